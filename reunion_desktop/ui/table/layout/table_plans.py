"""Table plans: measures of each side of the table, by number of players.

All measures are in widths of a card of the player's hand. A seat on the right mirrors the one on
the left, so the plans describe the left only. The seat opposite is measured from the middle, the
others from the edge of their side. The plans are named tuples, which are created in a quarter of
the time of dataclasses: the program creates all of them before the table is shown.
"""

from __future__ import annotations

from typing import NamedTuple

from reunion_desktop.ui.table.layout.seat_positions import SeatSide

FAR = 0.62
"""Size of the cards that the others hold, of a turned card and of discards."""
SMALL = 0.44
"""Size of the won tricks."""
DRAWN = 0.8
"""Size of a spread pack, and of the cards drawn from it."""
OPEN = 0.7
"""Size of another player's open hand."""

IN_TRICK = 200.0
"""Lowest stacking order of the cards of a trick."""


class Spot(NamedTuple):
    """A point on the left side of the table, or from the middle for the seat opposite."""

    x: float
    y: float
    """From the upper edge; negative from the lower edge."""
    grows: float = 0
    """How much further from that edge it lies at double text size."""
    share: float = 0
    """Share in the height that the table has above its least height."""
    wider: float = 0
    """How far it moves for plates wider than at the narrowest table."""


class Fan(NamedTuple):
    """Geometry of another player's fan of cards."""

    at: Spot
    """Middle of the fan."""
    turn: float
    """Direction of the middle card, in degrees clockwise from upright."""
    size: float = FAR
    reach: float = 1.4
    """Distance from the pivot of the fan to the middle of its cards."""
    spread: float = 31.0
    """Largest angle between the first and the last card, in degrees."""


class CardRow(NamedTuple):
    """A row of cards side by side."""

    at: Spot
    """Middle of the first card."""
    size: float
    step: float
    """Step from one card to the next."""
    room: float = 0
    """Largest distance from the first to the last card, for rows with many cards."""


class OpenHand(NamedTuple):
    """Another player's open hand: upright rows, so that all cards can be read."""

    at: Spot
    """Left end of the rows, or their middle for the seat opposite."""
    room: float | None
    """Distance from the first to the last card; None for as much as the trick leaves."""
    size: float = OPEN
    lines: int = 2
    """Number of rows."""


class SeatPlan(NamedTuple):
    """Places of everything that belongs to another player's seat."""

    plate: Spot
    """Upper outer corner of the name plate; its upper middle for the seat opposite."""
    fan: Fan
    won: CardRow
    """The won tricks."""
    won_short: CardRow
    """The won tricks where hands lie open."""
    beside: CardRow
    """The talon and the discards of a dealer."""
    beside_open: CardRow
    """The same where hands lie open."""
    open: OpenHand
    drawn: Spot
    """Cards drawn for the deal."""
    drawn_size: float = DRAWN


class InTrick(NamedTuple):
    """Place of a side's card in the trick."""

    dx: float
    dy: float
    """Offset from the middle of the trick."""
    lean: float = 0
    """Degrees clockwise from upright, added to the card's own angle."""


class TablePlan(NamedTuple):
    """Measures of a table for one number of players."""

    wide: float
    """Least width and height of the table; they determine the size of a card."""
    high: float
    widest: float
    """Largest width that the cards use."""
    highest: float
    grows: float
    """How much higher the table is at double text size: the cards make room for text."""
    plate: float
    """Width of a plate at the narrowest table."""
    chairs: dict[SeatSide, SeatPlan]
    """By side; the left ones also serve the right."""
    trick: dict[SeatSide, InTrick]
    reach: float
    """How far the cards of the trick reach from the middle to either side."""
    aside: float
    """Margin that panels in the middle leave to the cards at either side."""
    rule_aside: float = 2.83
    """Least margin of the deal's rule to either side: it is clear of a dealer's cards."""
    opposite: bool = False
    """True if a player sits opposite.

    Then the badge is in the upper left corner, and the trick begins below that player's cards.
    """


_MIRRORED = {
    SeatSide.RIGHT: SeatSide.LEFT,
    SeatSide.UPPER_RIGHT: SeatSide.UPPER_LEFT,
    SeatSide.LOWER_RIGHT: SeatSide.LOWER_LEFT,
}


def left_of(side: SeatSide) -> SeatSide:
    """Map a side to the left side whose plan it uses, itself or mirrored."""
    return _MIRRORED.get(side, side)


_PLATE, _BADGE = 0.45, 0.7
"""Growth of plates and badge at double text size."""
CORNER = 0.27
"""Distance from the outer edge of the table to a plate."""
_TO_ROW = 1.02
"""Distance from the upper edge of a plate to the middle of the card row below it."""

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
"""Far enough apart that no card of the trick covers another's index, in any order.

The player's own card lies a little aside, clear of the left one.
"""

_OPPOSITE = SeatPlan(
    plate=Spot(0, 0.21),
    fan=Fan(Spot(0, 1.19, _PLATE), 180, 0.52, 1.6, 30),
    won=CardRow(Spot(-1.02, 1.18, _BADGE), 0.38, 0.2, 0.4),
    won_short=CardRow(Spot(-1.41, 1.18, _BADGE), 0.38, 0.2, 0.4),
    beside=CardRow(Spot(1.12, 1.25, _BADGE), 0.42, 0.15),
    beside_open=CardRow(Spot(1.38, 1.22, _BADGE), 0.42, 0.14),
    open=OpenHand(Spot(0, 1.21, _PLATE), 1.66, 0.58, 1),
    drawn=Spot(0, 1.25, _PLATE),
    drawn_size=0.6,
)
"""The seat opposite: the plate at the edge, the fan below it, the tricks from the fan outwards."""

_LEFT_OF_FOUR = SeatPlan(
    plate=Spot(CORNER, 0.98, _BADGE, 0.35),
    fan=Fan(Spot(0.93, 2.34, _BADGE + _PLATE, 0.35), 66),
    won=CardRow(Spot(0.64, 3.5, _BADGE + _PLATE, 0.35), SMALL, 0.24, 1.75),
    won_short=CardRow(Spot(0.64, 3.56, _BADGE + _PLATE, 0.35), SMALL, 0.24, 0.92),
    beside=CardRow(Spot(1.98, 2.16, _BADGE + _PLATE, 0.35), 0.56, 0.22),
    beside_open=CardRow(Spot(2.13, 3.6, _BADGE + _PLATE, 0.35), 0.44, 0.2),
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
    """Plan of a seat whose cards lie in one row below its plate; there are two on each side.

    Args:
        top: upper edge of the plate, from the upper or the lower edge of the table.
        grows: how much further plate and row are from their edge at double text size.
        turn: direction of the fan.
        beside: place of a dealer's cards.
        short: place of the tricks while open hands take the whole row.
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
"""Above the player's own plate, therefore measured from the lower edge."""

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
    rule_aside=3.41,
)

_SIX = TablePlan(
    wide=10.3,
    high=6.8,
    widest=12.8,
    highest=7.9,
    grows=1.9,
    plate=2.3,
    chairs={
        SeatSide.ABOVE: _OPPOSITE._replace(
            won=CardRow(Spot(-1.02, 1.18, _BADGE), 0.36, 0.17, 0.35),
            won_short=CardRow(Spot(-1.41, 1.18, _BADGE), 0.34, 0.1, 0.2),
        ),
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
"""Table plans by number of players."""
