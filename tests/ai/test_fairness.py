"""A player's decision depends on its observation and its seed only."""

from __future__ import annotations

from random import Random

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.ai.roster import player_for
from reunion_desktop.games.reunion.rules import PRESETS
from tests.ai.positions import met_in_play, reshuffled, seen_by_mover

QUICK = ["random", "club"]
"""The levels that decide by rule; those that search are asked less often, elsewhere."""


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_never_change_a_decision(level: str, preset: str) -> None:
    """Other cards in the hands and discards that a seat does not see: the same legal decision."""
    player, dice, differed = player_for("reunion", level, "dice"), Random(1), 0
    for match in met_in_play(PRESETS[preset], "fair", 1):
        observation = seen_by_mover(match)
        other = reshuffled(match, observation.seat, dice)
        differed += other != match
        again = seen_by_mover(other)
        assert observation == again
        decision = player.choose(observation, NO_LIMIT, Stop())
        assert decision == player.choose(again, NO_LIMIT, Stop())
        assert decision.action in (observation.legal or ())
    assert differed > 60  # Most of the 93 positions hide something that can be changed.


@pytest.mark.parametrize("level", QUICK)
def test_same_question_same_answer(level: str) -> None:
    """Two players of one level and seed decide alike, in any order of questions."""
    first, second = player_for("reunion", level, "dice"), player_for("reunion", level, "dice")
    questions = [seen_by_mover(match) for match in met_in_play(PRESETS["rhineland"], "same", 1)]
    forwards = [first.choose(question, NO_LIMIT, Stop()) for question in questions]
    backwards = [second.choose(question, NO_LIMIT, Stop()) for question in reversed(questions)]
    assert forwards == list(reversed(backwards))
    # Asked again after all other questions, a player gives the same answers.
    assert forwards == [first.choose(question, NO_LIMIT, Stop()) for question in questions]
