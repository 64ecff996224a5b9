"""Registry of the games: ``GAME`` in the module ``rules`` of each game's own package.

A game is imported when it is first used: a player of one game never loads another, and a game's id
in a record is known without its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import cast, overload

from reunion_desktop.engine.game import Game
from reunion_desktop.games.ids import IDS

__all__ = ["GAMES", "IDS", "find_game", "game_of"]


class _Registry(Sequence[Game]):
    """The games in order, each imported when it is first accessed by index."""

    @overload
    def __getitem__(self, place: int) -> Game: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Game, ...]: ...
    def __getitem__(self, place: int | slice) -> Game | tuple[Game, ...]:
        if isinstance(place, slice):
            return tuple(map(game_of, IDS[place]))
        return game_of(IDS[place])

    def __len__(self) -> int:
        return len(IDS)


GAMES: Sequence[Game] = _Registry()
"""Every playable game, the default first; iterating imports them all."""


def game_of(name: str) -> Game:
    """The game with an id.

    Raises:
        KeyError: no game has this id.
    """
    if name not in IDS:
        raise KeyError(name)
    return cast("Game", import_module(f"{__name__}.{name}.rules").GAME)


def find_game(name: str) -> Game | None:
    """The game with an id from a record; None when it is unknown."""
    return game_of(name) if name in IDS else None
