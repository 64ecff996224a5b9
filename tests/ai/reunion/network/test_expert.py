"""The expert: network policy, playouts, reasons, and time limits."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import monotonic

import pytest

from reunion_desktop.ai.character import EVEN
from reunion_desktop.ai.player import NO_LIMIT, Limit, Motive, NotMyTurn, Player, Stop
from reunion_desktop.ai.reunion.network.expert import (
    EXPERT_REACH,
    FEW_WORLDS,
    NetworkExpert,
    expert_player,
    judge_player,
    liked_discards,
    strong_player,
)
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.reunion.rules import PRESETS
from tests.ai.positions import met_in_play, reshuffled, seen_by_mover
from tests.ai.reunion.network.asking import FEW, choices_of_cards, seen, slow_without_a_compiler

ALL = {"expert": expert_player, "strong": strong_player, "network": judge_player}
"""Players with a value network, by level."""


def units_told(info: object) -> dict[str, float]:
    """Units of the choices, as a decision reports them."""
    assert isinstance(info, dict)
    return info


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_never_change_a_decision(preset: str, level: str) -> None:
    """Other hidden hands and discards: the same layouts, decision and reasons."""
    mind, dice, differed = ALL[level]("dice"), Random(1), 0
    for match in list(met_in_play(PRESETS[preset], "fair", 1))[::4]:
        observation = seen_by_mover(match)
        other = reshuffled(match, observation.seat, dice)
        differed += other != match
        decision = mind.choose(observation, FEW, Stop())
        assert decision == mind.choose(observe(other, observation.seat), FEW, Stop())
    assert differed > 15


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_decision_is_legal(preset: str, level: str) -> None:
    """For any rules of the table the answer is legal."""
    mind = ALL[level]("dice")
    for observation in list(seen(preset, "legal"))[1::4]:
        assert mind.choose(observation, FEW, Stop()).action in (observation.legal or ())


@pytest.mark.parametrize("level", ALL)
def test_same_question_same_answer(level: str) -> None:
    """The player has no state: questions in any order get the same answers."""
    questions = list(seen("rhineland", "same"))[::5]
    first, second = ALL[level]("dice"), ALL[level]("dice")
    forwards = [first.choose(question, FEW, Stop()) for question in questions]
    backwards = [second.choose(question, FEW, Stop()) for question in reversed(questions)]
    assert forwards == list(reversed(backwards))


def test_a_set_stop_is_answered_at_once() -> None:
    """With a stop set before the start the answer is still legal."""
    stop = Stop()
    stop.set()
    for observation in list(seen("rhineland", "stop"))[::4]:
        begin = monotonic()
        action = expert_player("dice").choose(observation, NO_LIMIT, stop).action
        assert action in (observation.legal or ())
        assert monotonic() - begin < 0.5


def test_a_limit_of_time_is_kept() -> None:
    """The time limit holds for every decision: discards, the first lead, endgames."""
    wide = replace(EXPERT_REACH, worlds=20_000, nodes=10**10, surety=None, trials=20_000)
    mind = expert_player("dice", reach=wide)
    for observation in list(seen("rhineland", "time"))[:31:6]:
        begin = monotonic()
        decision = mind.choose(observation, Limit(time_ms=50), Stop())
        assert monotonic() - begin < 1
        assert decision.action in (observation.legal or ())


@slow_without_a_compiler
def test_a_limit_of_worlds_is_kept() -> None:
    """No more layouts are examined, for discards and for cards."""
    for observation in list(seen("rhineland", "worlds"))[::5]:
        for worlds in (3, 30):
            decision = expert_player("dice").choose(observation, Limit(worlds=worlds), Stop())
            found = decision.info.get("worlds", 0)
            assert isinstance(found, int)
            assert found <= worlds


@pytest.mark.parametrize("limit", [Limit(nodes=1), Limit(worlds=0)], ids=["nodes", "worlds"])
def test_where_nothing_may_be_played_out_judgement_decides(limit: Limit) -> None:
    """Without layouts it makes the choice of the network's policy alone."""
    for observation in list(seen("rhineland", "alone"))[::4]:
        decision = expert_player("dice").choose(observation, limit, Stop())
        alone = judge_player("other dice").choose(observation, NO_LIMIT, Stop())
        assert alone.action == decision.action
        assert alone.reasons == decision.reasons


def test_nobody_answers_out_of_turn() -> None:
    """A seat that is not to move raises an error."""
    match = next(met_in_play(PRESETS["rhineland"], "turn", 1))
    other = observe(match, (seen_by_mover(match).seat + 1) % 3)
    with pytest.raises(NotMyTurn, match="has nothing to decide"):
        expert_player("dice").choose(other, NO_LIMIT, Stop())


@slow_without_a_compiler
@pytest.mark.parametrize("level", ["expert", "strong"])
def test_he_plays_the_card_of_the_most_units(level: str) -> None:
    """Every legal card has its units, and none has more than the one played."""
    for observation, deal, legal in choices_of_cards("rhineland", "most"):
        if level == "strong" and len(deal.hand) > FEW_WORLDS.cards:
            continue
        decision = ALL[level]("dice").choose(observation, FEW, Stop())
        assert isinstance(decision.action, PlayCard)
        units = units_told(decision.info["units"])
        assert {str(card) for card in legal.cards} == units.keys()
        assert units[str(decision.action.card)] == max(units.values())


