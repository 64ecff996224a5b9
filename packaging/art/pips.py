"""The four suit marks, the index letters, and how pips lie on the number cards and aces."""

from __future__ import annotations

import math

from shapes import (
    CREAM,
    INK,
    RED,
    Rectangle,
    box,
    clockwise,
    moved,
    number,
    oval,
    rounded,
    solid,
    stroke,
)

WIDTH, HEIGHT = 252.0, 352.0
"""Card units: four to the millimetre of a card of 63 by 88."""

EDGE = "#8d8066"
"""The cut edge of the stock."""

SUIT_COLOURS = {"C": INK, "D": RED, "H": RED, "S": INK}
"""The colour for `currentColor` in the faces as they are drawn."""

PIPS = {
    "C": (
        oval(0, -28.5, 20.5)
        + oval(-27, 9, 20.5)
        + oval(27, 9, 20.5)
        + clockwise((-9, -14), (9, -14), (15, 0), (15, 14), (-15, 14), (-15, 0))
        + "M4 8C5 28 9 42 19 49L-19 49C-9 42 -5 28 -4 8Z"
    ),
    "D": "M0 -50C9 -31 23 -13 39 0C23 13 9 31 0 50C-9 31 -23 13 -39 0C-23 -13 -9 -31 0 -50Z",
    "H": (
        "M0 48C-8 28 -46 8 -46 -19C-46 -36 -35 -46 -23 -46C-12 -46 -3 -39 0 -27"
        "C3 -39 12 -46 23 -46C35 -46 46 -36 46 -19C46 8 8 28 0 48Z"
    ),
    "S": (
        "M0 -50C8 -30 45 -8 45 16C45 30 36 38 26 38C16 38 8 33 4.5 24C5.5 36 9 44 18 49"
        "L-18 49C-9 44 -5.5 36 -4.5 24C-8 33 -16 38 -26 38C-36 38 -45 30 -45 16"
        "C-45 -8 -8 -30 0 -50Z"
    ),
}
"""Suit marks, 100 high, about the origin."""

INDEX_HEIGHT = 55.0
"""Height of an index letter in card units: eleven pixels on a card 48 pixels wide."""

_LEFT, _MIDDLE, _RIGHT = 87.0, 126.0, 165.0
_TOP, _BOTTOM = 60.0, 292.0
_THIRD = (_BOTTOM - _TOP) / 3

_TWO = ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM))
_FOUR = tuple((x, y) for y in (_TOP, _BOTTOM) for x in (_LEFT, _RIGHT))
_SIX = tuple((x, y) for y in (_TOP, 176.0, _BOTTOM) for x in (_LEFT, _RIGHT))

PLACES: dict[str, tuple[tuple[float, float], ...]] = {
    "2": _TWO,
    "3": (*_TWO, (_MIDDLE, 176.0)),
    "4": _FOUR,
    "5": (*_FOUR, (_MIDDLE, 176.0)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, (_TOP + 176) / 2)),
    "8": (*_SIX, (_MIDDLE, (_TOP + 176) / 2), (_MIDDLE, (_BOTTOM + 176) / 2)),
    "9": (
        *((x, _TOP + row * _THIRD) for row in range(4) for x in (_LEFT, _RIGHT)),
        (_MIDDLE, 176.0),
    ),
    "T": (
        *((x, _TOP + row * _THIRD) for row in range(4) for x in (_LEFT, _RIGHT)),
        (_MIDDLE, _TOP + _THIRD / 2),
        (_MIDDLE, _BOTTOM - _THIRD / 2),
    ),
}
"""Where the pips of each number card lie; those below the middle stand on their heads."""


def _slant(top: float, bottom: float, width: float, y0: float = 0, y1: float = 54) -> str:
    """A stem between two heights; `width` is measured along the line of writing."""
    half = width / 2
    return clockwise((top - half, y0), (top + half, y0), (bottom + half, y1), (bottom - half, y1))


def _slab(x0: float, x1: float, y: float) -> str:
    return box(x0, y, x1 - x0, 5)


_ONE = "M-23 8.5C-18 7.5 -15.5 5 -14 0L-9.5 0L-9.5 54L-19 54L-19 13.5L-23 13.5Z"
_ZERO = oval(9, 27, 14.5, 27.5) + oval(9, 27, 5.6, 21.8, hole=True)
_NINE = (
    oval(0, 18, 18, 18.5)
    + oval(0, 18, 8.2, 12.5, hole=True)
    + "M8.2 19L18 17C19 38 9 52 -12 55L-14 49.5C1 46 9 37 8.2 19Z"
)

