"""Parts of each game in the user interface, found by name in the game's own package here.

The package of Bauer holds ``BauerWords`` in ``words``, ``BauerCount`` in ``count`` and, where the
game has them, ``BauerBook``, ``BauerSheetWords`` and ``BauerCharts``. Each is imported on first
use, so that playing one game loads no other, and books only when opened.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from reunion_desktop.games.ids import IDS
from reunion_desktop.ui.games.sheet_words import KeyedSheetWords, SheetWords
from reunion_desktop.ui.look.resources import MissingPicture, resource

if TYPE_CHECKING:
    from collections.abc import Callable

    from reunion_desktop.ui.games.charts import GameCharts
    from reunion_desktop.ui.games.count import GameCount
    from reunion_desktop.ui.games.lesson import Lesson
    from reunion_desktop.ui.words.book import RulesBook
    from reunion_desktop.ui.words.game_words import GameWords


def words_of(game: str) -> GameWords:
    """Words of a game.

    Raises:
        KeyError: the game is unknown.
    """
    return cast("GameWords", _needed(game, "words"))


def sheet_words_of(game: str) -> SheetWords:
    """Words for the keys of a game's score sheet; the shared ones if it has none of its own."""
    if game not in IDS:
        return SheetWords()
    own = _class_of(game, "sheet_words") or KeyedSheetWords
    return cast("Callable[[GameWords], SheetWords]", own)(words_of(game))


def count_of(game: str) -> GameCount:
    """Result pages of a game.

    Raises:
        KeyError: the game is unknown.
    """
    return cast("GameCount", _needed(game, "count"))


def book_of(game: str) -> RulesBook:
    """Rules book of a game; its texts alone if it draws no figures of its own."""
    own = _class_of(game, "book") or _class(f"{__name__}.book", "TextBook")
    return cast("RulesBook", own())


def has_lesson(game: str) -> bool:
    """Check whether a game has a lesson, without reading it."""
    try:
        return bool(resource(f"texts/{game}/deals.json"))
    except MissingPicture:
        return False


def lesson_of(game: str) -> Lesson | None:
    """Lesson of a game; None if it has none."""
    made = cast("Callable[[str], Lesson]", _class(f"{__name__}.lesson", "Lesson"))
    return made(game) if has_lesson(game) else None


def charts_of(game: str) -> GameCharts:
    """Charts of a game's statistics; the general ones if it has none of its own."""
    own = _class_of(game, "charts") or _class(f"{__name__}.charts", "GameCharts")
    return cast("GameCharts", own())


def _needed(game: str, module: str) -> object:
    """An instance of a class that every game has.

    Raises:
        KeyError: the game is unknown.
    """
    own = _class_of(game, module)
    if own is None:
        raise KeyError(game)
    return own()


def _has(game: str, module: str) -> bool:
    return game in IDS and find_spec(f"{__name__}.{game}.{module}") is not None


@cache
def _class_of(game: str, module: str) -> Callable[[], object] | None:
    """Class of a game by the module that holds it; None if the game has no such module."""
    name = "".join(map(str.capitalize, f"{game}_{module}".split("_")))
    return _class(f"{__name__}.{game}.{module}", name) if _has(game, module) else None


def _class(module: str, name: str) -> Callable[[], object]:
    return cast("Callable[[], object]", getattr(import_module(module), name))
