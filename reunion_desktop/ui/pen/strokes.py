"""Handwritten ink as paths: figures, signs and lines as a quill leaves them.

A shape consists of pen strokes through given points; what is drawn is the outline of the ink, broad
on downstrokes and thin on upstrokes and horizontals. Every occurrence varies a little by a seed;
the same seed always gives the same ink.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from reunion_desktop.ui.pen.glyphs import GLYPHS, Point, Stroke

_THIN, _BROAD = 0.072, 0.128
"""Width of the ink on upstrokes and on downstrokes, as shares of a figure's height."""

_SHARP = 0.8
"""Cosine of the turn from which the ink is rounded at a corner."""

_STEPS = 7
"""Straight pieces between two given points."""


class Ink(NamedTuple):
    """Written strokes: each a sequence of (x, y, width of the ink)."""

    strokes: tuple[tuple[tuple[float, float, float], ...], ...]

    @property
    def length(self) -> float:
        """Length of the pen's path, without lifts."""
        return sum(_way(stroke) for stroke in self.strokes)

    def moved(self, x: float, y: float) -> Ink:
        """The same ink, moved by an offset."""
        return Ink(
            tuple(
                tuple((px + x, py + y, width) for px, py, width in stroke)
                for stroke in self.strokes
            )
        )

    def path(self, share: float = 1.0) -> QPainterPath:
        """Outline of the ink.

        Args:
            share: part that is written, from 0 to 1.
        """
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        left = self.length * share if share < 1 else math.inf
        for stroke in self.strokes:
            if left <= 0:
                break
            way = _way(stroke)
            _outline(path, stroke if left >= way else _cut(stroke, left))
            left -= way
        return path

    @property
    def bounds(self) -> QRectF:
        """Bounding rectangle of the ink."""
        return self.path().boundingRect()


def can_write(text: str) -> bool:
    """Return True if every character has a glyph."""
    return all(sign in GLYPHS for sign in text)


def text_width(text: str) -> float:
    """Width of a text, in heights of a figure."""
    return sum(GLYPHS[sign].width for sign in text)


@lru_cache(maxsize=2048)
def ink_of(text: str, height: float, seed: str) -> Ink:
    """Ink of a text, with its upper left corner at the origin.

    Args:
        text: figures and signs, see :func:`can_write`.
        height: height of a figure, in logical pixels.
        seed: seed of the irregularities of the hand.
    """
    dice = Random(seed)
    slant = dice.uniform(-0.035, 0.02)
    strokes: list[tuple[tuple[float, float, float], ...]] = []
    place = 0.0
    for sign in text:
        glyph = GLYPHS[sign]
        size = dice.uniform(0.95, 1.04)
        sink = dice.uniform(-0.025, 0.025)
        weight = dice.uniform(0.92, 1.08)
        lean = slant + dice.uniform(-0.015, 0.015)
        for stroke in glyph.strokes:
            line = _varied(stroke, dice)
            strokes.append(
                tuple(
                    (
                        (place + (x + lean * (0.5 - y)) * size + (1 - size) * glyph.width / 2)
                        * height,
                        (y * size + (1 - size) * 0.5 + sink) * height,
                        width * weight * height,
                    )
                    for x, y, width in _inked(line, dice)
                )
            )
        place += glyph.width
    return Ink(tuple(strokes))


@lru_cache(maxsize=512)
def ruled(start: Point, end: Point, width: float, seed: str) -> Ink:
    """A line drawn by hand that reaches both ends exactly.

    Args:
        start: start of the line.
        end: end of the line.
        width: largest width of the ink, in logical pixels.
        seed: seed of the irregularities of the hand.
    """
    dice = Random(seed)
    (x0, y0), (x1, y1) = start, end
    way = math.hypot(x1 - x0, y1 - y0)
    if not way:
        return Ink(())
    bow = dice.uniform(-0.012, 0.012) * way
    wave = dice.uniform(-0.006, 0.006) * way
    count = 24
    line = []
    for step in range(count + 1):
        share = step / count
        aside = bow * math.sin(math.pi * share) + wave * math.sin(2 * math.pi * share)
        breath = 0.62 + 0.38 * math.sin(math.pi * (0.12 + 0.76 * share))
        breath *= 1 + 0.07 * math.sin(2 * math.pi * (share * 1.7 + bow))
        line.append(
            (
                x0 + (x1 - x0) * share - (y1 - y0) / way * aside,
                y0 + (y1 - y0) * share + (x1 - x0) / way * aside,
                width * breath,
            )
        )
    return Ink((tuple(line),))


@lru_cache(maxsize=256)
def ringed(centre: Point, half_width: float, half_height: float, width: float, seed: str) -> Ink:
    """A ring drawn by hand, not quite closed, with crossing ends."""
    dice = Random(seed)
    first = math.radians(dice.uniform(-70, -50))
    turn = math.radians(dice.uniform(375, 392))
    squeeze = dice.uniform(0.97, 1.03)
    count = 48
    line = []
    for step in range(count + 1):
        share = step / count
        angle = first - turn * share
        grow = 1 + 0.05 * share
        breath = 0.6 + 0.4 * abs(math.sin(angle + 0.9))
        line.append(
            (
                centre[0] + half_width * squeeze * grow * math.cos(angle),
                centre[1] + half_height / squeeze * grow * math.sin(angle),
                width * breath * min(1.0, 0.5 + 6 * share, 0.5 + 6 * (1 - share)),
            )
        )
    return Ink((tuple(line),))