GLYPHS = {
    "2": "M-16 14.5C-16 5.5 -9 -1 1 -1C11.5 -1 17.5 5 17.5 14C17.5 21.5 13 27.5 4 34"
    "C-3 39 -7.5 42.5 -9 45.5L10.5 45.5C12.5 45.5 13.2 43.5 13.6 39.5L18 39.5L17 54L-18 54"
    "L-18 50.5C-16 42 -9.5 36 -2 29C5 22.5 7.5 19 7.5 13.5C7.5 7.5 4.5 4 0 4"
    "C-3.8 4 -5.4 6.8 -5 10C-4.6 11.5 -4.4 13 -4.4 14C-4.4 17.4 -7 19.6 -10.3 19.6"
    "C-13.6 19.6 -16 17.6 -16 14.5Z",
    "3": "M-15.5 12.5C-15.5 5 -8.5 -1 1 -1C11 -1 16.5 4.5 16.5 12.5C16.5 19 12.5 24 6 26"
    "C13.5 27.5 18.5 32.5 18.5 40C18.5 49.5 10.5 55 -0.5 55C-10.5 55 -17.5 50 -17.5 43.5"
    "C-17.5 39.8 -15 37.4 -11.8 37.4C-8.4 37.4 -6.4 39.8 -6.8 42.8C-7.2 46 -5 50 -1 50"
    "C5 50 8.3 46 8.3 39.5C8.3 32.5 4.5 28.6 -3 28.6L-6 28.6L-6 24L-3.5 24"
    "C3.5 24 6.8 19.5 6.8 12.5C6.8 7 4.5 4 0.5 4C-3 4 -4.6 6.5 -4.4 9.2"
    "C-4 14.5 -6.8 17.4 -10 17.4C-13.2 17.4 -15.5 15.5 -15.5 12.5Z",
    "4": _slant(5, -17, 6, 0, 38) + box(2, 0, 10, 52) + box(-20, 34.5, 40, 5.5) + _slab(-4, 18, 49),
    "5": "M-13 0L15 0L14 8.5L-8.5 8.5L-9.5 22C-6 20 -2 19.2 1.5 19.2"
    "C11.5 19.2 18 26 18 36.5C18 47.5 10.5 55 -1.5 55C-11 55 -17.5 50.5 -17.5 44.5"
    "C-17.5 40.8 -15 38.4 -11.8 38.4C-8.4 38.4 -6.4 40.8 -6.8 43.6C-7.2 46.6 -5.6 50 -1.8 50"
    "C4 50 7.8 45.5 7.8 36.5C7.8 28.5 4.5 24.5 -1 24.5C-4.5 24.5 -7.5 25.8 -9.8 28.5L-14.5 27Z",
    "6": moved(_NINE, 0, 54.5, turn=180),
    "7": box(-17, 0, 34, 8.5)
    + box(-17, 0, 5, 15)
    + "M8 6L17 6C8 20 2 36 1 54L-10 54C-8 36 -2 20 8 6Z",
    "8": oval(0, 14.5, 15.5, 15)
    + oval(0, 14.5, 6.8, 9, hole=True)
    + oval(0, 38.5, 18, 16)
    + oval(0, 38.5, 8.3, 10, hole=True),
    "9": _NINE,
    "10": _ONE + _ZERO,
    "A": _slant(-1.5, -15.5, 5.5)
    + _slant(0.5, 14, 10.5)
    + box(-11, 33, 20, 5)
    + _slab(-22, -8, 49)
    + _slab(5, 22, 49),
    "B": "M-18 0L1 0C12 0 17 6 17 13.5C17 21 12 26 5 26.5C13 27 19.5 32 19.5 40"
    "C19.5 49 13 54 1 54L-18 54L-18 49L-14 49L-14 5L-18 5Z"
    "M-4 5L-4 24L0 24C5 24 7.5 20 7.5 14.5C7.5 8 5 5 0 5Z"
    "M-4 29L-4 49L1 49C6.5 49 9.5 45.5 9.5 39C9.5 32.5 6.5 29 1 29Z",
    "D": "M-19 0L-1 0C13 0 20 10 20 27C20 44 13 54 -1 54L-19 54L-19 49L-15 49L-15 5L-19 5Z"
    "M-5 5L-5 49L-2 49C6 49 9.5 41 9.5 27C9.5 13 6 5 -2 5Z",
    "J": "M-5 0L18 0L18 5L13.5 5L13.5 37C13.5 49 6.5 55 -3.5 55C-12 55 -17.5 50.5 -17.5 44.5"
    "C-17.5 40.5 -14.8 38 -11.6 38C-8 38 -6 40.6 -6.4 43.5C-6.8 46.4 -5.5 50 -2 50"
    "C2 50 3.5 46 3.5 37L3.5 5L-5 5Z",
    "K": _slant(-11, -11, 10)
    + _slab(-20, -2, 0)
    + _slab(-20, -2, 49)
    + _slant(12, -9, 6.5, 2, 35)
    + _slant(-4, 12, 11.5, 22, 54)
    + _slab(5, 20, 0)
    + _slab(3, 22, 49),
    "O": oval(0, 27, 20, 27.5) + oval(0, 27, 9.8, 21.8, hole=True),
    "Q": oval(0, 27, 19.5, 27.5)
    + oval(0, 27, 9.3, 21.8, hole=True)
    + "M-5 39C3 36 8 42 10.5 47.5C12.5 52 16 54 21 52L21 57.5C14 62 6.5 60 3 52.5"
    "C1 48 -1.5 45.5 -5 45Z",
    "R": "M-19 0L1 0C12.5 0 18 6 18 14.5C18 21.5 13.5 26.5 6 28C11 30 12.5 36 13.5 43"
    "C14 47 15.5 49 18 49L21 49L21 53C19 54 16.5 54.5 14 54.5C7 54.5 4.5 51 3.5 44"
    "C2.5 35 1.5 30.5 -3 30.5L-5 30.5L-5 49L-1 49L-1 54L-19 54L-19 49L-15 49L-15 5L-19 5Z"
    "M-5 5L-5 25.5L-1 25.5C5 25.5 8 21.5 8 15C8 8.5 5 5 -1 5Z",
    "U": "M-17 0L-7 0L-7 36C-7 45 -4 49 2 49C8.5 49 11.5 45 11.5 36L11.5 0L17 0L17 36"
    "C17 49 11 55 0 55C-11 55 -17 49 -17 37Z" + _slab(-22, -2, 0) + _slab(7, 22, 0),
    "V": _slant(-14, -1, 10.5) + _slant(15, 1, 5.5) + _slab(-22, -5, 0) + _slab(8, 22, 0),
}
"""Index letters and figures, 54 high, their top at zero and their middle at zero."""


