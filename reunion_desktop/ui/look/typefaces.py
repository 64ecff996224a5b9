"""Typefaces: the two families, how they are loaded, and a font at a height in pixels."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

SERIF = "Source Serif Pro"
"""The family of headings and of the sheet's names."""
SANS = "Source Sans Pro"
"""The family of everything else."""

_FONT_FILES = (
    "font_source_sans_pro/files/SourceSansPro-Regular.ttf",
    "font_source_sans_pro/files/SourceSansPro-Semibold.ttf",
    "font_source_serif_pro/files/SourceSerifPro-Regular.ttf",
    "font_source_serif_pro/files/SourceSerifPro-It.ttf",
    "font_source_serif_pro/files/SourceSerifPro-Semibold.ttf",
)


def load_fonts() -> tuple[str, ...]:
    """Make the two typefaces known to Qt; answers the families that were found.

    They are looked for along the module path, without running any of the packages' code. Without
    them Qt takes the desktop's own typefaces.
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
    """A typeface at a height in pixels, drawn alike on every platform."""
    made = QFont(family)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    made.setItalic(italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(
        QFont.StyleStrategy.PreferAntialias | QFont.StyleStrategy.NoSubpixelAntialias
    )
    return made
