"""Suits, ranks, cards and sets of cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reunion_desktop.engine.cards import (
    ALL_CARDS,
    FACE_DOWN,
    FULL_PACK,
    NO_CARDS,
    PACK,
    WHOLE_PACK,
    BadNotation,
    Card,
    CardSet,
    Suit,
)
from tests.strategies import LAW

cards = st.sampled_from(ALL_CARDS)
card_sets = st.sets(cards).map(CardSet.of)


def test_packs() -> None:
    """A pack is sorted by suit, the ten between nine and Jack, from its lowest rank upwards.

    Twos to fives have the last places, so that bits and records of smaller packs keep their
    meaning.
    """
    for pack, ranks in ((PACK, "789"), (WHOLE_PACK, "6789"), (FULL_PACK, "23456789")):
        expected = [suit + rank for suit in "CDHS" for rank in f"{ranks}TJQKA"]
        assert expected == [str(card) for card in pack]
    assert ALL_CARDS[:36] == WHOLE_PACK
    assert [suit + rank for suit in "CDHS" for rank in "2345"] == [str(c) for c in ALL_CARDS[36:]]
    assert list(range(52)) == [card.index for card in ALL_CARDS]
    assert 52 == FACE_DOWN.index


@pytest.mark.parametrize(("suit", "mate"), ["CS", "DH", "HD", "SC"])
def test_suits(suit: str, mate: str) -> None:
    """Each suit has its letter; the left bower is of the other suit of its colour."""
    found = Suit.parse(suit)
    assert (suit, mate) == (found.letter, found.mate.letter)


def test_text_that_is_no_card_or_suit() -> None:
    """It is refused in one sentence; in a set the word that is no card is the one named."""
    for text in ("10H", "TH", "ht", "", 7, ["HT"]):
        with pytest.raises(BadNotation) as refused:
            Card.parse(text)
        wanted = "expected a suit C D H S and a rank 2 3 4 5 6 7 8 9 T J Q K A."
        assert f"{text!r} is no card; {wanted}" == str(refused.value)
    for letter in ("", "X", "CD", "c", "♣"):
        with pytest.raises(BadNotation) as refused:
            Suit.parse(letter)
        assert f"{letter!r} is no suit; expected one of C D H S." == str(refused.value)
    with pytest.raises(BadNotation, match=r"^'H1' is no card;"):
        CardSet.parse("HT H1 HA")


@given(card_sets)
@LAW
def test_round_trip(some: CardSet) -> None:
    """Cards and sets are parsed from their text, and so are their reprs; in the pack's order."""
    assert some == CardSet.parse(str(some))
    assert some == eval(repr(some))  # noqa: S307 - a repr that can be typed back is the rule.
    assert sorted(some, key=ALL_CARDS.index) == list(some)
    assert some == CardSet.of(reversed(list(some)))
    for card in some:
        assert card is Card.parse(str(card))
        assert card == eval(repr(card))  # noqa: S307 - as above.


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
