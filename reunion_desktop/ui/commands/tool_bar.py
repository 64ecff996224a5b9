"""Tool bar of the table window: one icon per command, in a narrow row at the edge."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QToolBar

from reunion_desktop.ui.commands.command import Command, plain
from reunion_desktop.ui.commands.marks import mark
from reunion_desktop.ui.guard import guarded

_SIDE = 1.25
"""How high a picture is, in heights of a line of words."""
_ROOMY_BESIDE, _ROOMY_BELOW = 82, 228
"""Widths of a letter that a window has at least where there is room for words beside pictures, in
a row on top of a high one, and below pictures, at the side of a wide one: the table needs a wide
window's room more than its pictures need words."""
_ANEW = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


@guarded
class ToolBar(QToolBar):
    """Stands at the left in a wide window and on top in a high one, where it costs least."""

    def __init__(self, window: QMainWindow, pictures: Mapping[QAction, str]) -> None:
        """Take the commands; their pictures are inked when the bar is first seen.

        Args:
            window: where it stands.
            pictures: the actions in their order, each with the name of its mark.
        """
        super().__init__(window)
        self._window = window
        self._pictures = dict(pictures)
        self._inked: tuple[object, ...] = ()
        self.setObjectName("tools")
        self.setMovable(False)
        self.setFloatable(False)
        for action in pictures:
            self.addAction(action)
            action.setIconVisibleInMenu(False)
        window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self)

    def follow(self, size: QSize) -> None:
        """Stand where a window of this size can spare the room."""
        wide = size.width() > size.height()
        area = Qt.ToolBarArea.LeftToolBarArea if wide else Qt.ToolBarArea.TopToolBarArea
        if self._window.toolBarArea(self) != area:
            self._window.addToolBar(area, self)
        letter = self.fontMetrics().averageCharWidth()
        style = Qt.ToolButtonStyle
        words = style.ToolButtonTextUnderIcon if wide else style.ToolButtonTextBesideIcon
        roomy = size.width() >= letter * (_ROOMY_BELOW if wide else _ROOMY_BESIDE)
        self.setToolButtonStyle(words if roomy else style.ToolButtonIconOnly)

    def say_anew(self) -> None:
        """Speak the language of the moment."""
        self.setWindowTitle(self.tr("Toolbar"))
        self.setAccessibleName(self.windowTitle())
        for action in self._pictures:
            self._name_button(action)

    def showEvent(self, event: QShowEvent) -> None:
        """Ink the pictures for this screen."""
        super().showEvent(event)
        self._ink()

    def changeEvent(self, event: QEvent) -> None:
        """Ink the pictures again in other surroundings."""
        super().changeEvent(event)
        if event.type() in _ANEW and self.isVisible():
            self._ink()

    def actionEvent(self, event: QActionEvent) -> None:
        """Another name, or another reason why not."""
        super().actionEvent(event)
        if event.type() is QEvent.Type.ActionChanged:
            self._name_button(event.action())

    def event(self, event: QEvent) -> bool:
        """A window that comes to another screen has other pixels."""
        if event.type() is QEvent.Type.DevicePixelRatioChange and self.isVisible():
            self._ink()
        return super().event(event)

    def _ink(self) -> None:
        side, ratio = round(self.fontMetrics().height() * _SIDE), self.devicePixelRatioF()
        wanted = side, ratio, self.palette().cacheKey()
        if wanted == self._inked:
            return
        self._inked = wanted
        self.setIconSize(QSize(side, side))
        for action, name in self._pictures.items():
            action.setIcon(mark(f"marks/{name}.svg", side, ratio, self.palette()))

    def _name_button(self, action: QAction) -> None:
        """Let a screen reader find name and reason on a button."""
        button = self.widgetForAction(action)
        if button is not None:
            button.setAccessibleName(plain(action.text()))
            why_not = action.why_not if isinstance(action, Command) else ""
            button.setAccessibleDescription(why_not)
