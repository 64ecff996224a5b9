"""Plane geometry and SVG text for the drawing scripts; no picture is described here.

Path data is kept to absolute M, L, C, Q and Z, so that it can be moved, flattened and cut
here: Qt's SVG module has no clip paths, so a pattern is cut to its garment before it is written.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]
Polygon = tuple[Point, ...]


class Knot(NamedTuple):
    """A node of a grid and its place."""

    column: int
    row: int
    x: float
    y: float


class Rectangle(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    left: float
    top: float
    width: float
    height: float


INK = "#1d1a17"
RED = "#b5322a"
OCHRE = "#d9a429"
BLUE = "#2b4c7e"
GREEN = "#4c7a4a"
CREAM = "#f6efdd"
FLESH = "#f0d8b4"

BOLD = 3.0
"""Outlines of the large shapes, in card units (a card is 252 wide)."""
FINE = 1.5
"""Everything inside an outline."""

RUN = 400
"""Most characters in one path of a pattern: Qt fills several short paths faster than a long one."""

CIRCLE = 0.5523
"""Handle length of the cubic that passes for a quarter of a unit circle."""

_TOKENS = re.compile(r"[MLCQZ]|-?\d*\.?\d+(?:e-?\d+)?")
_POINTS = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 0}

Segment = tuple[str, tuple[Point, ...]]


def number(value: float) -> str:
    """Shortest decimal with two places at most, so that files stay small and stable."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def segments(data: str) -> list[Segment]:
    """Path data as letters with their points; a letter may be left out when it repeats."""
    tokens = _TOKENS.findall(data)
    found: list[Segment] = []
    letter, at = "M", 0
    while at < len(tokens):
        if tokens[at] in _POINTS:
            letter, at = tokens[at], at + 1
        count = _POINTS[letter]
        values = [float(token) for token in tokens[at : at + 2 * count]]
        at += 2 * count
        found.append((letter, tuple(zip(values[::2], values[1::2], strict=True))))
    return found


def written(parts: Iterable[Segment]) -> str:
    """Path data from letters and points."""
    return "".join(
        letter + " ".join(f"{number(x)} {number(y)}" for x, y in points) for letter, points in parts
    )


def moved(
    data: str, dx: float = 0, dy: float = 0, size: float = 1, turn: float = 0, *, flip: bool = False
) -> str:
    """Path data mirrored left to right, scaled, turned (degrees, clockwise) and then shifted."""
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    side = -size if flip else size

    def move(point: Point) -> Point:
        x, y = point[0] * side, point[1] * size
        return dx + x * cosine - y * sine, dy + x * sine + y * cosine

    return written((letter, tuple(map(move, points))) for letter, points in segments(data))


def flattened(data: str, steps: int = 10) -> Polygon:
    """One closed outline as a polygon; each curve becomes `steps` straight pieces."""
    points: list[Point] = []
    for _, ends in segments(data):
        if len(ends) == 1:
            points.append(ends[0])
        elif len(ends) > 1:
            curve = (points[-1], *ends)
            points.extend(_on_curve(curve, step / steps) for step in range(1, steps + 1))
    return tuple(points)


def _on_curve(curve: Sequence[Point], t: float) -> Point:
    while len(curve) > 1:
        curve = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for (x0, y0), (x1, y1) in pairwise(curve)]
    return curve[0]


def area(polygon: Polygon) -> float:
    """Twice the signed area; positive when the outline runs clockwise on the screen."""
    return sum(
        x0 * y1 - x1 * y0
        for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
    )


def cut(polygon: Polygon, start: Point, end: Point) -> Polygon:
    """The part of a polygon to the right of the line from `start` to `end`."""

    def side(point: Point) -> float:
        return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (
            point[0] - start[0]
        )

    kept: list[Point] = []
    for here, there in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        near, far = side(here), side(there)
        if near >= 0:
            kept.append(here)
        if (near > 0 > far) or (near < 0 < far):
            share = near / (near - far)
            kept.append(
                (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)
            )
    return tuple(kept)


def polygon_data(polygon: Polygon) -> str:
    """Path data of a closed polygon."""
    return written([("M", polygon[:1]), *(("L", (point,)) for point in polygon[1:]), ("Z", ())])


