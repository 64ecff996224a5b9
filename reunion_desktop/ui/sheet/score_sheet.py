"""Widget of the score sheet beside the table: display, scrolling, accessibility, animation."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import (
    QEvent,
    QMetaMethod,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.sheet import Row, RowKind, Sheet
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import on_hover
from reunion_desktop.ui.sheet.access import SheetGrid
from reunion_desktop.ui.sheet.look import SheetLook
from reunion_desktop.ui.sheet.view import SheetView, newest_row
from reunion_desktop.ui.sheet.words import cell_text, rows_text, words_of
from reunion_desktop.ui.sheet.writing import Progress, SheetWriting, added_cells

Naming = Callable[[tuple[str, ...]], tuple[str, ...]]
"""Returns the current names of players by their stored names."""


@guarded
class ScoreSheetWidget(SheetView):
    """Score sheet widget, painted from a ScoreSheet only."""

    row_activated = Signal(int, int)
    """A scored deal was clicked, or chosen with Enter.

    The number of the game in the session, and of the deal in the game, both from 1.
    """
    stroked = Signal()
    """The pen begins another stroke."""

    def __init__(self, parent: QWidget | None = None, look: SheetLook | None = None) -> None:
        super().__init__(parent, look)
        self._kept = ScoreSheet(())
        self._naming: Naming = tuple
        self._stroke_time = 0
        self._writing = SheetWriting(self)
        self._writing.moved.connect(self.viewport().update)
        self._writing.stroked.connect(self.stroked)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.grid = SheetGrid(self.viewport(), self._box, self._place)
        """Invisible table for screen readers; it has the keyboard focus for the sheet."""
        self._name_grid()
        self.setFocusProxy(self.grid)

    # Content --------------------------------------------------------------------------------------

    @property
    def sheet(self) -> ScoreSheet:
        """The figures shown, with the players' stored names."""
        return self._kept

    def set_naming(self, naming: Naming) -> None:
        """Set the function for the players' current names; the stored names stay."""
        self._naming = naming
        self._name_anew()

    def rehearse(self, sheet: ScoreSheet) -> Iterator[None]:
        """Compute the ink of a sheet before it is shown, a cell at a time."""
        return self.rehearsed(self._named(sheet.written))

    def _named(self, written: Sheet) -> Sheet:
        return written.under(self._naming(written.names))

    def _name_anew(self) -> None:
        """Update the players' names."""
        shown = self._named(self._kept.written)
        if shown.names != self._written.names:
            self.finish_writing()
            self.put_down(shown)
            self.grid.put_down(shown, self._rows)
            self.grid.go(*self._focus)

    def _name_grid(self) -> None:
        """Name the table as the game calls its sheet."""
        self.grid.setAccessibleName(words_of(self._written).unit().sheet())

    def progress(self) -> Mapping[tuple[int, int], Progress] | None:
        """Progress of each cell being written."""
        return self._writing.progress()

    def is_writing(self) -> bool:
        """True while an entry is being written."""
        return self._writing.is_busy()

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show a sheet, scrolled to the newest entry.

        Entries added since the sheet before are written stroke by stroke, if strokes take time;
        all other changes are shown at once.
        """
        self.finish_writing()
        before, names = self._rows, self._written.names
        self._kept, written = sheet, self._named(sheet.written)
        self.put_down(written)
        rows = self._rows
        self.grid.put_down(written, rows)
        self._name_grid()
        added = added_cells(before, rows) if written.names == names else ()
        newest = newest_row(rows)
        if added or newest != newest_row(before):
            self._focus = (newest, self._focus[1])
        self._focus = self._inside(*self._focus)
        self._reveal_newest()
        self.grid.go(*self._focus)
        if added and self._stroke_time and self.isVisible():
            self._writing.begin(added, self._stroke_time)
        self.viewport().update()

    def finish_writing(self) -> None:
        """Show at once what is being written."""
        self._writing.finish()

    def set_stroke_time(self, milliseconds: int) -> None:
        """Set the duration of one stroke; 0 shows entries at once."""
        self._stroke_time = milliseconds

    # Words ----------------------------------------------------------------------------------------

    def cell_text(self, row: int, column: int) -> str:
        """Text of a cell, for tooltips and announcements; row -1 is the header of the sheet."""
        if row < 0:
            return self._written.heads[column - 1] if column else ""
        return cell_text(self._written, self._rows[row], column)

    def whole_text(self) -> str:
        """The whole sheet as text, a line per row."""
        return rows_text(self._written, self._rows)

    # Events ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again; the newest entry stays visible if it was, otherwise the topmost row."""
        super().resizeEvent(event)
        self.grid.resize(self.viewport().size())
        bar = self.verticalScrollBar()
        at_foot = bar.value() in (bar.maximum(), self._revealed)
        top = self._uppermost()
        self._arrange()
        if at_foot:
            self._reveal_newest()
        elif self._layout.rows:
            bar.setValue(round(self._layout.rows[top].top - self._head_height))

    def changeEvent(self, event: QEvent) -> None:
        """Update the layout for another font or language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name_grid()
            self._name_anew()
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._arrange()
            self.updateGeometry()
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tooltip of the cell under the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._place(QPointF(event.pos()))
            text = self.cell_text(*place) if place else ""
            QToolTip.showText(event.globalPos(), on_hover(text), self.viewport())
            return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand cursor over a deal that opens when clicked."""
        place = self._place(event.position())
        opens = place is not None and self._opens(place[0])
        shape = Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Finish the writing, and focus a cell."""
        self.finish_writing()
        place = self._place(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place is not None and place[0] >= 0:
            self._go(place[0], max(1, place[1]))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the deal on which the button was pressed and released."""
        place = self._place(event.position())
        left = event.button() is Qt.MouseButton.LeftButton
        if left and place is not None and place[0] == self._focus[0]:
            self._activate(place[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys: arrows move the focus, Enter opens a deal, Copy copies the text."""
        row, column = self._focus
        page = max(1, int(self.viewport().height() / self._layout.row_height) - 2)
        last = len(self._rows) - 1
        moves = {
            Qt.Key.Key_Up: (row - 1, column),
            Qt.Key.Key_Down: (row + 1, column),
            Qt.Key.Key_Left: (row, column - 1),
            Qt.Key.Key_Right: (row, column + 1),
            Qt.Key.Key_PageUp: (row - page, column),
            Qt.Key.Key_PageDown: (row + page, column),
            Qt.Key.Key_Home: (0, column),
            Qt.Key.Key_End: (last, column),
        }
        key = Qt.Key(event.key())
        if key in moves and self._rows:
            self._go(*moves[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._rows:
            self._activate(row)
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.whole_text())
        else:
            event.ignore()

    def _inside(self, row: int, column: int) -> tuple[int, int]:
        last = max(0, len(self._rows) - 1)
        return min(max(0, row), last), min(max(0, column), len(self._written.columns))

    def _go(self, row: int, column: int) -> None:
        """Move the focus, scroll to it, and announce the cell."""
        self._focus = self._inside(row, column)
        rect = self._layout.cell(*self._focus)
        bar = self.verticalScrollBar()
        shown = self.viewport().height() - self._head_height
        top, bottom = rect.top() - self._head_height, rect.bottom() - self._head_height
        if self._focus[0] == len(self._rows) - 1:
            bar.setValue(bar.maximum())
        elif top < bar.value():
            bar.setValue(math.ceil(top))
        elif bottom > bar.value() + shown:
            bar.setValue(self._aligned(bottom - shown))
        self.grid.go(*self._focus)
        self.viewport().update()

    def _box(self, row: int, column: int) -> QRectF:
        """Rectangle of a cell on the viewport."""
        return self.framed(row, column).translated(0, self._head_height - self.shown.top())

    def _opens(self, row: int) -> bool:
        """Return True if a click on a row opens a deal."""
        if not self.isSignalConnected(QMetaMethod.fromSignal(self.row_activated)) or row < 0:
            return False
        line = self._rows[row]
        if not isinstance(line, Row) or not line.deal:
            return False
        return line.has_entry or line.kind is RowKind.NOTE

    def _activate(self, row: int) -> None:
        line = self._rows[row]
        if isinstance(line, Row) and self._opens(row):
            self.row_activated.emit(line.game, line.deal)
