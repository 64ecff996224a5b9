"""The beginner's typical mistakes, each on one hand."""

from __future__ import annotations

from collections.abc import Callable

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


def seat_player(level: str, dice: str) -> Player:
    """The three weakest players by name."""
    minds: dict[str, Callable[[str], Player]] = {
        "beginner": ReunionBeginner,
        "club": ReunionClubPlayer,
        "random": RandomPlayer,
    }
    return minds[level](dice)


def chosen(match: MatchState) -> str:
    """The card that a beginner plays whose turn it is."""
    action = ReunionBeginner("dice").choose(seen_by_mover(match), NO_LIMIT, Stop()).action
    assert isinstance(action, PlayCard)
    return str(action.card)


def table(forehand: str, middle: str, dealer: str) -> MatchState:
    """A deal with spades turned (S7, taken up with H7 and discarded with it)."""
    return played(dealt(RHINELAND, forehand, middle, dealer, "H7 S7"), "H7 S7")


def test_an_ace_is_led_at_once() -> None:
    """Aces from the longest suit first, whoever may be void."""
    match = table(
        "C8 C9 CQ CK CA D8 DA SA S8 H8",
        "C7 CT D7 D9 DT H9 HT S9 ST CJ",
        "DJ DQ DK HJ HQ HK HA SJ SQ SK",
    )
    assert "CA" == chosen(match)


def test_trumps_are_led_last() -> None:
    """The two highest trumps stay in hand while a seven can be led."""
    match = table(
        "C8 C9 D7 D8 H8 H9 SJ SK SA ST",
        "C7 CT D9 DT DJ HT HJ S8 S9 SQ",
        "CQ CK CA DQ DK DA HQ CJ HA HK",
    )
    assert "D7" == chosen(match)


def test_a_ten_is_kept_until_it_is_caught() -> None:
    """Last in hand it wins with the king and keeps the ten that would be safe now."""
    match = table(
        "C7 C8 D7 D8 H8 H9 SJ CJ SA ST",
        "C9 CQ D9 DT DJ HT HJ S8 S9 SQ",
        "CT CK CA DQ DK DA HQ HK HA SK",
    )
    assert "CK" == chosen(played_on(match, "C8 CQ"))


def test_the_left_bower_is_taken_for_a_jack() -> None:
    """With clubs in hand and spades trumps it leads the jack of clubs as a club of two points."""
    match = table(
        "CJ CQ SA ST SK SQ S8 S9 SJ HT",
        "C7 C8 C9 CT D7 D8 D9 DT H8 H9",
        "CK CA DJ DQ DK DA HJ HQ HK HA",
    )
    assert "CJ" == chosen(match)


def test_what_fell_is_forgotten() -> None:
    """With the ace gone, its king is the highest club; one trick later this is forgotten."""
    match = table(
        "C8 C9 CT CK D7 D8 H8 S8 S9 SA",
        "D9 DT DQ DJ HJ H9 HT HQ HK HA",
        "C7 CQ CA CJ DK DA SQ SK SJ ST",
    )
    assert "CK" == chosen(played_on(match, "C8 D9 CA C7"))
    assert "C9" == chosen(played_on(match, "C8 D9 CA DA D7 DT C7"))


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


def test_he_stands_between_chance_and_the_club() -> None:
    """Better than random play, and worse than a club player."""
    over = measure(
        DuplicatePlan(RHINELAND, ("beginner", "random"), "1", 25), seat_player=seat_player
    )
    under = measure(
        DuplicatePlan(RHINELAND, ("club", "beginner"), "1", 25), seat_player=seat_player
    )
    assert over.points.low > 0
    assert under.points.low > 0
