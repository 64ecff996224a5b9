"""The choice of a new game, as a value: who plays, by which rules, and from which seed."""

from __future__ import annotations

import getpass
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.game import GameRules
from reunion_desktop.history.guests import GUESTS

LONGEST_NAME = 24
"""Characters of a name that a plate at the table has room for."""
LONGEST_SEED = 80
"""Characters of a text from which the deals follow."""

_NOBODY = frozenset(
    (
        *("", "admin", "administrator", "debian", "default", "guest", "live", "nobody", "pi"),
        *("root", "system", "test", "ubuntu", "user"),
    )
)
"""Accounts that are not called after anybody."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The table that is to be played at."""

    rules: GameRules
    names: tuple[str, ...]
    """Names by seat; the person's own comes first."""
    levels: tuple[str, ...]
    """The level of each mind, from seat 1."""
    seed: str | None = None
    """The text from which every deal follows; None where the program is to find one."""
    practice: bool = False
    """Whether all cards lie open, and help is not marked."""


def persons_name() -> str:
    """What to call the person who has not said so: the account's name, if it is one's own."""
    try:
        name = getpass.getuser().strip()[:LONGEST_NAME]
    except (OSError, KeyError, ImportError):
        name = ""
    if name.lower() in _NOBODY:
        return QCoreApplication.translate("newgame", "Guest")
    return name.capitalize()


def named_now(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names by seat, a guest's in the language of the moment.

    A person who never gave a name was called a guest in the language of that day. Whose account
    has a name of its own was asked by that, and is called what stands there.
    """
    own = persons_name()
    return tuple(own if name in GUESTS and own in GUESTS else name for name in names)
