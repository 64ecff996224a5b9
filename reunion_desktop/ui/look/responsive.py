"""Responsive layout: a row of widgets that wraps, and a page that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFrame,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSlider,
    QWidget,
)

from reunion_desktop.ui.guard import guarded

_FIELDS = QComboBox, QSlider, QAbstractSpinBox
"""Fields whose value Qt would change with the wheel."""


@guarded
class ScrolledPage(QScrollArea):
    """Scroll area that shows a page whole if there is room; the wheel changes no field."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        """Show a finished page with the background of its parent."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        # The keyboard focus goes to the fields of the page.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        self.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        for field in page.findChildren(QWidget):
            self.keep_from_wheel(field)
        for label in page.findChildren(QLabel):
            if label.buddy() is not None:
                # Screen readers would keep its name from before, with the ampersand of the key.
                renamed = QAccessibleEvent(label, QAccessible.Event.NameChanged)
                QAccessible.updateAccessibility(renamed)

    def keep_from_wheel(self, field: QWidget) -> None:
        """Have the wheel scroll the page over a field, also one that was added later."""
        if isinstance(field, _FIELDS):
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # By click and Tab.
            field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the wheel of a field on to the page."""
        if event.type() is QEvent.Type.Wheel and isinstance(watched, _FIELDS):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """Preferred size of the page."""
        page = self.widget()
        return page.sizeHint() if page is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Least width of the page, and two lines high."""
        page, bar = self.widget(), self.verticalScrollBar().sizeHint().width()
        wide = page.minimumSizeHint().width() if page is not None else 0
        return QSize(wide + bar, self.fontMetrics().lineSpacing() * 2)


@guarded
class WrappedRow(QLayout):
    """Layout of a row that wraps; its least width is that of its widest widget."""

    def __init__(self, parent: QWidget | None = None, *, stretched: bool = False) -> None:
        """Create an empty layout.

        Args:
            parent: widget to lay out; None if the layout is added to another.
            stretched: whether the widgets of a line share its free width.
        """
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []
        self._stretched = stretched

    def addItem(self, item: QLayoutItem) -> None:
        """Append an item."""
        self._items.append(item)

    def count(self) -> int:
        """Number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """An item; None after the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return an item."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Horizontal if the widgets of a line are stretched."""
        return Qt.Orientation(0) if not self._stretched else Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """True: a narrower layout has more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of the lines for a width."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rectangle: QRect) -> None:
        """Place all items."""
        super().setGeometry(rectangle)
        self._lay(rectangle, move=True)

    def sizeHint(self) -> QSize:
        """Size of all items in one line."""
        seen = [item.sizeHint() for item in self._items if not item.isEmpty()]
        gaps = max(0, len(seen) - 1) * self._gap
        wide = sum(size.width() for size in seen) + gaps
        return QSize(wide, max((size.height() for size in seen), default=0))

    def minimumSize(self) -> QSize:
        """Width of the widest item, and height of one line."""
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    @property
    def _gap(self) -> int:
        return max(0, self.spacing())

    def _lay(self, area: QRect, *, move: bool) -> int:
        """Lay the items out line by line; return the total height."""
        top = area.top()
        for line in self._lines(area.width()):
            high = max(item.sizeHint().height() for item in line)
            used = sum(item.sizeHint().width() for item in line) + self._gap * (len(line) - 1)
            spare = max(0, area.width() - used) // len(line) if self._stretched else 0
            left = area.left()
            for item in line:
                wide = min(item.sizeHint().width() + spare, area.width())
                if move:
                    item.setGeometry(QRect(left, top, wide, high))
                left += wide + self._gap
            top += high + self._gap
        return max(0, top - self._gap - area.top())

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if not lines or used + self._gap + wide > width:
                lines.append([item])
                used = wide
            else:
                lines[-1].append(item)
                used += self._gap + wide
        return lines
