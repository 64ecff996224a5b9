"""Players' names as the archive shows them, a guest's in the current language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from reunion_desktop.history.guests import GUESTS


def shown_name(name: str) -> str:
    """A player's name; the current word for a guest."""
    return QCoreApplication.translate("newgame", "Guest") if name in GUESTS else name


def shown_names(names: Iterable[str]) -> tuple[str, ...]:
    """Several players' names."""
    return tuple(shown_name(name) for name in names)
