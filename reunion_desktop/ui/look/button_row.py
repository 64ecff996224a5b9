"""Row of buttons; those that have no room are in a menu."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from reunion_desktop.ui.guard import guarded

_FEWEST = 2
"""Number of buttons up to which there is no menu."""


@guarded
class ButtonRow(QWidget):
    """Lines of buttons, the most important one first, and a menu with those that do not fit.

    It makes hidden buttons; :meth:`offer` decides which ones it has.
    """

    def __init__(self, parent: QWidget, *, from_right: bool = False) -> None:
        """Create an empty row of one line.

        Args:
            parent: the widget that contains the row.
            from_right: whether the first button is the last one on the right, at the bottom.
        """
        super().__init__(parent)
        self.lines = 1
        """Maximum number of lines."""
        self.gap = 7
        self.offered: tuple[QPushButton, ...] = ()
        """The buttons of row and menu, the most important one first."""
        self._from_right = from_right
        self._more = QPushButton(self.tr("More"), self)
        menu = QMenu(self._more)
        menu.aboutToShow.connect(lambda: self._list(menu))
        self._more.setMenu(menu)
        self._more.hide()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def make(self) -> QPushButton:
        """Create a hidden button, which Enter presses when it has the focus."""
        button = QPushButton(self)
        button.setAutoDefault(True)
        button.hide()
        return button

    def offer(self, *buttons: QPushButton) -> None:
        """Show other buttons; the first one is never in the menu."""
        if buttons != self.offered:
            for button in {*self.offered} - {*buttons}:
                button.hide()
            self.offered = buttons
            order = (*buttons, self._more)
            for before, after in pairwise(order[::-1] if self._from_right else order):
                QWidget.setTabOrder(before, after)
        self.arrange()

    def _list(self, menu: QMenu) -> None:
        """List the buttons that have no room."""
        menu.clear()
        for button in self.offered:
            if button.isHidden():
                menu.addAction(button.text(), button.click).setEnabled(button.isEnabled())

    # Size -----------------------------------------------------------------------------------------

    @property
    def _least(self) -> tuple[QPushButton, ...]:
        """The buttons that are shown in the least room."""
        return (self.offered[0], self._more) if len(self.offered) > _FEWEST else self.offered

    @property
    def widest(self) -> int:
        """Width below which a button is cut."""
        shown = self._least if self.lines == 1 else self.offered
        return max((button.sizeHint().width() for button in shown), default=0)

    @property
    def narrowest(self) -> int:
        """Least width of a single line."""
        return self._wide(self._least)

    def folded(self, width: int) -> list[list[QPushButton]]:
        """The lines of buttons for a width, the first button in the first line."""
        whole = self._in_lines(self.offered, width)
        if len(whole) <= self.lines or len(self.offered) <= _FEWEST:
            return whole
        for count in range(len(self.offered) - 1, 0, -1):
            shown = self._in_lines((*self.offered[:count], self._more), width)
            if len(shown) <= self.lines:
                break
        return shown

    def _in_lines(self, buttons: Sequence[QPushButton], width: int) -> list[list[QPushButton]]:
        lines: list[list[QPushButton]] = []
        for button in buttons:
            if lines and self._wide((*lines[-1], button)) <= width:
                lines[-1].append(button)
            else:
                lines.append([button])
        return lines

    def _wide(self, buttons: Sequence[QPushButton]) -> int:
        wide = sum(button.sizeHint().width() for button in buttons)
        return wide + self.gap * max(0, len(buttons) - 1)

    def heightForWidth(self, width: int) -> int:
        """Height of the lines for a width."""
        count, high = len(self.folded(width)), self.sizeHint().height()
        return count * (high + self.gap) - self.gap if count else 0

    def sizeHint(self) -> QSize:
        """Size of all buttons in one line."""
        high = max((button.sizeHint().height() for button in self.offered), default=0)
        return QSize(self._wide(self.offered), high)

    def minimumSizeHint(self) -> QSize:
        """Width below which a button is cut or a line is broken, and the height of one line."""
        wide = self.narrowest if self.lines == 1 else self.widest
        return QSize(wide, self.sizeHint().height())

    def arrange(self) -> None:
        """Place the buttons in the current width."""
        lines = self.folded(self.width())
        shown = [button for line in lines for button in line]
        # First hidden, then shown, so that the row never has more buttons than it has room for.
        for button in sorted((*self.offered, self._more), key=shown.__contains__):
            button.setVisible(button in shown)
        high, y = self.sizeHint().height(), 0
        for line in reversed(lines) if self._from_right else lines:
            x = 0
            for button in line:
                wide = min(button.sizeHint().width(), self.width())
                left = self.width() - x - wide if self._from_right else x
                button.setGeometry(QRect(left, y, wide, high))
                x += wide + self.gap
            y += high + self.gap
        # A dock does not ask for the height of a width by itself.
        self.setMinimumHeight(self.heightForWidth(self.width()))

    # Events ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons in the new width."""
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Follow the text and the font of the buttons."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Name the menu in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._more.setText(self.tr("More"))
