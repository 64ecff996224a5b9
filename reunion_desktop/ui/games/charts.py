"""Charts of a game's statistics: the texts of its account, and its own figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.scoring import Units
from reunion_desktop.ui.words.game_words import GameWords
from reunion_desktop.ui.words.measures import units_text

translate = QCoreApplication.translate

_BAD = ("_lost", "_false", "_received")
"""Suffixes of the names of figures that are bad for the player."""


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

    behind: tuple[str, str] = ("", "")
    """Labels below a negative lead: of one, and of several; empty where there are only sums."""

    def told(self, units: Units) -> tuple[str, str]:
        """A number and the label below it."""
        one = abs(units) == 1
        if units < 0 and all(self.behind):
            return units_text(abs(units)).removeprefix("+"), self.behind[0 if one else 1]
        return units_text(units), self.one if one else self.several


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


Plate: TypeAlias = PlacesPlate | CountsPlate
"""A chart of a game's own figures."""


class GameCharts:
    """Texts of an account in units, without charts; a game overrides what it has."""

    def account(self) -> AccountWords:
        """Texts that name the unit of the account."""
        return AccountWords(
            one=translate("statistics", "unit"),
            several=translate("statistics", "units"),
            course=translate("statistics", "Units over time"),
            span=translate("statistics", "from {first} to {last}, units: {units}"),
            mean=translate("statistics", "units per game"),
            against=translate("statistics", "Against each opponent (units won and lost)"),
        )

    def plates(self, words: GameWords) -> tuple[Plate, ...]:
        """Charts of the game's figures, with their names in its words."""
        del words
        return ()


class SideCharts(GameCharts):
    """Charts of a game of sides: one of counts, for each hundred deals."""

    def title(self) -> str:
        """Title of the chart."""
        return translate("statistics", "Choosing trumps and defending (per 100 deals)")

    def plates(self, words: GameWords) -> tuple[Plate, ...]:
        """The one chart."""
        return (CountsPlate(self.title(), bars(words, words.statistics), ("deals",)),)


def bars(words: GameWords, keys: Sequence[str]) -> tuple[tuple[str, str, bool], ...]:
    """A bar for each figure, red for those that are bad for the player."""
    return tuple((words.figure(key), key, not key.endswith(_BAD)) for key in keys)


def marks_account(mean: str) -> AccountWords:
    """Texts of an account in marks.

    Args:
        mean: column heading, marks for each unit played.
    """
    return AccountWords(
        one=translate("statistics", "mark ahead"),
        several=translate("statistics", "marks ahead"),
        course=translate("statistics", "Marks ahead over time"),
        span=translate("statistics", "from {first} to {last}, marks: {units}"),
        mean=mean,
        against=translate("statistics", "Against each opponent (marks ahead)"),
        behind=(translate("statistics", "mark behind"), translate("statistics", "marks behind")),
    )
