"""Appearance around the table: light or dark, contrast and text size, applied to Qt.

The system's settings are followed unless the player has chosen otherwise. Qt reports them on some
platforms only, and repaints by itself on fewer, so every colour is set here.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import QApplication

from reunion_desktop.ui.look.typefaces import SANS

PERCENTS = (100, 125, 150, 175, 200)
"""Text sizes in percent, the default first."""
DARKNESS = "darkness"
"""Application property: whether the system asks for dark windows; None without an answer."""
_ICON = QSize(32, 32)
"""Size in which button icons are tinted; Qt scales them down where they are shown."""
_USUAL, _LARGEST = QSize(1920, 1080), 1.75
"""Largest window size with text of usual size, and the largest factor."""
_LEAST_POINTS = 10.5
"""Least font size in points, however small the system's is."""


class ColourScheme(Enum):
    """Colour scheme around the table."""

    SYSTEM = "system"
    """As the system asks."""
    LIGHT = "light"
    DARK = "dark"


class Contrast(Enum):
    """Contrast of text and ground."""

    SYSTEM = "system"
    """As the system asks."""
    NORMAL = "normal"
    """At least 4.5 to 1."""
    HIGH = "high"
    """At least 7 to 1."""


class Shades(NamedTuple):
    """Colours around the table, as ``#rrggbb``."""

    window: str
    """Ground of windows and menus."""
    base: str
    """Ground of lists and fields."""
    text: str
    button: str
    line: str
    """Frames and separators."""
    highlight: str
    """Ground of the selection, and the focus."""
    on_highlight: str
    link: str
    quiet: str
    """Secondary text, such as placeholders."""
    disabled: str
    """Disabled text."""
    tip: str
    """Ground of a tooltip."""
    on_tip: str


_SHADES = {
    (False, False): Shades(
        window="#efe7d6",
        base="#fbf6ea",
        text="#1d1a17",
        button="#e7ddc8",
        line="#8d7d60",
        highlight="#2f5a44",
        on_highlight="#ffffff",
        link="#1d4f87",
        quiet="#655b4b",
        disabled="#857b69",
        tip="#2c1c11",
        on_tip="#f3e9d2",
    ),
    (True, False): Shades(
        window="#221b16",
        base="#18130f",
        text="#f0e7d3",
        button="#332920",
        line="#8a765c",
        highlight="#d9a94a",
        on_highlight="#1d1408",
        link="#e8bd6a",
        quiet="#b3a58b",
        disabled="#8d816c",
        tip="#f3e9d2",
        on_tip="#1d1a17",
    ),
    (False, True): Shades(
        window="#ffffff",
        base="#ffffff",
        text="#000000",
        button="#ffffff",
        line="#000000",
        highlight="#00285f",
        on_highlight="#ffffff",
        link="#00318f",
        quiet="#303030",
        disabled="#595959",
        tip="#000000",
        on_tip="#ffffff",
    ),
    (True, True): Shades(
        window="#000000",
        base="#000000",
        text="#ffffff",
        button="#000000",
        line="#ffffff",
        highlight="#ffd84a",
        on_highlight="#000000",
        link="#a8d0ff",
        quiet="#e0e0e0",
        disabled="#a6a6a6",
        tip="#ffffff",
        on_tip="#000000",
    ),
}


class Appearance(NamedTuple):
    """Effective appearance, with the system's settings applied."""

    dark: bool = False
    high_contrast: bool = False
    percent: int = 100
    """Text size in percent, one of :data:`PERCENTS`."""

    @property
    def shades(self) -> Shades:
        """The colours of the appearance."""
        return _SHADES[self.dark, self.high_contrast]

    @property
    def scale(self) -> float:
        """Factor of the text size."""
        return self.percent / 100