def test_judgement_alone_plays_the_dearest_card() -> None:
    """In points, as the network has learnt to expect them; with reasons a club player has."""
    for observation, _, legal in choices_of_cards("rhineland", "dearest"):
        decision = judge_player("dice").choose(observation, NO_LIMIT, Stop())
        assert isinstance(decision.action, PlayCard)
        values = units_told(decision.info["values"])
        assert {str(card) for card in legal.cards} == values.keys()
        assert values[str(decision.action.card)] == max(values.values())
        assert decision.reasons
        assert Motive.BEST_SEEN not in {reason.motive for reason in decision.reasons}


@slow_without_a_compiler
@pytest.mark.parametrize("preset", PRESETS)
def test_a_decision_carries_its_reasons(preset: str) -> None:
    """Shares are shares, points are points, and what is feared is out."""
    told = set()
    for observation, deal, _ in choices_of_cards(preset, "why"):
        decision = expert_player("dice").choose(observation, FEW, Stop())
        assert isinstance(decision.action, PlayCard)
        assert Motive.BEST_SEEN is decision.reasons[0].motive
        for reason in decision.reasons:
            told.add(reason.motive)
            assert reason.share is not None
            assert 0 <= reason.share <= 1
            assert 0 <= (reason.points or 0) <= 150 + 5 * 29
            if reason.motive is Motive.FEARS:
                fallen = [c for taken in deal.taken for c in taken.trick.cards]
                assert not reason.cards & (deal.hand | CardSet.of(fallen))
            else:
                assert CardSet.of((decision.action.card,)) == reason.cards
    assert {Motive.BEST_SEEN, Motive.HOLDS, Motive.FEARS} <= told


def laying_away(preset: str, mind: Player, limit: Limit) -> list[tuple[Discard, dict[str, float]]]:
    """Discards in two random games, with what the choices are worth."""
    found = []
    for observation in seen(preset, "away", 2):
        if isinstance(observation.legal, MayDiscard):
            decision = mind.choose(observation, limit, Stop())
            assert isinstance(decision.action, Discard)
            assert decision.action in observation.legal
            assert decision.reasons
            found.append((decision.action, units_told(decision.info.get("units", {}))))
    assert 6 == len(found)
    return found


@slow_without_a_compiler
def test_of_the_discards_that_are_liked_the_one_of_the_most_units_is_made() -> None:
    """The policy's first few discards are played out, and compared in units."""
    for discard, units in laying_away("rhineland", expert_player("dice"), Limit(worlds=12)):
        assert EXPERT_REACH.discards == len(units)
        assert units[str(discard.cards)] == max(units.values())


@pytest.mark.parametrize("level", ["strong", "network"])
def test_those_who_look_less_far_lay_away_by_judgement(level: str) -> None:
    """The policy's first discard, without playouts."""
    liked = []
    for observation in seen("rhineland", "away", 2):
        if isinstance(observation.legal, MayDiscard) and observation.deal is not None:
            order = liked_discards(observation, observation.deal, observation.legal)
            assert set(observation.legal.actions) == set(order)
            liked.append((order[0], dict[str, float]()))
    assert liked == laying_away("rhineland", ALL[level]("dice"), NO_LIMIT)


@slow_without_a_compiler
def test_a_strong_player_is_an_expert_who_looks_into_few_worlds() -> None:
    """An expert with its search configuration plays the same: policy, and late in few layouts."""
    looked = set()
    for observation, deal, _ in list(choices_of_cards("rhineland", "strong"))[::2]:
        expert = NetworkExpert("dice", EVEN, FEW_WORLDS)
        appraisal = expert.appraise(
            observation, deal, NO_LIMIT, SearchBudget(NO_LIMIT, Stop(), 10**9)
        )
        looked.add(appraisal is not None)
        assert (len(deal.hand) <= FEW_WORLDS.cards) == (appraisal is not None)
        if appraisal is not None:
            assert {1} == {case.weight for case in appraisal.cases}
            assert len(appraisal.cases) <= FEW_WORLDS.worlds
        decision = strong_player("dice").choose(observation, NO_LIMIT, Stop())
        assert decision == expert_player("dice", reach=FEW_WORLDS).choose(
            observation, NO_LIMIT, Stop()
        )
    assert looked == {True, False}


@slow_without_a_compiler
def test_all_cards_are_played_out_in_the_same_worlds() -> None:
    """Without a race nothing is given up; with it a card once given up stays so."""
    whole = replace(EXPERT_REACH, worlds=200, surety=None)
    given_up = 0
    for observation, deal, legal in list(choices_of_cards("rhineland", "race"))[:20:4]:
        for reach in (whole, replace(whole, surety=2.5)):
            expert, purse = (
                NetworkExpert("dice", EVEN, reach),
                SearchBudget(NO_LIMIT, Stop(), 10**9),
            )
            appraisal = expert.appraise(observation, deal, NO_LIMIT, purse)
            assert appraisal is not None
            assert {len(legal.cards)} == {len(row) for row in appraisal.rows}
            for column in zip(*appraisal.rows, strict=True):
                played = [outcome is not None for outcome in column]
                assert played == sorted(played, reverse=True)
                given_up += not all(played)
                assert reach.surety is not None or all(played)
    assert given_up


def test_a_single_card_is_played_without_a_thought() -> None:
    """Nothing is looked into, and it is said to be the only choice."""
    only = [
        observation
        for observation in seen("rhineland", "only")
        if isinstance(observation.legal, MayPlay) and len(observation.legal.cards) == 1
    ]
    assert only
    for observation in only[:5]:
        decision = expert_player("dice").choose(observation, NO_LIMIT, Stop())
        assert [Motive.ONLY_CHOICE] == [reason.motive for reason in decision.reasons]
        assert "worlds" not in decision.info
