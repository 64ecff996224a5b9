"""Garments of the French courts: mantles, bodices, doublets, collars, sleeves, the sash.

All of it is drawn in card units in the upper half of the card; `upper` cuts a shape at the frame
and at the slanting line on which the two halves of a court meet.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from patterns import ERMINE
from shapes import (
    CREAM,
    FINE,
    FLESH,
    INK,
    Point,
    Polygon,
    cut,
    flattened,
    moved,
    oval,
    pane,
    polygon_data,
    solid,
    stroke,
)

SHADE = "#dfba8c"
"""The shadow side of a face or a neck."""

FRAME: Polygon = (
    (58, 14),
    (238, 14),
    (238, 230),
    (194, 230),
    (194, 338),
    (14, 338),
    (14, 122),
    (58, 122),
)
"""The line round a court, with space for the index in two corners."""

_SLOPE = 0.25
_REACH = 400.0

KING_BODY = "M118 106C96 116 56 116 30 138L14 150L14 196L238 230L238 150C218 124 186 116 162 106Z"
QUEEN_BODY = (
    "M122 110C108 118 84 118 62 130C44 142 34 158 28 200L238 230L238 176C232 144 206 122 158 110Z"
)
JACK_BODY = (
    "M122 108C98 118 66 118 48 130C34 142 26 160 24 200L238 230L238 170C228 136 200 120 158 108Z"
)

TUNIC = "M122 112L158 112L168 230L112 230Z"
BODICE = "M104 118L176 118C182 140 180 170 186 230L94 230C100 170 98 140 104 118Z"
RIGHT_HALF = "M140 108L160 108C200 120 228 136 238 170L238 230L140 230Z"


def divide(x: float) -> float:
    """Height of the line between the halves."""
    return 176 + _SLOPE * (x - 126)


def upper(data: str) -> str:
    """The part of an outline inside the frame's sides and above the line between the halves."""
    shape = cut(flattened(data), (_REACH, divide(_REACH)), (-_REACH, divide(-_REACH)))
    shape = cut(shape, (14, _REACH), (14, -_REACH))
    return polygon_data(cut(shape, (238, -_REACH), (238, _REACH)))


def panel(data: str, colour: str, pattern: Callable[[str], str] | None = None) -> str:
    """A garment's piece cut to the half card, with its pattern inside the outline."""
    shape = upper(data)
    filled = solid(shape, colour) + (pattern(shape) if pattern else "")
    return filled + stroke(shape, 2.6)


def sash(colour: str, beads: str, bead_colour: str, pitch: float = 16.5) -> str:
    """The ribbon over the line on which the halves meet, the same after half a turn."""
    thick = 8
    ribbon = polygon_data(
        (
            (14, divide(14) - thick),
            (238, divide(238) - thick),
            (238, divide(238) + thick),
            (14, divide(14) + thick),
        )
    )
    count = int(100 / pitch)
    lean = math.degrees(math.atan(_SLOPE))
    row = "".join(
        moved(beads, 126 + k * pitch, divide(126 + k * pitch), 1, lean)
        for k in range(-count, count + 1)
    )
    return pane(ribbon, colour, 2.4) + solid(row, bead_colour)


BEADS = {
    "lozenges": "M0 -4.6L5.2 0L0 4.6L-5.2 0Z",
    "rounds": oval(0, 0, 3.8),
    "bars": "M-3 -6.8L3 -6.8L3 6.8L-3 6.8Z",
    "crosses": "M-1.6 -5L1.6 -5L1.6 -1.6L5 -1.6L5 1.6L1.6 1.6L1.6 5L-1.6 5L-1.6 1.6L-5 1.6"
    "L-5 -1.6L-1.6 -1.6Z",
}
"""Ornaments of the sash; each looks the same after half a turn."""


def sleeve(colour: str, cuff: str, pattern: str = "") -> str:
    """The forearm that comes up behind the sash towards the hand on the right."""
    arm = upper("M192 170L230 170C238 182 242 200 244 226L172 220C176 200 184 184 192 170Z")
    folds = stroke("M200 178L197 188M211 178L211 192M222 178L225 194", FINE)
    return (
        pane(arm, colour, 2.4)
        + pattern
        + folds
        + pane(
            "M194 160L228 160C231 165 233 170 233 175C220 179 202 179 189 175"
            "C189 170 191 165 194 160Z",
            cuff,
            2.2,
        )
    )


