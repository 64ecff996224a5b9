"""The German suit signs, in their colours, and how they lie on the cards from six to ten.

Acorns stand for clubs, leaves for spades, bells for diamonds; hearts are hearts.
"""

from __future__ import annotations

import math

from pips import twice
from shapes import (
    CIRCLE,
    CREAM,
    GREEN,
    INK,
    OCHRE,
    RED,
    Point,
    area,
    moved,
    number,
    oval,
    pane,
    polygon_data,
    solid,
    stroke,
)

_ACORN_CUP = "M-35 -9C-37 -29 -19 -40 0 -40C19 -40 37 -29 35 -9C22 -3 -22 -3 -35 -9Z"
_ACORN_NUT = "M-28 -6C-29 19 -14 36 -4 43L0 50L4 43C14 36 29 19 28 -6C12 -2 -12 -2 -28 -6Z"
_ACORN_SHADE = "M28 -6C29 19 14 36 4 43L0 50C9 31 15 14 13 -4C18 -4.4 23 -5 28 -6Z"
_ACORN_NET = (
    "M-26 -33C-14 -26 -8 -16 -6 -4M-12 -38.5C0 -32 12 -20 16 -5M2 -40C16 -34 27 -24 32 -9"
    "M26 -33C14 -26 8 -16 6 -4M12 -38.5C0 -32 -12 -20 -16 -5M-2 -40C-16 -34 -27 -24 -32 -9"
)

_LEAF = (
    "M0 -50C5 -38 16 -34 27 -27C39 -19 45 -8 45 4C45 20 35 31 22 31C12 31 4 26 0 19"
    "C-4 26 -12 31 -22 31C-35 31 -45 20 -45 4C-45 -8 -39 -19 -27 -27C-16 -34 -5 -38 0 -50Z"
)
_LEAF_RIBS = "M0 -36L0 19M0 10C12 -2 23 -5 34 -3M0 10C-12 -2 -23 -5 -34 -3"
_LEAF_VEINS = (
    "M0 -37L0 19M0 17C10 13 20 14 29 18M0 17C-10 13 -20 14 -29 18M0 7C10 -2 23 -5 36 -3"
    "M0 7C-10 -2 -23 -5 -36 -3M0 -8C6 -15 14 -19 24 -20M0 -8C-6 -15 -14 -19 -24 -20"
)

_HEART = (
    "M0 49C-8 29 -46 9 -46 -18C-46 -35 -35 -45 -23 -45C-12 -45 -3 -38 0 -26"
    "C3 -38 12 -45 23 -45C35 -45 46 -35 46 -18C46 9 8 29 0 49Z"
)
_HEART_SHEEN = "M-36 -18C-36 -28 -30 -35 -22 -36M-35 -7C-33 0 -29 6 -24 11"

_BELL_Y, _BELL_R = 9.0, 40.0
_BELL_LOOP = oval(0, -39, 10, 10) + oval(0, -39, 4.4, 4.4, hole=True)
_BELL_BAND = "M-39.6 3C-20 9 20 9 39.6 3L39.6 13C20 19.5 -20 19.5 -39.6 13Z"


def _bell_bottom() -> str:
    """The lower half of the bell's ball."""
    y, r = _BELL_Y, _BELL_R
    h = r * CIRCLE
    return (
        f"M{-r} {y}C{-r} {y + h} {-h} {y + r} 0 {y + r}C{h} {y + r} {r} {y + h} {r} {y}"
        f"C20 {y + 7} -20 {y + 7} {-r} {y}Z"
    )


def _acorn(line: float) -> str:
    return (
        stroke("M0 -39C0 -44 2 -47 5 -49", 7 + line)
        + stroke("M0 -39C0 -44 2 -47 5 -49", 6 - line / 2, GREEN)
        + solid(_ACORN_NUT, OCHRE)
        + solid(_ACORN_SHADE, RED)
        + stroke("M-18 6C-17 16 -13 24 -8 30", line, CREAM)
        + stroke(_ACORN_NUT, line)
        + pane(_ACORN_CUP, GREEN, line)
        + stroke(_ACORN_NET, line * 0.55)
    )


def _leaf(line: float) -> str:
    """Small leaves have fewer ribs."""
    ribs = _LEAF_RIBS if line > 4 else _LEAF_VEINS
    return (
        stroke("M0 18C0 32 3 41 10 48", 5 + line)
        + pane(_LEAF, GREEN, line)
        + stroke("M0 18C0 32 3 41 10 48", 5 - line / 2, GREEN)
        + stroke(ribs, line * 0.66, CREAM)
    )


def _heart(line: float) -> str:
    return pane(_HEART, RED, line) + stroke(_HEART_SHEEN, line * 1.1, CREAM)


def _bell(line: float) -> str:
    return (
        pane(_BELL_LOOP, OCHRE, line)
        + pane(oval(0, _BELL_Y, _BELL_R), OCHRE, line)
        + solid(_bell_bottom(), RED)
        + stroke(_bell_bottom(), line * 0.8)
        + pane(_BELL_BAND, OCHRE, line * 0.8)
        + solid(oval(0, 26, 5.4) + "M-2.4 26L2.4 26L3 49L-3 49Z", INK)
        + stroke("M-27 -9C-23 -18 -15 -24 -6 -25", line * 1.1, CREAM)
    )


_BROAD = {"C": 1.12, "S": 1.0, "H": 1.0, "D": 1.0}
"""Acorns are slender: they are drawn a little broader, to weigh as much as the others."""

