"""One half of a German court: throne and body, head, hands; high or low the suit sign."""

from __future__ import annotations

from dataclasses import dataclass

from french import faces
from french.attributes import hand
from french.courts import GROUND
from french.garments import FRAME
from french.heads import placed
from german.suits import sign
from pips import twice
from shapes import polygon_data, solid, stroke

HAND = (209.0, 134.0)
"""Where a figure's raised hand is."""

_ASIDE = 6.0
"""Offset of an Unter to the right, which leaves space for the low sign."""


@dataclass(frozen=True, slots=True)
class GermanCourt:
    """One half of a court; the other half is the same, turned."""

    name: str
    """Suit and rank: K, Q for an Ober or J for an Unter."""
    behind: str
    """Throne, body and arms, behind the head."""
    head: str
    """Drawn about the middle of the face."""
    before: str
    """Hands and what they hold, in front of the head."""
    border: str
    """The band between the halves, whole."""
    faces_right: bool = False
    alone: tuple[float, float] = (88.0, 1.08)
    """Height of the head's middle and its size where it is shown alone."""

    def drawn(self) -> list[str]:
        """The picture between stock and corner signs."""
        suit, rank = self.name[0], self.name[1]
        mark = {
            "K": sign(suit, 76, 36, 33),
            "Q": sign(suit, 80, 39, 42),
            "J": sign(suit, 79, 141, 43),
        }
        figure = self.behind + placed(140, 84, self.head, mirrored=self.faces_right) + self.before
        if rank == "J":
            figure = placed(_ASIDE, 0, figure)
        frame = polygon_data(FRAME)
        return [
            solid(frame, GROUND) + stroke(frame, 2.2, "currentColor"),
            *twice(figure + mark[rank]),
            self.border,
        ]

    def portrait(self) -> str:
        """The head alone, for the large design."""
        y, size = self.alone
        return placed(178, y, self.head, mirrored=self.faces_right, size=size)


def raised(what: str, size: float = 1) -> str:
    """The raised hand on the right and what it holds."""
    x, y = HAND
    return placed(x, y, what, size=size) + placed(x, y, hand())


def left(what: str, hand: str, y: float = 130) -> str:
    """A king's other hand and what it holds."""
    return placed(71, y - 2, what) + placed(71, y, hand, mirrored=True)


def throat() -> str:
    """A bare neck, in its place."""
    return placed(140, 84, faces.throat())
