"""Registry of the games in the user interface: words, result pages, book and lesson of each.

Each entry is imported on first use, so that playing one game loads no other, and books are loaded
only when opened.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from reunion_desktop.ui.games.sheet_words import KeyedSheetWords, SheetWords

if TYPE_CHECKING:
    from reunion_desktop.ui.games.count import GameCount
    from reunion_desktop.ui.games.lesson import Lesson
    from reunion_desktop.ui.words.book import RulesBook
    from reunion_desktop.ui.words.game_words import GameWords

_NAMES = {
    "reunion": "Reunion",
    "bauer": "Bauer",
    "viersche": "Viersche",
    "hunsruecker": "Hunsruecker",
    "hindersche": "Hindersche",
    "ekart": "Ekart",
}
"""How the names of each game's classes begin, in lower case the folder of its modules."""

_KINDS = {"words": "Words", "count": "Count", "book": "Book", "lesson": "Lesson"}
"""Modules of every game, and how the name of the class in each ends."""

_SHEETS = ("reunion", "ekart")
"""Games whose score sheets need more than the keys of their words."""

MODULES: tuple[str, ...] = (
    *(f"{__name__}.{game}.{module}" for module in _KINDS for game in _NAMES),
    *(f"{__name__}.{game}.sheet_words" for game in _SHEETS),
)
"""All modules that are named here only as text; the packager must include them."""

GAMES: tuple[str, ...] = tuple(_NAMES)
"""Games that have words, by their name in a record; the default first."""


def words_of(game: str) -> GameWords:
    """Words of a game.

    Raises:
        KeyError: the game is unknown.
    """
    return cast("GameWords", _made(game, "words"))


def sheet_words_of(game: str) -> SheetWords:
    """Words for the keys of a game's score sheet; the shared ones if it has none of its own."""
    if game in _SHEETS:
        return cast("SheetWords", _made(game, "sheet_words", "SheetWords"))
    return KeyedSheetWords(words_of(game)) if game in _NAMES else SheetWords()


def count_of(game: str) -> GameCount:
    """Result pages of a game.

    Raises:
        KeyError: the game has none.
    """
    return cast("GameCount", _made(game, "count"))


def book_of(game: str) -> RulesBook:
    """Rules book of a game.

    Raises:
        KeyError: the game has none.
    """
    return cast("RulesBook", _made(game, "book"))


def has_lesson(game: str) -> bool:
    """Check whether a game has a lesson, without importing the lesson."""
    return game in _NAMES


def lesson_of(game: str) -> Lesson | None:
    """Lesson of a game; None if it has none."""
    return cast("Lesson", _made(game, "lesson")) if game in _NAMES else None


def _made(game: str, module: str, ending: str = "") -> object:
    """Create an object of a game's class in one of its modules."""
    start = _NAMES[game]
    place = import_module(f"{__name__}.{start.lower()}.{module}")
    return getattr(place, start + (ending or _KINDS[module]))()
