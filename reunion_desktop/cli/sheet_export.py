"""Draw score sheets into files without a window: the only part of this package with Qt."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from reunion_desktop.cli.faults import UsageError
from reunion_desktop.solver.installed import damage
from reunion_desktop.storage.disk import StorageFault, replace_file
from reunion_desktop.ui.look.resources import COMPILED as PICTURES
from reunion_desktop.ui.look.resources import MissingPicture
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.sheet.heading import KeptSheet
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.pages.export import NotDrawn, Print, write_sheet
from reunion_desktop.ui.sheet.pages.page import Paper


def draw_pages(
    sheets: Sequence[KeptSheet], path: Path, look: str, paper: str, dpi: int
) -> tuple[Path, ...]:
    """Draw sheets into a file, or into one file per page; no display is needed.

    Args:
        sheets: what to draw.
        path: a PDF, PNG or SVG file by its extension.
        look: a :class:`Material` by its word.
        paper: a :class:`Paper` by its word.
        dpi: dots per inch, for images.

    Returns:
        The files written.

    Raises:
        UsageError: there is nothing to draw, no room for it, or a file cannot be written.
        Damaged: the program's image files are missing.
    """
    application = QGuiApplication.instance() or _without_a_screen()
    how = Print(Material(look), Paper(paper), dpi)
    try:
        files = write_sheet(sheets, path, how, {}, replace_file)
    except (NotDrawn, StorageFault) as fault:
        raise UsageError(str(fault)) from None
    except MissingPicture as missing:
        raise damage(PICTURES) from missing
    del application  # It had to exist until everything was drawn.
    return files


def _without_a_screen() -> QGuiApplication:
    """The Qt application object without a display."""
    if sys.platform != "win32":
        # Windows always has a screen, and Qt's offscreen platform lacks its fonts.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(sys.argv[:1])
    load_fonts()
    return application
