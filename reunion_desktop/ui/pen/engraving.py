"""Simplification of ink for pages: fewer, straight pieces on a fine grid.

A page is exported and sent, so its ink is kept small: deviations below a hair's width are left
out, and all coordinates are rounded. On the screen this would not be visible.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from reunion_desktop.ui.pen.strokes import Ink

GRAINS = 8
"""Grid points per page unit: at 144 units per inch 0.02 mm."""

_HAIR = 0.16
"""Deviation that may be left out, in page units."""

_SHARP = 0.7
"""Cosine of the turn from which a corner is rounded with a dot."""

_Place = tuple[float, float, float]
"""Position of the pen, and width of its ink there."""


@lru_cache(maxsize=4096)
def engraved(ink: Ink) -> QPainterPath:
    """Outline of ink in grid points; to be filled by a painter scaled by 1 / GRAINS."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for stroke in ink.strokes:
        kept = _thinned(stroke)
        _add(path, _outline(kept))
        for before, corner, after in zip(kept, kept[1:], kept[2:], strict=False):
            if _cosine(before, corner, after) < _SHARP:
                _add(path, _dot(corner))
    return path


def _thinned(stroke: Sequence[_Place]) -> list[_Place]:
    """Points needed to keep the shape of the stroke, with its ends (Douglas–Peucker)."""
    kept = [False] * len(stroke)
    kept[0] = kept[-1] = True
    spans = [(0, len(stroke) - 1)]
    while spans:
        first, last = spans.pop()
        away, place = _farthest(stroke, first, last)
        if away > _HAIR:
            kept[place] = True
            spans += [(first, place), (place, last)]
    return [place for place, stays in zip(stroke, kept, strict=True) if stays]


def _farthest(stroke: Sequence[_Place], first: int, last: int) -> tuple[float, int]:
    """Largest deviation from the straight line between two points, and its index.

    Half of the difference in ink width counts as a deviation, too.
    """
    x, y, width = stroke[first]
    dx, dy, broader = stroke[last][0] - x, stroke[last][1] - y, stroke[last][2] - width
    long = dx * dx + dy * dy or 1.0
    farthest, place = 0.0, first
    for at in range(first + 1, last):
        px, py, ink = stroke[at]
        px, py = px - x, py - y
        share = (px * dx + py * dy) / long
        share = 0.0 if share < 0.0 else min(share, 1.0)
        away = math.hypot(px - share * dx, py - share * dy)
        away += abs(ink - width - share * broader) / 2
        if away > farthest:
            farthest, place = away, at
    return farthest, place


def _outline(stroke: Sequence[_Place]) -> list[tuple[float, float]]:
    """Outline of a stroke: along one side, around its end, and back along the other."""
    if len(stroke) == 1:
        return _ring(stroke[0], 0.0, 2 * math.pi)
    sides: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in itertools.pairwise(stroke)]
    for at, (x, y, width) in enumerate(stroke):
        into, out = ways[max(0, at - 1)], ways[min(at, len(ways) - 1)]
        way = math.atan2(math.sin(into) + math.sin(out), math.cos(into) + math.cos(out))
        aside_x, aside_y = -math.sin(way) * width / 2, math.cos(way) * width / 2
        sides[0].append((x - aside_x, y - aside_y))
        sides[1].append((x + aside_x, y + aside_y))
    # The same direction as Qt's ellipses, so that overlapping ink never makes a hole.
    end = _ring(stroke[-1], ways[-1] - math.pi / 2, math.pi)[1:-1]
    start = _ring(stroke[0], ways[0] + math.pi / 2, math.pi)[1:-1]
    return [*sides[0], *end, *reversed(sides[1]), *start]


def _ring(place: _Place, first: float, turn: float) -> list[tuple[float, float]]:
    x, y, width = place
    pieces = 4 if turn < 4 else 8
    return [
        (
            x + width / 2 * math.cos(first + turn * step / pieces),
            y + width / 2 * math.sin(first + turn * step / pieces),
        )
        for step in range(pieces + 1)
    ]


def _dot(place: _Place) -> list[tuple[float, float]]:
    return _ring(place, 0.0, 2 * math.pi)[:-1]


def _cosine(before: _Place, corner: _Place, after: _Place) -> float:
    ax, ay = corner[0] - before[0], corner[1] - before[1]
    bx, by = after[0] - corner[0], after[1] - corner[1]
    return (ax * bx + ay * by) / ((math.hypot(ax, ay) * math.hypot(bx, by)) or 1.0)


def _add(path: QPainterPath, places: list[tuple[float, float]]) -> None:
    whole = [(round(x * GRAINS), round(y * GRAINS)) for x, y in places]
    polygon = [QPointF(*place) for place, _ in itertools.groupby(whole)]
    path.addPolygon(QPolygonF(polygon))
    path.closeSubpath()
