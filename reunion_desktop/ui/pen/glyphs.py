"""Shapes for the pen: points through which it goes for each figure and sign, and a crown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF

Point: TypeAlias = tuple[float, float]
"""A point in the box of a figure: y from 0 at the top to 1 at the foot."""

Stroke: TypeAlias = tuple[tuple[Point, ...], ...]
"""One stroke without lifting the pen: curves through points, corners between curves."""


class Glyph(NamedTuple):
    """Shape of a figure or sign, before variations of the hand."""

    width: float
    """Advance width, as a share of the figure's height."""
    strokes: tuple[Stroke, ...]


def _glyph(width: float, *strokes: str) -> Glyph:
    """A glyph from its strokes as text: points ``x,y``, and a bar at each corner."""
    return Glyph(width, tuple(tuple(_curves(stroke)) for stroke in strokes))


def _curves(stroke: str) -> Iterator[tuple[Point, ...]]:
    corner: tuple[Point, ...] = ()
    for curve in stroke.split("|"):
        pairs = (point.split(",") for point in curve.split())
        points = (*corner, *((float(x), float(y)) for x, y in pairs))
        yield points
        corner = points[-1:]


GLYPHS: Mapping[str, Glyph] = {
    "0": _glyph(
        0.62,
        "0.42,0.06 0.25,0.04 0.09,0.28 0.07,0.64 0.20,0.95 0.38,0.94 0.53,0.68 0.53,0.30 "
        "0.42,0.06 0.31,0.04",
    ),
    "1": _glyph(
        0.50,
        "0.12,0.30 0.25,0.20 0.38,0.03 | 0.345,0.34 0.31,0.68 0.28,0.99",
    ),
    "2": _glyph(
        0.62,
        "0.10,0.25 0.17,0.08 0.34,0.02 0.50,0.14 0.48,0.37 0.30,0.66 0.06,0.96 | 0.20,0.89 "
        "0.38,0.97 0.57,0.91",
    ),
    "3": _glyph(
        0.60,
        "0.11,0.13 0.27,0.02 0.46,0.11 0.44,0.33 0.24,0.45 | 0.44,0.50 0.53,0.71 0.40,0.94 "
        "0.19,0.97 0.05,0.84",
    ),
    "4": _glyph(
        0.64,
        "0.33,0.02 0.20,0.34 0.04,0.67 | 0.28,0.64 0.59,0.64",
        "0.44,0.36 0.41,0.68 0.37,1.01",
    ),
    "5": _glyph(
        0.60,
        "0.19,0.07 0.15,0.25 0.12,0.43 | 0.32,0.37 0.50,0.51 0.51,0.74 0.36,0.95 0.17,0.98 "
        "0.04,0.87",
        "0.19,0.07 0.36,0.08 0.55,0.03",
    ),
    "6": _glyph(
        0.60,
        "0.46,0.03 0.25,0.20 0.10,0.50 0.10,0.80 0.27,0.98 0.46,0.88 0.51,0.68 0.39,0.52 "
        "0.22,0.57 0.10,0.76",
    ),
    "7": _glyph(
        0.58,
        "0.06,0.16 0.13,0.07 0.32,0.10 0.55,0.05 | 0.41,0.36 0.29,0.68 0.23,1.00",
    ),
    "8": _glyph(
        0.60,
        "0.47,0.16 0.32,0.02 0.14,0.13 0.16,0.34 0.34,0.50 0.51,0.69 0.44,0.92 0.25,0.98 "
        "0.08,0.85 0.12,0.64 0.31,0.47 0.47,0.31 0.47,0.14",
    ),
    "9": _glyph(
        0.60,
        "0.49,0.22 0.37,0.03 0.17,0.08 0.08,0.30 0.19,0.48 0.37,0.42 0.49,0.22 | 0.46,0.54 "
        "0.37,0.83 0.22,1.00",
    ),
    "+": _glyph(
        0.60,
        "0.07,0.57 0.30,0.55 0.53,0.56",
        "0.31,0.33 0.30,0.56 0.28,0.80",
    ),
    "−": _glyph(
        0.56,
        "0.07,0.57 0.28,0.545 0.49,0.57",
    ),
    "½": _glyph(
        0.74,
        "0.10,0.16 0.18,0.10 0.24,0.01 | 0.22,0.22 0.20,0.42",
        "0.60,0.06 0.36,0.50 0.12,0.96",
        "0.45,0.66 0.52,0.57 0.63,0.60 0.61,0.74 0.44,0.98 | 0.55,0.94 0.69,0.97",
    ),
    ".": _glyph(
        0.30,
        "0.13,0.94 0.15,0.96 0.17,0.95",
    ),
    "×": _glyph(
        0.60,
        "0.08,0.30 0.30,0.60 0.52,0.92",
        "0.52,0.28 0.30,0.62 0.06,0.94",
    ),
    "·": _glyph(
        0.30,
        "0.13,0.55 0.15,0.57 0.17,0.56",
    ),
    "/": _glyph(
        0.52,
        "0.48,0.00 0.26,0.50 0.04,1.00",
    ),
    " ": _glyph(0.26),
}
"""Every sign that can be written, by its character; the minus is the typographic one."""


def crown(box: QRectF) -> tuple[QPointF, ...]:
    """Corners of a king's crown in drawing order."""
    half = min(box.width() * 0.24, box.height() * 0.42)
    high = half * 0.72
    middle = box.center()
    outline = ((-0.8, 1), (-1, -0.7), (-0.45, 0.15), (0, -1), (0.45, 0.15), (1, -0.7), (0.8, 1))
    corners = [QPointF(middle.x() + x * half, middle.y() + y * high) for x, y in outline]
    return (*corners, corners[0])
