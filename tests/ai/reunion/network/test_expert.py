"""The expert: network policy, playouts, reasons, and time limits."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

import pytest

from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.player import NO_LIMIT, Limit, Stop
from reunion_desktop.ai.reason import Motive
from reunion_desktop.ai.reunion.network.expert import (
    EXPERT_REACH,
    FEW_LAYOUTS,
    CardValues,
    NetworkExpert,
    expert_player,
    network_player,
    ranked_discards,
    strong_player,
)
from reunion_desktop.ai.reunion.network.search_config import ExpertConfig
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from tests.ai.reunion.network.asking import FEW, choices_of_cards, seen, slow_without_a_compiler
from tests.ai.reunion.reasons import checked_motives


def figures(info: object) -> dict[str, float]:
    """The figures of the choices, as a decision reports them."""
    assert isinstance(info, dict)
    return info


def appraised(
    reach: ExpertConfig, observation: Observation, deal: DealObservation
) -> CardValues | None:
    """The value of each card, without a limit."""
    budget = SearchBudget(NO_LIMIT, Stop(), 10**9)
    return NetworkExpert("dice", EVEN, reach).appraise(observation, deal, NO_LIMIT, budget)


def test_a_limit_of_time_is_kept() -> None:
    """The time limit holds for every decision: discards, the first lead, endgames."""
    wide = replace(EXPERT_REACH, layouts=20_000, nodes=10**10, critical_z=None, trials=20_000)
    player = NetworkExpert("dice", EVEN, wide)
    for observation in list(seen("rhineland", "time"))[:31:10]:
        begin = monotonic()
        decision = player.choose(observation, Limit(time_ms=50), Stop())
        assert monotonic() - begin < 1
        assert decision.action in (observation.legal or ())


@pytest.mark.parametrize("limit", [Limit(nodes=1), Limit(layouts=0)], ids=["nodes", "layouts"])
def test_where_nothing_may_be_played_out_the_policy_decides(limit: Limit) -> None:
    """Without layouts it makes the choice of the network's policy alone."""
    for observation in list(seen("rhineland", "alone"))[::6]:
        decision = expert_player("dice").choose(observation, limit, Stop())
        alone = network_player("other dice").choose(observation, NO_LIMIT, Stop())
        assert (alone.action, alone.reasons) == (decision.action, decision.reasons)


@slow_without_a_compiler
@pytest.mark.parametrize("level", ["expert", "strong"])
def test_the_card_of_the_most_units_is_played(level: str) -> None:
    """Every legal card has its units, none has more than the one played, with true reasons.

    Shares are shares, points are card points, and what is feared is out. No more layouts are
    examined than the limit allows.
    """
    told = set[Motive]()
    player = expert_player("dice") if level == "expert" else strong_player("dice")
    for observation, deal, legal in choices_of_cards("rhineland", "most"):
        if level == "strong" and len(deal.hand) > FEW_LAYOUTS.cards:
            continue
        decision = player.choose(observation, FEW, Stop())
        assert isinstance(decision.action, PlayCard)
        units = figures(decision.info["units"])
        assert {str(card) for card in legal.cards} == units.keys()
        assert units[str(decision.action.card)] == max(units.values())
        assert decision.info["layouts"] in range(1, 7)
        told |= checked_motives(decision, deal)
    assert {Motive.BEST_SEEN, Motive.HOLDS, Motive.FEARS} <= told


def test_the_policy_alone_plays_the_dearest_card() -> None:
    """In points, as the network has learnt to expect them; with reasons a club player has."""
    for observation, _, legal in choices_of_cards("rhineland", "dearest"):
        decision = network_player("dice").choose(observation, NO_LIMIT, Stop())
        assert isinstance(decision.action, PlayCard)
        values = figures(decision.info["values"])
        assert {str(card) for card in legal.cards} == values.keys()
        assert values[str(decision.action.card)] == max(values.values())
        assert decision.reasons
        assert Motive.BEST_SEEN not in {reason.motive for reason in decision.reasons}


@slow_without_a_compiler
def test_discards() -> None:
    """The policy's first few discards are compared in units; lesser players make the first."""
    asked = 0
    for observation in seen("rhineland", "away", 2):
        legal = observation.legal
        if isinstance(legal, MayDiscard) and observation.deal is not None:
            decision = expert_player("dice").choose(observation, Limit(layouts=12), Stop())
            units = figures(decision.info["units"])
            assert decision.reasons
            assert EXPERT_REACH.discards == len(units)
            assert isinstance(decision.action, Discard)
            assert units[str(decision.action.cards)] == max(units.values())
            order = ranked_discards(observation, observation.deal, legal)
            assert set(legal.actions) == set(order)
            for player in (strong_player("dice"), network_player("dice")):
                assert order[0] == player.choose(observation, NO_LIMIT, Stop()).action
            asked += 1
    assert asked == 6


