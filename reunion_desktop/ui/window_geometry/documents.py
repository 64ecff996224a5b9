"""File dialogs: start folder, proposed names."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from unicodedata import category

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

_LAST = "documents"
"""Property of the application with the last used folder, kept while it runs."""
_UNSAFE = frozenset('<>:"/\\|?*')
"""Characters that are not allowed in file names on every system."""
_LONGEST = 120
"""Maximum length of a proposed name, without its ending."""


def folder() -> Path:
    """Start folder of the next file dialog: the last one used, at first the documents folder."""
    program = QCoreApplication.instance()
    last = program.property(_LAST) if program is not None else None
    if isinstance(last, str) and Path(last).is_dir():
        return Path(last)
    home = QStandardPaths.StandardLocation.HomeLocation
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    found = (QStandardPaths.writableLocation(place) for place in (documents, home))
    return next((Path(one) for one in found if one and Path(one).is_dir()), Path.cwd())


def ask_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Ask for an existing file; None if the dialog is cancelled."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder()), kinds)
    return _remembered(name)


def ask_to_open_some(parent: QWidget, title: str, kinds: str) -> tuple[Path, ...]:
    """Ask for existing files; empty if the dialog is cancelled."""
    names, _ = QFileDialog.getOpenFileNames(parent, title, str(folder()), kinds)
    found = (_remembered(name) for name in names)
    return tuple(one for one in found if one is not None)


def ask_for_folder(parent: QWidget, title: str) -> Path | None:
    """Ask for a folder; None if the dialog is cancelled."""
    return _remembered(QFileDialog.getExistingDirectory(parent, title, str(folder())))


def ask_to_save(parent: QWidget, title: str, name: str, kinds: str) -> tuple[Path | None, str]:
    """Ask for the file to write and its type.

    Args:
        parent: parent window of the dialog.
        title: title of the dialog.
        name: proposed file name.
        kinds: file types, in Qt's notation.
    """
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(folder() / name), kinds)
    return _remembered(chosen), kind


def proposed_name(names: Sequence[str], begun: str, ending: str) -> str:
    """Proposed file name of a session: the game, its day and its players.

    Args:
        names: the players.
        begun: start of the session, ISO 8601; any other text is left out.
        ending: file name extension with its dot.
    """
    try:
        day = datetime.fromisoformat(begun).astimezone().date().isoformat()
    except ValueError:
        day = ""
    words = " ".join(filter(None, ("Réunion", day, ", ".join(names))))
    safe = "".join(letter for letter in words if _is_safe(letter))
    # No spaces or dots at the end: Windows removes them.
    return " ".join(safe.split())[:_LONGEST].rstrip(" .,") + ending


def _is_safe(letter: str) -> bool:
    """Check whether a character is safe in file names; control and direction characters are not."""
    return letter not in _UNSAFE and (letter == " " or category(letter)[0] not in "CZ")


def _remembered(name: str) -> Path | None:
    """Chosen path; its folder is where the next dialog starts."""
    if not name:
        return None
    path, program = Path(name), QCoreApplication.instance()
    if program is not None:
        program.setProperty(_LAST, str(path if path.is_dir() else path.parent))
    return path
