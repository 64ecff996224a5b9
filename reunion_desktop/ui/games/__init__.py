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

_WORDS = {
    "reunion": "reunion_desktop.ui.games.reunion.words:ReunionWords",
    "bauer": "reunion_desktop.ui.games.bauer.words:BauerWords",
    "viersche": "reunion_desktop.ui.games.viersche.words:VierscheWords",
    "hunsruecker": "reunion_desktop.ui.games.hunsruecker.words:HunsrueckerWords",
    "hindersche": "reunion_desktop.ui.games.hindersche.words:HinderscheWords",
    "ekart": "reunion_desktop.ui.games.ekart.words:EkartWords",
}
_COUNTS = {
    "reunion": "reunion_desktop.ui.games.reunion.count:ReunionCount",
    "bauer": "reunion_desktop.ui.games.bauer.count:BauerCount",
    "viersche": "reunion_desktop.ui.games.viersche.count:VierscheCount",
    "hunsruecker": "reunion_desktop.ui.games.hunsruecker.count:HunsrueckerCount",
    "hindersche": "reunion_desktop.ui.games.hindersche.count:HinderscheCount",
    "ekart": "reunion_desktop.ui.games.ekart.count:EkartCount",
}
_BOOKS = {
    "reunion": "reunion_desktop.ui.games.reunion.book:ReunionBook",
    "bauer": "reunion_desktop.ui.games.book:TextBook",
    "viersche": "reunion_desktop.ui.games.book:TextBook",
    "hunsruecker": "reunion_desktop.ui.games.book:TextBook",
    "hindersche": "reunion_desktop.ui.games.hindersche.book:HinderscheBook",
    "ekart": "reunion_desktop.ui.games.ekart.book:EkartBook",
}
_LESSONS = {
    "reunion": "reunion_desktop.ui.games.reunion.lesson:ReunionLesson",
    "bauer": "reunion_desktop.ui.games.bauer.lesson:BauerLesson",
    "viersche": "reunion_desktop.ui.games.viersche.lesson:VierscheLesson",
    "hunsruecker": "reunion_desktop.ui.games.hunsruecker.lesson:HunsrueckerLesson",
    "hindersche": "reunion_desktop.ui.games.hindersche.lesson:HinderscheLesson",
    "ekart": "reunion_desktop.ui.games.ekart.lesson:EkartLesson",
}

_SHEETS = {
    "reunion": "reunion_desktop.ui.games.reunion.sheet_words:ReunionSheetWords",
    "ekart": "reunion_desktop.ui.games.ekart.sheet_words:EkartSheetWords",
}
"""Games whose score sheets need more than the keys of their words."""

MODULES: tuple[str, ...] = tuple(
    place.partition(":")[0]
    for shelf in (_WORDS, _COUNTS, _BOOKS, _LESSONS, _SHEETS)
    for place in shelf.values()
)
"""All modules that are named here only as text; the packager must include them."""

GAMES: tuple[str, ...] = tuple(_WORDS)
"""Games that have words, by their name in a record; the default first."""


def words_of(game: str) -> GameWords:
    """Words of a game.

    Raises:
        KeyError: the game is unknown.
    """
    return cast("GameWords", _made(_WORDS[game]))


def sheet_words_of(game: str) -> SheetWords:
    """Words for the keys of a game's score sheet; the shared ones if it has none of its own."""
    if game in _SHEETS:
        return cast("SheetWords", _made(_SHEETS[game]))
    return KeyedSheetWords(words_of(game)) if game in _WORDS else SheetWords()


def count_of(game: str) -> GameCount:
    """Result pages of a game.

    Raises:
        KeyError: the game has none.
    """
    return cast("GameCount", _made(_COUNTS[game]))


def book_of(game: str) -> RulesBook:
    """Rules book of a game.

    Raises:
        KeyError: the game has none.
    """
    return cast("RulesBook", _made(_BOOKS[game]))


def has_lesson(game: str) -> bool:
    """Check whether a game has a lesson, without importing the lesson."""
    return game in _LESSONS


def lesson_of(game: str) -> Lesson | None:
    """Lesson of a game; None if it has none."""
    return cast("Lesson", _made(_LESSONS[game])) if game in _LESSONS else None


def _made(name: str) -> object:
    """Create an object of a class given as ``module:class``."""
    module, _, kind = name.partition(":")
    return getattr(import_module(module), kind)()
