"""Animation of entries on the score sheet while they are written: which, and how far."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from reunion_desktop.ui.sheet.rows import Row

_LONGEST = 12
"""Strokes; more of them are written faster, so that nobody waits for a quill."""


class SheetWriting(QObject):
    """Writes the cells that were added to a sheet, one after the other."""

    moved = Signal()
    """The pen went on, or put down: the sheet has to be painted."""
    stroked = Signal()
    """Another stroke is begun."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._fresh: tuple[tuple[int, int], ...] = ()
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

    def begin(self, rows: tuple[Row, ...], cells: tuple[tuple[int, int], ...], stroke: int) -> None:
        """Write some cells.

        Args:
            rows: all rows of the sheet.
            cells: which are to be written, by row and column, in this order.
            stroke: how long one stroke takes, in milliseconds.
        """
        self._fresh = cells
        strokes = sum(max(1, len(rows[row].cells[column - 1].text)) for row, column in cells)
        self._strokes, self._begun = min(strokes, _LONGEST), 0
        self._pen.setDuration(stroke * self._strokes)
        self._pen.start()

    def finish(self) -> None:
        """Let everything be there at once."""
        if self.is_busy():
            self._pen.stop()
            self._put_down()

    def progress(self) -> Mapping[tuple[int, int], float] | None:
        """How much of each cell is written, from 0 to 1; None where nothing is being written."""
        if not self._fresh:
            return None
        done = float(self._pen.currentValue() or 0.0) * len(self._fresh)
        return {
            place: min(1.0, max(0.0, done - number)) for number, place in enumerate(self._fresh)
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


def added_cells(before: tuple[Row, ...], after: tuple[Row, ...]) -> tuple[tuple[int, int], ...]:
    """The cells written since, by row and column; none if anything else was changed."""
    known = {row.key: row for row in before}
    fresh: list[tuple[int, int]] = []
    for index, row in enumerate(after):
        old = known.pop(row.key, None)
        for column, cell in enumerate(row.cells, 1):
            was = old.cells[column - 1] if old is not None else None
            if was is not None and was.has_entry and not was.pencil and row.deal:
                if was.text != cell.text or was.mark is not cell.mark:
                    return ()
            elif cell.has_entry and (was is None or was != cell):
                fresh.append((index, column))
    return tuple(fresh) if before and not any(row.deal for row in known.values()) else ()
