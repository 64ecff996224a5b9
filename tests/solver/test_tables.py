"""A deal flattened to numbers."""

from __future__ import annotations

from typing import Any

import pytest

from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.seats import Sides
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.tables import (
    LEAD,
    NO_CARD,
    NO_TRUMP,
    Extras,
    Position,
    TrickTables,
    cards_of,
    duty_rows,
    trick_tables,
)


@pytest.mark.parametrize("ten", ["high", "low"])
@pytest.mark.parametrize("trump", Suit)
def test_every_card_keeps_its_place(ten: str, trump: Suit) -> None:
    """Suit in play, order within the suit and points are those of the engine."""
    rules = ReunionRules().changed({"ten_rank": ten})
    order = rules.order(trump)
    tables = trick_tables(order, rules)
    for card in ALL_CARDS:
        assert order.suit_of(card) == tables.suits[card.index]
        assert rules.points(card, order) == tables.points[card.index]
        higher = {c for c in ALL_CARDS if tables.suits[c.index] == tables.suits[card.index]}
        higher = {c for c in higher if tables.strengths[c.index] > tables.strengths[card.index]}
        assert order.over(card) == CardSet.of(higher)


def test_bowers_matter_only_where_a_capture_does() -> None:
    """Tables without a worth for the capture tell the search of no bowers."""
    order = ReunionRules().order(Suit.HEARTS)
    right, left = order.right_bower.index, order.left_bower.index
    assert trick_tables(order, ReunionRules()).prizes == ()
    tables = trick_tables(order, ReunionRules(), extras=Extras(bower_gain=2, bower_loss=1))
    assert tables.prizes == ((right, left, 2, 1),)


def test_scaled() -> None:
    """Values besides points are scaled; nothing else changes."""
    order = ReunionRules().order(Suit.HEARTS)
    one = Extras(bower_gain=2, bower_loss=1, no_trick_loss=(4, 4, 4), no_trick_gain=3)
    many = Extras(bower_gain=5, bower_loss=2, no_trick_loss=(10, 10, 10), no_trick_gain=8)
    scaled = trick_tables(order, ReunionRules(), extras=one).scaled(2.5)
    assert trick_tables(order, ReunionRules(), extras=many) == scaled


def test_rows_of_duties() -> None:
    """Duties are asked for each suit led and for the lead; any card for any ends a row."""
    order = ReunionRules().order(Suit.SPADES)
    anything = (2**36 - 1, 2**36 - 1)

    def musts(led: Suit | None) -> list[tuple[int, int]]:
        same = order.trumps.bits if led is None else order.cards_of(led).bits
        return [(same, same | order.trumps.bits), anything, (same, same)]

    rows = duty_rows(musts)
    trumps = order.trumps.bits
    assert len(rows) == LEAD + 1
    assert ((trumps, trumps),) == rows[LEAD] == rows[Suit.SPADES]
    hearts = order.cards_of(Suit.HEARTS).bits
    assert ((hearts, hearts | trumps),) == rows[Suit.HEARTS]


def test_partners_share_a_side() -> None:
    """Four in two sides: who sit opposite play together."""
    order = ReunionRules().order(Suit.CLUBS)
    assert trick_tables(order, ReunionRules(), Sides.partners(4)).sides == (0, 1, 0, 1)


@pytest.mark.parametrize("seats", [1, 7])
def test_seats_have_a_limit(seats: int) -> None:
    """A search holds two to six seats, and says so."""
    zeros, sides = (0,) * len(ALL_CARDS), tuple(range(seats))
    with pytest.raises(ValueError, match=f"^A search holds 2 to 6 seats, not {seats}.$"):
        TrickTables(suits=zeros, strengths=zeros, points=zeros, trump=0, sides=sides, duties=())


CLUBS, DIAMONDS, HEARTS, SPADES = (sum(1 << card for card in range(s, 36, 4)) for s in range(4))

SOUND: dict[str, Any] = {
    "suits": tuple(card % 4 for card in range(36)),
    "strengths": tuple(range(36)),
    "points": (1000,) * 36,
    "trump": 3,
    "sides": (0, 1, 2),
    "last_trick": 4000,
    "trick_points": 4000,
    "duties": (((HEARTS, HEARTS), (SPADES, SPADES | HEARTS), (CLUBS, 2**36 - 1)), *((),) * 4),
    "opening": ((),) * 5,
    "prizes": ((35, 0, 4000, 0), (0, 35, 0, 4000), (1, 2, 0, 0), (2, 1, 0, 0)),
    "no_trick_loss": (0, 4000, 0),
    "no_trick_gain": 4000,
}
"""Tables at their limits."""


@pytest.mark.parametrize(
    "spoilt",
    [
        *({"suits": (0,) * 35}, {"suits": (4, *range(35))}, {"suits": (-1, *SOUND["suits"][1:])}),
        *({"strengths": (1,) * 36}, {"strengths": (2**31, *range(35))}),
        *({"points": (-1,) * 36}, {"points": (1001,) * 36}, {"points": ()}),
        *({"trump": 4}, {"trump": -2}, {"sides": (0, 1, 2**31)}, {"sides": (0, 1, 2, 3)}),
        *({"last_trick": 4001}, {"last_trick": -1}, {"last_trick": 10**30}),
        *({"prizes": ((1, prized, 0, 0),)} for prized in (NO_CARD, 36, 1)),
        *({"prizes": (prize,)} for prize in ((36, 1, 0, 0), (1, 2, -1, 0), (1, 2, 0, 4001))),
        *({"prizes": ((1, 2, 0, 0),) * 5}, {"trick_points": 4001}, {"no_trick_gain": -1}),
        *({"no_trick_loss": (1, 2)}, {"sides": (0, 1, 1)}),
        *({"duties": ((),) * 4}, {"duties": (((0, 0),) * 4, *((),) * 4)}, {"opening": ((),)}),
        *(
            {name: (*((),) * 4, (pair,))}
            for name in ("duties", "opening")
            for pair in ((SPADES, HEARTS), (3, 3), (0, 3), (-1, -1), (0, 2**36), (0, 2**64))
        ),
    ],
)
def test_tables_name_what_exists(spoilt: dict[str, Any]) -> None:
    """Tables with out-of-range numbers are refused before any query."""
    assert TrickTables(**SOUND).players == 3
    assert not TrickTables(**(SOUND | {"trump": NO_TRUMP})).trumps
    with pytest.raises(
        ValueError,
        match=r"^The tables name a suit or a card that does not exist, two cards of one strength, "
        r"a duty that parts a suit or cannot be met, or a worth out of bounds\.$",
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
