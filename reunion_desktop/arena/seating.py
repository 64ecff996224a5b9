"""Make players from names: a level, a program at a seat, or the clairvoyant."""

from __future__ import annotations

import re
from collections.abc import Sequence

from reunion_desktop.ai.roster import LEVELS, LazyPlayer, UnknownLevel, levels_for
from reunion_desktop.arena.clairvoyant import CLAIRVOYANT, CLAIRVOYANT_GAMES, Clairvoyant
from reunion_desktop.arena.play import Seated
from reunion_desktop.arena.seat_program import EXEC, SeatProgram
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games import game_of

_COMMA = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
"""A comma outside quotes."""


def player_at(name: str, seed: str) -> Seated:
    """Make the player of a name, for one match without a table.

    Args:
        name: a level, ``exec:`` and a command, or ``clairvoyant``.
        seed: the seed of the player's randomness.

    Raises:
        UnknownLevel: there is no such level.
        ProgramError: there is no such program.
    """
    if name == CLAIRVOYANT:
        return Clairvoyant()
    return SeatProgram(name, seed) if name.startswith(EXEC) else LazyPlayer(name, seed)


def plays(name: str, game: str) -> bool:
    """Test whether the player of a name can play a game; true for any program."""
    if name == CLAIRVOYANT:
        return game in CLAIRVOYANT_GAMES
    return name in levels_for(game) or name.startswith(EXEC)


def check_levels(names: Sequence[str], rules: Rules) -> None:
    """Check that all named players can play a game.

    Raises:
        UnknownLevel: one of them cannot.
    """
    for name in names:
        if not plays(name, rules.game):
            levels = [level.id for level in LEVELS]
            known = (*levels_for(rules.game), CLAIRVOYANT)
            others = [one for one in known if one not in levels and plays(one, rules.game)]
            message = (
                f"“{name}” does not play {game_of(rules.game).title}. Choose {', '.join(levels)},"
                f" {EXEC}COMMAND for a program, or a benchmark level: {', '.join(others)}."
            )
            raise UnknownLevel(message)


def names_in(text: str) -> tuple[str, ...]:
    """Split names at commas; a comma inside quotes belongs to a command."""
    return tuple(name.strip() for name in _COMMA.split(text))
