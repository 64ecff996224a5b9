"""Tally strokes on a score sheet: bundles of five as on a slate, and wiped ones.

Pure geometry and ink; the painter chooses the colours.
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
from reunion_desktop.ui.sheet.writing import part_done

_STEP = 0.26
"""Distance of two strokes, in row heights."""

_APART = 0.56
"""Gap between two bundles, in row heights."""

_HIGH = 0.58
"""Height of a stroke, in row heights."""

_LINE = 0.86
"""Distance of two lines of strokes, in row heights."""

_EDGE = 0.36
"""Margin at either side of a column, in row heights."""

_CROSSED = 5
"""Size of a bundle whose last stroke crosses the others."""

_BROAD = 0.075
"""Width of a stroke, in row heights."""


_CLOUDS = 5
"""Number of finger strokes in a smear."""


class Touch(Enum):
    """Kind of a trace on the sheet."""

    WRITTEN = auto()
    """Ink or chalk."""
    SMEARED = auto()
    """Wiped with a finger: chalk leaves a cloud."""
    FADED = auto()
    """Remains of a wiped stroke."""
    CANCELLED = auto()
    """A line through ink, which cannot be wiped."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Ink on the sheet, and its kind."""

    ink: Ink
    touch: Touch
    share: float = 1.0
    """Part that is done, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Writing tool for strokes: handwritten or ruled, on slate or paper."""

    by_hand: bool
    row_height: float
    """Height of a row of points, the unit of all other measures."""
    wipes: bool
    """True if chalk is wiped with a finger; ink is crossed out."""

    def line(self, start: QPointF, end: QPointF, seed: str, broad: float = _BROAD) -> Ink:
        """Ink of a line between two points."""
        width = self.row_height * broad
        return line_between(start.toTuple(), end.toTuple(), width, seed, by_hand=self.by_hand)

    def wiped(self, start: QPointF, end: QPointF, seed: str, share: float) -> Iterator[Trace]:
        """Traces of a line that is removed; ``share`` is the part that is done, from 0 to 1."""
        line = self.line(start, end, seed)
        if share < 1:
            rest = self.line(start + (end - start) * share, end, seed)
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
        """Traces of a finger that smears chalk between two points; ``high`` in row heights."""
        rng = Random(f"{seed}/smear")
        for cloud in range(_CLOUDS):
            aside = QPointF(rng.gauss(0, high / 4), rng.gauss(0, high / 4)) * self.row_height
            on = QPointF(rng.uniform(-0.04, 0.12), rng.uniform(-0.06, 0.06)) * self.row_height
            width = self.row_height * high * rng.uniform(0.6, 1.3)
            place = (start + aside).toTuple(), (end + aside + on).toTuple()
            yield Trace(ruled(*place, width, f"{seed}/{cloud}"), Touch.SMEARED, share)

    def _across(self, start: QPointF, end: QPointF, seed: str) -> Ink:
        """Short line across the middle of another."""
        along = end - start
        way = math.hypot(along.x(), along.y()) or 1.0
        reach = self.row_height * 0.17
        middle = (start + end) / 2
        lean = QPointF(-along.y() + along.x() * 0.6, along.x() + along.y() * 0.6) / way * reach
        return self.line(middle - lean, middle + lean, f"{seed}/across")


def marks_height(marks: Marks, row_height: float, column: float) -> float:
    """Height of the row of some strokes in columns of a given width."""
    most = max((made.standing + made.wiped for made in marks.strokes), default=0)
    lines = math.ceil(most / _in_line(marks.bundle, row_height, column))
    return row_height + round(max(0, lines - 1) * row_height * _LINE)


def _in_line(bundle: int, row_height: float, column: float) -> int:
    """Number of strokes that fit side by side, in whole bundles."""
    room = column - 2 * _EDGE * row_height
    return max(1, int((room + _APART * row_height) / _bundle_width(bundle, row_height))) * bundle


def _bundle_width(bundle: int, row_height: float) -> float:
    """Distance from one bundle to the next."""
    upright = bundle - 1 if bundle == _CROSSED else bundle
    return ((upright - 1) * _STEP + _APART) * row_height


def places(
    marks: Marks, made: Strokes, cell: QRectF, row_height: float
) -> tuple[tuple[QPointF, QPointF], ...]:
    """Ends of each stroke ``made`` in a column; wiped strokes come last."""
    line = _in_line(marks.bundle, row_height, cell.width())
    wide = _bundle_width(marks.bundle, row_height)
    # Left-aligned, so that no stroke moves when another is added.
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
) -> Iterator[Trace]:
    """Traces of a column's strokes.

    A share from 0 to 1 is done of the change from the state before.
    """
    made = marks.strokes[column]
    was = before.standing if before is not None else 0
    fresh, gone = made.standing - was, was - made.standing
    for number, (start, end) in enumerate(places(marks, made, cell, hand.row_height)):
        seed = f"{marks.game}/{marks.key}/{column}/{number}"
        if number < made.standing:
            part = part_done(share * fresh, number - was) if number >= was else 1.0
            yield Trace(hand.line(start, end, seed), Touch.WRITTEN, part)
        else:
            # The last stroke is wiped first.
            turn = was - 1 - number
            part = part_done(share * gone, turn) if 0 <= turn < gone else 1.0
            yield from hand.wiped(start, end, seed, part)
