"""Animation of entries on the score sheet while they are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from reunion_desktop.engine.sheet import Cell, Ladder, Line, Marks, Row, Strokes, Written

_LONGEST = 12
"""Most strokes at normal speed; more are written faster, to keep the animation short."""


class LadderSide(NamedTuple):
    """One side's part of a ladder."""

    wiped: int = 0
    frame: int = 0
    number: Written | None = None
    """The number on its side; one in the middle belongs to the left side."""


Part = Cell | Strokes | LadderSide
"""One column's part of a line."""


class Progress(NamedTuple):
    """Progress of the writing in a cell."""

    share: float
    """Part of the change that is done, from 0 to 1."""
    before: Part | None = None
    """Content before the change."""


class Fresh(NamedTuple):
    """A cell in which something was written or wiped."""

    row: int
    column: int
    """Column from 1, as in a layout."""
    strokes: int
    """Number of strokes."""
    before: Part | None = None
    """Content before the change."""


class SheetWriting(QObject):
    """Animates the cells added to a sheet, one after the other."""

    moved = Signal()
    """The pen has moved: the sheet has to be painted."""
    stroked = Signal()
    """Another stroke begins."""

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
        """True while the animation runs."""
        return self._pen.state() is QVariantAnimation.State.Running

    def begin(self, fresh: Sequence[Fresh], stroke: int) -> None:
        """Animate cells in this order; a stroke takes a number of milliseconds."""
        self._fresh = fresh
        self._strokes, self._begun = min(sum(each.strokes for each in fresh), _LONGEST), 0
        self._pen.setDuration(stroke * self._strokes)
        self._pen.start()

    def finish(self) -> None:
        """Finish the animation at once."""
        if self.is_busy():
            self._pen.stop()
            self._put_down()

    def progress(self) -> Mapping[tuple[int, int], Progress] | None:
        """Progress of each cell; None if nothing is being written."""
        if not self._fresh:
            return None
        done = float(self._pen.currentValue() or 0.0) * len(self._fresh)
        return {
            (each.row, each.column): Progress(part_done(done, number), each.before)
            for number, each in enumerate(self._fresh)
        }

    def _stroke(self, part: object) -> None:
        """Handle the progress of the animation, from 0 to 1."""
        number = 1 + int(float(part) * self._strokes) if isinstance(part, float) else 0
        if self._fresh and self._begun < number <= self._strokes:
            self._begun = number
            self.stroked.emit()

    def _put_down(self) -> None:
        self._fresh = ()
        self.moved.emit()


def part_done(done: float, turn: int) -> float:
    """Part of a stroke that is done, if several are made in turn and ``done`` are so far."""
    return min(1.0, max(0.0, done - turn))


def added_cells(before: Sequence[Line], after: Sequence[Line]) -> tuple[Fresh, ...]:
    """Cells written or wiped since; none if anything else changed."""
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
    """Each column's part of a line."""
    match line:
        case Row():
            return line.cells
        case Marks():
            return line.strokes
        case Ladder():
            return sides(line)


def sides(ladder: Ladder) -> tuple[LadderSide, LadderSide]:
    """Each side's part of a ladder."""
    written = ladder.written
    place = None if written is None else written.column or 0
    left, right = (
        LadderSide(wiped, frame, written if place == column else None)
        for column, (wiped, frame) in enumerate(zip(ladder.wiped, ladder.frame, strict=True))
    )
    return left, right


def _is_another(line: Line, was: Part | None, cell: Cell) -> bool:
    """Return True if a scored deal has a changed entry, which is not animated."""
    if not isinstance(was, Cell) or not isinstance(line, Row) or not line.deal:
        return False
    return was.has_entry and not was.pencil and (was.text, was.mark) != (cell.text, cell.mark)


def _strokes(line: Line, was: Part | None, part: Part) -> int:
    """Number of strokes for the change of a cell; 0 if there is none."""
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
