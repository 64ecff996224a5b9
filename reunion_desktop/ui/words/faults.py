"""Faults in words: what went wrong outside the game, in the language of the program.

Whoever reads and writes files says in one English sentence what failed. Here such a sentence is
known again by its pattern, and said in the person's language; what a file holds that is wrong is
quoted as it was said.
"""

from __future__ import annotations

import re
from functools import cache
from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

SENTENCES = (
    QT_TRANSLATE_NOOP(
        "faults",
        "Another file lay in place of {path} and was set aside as {name}; the whole sitting was"
        " written there anew.",
    ),
    QT_TRANSLATE_NOOP("faults", "Another program is writing here: {path} is locked."),
    QT_TRANSLATE_NOOP("faults", "Could not {do}: a record in it is not true. {reason}"),
    QT_TRANSLATE_NOOP("faults", "Could not {do}: {reason}."),
    QT_TRANSLATE_NOOP("faults", "Line {number}: {reason}"),
    QT_TRANSLATE_NOOP("faults", "Its parts do not fit together: {reason}."),
    QT_TRANSLATE_NOOP("faults", "Something in it refers to what is not there."),
    QT_TRANSLATE_NOOP(
        "faults",
        "This is no sound archive: {name} in its schema is not as this program makes it.",
    ),
    QT_TRANSLATE_NOOP("faults", "It was called off; nothing has changed."),
    QT_TRANSLATE_NOOP("faults", "The import was called off; nothing has changed."),
    QT_TRANSLATE_NOOP("faults", "The backup {path} is damaged, and nothing has changed. {reason}"),
    QT_TRANSLATE_NOOP("faults", "The program is open already, but does not answer; end it first."),
    QT_TRANSLATE_NOOP(
        "faults", "The program file {path} is damaged: {reason}. Please reinstall the program."
    ),
    QT_TRANSLATE_NOOP("faults", "it is missing or not as it was shipped"),
    QT_TRANSLATE_NOOP("faults", "There is no backup {path}."),
    QT_TRANSLATE_NOOP("faults", "There is no file {path}."),
    QT_TRANSLATE_NOOP(
        "faults", "There is no record here; expected files whose names end with {ending}."
    ),
    QT_TRANSLATE_NOOP("faults", "This file cannot be read: {reason}."),
    QT_TRANSLATE_NOOP(
        "faults", "This file is empty; expected a record, which begins with a game line."
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "The game in progress could not be read and was set aside as {name}. {reason}",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "The game in progress could not be continued and was set aside as {name}.",
    ),
    QT_TRANSLATE_NOOP("faults", "The games in it cannot be continued."),
    QT_TRANSLATE_NOOP(
        "faults",
        "The game in progress was no longer in its file {path}; the whole sitting was written there"
        " anew.",
    ),
    QT_TRANSLATE_NOOP(
        "faults",
        "{name} contains {count} sessions. The last one is on the table; you can import all of them"
        " into the archive.",
    ),
    QT_TRANSLATE_NOOP("faults", "{name} could not be kept in the archive. {reason}"),
    QT_TRANSLATE_NOOP("faults", "{name} is a database, but no archive of this program."),
    QT_TRANSLATE_NOOP(
        "faults", "{name} is empty; expected a record, which begins with a game line."
    ),
    QT_TRANSLATE_NOOP(
        "faults", "{name} is the archive itself; choose another name for the backup."
    ),
    QT_TRANSLATE_NOOP("faults", "{name} was not imported, and nothing has changed. {reason}"),
    QT_TRANSLATE_NOOP(
        "faults",
        "{name} was written by a newer version of the program: its schema is {found}; expected at"
        " most {known}.",
    ),
)
"""Whole sentences, the narrower before the wider."""

DEEDS = (
    QT_TRANSLATE_NOOP("faults", "bring back into the archive"),
    QT_TRANSLATE_NOOP("faults", "clean the archive"),
    QT_TRANSLATE_NOOP("faults", "count the archive anew"),
    QT_TRANSLATE_NOOP("faults", "count the archive"),
    QT_TRANSLATE_NOOP("faults", "delete from the archive"),
    QT_TRANSLATE_NOOP("faults", "import records"),
    QT_TRANSLATE_NOOP("faults", "keep a game in the archive"),
    QT_TRANSLATE_NOOP("faults", "make the folder {path}"),
    QT_TRANSLATE_NOOP("faults", "open the archive {path}"),
    QT_TRANSLATE_NOOP("faults", "read the archive"),
    QT_TRANSLATE_NOOP("faults", "read the backup {path}"),
    QT_TRANSLATE_NOOP("faults", "read the folder {path}"),
    QT_TRANSLATE_NOOP("faults", "restore the archive"),
    QT_TRANSLATE_NOOP("faults", "search the archive"),
    QT_TRANSLATE_NOOP("faults", "set {path} aside"),
    QT_TRANSLATE_NOOP("faults", "write in the archive"),
    QT_TRANSLATE_NOOP("faults", "write the backup {path}"),
    QT_TRANSLATE_NOOP("faults", "open {path}"),
    QT_TRANSLATE_NOOP("faults", "read {path}"),
    QT_TRANSLATE_NOOP("faults", "remove {path}"),
    QT_TRANSLATE_NOOP("faults", "rename {path}"),
    QT_TRANSLATE_NOOP("faults", "save {path}"),
    QT_TRANSLATE_NOOP("faults", "write {path}"),
)
"""What could not be done, to stand after "Could not"."""


def fault_sentence(english: str) -> str:
    """A sentence of those who read and write, in the language of the program.

    A sentence that is not known is said as it came.
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