def clockwise(*points: Point) -> str:
    """A closed polygon that runs clockwise, so that overlapping strokes of a glyph add up."""
    return polygon_data(points if area(points) >= 0 else points[::-1])


def within(region: str, cells: Iterable[Polygon]) -> list[str]:
    """Convex cells of a pattern, each cut to the region, as path data."""
    outline = flattened(region)
    pieces: list[str] = []
    for cell in cells:
        turned = cell if area(cell) > 0 else cell[::-1]
        piece = outline
        for start, end in zip(turned, turned[1:] + turned[:1], strict=True):
            piece = cut(piece, start, end)
            if len(piece) < 3:
                break
        else:
            if abs(area(piece)) > 1:
                pieces.append(polygon_data(piece))
    return pieces


def inside(region: Polygon, point: Point) -> bool:
    """Test whether a point lies in a polygon (even-odd rule)."""
    x, y = point
    crossings = 0
    for (x0, y0), (x1, y1) in zip(region, region[1:] + region[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            crossings += 1
    return crossings % 2 == 1


def oval(x: float, y: float, rx: float, ry: float | None = None, *, hole: bool = False) -> str:
    """Path data of an ellipse; a hole runs the other way round."""
    ry = rx if ry is None else ry
    side = -rx if hole else rx
    hx, hy = side * CIRCLE, ry * CIRCLE
    return written(
        [
            ("M", ((x, y - ry),)),
            ("C", ((x + hx, y - ry), (x + side, y - hy), (x + side, y))),
            ("C", ((x + side, y + hy), (x + hx, y + ry), (x, y + ry))),
            ("C", ((x - hx, y + ry), (x - side, y + hy), (x - side, y))),
            ("C", ((x - side, y - hy), (x - hx, y - ry), (x, y - ry))),
            ("Z", ()),
        ]
    )


def box(x: float, y: float, width: float, height: float) -> str:
    """Path data of an upright rectangle."""
    return clockwise((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def solid(data: str, colour: str, opacity: float = 1) -> str:
    """A flat shape without an outline."""
    veil = "" if opacity == 1 else f' fill-opacity="{number(opacity)}"'
    return f'<path d="{data}" fill="{colour}"{veil}/>'


def stroke(data: str, width: float = FINE, colour: str = INK, opacity: float = 1) -> str:
    """A line without a filling."""
    veil = "" if opacity == 1 else f' stroke-opacity="{number(opacity)}"'
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-linecap="round" stroke-linejoin="round"{veil}/>'
    )


def _runs(pieces: Iterable[str]) -> list[str]:
    runs = [""]
    for piece in pieces:
        if runs[-1] and len(runs[-1]) + len(piece) > RUN:
            runs.append("")
        runs[-1] += piece
    return runs


def solids(pieces: Iterable[str], colour: str, opacity: float = 1) -> str:
    """Many flat shapes of one colour, in as few paths as are quick to fill."""
    return "".join(solid(run, colour, opacity) for run in _runs(pieces))


def strokes(pieces: Iterable[str], width: float, colour: str, opacity: float = 1) -> str:
    """Many lines of one colour, in as few paths as are quick to draw."""
    return "".join(stroke(run, width, colour, opacity) for run in _runs(pieces))


def pane(data: str, colour: str, width: float = BOLD) -> str:
    """A flat shape in an ink outline: one pane of the window."""
    return (
        f'<path d="{data}" fill="{colour}" stroke="{INK}" stroke-width="{number(width)}"'
        f' stroke-linejoin="round"/>'
    )


def rounded(
    outline: Rectangle,
    radius: float,
    colour: str = "none",
    edge: str = "none",
    width: float = 1,
) -> str:
    """A rectangle with round corners."""
    x, y, wide, high = map(number, outline)
    line = "" if edge == "none" else f' stroke="{edge}" stroke-width="{number(width)}"'
    return (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{number(radius)}"'
        f' fill="{colour}"{line}/>'
    )


def document(width: float, height: float, body: Iterable[str], colour: str | None = None) -> str:
    """A whole SVG file; `colour` is what `currentColor` stands for in it."""
    tint = "" if colour is None else f' color="{colour}"'
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{number(width)}" height="{number(height)}"'
        f' viewBox="0 0 {number(width)} {number(height)}"{tint}>'
    )
    return "\n".join([head, *body, "</svg>"]) + "\n"
