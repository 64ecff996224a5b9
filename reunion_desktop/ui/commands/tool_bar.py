"""Tool bar of the table window: one icon per command, in a narrow row at the edge."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QActionEvent,
    QIcon,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import QMainWindow, QToolBar

from reunion_desktop.ui.cards.paint import tinted_image
from reunion_desktop.ui.commands.command import Command, plain
from reunion_desktop.ui.guard import guarded

_SIDE = 1.25
"""Height of an icon, in line heights."""
_ROOMY_BESIDE, _ROOMY_BELOW = 82, 228
"""Window sizes, in average letter widths, from which on text fits beside icons (bar on top) and
below them (bar at the side); a wide window's width is needed more by the table."""
_ANEW = (
    QEvent.Type.Show,
    QEvent.Type.PaletteChange,
    QEvent.Type.FontChange,
    QEvent.Type.StyleChange,
    QEvent.Type.DevicePixelRatioChange,
)
"""Events after which the icons may look different."""


@guarded
class ToolBar(QToolBar):
    """Tool bar at the left of a wide window, on top of a high one, where it costs least space."""

    def __init__(self, window: QMainWindow, pictures: Mapping[QAction, str]) -> None:
        """Take the commands; icons are drawn when the bar is first shown.

        Args:
            window: the window.
            pictures: the actions in order, each with the name of its icon.
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
        """Move to the side where a window of this size has space to spare."""
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
        """Update the texts after a change of language."""
        self.setWindowTitle(self.tr("Toolbar"))
        self.setAccessibleName(self.windowTitle())
        for action in self._pictures:
            self._name_button(action)

    def actionEvent(self, event: QActionEvent) -> None:
        """Update a button when its action changes."""
        super().actionEvent(event)
        if event.type() is QEvent.Type.ActionChanged:
            self._name_button(event.action())

    def event(self, event: QEvent) -> bool:
        """Draw the icons when shown, and again for another palette, font or pixel ratio."""
        known = super().event(event)
        if event.type() in _ANEW and self.isVisible():
            self._ink()
        return known

    def _ink(self) -> None:
        side, ratio = round(self.fontMetrics().height() * _SIDE), self.devicePixelRatioF()
        wanted = side, ratio, self.palette().cacheKey()
        if wanted == self._inked:
            return
        self._inked = wanted
        self.setIconSize(QSize(side, side))
        for action, name in self._pictures.items():
            action.setIcon(_mark(f"marks/{name}.svg", side, ratio, self.palette()))

    def _name_button(self, action: QAction) -> None:
        """Set accessible name and description of a button."""
        button = self.widgetForAction(action)
        if button is not None:
            button.setAccessibleName(plain(action.text()))
            why_not = action.why_not if isinstance(action, Command) else ""
            button.setAccessibleDescription(why_not)


def _mark(path: str, side: int, ratio: float, colours: QPalette) -> QIcon:
    """Icon from a drawing for light and dark palettes, paler when disabled.

    Args:
        path: the drawing.
        side: logical pixels.
        ratio: device pixels per logical pixel.
        colours: palette of the surrounding widget.
    """
    icon, role = QIcon(), QPalette.ColorRole.ButtonText
    modes = {
        QIcon.Mode.Normal: QPalette.ColorGroup.Active,
        QIcon.Mode.Disabled: QPalette.ColorGroup.Disabled,
    }
    for mode, group in modes.items():
        image = tinted_image(path, round(side * ratio), colours.color(group, role).name())
        image.setDevicePixelRatio(ratio)
        icon.addPixmap(QPixmap.fromImage(image), mode)
    return icon
