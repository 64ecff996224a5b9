"""The beginner's typical mistakes, each on one hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Player, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.ai.reunion.beginner import ReunionBeginner
from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.arena.blocks import DuplicatePlan, measure
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.reunion.rules import PRESETS
from tests.ai.positions import DEALER, dealt, played, played_on, seen_by_mover

RHINELAND = PRESETS["rhineland"]


def seat_player(level: str, seed: str) -> Player:
    """The three weakest players by name."""
    players: dict[str, Callable[[str], Player]] = {
        "beginner": ReunionBeginner,
        "club": ReunionClubPlayer,
        "random": RandomPlayer,
    }
    return players[level](seed)


def chosen(match: MatchState) -> str:
    """The card that a beginner plays whose turn it is."""
    action = ReunionBeginner("dice").choose(seen_by_mover(match), NO_LIMIT, Stop()).action
    assert isinstance(action, PlayCard)
    return str(action.card)


PLAYS = {
    "aces from the longest suit are led first, whoever may be void": (
        "C8 C9 CQ CK CA D8 DA SA S8 H8",
        "C7 CT D7 D9 DT H9 HT S9 ST CJ",
        "DJ DQ DK HJ HQ HK HA SJ SQ SK",
        {"": "CA"},
    ),
    "the two highest trumps stay in hand while a seven can be led": (
        "C8 C9 D7 D8 H8 H9 SJ SK SA ST",
        "C7 CT D9 DT DJ HT HJ S8 S9 SQ",
        "CQ CK CA DQ DK DA HQ CJ HA HK",
        {"": "D7"},
    ),
    "last in hand it wins with the king and keeps the ten that would be safe now": (
        "C7 C8 D7 D8 H8 H9 SJ CJ SA ST",
        "C9 CQ D9 DT DJ HT HJ S8 S9 SQ",
        "CT CK CA DQ DK DA HQ HK HA SK",
        {"C8 CQ": "CK"},
    ),
    "with clubs in hand and spades trumps it leads the left bower as a club of two points": (
        "CJ CQ SA ST SK SQ S8 S9 SJ HT",
        "C7 C8 C9 CT D7 D8 D9 DT H8 H9",
        "CK CA DJ DQ DK DA HJ HQ HK HA",
        {"": "CJ"},
    ),
    "with the ace gone its king is the highest club; one trick later this is forgotten": (
        "C8 C9 CT CK D7 D8 H8 S8 S9 SA",
        "D9 DT DQ DJ HJ H9 HT HQ HK HA",
        "C7 CQ CA CJ DK DA SQ SK SJ ST",
        {"C8 D9 CA C7": "CK", "C8 D9 CA DA D7 DT C7": "C9"},
    ),
}
"""Hands, and by the cards played so far the beginner's card."""


@pytest.mark.parametrize("rule", PLAYS)
def test_typical_plays(rule: str) -> None:
    """Spades are turned; the dealer discards the cards taken up."""
    forehand, middle, dealer, plays = PLAYS[rule]
    match = played(dealt(RHINELAND, forehand, middle, dealer, "H7 S7"), "H7 S7")
    for fallen, expected in plays.items():
        assert expected == chosen(played_on(match, fallen) if fallen else match)


def test_low_cards_are_laid_away_and_tens_kept() -> None:
    """It makes no void and saves no points: the two lowest plain cards are discarded."""
    match = dealt(
        RHINELAND,
        "C7 C8 C9 CQ CK CA D7 D8 D9 DQ",
        "H8 H9 HQ HK HA S8 S9 SQ SK SA",
        "CT DT DJ DK DA HT HJ SJ CJ ST",
        "H7 S7",
    )
    action = ReunionBeginner("dice").choose(observe(match, DEALER), NO_LIMIT, Stop()).action
    assert Discard(DEALER, CardSet.parse("H7 DJ")) == action


def test_a_beginner_stands_between_chance_and_the_club() -> None:
    """Better than random play, and worse than a club player."""
    over = measure(
        DuplicatePlan(RHINELAND, ("beginner", "random"), "1", 16), seat_player=seat_player
    )
    under = measure(
        DuplicatePlan(RHINELAND, ("club", "beginner"), "1", 16), seat_player=seat_player
    )
    assert over.points.low > 0
    assert under.points.low > 0
