"""Score sheets drawn without a window, for the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from reunion_desktop.storage.disk import replace_file
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.sheet.heading import KeptSheet
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.pages.export import Print, write_sheet
from reunion_desktop.ui.sheet.pages.page import Paper


def press(
    sheets: Sequence[KeptSheet], path: Path, look: str, paper: str, dpi: int
) -> tuple[Path, ...]:
    """Draw some sheets into a file, or into one for each page; no display is needed.

    Args:
        sheets: what to draw.
        path: a PDF, PNG or SVG file by its ending.
        look: a :class:`Material` by its word.
        paper: a :class:`Paper` by its word.
        dpi: dots to an inch, for pictures.

    Returns:
        The files written.

    Raises:
        NotDrawn: there is nothing to draw, or no room for it.
        StorageFault: a file cannot be written.
    """
    application = QGuiApplication.instance() or _without_a_screen()
    how = Print(Material(look), Paper(paper), dpi)
    written = write_sheet(sheets, path, how, {}, replace_file)
    del application  # It had to live as long as anything was drawn.
    return written


def _without_a_screen() -> QGuiApplication:
    """Qt's application where there may be no display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(sys.argv[:1])
    load_fonts()
    return application
