"""Plans of tables, as values: what lies where on each side, by number of players.

All measures are in widths of a card of one's own hand. A chair on the right is the mirror image of
the one on the left, so the plans speak of the left only. Whoever sits above is measured from the
middle, everybody else from the edge of the side. They are tuples with names, which are made in a
quarter of the time of other values: the program reads all of them before a table is seen.
"""

from __future__ import annotations

from typing import NamedTuple

from reunion_desktop.ui.table.layout.seat_positions import SeatSide

FAR = 0.62
"""Size of the cards that others hold, of a turned card and of discards."""
SMALL = 0.44
"""Size of the tricks that were won."""
DRAWN = 0.8
"""Size of a pack that is spread, and of the cards drawn from it."""
OPEN = 0.7
"""Size of another player's cards that lie open."""

IN_TRICK = 200.0
"""From this height up lie the cards of a trick."""


class Spot(NamedTuple):
    """A point of the table on the left, or from the middle for who sits above."""

    x: float
    y: float
    """From the upper edge; a negative one from the lower edge."""
    grows: float = 0
    """How much farther from that edge it lies in print of double size."""
    share: float = 0
    """What it has of the height that a table has over its least."""
    wider: float = 0
    """How far it gives way to plates that are broader than at the narrowest table."""


class Fan(NamedTuple):
    """How another player holds cards."""

    at: Spot
    """The middle of the fan."""
    turn: float
    """Degrees clockwise from upright to where the middle card points."""
    size: float = FAR
    reach: float = 1.4
    """From the wrist of one who holds a fan to the middle of its cards."""
    spread: float = 31.0
    """Degrees between the first and the last card, at most."""


class CardRow(NamedTuple):
    """Cards side by side."""

    at: Spot
    """The middle of the first."""
    size: float
    step: float
    """From one to the next."""
    room: float = 0
    """From the first to the last at most, where there may be many."""


class OpenHand(NamedTuple):
    """Another player's cards where all lie open: upright, so that all can be read."""

    at: Spot
    """The left end of the rows, or their middle for who sits above."""
    room: float | None
    """From the first card to the last; None for as much as the trick leaves."""
    size: float = OPEN
    lines: int = 2
    """In how many rows they lie."""


class SeatPlan(NamedTuple):
    """All that belongs to one who sits at the table with oneself."""

    plate: Spot
    """The upper outer corner of the name plate; its middle above for who sits above."""
    fan: Fan
    won: CardRow
    """The tricks won."""
    won_short: CardRow
    """The same where hands lie open."""
    beside: CardRow
    """What lies beside a dealer."""
    beside_open: CardRow
    """The same where hands lie open."""
    open: OpenHand
    drawn: Spot
    """Where cards drawn for the deal lie."""
    drawn_size: float = DRAWN


class InTrick(NamedTuple):
    """Where a side's card lies in the trick."""

    dx: float
    dy: float
    """From the middle of the trick."""
    lean: float = 0
    """Degrees clockwise from upright, before the card's own."""


class TablePlan(NamedTuple):
    """A table for so many players."""

    wide: float
    """The least breadth and height, from which the size of a card follows."""
    high: float
    widest: float
    """Of more than this the cards use nothing."""
    highest: float
    grows: float
    """How much higher the table is in print of double size: the cards make room for words."""
    plate: float
    """The breadth of a plate at the narrowest table."""
    chairs: dict[SeatSide, SeatPlan]
    """By side, the left ones for both."""
    trick: dict[SeatSide, InTrick]
    reach: float
    """How far the cards of the trick reach from the middle to either side."""
    aside: float
    """What boards in the middle leave to the cards at either side."""
    opposite: bool = False
    """Whether somebody sits above: then the badge stands in the upper left corner, and the trick
    begins below that player's cards."""


_MIRRORED = {
    SeatSide.RIGHT: SeatSide.LEFT,
    SeatSide.UPPER_RIGHT: SeatSide.UPPER_LEFT,
    SeatSide.LOWER_RIGHT: SeatSide.LOWER_LEFT,
}


def left_of(side: SeatSide) -> SeatSide:
    """The side whose plan is a side's own, or its mirror image."""
    return _MIRRORED.get(side, side)


