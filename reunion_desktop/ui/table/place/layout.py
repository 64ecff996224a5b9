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
from dataclasses import dataclass, replace
from enum import Enum, auto

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.place.boards import EDGE, RAISE, Boards
from reunion_desktop.ui.table.place.chairs import Side
from reunion_desktop.ui.table.place.places import ASPECT, Box, Place

FAR = 0.62
"""Size of the cards that others hold, of a turned card and of discards."""
SMALL = 0.44
"""Size of the tricks that were won."""
DRAWN = 0.8
"""Size of a pack that is spread, and of the cards drawn from it."""
_STEP, _GAP = 0.7, 0.24
_BESIDE = 0.28
"""From one card beside the dealer to the next."""
_REACH = 1.4
"""From the wrist of one who holds a fan to the middle of its cards."""
_SPREAD = 31.0
"""Degrees between the first and the last card of a fan, at most."""
_IN_TRICK = {Side.BELOW: (0.25, 0.61), Side.RIGHT: (0.82, -0.29), Side.LEFT: (-0.9, -0.29)}
"""From the middle to a seat's card in the trick. Apart as far as this no card covers another's
index, whichever was played first; one's own lies a little aside, for the left one's sake."""
OPEN = 0.7
"""Size of another player's cards that lie open."""
_OPEN_STEP, _OPEN_LINE = 0.6, 0.48
"""From one of them to the next, at most, and from one row to the other, in card widths."""
_OF_THE_TRICK = 1.54
"""How far the cards of the trick reach from the middle to either side, in card widths."""
_BESIDE_OPEN, _STEP_OPEN = 0.48, 0.24
"""Size of the cards beside a dealer whose hand lies open, and from one to the next."""


class Moment(Enum):
    """What one is asked for; the middle of the table is free or taken accordingly."""

    LEADS = auto()
    FOLLOWS = auto()
    LAYS_AWAY = auto()


