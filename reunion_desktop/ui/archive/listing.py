"""Table view of the session list, and the painting of its rows, which have one height."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from reunion_desktop.history.sessions import SessionRow
from reunion_desktop.ui.archive.model import ROW, Index, SessionModel
from reunion_desktop.ui.archive.words import details, heading, result_text
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.typefaces import SERIF
from reunion_desktop.ui.words.measures import day, units_text

_Move = QAbstractItemView.CursorAction
_PADDING = 10
_RED, _RED_ON_DARK = "#a82a22", "#f0867a"
_DARK = 128
"""Grounds darker than this get light ink."""


@guarded
class SessionList(QTableView):
    """One-column table view: Qt's list views measure every row again after each change."""

    typed = Signal(str)
    """Text typed on the list, to be searched for."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        """Set up for a model."""
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(SessionDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setAccessibleName(self.tr("Sessions"))
        self._measure()

    def go_to(self, place: int) -> None:
        """Move the current row, without other effects."""
        self.selectionModel().setCurrentIndex(
            self.model().index(place, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def keyboardSearch(self, search: str) -> None:
        """Emit typed text: Qt's own search would fetch every row."""
        if search.strip():
            self.typed.emit(search)

    def moveCursor(self, action: _Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Move to the first or last row, where a table view means the first or last column."""
        rows = self.model().rowCount()
        if action in (_Move.MoveHome, _Move.MoveEnd) and rows:
            return self.model().index(0 if action == _Move.MoveHome else rows - 1, 0)
        return super().moveCursor(action, modifiers)

    def changeEvent(self, event: QEvent) -> None:
        """Adjust the row height to the font, and the texts to the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Sessions"))
            self.viewport().update()
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        height = self.itemDelegate().sizeHint(option, QModelIndex()).height()
        self.verticalHeader().setDefaultSectionSize(height)


@guarded
class SessionDelegate(QStyledItemDelegate):
    """Paints a session in two lines: title and figures, details and result."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Size for two lines."""
        lines = QFontMetricsF(_large(option.font)).height() + QFontMetricsF(option.font).height()
        return QSize(280, round(lines) + 2 * _PADDING - 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        painter.save()
        colours: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        ink = colours.color(
            QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        )
        area = QRectF(option.rect)
        if chosen:
            painter.fillRect(area, colours.highlight())
        row: SessionRow | None = index.data(ROW)
        if row is not None:
            _paint_row(painter, area, option.font, ink, row, chosen=chosen)
        line = QColor(ink)
        line.setAlphaF(0.14)
        painter.fillRect(
            QRectF(area.left() + _PADDING, area.bottom() - 1, area.width() - _PADDING, 1), line
        )
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(ink)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(2.5, 2.5, -2.5, -2.5), 4, 4)
        painter.restore()


def _paint_row(
    painter: QPainter, area: QRectF, plain: QFont, ink: QColor, row: SessionRow, *, chosen: bool
) -> None:
    inside = area.adjusted(_PADDING + 4, _PADDING - 4, -_PADDING - 4, -_PADDING + 2)
    large, quiet = _large(plain), QColor(ink)
    quiet.setAlphaF(0.78)
    right = int(Qt.AlignmentFlag.AlignRight)
    units = units_text(row.units[0]) if row.units else ""
    figures, date = QFontMetricsF(large), QFontMetricsF(plain)
    painter.setFont(large)
    painter.setPen(_loss(ink) if row.units and row.units[0] < 0 and not chosen else ink)
    painter.drawText(inside, right | int(Qt.AlignmentFlag.AlignTop), units)
    painter.setPen(ink)
    room = inside.width() - figures.horizontalAdvance(units) - 2 * _PADDING
    text = figures.elidedText(heading(row), Qt.TextElideMode.ElideRight, room)
    painter.drawText(inside, int(Qt.AlignmentFlag.AlignTop), text)
    painter.setFont(plain)
    painter.setPen(quiet)
    bottom = int(Qt.AlignmentFlag.AlignBottom)
    result = result_text(row)
    painter.drawText(inside, right | bottom, result)
    room = inside.width() - date.horizontalAdvance(result) - 2 * _PADDING
    text = date.elidedText(f"{day(row.date)} · {details(row)}", Qt.TextElideMode.ElideRight, room)
    painter.drawText(inside, bottom, text)


def _large(plain: QFont) -> QFont:
    font = QFont(plain)
    font.setFamily(SERIF)
    font.setPointSizeF(plain.pointSizeF() * 1.2)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def _loss(ink: QColor) -> QColor:
    """A red that is legible on the same ground as the given ink."""
    return QColor(_RED if ink.lightness() < _DARK else _RED_ON_DARK)
