"""Table: the shelf of games, written by hand."""

from __future__ import annotations

from reunion_desktop.engine.game import Game
from reunion_desktop.games.bauer.rules import BAUER
from reunion_desktop.games.reunion.rules import REUNION
from reunion_desktop.games.viersche.rules import VIERSCHE

GAMES: tuple[Game, ...] = (REUNION, VIERSCHE, BAUER)
"""Every game that can be played, the default first."""


def find_game(name: str) -> Game | None:
    """The game of a name in a record; None when it is not on the shelf."""
    return next((game for game in GAMES if game.id == name), None)
