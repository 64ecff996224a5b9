"""Write score sheets in the words of the table: the only part of this package with Qt."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from reunion_desktop.app.sheets import worded_text
from reunion_desktop.cli.output import UsageError
from reunion_desktop.solver.installed import damage
from reunion_desktop.storage.disk import StorageFault, replace_file
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.resources import COMPILED as PICTURES
from reunion_desktop.ui.look.resources import MissingPicture
from reunion_desktop.ui.look.typefaces import load_fonts
from reunion_desktop.ui.sheet.heading import KeptSheet
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.notes import notes, text_words
from reunion_desktop.ui.sheet.pages.export import DrawingError, Print, write_sheet
from reunion_desktop.ui.sheet.pages.page import Paper


def write_pages(
    sheets: Sequence[KeptSheet], path: Path, how: tuple[str, str, int], language: str
) -> tuple[Path, ...]:
    """Write sheets into a file, or draw each page into its own file; no display is needed.

    Args:
        sheets: the sheets to write.
        path: a PDF, PNG, SVG or text file by its extension.
        how: a :class:`Material` and a :class:`Paper` by their words, and dots per inch.
        language: a :class:`Language` by its code.

    Returns:
        The files written.

    Raises:
        UsageError: there is nothing to draw, no room for it, or a file cannot be written.
        Damaged: the program's image files or its translation are missing.
    """
    look, paper, dpi = how
    application = QGuiApplication.instance() or _without_a_screen()
    interpreter = Interpreter()
    interpreter.speak(Language(language))
    try:
        if interpreter.missing is not None:
            raise damage(interpreter.missing)
        text = {"txt": lambda kept: worded_text(kept, notes, text_words)}
        printed = Print(Material(look), Paper(paper), dpi)
        files = write_sheet(sheets, path, printed, text, replace_file)
    except (DrawingError, StorageFault) as fault:
        raise UsageError(str(fault)) from None
    except MissingPicture as missing:
        raise damage(PICTURES) from missing
    finally:
        interpreter.close()
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