def pip(suit: str, x: float, y: float, height: float, *, turned: bool = False) -> str:
    """Path data of one suit mark."""
    return moved(PIPS[suit], x, y, height / 100, 180 if turned else 0)


def twice(body: str, name: str = "half") -> list[str]:
    """A half of a card and the same half turned round the card's middle."""
    return [
        f'<g id="{name}">{body}</g>',
        f'<use xlink:href="#{name}" transform="rotate(180 126 176)"/>',
    ]


def number_face(suit: str, rank: str) -> list[str]:
    """The pips of a number card, two to ten, in the suit's colour."""
    return [
        solid(
            "".join(pip(suit, x, y, 48, turned=y > HEIGHT / 2) for x, y in PLACES[rank]),
            "currentColor",
        )
    ]


def _spray() -> str:
    """A laurel branch from below the middle round to the left, its leaves in the suit's colour."""

    def at(turn: float, out: float = 0) -> tuple[float, float]:
        angle = math.radians(turn)
        return 126 - (94 + out) * math.sin(angle), 176 + (120 + out) * math.cos(angle)

    stem = "L".join(f"{number(x)} {number(y)}" for x, y in map(at, range(2, 97, 4)))
    leaf = "M0 0C5 -4 6 -13 0 -20C-6 -13 -5 -4 0 0Z"
    leaves, berries = "", ""
    for k in range(10):
        turn, size = 8 + 8.6 * k, 1.06 - 0.035 * k
        x, y = at(turn)
        along = turn - 90
        leaves += moved(leaf, x, y, size, along + 34) + moved(leaf, x, y, size * 0.9, along - 34)
        if k % 3 == 1:
            bx, by = at(turn + 3, 17)
            berries += oval(bx, by, 2.3)
    x, y = at(94)
    leaves += moved(leaf, x, y, 0.8, 4)
    return stroke(f"M{stem}", 1.8, "currentColor") + solid(leaves + berries, "currentColor")


def ace_face(suit: str) -> list[str]:
    """One large mark with a rosette at its heart between two branches of laurel."""
    size = 0.8 if suit == "C" else 1
    heart = HEIGHT / 2 + {"C": -4.0, "D": 0.0, "H": -14.0, "S": 11.0}[suit]
    petals = "".join(
        moved("M0 -6C7 -10 6 -19 0 -24C-6 -19 -7 -10 0 -6Z", 126, heart, 0.8 * size, 45 * turn)
        for turn in range(8)
    )
    return [
        solid(pip(suit, 126, HEIGHT / 2, 138), "currentColor"),
        solid(petals + oval(126, heart, 3.2 * size), CREAM),
        stroke(oval(126, heart, 23 * size), 1.6, CREAM),
        *twice(_spray(), "spray"),
    ]


def stock() -> str:
    """The card itself: cream, rounded, with an edge that parts it from the card below."""
    return rounded(Rectangle(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6), 13, CREAM, EDGE, 1.6)


def large_face(suit: str, portrait: str | None) -> list[str]:
    """A large pip below the place of the large letter; beside them a court's head or a pip."""
    beside = portrait or solid(pip(suit, 182, 88, 104), "currentColor")
    return twice(beside + solid(pip(suit, 55, 166, 60), "currentColor"))