_PLATE, _BADGE = 0.45, 0.7
"""By how much plates and the badge are higher in print of double size."""
CORNER = 0.27
"""From the outer edge of the table to a plate."""
_TO_ROW = 1.02
"""From the upper edge of a plate to the middle of the row of cards below it."""

_LEFT_OF_THREE = SeatPlan(
    plate=Spot(CORNER, 0.21),
    fan=Fan(Spot(0.93, 1.57, _PLATE), 66),
    won=CardRow(Spot(0.33 + SMALL * 352 / 252 / 2, 2.64, _PLATE), SMALL, 0.24, 1.75),
    won_short=CardRow(Spot(0.33 + SMALL * 352 / 252 / 2, 2.69, _PLATE), SMALL, 0.24, 1.05),
    beside=CardRow(Spot(1.9, 1.4, _BADGE), FAR, 0.28),
    beside_open=CardRow(Spot(2.32, 2.74, _PLATE), 0.48, 0.24),
    open=OpenHand(Spot(0.33, 1.38, _PLATE), None),
    drawn=Spot(1.0, 1.58, _PLATE),
)
"""Seats at the upper left and the upper right, the badge between them."""

_THREE = TablePlan(
    wide=8.8,
    high=5.72,
    widest=11.4,
    highest=7.0,
    grows=0.7,
    plate=2.4,
    chairs={SeatSide.LEFT: _LEFT_OF_THREE},
    trick={
        SeatSide.BELOW: InTrick(0.25, 0.61),
        SeatSide.RIGHT: InTrick(0.82, -0.29, 5),
        SeatSide.LEFT: InTrick(-0.9, -0.29, -5),
    },
    reach=1.54,
    aside=2.75,
)
"""Apart as far as this no card of the trick covers another's index, whichever was played first;
one's own lies a little aside, for the left one's sake."""

_OPPOSITE = SeatPlan(
    plate=Spot(0, 0.21),
    fan=Fan(Spot(0, 1.19, _PLATE), 180, 0.52, 1.6, 30),
    won=CardRow(Spot(1.55, 0.47, wider=0.5), 0.38, 0.2, 0.45),
    won_short=CardRow(Spot(1.55, 0.47, wider=0.5), 0.38, 0.2, 0.45),
    beside=CardRow(Spot(1.12, 1.22, _PLATE), 0.48, 0.15),
    beside_open=CardRow(Spot(1.38, 1.2, _PLATE), 0.42, 0.14),
    open=OpenHand(Spot(0, 1.21, _PLATE), 1.66, 0.58, 1),
    drawn=Spot(0, 1.25, _PLATE),
    drawn_size=0.6,
)
"""Who sits above: the plate at the rim, the fan below it, the tricks beside it."""

_LEFT_OF_FOUR = SeatPlan(
    plate=Spot(CORNER, 0.98, _BADGE, 0.35),
    fan=Fan(Spot(0.93, 2.34, _BADGE + _PLATE, 0.35), 66),
    won=CardRow(Spot(0.64, 3.5, _BADGE + _PLATE, 0.35), SMALL, 0.24, 1.75),
    won_short=CardRow(Spot(0.64, 3.56, _BADGE + _PLATE, 0.35), SMALL, 0.24, 1.05),
    beside=CardRow(Spot(1.98, 2.16, _BADGE + _PLATE, 0.35), 0.56, 0.22),
    beside_open=CardRow(Spot(2.32, 3.6, _BADGE + _PLATE, 0.35), 0.44, 0.22),
    open=OpenHand(Spot(0.33, 2.1, _BADGE + _PLATE, 0.35), None),
    drawn=Spot(1.0, 2.5, _BADGE + _PLATE, 0.35),
)

_FOUR = TablePlan(
    wide=9.5,
    high=6.65,
    widest=12.0,
    highest=7.7,
    grows=1.3,
    plate=2.3,
    chairs={SeatSide.LEFT: _LEFT_OF_FOUR, SeatSide.ABOVE: _OPPOSITE},
    trick={
        SeatSide.BELOW: InTrick(0.1, 0.73),
        SeatSide.RIGHT: InTrick(1.12, -0.05, 5),
        SeatSide.ABOVE: InTrick(0, -0.73),
        SeatSide.LEFT: InTrick(-1.12, -0.05, -5),
    },
    reach=1.75,
    aside=2.95,
    opposite=True,
)

