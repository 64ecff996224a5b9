"""The order of the cards under a trump, and one trick."""

from __future__ import annotations

from itertools import product

import plain_rules
import pytest

from reunion_desktop.engine.cards import Card, Suit
from reunion_desktop.engine.seats import Seating
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games.reunion.rules import ReunionRules

RULES = {"high": ReunionRules(), "low": ReunionRules(ten_rank="low")}


def test_order_of_a_suit() -> None:
    """Under every trump each suit has the members and the order of the independent program."""
    for ten, trump, suit in product(("high", "low"), "CDHS", "CDHS"):
        order = RULES[ten].order(Suit.parse(trump))
        expected = plain_rules.order(suit, trump, plain_rules.rules_with({"ten_rank": ten}))
        members = sorted(order.cards_of(Suit.parse(suit)), key=lambda card: -order.height(card))
        assert expected == [str(card) for card in members]
        for place, text in enumerate(expected):
            over = [str(card) for card in order.over(Card.parse(text))]
            assert sorted(expected[:place], key=plain_rules.PACK.index) == over


def test_left_bower_is_a_trump() -> None:
    """With hearts trumps there are nine of them, JD the second; diamonds keep seven cards."""
    order = ReunionRules().order(Suit.HEARTS)
    assert "DJ H7 H8 H9 HT HJ HQ HK HA" == str(order.trumps)
    assert "D7 D8 D9 DT DQ DK DA" == str(order.cards_of(Suit.DIAMONDS))
    assert "HJ" == str(order.right_bower)
    assert "DJ" == str(order.left_bower)
    assert Suit.HEARTS is order.suit_of(order.left_bower)
    assert order.is_trump(order.left_bower)
    assert not order.is_trump(Card.parse("DA"))


def test_every_trump_beats_every_plain_card() -> None:
    """The lowest trump stands above all plain cards.

    A card neither of the suit led nor a trump cannot win.
    """
    order = ReunionRules().order(Suit.SPADES)
    lowest = min(order.height(card) for card in order.trumps)
    others = [card for suit in Suit for card in order.cards_of(suit) if not order.is_trump(card)]
    assert lowest > max(order.height(card) for card in others)

    assert 0 == order.strength(Card.parse("HA"), Suit.CLUBS)
    assert 0 < order.strength(Card.parse("C7"), Suit.CLUBS)
    assert 0 < order.strength(Card.parse("S7"), Suit.CLUBS)


def test_order_without_and_with_four_bowers() -> None:
    """An order takes any number of bowers: none, or the four Jacks of a relative."""
    ranks = ReunionRules().order(Suit.CLUBS).ranks
    none = CardOrder(Suit.CLUBS, (), ranks)
    assert "C7 C8 C9 CT CJ CQ CK CA" == str(none.trumps)
    jacks = tuple(Card.parse(text) for text in ("CJ", "SJ", "HJ", "DJ"))
    four = CardOrder(Suit.CLUBS, jacks, ranks)
    falling = sorted(four.trumps, key=lambda card: -four.height(card))
    assert ["CJ", "SJ", "HJ", "DJ", "CA"] == [str(card) for card in falling[:5]]


@pytest.mark.parametrize("leader", range(3))
def test_trick(leader: int) -> None:
    """A trick knows what was led, who wins so far, and who sits where in it."""
    order = ReunionRules().order(Suit.HEARTS)
    trick = Trick(Seating(3).round(leader))
    assert trick.led(order) is None
    with pytest.raises(IndexError):
        trick.best(order)
    for place, (text, best) in enumerate([("DJ", 0), ("HA", 0), ("HJ", 2)]):
        assert (leader + place) % 3 == trick.seat_of(place)
        trick = trick.plus(Card.parse(text))
        assert Suit.HEARTS is trick.led(order)
        assert best == trick.best(order)
        assert (leader + best) % 3 == trick.winner(order)


def test_order_is_a_value() -> None:
    """Two orders under the same trump and ranks are equal, and under others are not."""
    assert ReunionRules().order(Suit.HEARTS) == ReunionRules(preset="wikipedia").order(Suit.HEARTS)
    assert ReunionRules().order(Suit.HEARTS) != ReunionRules().order(Suit.DIAMONDS)
    assert ReunionRules().order(Suit.HEARTS) != RULES["low"].order(Suit.HEARTS)
