"""Layout of the table, pure geometry: where everything lies at any size, in card units.

The unit is the width of one of your own cards. You sit below; the two others sit at the upper
right and the upper left, the next in order of play on your right when play runs anticlockwise.

    +--------------------------------------------------+
    | plate         |   trump badge    |         plate |
    | fan   talon                        talon     fan |
    |                    the trick                     |
    | tricks won                            tricks won |
    | your plate, talon                 your tricks    |
    |               your hand                          |
    +--------------------------------------------------+
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.place.chairs import USUAL, Chairs, Side
from reunion_desktop.ui.table.place.places import ASPECT, Box, Place

FAR = 0.62
"""Size of the cards that others hold, of a turned card and of discards."""
SMALL = 0.44
"""Size of the tricks that were won."""
DRAWN = 0.8
"""Size of a pack that is spread, and of the cards drawn from it."""
RAISE = 0.15
"""How far a card that may be chosen stands out, in card widths."""
EDGE = 0.13
"""Breadth of the walnut edge, in card widths."""

_WIDE, _HIGH = 8.8, 5.72
_WIDEST, _HIGHEST = 11.4, 7.0
_STEP, _GAP = 0.7, 0.24
_BESIDE = 0.28
"""From one card beside the dealer to the next."""
_REACH = 1.4
"""From the wrist of one who holds a fan to the middle of its cards."""
_SPREAD = 31.0
"""Degrees between the first and the last card of a fan, at most."""
OPEN = 0.7
"""Size of another player's cards that lie open."""
_OPEN_STEP, _OPEN_LINE = 0.6, 0.48
"""From one of them to the next, at most, and from one row to the other, in card widths."""
_OF_THE_TRICK = 1.54
"""How far the cards of the trick reach from the middle to either side, in card widths."""
_BESIDE_OPEN, _STEP_OPEN = 0.48, 0.24
"""Size of the cards beside a dealer whose hand lies open, and from one to the next."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of a table in a view of so many pixels."""

    width: float
    height: float
    chairs: Chairs = USUAL
    """Who sits where."""
    card: float = field(init=False)
    """The width of a card of one's own hand, in pixels."""
    area: Box = field(init=False)
    """Where cards may lie: the view, or the middle of a very wide or very tall one."""

    def __post_init__(self) -> None:
        card = max(24.0, min(self.width / _WIDE, self.height / _HIGH))
        wide, high = min(self.width, _WIDEST * card), min(self.height, _HIGHEST * card)
        left, top = (self.width - wide) / 2, (self.height - high) / 2
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "area", Box(left, top, wide, high))

    def side(self, seat: Seat) -> Side:
        """Where a seat is."""
        return self.chairs.side(seat)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """A point in card units; a negative one is measured from the far edge."""
        left, top = self.area.x + x * self.card, self.area.y + y * self.card
        return (
            left if x >= 0 else left + self.area.width,
            top if y >= 0 else top + self.area.height,
        )

    def _towards(self, seat: Seat, x: float, y: float) -> tuple[float, float]:
        """A point on a seat's side of the table, ``x`` card widths in from that side."""
        return self._at(-x if self.side(seat) is Side.RIGHT else x, y)

    def _box(self, seat: Seat, x: float, y: float, width: float, height: float) -> Box:
        left, top = self._towards(seat, x, y)
        if self.side(seat) is Side.RIGHT:
            left -= width * self.card
        return Box(left, top, width * self.card, height * self.card)

    # Cards

    def hand(self, groups: Sequence[int], *, raised: Sequence[bool] = ()) -> tuple[Place, ...]:
        """The places of one's own cards from left to right.

        ``groups`` says how many cards lie together before each gap; the row squeezes before it
        leaves the table. ``raised`` says for each card whether it stands out.
        """
        count = sum(groups)
        wanted = 1 + (count - 1) * _STEP + (len(groups) - 1) * _GAP
        room = self.area.width / self.card - 2 * (EDGE + 0.3)
        squeeze = min(1.0, (room - 1) / (wanted - 1)) if wanted > 1 else 1.0
        x, y = self._at(0, -(EDGE + 0.16 + ASPECT / 2))
        x += (self.area.width - (1 + (wanted - 1) * squeeze) * self.card) / 2 + self.card / 2
        places: list[Place] = []
        for group in groups:
            for _ in range(group):
                up = bool(raised) and raised[len(places)]
                places.append(Place(x, y - RAISE * self.card * up, 100.0 + len(places)))
                x += _STEP * squeeze * self.card
            x += _GAP * squeeze * self.card
        return tuple(places)

    @property
    def hand_top(self) -> float:
        """The upper edge of a card of one's own that stands out."""
        return self._at(0, -(EDGE + 0.16 + ASPECT + RAISE + 0.06))[1]

    def fan(self, seat: Seat, count: int) -> tuple[Place, ...]:
        """The places of the cards that another player holds, turned towards the centre."""
        right = self.side(seat) is Side.RIGHT
        base = -66.0 if right else 66.0
        x, y = self._towards(seat, 0.93, 1.49)
        turn = math.radians(base)
        reach = _REACH * self.card
        wrist = x - math.sin(turn) * reach, y + math.cos(turn) * reach
        step = min(4.4, _SPREAD / max(1, count - 1))
        places: list[Place] = []
        for number in range(count):
            angle = base + (number - (count - 1) / 2) * step
            turn = math.radians(angle)
            places.append(
                Place(
                    wrist[0] + math.sin(turn) * reach,
                    wrist[1] - math.cos(turn) * reach,
                    10.0 + number,
                    angle,
                    FAR,
                    face_up=False,
                )
            )
        return tuple(places)

    def open_hand(self, seat: Seat, rows: Sequence[int]) -> tuple[Place, ...]:
        """The places of another player's cards that lie open: upright, so that all can be read.

        ``rows`` says how many lie in each row; all have the same step, as wide as the cloth allows
        between the edge and the trick.
        """
        room = self.area.width / 2 / self.card - EDGE - 0.2 - _OF_THE_TRICK - OPEN
        step = min(_OPEN_STEP, max(0.1, room / max(1, max(rows) - 1))) * self.card
        places: list[Place] = []
        for line, count in enumerate(rows):
            x, y = self._towards(seat, EDGE + 0.2 + OPEN / 2, 1.3 + _OPEN_LINE * line)
            if self.side(seat) is Side.RIGHT:
                x -= step * (count - 1)
            places += [
                Place(x + step * number, y, 10.0 + len(places) + number, 0, OPEN)
                for number in range(count)
            ]
        return tuple(places)

    def beside_open(self, seat: Seat, number: int) -> Place:
        """Where a card lies beside a dealer whose hand lies open: below it, beside his tricks."""
        x, y = self._towards(seat, 2.32, 2.66)
        if self.side(seat) is Side.RIGHT:
            x -= _STEP_OPEN * self.card
        return Place(x + _STEP_OPEN * number * self.card, y, 30.0 + number, 0, _BESIDE_OPEN)

    def trick(self, seat: Seat, number: int, card: Card) -> Place:
        """Where a seat's card lies in the trick; ``number`` is its place in the order played."""
        x, y = self.centre.middle
        side = self.side(seat)
        dx, dy = {Side.BELOW: (0, 0.52), Side.RIGHT: (0.57, -0.35), Side.LEFT: (-0.57, -0.35)}[side]
        lean = {Side.BELOW: 0, Side.RIGHT: 9, Side.LEFT: -9}[side]
        seeded = (card.index * 37 % 19 - 9) / 9
        return Place(
            x + (dx + 0.03 * seeded) * self.card,
            y + dy * self.card,
            200.0 + number,
            round(lean + 6 * seeded),
        )

    def won(self, seat: Seat, number: int, count: int, *, short: bool = False) -> Place:
        """Where one of a seat's tricks lies: every other one crosswise, so that they count.

        ``short`` leaves room beside them for what another dealer has laid away.
        """
        if self.side(seat) is Side.BELOW:
            x, y = self._at(2.24 + SMALL * ASPECT / 2, self._own_row)
            room, way = 0.9, 1
        else:
            x, y = self._towards(seat, EDGE + 0.2 + SMALL * ASPECT / 2, 2.61)
            room, way = 1.05 if short else 1.75, -1 if self.side(seat) is Side.RIGHT else 1
        step = min(0.24, room / max(1, count - 1))
        x += way * number * step * self.card
        return Place(x, y, 20.0 + number, 90 * (number % 2), SMALL, face_up=False)

    @property
    def _own_row(self) -> float:
        """The height of one's own plate and tricks, above the hand."""
        return -(EDGE + 0.16 + ASPECT + RAISE + 0.42)

    def talon(self, seat: Seat, number: int) -> Place:
        """Where a card lies beside the dealer: the talon, the turned card, the discards."""
        side = self.side(seat)
        x, y = self._towards(seat, 2.12, 1.3)
        if side is Side.BELOW:
            x, y = self._at(-2.0, self._own_row - 0.06)
        elif side is Side.RIGHT:
            x -= 1.95 * _BESIDE * self.card
        return Place(
            x + _BESIDE * number * self.card,
            y,
            30.0 + number,
            4 * number - 3,
            FAR,
        )

    def pack(self, dealer: Seat, number: int = 0) -> Place:
        """Where the pack lies from which the dealer deals; ``number`` counts from below."""
        place = self.talon(dealer, 0)
        lift = number * 0.004 * self.card
        return Place(place.x - lift, place.y - lift, 40.0 + number / 100, 0, FAR, face_up=False)

    def drawn_card(self, seat: Seat, turn: int) -> Place:
        """Where a card drawn for the deal lies: before its owner, a little on in each round."""
        x, y = self._towards(seat, 1.0, 1.5)
        side = self.side(seat)
        if side is Side.BELOW:
            x, y = self.centre.middle
            y += 1.22 * self.card
        way = -1 if side is Side.RIGHT else 1
        return Place(x + way * 0.26 * turn * self.card, y, 200.0 + turn, 0, DRAWN)

    def spread(self, number: int, count: int) -> Place:
        """Where a card of a pack lies that is spread for the draw or the cut, in a shallow arc."""
        x, y = self.centre.middle
        wide = 3.8 * self.card
        part = number / max(1, count - 1) - 0.5
        return Place(
            x + part * wide,
            y + (0.9 * part * part - 0.28) * self.card,
            50.0 + number,
            round(part * 22),
            DRAWN,
            face_up=False,
        )

    def slot(self, number: int, count: int) -> Place:
        """Where a card lies that was picked to be laid away."""
        x, y = self.centre.middle
        return Place(
            x + (number - (count - 1) / 2) * 1.18 * self.card, y - 0.45 * self.card, 60.0 + number
        )

    # Boxes

    @property
    def centre(self) -> Box:
        """The middle of the table: a card dropped here is played."""
        top = self._at(0, 0.86)[1]
        bottom = self.hand_top
        half = min(1.95 * self.card, self.area.width / 2 - 2.75 * self.card)
        x = self.area.x + self.area.width / 2
        return Box(x - half, top, 2 * half, bottom - top)

    @property
    def drop_zone(self) -> Box:
        """Where a card may be dropped to be played: all that lies above the hand."""
        return Box(0, 0, self.width, self.hand_top)

    @property
    def badge(self) -> Box:
        """The trump badge."""
        x = self.area.x + self.area.width / 2
        return Box(
            x - 1.42 * self.card, self._at(0, EDGE + 0.12)[1], 2.84 * self.card, 0.54 * self.card
        )

    def plate(self, seat: Seat) -> Box:
        """The name plate of a seat."""
        if self.side(seat) is Side.BELOW:
            x, y = self._at(EDGE + 0.14, self._own_row - 0.02)
            return Box(x, y - 0.2 * self.card, 1.84 * self.card, 0.4 * self.card)
        return self._box(seat, EDGE + 0.14, EDGE + 0.12, 2.5, 0.4)

    @property
    def button(self) -> Box:
        """The button in the middle that confirms or claims."""
        x, _ = self.centre.middle
        slot = self.slot(0, 1)
        top = slot.y + (ASPECT / 2 + 0.56) * self.card
        return Box(x - 0.85 * self.card, top, 1.7 * self.card, 0.42 * self.card)

    @property
    def caption(self) -> Box:
        """A line of words above the middle while cards may lie beside the dealer."""
        x, _ = self.centre.middle
        top = self._at(0, EDGE + 0.74)[1]
        return Box(x - 1.1 * self.card, top, 2.2 * self.card, 0.3 * self.card)

    @property
    def notice(self) -> Box:
        """A line of words above the middle while only the pack lies there."""
        x, _ = self.centre.middle
        top = self._at(0, EDGE + 0.86)[1]
        return Box(x - 2.7 * self.card, top, 5.4 * self.card, 0.36 * self.card)

    @property
    def note(self) -> Box:
        """A line of words in the middle, below what was picked."""
        x, _ = self.centre.middle
        slot = self.slot(0, 1)
        top = slot.y + (ASPECT / 2 + 0.12) * self.card
        return Box(x - 1.5 * self.card, top, 3.0 * self.card, 0.34 * self.card)
