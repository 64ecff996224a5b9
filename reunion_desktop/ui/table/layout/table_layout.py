"""Layout of the table, pure geometry: where everything lies at any size, in card units.

The unit is the width of a card in the player's hand. The player sits below, the next in order of
play on the right when play runs anticlockwise. Each table's measures are in its plan. With two
others, one sits at the upper right and one at the upper left:

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
from dataclasses import dataclass
from functools import cached_property

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.layout.panel_boxes import BESIDE, EDGE, NOTE, RAISE, PanelBoxes
from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place
from reunion_desktop.ui.table.layout.seat_positions import SeatSide
from reunion_desktop.ui.table.layout.table_plans import DRAWN, FAR, IN_TRICK, SMALL

_STEP, _GAP = 1.02, 0.24
"""Step between the player's cards where there is room for it, and gap between suits."""
_ASIDE, _CLOSED = 0.06, 0.2
"""Card step of a hand laid aside: of the player's own; of another's, as a share of the fan."""
_IN_PILE, _LEFT_STEP = 0.18, 0.34
"""Greatest step between many cards beside the player's plate, and that of cards in the middle."""
_APART = 3
"""Number of cards beside the dealer that lie clear of each other; further ones overlap."""
_NOTICE_BELOW = 0.03
"""Gap between a plate and a line of text below it, in card widths."""
_SPREAD_TOP = 1.12
"""How far a spread pack with the lifted cards reaches up from the middle."""
_SHADOWED = 4
"""One card of so many in a spread pack casts a shadow."""
_OPEN_STEP, _OPEN_LINE = 0.6, 0.48
"""Largest step between open cards of a row, and step between the rows, in card widths."""


