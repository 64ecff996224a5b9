"""Patterns of cloth: lozenges, chequers, stripes and the like, cut to the garment they fill."""

from __future__ import annotations

import math
from collections.abc import Iterable

from shapes import (
    Knot,
    Point,
    Polygon,
    flattened,
    inside,
    moved,
    polygon_data,
    solids,
    strokes,
    within,
)

FLEUR = (
    "M0 -9C3.4 -4.5 3.2 0 1.4 3L4.4 4.6C7.6 3 7 -1.6 4 -1.4C8 -5 11.4 1.6 7.2 5.6L2.2 7L3.2 10"
    "L-3.2 10L-2.2 7L-7.2 5.6C-11.4 1.6 -8 -5 -4 -1.4C-7 -1.6 -7.6 3 -4.4 4.6L-1.4 3"
    "C-3.2 0 -3.4 -4.5 0 -9Z"
)
STAR = "M0 -8L1.9 -2.6L7.6 -2.5L3.1 1L4.7 6.5L0 3.3L-4.7 6.5L-3.1 1L-7.6 -2.5L-1.9 -2.6Z"
ERMINE = "M0 -5C1 -1 3 1 3 4C1.5 3 1 4 0 6C-1 4 -1.5 3 -3 4C-3 1 -1 -1 0 -5Z"


def _lattice(dx: float, dy: float) -> Iterable[Knot]:
    for row in range(int(130 / dy) + 1):
        for column in range(int(252 / dx) + 2):
            yield Knot(column, row, column * dx, 100 + row * dy)


def lozenges(region: str, colour: str, wide: float = 9, high: float = 13) -> str:
    """Every second lozenge of a diamond net."""
    cells = (
        ((x, y - high), (x + wide, y), (x, y + high), (x - wide, y))
        for _, _, x, y in _lattice(2 * wide, 2 * high)
    )
    return solids(within(region, cells), colour)


def chequers(region: str, colour: str, side: float = 11) -> str:
    """Every second square of a board."""
    cells = (
        ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
        for column, row, x, y in _lattice(side, side)
        if (column + row) % 2
    )
    return solids(within(region, cells), colour)


def stripes(region: str, colour: str, pitch: float = 14) -> str:
    """Upright stripes, half as wide as their pitch."""
    cells = (
        ((x, 90), (x + pitch / 2, 90), (x + pitch / 2, 230), (x, 230))
        for x in (pitch * column + 5 for column in range(int(252 / pitch)))
    )
    return solids(within(region, cells), colour)


def chevrons(region: str, colour: str, wide: float = 12, high: float = 9) -> str:
    """Zigzag rows."""
    cells: list[Polygon] = []
    for column, _, x, y in _lattice(wide, 2 * high):
        rise = high * 0.8 * (1 if column % 2 else -1)
        cells.append(
            ((x, y - rise), (x + wide, y + rise), (x + wide, y + rise + high), (x, y - rise + high))
        )
    return solids(within(region, cells), colour)


def scales(region: str, colour: str, radius: float = 10) -> str:
    """Rows of scales, each a half round, drawn as lines."""
    outline = flattened(region)
    arcs: list[str] = []
    for _, row, x, y in _lattice(2 * radius, radius):
        cx = x + (radius if row % 2 else 0)
        run: list[Point] = []
        for step in range(9):
            angle = math.pi * step / 8
            point = (cx - radius * math.cos(angle), y + radius * math.sin(angle))
            if inside(outline, point):
                run.append(point)
                continue
            arcs.extend(_run(run))
            run = []
        arcs.extend(_run(run))
    return strokes(arcs, 1.8, colour)


def _run(points: list[Point]) -> list[str]:
    return [polygon_data(tuple(points)).removesuffix("Z")] if len(points) > 1 else []


def scattered(
    region: str, motif: str, colour: str, size: float = 0.85, dx: float = 26, dy: float = 18
) -> str:
    """A motif in staggered rows, at every place where it fits completely."""
    outline = flattened(region)
    reach = 9.5 * size
    pieces: list[str] = []
    for _, row, x, y in _lattice(dx, dy):
        cx = x + (dx / 2 if row % 2 else 0)
        rim = [
            (cx + reach * math.cos(k * math.pi / 4), y + reach * math.sin(k * math.pi / 4))
            for k in range(8)
        ]
        if all(inside(outline, point) for point in rim):
            pieces.append(moved(motif, cx, y, size))
    return solids(pieces, colour)
