"""The score sheet beside the table: shown, scrolled, read aloud, and written as it happens."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QMetaMethod,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui.sheet_layout import Measure, SheetLayout, lay_out
from reunion_desktop.ui.sheet_painter import SheetLook, SheetPainter, paper_look, paper_tile
from reunion_desktop.ui.sheet_rows import Row, rows_of
from reunion_desktop.ui.sheet_words import cell_text, labels, rows_text
from reunion_desktop.ui.sheet_writing import SheetWriting, added_cells
from reunion_desktop.ui.theme import PALETTES, SERIF, Cloth, font

_NARROWEST = 220
"""Logical pixels; below this the columns are cut off."""


_LARGEST = 1.6
"""How far everything grows with the room there is, so long as a whole game stays in sight."""


class ScoreSheetWidget(QAbstractScrollArea):
    """A sheet of paper on which somebody keeps the score; painted from a ScoreSheet only."""

    row_activated = Signal(int, int)
    """A counted deal was clicked, or chosen with Enter: the game's number in the session and the
    deal's number in its game, both from 1."""

    def __init__(self, parent: QWidget | None = None, look: SheetLook | None = None) -> None:
        super().__init__(parent)
        self._sheet = ScoreSheet(())
        self._rows: tuple[Row, ...] = ()
        self._look = look or paper_look(PALETTES[Cloth.GREEN])
        self._by_hand = True
        self._stroke_time = 0
        self._type_size = 13.0
        self._focus = (0, 1)
        self._writing = SheetWriting(self)
        self._writing.moved.connect(self.viewport().update)
        self._layout = lay_out((), 0, 1.0, Measure(1.0, 1.0, 1.0))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Score sheet"))
        self._arrange()

    # What is shown --------------------------------------------------------------------------------

    @property
    def sheet(self) -> ScoreSheet:
        """What is shown."""
        return self._sheet

    @property
    def placed(self) -> SheetLayout:
        """Where everything lies, for the width that the sheet has now."""
        return self._layout

    def is_writing(self) -> bool:
        """Whether an entry is being written just now."""
        return self._writing.is_busy()

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show a sheet, scrolled to the newest entry.

        Entries that were added to the sheet shown before are written stroke by stroke, if strokes
        take any time; anything else is simply there.
        """
        self.finish_writing()
        before, rows = self._rows, rows_of(sheet)
        added = added_cells(before, rows) if sheet.names == self._sheet.names else ()
        self._sheet, self._rows = sheet, rows
        self._arrange()
        newest = _newest(rows)
        if added or newest != _newest(before):
            self._focus = (newest, self._focus[1])
        self._focus = self._inside(*self._focus)
        self._reveal_newest()
        self.setAccessibleDescription(self.newest_text())
        if added and self._stroke_time and self.isVisible():
            self._writing.begin(rows, added, self._stroke_time)
        self.viewport().update()

    def finish_writing(self) -> None:
        """Let what is being written be there at once."""
        self._writing.finish()

    def set_by_hand(self, by_hand: bool) -> None:  # noqa: FBT001 - the setting itself.
        """Choose handwritten figures or plain type."""
        self._by_hand = by_hand
        self.viewport().update()

    def set_stroke_time(self, milliseconds: int) -> None:
        """How long one stroke of the quill takes; 0 lets entries be there at once."""
        self._stroke_time = milliseconds

    def set_look(self, look: SheetLook) -> None:
        """Choose the materials."""
        self._look = look
        self.viewport().update()

    # Words ----------------------------------------------------------------------------------------

    def cell_text(self, row: int, column: int) -> str:
        """What a cell says, for tooltips and announcements.

        Args:
            row: from 0, headings counted; -1 is the head of the sheet.
            column: 0 is the row's label, then the players in order of play.
        """
        if row < 0:
            return self._sheet.names[column - 1] if column else ""
        return cell_text(self._sheet, self._rows[row], column)

    def whole_text(self) -> str:
        """Everything on the sheet, a line for each row."""
        return rows_text(self._sheet, self._rows)

    def newest_text(self) -> str:
        """What a screen reader is told of the sheet: its newest game and the session's rows."""
        newest = tuple(row for row in self._rows if row.game in (0, len(self._sheet.games)))
        return rows_text(self._sheet, newest)

    # Geometry -------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Wide enough for three columns in which one reads comfortably."""
        size = QFontInfo(self.font()).pixelSize()
        return QSize(max(_NARROWEST, round(size * 22)), round(size * 38))

    def minimumSizeHint(self) -> QSize:
        """As small as it stays legible."""
        return QSize(_NARROWEST, 160)

    def _arrange(self) -> None:
        """Lay the rows out for the width and the type there are."""
        width = self.viewport().width()
        base = QFontInfo(self.font()).pixelSize()
        room = min(width / (base * 22), self.viewport().height() / (base * 30))
        zoom = min(_LARGEST, max(1.0, room))
        self._type_size = base * zoom
        italic = QFontMetricsF(font(SERIF, self._type_size, italic=True))
        small = QFontMetricsF(font(SERIF, self._type_size * 0.82))
        words = [italic.horizontalAdvance(text) for text in labels(self._sheet.ledger)]
        measure = Measure(
            round(self._type_size * 2.25),
            max(words) + 8,
            small.horizontalAdvance("450") + 6,
        )
        self._layout = lay_out(self._rows, len(self._sheet.names), width, measure)
        bar = self.verticalScrollBar()
        shown = self.viewport().height() - self._head_height
        bar.setRange(0, max(0, round(self._layout.height - self._head_height - shown)))
        bar.setPageStep(max(1, round(shown)))
        bar.setSingleStep(round(self._layout.row_height))

    @property
    def _head_height(self) -> float:
        return self._layout.head.bottom

    def _reveal_newest(self) -> None:
        """Scroll to the foot, or to the newest entry where both have no room."""
        bar = self.verticalScrollBar()
        newest = _newest(self._rows)
        top = self._layout.rows[newest].top - self._head_height if self._layout.rows else 0
        bar.setValue(min(bar.maximum(), round(top)) if top < bar.maximum() else bar.maximum())

    def _uppermost(self) -> int:
        """The first row that is in sight."""
        edge = self.verticalScrollBar().value() + self._head_height
        rows = self._layout.rows
        return next((index for index, row in enumerate(rows) if row.bottom > edge), 0)

    def _place(self, point: QPointF) -> tuple[int, int] | None:
        """The cell at a place of the viewport; the head stays where it is."""
        if point.y() >= self._head_height:
            point = QPointF(point.x(), point.y() + self.verticalScrollBar().value())
        return self._layout.at(point)

    # Paint ----------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the rows in sight, the head over them, and the focus."""
        view = self.viewport()
        painter = QPainter(view)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scrolled = self.verticalScrollBar().value()
        tile = paper_tile(self._look, view.devicePixelRatioF())
        painter.drawTiledPixmap(QRectF(view.rect()), tile, QPointF(0, scrolled))
        sheet = SheetPainter(self._sheet, self._layout, self._look, self._type_size, self._by_hand)
        head = self._head_height
        painter.save()
        painter.setClipRect(QRectF(0, head, view.width(), view.height() - head))
        painter.translate(0, -scrolled)
        visible = QRectF(0, scrolled + head, view.width(), view.height() - head)
        sheet.rows(painter, visible, self._writing.progress())
        if self.hasFocus() and self._layout.rows:
            pen = QPen(QColor(self._look.accent), 2)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            rect = self._layout.cell(*self._focus)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -1.5, -1.5), 3, 3)
        painter.restore()
        if self._sheet.names:
            sheet.head(painter, view.width())
        painter.end()

    # Events ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew; the foot stays in sight if it was, or else the row that was uppermost."""
        super().resizeEvent(event)
        bar = self.verticalScrollBar()
        at_foot = bar.value() == bar.maximum()
        top = self._uppermost()
        self._arrange()
        if at_foot:
            self._reveal_newest()
        elif self._layout.rows:
            bar.setValue(round(self._layout.rows[top].top - self._head_height))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the type size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()
            self.updateGeometry()

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what is under the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._place(QPointF(event.pos()))
            text = self.cell_text(*place) if place else ""
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over a deal that opens when clicked."""
        place = self._place(event.position())
        opens = place is not None and self._opens(place[0])
        shape = Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Finish what is being written, and move the focus to a cell."""
        self.finish_writing()
        place = self._place(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place is not None and place[0] >= 0:
            self._go(place[0], max(1, place[1]))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the deal on which the button was pressed and let go."""
        place = self._place(event.position())
        left = event.button() is Qt.MouseButton.LeftButton
        if left and place is not None and place[0] == self._focus[0]:
            self._activate(place[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move over the cells with the arrows; Enter opens a deal; Copy takes it all in words."""
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
        return min(max(0, row), last), min(max(0, column), len(self._sheet.names))

    def _go(self, row: int, column: int) -> None:
        """Move the focus, keep it in sight, and say what is there."""
        self._focus = self._inside(row, column)
        rect = self._layout.cell(*self._focus)
        bar = self.verticalScrollBar()
        shown = self.viewport().height() - self._head_height
        top, bottom = rect.top() - self._head_height, rect.bottom() - self._head_height
        if self._focus[0] == len(self._rows) - 1:
            bar.setValue(bar.maximum())
        elif top < bar.value():
            bar.setValue(int(top))
        elif bottom > bar.value() + shown:
            bar.setValue(round(bottom - shown) + 1)
        self._announce(self.cell_text(*self._focus))
        self.viewport().update()

    def _announce(self, text: str) -> None:
        self.setAccessibleDescription(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _opens(self, row: int) -> bool:
        """Whether a click on a row would do something."""
        if not self.isSignalConnected(QMetaMethod.fromSignal(self.row_activated)) or row < 0:
            return False
        return bool(self._rows[row].deal) and any(cell.written for cell in self._rows[row].cells)

    def _activate(self, row: int) -> None:
        if self._opens(row):
            self.row_activated.emit(self._rows[row].game, self._rows[row].deal)


def _newest(rows: tuple[Row, ...]) -> int:
    """The row in which was written last: the newest deal, or what follows it in its game."""
    newest = 0
    for index, row in enumerate(rows):
        if row.game and any(cell.written and not cell.pencil for cell in row.cells):
            newest = index
    return newest
