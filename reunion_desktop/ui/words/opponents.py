"""Opponents in words: how a strength of play is called, and how far strong ones look ahead."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def solver_sentence(*, compiled: bool) -> str:
    """Which solver there is, and what strong opponents do without the compiled one."""
    if compiled:
        return translate("wording", "The solver is compiled.")
    return translate(
        "wording",
        "The solver runs in Python, because no compiler was at hand when the program was"
        " installed: strong players and experts play by judgement alone, without looking ahead.",
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
