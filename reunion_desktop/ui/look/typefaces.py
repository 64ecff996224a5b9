"""Fonts: the two families, loading them, a font of a height in pixels, and text that fits."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

SERIF = "Source Serif Pro"
"""Family of headings and of names on the score sheet."""
SANS = "Source Sans Pro"
"""Family of all other text."""

_SHRUNK = 0.64
"""Smallest factor for text; below it the text is elided."""
_FONT_FILES = (
    "font_source_sans_pro/files/SourceSansPro-Regular.ttf",
    "font_source_sans_pro/files/SourceSansPro-Semibold.ttf",
    "font_source_serif_pro/files/SourceSerifPro-Regular.ttf",
    "font_source_serif_pro/files/SourceSerifPro-It.ttf",
    "font_source_serif_pro/files/SourceSerifPro-Semibold.ttf",
)


def load_fonts() -> tuple[str, ...]:
    """Load the two font families into Qt; return those that were found.

    They are searched for on the module path, without importing the packages. Without them Qt uses
    the system's fonts.
    """
    families: list[str] = []
    for name in _FONT_FILES:
        for entry in sys.path:
            file = Path(entry, name)
            if file.is_file():
                number = QFontDatabase.addApplicationFont(str(file))
                families.extend(QFontDatabase.applicationFontFamilies(number))
                break
    return tuple(dict.fromkeys(families))


def font(family: str, pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """A font of a height in pixels, rendered the same on every platform."""
    made = QFont(family)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    made.setItalic(italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(
        QFont.StyleStrategy.PreferAntialias | QFont.StyleStrategy.NoSubpixelAntialias
    )
    return made


def shrunk(face: QFont, text: str, width: float) -> QFont:
    """The largest font up to the given one in which a text fits, or the smallest."""
    fitting, least = QFont(face), face.pixelSize() * _SHRUNK
    while (
        QFontMetricsF(fitting).horizontalAdvance(text) > width and fitting.pixelSize() - 1 >= least
    ):
        fitting.setPixelSize(fitting.pixelSize() - 1)
    return fitting


def elided(face: QFont, text: str, width: float) -> str:
    """The text, with three dots at its end if it does not fit."""
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)
