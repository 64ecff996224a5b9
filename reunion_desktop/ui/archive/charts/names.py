"""Function: a player's name as the archive shows it, a guest's in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from reunion_desktop.history.guests import GUESTS


def shown_name(name: str) -> str:
    """A name as it is; for somebody who gave none what he is called now."""
    return QCoreApplication.translate("newgame", "Guest") if name in GUESTS else name


def shown_names(names: Iterable[str]) -> tuple[str, ...]:
    """Several names."""
    return tuple(shown_name(name) for name in names)
