"""Who sits down under a name: a mind of the house, or a program behind the seat protocol."""

from __future__ import annotations

import re

from reunion_desktop.ai.player import Player
from reunion_desktop.ai.roster import player_for
from reunion_desktop.arena.seat_program import EXEC, SeatProgram

_COMMA = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
"""A comma outside quotes."""


def player_at(name: str, dice: str) -> Player:
    """The player of a name, for one match.

    Args:
        name: a level of the roster, or ``exec:`` and a command.
        dice: the seed text of the player's own randomness.

    Raises:
        UnknownLevel: the roster has no such level.
        ProgramFault: there is no such program.
    """
    return SeatProgram(name, dice) if name.startswith(EXEC) else player_for(name, dice)


def names_in(text: str) -> tuple[str, ...]:
    """Names parted by commas; a comma inside quotes belongs to a command."""
    return tuple(name.strip() for name in _COMMA.split(text))
