"""The greedy player for comparison, which only sees the current trick."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reunion_desktop.ai.player import NO_LIMIT, NotMyTurn, Stop
from reunion_desktop.ai.reunion.greedy import GreedyPlayer
from reunion_desktop.arena.blocks import DuplicatePlan, measure
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND
from tests.ai.positions import dealt, met_in_play, played, seen_by_mover

# Spades are trumps; seat 2 deals and turns ST.
DEALT = dealt(
    RHINELAND,
    "CJ C8 C9 CT H7 H8 S8 S9 D7 D8",
    "SJ S7 SA HK D9 CA CK CQ DA HA",
    "C7 SK SQ DT DK DQ HT H9 HQ HJ",
    "DJ ST",
)


def chosen(match: MatchState) -> str:
    """The greedy player's decision for the seat to move."""
    action = GreedyPlayer("").choose(seen_by_mover(match), NO_LIMIT, Stop()).action
    if isinstance(action, PlayCard):
        return str(action.card)
    assert isinstance(action, Discard)
    return str(action.cards)


@pytest.mark.parametrize(
    ("cards", "card"),
    [
        # The lead: no card is the highest of its suit, so the lowest is led.
        ("", "D7"),
        # Ten of clubs led: the ace takes it and brings most.
        ("CT", "CA"),
        # Any trump wins; of the three the ten has most points.
        ("CT CA", "ST"),
        # Again no card is the highest left.
        ("CT CA SK", "H9"),
    ],
)
def test_the_trick_at_hand_is_all(cards: str, card: str) -> None:
    """It wins with the card of most points, and otherwise gives the lowest."""
    assert card == chosen(played(DEALT, "C7 DJ", cards))


def test_a_master_is_led() -> None:
    """Leading the highest remaining card of a suit wins the trick, as far as it can see."""
    match = played(DEALT, "C7 DJ", "C8 CA SQ DQ D7 DA")
    # The right bower brings a point more than the ace of hearts.
    assert "SJ" == chosen(match)


def test_most_points_are_laid_away() -> None:
    """Discards are surely the dealer's: one ten, as more are not allowed, and a king."""
    assert "DT DK" == chosen(DEALT)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_decision_is_legal(preset: str) -> None:
    """Under all rules its cards are legal."""
    greedy = GreedyPlayer("")
    for match in met_in_play(PRESETS[preset], "greedy", 1):
        seen = seen_by_mover(match)
        assert seen.legal is not None
        assert greedy.choose(seen, NO_LIMIT, Stop()).action in seen.legal


def test_he_stands_between_chance_and_the_club() -> None:
    """Better than any card, worse than a player with a memory and a plan."""
    plan = DuplicatePlan(RHINELAND, ("greedy", "random"), "greedy", 20)
    assert measure(plan).points.low > 0
    assert measure(replace(plan, players=("club", "greedy"))).points.low > 0


def test_nobody_answers_out_of_turn() -> None:
    """A seat that is not to move raises an error."""
    with pytest.raises(NotMyTurn):
        GreedyPlayer("").choose(observe(DEALT, 0), NO_LIMIT, Stop())