@dataclass(frozen=True, slots=True)
class Layout(Boards):
    """The places of a table in a view of so many pixels."""

    def hand(self, groups: Sequence[int], *, raised: Sequence[bool] = ()) -> tuple[Place, ...]:
        """The places of one's own cards from left to right.

        ``groups`` says how many cards lie together before each gap; the row squeezes before it
        leaves the table. ``raised`` says for each card whether it stands out.
        """
        count = sum(groups)
        wanted = 1 + (count - 1) * _STEP + (len(groups) - 1) * _GAP
        room = self.area.width / self.card - 2 * (EDGE + 0.3)
        squeeze = min(1.0, (room - 1) / (wanted - 1)) if wanted > 1 else 1.0
        x, y = self.at(0, -(EDGE + 0.16 + ASPECT / 2))
        x += (self.area.width - (1 + (wanted - 1) * squeeze) * self.card) / 2 + self.card / 2
        places: list[Place] = []
        for group in groups:
            for _ in range(group):
                up = bool(raised) and raised[len(places)]
                places.append(Place(x, y - RAISE * self.card * up, 100.0 + len(places)))
                x += _STEP * squeeze * self.card
            x += _GAP * squeeze * self.card
        return tuple(places)

    def fan(self, seat: Seat, count: int) -> tuple[Place, ...]:
        """The places of the cards that another player holds, turned towards the centre."""
        right = self.side(seat) is Side.RIGHT
        base = -66.0 if right else 66.0
        x, y = self.towards(seat, 0.93, 1.49 + self.below_plates)
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
            x, y = self.towards(
                seat, EDGE + 0.2 + OPEN / 2, 1.3 + self.below_plates + _OPEN_LINE * line
            )
            if self.side(seat) is Side.RIGHT:
                x -= step * (count - 1)
            places += [
                Place(x + step * number, y, 10.0 + len(places) + number, 0, OPEN)
                for number in range(count)
            ]
        return tuple(places)

    def beside_open(self, seat: Seat, number: int) -> Place:
        """Where a card lies beside a dealer whose hand lies open: below it, beside his tricks."""
        x, y = self.towards(seat, 2.32, 2.66 + self.below_plates)
        if self.side(seat) is Side.RIGHT:
            x -= _STEP_OPEN * self.card
        return Place(x + _STEP_OPEN * number * self.card, y, 30.0 + number, 0, _BESIDE_OPEN)

    def trick(self, seat: Seat, number: int, card: Card) -> Place:
        """Where a seat's card lies in the trick; ``number`` is its place in the order played."""
        x, y = self.centre.middle
        side = self.side(seat)
        dx, dy = _IN_TRICK[side]
        lean = {Side.BELOW: 0, Side.RIGHT: 5, Side.LEFT: -5}[side]
        seeded = (card.index * 37 % 19 - 9) / 9
        return Place(
            x + (dx + 0.02 * seeded) * self.card,
            y + dy * self.card,
            200.0 + number,
            round(lean + 4 * seeded),
        )

    def worth(self, seat: Seat, place: Place) -> Box:
        """Where is said what a trick is worth: on the lower half of its winning card."""
        dx, dy = {Side.BELOW: 0.05, Side.RIGHT: 0.1, Side.LEFT: -0.15}[self.side(seat)], 0.45
        wide, high = (part * (1 + 0.4 * self.larger) * self.card for part in (0.56, 0.32))
        x, y = place.x + dx * self.card, place.y + dy * self.card
        return Box(x - wide / 2, y - high / 2, wide, high)

    def advice(self, moment: Moment) -> tuple[Box, Box, Box, Box]:
        """Where a hint may stand above the hand while it is one's turn, the better places first.

        Below the trick or the button, or in the trick's place where one leads: between one's plate
        and tricks; in the middle and as broad as leaves the plate free; from the plate to the far
        edge; or from edge to edge.
        A long one stands above the button that lays cards away: nothing is to hide that.
        """
        _, y = self.centre.middle
        top = {
            Moment.LEADS: self.centre.y,
            Moment.FOLLOWS: y + (_IN_TRICK[Side.LEFT][1] + ASPECT / 2 + 0.1) * self.card,
            Moment.LAYS_AWAY: self.button.bottom,
        }[moment]
        plate, middle = self.plate(self.chairs.own).right, self.area.x + self.area.width / 2
        high, edge = self.hand_top - top, self.area.x + EDGE * self.card
        far = self.area.width - 2 * EDGE * self.card
        last = Box(edge, top, far, high)
        if moment is Moment.LAYS_AWAY:
            # As far up as leaves the indices of what was picked.
            top = self.slot(0, 1).y - 0.3 * self.card
            last = Box(edge, top, far, self.button.y - 0.04 * self.card - top)
        tricks = self.won(self.chairs.own, 0, 1).x - SMALL * ASPECT / 2 * self.card
        near = Box(plate, self.hand_top - high, tricks - plate, high)
        centred = replace(near, width=2 * (middle - plate))
        return near, centred, replace(near, width=edge + far - plate - 1), last

    def won(self, seat: Seat, number: int, count: int, *, short: bool = False) -> Place:
        """Where one of a seat's tricks lies: every other one crosswise, so that they count.

        ``short`` leaves room beside them for what another dealer has laid away.
        """
        if self.side(seat) is Side.BELOW:
            x, y = self.at(-3.2, 0)[0], self.own_row
            room, way = 1.2, 1
        else:
            low, room = (2.61, 1.05) if short else (2.56, 1.75)
            x, y = self.towards(seat, EDGE + 0.2 + SMALL * ASPECT / 2, low + self.below_plates)
            way = -1 if self.side(seat) is Side.RIGHT else 1
        step = min(0.24, room / max(1, count - 1))
        x += way * number * step * self.card
        return Place(x, y, 20.0 + number, 90 * (number % 2), SMALL, face_up=False)

    def talon(self, seat: Seat, number: int) -> Place:
        """Where a card lies beside the dealer: the talon, the turned card, the discards."""
        side = self.side(seat)
        x, y = self.towards(seat, 1.9, 1.32 + self.below_badge)
        if side is Side.BELOW:
            x, y = self.at(-1.3, 0)[0], self.own_row - 0.03 * self.card
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
        x, y = self.towards(seat, 1.0, 1.5 + self.below_plates)
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
