"""Suits, ranks, cards and sets of cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.cards import ALL_CARDS, NO_CARDS, PACK, BadNotation, Card, CardSet, Suit
from tests.strategies import LAW

cards = st.sampled_from(ALL_CARDS)
card_sets = st.sets(cards).map(CardSet.of)


def test_pack() -> None:
    """The pack has 32 cards, C7 to SA, suit by suit, the ten between nine and Jack."""
    expected = [suit + rank for suit in "CDHS" for rank in "789TJQKA"]
    assert expected == [str(card) for card in PACK]


def test_pack_of_36() -> None:
    """Relatives with sixes find them below the sevens; 36 cards have 36 places."""
    assert list(range(36)) == [card.index for card in ALL_CARDS]
    assert Card.parse("H6") in ALL_CARDS
    assert Card.parse("H6") not in PACK


@pytest.mark.parametrize(("suit", "mate"), ["CS", "SC", "DH", "HD"])
def test_mate(suit: str, mate: str) -> None:
    """The left bower is the Jack of the other suit of the same colour."""
    assert Suit.parse(mate) is Suit.parse(suit).mate


@pytest.mark.parametrize(("suit", "symbol"), ["C♣", "D♦", "H♥", "S♠"])
def test_suit_signs(suit: str, symbol: str) -> None:
    """Each suit has its letter and its sign."""
    assert symbol == Suit.parse(suit).symbol
    assert suit == Suit.parse(suit).letter


@given(cards)
@LAW
def test_card_round_trip(card: Card) -> None:
    """The text of a card is parsed to the same card, and so is its repr."""
    assert card is Card.parse(str(card))
    assert card == eval(repr(card))  # noqa: S307 - a repr that can be typed back is the rule.


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("10H", "'10H' is no card; expected a suit C D H S and a rank 6 7 8 9 T J Q K A."),
        ("TH", "'TH' is no card; expected a suit C D H S and a rank 6 7 8 9 T J Q K A."),
        ("ht", "'ht' is no card; expected a suit C D H S and a rank 6 7 8 9 T J Q K A."),
        ("", "'' is no card; expected a suit C D H S and a rank 6 7 8 9 T J Q K A."),
        (7, "7 is no card; expected a suit C D H S and a rank 6 7 8 9 T J Q K A."),
        (["HT"], "['HT'] is no card; expected a suit C D H S and a rank 6 7 8 9 T J Q K A."),
    ],
)
def test_bad_card(text: object, sentence: str) -> None:
    """A text that is no card is refused in one sentence."""
    with pytest.raises(BadNotation) as refused:
        Card.parse(text)
    assert sentence == str(refused.value)


@pytest.mark.parametrize("text", ["", "X", "CD", "c", "♣"])
def test_bad_suit(text: str) -> None:
    """A text that is no suit is refused in one sentence."""
    with pytest.raises(BadNotation) as refused:
        Suit.parse(text)
    assert f"{text!r} is no suit; expected one of C D H S." == str(refused.value)


def test_bad_card_in_a_set() -> None:
    """One word that is no card spoils the set, and is the one named."""
    with pytest.raises(BadNotation, match=r"^'H1' is no card;"):
        CardSet.parse("HT H1 HA")


@given(card_sets)
@LAW
def test_set_round_trip(some: CardSet) -> None:
    """A set reads back from what it is written as, and so does its repr."""
    assert some == CardSet.parse(str(some))
    assert some == eval(repr(some))  # noqa: S307 - a repr that can be typed back is the rule.


@given(card_sets)
@LAW
def test_set_order(some: CardSet) -> None:
    """A set iterates in the order of the pack, independent of its construction."""
    assert sorted(some, key=ALL_CARDS.index) == list(some)
    assert some == CardSet.of(reversed(list(some)))


@given(st.sets(cards), st.sets(cards), cards)
@LAW
def test_set_algebra(one: set[Card], other: set[Card], card: Card) -> None:
    """A set of cards does what Python's sets do."""
    left, right = CardSet.of(one), CardSet.of(other)
    assert CardSet.of(one & other) == left & right
    assert CardSet.of(one | other) == left | right
    assert CardSet.of(one - other) == left - right
    assert (one <= other) == (left <= right)
    assert CardSet.of(one | {card}) == left.plus(card)
    assert CardSet.of(one - {card}) == left.minus(card)
    assert (card in one) == (card in left)
    assert len(one) == len(left)
    assert bool(one) == bool(left)


def test_no_cards() -> None:
    """The empty set is false, empty and holds nothing, not even what is no card."""
    assert not NO_CARDS
    assert list(NO_CARDS) == []
    assert "HT" not in CardSet.of(PACK)
