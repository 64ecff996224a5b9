"""Names turned into players: a level's mind, a program at a seat, the clairvoyant."""

from __future__ import annotations

import re

from reunion_desktop.ai.roster import player_for
from reunion_desktop.arena.clairvoyant import CLAIRVOYANT, Clairvoyant
from reunion_desktop.arena.seat_program import EXEC, SeatProgram
from reunion_desktop.arena.seer import Seated

_COMMA = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
"""A comma outside quotes."""


def player_at(name: str, dice: str) -> Seated:
    """The player of a name, for one match without a table.

    Args:
        name: a level of the roster, ``exec:`` and a command, or ``clairvoyant``.
        dice: the seed text of the player's own randomness.

    Raises:
        UnknownLevel: the roster has no such level.
        ProgramFault: there is no such program.
    """
    if name == CLAIRVOYANT:
        return Clairvoyant()
    return SeatProgram(name, dice) if name.startswith(EXEC) else player_for(name, dice)


def names_in(text: str) -> tuple[str, ...]:
    """Names parted by commas; a comma inside quotes belongs to a command."""
    return tuple(name.strip() for name in _COMMA.split(text))