_SIGNS = {"C": _acorn, "S": _leaf, "H": _heart, "D": _bell}

_RIBS: tuple[tuple[Point, Point], ...] = (
    ((0, -34), (0, 17)),
    *(((4 * side, 9), (32 * side, -3)) for side in (1, -1)),
    *(((4 * side, -9), (25 * side, -19)) for side in (1, -1)),
)


def _slit(rib: tuple[Point, Point]) -> str:
    """A rib cut out of the leaf that is a mark."""
    (x0, y0), (x1, y1) = rib
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -2.1 * (y1 - y0) / length, 2.1 * (x1 - x0) / length
    rim = (x0 + nx, y0 + ny), (x0 - nx, y0 - ny), (x1 - nx, y1 - ny), (x1 + nx, y1 + ny)
    return polygon_data(rim[::-1] if area(rim) > 0 else rim)


MARKS = {
    "C": _ACORN_CUP
    + "M-27 -1C-27 21 -14 36 -4 43L0 50L4 43C14 36 27 21 27 -1C12 3 -12 3 -27 -1Z"
    + "M-3 -38C-3 -44 -1 -49 4 -52L9 -48C5 -46 4 -43 4 -38Z",
    "S": _LEAF
    + "".join(map(_slit, _RIBS))
    + "M-2.4 20L2.4 20C2.6 32 6 40 13 46L8 51C0 44 -2.4 34 -2.4 20Z",
    "H": _HEART,
    "D": _BELL_LOOP
    + "M-39.8 0C-36 -18 -20 -31 0 -31C20 -31 36 -18 39.8 0C20 6 -20 6 -39.8 0Z"
    + "M-39.9 6C-20 12 20 12 39.9 6C42 29 26 47 4 49L3 30C7 27 6 19 0 19"
    "C-6 19 -7 27 -3 30L-4 49C-26 47 -42 29 -39.9 6Z",
}
"""The signs as one flat shape each, 100 high about the origin, for the program's marks."""


def sign(suit: str, x: float, y: float, height: float, *, turned: bool = False) -> str:
    """One suit sign in its colours, its ink line of the same weight at every height."""
    size = height / 100
    line = min(7.5, 2.2 / size) if size < 0.7 else 2.8 / size
    moves = f"translate({number(x)} {number(y)})" + (" rotate(180)" if turned else "")
    moves += f" scale({number(size * _BROAD[suit])} {number(size)})"
    return f'<g transform="{moves}">{_SIGNS[suit](line)}</g>'


# Cards from six to ten ----------------------------------------------------------------------------

_LEFT, _MIDDLE, _RIGHT = 84.0, 126.0, 168.0

_ROWS: dict[str, tuple[float, ...]] = {
    "6": (60.0,),
    "7": (60.0,),
    "8": (60.0, 137.0),
    "9": (58.0, 124.0),
    "T": (56.0, 116.0),
}
"""Heights of the pairs of the upper half; the lower half is the same, turned."""

_HEIGHTS = {"6": 52.0, "7": 52.0, "8": 52.0, "9": 49.0, "T": 48.0}

_ODD: dict[str, Point] = {"7": (_MIDDLE, 118), "9": (_MIDDLE, 176)}
"""The sign that has no partner."""

_TWIG = {"C": GREEN, "S": GREEN, "H": GREEN, "D": RED}
_STEM = "M126 176C119 158 133 140 126 120C120 100 132 82 126 58C124 50 126 44 126 38"
_BUD = "M126 40C119 34 119 26 126 18C133 26 133 34 126 40Z"
_SHOOT = "M0 0C4 -6 11 -7 16 -3C12 3 5 4 0 0Z"


def _twig(suit: str, places: tuple[Point, ...], height: float) -> str:
    """The stem in the middle of a card from which its signs grow, or the cord they hang on."""
    hanging = suit in "CD"
    branches = _STEM
    for x, y in places:
        side = 1 if x > _MIDDLE else -1
        if hanging:
            end = y - 0.4 * height
            start, bend = end + 2, end - 10
        else:
            end = y + 0.41 * height
            start, bend = end + 5, end + 9
        branches += (
            f"M126 {number(start)}C{126 + 14 * side} {number(start - 12)}"
            f" {number(x - 14 * side)} {number(bend)} {number(x)} {number(end)}"
        )
    shoots = [
        moved(_SHOOT, 126 + 2 * side, y, 0.85, flip=side < 0)
        for y, side in ((150, 1), (128, -1), (88, 1), (70, -1))
    ]
    return (
        stroke(branches, 2.6, _TWIG[suit])
        + solid("".join(shoots), _TWIG[suit])
        + solid(_BUD, "currentColor")
    )


def number_face(suit: str, rank: str) -> list[str]:
    """Six, seven, eight, nine or ten signs on their stem, upright above and turned below."""
    height = _HEIGHTS[rank]
    places = tuple((x, y) for y in _ROWS[rank] for x in (_LEFT, _RIGHT))
    if rank in "67T":
        places = (*places, (_LEFT, 176.0))
    half = _twig(suit, places, height) + "".join(sign(suit, x, y, height) for x, y in places)
    odd = _ODD.get(rank)
    return [*twice(half), *([sign(suit, *odd, height)] if odd else [])]


def large_face(suit: str, portrait: str | None) -> list[str]:
    """A large sign below the place of the large letter; beside them a head or a sign."""
    beside = portrait or sign(suit, 182, 88, 104)
    knot = solid("M126 169L131 176L126 183L121 176Z", "currentColor")
    return [*twice(beside + sign(suit, 55, 166, 60)), knot]
