"""Errors outside the game as sentences in the program's language.

Code that reads and writes files reports an error as one English sentence. This module recognizes
the sentence by its pattern and translates it; wrong file content is quoted unchanged.
"""

from __future__ import annotations

import re
from functools import cache
from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

SENTENCES = (
    QT_TRANSLATE_NOOP(
        "faults",
        "{path} had been replaced by another file, which was renamed to {name}. Your session has"
        " been saved again.",
    ),
    QT_TRANSLATE_NOOP("faults", "{path} is in use by another program."),
    QT_TRANSLATE_NOOP("faults", "Could not {do}: the file contains an invalid game. {reason}"),
    QT_TRANSLATE_NOOP("faults", "Could not {do}: the archive is damaged ({odd})."),
    QT_TRANSLATE_NOOP("faults", "Could not {do}: {reason}."),
    QT_TRANSLATE_NOOP("faults", "Line {number}: {reason}"),
    QT_TRANSLATE_NOOP("faults", "The backup is damaged: {reason}."),
    QT_TRANSLATE_NOOP("faults", "The backup is incomplete."),
    QT_TRANSLATE_NOOP(
        "faults",
        "The archive is damaged: {name} is missing or wrong.",
    ),
    QT_TRANSLATE_NOOP("faults", "Cancelled. Nothing was changed."),
    QT_TRANSLATE_NOOP("faults", "Import cancelled. Nothing was changed."),
    QT_TRANSLATE_NOOP("faults", "The backup {path} is damaged. Nothing was changed. {reason}"),
    QT_TRANSLATE_NOOP(
        "faults", "The program file {path} is damaged: {reason}. Please reinstall the program."
    ),
    QT_TRANSLATE_NOOP("faults", "it is missing or not as it was shipped"),
    QT_TRANSLATE_NOOP(
        "faults", "The program is already running but does not respond. Quit it first."
    ),
    QT_TRANSLATE_NOOP("faults", "Backup {path} not found."),
    QT_TRANSLATE_NOOP("faults", "File {path} not found."),
    QT_TRANSLATE_NOOP("faults", "No game files found. Their names end with {ending}."),
    QT_TRANSLATE_NOOP("faults", "This file can’t be read: {reason}."),
    QT_TRANSLATE_NOOP("faults", "This file is empty."),
    QT_TRANSLATE_NOOP(
        "faults",
        "Your current game could not be read. The file was renamed to {name}. {reason}",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "The file {path} of your current game had been changed or deleted. Your session has been"
        " saved again.",
    ),
    QT_TRANSLATE_NOOP("faults", "{name} could not be saved in the archive. {reason}"),
    QT_TRANSLATE_NOOP("faults", "{name} is not an archive of this program."),
    QT_TRANSLATE_NOOP("faults", "{name} is empty."),
    QT_TRANSLATE_NOOP(
        "faults", "{name} is the archive itself. Choose another name for the backup."
    ),
    QT_TRANSLATE_NOOP("faults", "{name} was not imported. Nothing was changed. {reason}"),
    QT_TRANSLATE_NOOP(
        "faults",
        "Your current game could not be continued. The file was renamed to {name}.",
    ),
    QT_TRANSLATE_NOOP("faults", "The games in it can’t be continued."),
    QT_TRANSLATE_NOOP(
        "faults",
        "{name} contains {count} sessions. The last one is on the table; you can import all of them"
        " into the archive.",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "{name} was made by a newer version of the program (format {found}; this version reads up"
        " to {known}).",
    ),
)
"""Patterns of whole sentences; narrower ones before wider ones."""

DEEDS = (
    QT_TRANSLATE_NOOP("faults", "restore the session"),
    QT_TRANSLATE_NOOP("faults", "clean up the archive"),
    QT_TRANSLATE_NOOP("faults", "recalculate the statistics"),
    QT_TRANSLATE_NOOP("faults", "calculate the statistics"),
    QT_TRANSLATE_NOOP("faults", "delete the session"),
    QT_TRANSLATE_NOOP("faults", "import the game files"),
    QT_TRANSLATE_NOOP("faults", "save the game in the archive"),
    QT_TRANSLATE_NOOP("faults", "create the archive {path}"),
    QT_TRANSLATE_NOOP("faults", "create the folder {path}"),
    QT_TRANSLATE_NOOP("faults", "open the archive {path}"),
    QT_TRANSLATE_NOOP("faults", "read the archive"),
    QT_TRANSLATE_NOOP("faults", "read the backup {path}"),
    QT_TRANSLATE_NOOP("faults", "read the folder {path}"),
    QT_TRANSLATE_NOOP("faults", "restore the archive"),
    QT_TRANSLATE_NOOP("faults", "search the archive"),
    QT_TRANSLATE_NOOP("faults", "save to the archive"),
    QT_TRANSLATE_NOOP("faults", "write the backup {path}"),
    QT_TRANSLATE_NOOP("faults", "open {path}"),
    QT_TRANSLATE_NOOP("faults", "read {path}"),
    QT_TRANSLATE_NOOP("faults", "remove {path}"),
    QT_TRANSLATE_NOOP("faults", "rename {path}"),
    QT_TRANSLATE_NOOP("faults", "save {path}"),
    QT_TRANSLATE_NOOP("faults", "write {path}"),
)
"""Failed actions, inserted after "Could not"."""


def fault_sentence(english: str) -> str:
    """Translate the sentence of an error into the program's language.

    An unknown sentence is returned unchanged.
    """
    return _said(english, SENTENCES)


def _said(english: str, patterns: tuple[object, ...]) -> str:
    for each in patterns:
        pattern = cast("str", each)
        found = _compiled(pattern).fullmatch(english)
        if found is not None:
            parts = {
                name: _said(text, DEEDS if name == "do" else SENTENCES)
                if name in {"do", "reason"}
                else text
                for name, text in found.groupdict().items()
            }
            translated = QCoreApplication.translate
            return translated("faults", pattern).format(**parts)
    return english


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(pattern)), re.DOTALL)
