"""Value of the choice of a new game: players, rules and seed."""

from __future__ import annotations

import getpass
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.game import GameRules
from reunion_desktop.history.guests import GUESTS

LONGEST_NAME = 24
"""Most characters of a name that fit on a name plate."""
LONGEST_SEED = 80
"""Most characters of a seed."""

_NOBODY = frozenset(
    (
        *("", "admin", "administrator", "debian", "default", "guest", "live", "nobody", "pi"),
        *("root", "system", "test", "ubuntu", "user"),
    )
)
"""Accounts that are not named after a person."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """Players, rules and seed of a new game."""

    rules: GameRules
    names: tuple[str, ...]
    """Names by seat; the player's own comes first."""
    levels: tuple[str, ...]
    """Level of each computer player, from seat 1."""
    seed: str | None = None
    """The seed of every deal; None for a random one."""
    practice: bool = False
    """True for practice: all cards lie open, and the use of hints is not marked."""


def persons_name() -> str:
    """Default name of the player: the account's name, if it is a personal one."""
    try:
        name = getpass.getuser().strip()[:LONGEST_NAME]
    except (OSError, KeyError, ImportError):
        name = ""
    if name.lower() in _NOBODY:
        return QCoreApplication.translate("newgame", "Guest")
    return name.capitalize()


def named_now(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names by seat, with the name of a guest in the current language.

    A player who never gave a name was saved as a guest in the language of that time. An account
    with a personal name keeps the name that was saved.
    """
    own = persons_name()
    return tuple(own if name in GUESTS and own in GUESTS else name for name in names)
