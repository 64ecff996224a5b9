"""Animation of entries on the score sheet while they are written: which, and how far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from reunion_desktop.engine.sheet import Cell, Ladder, Line, Marks, Row, Strokes, Written

_LONGEST = 12
"""Strokes; more of them are written faster, so that nobody waits for a quill."""


class LadderSide(NamedTuple):
    """What one side has of a ladder."""

    wiped: int = 0
    frame: int = 0
    number: Written | None = None
    """The number on its side; one in the middle counts to the left."""


Part = Cell | Strokes | LadderSide
"""What one column has of a line."""


class Progress(NamedTuple):
    """How far the writing of a place is."""

    share: float
    """How much of what is new is done, from 0 to 1."""
    before: Part | None = None
    """What stood there when the pen was put down."""


class Fresh(NamedTuple):
    """A place in which something was written or wiped."""

    row: int
    column: int
    """From 1, as in a layout."""
    strokes: int
    """How often the pen or the finger is put down there."""
    before: Part | None = None
    """What stood there before."""


class SheetWriting(QObject):
    """Writes the cells that were added to a sheet, one after the other."""

    moved = Signal()
    """The pen went on, or put down: the sheet has to be painted."""
    stroked = Signal()
    """Another stroke is begun."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._fresh: Sequence[Fresh] = ()
        self._strokes = self._begun = 0
        self._pen = QVariantAnimation(self)
        self._pen.setStartValue(0.0)
        self._pen.setEndValue(1.0)
        self._pen.valueChanged.connect(self.moved)
        self._pen.valueChanged.connect(self._stroke)
        self._pen.finished.connect(self._put_down)

    def is_busy(self) -> bool:
        """Whether the pen is on the paper."""
        return self._pen.state() is QVariantAnimation.State.Running

    def begin(self, fresh: Sequence[Fresh], stroke: int) -> None:
        """Write some cells.

        Args:
            fresh: which are to be written, in this order.
            stroke: how long one stroke takes, in milliseconds.
        """
        self._fresh = fresh
        self._strokes, self._begun = min(sum(each.strokes for each in fresh), _LONGEST), 0
        self._pen.setDuration(stroke * self._strokes)
        self._pen.start()

    def finish(self) -> None:
        """Let everything be there at once."""
        if self.is_busy():
            self._pen.stop()
            self._put_down()

    def progress(self) -> Mapping[tuple[int, int], Progress] | None:
        """How far each place is; None where nothing is being written."""
        if not self._fresh:
            return None
        done = float(self._pen.currentValue() or 0.0) * len(self._fresh)
        return {
            (each.row, each.column): Progress(min(1.0, max(0.0, done - number)), each.before)
            for number, each in enumerate(self._fresh)
        }

    def _stroke(self, part: object) -> None:
        """The pen is so far, from 0 to 1."""
        number = 1 + int(float(part) * self._strokes) if isinstance(part, float) else 0
        if self._fresh and self._begun < number <= self._strokes:
            self._begun = number
            self.stroked.emit()

    def _put_down(self) -> None:
        self._fresh = ()
        self.moved.emit()


def added_cells(before: Sequence[Line], after: Sequence[Line]) -> tuple[Fresh, ...]:
    """What was written or wiped since; nothing if anything else was changed."""
    known = {line.place: line for line in before}
    fresh: list[Fresh] = []
    for index, line in enumerate(after):
        old = known.pop(line.place, None)
        stood = parts(old) if old is not None else ()
        for column, part in enumerate(parts(line)):
            was = stood[column] if column < len(stood) else None
            if isinstance(part, Cell) and _is_another(line, was, part):
                return ()
            strokes = _strokes(line, was, part)
            if strokes:
                fresh.append(Fresh(index, column + 1, strokes, was))
    deals = [line for line in known.values() if isinstance(line, Row) and line.deal]
    return tuple(fresh) if before and not deals else ()


def parts(line: Line) -> Sequence[Part]:
    """What each column has of a line."""
    match line:
        case Row():
            return line.cells
        case Marks():
            return line.strokes
        case Ladder():
            return sides(line)


def sides(ladder: Ladder) -> tuple[LadderSide, LadderSide]:
    """What each side has of a ladder."""
    written = ladder.written
    place = None if written is None else written.column or 0
    left, right = (
        LadderSide(wiped, frame, written if place == column else None)
        for column, (wiped, frame) in enumerate(zip(ladder.wiped, ladder.frame, strict=True))
    )
    return left, right


def _is_another(line: Line, was: Part | None, cell: Cell) -> bool:
    """Whether a counted deal has another entry now: a hand does not write that."""
    if not isinstance(was, Cell) or not isinstance(line, Row) or not line.deal:
        return False
    return was.has_entry and not was.pencil and (was.text, was.mark) != (cell.text, cell.mark)


def _strokes(line: Line, was: Part | None, part: Part) -> int:
    """How often the pen is put down for what is new in a place; 0 where nothing is."""
    if was == part:
        return 0
    if isinstance(part, Strokes):
        had = was if isinstance(was, Strokes) else Strokes(0)
        return abs(part.standing - had.standing)
    if isinstance(part, LadderSide):
        stood = was if isinstance(was, LadderSide) else LadderSide()
        changed = abs(part.wiped - stood.wiped) + abs(part.frame - stood.frame)
        number = part.number or stood.number
        if number is None or part.number == stood.number:
            return changed
        return changed + len(str(number.points))
    return _strokes_of_cell(line, was if isinstance(was, Cell) else None, part)


def _strokes_of_cell(line: Line, was: Cell | None, cell: Cell) -> int:
    if was is not None and replace(was, means=()) == replace(cell, means=()):
        return 0
    if was is not None and was.text == cell.text and cell.struck and not was.struck:
        return 1
    counted = isinstance(line, Row) and line.deal and was is not None
    if counted and was is not None and was.has_entry and not was.pencil:
        return 0
    return max(1, len(cell.text)) if cell.has_entry else 0