def surroundings(light: ColourScheme, contrast: Contrast, percent: int) -> Appearance:
    """Effective appearance for the player's choice on this system."""
    hints = QGuiApplication.styleHints()
    dark = light is ColourScheme.DARK
    if light is ColourScheme.SYSTEM:
        application = QCoreApplication.instance()
        told = None if application is None else application.property(DARKNESS)
        dark = hints.colorScheme() is Qt.ColorScheme.Dark if told is None else bool(told)
    high = contrast is Contrast.HIGH
    if contrast is Contrast.SYSTEM:
        wish = hints.accessibility().contrastPreference()
        high = wish is Qt.ContrastPreference.HighContrast
    return Appearance(dark, high, percent)


def dress(light: ColourScheme, chosen: Appearance) -> None:
    """Apply colours and text size to every window, menu and dialog.

    Args:
        light: the player's choice; window frames of the system follow it.
        chosen: the effective appearance.
    """
    hints = QGuiApplication.styleHints()
    if light is ColourScheme.SYSTEM:
        hints.unsetColorScheme()
    else:
        dark = Qt.ColorScheme.Dark, Qt.ColorScheme.Light
        hints.setColorScheme(dark[light is ColourScheme.LIGHT])
    colours = palette(chosen.shades)
    if QApplication.palette() != colours:
        QApplication.setPalette(colours)
    base_font(chosen.scale)


def largeness(window: QSize) -> float:
    """Factor of the text around the table in a very large window.

    The cards grow with the window, and tool bar, menus and status line follow them. The factor has
    steps of a quarter, so that it seldom changes while a window is resized.
    """
    share = min(window.width() / _USUAL.width(), window.height() / _USUAL.height())
    return min(_LARGEST, max(1.0, math.floor(share * 4) / 4))


def base_font(scale: float = 1.0) -> None:
    """Set the program's font, at least as large as the system's.

    Args:
        scale: factor of the usual size.
    """
    chosen = QFont(SANS)
    chosen.setPointSizeF(_usual_points() * scale)
    if QApplication.font() != chosen:
        QApplication.setFont(chosen)


def font_scale() -> float:
    """Factor of the program's font against its usual size."""
    return QApplication.font().pointSizeF() / _usual_points()


def _usual_points() -> float:
    desktop = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    return max(_LEAST_POINTS, desktop)


def inked(icon: QIcon, colours: QPalette) -> QIcon:
    """Tint a one-colour icon with the text colour.

    Qt's own style draws its icons for light windows only.
    """
    made = QIcon()
    modes = {
        QIcon.Mode.Normal: QPalette.ColorGroup.Active,
        QIcon.Mode.Disabled: QPalette.ColorGroup.Disabled,
    }
    for mode, group in modes.items():
        drawn = icon.pixmap(_ICON)
        painter = QPainter(drawn)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(drawn.rect(), colours.color(group, QPalette.ColorRole.ButtonText))
        painter.end()
        made.addPixmap(drawn, mode)
    return made


def palette(shades: Shades) -> QPalette:
    """Convert the colours to a Qt palette."""
    role = QPalette.ColorRole
    light = QColor(shades.button).lighter(112)
    colours = (
        (shades.window, (role.Window, role.AlternateBase)),
        (shades.text, (role.WindowText, role.Text, role.ButtonText, role.BrightText)),
        (shades.base, (role.Base,)),
        (shades.button, (role.Button, role.Midlight)),
        (light.name(), (role.Light,)),
        (shades.line, (role.Mid, role.Dark, role.Shadow)),
        (shades.highlight, (role.Highlight, role.Accent)),
        (shades.on_highlight, (role.HighlightedText,)),
        (shades.link, (role.Link, role.LinkVisited)),
        (shades.quiet, (role.PlaceholderText,)),
        (shades.tip, (role.ToolTipBase,)),
        (shades.on_tip, (role.ToolTipText,)),
    )
    made = QPalette()
    for colour, parts in colours:
        for part in parts:
            made.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, part, QColor(shades.disabled))
    return made
