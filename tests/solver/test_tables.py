"""A deal flattened to numbers."""

from __future__ import annotations

from typing import Any

import pytest

from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Sides
from reunion_desktop.solver.tables import (
    NO_CARD,
    Extras,
    Position,
    TrickTables,
    cards_of,
    trick_tables,
)


@pytest.mark.parametrize("ten", ["high", "low"])
@pytest.mark.parametrize("trump", Suit)
def test_every_card_keeps_its_place(ten: str, trump: Suit) -> None:
    """Suit in play, order within the suit and points are those of the engine."""
    rules = Ruleset().changed({"ten_rank": ten})
    order = rules.order(trump)
    tables = trick_tables(order, rules)
    for card in ALL_CARDS:
        assert order.suit_of(card) == tables.suits[card.index]
        assert rules.points(card, order) == tables.points[card.index]
        higher = {c for c in ALL_CARDS if tables.suits[c.index] == tables.suits[card.index]}
        higher = {c for c in higher if tables.strengths[c.index] > tables.strengths[card.index]}
        assert order.over(card) == CardSet.of(higher)
    assert order.right_bower.index == tables.right
    assert order.left_bower.index == tables.left


def test_bowers_matter_only_where_a_capture_does() -> None:
    """Tables without a worth for the capture tell the search of no bowers."""
    order = Ruleset().order(Suit.HEARTS)
    assert not trick_tables(order, Ruleset()).captures
    assert trick_tables(order, Ruleset(), extras=Extras(bower_loss=1)).captures


def test_partners_share_a_side() -> None:
    """Four in two sides: who sit opposite play together."""
    order = Ruleset().order(Suit.CLUBS)
    assert trick_tables(order, Ruleset(), Sides.partners(4)).sides == (0, 1, 0, 1)


@pytest.mark.parametrize("seats", [1, 7])
def test_seats_have_a_limit(seats: int) -> None:
    """A search holds two to six seats, and says so."""
    zeros = (0,) * len(ALL_CARDS)
    with pytest.raises(ValueError, match=f"^A search holds 2 to 6 seats, not {seats}.$"):
        TrickTables(suits=zeros, strengths=zeros, points=zeros, trump=0, sides=tuple(range(seats)))


SOUND: dict[str, Any] = {
    "suits": tuple(card % 4 for card in range(36)),
    "strengths": tuple(range(36)),
    "points": (1000,) * 36,
    "trump": 3,
    "sides": (0, 1, 2),
    "last_trick": 4000,
    "right": 35,
    "left": 0,
    "extras": Extras(bower_gain=4000, no_trick_loss=(0, 4000, 0)),
}
"""Tables at their limits."""


@pytest.mark.parametrize(
    "spoilt",
    [
        *({"suits": (0,) * 35}, {"suits": (4, *range(35))}, {"suits": (-1, *SOUND["suits"][1:])}),
        *({"strengths": (1,) * 36}, {"strengths": (2**31, *range(35))}),
        *({"points": (-1,) * 36}, {"points": (1001,) * 36}, {"points": ()}),
        *({"trump": 4}, {"trump": -1}, {"sides": (0, 1, 2**31)}, {"sides": (0, 1, 2, 3)}),
        *({"last_trick": 4001}, {"last_trick": -1}, {"last_trick": 10**30}),
        *({"left": NO_CARD}, {"left": 36}, {"left": 35}, {"right": NO_CARD}),
        *({"extras": Extras(no_trick_loss=(1, 2))}, {"extras": Extras(bower_loss=4001)}),
    ],
)
def test_tables_name_what_exists(spoilt: dict[str, Any]) -> None:
    """Numbers that a search would stumble over are refused before anybody can ask about them."""
    assert TrickTables(**SOUND).players == 3
    with pytest.raises(
        ValueError,
        match=r"^The tables name a suit or a card that does not exist, two cards of one strength, "
        r"or a worth out of bounds\.$",
    ):
        TrickTables(**(SOUND | spoilt))


def test_position_knows_who_moves() -> None:
    """The leader, then the next; a trick on the table counts among those left."""
    hands = tuple([CardSet.parse(text).bits for text in ("C7 C8", "C9", "D7 D8")])
    position = Position(hands, 1, (Card.parse("CA").index,))
    assert position.to_move == 2
    assert position.tricks_left == 2
    assert not position.over
    assert Position((0, 0, 0), 0).over


def test_cards_of_a_set() -> None:
    """The cards come in the order of the pack."""
    text = "C7 DJ SA"
    found = [str(ALL_CARDS[card]) for card in cards_of(CardSet.parse(text).bits)]
    assert text.split() == found
