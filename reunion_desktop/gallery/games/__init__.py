"""Scenes of every game but the default: general ones, and a game's own ``SCENES``."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from reunion_desktop.gallery.playing import Scene, full_trick, written
from reunion_desktop.games import IDS, game_of


def _scenes_of(game: str) -> Mapping[str, Scene]:
    """Scenes of a game by name: a trick, a sheet, and its own."""
    rules, module = game_of(game).default, f"{__name__}.{game}"
    own: dict[str, Scene] = import_module(module).SCENES if find_spec(module) is not None else {}
    return {"trick": full_trick(rules), "sheet": written(rules), **own}


GAMES: Mapping[str, Scene] = {
    f"{game}-{name}": scene for game in IDS[1:] for name, scene in _scenes_of(game).items()
}
"""All scenes of these games by name."""
