"""Layout and widget for scarce room: a row that goes on in another line, a page that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QLayoutItem, QScrollArea, QWidget

from reunion_desktop.ui.guard import guarded


@guarded
class ScrolledPage(QScrollArea):
    """Shows a page whole where there is room, and lets one scroll it where there is not."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        """Show a page, in the colours of what it stands in."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        # Whoever goes through with the keyboard meets the page's own fields.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        self.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """As large as the page would like to be."""
        page = self.widget()
        return page.sizeHint() if page is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As broad as the page must be, and three lines high."""
        page, bar = self.widget(), self.verticalScrollBar().sizeHint().width()
        wide = page.minimumSizeHint().width() if page is not None else 0
        return QSize(wide + bar, self.fontMetrics().lineSpacing() * 3)


@guarded
class WrappedRow(QLayout):
    """Lets a row of buttons or boxes be as narrow as the broadest of them."""

    def __init__(self, parent: QWidget | None = None, *, stretched: bool = False) -> None:
        """Hold nothing yet.

        Args:
            parent: the widget that it lays out; None where it is added to a layout.
            stretched: whether the widgets of a line share what is left of its breadth.
        """
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []
        self._stretched = stretched

    def addItem(self, item: QLayoutItem) -> None:
        """Take another widget, after the others."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """One of them; None behind the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give one of them back."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes what breadth it is given."""
        return Qt.Orientation(0) if not self._stretched else Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the lines that so much breadth needs."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rectangle: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rectangle)
        self._lay(rectangle, move=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        seen = [item.sizeHint() for item in self._items if not item.isEmpty()]
        gaps = max(0, len(seen) - 1) * self._gap
        wide = sum(size.width() for size in seen) + gaps
        return QSize(wide, max((size.height() for size in seen), default=0))

    def minimumSize(self) -> QSize:
        """As broad as the broadest, and as high as one line."""
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    @property
    def _gap(self) -> int:
        return max(0, self.spacing())

    def _lay(self, area: QRect, *, move: bool) -> int:
        """Lay the widgets out from line to line; answers how high all lines are together."""
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
