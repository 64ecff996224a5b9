"""Boxes of the table's text panels, pure geometry: plates, badge, notes and the button.

They grow with the text size that the player chose, and the cards make room for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

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
"""How far a legal card is raised, in card widths."""
EDGE = 0.13
"""Width of the walnut edge, in card widths."""
TURNED = 0.44
"""Size of the turned card on the trump badge, at usual text size."""
_BESIDE_TURNED = 0.12
"""Greatest gap between the turned card and the edge of the badge, in card widths."""

LEAST_CARD = 72.0
"""Least width of a card at larger text sizes, in pixels, where the view has room."""
_SLIM = 0.06
"""Height that the table can do without at larger text sizes: part of the walnut edge."""
_LOW = 60.0
"""Card width in pixels below which cards and panels share a low view at larger text sizes."""
_BADGE_TOP = EDGE + 0.06
_PLATE, _BADGE, NOTE, _BUTTON, _CAPTION = 0.5, 0.68, 0.34, 0.42, 0.3
"""Heights at usual text size, in card widths."""
_PLATE_GROWS, _BADGE_GROWS, _NOTE_GROWS, _BUTTON_GROWS, _CAPTION_GROWS = 0.45, 0.7, 0.3, 0.3, 0.1
"""Growth of each height at double text size, in card widths."""
_PLATE_SHARE, _PLATE_YIELDS = 0.35, 0.22
"""Share of a plate in the width beyond the narrowest table, and its loss at double text size."""
_TRICK = 0.78
"""How far a leaning card of the trick reaches up from its middle."""
_BELOW_OPPOSITE = 1.66
"""Lower edge of the cards of a player who sits opposite."""
_BETWEEN = 0.1
"""Gap between two panels."""
_HINT = 0.76
"""Height of a two-line hint between the button and the hand, in card widths."""
BESIDE = 0.12
"""Gap between the player's plate and the cards beside it, in card widths."""
_OWN, _STEP = 0.54, 0.28
"""Largest size and step of these cards."""
_LOWER_ROW, _LEANING = 0.5, 0.62
"""Least distance below the middle in the trick's lower row; half the width of a leaning card."""
_INDEX = 1.7
"""Width of the tile with the index of a card asked for, as a multiple of its height."""
_TAG = 1.12
"""Width of the tag with a call at usual text size, in card widths."""
_MOST = 6
"""Players of the largest table."""


