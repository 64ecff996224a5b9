"""Hunsrücker Bauern by the rules of CatsAtCards.com, or by our own choice if it is silent."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from reunion_desktop.engine.actions import Action, Announce, DealCards, Discard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet, PlaySuit, Suit
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.dealing.shuffle import deal_from_seed, pack_from_seed
from reunion_desktop.engine.events import CardsDealt, CardsDiscarded
from reunion_desktop.engine.game import IllegalAction, MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.engine.observe import event_for, observe
from reunion_desktop.engine.plans import Opening
from reunion_desktop.engine.scoring import (
    Counted,
    Entry,
    GameSheet,
    Mark,
    ScoreLine,
    ScoreSheet,
)
from reunion_desktop.engine.sheet import Marks, Strokes
from reunion_desktop.games.hunsruecker.options import ACCEPT, after, counts
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK, HunsrueckerRules
from reunion_desktop.games.hunsruecker.sheet import describe

DEALER = 5
"""So that seat 0 is asked first and leads."""


def begun(talon: str, dealer: int = DEALER, rules: HunsrueckerRules = HUNSRUECK) -> MatchState:
    """A match whose first deal has these two cards left, the turned one first."""
    left = tuple(Card.parse(word) for word in talon.split())
    rest = [card for card in HUNSRUECK.pack if card not in left]
    hands = tuple(CardSet.of(rest[seat::6]) for seat in range(6))
    deal = DealCards(1, dealer, 7, hands, left, left[0])
    return advance(MatchState(rules, dealer), deal)[0]


def gone_on(match: MatchState, actions: Sequence[Action]) -> MatchState:
    """The match after some decisions."""
    for action in actions:
        match, _ = advance(match, action)
    return match


def said(*calls: str) -> list[Action]:
    """Calls one after another, from seat 0 on."""
    return [Announce(turn % 6, Call.parse(call)) for turn, call in enumerate(calls)]


def trump(match: MatchState) -> PlaySuit | None:
    """The trump suit."""
    assert match.deal is not None
    return match.deal.order.trump


def offered(match: MatchState) -> str:
    """The card offered to the dealer for exchange; empty if there is none."""
    legal = match.legal()
    return str(legal.offered) if isinstance(legal, MayDiscard) else ""


def counted(left: tuple[int, int], tricks: int = 1) -> ScoreLine:
    """A deal after which the sides have some number of lines."""
    sheet = tuple(Entry(number, Mark.PLAIN) for number in left)
    return ScoreLine(1, 0, (0,) * 6, (tricks, *(0,) * 5), (), sheet, played=tricks > 0)


def test_the_cut_card_lies_beneath_the_turned_one() -> None:
    """The lowest card of the packet that is cut off becomes the second of the two left over.

    The player on the dealer's right cuts: in a game that goes to the right the first after it.
    """
    pack = pack_from_seed(HUNSRUECK, "cut", 1, 1)
    deal = deal_from_seed(HUNSRUECK, "cut", 1, 1, 0, cut=9)
    assert (pack[8], pack[7], pack[7]) == (deal.talon[1], deal.talon[0], deal.turn_up)
    assert 3 == HUNSRUECK.cutter(2)


# ---- The trump suit ----


@pytest.mark.parametrize(
    ("talon", "suit"),
    [("SJ H8", Suit.SPADES), ("SJ DJ", Suit.SPADES), ("H8 DJ", Suit.DIAMONDS), ("H8 D9", None)],
)
def test_a_jack_makes_trumps(talon: str, suit: Suit | None) -> None:
    """A turned Unter before one that was cut; without any nothing is trumps yet.

    Where the cut card is always shown it is visible to all, and still only a jack makes trumps.
    """
    shown = begun(talon, rules=HUNSRUECK.changed({"cut_shown": "always"}))
    assert suit == trump(begun(talon)) == trump(shown)
    sights = [observe(shown, seat).deal for seat in range(6)]
    assert [CardSet.parse(talon)] * 6 == [sight and sight.left for sight in sights]


def test_the_turned_suit_is_accepted_or_another_named() -> None:
    """From the dealer's right each may accept it, and the dealer may exchange.

    After six passes the turned card is turned down, and another suit may be named; there is no
    exchange then. When all pass twice the same dealer deals anew: the void deal changes nothing.
    """
    match = begun("H8 D9")
    legal = match.legal()
    assert isinstance(legal, MayAnnounce)
    assert (0, ("pass", "accept")) == (legal.seat, tuple(map(str, legal.calls)))
    accepted = gone_on(match, said("pass", "pass", "accept"))
    assert (Suit.HEARTS, DEALER, "H8") == (trump(accepted), accepted.to_act(), offered(accepted))
    match = gone_on(match, said(*["pass"] * 6))
    legal = match.legal()
    assert isinstance(legal, MayAnnounce)
    assert ("pass", "name C", "name D", "name S") == tuple(map(str, legal.calls))
    named = gone_on(match, said("name C"))
    for turned in (match.deal, named.deal):
        assert turned is not None
        assert (True, None) == (turned.contract.turned_down, turned.on_table)
    assert (Suit.CLUBS, 0, "") == (trump(named), named.to_act(), offered(named))
    match = gone_on(match, said(*["pass"] * 6))
    assert (DEALER, 2) == (match.next_dealer, match.plan.number)
    assert (False, (5, 5)) == (match.lines[0].played, counts(match.lines))


def test_twelve_are_asked_at_most() -> None:
    """Each is asked twice at most; a call that makes trumps ends the auction."""
    auction = HUNSRUECK.auction((), Opening(1, 5, tuple(range(6)), Card.parse("H8")))
    passes = tuple(Announce(turn % 6, PASS) for turn in range(12))
    asked = [
        (auction.asked(passes[:said]), len(auction.legal(passes[:said]))) for said in (0, 3, 7)
    ]
    assert [(0, 2), (3, 2), (1, 4)] == asked
    assert (None, Goal.NOTHING) == (auction.asked(passes), auction.contract(passes).goal)
    accepted = (*passes[:2], Announce(2, ACCEPT))
    assert (None, 2) == (auction.asked(accepted), auction.contract(accepted).declarer)


# ---- The exchange ----


def test_the_dealer_takes_the_jack_and_then_a_card_of_its_suit() -> None:
    """The card taken first may go in the second exchange, but not in its own.

    The others see a card that everybody has seen, and not one that the dealer alone looked at.
    """
    match = begun("SJ S8")
    assert "SJ" == offered(match)
    assert match.deal is not None
    own, two, *_ = match.deal.hands[DEALER]
    with pytest.raises(IllegalAction, match="one card for SJ, or none"):
        advance(match, Discard(DEALER, CardSet.parse("SJ")))
    match, (first,) = advance(match, Discard(DEALER, CardSet.of((own,))))
    assert "S8" == offered(match)
    after_jack = gone_on(match, [Discard(DEALER, CardSet.parse("SJ"))])
    assert after_jack.deal is not None
    assert CardSet.of((own, Card.parse("SJ"))) == after_jack.deal.laid_away
    assert (NO_CARDS, 0) == (after_jack.deal.lying, after_jack.to_act())
    match, (second,) = advance(match, Discard(DEALER, CardSet.of((two,))))
    seen = [event_for(event, 0) for event in (first, second)]
    assert [Card.parse("SJ"), FACE_DOWN] == [getattr(event, "taken", None) for event in seen]
    assert [None, None] == [getattr(event, "cards", NO_CARDS) for event in seen]
    sight = observe(match, 0).deal
    assert sight is not None
    assert (2, None, ()) == (sight.discarded, sight.laid_away, sight.places_left)


def test_a_jack_that_was_cut_may_be_taken_too() -> None:
    """Else the highest trump would lie dead; then the turned card, if it is of its suit.

    An exchange may be declined: nothing moves, and the card lies where it lay.
    """
    before = begun("D8 DJ")
    assert "DJ" == offered(before)
    match, (event,) = advance(before, Discard(DEALER, NO_CARDS))
    assert "D8" == offered(match)
    assert CardsDiscarded(DEALER, NO_CARDS, 0, swap=True) == event
    assert before.deal is not None
    assert match.deal is not None
    assert before.deal.hands == match.deal.hands
    assert CardSet.parse("D8 DJ") == match.deal.lying
    assert "" == offered(gone_on(begun("H8 DJ"), [Discard(DEALER, NO_CARDS)]))


@pytest.mark.parametrize(
    ("talon", "dealers", "others"),
    [("SJ H8", "SJ H8", "SJ"), ("H8 DJ", "H8 DJ", "H8 DJ"), ("H8 D9", "H8", "H8")],
)
def test_who_sees_the_cards_left_over(talon: str, dealers: str, others: str) -> None:
    """A cut Unter is shown to all; beneath a turned Unter the dealer may look."""
    match = begun(talon)
    for seat, known in ((DEALER, dealers), (0, others)):
        sight = observe(match, seat).deal
        assert sight is not None
        assert CardSet.parse(known) == sight.left
    deal = match.deal
    assert deal is not None
    event = CardsDealt(1, DEALER, deal.hands, deal.talon, deal.turn_up, 7, NO_CARDS, lies=True)
    shown = event_for(event, 0)
    assert isinstance(shown, CardsDealt)
    assert (deal.turn_up, None) == shown.talon


# ---- Lines and games ----


@pytest.mark.parametrize(
    ("before", "tricks", "left"),
    [
        *(((5, 5), 5, (3, 5)), ((5, 5), 4, (4, 5)), ((5, 5), 3, (4, 5))),
        *(((5, 5), 2, (6, 4)), ((5, 5), 1, (6, 4)), ((5, 5), 0, (7, 3))),
        *(((1, 3), 5, (0, 3)), ((7, 1), 0, (9, 0))),
    ],
)
def test_what_a_deal_does_to_the_lines(
    before: tuple[int, int], tricks: int, left: tuple[int, int]
) -> None:
    """Side 0 has declared, or side 1 in its place; lines never fall below nothing."""
    assert left == after(before, 0, tricks)
    assert left[::-1] == after(before[::-1], 1, tricks)


def test_the_first_side_without_lines_wins() -> None:
    """Its three players win together; a session is three games, or as agreed."""
    assert None is HUNSRUECK.settle((counted((1, 4)),))
    settlement = HUNSRUECK.settle((counted((6, 0)),))
    assert settlement is not None
    assert ((1, 3, 5), (0, 1, 0, 1, 0, 1)) == (settlement.winners, settlement.chalk)
    over = [HUNSRUECK.scoring.result([settlement] * games).over for games in (2, 3)]
    assert [False, True] == over


def test_a_whole_deal_is_counted_for_its_declarers() -> None:
    """With any player the five tricks belong to two sides, and the dealer's declares.

    The deal moves on after a deal that was played; after a void one the dealer stays.
    """
    match = gone_on(begun("SJ H8"), [Discard(DEALER, NO_CARDS)])
    while not match.lines:
        legal = match.legal()
        assert legal is not None
        match = gone_on(match, [legal.first])
    assert match.deal is not None
    assert after((5, 5), 1, match.deal.tricks_of(1)) == counts(match.lines)
    assert 1 == HUNSRUECK.plan(0, (counted((5, 5), 0), counted((4, 5)))).dealer


def test_a_deal_is_counted_in_tricks_and_lines_stand_singly() -> None:
    """No card counts; and each line may be wiped, so that none lies across the others."""
    assert HUNSRUECK.scoring.counts is Counted.TRICKS
    game = GameSheet(DEALER, 0, (counted((3, 6)),))
    blocks = describe(ScoreSheet(("A", "B", "C", "D", "E", "F"), (game,))).blocks
    (lines,) = (block for block in blocks if isinstance(block, Marks))
    assert (Strokes(3, 2), Strokes(6, 0)) == lines.strokes
    assert 1 == lines.bundle
