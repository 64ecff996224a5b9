"""Strokes on a score sheet: bundles of five as a slate keeps them, and those wiped away.

Pure geometry and ink; who paints them chooses the colours.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from random import Random

from PySide6.QtCore import QPointF, QRectF

from reunion_desktop.engine.sheet import Marks, Strokes
from reunion_desktop.ui.pen.strokes import Ink, line_between, ruled

_STEP = 0.26
"""From one stroke to the next, in row heights."""

_APART = 0.56
"""From the last stroke of a bundle to the first of the next, in row heights."""

_HIGH = 0.58
"""Height of a stroke, in row heights."""

_LINE = 0.86
"""From one line of strokes to the next, in row heights."""

_EDGE = 0.36
"""Free paper at either side of a column, in row heights."""

_CROSSED = 5
"""The size of a bundle whose last stroke lies across the others."""

_BROAD = 0.075
"""Width of a stroke, in row heights."""


_CLOUDS = 5
"""Strokes of a finger that make a smear."""


class Touch(Enum):
    """What was done to the sheet in a place."""

    WRITTEN = auto()
    """Ink or chalk."""
    SMEARED = auto()
    """Wiped with a finger: chalk leaves a cloud."""
    FADED = auto()
    """What is still seen of a stroke that was wiped away."""
    CANCELLED = auto()
    """A line through what no finger wipes away, on paper."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Something on the sheet, and how it came there."""

    ink: Ink
    touch: Touch
    share: float = 1.0
    """How much of it is done already, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Who makes strokes: a hand or a printer, on a slate or on paper."""

    by_hand: bool
    row_height: float
    """Of a row of points: all else is measured by it."""
    wipes: bool
    """Whether chalk is wiped away with a finger; ink is crossed out."""

    def line(self, start: QPointF, end: QPointF, seed: str, broad: float = _BROAD) -> Ink:
        """A line from place to place."""
        width = self.row_height * broad
        return line_between(start.toTuple(), end.toTuple(), width, seed, by_hand=self.by_hand)

    def wiped(
        self, start: QPointF, end: QPointF, seed: str, share: float = 1.0, broad: float = _BROAD
    ) -> Iterator[Trace]:
        """A line that was there, with what became of it.

        Args:
            start: where the finger is put down.
            end: where it is lifted.
            seed: what the hand's small irregularities follow from.
            share: how far it is, from 0 to 1.
            broad: width of the line, in row heights.
        """
        line = self.line(start, end, seed, broad)
        if share < 1:
            rest = self.line(start + (end - start) * share, end, seed, broad)
            yield Trace(rest if self.wipes else line, Touch.WRITTEN)
        else:
            yield Trace(line, Touch.FADED)
        if share and self.wipes:
            yield from self.smear(start, end, seed, share)
        elif share:
            yield Trace(self._across(start, end, seed), Touch.CANCELLED, share)

    def smear(
        self, start: QPointF, end: QPointF, seed: str, share: float, high: float = 0.2
    ) -> Iterator[Trace]:
        """What a finger leaves of chalk from place to place; about so high, in row heights."""
        dice = Random(f"{seed}/smear")
        for cloud in range(_CLOUDS):
            aside = QPointF(dice.gauss(0, high / 4), dice.gauss(0, high / 4)) * self.row_height
            on = QPointF(dice.uniform(-0.04, 0.12), dice.uniform(-0.06, 0.06)) * self.row_height
            width = self.row_height * high * dice.uniform(0.6, 1.3)
            place = (start + aside).toTuple(), (end + aside + on).toTuple()
            yield Trace(ruled(*place, width, f"{seed}/{cloud}"), Touch.SMEARED, share)

    def _across(self, start: QPointF, end: QPointF, seed: str) -> Ink:
        """A short line across the middle of another."""
        along = end - start
        way = math.hypot(along.x(), along.y()) or 1.0
        reach = self.row_height * 0.17
        middle = (start + end) / 2
        lean = QPointF(-along.y() + along.x() * 0.6, along.x() + along.y() * 0.6) / way * reach
        return self.line(middle - lean, middle + lean, f"{seed}/across")