def ermine_collar() -> str:
    """A cape of white fur with black tails."""
    cape = upper(
        "M114 104C100 112 88 120 84 138C102 146 120 150 140 154"
        "C160 150 178 146 196 138C192 120 180 112 166 104Z"
    )
    places = (
        (102, 122), (96, 134), (112, 132), (110, 143), (125, 138), (126, 149),
        (178, 122), (184, 134), (168, 132), (170, 143), (155, 138), (154, 149),
    )  # fmt: skip
    return pane(cape, CREAM, 2.4) + solid("".join(moved(ERMINE, x, y, 0.9) for x, y in places), INK)


def jewelled_collar(colour: str, gem: str) -> str:
    """A broad band about the shoulders, set with stones."""
    band = (
        "M118 110C98 116 88 126 86 140C104 154 176 154 194 140"
        "C192 126 182 116 164 108C158 124 124 126 118 110Z"
    )
    gems = "".join(
        pane(moved("M0 -5L4.5 0L0 5L-4.5 0Z", x, y, 1, turn), gem, FINE)
        for x, y, turn in (
            (100, 128, 40),
            (116, 137, 18),
            (140, 141, 0),
            (164, 137, -18),
            (180, 128, -40),
        )
    )
    return pane(upper(band), colour, 2.4) + gems


def falling_collar() -> str:
    """Two white linen points."""
    return pane(
        "M120 108C112 112 104 116 100 122L124 142L140 124L156 142L180 122"
        "C176 116 168 112 160 108L140 118Z",
        CREAM,
        2.2,
    )


def ruff() -> str:
    """A pleated ruff."""
    folds = 9
    rim: list[Point] = []
    for k in range(folds + 1):
        angle = math.pi * (0.06 + 0.88 * k / folds)
        rim.append((140 + 46 * math.cos(angle), 107 + 27 * math.sin(angle)))
    data = f"M{140 + 30} 104"
    for start, end in pairwise(rim):
        mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        bulge = (mx + (mx - 140) * 0.28, my + (my - 107) * 0.34)
        data += (
            f"L{start[0]:.1f} {start[1]:.1f}"
            f"Q{bulge[0]:.1f} {bulge[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
        )
    data += f"L{140 - 30} 104Z"
    pleats = "".join(
        f"M{140 + 22 * math.cos(a):.1f} {107 + 14 * math.sin(a):.1f}"
        f"L{140 + 42 * math.cos(a):.1f} {107 + 25 * math.sin(a):.1f}"
        for a in (math.pi * (0.06 + 0.88 * k / folds) for k in range(1, folds))
    )
    return pane(data, CREAM, 2.4) + stroke(pleats, FINE)


def neckline(jewel: str) -> str:
    """A square neckline with bare throat; the jewel lies over it."""
    throat = (
        "M126 100L156 100C158 108 166 114 176 117L168 142L112 142L104 117C114 114 124 108 126 100Z"
    )
    return (
        pane(throat, FLESH, 2.2)
        + solid("M129 101L156 101C157 106 160 110 164 113C152 116 138 112 129 101Z", SHADE)
        + jewel
    )


def pearls() -> str:
    """A string of pearls."""
    return "".join(
        pane(oval(140 + 19 * math.cos(a), 115 + 13 * math.sin(a), 2.5), CREAM, 1.3)
        for a in (math.pi * (0.04 + 0.92 * k / 8) for k in range(9))
    )


def pendant(gem: str) -> str:
    """A stone on a ribbon."""
    return pane("M140 127L145 134L140 141L135 134Z", gem, FINE)


def buttons(colour: str, x: float = 140) -> str:
    """A seam with a row of buttons."""
    seam = f"M{x} 124L{x} {divide(x):.1f}"
    return stroke(seam, FINE) + "".join(
        pane(oval(x, y, 3), colour, FINE) for y in (134, 146, 158, 170)
    )