def straight(start: Point, end: Point, width: float) -> Ink:
    """A ruled line: even and straight."""
    return Ink((((*start, width), (*end, width)),))


def line_between(start: Point, end: Point, width: float, seed: str, *, by_hand: bool) -> Ink:
    """A line by hand, or a slightly thinner ruled one."""
    if by_hand:
        return ruled(start, end, width, seed)
    return straight(start, end, width * 0.72)


def oval(centre: Point, half_width: float, half_height: float, width: float) -> Ink:
    """A ruled ring: even and closed."""
    turns = [2 * math.pi * step / 48 for step in range(49)]
    line = (
        (centre[0] + half_width * math.cos(turn), centre[1] + half_height * math.sin(turn), width)
        for turn in turns
    )
    return Ink((tuple(line),))


def _varied(stroke: Stroke, dice: Random) -> tuple[tuple[Point, ...], ...]:
    """The stroke with every point moved slightly; a corner stays a single point."""
    curves: list[tuple[Point, ...]] = []
    for curve in stroke:
        moved = [(x + dice.gauss(0, 0.011), y + dice.gauss(0, 0.011)) for x, y in curve]
        if curves:
            moved[0] = curves[-1][-1]
        curves.append(tuple(moved))
    return tuple(curves)


def _inked(stroke: Sequence[Sequence[Point]], dice: Random) -> Iterable[tuple[float, float, float]]:
    """Path of the pen in small steps, with the width of the ink at each."""
    line: list[Point] = []
    for curve in stroke:
        line.extend(_smooth(curve)[1 if line else 0 :])
    phase = dice.uniform(0, 2 * math.pi)
    last = len(line) - 1
    width = 0.0
    for i, (x, y) in enumerate(line):
        ahead, behind = line[min(i + 1, last)], line[max(i - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        down = max(0.0, dy / (math.hypot(dx, dy) or 1.0))
        wanted = (_THIN + (_BROAD - _THIN) * down) * (1 + 0.06 * math.sin(phase + i * 0.45))
        wanted *= min(1.0, 0.72 + i * 0.14, 0.62 + (last - i) * 0.13)
        width = wanted if not i else width + (wanted - width) * 0.45
        yield x, y, width


def _smooth(points: Sequence[Point]) -> list[Point]:
    """Catmull-Rom curve through points, with its ends."""
    if len(points) < 3:
        return list(points)
    padded = [points[0], *points, points[-1]]
    line: list[Point] = [points[0]]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            line.append(
                (
                    _between(before[0], start[0], end[0], after[0], t),
                    _between(before[1], start[1], end[1], after[1], t),
                )
            )
    return line


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _way(stroke: Sequence[tuple[float, float, float]]) -> float:
    pairs = itertools.pairwise(stroke)
    return sum(math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairs)


def _cut(
    stroke: Sequence[tuple[float, float, float]], way: float
) -> tuple[tuple[float, float, float], ...]:
    """First part of a stroke, of a given length."""
    kept = [stroke[0]]
    for a, b in itertools.pairwise(stroke):
        step = math.hypot(b[0] - a[0], b[1] - a[1])
        if step >= way:
            t = way / step if step else 0.0
            kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, b[2]))
            break
        kept.append(b)
        way -= step
    return tuple(kept)


def _outline(path: QPainterPath, stroke: Sequence[tuple[float, float, float]]) -> None:
    """Add the outline of a stroke: along its right side, back along its left, rounded at turns.

    It has the direction of Qt's ellipses, so that overlapping ink never makes a hole.
    """
    last = len(stroke) - 1
    left: list[QPointF] = []
    right: list[QPointF] = []
    round_at = [stroke[0], stroke[-1]]
    for i, (x, y, width) in enumerate(stroke):
        ahead, behind = stroke[min(i + 1, last)], stroke[max(i - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        way = math.hypot(dx, dy) or 1.0
        ox, oy = -dy / way * width / 2, dx / way * width / 2
        left.append(QPointF(x + ox, y + oy))
        right.append(QPointF(x - ox, y - oy))
        turn = (x - behind[0]) * (ahead[0] - x) + (y - behind[1]) * (ahead[1] - y)
        apart = math.hypot(x - behind[0], y - behind[1]) * math.hypot(ahead[0] - x, ahead[1] - y)
        if turn < _SHARP * apart:
            round_at.append((x, y, width))
    path.addPolygon(QPolygonF([*right, *reversed(left)]))
    path.closeSubpath()
    for x, y, width in round_at:
        path.addEllipse(QPointF(x, y), width / 2, width / 2)
