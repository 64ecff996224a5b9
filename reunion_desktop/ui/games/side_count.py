"""Result pages of partnership games: one column per side; rows as data, page and text."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.games.count import Contents, CountPage, Figures, GameCount
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.cards import listed
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SideRow:
    """One row: one quantity for each side, the player's first."""

    label: str
    cells: tuple[str, ...]
    """Written text of each side; empty if the row does not concern it."""
    aloud: tuple[str, ...] = ()
    """Spoken text of each side, if it differs from the written one."""
    strong: bool = False
    """True if it is a total of the rows above."""
    best: tuple[int, ...] = ()
    """Highlighted columns."""
    tails: tuple[str, ...] = ()
    """Text after each cell that is never cut."""
    of_one: bool = False
    """True if it concerns one player only, so that the spoken text omits the side."""


class SideCount(GameCount):
    """Result pages of a partnership game: one column per side; each game supplies its rows."""

    @abstractmethod
    def deal_rows(self, sight: Observation, company: SeatNames) -> tuple[SideRow, ...]:
        """Rows of the last deal."""

    @abstractmethod
    def game_rows(
        self, sight: Observation, sheet: ScoreSheet, company: SeatNames
    ) -> tuple[SideRow, ...]:
        """Rows of the finished game and of the session."""

    @abstractmethod
    def heading(self, sight: Observation, sheet: ScoreSheet, company: SeatNames) -> str:
        """Heading of a finished game: its winners, and what else they have won."""

    def deal(self, sight: Observation, names: Sequence[str]) -> CountPage:
        """Result page of the last deal, headed by its number."""
        company = company_at(sight, names)
        rows = self.deal_rows(sight, company)
        return side_page(counted_heading(sight.lines[-1].number), rows, company)

    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> CountPage:
        """Result page of a game: heading and rows."""
        company = company_at(sight, names)
        rows = self.game_rows(sight, sheet, company)
        return side_page(self.heading(sight, sheet, company), rows, company)

    def deal_told(self, sight: Observation, company: SeatNames) -> str:
        """Result of the last deal as spoken text."""
        heading = sentence(counted_heading(sight.lines[-1].number))
        return f"{heading} {rows_aloud(self.deal_rows(sight, company), company)}"

    def settlement_told(self, sight: Observation, sheet: ScoreSheet, company: SeatNames) -> str:
        """Result of a game as text: heading and rows."""
        heading = sentence(self.heading(sight, sheet, company))
        return f"{heading} {rows_aloud(self.game_rows(sight, sheet, company), company)}"


def company_at(sight: Observation, names: Sequence[str]) -> SeatNames:
    """Names of the players, seen from the observer's seat."""
    return SeatNames(tuple(names), sight.seat, sight.rules.sides)


def own_first(company: SeatNames, by_side: Sequence[T]) -> tuple[T, ...]:
    """Values of each side, in the order of the columns."""
    return tuple(by_side[company.side_of(seats)] for seats in company.every_side())


def added(company: SeatNames, by_seat: Sequence[int]) -> tuple[int, ...]:
    """Sums of the partners' values per side, in the order of the columns."""
    return tuple(sum(by_seat[seat] for seat in seats) for seats in company.every_side())


def texts(amounts: Iterable[int]) -> tuple[str, ...]:
    """Amounts as texts of cells."""
    return tuple(map(str, amounts))


def shared_by(company: SeatNames, seats: Iterable[Seat]) -> str:
    """Names of some players, the player first: *you and Karl*."""
    among = frozenset(seats)
    ordered = [seat for side in company.every_side() for seat in side if seat in among]
    return listed([company.name(seat) for seat in ordered])


def said_of(text: str, seats: Iterable[Seat], company: SeatNames) -> str:
    """Sentence about some players: insert their names for ``{names}``, and capitalize it."""
    return capital(text.format(names=shared_by(company, seats)))


def row_aloud(row: SideRow, company: SeatNames) -> str:
    """Row as spoken text: *Tricks: you and Karl 5, Anna and Eva 3.*."""
    told = [
        figure
        if row.of_one
        else translate("count", "{name} {figure}").format(
            name=listed([company.name(seat) for seat in seats]), figure=figure
        )
        for seats, figure in zip(company.every_side(), row.aloud or row.cells, strict=True)
        if figure
    ]
    line = translate("count", "{label}: {figures}.")
    return line.format(label=row.label, figures=", ".join(told))


def rows_aloud(rows: Iterable[SideRow], company: SeatNames) -> str:
    """Rows as spoken text, joined."""
    return " ".join(row_aloud(row, company) for row in rows)


def side_page(heading: str, rows: Sequence[SideRow], company: SeatNames) -> CountPage:
    """Page with one column per side, headed by the names as on the score sheet."""
    figures = tuple(
        Figures(row.label, row.cells, strong=row.strong, best=row.best, tails=row.tails)
        for row in rows
    )
    columns = tuple(tuple(sorted(seats)) for seats in company.every_side())
    text = "\n".join(row_aloud(row, company) for row in rows)
    return CountPage(heading, Contents(company.names, figures, columns=columns), text)


def counted_heading(number: int) -> str:
    """Heading of a deal's result: *Result of deal 2*."""
    return translate("count", "Result of deal {number}").format(number=number)


def sentence(words: str) -> str:
    """Text with an initial capital and a full stop."""
    text = translate("wording", "{sentence}.")
    return text.format(sentence=words[:1].upper() + words[1:])
