"""A player's decision depends on its observation and its seed only."""

from __future__ import annotations

from random import Random

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Limit, NotMyTurn, Stop
from reunion_desktop.ai.roster import player_for
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.reunion.rules import PRESETS
from tests.ai.positions import met_in_play, reshuffled, seen_by_mover

LEVELS = {"random": 1, "beginner": 1, "club": 1, "network": 5, "strong": 5, "expert": 5}
"""By level: one question of how many is put; players that search are slower."""

FEW = Limit(layouts=6)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_never_change_a_decision(level: str, preset: str) -> None:
    """Other cards where a seat does not see them: the same decision, and a legal one."""
    player, rng, differed = player_for("reunion", level, "dice"), Random(1), 0
    matches = list(met_in_play(PRESETS[preset], "fair", 1))[:: LEVELS[level]]
    for match in matches:
        observation = seen_by_mover(match)
        other = reshuffled(match, observation.seat, rng)
        differed += other != match
        again = seen_by_mover(other)
        assert observation == again
        decision = player.choose(observation, FEW, Stop())
        assert decision.action in (observation.legal or ())
        assert decision == player.choose(again, FEW, Stop())
    assert differed > len(matches) * 0.6  # Most positions hide something that can be changed.


@pytest.mark.parametrize("level", LEVELS)
def test_same_question_same_answer(level: str) -> None:
    """Two players of one level and seed decide alike, in any order of questions."""
    first, second = player_for("reunion", level, "dice"), player_for("reunion", level, "dice")
    matches = list(met_in_play(PRESETS["rhineland"], "same", 1))[:: LEVELS[level]]
    questions = [seen_by_mover(match) for match in matches]
    forwards = [first.choose(question, FEW, Stop()) for question in questions]
    backwards = [second.choose(question, FEW, Stop()) for question in reversed(questions)]
    assert forwards == list(reversed(backwards))


@pytest.mark.parametrize("level", LEVELS)
def test_a_set_stop_still_gets_a_legal_answer(level: str) -> None:
    """With a stop set before the start the answer is still legal."""
    player, stop = player_for("reunion", level, "dice"), Stop()
    stop.set()
    for match in list(met_in_play(PRESETS["rhineland"], "stop", 1))[::4]:
        observation = seen_by_mover(match)
        assert player.choose(observation, NO_LIMIT, stop).action in (observation.legal or ())


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_answers_out_of_turn(level: str) -> None:
    """A seat that is not to move raises an error."""
    match = next(met_in_play(PRESETS["rhineland"], "turn", 1))
    other = observe(match, (seen_by_mover(match).seat + 1) % 3)
    with pytest.raises(NotMyTurn, match="has nothing to decide"):
        player_for("reunion", level, "dice").choose(other, NO_LIMIT, Stop())
