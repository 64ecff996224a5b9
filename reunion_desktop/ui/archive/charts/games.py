"""Table of the charts for each game, by the game's name in a game file.

It holds the unit of a game's account, and the charts of the game's own figures; their titles come
from the words of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.scoring import Units
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.unit_words import UnitWords

translate = QCoreApplication.translate

SILENT = "reunion"
"""The default game: sessions of all other games are listed with the game's name."""


@dataclass(frozen=True, slots=True)
class AccountWords:
    """Texts that name the unit of a game's account."""

    one: str
    """Label below 1 or -1."""
    several: str
    """Label below any other number."""
    course: str
    """Title of the balance chart."""
    span: str
    """Text of the balance chart, with ``{first}``, ``{last}`` and ``{units}``."""
    mean: str
    """Column heading: units per game."""
    against: str
    """Title of the table of opponents."""

    def below(self, units: Units) -> str:
        """Label below a number."""
        return self.one if abs(units) == 1 else self.several


@dataclass(frozen=True, slots=True)
class PlacesPlate:
    """Chart of mean points per deal by seat, with a line at an equal share."""

    title: str
    bars: tuple[tuple[str, str, str], ...]
    """For each bar its label and the names of two figures: the points, and the number of deals."""
    even: float
    """Mean if all seats had the same."""


@dataclass(frozen=True, slots=True)
class CountsPlate:
    """Chart of counts, each with its percentage."""

    title: str
    bars: tuple[tuple[str, str, bool], ...]
    """For each bar its label, the name of its figure, and whether it is good for the player."""
    of: tuple[str, ...]
    """Names of the figures that together are the whole."""


@dataclass(frozen=True, slots=True)
class GameFigures:
    """Account texts and charts of one game."""

    title: str
    account: AccountWords
    plates: tuple[PlacesPlate | CountsPlate, ...]
    unit: UnitWords = UnitWords()  # noqa: RUF009 - it has no state.


def figures_of(game: str) -> GameFigures:
    """Charts of a game; the general ones for a game without words."""
    known = _GAMES.get(game)
    if known is None:
        return GameFigures(game, _units(), ())
    words = words_of(game)
    return replace(known(words), unit=words.unit())


def _units() -> AccountWords:
    return AccountWords(
        one=translate("statistics", "unit"),
        several=translate("statistics", "units"),
        course=translate("statistics", "Units over time"),
        span=translate("statistics", "from {first} to {last}, units: {units}"),
        mean=translate("statistics", "units per game"),
        against=translate("statistics", "Against each opponent (units won and lost)"),
    )


def _reunion(words: GameWords) -> GameFigures:
    deals = ("dealer_deals", "forehand_deals", "middlehand_deals")
    points, counts = words.statistics[: len(deals)], words.statistics[len(deals) :]
    places = PlacesPlate(
        translate("statistics", "Points per deal by position (line: equal share)"),
        tuple((words.figure(key), key, of) for key, of in zip(points, deals, strict=True)),
        # A third of 150.
        even=50,
    )
    title = translate("statistics", "Stangen and bowers (per 100 deals)")
    if words.game == "ekart":
        title = translate("statistics", "Stangen, bowers and Staubaus (per 100 deals)")
    fees = CountsPlate(title, _bars(words, counts), deals)
    return GameFigures(words.title(), _units(), (places, fees))


def _bauer(words: GameWords) -> GameFigures:
    account = AccountWords(
        one=translate("statistics", "Brot ahead"),
        several=translate("statistics", "Brote ahead"),
        course=translate("statistics", "Brote ahead over time"),
        span=translate("statistics", "from {first} to {last}, Brote: {units}"),
        mean=translate("statistics", "Brote per game"),
        against=translate("statistics", "Against each opponent (Brote ahead)"),
    )
    title = translate("statistics", "Choosing trumps and defending (per 100 deals)")
    return _of_sides(words, account, title)


def _hunsruecker(words: GameWords) -> GameFigures:
    account = AccountWords(
        one=translate("statistics", "game ahead"),
        several=translate("statistics", "games ahead"),
        course=translate("statistics", "Games ahead over time"),
        span=translate("statistics", "from {first} to {last}, games: {units}"),
        mean=translate("statistics", "lead per game"),
        against=translate("statistics", "Against each opponent (games ahead)"),
    )
    title = translate("statistics", "Choosing trumps and defending (per 100 deals)")
    return _of_sides(words, account, title)


def _viersche(words: GameWords) -> GameFigures:
    account = _marks(translate("statistics", "marks per set"))
    return _of_sides(words, account, translate("statistics", "Rungs (per 100 deals)"))


def _hindersche(words: GameWords) -> GameFigures:
    account = _marks(translate("statistics", "marks per game"))
    of_deals = [key for key in words.statistics if key not in _OF_GAMES]
    marks = translate("statistics", "Marks on the slate (per 100 deals)")
    ends = translate("statistics", "Game results (per 100 games)")
    plates = (
        CountsPlate(marks, _bars(words, of_deals), ("deals",)),
        CountsPlate(ends, _bars(words, _OF_GAMES), ("games",)),
    )
    return GameFigures(words.title(), account, plates)


def _marks(mean: str) -> AccountWords:
    return AccountWords(
        one=translate("statistics", "mark ahead"),
        several=translate("statistics", "marks ahead"),
        course=translate("statistics", "Marks ahead over time"),
        span=translate("statistics", "from {first} to {last}, marks: {units}"),
        mean=mean,
        against=translate("statistics", "Against each opponent (marks ahead)"),
    )


def _of_sides(words: GameWords, account: AccountWords, title: str) -> GameFigures:
    """Figures of a game of sides: one chart of counts."""
    counts = CountsPlate(title, _bars(words, words.statistics), ("deals",))
    return GameFigures(words.title(), account, (counts,))


def _bars(words: GameWords, keys: Sequence[str]) -> tuple[tuple[str, str, bool], ...]:
    """A bar for each figure, red for those that are bad for the player."""
    return tuple((words.figure(key), key, not key.endswith(_BAD)) for key in keys)


_BAD = ("_lost", "_false", "_received")
"""Suffixes of the names of figures that are bad for the player."""

_OF_GAMES = ("clean", "games_lost")
"""Figures of Hindersche that count games, not deals."""

_GAMES: dict[str, Callable[[GameWords], GameFigures]] = {
    "reunion": _reunion,
    "ekart": _reunion,
    "bauer": _bauer,
    "hunsruecker": _hunsruecker,
    "viersche": _viersche,
    "hindersche": _hindersche,
}
