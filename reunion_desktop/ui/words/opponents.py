"""Opponents in words: how a strength of play is called, and how far strong ones look ahead."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def solver_sentence(*, compiled: bool) -> str:
    """Which solver there is, and what strong opponents do without the compiled one."""
    if compiled:
        return translate("wording", "The fast solver is installed.")
    return translate(
        "wording",
        "The fast solver is missing because no C compiler was available during installation."
        " Strong players and experts therefore play without looking ahead.",
    )


def level_title(level: str) -> str:
    """How a strength of play is called in a list; a level without a title goes by its name."""
    titles = {
        "beginner": translate("wording", "Beginner"),
        "club": translate("wording", "Club player"),
        "strong": translate("wording", "Strong player"),
        "expert": translate("wording", "Expert"),
    }
    return titles.get(level, level)
