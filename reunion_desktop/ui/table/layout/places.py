"""Values of the table's geometry: the place of a card, its key, and rectangles."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple, TypeAlias

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.seats import Seat

ASPECT = 352 / 252
"""Height of a card for a width of 1."""


class Zone(Enum):
    """Zones of cards whose face is unknown."""

    HAND = "hand"
    TALON = "talon"
    AWAY = "away"
    WON = "won"
    TRICK = "trick"
    """A card that another player put into the trick face down."""
    PACK = "pack"
    STOCK = "stock"
    """A card of the stock below the top one."""
    PENNY = "penny"
    KITTY = "kitty"
    RIPPLE = "ripple"
    """A wave on the cloth around a player who knocks."""


class Back(NamedTuple):
    """Key of a card with an unknown face, by its place; a taken trick counts as one."""

    zone: Zone
    seat: Seat
    number: int


Key: TypeAlias = Card | Back
"""Key of a card on the table: its face, or its place while the face is unknown."""


def is_held(key: Key, seat: Seat) -> bool:
    """Return True for an unknown card in a seat's hand."""
    return isinstance(key, Back) and key.zone is Zone.HAND and key.seat == seat


@dataclass(frozen=True, slots=True)
class Place:
    """Position, angle, size and look of a card."""

    x: float
    """Middle of the card, in pixels from the left edge of the view."""
    y: float
    """Middle of the card, in pixels from the upper edge of the view."""
    height: float = 0
    """Stacking order; higher lies above lower."""
    angle: float = 0
    """Degrees clockwise from upright."""
    scale: float = 1
    """Size of the card; 1 for a card of the player's hand."""
    face_up: bool = True
    dim: bool = False
    """True if the card is shown as not legal."""
    crowned: bool = False
    """True if the card carries the mark of a bower."""
    flat: bool = False
    """True if the card casts no shadow."""

    def moved(self, dx: float = 0, dy: float = 0, height: float | None = None) -> Place:
        """The same place, moved by an offset."""
        tall = self.height if height is None else height
        return replace(self, x=self.x + dx, y=self.y + dy, height=tall)

    def with_marks(self, *, dim: bool, crowned: bool) -> Place:
        """The same place with another highlight or mark."""
        return replace(self, dim=dim, crowned=crowned)

    def corners(self, card: float) -> tuple[tuple[float, float], ...]:
        """The four corners of a card of this width at this place, clockwise from upper left."""
        half, tall = card * self.scale / 2, card * self.scale * ASPECT / 2
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        return tuple(
            (
                self.x + sx * half * cos - sy * tall * sin,
                self.y + sx * half * sin + sy * tall * cos,
            )
            for sx, sy in signs
        )

    def covers(self, x: float, y: float, card: float) -> bool:
        """Return True if a card of this width at this place covers a point."""
        turn = math.radians(self.angle)
        dx, dy = x - self.x, y - self.y
        across = dx * math.cos(turn) + dy * math.sin(turn)
        along = dy * math.cos(turn) - dx * math.sin(turn)
        half = card * self.scale / 2
        return abs(across) <= half and abs(along) <= half * ASPECT


Picture: TypeAlias = Mapping[Key, Place]
"""Place of every visible card, by key."""


class Box(NamedTuple):
    """An upright rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def corners(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """The upper left and the lower right corner."""
        return (self.x, self.y), (self.right, self.bottom)

    @property
    def middle(self) -> tuple[float, float]:
        """The centre of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Return True if the rectangle contains a point."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def meets(self, other: Box) -> bool:
        """Return True if two rectangles overlap in more than an edge."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def around(self, other: Box) -> bool:
        """Return True if another rectangle lies wholly within this one."""
        return (
            self.x <= other.x
            and other.right <= self.right
            and self.y <= other.y
            and other.bottom <= self.bottom
        )


def bounds(places: Mapping[Key, Place] | tuple[Place, ...], card: float) -> Box:
    """Bounding rectangle of cards of a given width; needs at least one card."""
    listed = places if isinstance(places, tuple) else tuple(places.values())
    points = [point for place in listed for point in place.corners(card)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)
