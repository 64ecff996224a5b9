"""Turns with cards in the middle: Schwimmen and the Thirty-One of the Bicycle rule book."""

from __future__ import annotations

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayDraw
from reunion_desktop.games.thirty_one.losses import pots
from reunion_desktop.games.thirty_one.options import KNOCK
from reunion_desktop.games.thirty_one.rules import BICYCLE, SCHWIMMEN
from tests.games.thirty_one.dealing import begun, choices, lost, played, table_of

HANDS = ("C7 D8 H9", "C8 D9 H7", "C9 D7 H8")
OPEN = SCHWIMMEN.changed({"dealer_packet": False})


def cards(text: str) -> tuple[Card, ...]:
    """Cards in their order."""
    return tuple(map(Card.parse, text.split()))


def test_the_dealer_keeps_a_packet_or_takes_the_other_unseen() -> None:
    """The packet that is not kept lies open in the middle (pagat, Schwimmen)."""
    match = begun(SCHWIMMEN, HANDS, "SA SK HQ")
    assert (2, {"keep", "swap"}, ()) == (match.to_act(), choices(match), table_of(match).pile)
    kept, swapped = played(match, "keep"), played(match, "swap")
    assert (0, cards("SA SK HQ")) == (kept.to_act(), table_of(kept).pile)
    assert cards("C9 D7 H8") == table_of(swapped).pile
    assert swapped.deal is not None
    assert CardSet.parse("SA SK HQ") == swapped.deal.hands[2]


def test_one_card_is_exchanged_for_one_in_the_middle() -> None:
    """The discard takes the place of the card taken, which may not go back."""
    match = played(begun(OPEN, HANDS, "SA SK HQ"), "take SK")
    assert {"throw C7", "throw D8", "throw H9"} == choices(match)
    assert cards("SA D8 HQ") == table_of(played(match, "throw D8")).pile


def test_all_three_are_exchanged_or_one_never_two() -> None:
    """Or the turn goes by, or the player knocks (pagat, Schwimmen)."""
    match = begun(OPEN, HANDS, "SA SK HQ")
    assert {"take SA", "take SK", "take HQ", "all", "push", "knock"} == choices(match)
    after = played(match, "all")
    assert cards("C7 D8 H9") == table_of(after).pile
    assert after.deal is not None
    assert CardSet.parse("SA SK HQ") == after.deal.hands[0] == table_of(after).known_of(0)
    assert "knock" in choices(after)


def test_a_call_keeps_its_place_after_a_knock() -> None:
    """The knock comes last: keys for the other calls stay the same without it."""
    match = begun(OPEN, HANDS, "SA SK HQ")
    before, after = match.legal(), played(match, "knock").legal()
    assert isinstance(before, MayDraw)
    assert isinstance(after, MayDraw)
    assert (*after.calls, KNOCK) == before.calls


def test_taking_all_three_may_count_as_a_knock() -> None:
    """Then everybody else has one more turn; where it is so agreed."""
    match = begun(OPEN.changed({"exchange": "all_knocks"}), HANDS, "SA SK HQ")
    match = played(match, "all")
    assert (0, (1, 2)) == (table_of(match).knocker, table_of(match).last_turns)
    assert "knock" not in choices(match)
    again = played(match, "all")
    assert (0, (2,)) == (table_of(again).knocker, table_of(again).last_turns)


def test_if_all_push_the_middle_is_replaced() -> None:
    """Three new cards; any exchange in between begins the count again (pagat, Schwimmen)."""
    match = begun(OPEN, HANDS, "SA SK HQ S7 S8 S9")
    match = played(match, "push", "push", "take SA", "throw C9", "push", "push")
    assert cards("C9 SK HQ") == table_of(match).pile
    match = played(match, "push")
    assert cards("S7 S8 S9") == table_of(match).pile
    assert CardSet.parse("C9 SK HQ") == table_of(match).aside


def test_if_all_push_and_too_few_cards_are_left_the_deal_ends() -> None:
    """All show, and the lowest loses a life: this program's ruling."""
    six = OPEN.changed({"players": 6})
    hands = ("C7 D8 H9", "C8 D9 H7", "C9 D7 H8", "CT DT HT", "CJ DJ HJ", "CQ DQ HQ")
    match = begun(six, hands, "S7 S8 S9")
    match = played(match, *["push"] * 18)
    assert 2 == len(table_of(match).cards)
    match = played(match, *["push"] * 6)
    assert (1, 1, 1, 0, 0, 0) == lost(match)


def test_three_aces_are_shown_at_once() -> None:
    """Feuer: everyone else loses a life, as with 31 (braillespiel)."""
    match = begun(OPEN, ("CA DA H9", *HANDS[1:]), "SA SK HQ")
    match = played(match, "take SA", "throw H9")
    assert ((0, 1, 1), (32, 9, 9)) == (lost(match), match.lines[0].points)


def test_a_knock_before_the_first_exchange_is_a_showdown() -> None:
    """In the Bicycle rule book; later everybody else has one more exchange."""
    match = begun(BICYCLE, HANDS, "SA SK HQ")
    assert 1 == len(played(match, "knock").lines)
    later = played(match, "take SA", "throw C7", "knock")
    assert (1, (2, 0)) == (table_of(later).knocker, table_of(later).last_turns)
    assert {"take SK", "take HQ", "take C7"} == choices(later)


def test_ties_for_the_pot_go_by_the_highest_card_then_the_next() -> None:
    """King, queen, six beat queen, nine, seven; equal ranks share (Bicycle)."""
    hands = {0: CardSet.parse("HK HQ H6"), 1: CardSet.parse("SQ S9 S7"), 2: CardSet.parse("CA C9")}
    assert {0: 1, 1: 0, 2: 0} == pots(BICYCLE, hands)
    assert {0: 1, 3: 1} == pots(BICYCLE, {0: hands[0], 3: CardSet.parse("DK DQ D6")})


def test_of_suits_with_the_same_value_the_highest_card_breaks_a_tie() -> None:
    """The king of C10 HQ SK counts against a queen, whatever its suit."""
    hands = {0: CardSet.parse("CT HQ SK"), 1: CardSet.parse("DQ C4 H3")}
    assert {0: 1, 1: 0} == pots(BICYCLE, hands)
    hands = {0: CardSet.parse("C7 C3 SK"), 1: CardSet.parse("DQ C4 H2")}
    assert {0: 1, 1: 0} == pots(BICYCLE, hands)


def test_a_game_for_pots_ends_when_all_have_dealt_as_often_as_agreed() -> None:
    """Each pot is a unit from every other player; the most pots win the game."""
    rules = BICYCLE.changed({"rounds": 1, "players": 2})
    match = begun(rules, ("HK HQ H6", "SQ S9 S6"), "C2 C3 C4")
    match = played(match, "knock")
    assert (1, 0) == lost(match) == rules.lives_after(match.lines)
    assert match.settlement is None
    assert rules.settle((*match.lines, *match.lines)) is not None
    assert (1, -1) == rules.scoring.lead(match.lines)