@dataclass(frozen=True)
class TableLayout(PanelBoxes):
    """Places of all cards at a table in a view of a given size."""

    def hand(self, groups: Sequence[int], *, raised: Sequence[bool] = ()) -> tuple[Place, ...]:
        """Places of the player's hand from left to right.

        ``groups`` gives the number of cards before each gap; the row squeezes before it
        leaves the table. ``raised`` gives for each card whether it is raised.
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

    def laid_aside(self, count: int) -> tuple[Place, ...]:
        """Places of the player's cards while they lie face down until the deal is over."""
        x, y = self.at(0, -(EDGE + 0.16 + ASPECT / 2))
        x += (self.area.width - (count - 1) * _ASIDE * self.card) / 2
        return tuple(
            Place(x + number * _ASIDE * self.card, y, 100.0 + number, face_up=False, dim=True)
            for number in range(count)
        )

    def fan(self, seat: Seat, count: int, *, closed: bool = False) -> tuple[Place, ...]:
        """Places of another player's hand, as a fan that points to the centre.

        ``closed``: the hand is laid aside, the cards almost on top of each other.
        """
        fan = self.chair(seat).fan
        base = -fan.turn if self.side(seat).on_the_right else fan.turn
        x, y = self.spot(seat, fan.at)
        turn = math.radians(base)
        reach = fan.reach * self.card
        wrist = x - math.sin(turn) * reach, y + math.cos(turn) * reach
        step = min(4.4, fan.spread / max(1, count - 1)) * (_CLOSED if closed else 1)
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
                    fan.size,
                    face_up=False,
                )
            )
        return tuple(places)

    def open_rows(self, seat: Seat) -> int:
        """Number of rows of another player's open hand."""
        return self.chair(seat).open.lines

    def open_hand(self, seat: Seat, rows: Sequence[int]) -> tuple[Place, ...]:
        """Places of another player's open hand: upright, so that all cards can be read.

        ``rows`` gives the number of cards in each row; all have the same step, as wide as fits
        between the edge and the trick.
        """
        hand, side = self.chair(seat).open, self.side(seat)
        room = hand.room
        if room is None:
            room = self.area.width / 2 / self.card - EDGE - 0.2 - self.plan.reach - hand.size
        step = min(_OPEN_STEP, max(0.1, room / max(1, max(rows) - 1))) * self.card
        places: list[Place] = []
        for line, count in enumerate(rows):
            inner = 0 if side is SeatSide.ABOVE else hand.size / 2
            at = hand.at._replace(x=hand.at.x + inner, y=hand.at.y + _OPEN_LINE * line)
            x, y = self.spot(seat, at)
            if side is SeatSide.ABOVE:
                x -= step * (count - 1) / 2
            elif side.on_the_right:
                x -= step * (count - 1)
            places += [
                Place(x + step * number, y, 10.0 + len(places) + number, 0, hand.size)
                for number in range(count)
            ]
        return tuple(places)

    def beside_open(self, seat: Seat, number: int, count: int = 0) -> Place:
        """Place of one of some cards beside a dealer whose hand lies open: beside the tricks."""
        row = self.chair(seat).beside_open
        x, y = self.spot(seat, row.at)
        if self.side(seat).on_the_right:
            x -= row.step * min(max(1, count - 1), _APART) * self.card
        apart = min(number, _APART)
        along = row.step * apart + 0.008 * (number - apart)
        return Place(x + along * self.card, y, 30.0 + apart + (number - apart) / 10, 0, row.size)

    def trick(self, seat: Seat, number: int, card: Card) -> Place:
        """Place of a seat's card in the trick; ``number`` is its index in the order played."""
        x, y = self.centre.middle
        spot = self.plan.trick[self.side(seat)]
        seeded = (card.index * 37 % 19 - 9) / 9
        return Place(
            x + (spot.dx + 0.02 * seeded) * self.card,
            y + spot.dy * self.card,
            IN_TRICK + number,
            round(spot.lean + 4 * seeded),
        )

    def worth(self, seat: Seat, place: Place) -> Box:
        """Box of the trick's points: on the lower half of its winning card."""
        side = self.side(seat)
        dx, dy = 0.1 if side.on_the_right else -0.15, 0.45
        if side in (SeatSide.BELOW, SeatSide.ABOVE):
            dx = 0.05
        wide, high = (part * (1 + 0.4 * self.larger) * self.card for part in (0.56, 0.32))
        x, y = place.x + dx * self.card, place.y + dy * self.card
        return Box(x - wide / 2, y - high / 2, wide, high)

    def won(self, seat: Seat, number: int, count: int, *, short: bool = False) -> Place:
        """Place of one of a seat's won tricks; every other one lies crosswise, to be counted.

        ``short`` leaves room beside them for another dealer's discards.
        """
        side = self.side(seat)
        if side is SeatSide.BELOW:
            room, pitch, size = 1.2, 0.24, SMALL
            x, y = self.beside_trick[1] + size * ASPECT / 2 * self.card, self.own_row
        else:
            row = self.chair(seat).won_short if short else self.chair(seat).won
            x, y = self.spot(seat, row.at)
            room, pitch, size = row.room, row.step, row.size
        step = min(pitch, room / max(1, count - 1))
        x += (-number if side.tricks_leftwards else number) * step * self.card
        return Place(x, y, 20.0 + number, 90 * (number % 2), size, face_up=False)

    def talon(self, seat: Seat, number: int, count: int = 0) -> Place:
        """Place of a card beside the dealer: the talon, the turned card, the discards.

        The first few lie apart, those above them in a pile; ``count`` is the number of cards.
        """
        side = self.side(seat)
        if side is SeatSide.BELOW:
            size, step = self.own_pile
            step = step if count <= _APART + 1 else min(step, _IN_PILE)
            x, y = self.plate(seat).right + (size / 2 + BESIDE) * self.card, self.own_row
        else:
            row = self.chair(seat).beside
            x, y = self.spot(seat, row.at)
            step, size = row.step, row.size
            if side.on_the_right:
                x -= 1.95 * step * self.card
        apart = min(number, _APART)
        piled = 0.008 * (number - apart)
        return Place(
            x + (step * apart + piled) * self.card,
            y - piled * self.card,
            30.0 + apart + (number - apart) / 10,
            4 * apart - 3,
            size,
        )

    def below_plate(self, place: Place) -> Place:
        """Place beside the player's plate, moved to where the hand was: the score gets the room."""
        own, y = self.plate(self.chairs.own), self.at(0, -(EDGE + 0.16 + ASPECT / 2))[1]
        return place.moved(own.x - own.right, y - self.own_row)

    def left_over(self, number: int, count: int) -> Place:
        """Place of a card left over that lies in the middle, below the deal's rule."""
        x, high = self.centre.middle[0], FAR * ASPECT * self.card
        top = max(self.rule.bottom, self.centre.y) + 0.06 * self.card
        along = (number - (count - 1) / 2) * _LEFT_STEP * self.card
        return Place(x + along, top + high / 2, 30.0 + number, 4 * number - 2, FAR)

    def pack(self, dealer: Seat, number: int = 0) -> Place:
        """Place of the pack from which the dealer deals; ``number`` counts from the bottom."""
        place = self.talon(dealer, 0)
        lift = number * 0.004 * self.card
        tall = 40.0 + number / 100
        return Place(place.x - lift, place.y - lift, tall, 0, place.scale, face_up=False)

    def drawn_card(self, seat: Seat, turn: int) -> Place:
        """Place of a card drawn for the deal: before its owner, a little further in each round."""
        side = self.side(seat)
        if side is SeatSide.BELOW:
            x, y = self.centre.middle
            y, size = y + 1.22 * self.card, DRAWN
        else:
            chair = self.chair(seat)
            x, y = self.spot(seat, chair.drawn)
            size = chair.drawn_size
        way = -1 if side.on_the_right else 1
        return Place(x + way * 0.26 * turn * self.card, y, 200.0 + turn, 0, size)

    def spread(self, number: int, count: int) -> Place:
        """Place of a card of the pack spread for the draw or the cut, in a shallow arc."""
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
            # The shadows of all these cards would add up to black patches.
            flat=bool(number % _SHADOWED),
        )

    @cached_property
    def notice(self) -> Box:
        """Box of the line of text above the spread pack, below all plates."""
        x, y = self.centre.middle
        high = (NOTE + 0.02) * self.print_size * self.card
        wide = min(5.4 * self.print_size * self.card, self.area.width - 0.6 * self.card)
        left, bottom = x - wide / 2, y - _SPREAD_TOP * self.card
        plates = [self.plate(seat) for seat in range(self.chairs.players)]
        above = [
            plate.bottom + _NOTICE_BELOW * self.card
            for plate in plates
            if plate.y < bottom and plate.x < left + wide and left < plate.right
        ]
        top = max(bottom - high, *above, 0.0)
        return Box(left, top, wide, bottom - top)
