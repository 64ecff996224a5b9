"""View widget of a score sheet: layout for the available size, scrolling and painting."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from reunion_desktop.engine.sheet import NOTHING_WRITTEN, Ladder, Line, Row, Sheet, Shown
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.sheet.details import measured
from reunion_desktop.ui.sheet.heading import initials
from reunion_desktop.ui.sheet.layout import Measure, SheetLayout, lay_out
from reunion_desktop.ui.sheet.look import Material, SheetLook, look_of, paper_tile
from reunion_desktop.ui.sheet.painter import SheetPainter
from reunion_desktop.ui.sheet.words import labels, spans
from reunion_desktop.ui.sheet.writing import Progress

_NARROWEST, _LABELS, _COLUMN = 220, 60, 40
"""Least width that always suffices, and that of the labels and of a column, in logical pixels;
narrower columns are cut off."""
_FEWEST_ROWS = 4.7
"""Least height in heights of the smallest type: the head and one row."""
_FIGURES = 1.6
"""Least width of a player's column beside details, in heights of the type."""
_SMALLEST = 13
"""Smallest type in pixels, where head and one row do not fit otherwise."""

_LARGEST = 4.5
"""Largest zoom factor, as long as a whole game stays visible."""


@guarded
class SheetView(QAbstractScrollArea):
    """Scroll area with the rows of one sheet; has no input."""

    def __init__(self, parent: QWidget | None = None, look: SheetLook | None = None) -> None:
        super().__init__(parent)
        self._written = NOTHING_WRITTEN
        self._rows: tuple[Line, ...] = ()
        self._look = look or look_of(Material.PAPER, PALETTES[Cloth.GREEN])
        self._by_hand = True
        self._initials: Callable[[Sequence[str]], tuple[str, ...]] = initials
        self._type_size = 13.0
        self._focus = (0, 1)
        self._revealed = 0
        self._layout = lay_out((), 0, 1.0, Measure(1.0, 1.0, 1.0))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._arrange()

    @property
    def placed(self) -> SheetLayout:
        """The layout for the current width."""
        return self._layout

    def put_down(self, written: Sheet) -> None:
        """Show another sheet."""
        self._written, self._rows = written, tuple(written.lines(Shown.PAPER))
        self.updateGeometry()
        self._arrange()

    def rehearsed(self, written: Sheet) -> Iterator[None]:
        """Compute the ink of a sheet before it is shown, a cell at a time.

        The layout is computed at the first step, for the current width, and also for the width that
        a scroll bar leaves.
        """
        rows = tuple(written.lines(Shown.PAPER))
        view, bar = self.viewport(), self.verticalScrollBar()
        width = view.width()
        layout, type_size = self._laid_out(written, rows, width)
        if layout.height > view.height() and not bar.isVisible():
            layout, type_size = self._laid_out(written, rows, width - bar.sizeHint().width())
        yield from self._painter(written, layout, type_size).rehearsed()

    def progress(self) -> Mapping[tuple[int, int], Progress] | None:
        """Progress of the cells being written; None if none is."""
        return None

    def set_by_hand(self, *, by_hand: bool) -> None:
        """Choose handwritten or printed figures."""
        self._by_hand = by_hand
        self.viewport().update()

    def set_initials(self, find: Callable[[Sequence[str]], tuple[str, ...]]) -> None:
        """Set the function that returns the column headings for players."""
        self._initials = find
        self.viewport().update()

    @property
    def look(self) -> SheetLook:
        """Look of the sheet: material and colours."""
        return self._look

    def set_look(self, look: SheetLook) -> None:
        """Set the look."""
        self._look = look
        self.viewport().update()

    # Geometry -------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Wide enough for three columns at a comfortable size."""
        size = QFontInfo(self.font()).pixelSize()
        return QSize(max(_NARROWEST, round(size * 22)), round(size * 38))

    def minimumSizeHint(self) -> QSize:
        """The smallest legible size."""
        wide = _LABELS + _COLUMN * max(2, len(self._written.columns))
        return QSize(min(_NARROWEST, wide), math.ceil(_FEWEST_ROWS * _SMALLEST))

    def _arrange(self) -> None:
        """Lay the rows out for the current width and font."""
        width = self.viewport().width()
        self._layout, self._type_size = self._laid_out(self._written, self._rows, width)
        bar = self.verticalScrollBar()
        shown = self.viewport().height() - self._head_height
        bar.setRange(0, self._aligned(self._layout.height - self._head_height - shown))
        bar.setPageStep(max(1, round(shown)))
        bar.setSingleStep(round(self._layout.row_height))

    def _laid_out(
        self, written: Sheet, rows: tuple[Line, ...], width: int
    ) -> tuple[SheetLayout, float]:
        """Layout of a sheet for a width, and its type size."""
        base = QFontInfo(self.font()).pixelSize()
        room = min(width / (base * 22), self.viewport().height() / (base * 30))
        type_size = base * min(_LARGEST, max(1.0, room))
        lowest = max(_SMALLEST, self.viewport().height() / _FEWEST_ROWS)
        type_size = min(type_size, lowest)
        while True:
            measure = measured(written, type_size, labels(written), 6.0)
            layout = lay_out(rows, len(written.columns), width, measure)
            column = min((cell.width() for cell in layout.head.cells), default=math.inf)
            if type_size <= _SMALLEST or not written.details or column > _FIGURES * type_size:
                return layout, type_size
            # Details are as wide as their type needs, and would leave the players no room.
            type_size = max(_SMALLEST, 0.85 * type_size)

    def _painter(self, written: Sheet, layout: SheetLayout, type_size: float) -> SheetPainter:
        return SheetPainter(
            written,
            layout,
            self._look,
            type_size,
            self._by_hand,
            self._initials(written.names),
        )

    @property
    def _head_height(self) -> float:
        return self._layout.head.bottom

    def _aligned(self, least: float) -> int:
        """Least scroll value from which on a row begins below the head; 0 or more."""
        tops = (placed.top - self._head_height for placed in self._layout.rows)
        return max(0, math.ceil(next((top for top in tops if top >= least), least)))

    @property
    def shown(self) -> QRectF:
        """The visible rows on the sheet: whole ones, unless one is higher than the view."""
        head, rows = self._head_height, self._layout.rows
        room = QRectF(0, head, self.viewport().width(), self.viewport().height() - head)
        room.translate(0, self.verticalScrollBar().value())
        begun = [placed for placed in rows if placed.top <= room.top()]
        if begun and begun[-1].bottom - begun[-1].top <= room.height():
            room.moveTop(begun[-1].top)
        cut = [placed for placed in rows if room.top() < placed.top < room.bottom() < placed.bottom]
        if cut:
            room.setBottom(cut[0].top)
        return room

    def framed(self, row: int, column: int) -> QRectF:
        """Rectangle of a cell on the sheet; a heading's text extends over all columns."""
        placed = self._layout.rows[row]
        return placed.band if spans(placed.row) else self._layout.cell(row, column)

    def _reveal_newest(self) -> None:
        """Scroll to the newest entry with all that fits below it, then as much as fits above."""
        rows = self._layout.rows[newest_row(self._rows) :]
        shown = self.viewport().height() - self._head_height
        whole = [placed.bottom for placed in rows if placed.bottom - rows[0].top <= shown]
        bottom, bar = max(whole, default=self._head_height), self.verticalScrollBar()
        bar.setValue(self._aligned(bottom - self._head_height - shown))
        self._revealed = bar.value()

    def _uppermost(self) -> int:
        """Index of the first visible row."""
        edge, rows = self.shown.top(), self._layout.rows
        return next((index for index, row in enumerate(rows) if row.bottom > edge), 0)

    def _place(self, point: QPointF) -> tuple[int, int] | None:
        """The cell at a point of the viewport; the header does not scroll."""
        if point.y() >= self._head_height:
            shown = self.shown
            point = QPointF(point.x(), point.y() + shown.top() - self._head_height)
            if point.y() >= shown.bottom():
                return None
        return self._layout.at(point)

    # Paint ----------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the visible rows, the header over them, and the focus."""
        view = self.viewport()
        painter = QPainter(view)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        head, visible = self._head_height, self.shown
        scrolled = visible.top() - head
        tile = paper_tile(self._look, view.devicePixelRatioF())
        painter.drawTiledPixmap(QRectF(view.rect()), tile, QPointF(0, scrolled))
        sheet = self._painter(self._written, self._layout, self._type_size)
        painter.save()
        painter.translate(0, -scrolled)
        painter.setClipRect(visible)
        sheet.rows(painter, visible, self.progress())
        if self.hasFocus() and self._layout.rows:
            pen = QPen(QColor(self._look.accent), 2)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            rect = self.framed(*self._focus)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -1.5, -1.5), 3, 3)
        painter.restore()
        if self._written.columns:
            sheet.head(painter)
        painter.end()


def newest_row(rows: Sequence[Line]) -> int:
    """Index of the row written last: the newest deal, or the row after it in its game."""
    newest = 0
    for index, row in enumerate(rows):
        if row.game and _is_written(row):
            newest = index
    return newest


def _is_written(line: Line) -> bool:
    """Return True if a line has an entry that is not in pencil; a ladder counts for nothing.

    It would fill a low view, and the running game would not be seen.
    """
    if not isinstance(line, Row):
        return not isinstance(line, Ladder)
    return any(cell.has_entry and not cell.pencil for cell in (*line.cells, *line.details))