def marks_height(marks: Marks, row_height: float, column: float) -> float:
    """How high the row of some strokes is.

    Args:
        marks: the strokes.
        row_height: of a row of points.
        column: width of a column.
    """
    most = max((made.standing + made.wiped for made in marks.strokes), default=0)
    lines = math.ceil(most / _in_line(marks.bundle, row_height, column))
    return row_height + round(max(0, lines - 1) * row_height * _LINE)


def _in_line(bundle: int, row_height: float, column: float) -> int:
    """How many strokes have room side by side, whole bundles only."""
    room = column - 2 * _EDGE * row_height
    return max(1, int((room + _APART * row_height) / _bundle_width(bundle, row_height))) * bundle


def _bundle_width(bundle: int, row_height: float) -> float:
    """From the first stroke of a bundle to the first of the next."""
    upright = bundle - 1 if bundle == _CROSSED else bundle
    return ((upright - 1) * _STEP + _APART) * row_height


def places(
    marks: Marks, made: Strokes, cell: QRectF, row_height: float
) -> tuple[tuple[QPointF, QPointF], ...]:
    """The ends of each stroke of a column, those that were wiped last.

    Args:
        marks: all columns' strokes.
        made: this column's.
        cell: where they stand.
        row_height: of a row of points.
    """
    line = _in_line(marks.bundle, row_height, cell.width())
    wide = _bundle_width(marks.bundle, row_height)
    # From the left, so that no stroke moves when another is added.
    left = cell.left() + _EDGE * row_height
    found = []
    for number in range(made.standing + made.wiped):
        row, place = divmod(number, line)
        bundle, stroke = divmod(place, marks.bundle)
        x = left + bundle * wide
        top = cell.top() + row * row_height * _LINE + row_height * (1 - _HIGH) / 2
        foot = top + row_height * _HIGH
        if marks.bundle == stroke + 1 == _CROSSED:
            reach, dip = _STEP * row_height * 0.55, row_height * _HIGH * 0.12
            last = x + (_CROSSED - 2) * _STEP * row_height
            found.append((QPointF(x - reach, foot - dip), QPointF(last + reach, top + dip)))
            continue
        x += stroke * _STEP * row_height
        found.append((QPointF(x + row_height * 0.03, top), QPointF(x - row_height * 0.03, foot)))
    return tuple(found)


def traces(
    marks: Marks,
    column: int,
    cell: QRectF,
    hand: Hand,
    share: float = 1.0,
    before: Strokes | None = None,
) -> tuple[Trace, ...]:
    """What a column's strokes leave on the sheet.

    Args:
        marks: all columns' strokes.
        column: which of them.
        cell: where they stand.
        hand: who makes them.
        share: how much of what is new is done, from 0 to 1.
        before: what stood there when the chalk was taken up.
    """
    made = marks.strokes[column]
    was = before if before is not None else Strokes(0)
    done = made.standing if share >= 1 else min(was.standing, made.standing)
    fresh = made.standing - done
    gone = max(0, was.standing - made.standing) if share < 1 else 0
    found: list[Trace] = []
    for number, (start, end) in enumerate(places(marks, made, cell, hand.row_height)):
        seed = f"{marks.game}/{marks.key}/{column}/{number}"
        if number < made.standing:
            part = min(1.0, max(0.0, share * fresh - (number - done))) if number >= done else 1.0
            found.append(Trace(hand.line(start, end, seed), Touch.WRITTEN, part))
        else:
            # The last of those that stood is wiped first.
            turn = was.standing - 1 - number
            part = min(1.0, max(0.0, share * gone - turn)) if 0 <= turn < gone else 1.0
            found.extend(hand.wiped(start, end, seed, part))
    return tuple(found)
