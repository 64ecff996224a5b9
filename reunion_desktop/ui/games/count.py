"""Port: the count of a deal and the settlement of a game, of which every game has its own.

A page is a value: what is counted, by seat or by side, and the same in words. How it is painted,
and when its rows come, is the affair of whoever shows it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.words.seat_names import SeatNames


@dataclass(frozen=True, slots=True)
class Figures:
    """A row of the grid."""

    label: str
    cells: tuple[str, ...]
    strong: bool = False
    """Whether it is what the rows above come to: bold, with a line above it."""
    underlined: tuple[int, ...] = ()
    """Columns whose figure is underlined."""
    best: tuple[int, ...] = ()
    """Columns whose figure is bold."""
    tails: tuple[str, ...] = ()
    """What stands after the words of each column and is never cut, however long these are; empty
    where nothing does."""


@dataclass(frozen=True, slots=True)
class Paid:
    """A move of units, as it is listed."""

    payer: str
    payee: str
    units: str
    reason: str


@dataclass(frozen=True, slots=True)
class Contents:
    """Contents of a result page below its heading."""

    names: tuple[str, ...] = ()
    """By seat."""
    figures: tuple[Figures, ...] = ()
    moves: tuple[Paid, ...] = ()
    """Above the grid, one below the other."""
    columns: tuple[tuple[Seat, ...], ...] = ()
    """Whose each column is, where partners share one; empty where each player has his own."""

    def above(self, words: Sequence[str]) -> tuple[str, ...]:
        """Words of the players, by seat, as they stand above the columns."""
        if not self.columns:
            return tuple(words)
        return tuple(" & ".join(words[seat] for seat in seats) for seats in self.columns)


@dataclass(frozen=True, slots=True)
class CountPage:
    """A result page: heading, contents, and the same as text."""

    heading: str
    contents: Contents
    text: str
    """All of it in words."""


class GameCount(ABC):
    """Result pages of one game, for a deal and for a game, in the current language."""

    @abstractmethod
    def deal(self, sight: Observation, names: Sequence[str]) -> CountPage:
        """The count of the deal that was played last.

        Args:
            sight: the table as it is seen when the deal is over.
            names: names by seat.
        """

    @abstractmethod
    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> CountPage:
        """The settlement of the game that is over: who won, and how the sitting stands.

        Args:
            sight: the table as it is seen when the game is over.
            sheet: the figures of the sitting, this game among them.
            names: names by seat.
        """

    def deal_told(self, sight: Observation, company: SeatNames) -> str | None:
        """The count of the deal as one hears it; None where the event's sentence says all."""
        del sight, company
        return None

    def settlement_told(
        self, sight: Observation, sheet: ScoreSheet, company: SeatNames
    ) -> str | None:
        """The settlement as one hears it; None where the event's sentence says all."""
        del sight, sheet, company
        return None
