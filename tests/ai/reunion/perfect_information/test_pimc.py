"""PIMC search: exact in endgames, economical, and never late."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from threading import Timer
from time import monotonic, thread_time

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Limit, Motive, NotMyTurn, Stop
from reunion_desktop.ai.reunion.card_play import best_card, by_rule
from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information.candidate_racing import assay
from reunion_desktop.ai.reunion.perfect_information.pimc import Pimc
from reunion_desktop.ai.reunion.search_player import ReunionSearchPlayer
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import dice_of_question
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.solver.plain import AloneSearch
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.solver.tables import trick_tables
from tests.ai.positions import met_in_play, reshuffled, seen_by_mover

MINUTES = Limit(worlds=10**6, nodes=10**12)
"""Far more than anyone waits for."""


def pimc(worlds: int = 40, surety: float | None = 3.0) -> ReunionSearchPlayer:
    """A player with some number of layouts."""
    return ReunionSearchPlayer(Pimc("dice", worlds=worlds, surety=surety))


def choices(preset: str, seed: str, games: int, most: int = 10) -> Iterator[Observation]:
    """Observations with a choice of cards and at most some number in hand."""
    for match in met_in_play(PRESETS[preset], seed, games):
        observation = seen_by_mover(match)
        legal, deal = observation.legal, observation.deal
        assert deal is not None
        if isinstance(legal, MayPlay) and len(legal.cards) > 1 and len(deal.hand) <= most:
            yield observation


def by_hand(observation: Observation) -> dict[Card, float]:
    """The mean value of each card over all layouts, by the Python solver."""
    worlds = ReunionDeterminizations(observation)
    assert observation.deal is not None
    tables = trick_tables(observation.deal.order, observation.rules)
    every = worlds.every()
    sums: dict[Card, float] = {}
    for world in every:
        search = AloneSearch(tables, observation.seat)
        for card in observation.legal.cards if observation.legal else ():
            found = search.card_value(worlds.position(world), card.index)
            sums[card] = sums.get(card, 0.0) + found / len(every)
    return sums


@pytest.mark.parametrize("preset", PRESETS)
def test_endings_are_played_by_the_mean_of_all_worlds(preset: str) -> None:
    """With two or three cards left the choice is the best average, ties by rule."""
    mind, asked = pimc(worlds=400, surety=None), 0
    for observation in choices(preset, "end", 2, most=3):
        if ReunionDeterminizations(observation).count > 100:
            continue
        means, rule = by_hand(observation), by_rule(observation)
        best = max(means.values())
        level = [card for card in means if means[card] > best - 1e-6]
        expected = max(level, key=lambda card: (rule[card], -card.index))
        action = mind.choose(observation, NO_LIMIT, Stop()).action
        assert PlayCard(observation.seat, expected) == action
        asked += 1
    assert asked >= 10


def test_ties_are_decided_by_rule() -> None:
    """Cards with the same value are ordered by the club player's preference."""
    for observation in choices("rhineland", "tie", 1, most=6):
        rule = by_rule(observation)
        cards = list(rule)
        expected = max(cards, key=lambda card: (rule[card], -card.index))
        assert expected == best_card(cards, [7.0] * len(cards), observation)
        assert cards[0] == best_card(cards, [8.0] + [7.0] * (len(cards) - 1), observation)


@pytest.mark.skipif(not COMPILED, reason="sixty worlds of ten tricks take the compiled search")
def test_a_clear_lead_ends_the_search() -> None:
    """If one card wins clearly in every layout, sixteen layouts are enough."""
    shorter = 0
    for observation in choices("rhineland", "clear", 1, most=4):
        worlds = ReunionDeterminizations(observation)
        assert observation.deal is not None
        cases = worlds.cases(60, dice_of_question("dice", observation.deal, observation.seat))
        tables = trick_tables(observation.deal.order, observation.rules)
        whole = assay(tables, worlds, cases, SearchBudget(NO_LIMIT, Stop(), 10**9))
        early = assay(tables, worlds, cases, SearchBudget(NO_LIMIT, Stop(), 10**9), surety=3.0)
        assert len(cases) == len(whole.gains)
        assert whole.gains[: len(early.gains)] == early.gains
        shorter += len(early.gains) < len(cases)
    assert shorter >= 5


def test_worlds_are_limited() -> None:
    """The limit of layouts is kept."""
    for observation in choices("rhineland", "few", 1, most=6):
        info = pimc(worlds=400).choose(observation, Limit(worlds=5), Stop()).info
        assert isinstance(info["worlds"], int)
        assert info["worlds"] <= 5


def test_without_nodes_the_rule_plays() -> None:
    """Without a budget the club player's heuristic decides."""
    for observation in choices("rhineland", "none", 1, most=9):
        rule = ReunionClubPlayer("dice").choose(observation, NO_LIMIT, Stop())
        assert rule == pimc().choose(observation, Limit(nodes=0), Stop())


def test_a_limit_of_time_is_kept() -> None:
    """The time limit is kept, even for a million layouts at ten tricks."""
    for observation in list(choices("rhineland", "time", 1))[:4]:
        begin = thread_time()
        decision = pimc(worlds=20_000).choose(observation, Limit(time_ms=40), Stop())
        # Thread time: load from other programs does not count.
        assert thread_time() - begin < 1
        assert decision.action in (observation.legal or ())


@pytest.mark.skipif(not COMPILED, reason="the readable search plays by rule at ten tricks")
def test_a_stop_from_another_thread_is_heard() -> None:
    """A search that would take minutes answers immediately after a stop."""
    observation = next(choices("rhineland", "stop", 1))
    worlds = ReunionDeterminizations(observation)
    assert observation.deal is not None
    stop = Stop()
    cases = worlds.cases(20_000, dice_of_question("dice", observation.deal, observation.seat))
    tables = trick_tables(observation.deal.order, observation.rules)
    timer = Timer(0.1, stop.set)
    timer.start()
    begin = monotonic()
    found = assay(tables, worlds, cases, SearchBudget(MINUTES, stop, 10**12))
    assert monotonic() - begin < 5
    assert len(found.gains) < len(cases)
    timer.join()


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_never_change_a_choice(preset: str) -> None:
    """Other hidden hands and discards: the same layouts, the same decision."""
    mind, dice, differed = pimc(), Random(1), 0
    few = Limit(worlds=6, nodes=200_000 if COMPILED else 5_000)
    for match in list(met_in_play(PRESETS[preset], "fair", 1))[::4]:
        observation = seen_by_mover(match)
        other = reshuffled(match, observation.seat, dice)
        differed += other != match
        decision = mind.choose(observation, few, Stop())
        assert decision == mind.choose(observe(other, observation.seat), few, Stop())
    assert differed > 15


def test_one_card_is_no_choice() -> None:
    """With one legal card there is no search."""
    for match in met_in_play(PRESETS["rhineland"], "one", 1):
        observation = seen_by_mover(match)
        if len(observation.legal.cards if observation.legal else ()) == 1:
            decision = pimc().choose(observation, NO_LIMIT, Stop())
            assert [Motive.ONLY_CHOICE] == [reason.motive for reason in decision.reasons]


def test_nobody_answers_out_of_turn() -> None:
    """A seat that is not to move raises an error."""
    match = next(met_in_play(PRESETS["rhineland"], "turn", 1))
    other = observe(match, (seen_by_mover(match).seat + 1) % 3)
    with pytest.raises(NotMyTurn, match="has nothing to decide"):
        pimc().choose(other, NO_LIMIT, Stop())
