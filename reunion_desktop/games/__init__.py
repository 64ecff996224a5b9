"""Registry of the games, written by hand; a game is imported when it is first used.

A player of one game never loads another: a game's id in a record is known without its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import cast, overload

from reunion_desktop.engine.game import Game

_PLACES = {
    "reunion": "reunion_desktop.games.reunion.rules:REUNION",
    "viersche": "reunion_desktop.games.viersche.rules:VIERSCHE",
    "bauer": "reunion_desktop.games.bauer.rules:BAUER",
    "hunsruecker": "reunion_desktop.games.hunsruecker.rules:HUNSRUECKER",
    "hindersche": "reunion_desktop.games.hindersche.rules:HINDERSCHE",
    "ekart": "reunion_desktop.games.ekart.rules:EKART",
}

MODULES: tuple[str, ...] = tuple(place.partition(":")[0] for place in _PLACES.values())
"""Every module named here by text alone, so that packaging includes it."""

IDS: tuple[str, ...] = tuple(_PLACES)
"""The id of every playable game, as in records, the default first; reading it imports none."""


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
    module, _, own = _PLACES[name].partition(":")
    return cast("Game", getattr(import_module(module), own))


def find_game(name: str) -> Game | None:
    """The game with an id from a record; None when it is unknown."""
    return game_of(name) if name in _PLACES else None
