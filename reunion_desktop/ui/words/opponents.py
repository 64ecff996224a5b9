"""Opponents in words: how a strength of play is called, and by which solver strong ones think."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def solver_sentence(*, compiled: bool) -> str:
    """Which solver the strong opponents use."""
    if compiled:
        return translate("wording", "The solver is compiled.")
    return translate(
        "wording",
        "The solver runs in Python, because no compiler was at hand when the program was"
        " installed: strong opponents look less far ahead.",
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
