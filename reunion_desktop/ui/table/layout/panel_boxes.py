"""Boxes of the table that carry words, pure geometry: plates, badge, notes and the button.

They grow with the print that the person has chosen, and the cards make room for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.layout.places import ASPECT, Box, Place
from reunion_desktop.ui.table.layout.seat_positions import USUAL, SeatPositions, SeatSide
from reunion_desktop.ui.table.layout.table_plans import (
    CORNER,
    PLANS,
    SeatPlan,
    Spot,
    TablePlan,
    left_of,
)

RAISE = 0.15
"""How far a card that may be chosen stands out, in card widths."""
EDGE = 0.13
"""Breadth of the walnut edge, in card widths."""
TURNED = 0.44
"""Size of the turned card on the trump badge, in usual print."""

_PLATES_TOP, _BADGE_TOP = EDGE + 0.08, EDGE + 0.06
_PLATE, _BADGE, _NOTE, _BUTTON, _CAPTION = 0.5, 0.68, 0.34, 0.42, 0.3
"""Heights in usual print, in card widths."""
_PLATE_GROWS, _BADGE_GROWS, _NOTE_GROWS, _BUTTON_GROWS, _CAPTION_GROWS = 0.45, 0.7, 0.3, 0.3, 0.1
"""By how much each is higher in print of double size."""
_PLATE_SHARE, _PLATE_YIELDS = 0.35, 0.22
"""What a plate has of all that a table gives that is wider than the narrowest, and what it leaves
to the badge in print of double size."""
_BELOW_OPPOSITE = 1.66
"""The lower edge of the cards of one who sits above."""
_BETWEEN = 0.1
"""From a board to the next."""
_HINT = 0.76
"""What a hint of two lines wants between the button and one's hand, in card widths."""
_NOTICE_BELOW = 0.03
"""Room between a plate and a line of words below it, in card widths."""
_SPREAD_TOP = 1.12
"""How far a spread pack reaches up from the middle with the cards that are lifted to be cut."""


