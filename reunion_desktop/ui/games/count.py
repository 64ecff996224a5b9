"""Interface of a game's result pages, for a deal and for a finished game.

A page is a value: the figures by seat or by side, and the same as text. The widget that shows it
decides how it is painted and when its rows appear.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Figures:
    """Row of the grid."""

    label: str
    cells: tuple[str, ...]
    strong: bool = False
    """True if it is a total of the rows above: bold, with a line above it."""
    underlined: tuple[int, ...] = ()
    """Columns with an underlined figure."""
    best: tuple[int, ...] = ()
    """Columns with a bold figure."""
    tails: tuple[str, ...] = ()
    """Text after each column's cell that is never cut, however long the cell; empty if none."""


@dataclass(frozen=True, slots=True)
class Paid:
    """Payment of units, as listed."""

    payer: str
    payee: str
    units: str
    reason: str


@dataclass(frozen=True, slots=True)
class Contents:
    """Contents of a result page below its heading."""

    names: tuple[str, ...] = ()
    """Names by seat."""
    figures: tuple[Figures, ...] = ()
    moves: tuple[Paid, ...] = ()
    """Payments above the grid, one below the other."""
    columns: tuple[tuple[Seat, ...], ...] = ()
    """Seats of each column, where partners share one; empty if each player has a column."""

    def above(self, words: Sequence[str]) -> tuple[str, ...]:
        """Column headings from texts by seat."""
        if not self.columns:
            return tuple(words)
        return tuple(" & ".join(words[seat] for seat in seats) for seats in self.columns)


@dataclass(frozen=True, slots=True)
class CountPage:
    """A result page: heading, contents, and the same as text."""

    heading: str
    contents: Contents
    text: str
    """The whole page as text."""
    note: str = ""
    """Sentences below the heading on what changes now; empty if nothing does."""


class GameCount(ABC):
    """Result pages of one game, for a deal and for a game, in the current language."""

    @abstractmethod
    def deal(self, sight: Observation, names: Sequence[str]) -> CountPage:
        """Result page of the last deal.

        Args:
            sight: observation at the end of the deal.
            names: names by seat.
        """

    @abstractmethod
    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> CountPage:
        """Settlement page of a finished game: its winners, and the state of the session.

        Args:
            sight: observation at the end of the game.
            sheet: score sheet of the session, including this game.
            names: names by seat.
        """

    def deal_told(self, sight: Observation, company: SeatNames) -> str | None:
        """Result of the deal as spoken text; None if the event's sentence is enough."""
        del sight, company
        return None

    def settlement_told(
        self, sight: Observation, sheet: ScoreSheet, company: SeatNames
    ) -> str | None:
        """Settlement as spoken text; None if the event's sentence is enough."""
        del sight, sheet, company
        return None


def row_told(label: str, figures: Iterable[tuple[str, str]], *, partners: bool = False) -> str:
    """A row as spoken text: *Tricks: you and Karl 5; Anna and Eva 3.*.

    Args:
        label: the label of the row.
        figures: each name with its figure; a figure without a name stands alone, and an empty one
            is left out.
        partners: whether names are lists themselves, so that a comma would not tell sides apart.
    """
    told = [
        translate("count", "{name} {figure}").format(name=name, figure=figure) if name else figure
        for name, figure in figures
        if figure
    ]
    line = translate("count", "{label}: {figures}.")
    between = translate("answers", "; ", "between the cards of a trick") if partners else ", "
    return line.format(label=label, figures=between.join(told))


def counted_heading(number: int) -> str:
    """Heading of a deal's result: *Result of deal 2*."""
    return translate("count", "Result of deal {number}").format(number=number)


def settled(sight: Observation) -> Settlement:
    """Settlement of a finished game.

    Raises:
        ValueError: the game is not over.
    """
    if sight.settlement is None:
        message = "The game is not over."
        raise ValueError(message)
    return sight.settlement
