"""The choice of a new game, as a value: who plays, by which rules, and from which seed."""

from __future__ import annotations

import getpass
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.ruleset import OptionValue, Ruleset

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

    rules: Ruleset
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


def coupled(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Options with those set otherwise that could not go together with the rest.

    A turned card that stays on the table cannot be laid away, and where units are only earned a
    session can only be ranked by what was earned.
    """
    return options | fixed(options)


def fixed(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options that the others leave no choice, with the value they must have."""
    forced: dict[str, OptionValue] = {}
    if options["turn_up_pickup"] != "at_once":
        forced["discard_turn_up"] = False
    if options["ledger"] == "receipts":
        forced["session_rank"] = "gross"
    return forced
