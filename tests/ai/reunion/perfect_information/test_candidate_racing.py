"""Candidate racing: ties go by rule, a clear lead ends it, a stop is heard."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Timer
from time import monotonic

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop
from reunion_desktop.ai.reunion.card_play import best_card, by_rule
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information.candidate_racing import assay
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import rng_of_question
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import trick_tables
from tests.ai.positions import met_in_play, seen_by_mover

MINUTES = Limit(layouts=10**6, nodes=10**12)
"""Far more than anyone waits for."""


def choices(preset: str, seed: str, games: int, most: int = 10) -> Iterator[Observation]:
    """Observations with a choice of cards and at most some number in hand."""
    for match in met_in_play(PRESETS[preset], seed, games):
        observation = seen_by_mover(match)
        legal, deal = observation.legal, observation.deal
        assert deal is not None
        if isinstance(legal, MayPlay) and len(legal.cards) > 1 and len(deal.hand) <= most:
            yield observation


def test_ties_are_decided_by_rule() -> None:
    """Cards with the same value are ordered by the club player's preference."""
    for observation in choices("rhineland", "tie", 1, most=6):
        rule = by_rule(observation)
        cards = list(rule)
        expected = max(cards, key=lambda card: (rule[card], -card.index))
        assert expected == best_card(cards, [7.0] * len(cards), observation)
        assert cards[0] == best_card(cards, [8.0] + [7.0] * (len(cards) - 1), observation)


@pytest.mark.skipif(not COMPILED, reason="sixty layouts of ten tricks take the compiled search")
def test_a_clear_lead_ends_the_search() -> None:
    """If one card wins clearly in every layout, sixteen layouts are enough."""
    shorter = 0
    for observation in choices("rhineland", "clear", 1, most=4):
        layouts = ReunionDeterminizations(observation)
        assert observation.deal is not None
        cases = layouts.cases(60, rng_of_question("dice", observation.deal, observation.seat))
        tables = trick_tables(observation.deal.order, observation.rules)
        whole = assay(tables, layouts, cases, SearchBudget(NO_LIMIT, Stop(), 10**9))
        early = assay(tables, layouts, cases, SearchBudget(NO_LIMIT, Stop(), 10**9), critical_z=3.0)
        assert len(cases) == len(whole.gains)
        assert whole.gains[: len(early.gains)] == early.gains
        shorter += len(early.gains) < len(cases)
    assert shorter >= 5


@pytest.mark.skipif(not COMPILED, reason="the readable search plays by rule at ten tricks")
def test_a_stop_from_another_thread_is_heard() -> None:
    """A search that would take minutes answers immediately after a stop."""
    observation = next(choices("rhineland", "stop", 1))
    layouts = ReunionDeterminizations(observation)
    assert observation.deal is not None
    stop = Stop()
    cases = layouts.cases(20_000, rng_of_question("dice", observation.deal, observation.seat))
    tables = trick_tables(observation.deal.order, observation.rules)
    timer = Timer(0.1, stop.set)
    timer.start()
    begin = monotonic()
    found = assay(tables, layouts, cases, SearchBudget(MINUTES, stop, 10**12))
    assert monotonic() - begin < 5
    assert len(found.gains) < len(cases)
    timer.join()
