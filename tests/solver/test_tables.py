"""A deal flattened to numbers."""

from __future__ import annotations

from reunion_desktop.engine.cards import PlaySuit, Suit
from reunion_desktop.engine.seats import Sides
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.tables import (
    LEAD,
    Extras,
    duty_rows,
    trick_tables,
)


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

    def musts(led: PlaySuit | None) -> list[tuple[int, int]]:
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