@slow_without_a_compiler
def test_a_strong_player_is_an_expert_with_few_layouts() -> None:
    """An expert with its search configuration plays the same: policy, and late in few layouts."""
    looked = set()
    for observation, deal, _ in list(choices_of_cards("rhineland", "strong"))[::3]:
        appraisal = appraised(FEW_LAYOUTS, observation, deal)
        looked.add(appraisal is not None)
        assert (len(deal.hand) <= FEW_LAYOUTS.cards) == (appraisal is not None)
        if appraisal is not None:
            assert {1} == {case.weight for case in appraisal.cases}
            assert len(appraisal.cases) <= FEW_LAYOUTS.layouts
        decision = strong_player("dice").choose(observation, NO_LIMIT, Stop())
        expert = NetworkExpert("dice", EVEN, FEW_LAYOUTS)
        assert decision == expert.choose(observation, NO_LIMIT, Stop())
    assert looked == {True, False}


@slow_without_a_compiler
def test_all_cards_are_played_out_in_the_same_layouts() -> None:
    """Without a race nothing is given up; with it a card once given up stays so."""
    given_up = 0
    for observation, deal, legal in list(choices_of_cards("rhineland", "race"))[:20:4]:
        for critical_z in (None, 2.5):
            reach = replace(EXPERT_REACH, layouts=200, critical_z=critical_z)
            appraisal = appraised(reach, observation, deal)
            assert appraisal is not None
            assert {len(legal.cards)} == {len(row) for row in appraisal.rows}
            for column in zip(*appraisal.rows, strict=True):
                played = [outcome is not None for outcome in column]
                assert played == sorted(played, reverse=True)
                given_up += not all(played)
                assert critical_z is not None or all(played)
    assert given_up


def test_a_single_card_is_played_without_a_search() -> None:
    """Nothing is looked into, and it is said to be the only choice."""
    only = [
        observation
        for observation in seen("rhineland", "only")
        if isinstance(observation.legal, MayPlay) and len(observation.legal.cards) == 1
    ]
    for observation in only[:3]:
        decision = expert_player("dice").choose(observation, NO_LIMIT, Stop())
        assert [Motive.ONLY_CHOICE] == [reason.motive for reason in decision.reasons]
        assert "layouts" not in decision.info
    assert only


@pytest.mark.parametrize(
    ("layouts", "limit", "number"),
    [
        *((400, NO_LIMIT, 400), (400, Limit(layouts=6), 6), (400, Limit(layouts=5000), 400)),
        *((400, Limit(layouts=0), 0), (400, Limit(time_ms=50), 50)),
        *((400, Limit(time_ms=50, layouts=20), 20), (400, Limit(time_ms=1000), 400)),
        *((0, Limit(layouts=100), 0), (0, NO_LIMIT, 0)),
    ],
)
def test_a_limit_never_adds_layouts(layouts: int, limit: Limit, number: int) -> None:
    """It may cost some; a player without search has none under every limit."""
    assert number == ExpertConfig(layouts=layouts).number(limit)


@slow_without_a_compiler
@pytest.mark.parametrize("reach", [ExpertConfig(layouts=150), FEW_LAYOUTS], ids=["race", "no race"])
def test_any_number_of_threads_decides_the_same(reach: ExpertConfig) -> None:
    """Choice, reasons, layouts and figures are equal; only the cost may differ."""
    player, raced = NetworkExpert("dice", EVEN, reach), 0
    for question in list(seen("rhineland", "threads"))[::6]:
        alone = player.choose(question, Limit(), Stop())
        for threads in (2, 7):
            shared = player.choose(question, Limit(threads=threads), Stop())
            assert (alone.action, alone.reasons) == (shared.action, shared.reasons)
            for figure in ("layouts", "units"):
                assert alone.info.get(figure) == shared.info.get(figure)
        raced += alone.info.get("layouts") == 60
        short = player.choose(question, Limit(nodes=3_000, threads=3), Stop())
        assert short.action in (question.legal or ())
    assert raced or reach is FEW_LAYOUTS