@dataclass(frozen=True)
class PanelBoxes:
    """Boxes of the panels in a view of a given size; subclasses add the places of the cards."""

    width: float
    height: float
    chairs: SeatPositions = USUAL
    """Which seat is on which side."""
    print_size: float = 1.0
    """Factor of the text size; at least 1."""
    usual_width: float = 0.0
    """Width that the view would have at usual text size; 0 for its own width."""
    above: float = 0.0
    """Height that is left free at the upper edge."""
    card: float = field(init=False)
    """Width of a card in the player's hand, in pixels."""
    larger: float = field(init=False)
    """Growth of the panels with the text: 0 at usual size, 1 at double size."""
    area: Box = field(init=False)
    """Area for the cards: the view, or the middle of a very wide or very tall one."""

    def __post_init__(self) -> None:
        plan, larger = self.plan, max(0.0, self.print_size - 1)
        broad, wanted = self.width / plan.wide, plan.high + plan.grows * larger
        lowest, free = plan.high - _SLIM, self.height - self.above
        # The cards come first: panels grow only as far as that leaves cards of this width, unless
        # the view is so low that their text could not be read.
        cards_first = larger > 0 and free > _LOW * lowest
        least = max(self.usual_width / plan.wide, LEAST_CARD) if cards_first else 0.0
        card = min(broad, max(free / wanted, min(least, free / lowest)))
        card = max(24.0, card)
        larger = min(larger, max(0.0, (free / card - plan.high) / plan.grows))
        higher = plan.grows * larger
        wide = min(self.width, plan.widest * card)
        high = min(max(free, plan.high * card), (plan.highest + higher) * card)
        left, top = (self.width - wide) / 2, self.height - high
        # In the middle of a high view, otherwise below what is left free.
        top = max(top / 2, min(self.above, self.above + (free - high) / 2))
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "larger", larger)
        object.__setattr__(self, "area", Box(left, top, wide, high))

    @cached_property
    def plan(self) -> TablePlan:
        """Table plan for this number of players."""
        return PLANS[self.chairs.players]

    def side(self, seat: Seat) -> SeatSide:
        """Side of the table on which a seat is."""
        return self.chairs.side(seat)

    def chair(self, seat: Seat) -> SeatPlan:
        """Plan of another player's seat."""
        return self.plan.chairs[left_of(self.side(seat))]

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Convert a point from card units to pixels; negative values count from the far edge."""
        left, top = self.area.x + x * self.card, self.area.y + y * self.card
        return (
            left if x >= 0 else left + self.area.width,
            top if y >= 0 else top + self.area.height,
        )

    def towards(self, seat: Seat, x: float, y: float) -> tuple[float, float]:
        """A point on a seat's side of the table, ``x`` card widths in from that side.

        For the player opposite, ``x`` counts from the middle.
        """
        side = self.side(seat)
        if side is SeatSide.ABOVE:
            return self.area.x + self.area.width / 2 + x * self.card, self.at(0, y)[1]
        return self.at(-x if side.on_the_right else x, y)

    def spot(self, seat: Seat, spot: Spot) -> tuple[float, float]:
        """Point of a spot in a seat's plan, in pixels."""
        spare = self.area.height / self.card - self.plan.high - self.plan.grows * self.larger
        grows = spot.grows * self.larger + spot.share * spare
        wider = spot.wider * max(0.0, self._plate_width - self.plan.plate)
        return self.towards(seat, spot.x + wider, spot.y + grows)

    @cached_property
    def hand_top(self) -> float:
        """Upper edge of a raised card in the player's hand."""
        return self.at(0, -(EDGE + 0.16 + ASPECT + RAISE + 0.06))[1]

    @cached_property
    def centre(self) -> Box:
        """The middle of the table."""
        top = self.badge.bottom + 0.03 * self.card
        if self.plan.opposite:
            top = self.at(0, _BELOW_OPPOSITE + _PLATE_GROWS * self.larger)[1]
        bottom = self.hand_top
        half = min(1.95 * self.card, self.area.width / 2 - self.plan.aside * self.card)
        x = self.area.x + self.area.width / 2
        return Box(x - half, top, 2 * half, bottom - top)

    @property
    def trick_box(self) -> Box:
        """Box of the middle that the cards of a trick take."""
        reach = self.plan.reach * self.card
        return self.centre._replace(x=self.centre.middle[0] - reach, width=2 * reach)

    @cached_property
    def drop_zone(self) -> Box:
        """Area above the hand: a card dropped here is played."""
        return Box(0, 0, self.width, self.hand_top)

    # Panels

    @cached_property
    def _plate_width(self) -> float:
        """Width of a plate in card widths, as far as the badge leaves room."""
        wider = _PLATE_SHARE * (self.area.width / self.card - self.plan.wide)
        return self.plan.plate + wider - _PLATE_YIELDS * self.larger

    @property
    def unmet(self) -> float:
        """How much larger the text is wished than the panels grew; 1 if they grew as wished."""
        return max(1.0, self.print_size) / (1 + self.larger)

    @cached_property
    def badge(self) -> Box:
        """Box of the trump badge: between the others' plates, or in the upper left corner."""
        x, y = self.at(CORNER + self._plate_width + _BETWEEN, _BADGE_TOP)
        wide = self.area.width - 2 * (x - self.area.x)
        if self.plan.opposite:
            x = self.at(CORNER, 0)[0]
            plate = (self._plate_width / 2 + _BETWEEN) * self.card
            wide = self.area.x + self.area.width / 2 - plate - x
        return Box(x, y, wide, (_BADGE + _BADGE_GROWS * self.larger) * self.card)

    @cached_property
    def turned(self) -> Place:
        """Place of the turned card on the badge for the whole deal: small and upright."""
        scale, badge = TURNED * (1 + 0.25 * self.larger), self.badge
        beside = min((badge.height / self.card - scale * ASPECT) / 2, _BESIDE_TURNED)
        x = badge.right - (beside + scale / 2) * self.card
        return Place(x, badge.middle[1], 6.0, 0, scale)

    @cached_property
    def rule(self) -> Box:
        """Box of the deal's rule: opposite the badge in the upper right corner, or below it."""
        badge = self.badge
        if self.plan.opposite:
            right = 2 * self.area.x + self.area.width - badge.x
            return badge._replace(x=right - badge.width)
        # Clear of the cards beside the others' fans and, as far as there is room, of the trick.
        wider = max(0.0, self._plate_width - self.plan.plate)
        left = max(badge.x, self.at(self.plan.rule_aside + wider, 0)[0])
        top = badge.bottom + 0.04 * self.card
        reach = min(spot.dy for spot in self.plan.trick.values()) - _TRICK
        high = min(badge.height, self.centre.middle[1] + reach * self.card - top)
        return Box(left, top, badge.width + 2 * (badge.x - left), high)

    @cached_property
    def asked(self) -> Box:
        """Box of the card asked for, at the right end of the rule's box."""
        rule = self.rule
        gap = 0.1 * rule.height
        wide = min(_INDEX * (rule.height - 2 * gap), 0.3 * rule.width)
        return Box(rule.right - gap - wide, rule.y + gap, wide, rule.height - 2 * gap)

    @cached_property
    def rule_text(self) -> Box:
        """Box of the rule's text beside the card asked for."""
        return self.rule._replace(width=self.asked.x - self.rule.x)

    def plate(self, seat: Seat) -> Box:
        """Box of a seat's name plate; all plates have the same width."""
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

    def saying(self, seat: Seat) -> Box:
        """Box of the tag with a seat's last call, below the place of cards beside that seat."""
        wide, high = (part * (1 + 0.4 * self.larger) * self.card for part in (_TAG, 0.4))
        if self.side(seat) is SeatSide.BELOW:
            left = max(self.beside_trick[1], self.button.right + 0.05 * self.card)
            return Box(left, self.plate(seat).bottom - high, wide, high)
        chair = self.chair(seat)
        x, y = self.spot(seat, chair.beside.at)
        if self.side(seat) is SeatSide.ABOVE:
            wide = _TAG * self.card  # The plates beside it leave no room for more.
        inner = chair.beside.size / 2 * self.card
        left = x - wide + inner if self.side(seat).on_the_right else x - inner
        if self.side(seat) is SeatSide.ABOVE and self.chairs.players == _MOST:
            # Below the fan: beside it the tags of the neighbours leave no room.
            left = self.area.x + (self.area.width - wide) / 2
        return Box(left, y + inner * ASPECT + 0.05 * self.card, wide, high)

    @cached_property
    def own_row(self) -> float:
        """Height of the player's own tricks and talon, in pixels."""
        return self.hand_top - 0.38 * self.card

    @property
    def beside_trick(self) -> tuple[float, float]:
        """Ends of the trick's lower row: left of it are the player's discards, right the tricks."""
        row = [spot.dx for spot in self.plan.trick.values() if spot.dy > _LOWER_ROW]
        middle = self.centre.middle[0]
        return middle + (min(row) - _LEANING) * self.card, middle + (
            max(row) + _LEANING
        ) * self.card

    @property
    def own_pile(self) -> tuple[float, float]:
        """Size and step of the cards beside the player's plate, as room before the trick allows."""
        room = (self.beside_trick[0] - self.plate(self.chairs.own).right) / self.card - BESIDE
        size = min(_OWN, 0.6 * room)
        return size, min(_STEP, (room - size) / 2)

    def slot(self, number: int, count: int) -> Place:
        """Place of a card that was picked for the discard."""
        x, _ = self.centre.middle
        y = self._slots_top + ASPECT / 2 * self.card
        return Place(x + (number - (count - 1) / 2) * 1.18 * self.card, y, 60.0 + number)

    @cached_property
    def _slots_top(self) -> float:
        """Top of the discard slots; slots, note and button stand between badge and hand."""
        return self.note.y - (ASPECT + _BETWEEN) * self.card

    @cached_property
    def note(self) -> Box:
        """Box of the line of text below the picked cards."""
        x, _ = self.centre.middle
        high = (NOTE + _NOTE_GROWS * self.larger) * self.card
        wide = min(3.0 * self.print_size * self.card, self.centre.width, self.badge.width)
        button = (_BUTTON + _BUTTON_GROWS * self.larger) * self.card
        block = (ASPECT + _BETWEEN + 0.08) * self.card + high + button
        room = self.centre.height - block
        # Above the middle if that leaves room for a hint between button and hand.
        below = max(room / 2, min(room - _BETWEEN * self.card, _HINT * self.print_size * self.card))
        top = self.hand_top - below - button - 0.08 * self.card - high
        return Box(x - wide / 2, top, wide, high)

    @cached_property
    def button(self) -> Box:
        """Box of the button in the middle that confirms or claims."""
        x, _ = self.centre.middle
        size, step = self.own_pile  # Two cards may lie there.
        pile = self.plate(self.chairs.own).right + (BESIDE + size + step + 0.05) * self.card
        wide = min(1.7 * self.print_size * self.card, self.centre.width, 2 * (x - pile))
        high = (_BUTTON + _BUTTON_GROWS * self.larger) * self.card
        return Box(x - wide / 2, self.note.bottom + 0.08 * self.card, wide, high)

    @cached_property
    def caption(self) -> Box:
        """Box of the line of text above the middle while cards may lie beside the dealer.

        With a player opposite it stands in the upper right corner.
        """
        x, y = self.centre.middle[0], self.centre.y
        wide = min(2.2 * self.print_size * self.card, self.centre.width - 0.3 * self.card)
        if self.plan.opposite:
            wide = (self._plate_width - 0.2) * self.card
            x, y = self.at(-CORNER, 0.32)
            x -= wide / 2
        high = (_CAPTION * self.unmet + _CAPTION_GROWS * self.larger) * self.card
        return Box(x - wide / 2, y, wide, high)

    @cached_property
    def invitation(self) -> Box:
        """Box of the line of text in place of the hand while the player holds no cards."""
        x, top = self.centre.middle[0], self.hand_top
        high = (NOTE + 0.02) * self.print_size * self.card
        wide = min(5.4 * self.print_size * self.card, self.area.width - 0.6 * self.card)
        middle = (top + self.at(0, -EDGE)[1]) / 2
        return Box(x - wide / 2, middle - high / 2, wide, high)
