"""Functions: where files are asked for, and what one is proposed to be called."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from unicodedata import category

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

_LAST = "documents"
"""Under this name the program keeps the folder used last, as long as it runs."""
_UNSAFE = frozenset('<>:"/\\|?*')
"""Letters that a file's name may not have on every system."""
_LONGEST = 120
"""Letters of a proposed name, its ending not counted."""


def folder() -> Path:
    """Where the next file is asked for: the last folder, at first where documents live."""
    program = QCoreApplication.instance()
    last = program.property(_LAST) if program is not None else None
    if isinstance(last, str) and Path(last).is_dir():
        return Path(last)
    home = QStandardPaths.StandardLocation.HomeLocation
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    found = (QStandardPaths.writableLocation(place) for place in (documents, home))
    return next((Path(one) for one in found if one and Path(one).is_dir()), Path.cwd())


def ask_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Ask for a file that is there; None where the person thinks better of it."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder()), kinds)
    return _remembered(name)


def ask_to_open_some(parent: QWidget, title: str, kinds: str) -> tuple[Path, ...]:
    """Ask for files that are there; none where the person thinks better of it."""
    names, _ = QFileDialog.getOpenFileNames(parent, title, str(folder()), kinds)
    found = (_remembered(name) for name in names)
    return tuple(one for one in found if one is not None)


def ask_for_folder(parent: QWidget, title: str) -> Path | None:
    """Ask for a folder; None where the person thinks better of it."""
    return _remembered(QFileDialog.getExistingDirectory(parent, title, str(folder())))


def ask_to_save(parent: QWidget, title: str, name: str, kinds: str) -> tuple[Path | None, str]:
    """Ask where a file is to be written to, and as which of the kinds.

    Args:
        parent: the window above which it is asked.
        title: what is asked.
        name: what the file is proposed to be called.
        kinds: the kinds of files, as Qt has them.
    """
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(folder() / name), kinds)
    return _remembered(chosen), kind


def proposed_name(names: Sequence[str], begun: str, ending: str) -> str:
    """Proposed file name of a session: the game, its day and its players.

    Args:     names: the players.     begun: when the sitting was begun, ISO 8601; anything else
    is left out.     ending: what the file's name ends with, its dot included.
    """
    try:
        day = datetime.fromisoformat(begun).astimezone().date().isoformat()
    except ValueError:
        day = ""
    words = " ".join(filter(None, ("Réunion", day, ", ".join(names))))
    safe = "".join(letter for letter in words if _is_safe(letter))
    # Neither spaces nor dots at the end: one system takes them off.
    return " ".join(safe.split())[:_LONGEST].rstrip(" .,") + ending


def _is_safe(letter: str) -> bool:
    """Check whether a character is safe in file names; control and direction characters are not."""
    return letter not in _UNSAFE and (letter == " " or category(letter)[0] not in "CZ")


def _remembered(name: str) -> Path | None:
    """A path that was chosen, whose folder is the next to be looked into."""
    if not name:
        return None
    path, program = Path(name), QCoreApplication.instance()
    if program is not None:
        program.setProperty(_LAST, str(path if path.is_dir() else path.parent))
    return path
