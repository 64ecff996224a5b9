"""Opponents as text: names of the levels, and their search depth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def solver_sentence(*, compiled: bool) -> str:
    """Sentence on the solver in use, and on strong opponents without the compiled one."""
    if compiled:
        return translate("wording", "The fast solver is installed.")
    return translate(
        "wording",
        "The fast solver is missing because no C compiler was available during installation."
        " Strong players and experts therefore play without looking ahead.",
    )


def level_title(level: str) -> str:
    """Name of a level in a list; a level without a title is shown by its key."""
    titles = {
        "beginner": translate("wording", "Beginner"),
        "club": translate("wording", "Club player"),
        "strong": translate("wording", "Strong player"),
        "expert": translate("wording", "Expert"),
    }
    return titles.get(level, level)