@dataclass(frozen=True, slots=True)
class PanelBoxes:
    """The view, what of it is used, and the boards in it; the cards are those of a layout."""

    width: float
    height: float
    chairs: SeatPositions = USUAL
    """Who sits where."""
    print_size: float = 1.0
    """How many times as large as usual words are; 1 at least."""
    card: float = field(init=False)
    """The width of a card of one's own hand, in pixels."""
    area: Box = field(init=False)
    """Where cards may lie: the view, or the middle of a very wide or very tall one."""

    def __post_init__(self) -> None:
        plan = self.plan
        higher = plan.grows * self.larger
        card = max(24.0, min(self.width / plan.wide, self.height / (plan.high + higher)))
        wide = min(self.width, plan.widest * card)
        high = min(self.height, (plan.highest + higher) * card)
        left, top = (self.width - wide) / 2, (self.height - high) / 2
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "area", Box(left, top, wide, high))

    @property
    def larger(self) -> float:
        """By how much words are larger than usual: 0 in usual print."""
        return max(0.0, self.print_size - 1)

    @property
    def plan(self) -> TablePlan:
        """What lies where at a table for so many."""
        return PLANS[self.chairs.players]

    def side(self, seat: Seat) -> SeatSide:
        """Where a seat is."""
        return self.chairs.side(seat)

    def chair(self, seat: Seat) -> SeatPlan:
        """What belongs to another's seat."""
        return self.plan.chairs[left_of(self.side(seat))]

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point in card units; a negative one is measured from the far edge."""
        left, top = self.area.x + x * self.card, self.area.y + y * self.card
        return (
            left if x >= 0 else left + self.area.width,
            top if y >= 0 else top + self.area.height,
        )

    def towards(self, seat: Seat, x: float, y: float) -> tuple[float, float]:
        """A point on a seat's side of the table, ``x`` card widths in from that side.

        For who sits above, so far from the middle.
        """
        side = self.side(seat)
        if side is SeatSide.ABOVE:
            return self.area.x + self.area.width / 2 + x * self.card, self.at(0, y)[1]
        return self.at(-x if side.on_the_right else x, y)

    def spot(self, seat: Seat, spot: Spot) -> tuple[float, float]:
        """A spot of a seat's chair."""
        spare = self.area.height / self.card - self.plan.high - self.plan.grows * self.larger
        grows = spot.grows * self.larger + spot.share * spare
        wider = spot.wider * max(0.0, self._plate_width - self.plan.plate)
        return self.towards(seat, spot.x + wider, spot.y + grows)

    @property
    def hand_top(self) -> float:
        """The upper edge of a card of one's own that stands out."""
        return self.at(0, -(EDGE + 0.16 + ASPECT + RAISE + 0.06))[1]

    @property
    def centre(self) -> Box:
        """The middle of the table: a card dropped here is played."""
        top = self.badge.bottom + 0.03 * self.card
        if self.plan.opposite:
            top = self.at(0, _BELOW_OPPOSITE + _PLATE_GROWS * self.larger)[1]
        bottom = self.hand_top
        half = min(1.95 * self.card, self.area.width / 2 - self.plan.aside * self.card)
        x = self.area.x + self.area.width / 2
        return Box(x - half, top, 2 * half, bottom - top)

    @property
    def drop_zone(self) -> Box:
        """Where a card may be dropped to be played: all that lies above the hand."""
        return Box(0, 0, self.width, self.hand_top)

    # Boards

    @property
    def _plate_width(self) -> float:
        """As wide as the table allows beside the badge, in card widths."""
        wider = _PLATE_SHARE * (self.area.width / self.card - self.plan.wide)
        return self.plan.plate + wider - _PLATE_YIELDS * self.larger

    @property
    def badge(self) -> Box:
        """The trump badge: between the plates of the others, or in the upper left corner."""
        x, y = self.at(CORNER + self._plate_width + _BETWEEN, _BADGE_TOP)
        wide = self.area.width - 2 * (x - self.area.x)
        if self.plan.opposite:
            x = self.at(CORNER, 0)[0]
            plate = (self._plate_width / 2 + _BETWEEN) * self.card
            wide = self.area.x + self.area.width / 2 - plate - x
        return Box(x, y, wide, (_BADGE + _BADGE_GROWS * self.larger) * self.card)

    @property
    def turned(self) -> Place:
        """Where the turned card stands for the whole deal: small, upright, on the badge."""
        scale, badge = TURNED * (1 + 0.25 * self.larger), self.badge
        x = badge.right - (badge.height - scale * ASPECT * self.card) / 2 - scale * self.card / 2
        return Place(x, badge.middle[1], 6.0, 0, scale)

    def plate(self, seat: Seat) -> Box:
        """The name plate of a seat; one's own is as wide as the others."""
        wide, high = self._plate_width, _PLATE + _PLATE_GROWS * self.larger
        side = self.side(seat)
        if side is SeatSide.BELOW:
            left, top = self.at(CORNER, 0)[0], self.hand_top - (high + 0.04) * self.card
        else:
            left, top = self.spot(seat, self.chair(seat).plate)
        if side is SeatSide.ABOVE:
            left -= wide * self.card / 2
        elif side.on_the_right:
            left -= wide * self.card
        return Box(left, top, wide * self.card, high * self.card)

    @property
    def own_row(self) -> float:
        """The middle of one's own tricks and of what lies beside one who deals, in pixels."""
        return self.hand_top - 0.38 * self.card

    def slot(self, number: int, count: int) -> Place:
        """Where a card lies that was picked to be laid away."""
        x, _ = self.centre.middle
        y = self._slots_top + ASPECT / 2 * self.card
        return Place(x + (number - (count - 1) / 2) * 1.18 * self.card, y, 60.0 + number)

    @property
    def _slots_top(self) -> float:
        """Slots, note and button stand one below the other between badge and hand."""
        return self.note.y - (ASPECT + _BETWEEN) * self.card

    @property
    def call_rooms(self) -> tuple[Box, Box, Box]:
        """Where the bar of calls may stand while nothing lies in the middle, the better one first.

        Above one's own plate and tricks, in the breadth of the middle or from edge to edge: the
        same lower edge, so that the bar has one place however much is offered. At worst, between
        badge and hand.
        """
        top, plate = self.centre.y, self.plate(self.chairs.own)
        bottom = min(plate.y, self.own_row - 0.34 * self.card)
        usual = Box(self.centre.x, top, self.centre.width, bottom - top)
        edge, under = self.area.x + EDGE * self.card, self.badge.bottom
        wide = self.area.width - 2 * EDGE * self.card
        broad = Box(edge, under, wide, bottom - under)
        return usual, broad, Box(edge, under, wide, self.hand_top - under)

    @property
    def note(self) -> Box:
        """A line of words in the middle, below what was picked."""
        x, _ = self.centre.middle
        high = (_NOTE + _NOTE_GROWS * self.larger) * self.card
        wide = min(3.0 * self.print_size * self.card, self.centre.width, self.badge.width)
        button = (_BUTTON + _BUTTON_GROWS * self.larger) * self.card
        block = (ASPECT + _BETWEEN + 0.08) * self.card + high + button
        room = self.centre.height - block
        # Above the middle where that leaves room for a hint between button and hand.
        below = max(room / 2, min(room - _BETWEEN * self.card, _HINT * self.print_size * self.card))
        top = self.hand_top - below - button - 0.08 * self.card - high
        return Box(x - wide / 2, top, wide, high)

    @property
    def button(self) -> Box:
        """The button in the middle that confirms or claims."""
        x, _ = self.centre.middle
        wide = min(1.7 * self.print_size * self.card, self.centre.width)
        high = (_BUTTON + _BUTTON_GROWS * self.larger) * self.card
        return Box(x - wide / 2, self.note.bottom + 0.08 * self.card, wide, high)

    @property
    def caption(self) -> Box:
        """A line of words above the middle while cards may lie beside the dealer.

        Where somebody sits there it stands in the upper right corner.
        """
        x, y = self.centre.middle[0], self.centre.y
        wide = min(2.2 * self.print_size * self.card, self.centre.width - 0.3 * self.card)
        if self.plan.opposite:
            wide = (self._plate_width - 0.2) * self.card
            x, y = self.at(-CORNER, 0.32)
            x -= wide / 2
        high = (_CAPTION + _CAPTION_GROWS * self.larger) * self.card
        return Box(x - wide / 2, y, wide, high)

    @property
    def invitation(self) -> Box:
        """A line of words in the place of one's own cards, where one holds none."""
        x, top = self.centre.middle[0], self.hand_top
        high = (_NOTE + 0.02) * self.print_size * self.card
        wide = min(5.4 * self.print_size * self.card, self.area.width - 0.6 * self.card)
        middle = (top + self.at(0, -EDGE)[1]) / 2
        return Box(x - wide / 2, middle - high / 2, wide, high)

    @property
    def notice(self) -> Box:
        """A line of words above the middle while only the pack lies there; below all plates."""
        x, y = self.centre.middle
        high = (_NOTE + 0.02) * self.print_size * self.card
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
