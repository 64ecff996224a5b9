"""Table: the shelf of games, written by hand; a game is loaded when it is first taken down.

Who plays one game never loads another: a game's name in a record is known without its rules.
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
"""Every module that is named here by a text alone: who packs the program packs them too."""

IDS: tuple[str, ...] = tuple(_PLACES)
"""Every game that can be played, by its name in a record, the default first; that loads none."""


class _Registry(Sequence[Game]):
    """The games in their order, each of them loaded when it is asked for by its place."""

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
"""Every game that can be played, the default first; whoever goes through them loads them all."""


def game_of(name: str) -> Game:
    """The game of a name on the shelf.

    Raises:
        KeyError: no game of this name is there.
    """
    module, _, own = _PLACES[name].partition(":")
    return cast("Game", getattr(import_module(module), own))


def find_game(name: str) -> Game | None:
    """The game of a name in a record; None when it is not on the shelf."""
    return game_of(name) if name in _PLACES else None