_TWO = TablePlan(
    wide=9.5,
    high=6.65,
    widest=11.4,
    highest=7.7,
    grows=1.0,
    plate=2.3,
    chairs={SeatSide.ABOVE: _OPPOSITE},
    trick={SeatSide.BELOW: InTrick(0.1, 0.71), SeatSide.ABOVE: InTrick(-0.1, -0.71)},
    reach=0.85,
    aside=2.75,
    opposite=True,
)


def _corner(
    top: float, grows: tuple[float, float], turn: float, beside: Spot, short: Spot
) -> SeatPlan:
    """A chair whose cards lie in one row below its plate: there are two on each side.

    Args:
        top: the upper edge of the plate, from the upper edge of the table or from the lower one.
        grows: how much farther that, and the row, are from their edge in print of double size.
        turn: where the fan points.
        beside: where a dealer's cards lie.
        short: where the tricks lie when hands lie open, which have the whole row.
    """
    row, below = top + _TO_ROW, grows[1]
    return SeatPlan(
        plate=Spot(CORNER, top, grows[0]),
        fan=Fan(Spot(0.98, row, below), turn, 0.44, 1.3, 30),
        won=CardRow(Spot(1.98, row, below), 0.36, 0.17, 0.35),
        won_short=CardRow(short, 0.34, 0.1, 0.2),
        beside=CardRow(beside, 0.42, 0.14),
        beside_open=CardRow(beside, 0.42, 0.14),
        open=OpenHand(Spot(CORNER, row, below), 1.72, 0.58, 1),
        drawn=Spot(0.75, row, below),
        drawn_size=0.58,
    )


def _next_to(y: float, grows: float) -> Spot:
    """A spot between a plate and the trick."""
    return Spot(2.87, y, grows, wider=1)


_LOWER_TOP = -4.3
_LOWER = _corner(
    _LOWER_TOP,
    (-2 * _PLATE, -_PLATE),
    15,
    _next_to(_LOWER_TOP + 0.32, -2 * _PLATE),
    _next_to(_LOWER_TOP + _TO_ROW, -_PLATE),
)
"""Above one's own plate, and so measured from the lower edge."""

_RING = {
    SeatSide.BELOW: InTrick(0.04, 0.79),
    SeatSide.LOWER_RIGHT: InTrick(1.16, 0.72),
    SeatSide.UPPER_RIGHT: InTrick(1.12, -0.71),
    SeatSide.ABOVE: InTrick(0, -0.79),
    SeatSide.UPPER_LEFT: InTrick(-1.12, -0.71),
    SeatSide.LOWER_LEFT: InTrick(-1.16, 0.72),
}

_FIVE = TablePlan(
    wide=10.3,
    high=6.4,
    widest=12.8,
    highest=7.4,
    grows=1.65,
    plate=2.3,
    chairs={
        SeatSide.UPPER_LEFT: _corner(
            0.21, (0, 0.8), 165, _next_to(1.25, _BADGE), _next_to(1.84, _BADGE)
        ),
        SeatSide.LOWER_LEFT: _LOWER,
    },
    trick=_RING,
    reach=1.78,
    aside=3.45,
)

_SIX = TablePlan(
    wide=10.3,
    high=6.8,
    widest=12.8,
    highest=7.9,
    grows=1.9,
    plate=2.3,
    chairs={
        SeatSide.ABOVE: _OPPOSITE,
        SeatSide.UPPER_LEFT: _corner(
            0.95,
            (_BADGE, _BADGE + _PLATE),
            165,
            _next_to(1.27, _BADGE),
            _next_to(0.95 + _TO_ROW, _BADGE + _PLATE),
        ),
        SeatSide.LOWER_LEFT: _LOWER,
    },
    trick=_RING,
    reach=1.78,
    aside=3.45,
    opposite=True,
)

PLANS = {2: _TWO, 3: _THREE, 4: _FOUR, 5: _FIVE, 6: _SIX}
"""The tables, by number of players."""
