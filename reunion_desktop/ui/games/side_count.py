"""Result pages of partnership games: one column per side; rows as data, page and text."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import PlaySuit
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, SessionResult, Settlement, Units
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.games.count import (
    Contents,
    CountPage,
    Figures,
    GameCount,
    counted_heading,
    row_told,
    settled,
)
from reunion_desktop.ui.words.access import capital, sentence
from reunion_desktop.ui.words.cards import listed, suit_name
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


class GameEnd(NamedTuple):
    """End of a game, and its session."""

    settlement: Settlement
    lines: tuple[ScoreLine, ...]
    rules: Rules
    sheet: ScoreSheet
    """Score sheet of the session, including this game."""
    company: SeatNames

    @property
    def session(self) -> SessionResult:
        """State of the session after this game."""
        return _session(self.sheet, self.rules)


class SideCount(GameCount):
    """Result pages of a partnership game: one column per side; each game supplies its rows."""

    @abstractmethod
    def deal_rows(
        self, sight: Observation, deal: DealObservation, company: SeatNames
    ) -> Iterable[SideRow]:
        """Rows of the last deal."""

    @abstractmethod
    def game_rows(self, game: GameEnd) -> Iterable[SideRow]:
        """Rows of the finished game and of the session."""

    @abstractmethod
    def heading(self, game: GameEnd) -> str:
        """Heading of a finished game: its winners, and what else they have won."""

    def deal(self, sight: Observation, names: Sequence[str]) -> CountPage:
        """Result page of the last deal, headed by its number."""
        company = company_at(sight, names)
        return replace(_page(*self._deal(sight, company), company), note=self.note(sight, company))

    def note(self, sight: Observation, company: SeatNames) -> str:
        """Sentences on what the last deal has changed for the next; empty by default."""
        del sight, company
        return ""

    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> CountPage:
        """Result page of a game: heading and rows."""
        company = company_at(sight, names)
        return _page(*self._game(sight, sheet, company), company)

    def deal_told(self, sight: Observation, company: SeatNames) -> str:
        """Result of the last deal as spoken text."""
        heading, rows = self._deal(sight, company)
        told = sentence(heading), rows_aloud(rows, company), self.note(sight, company)
        return " ".join(filter(None, told))

    def settlement_told(self, sight: Observation, sheet: ScoreSheet, company: SeatNames) -> str:
        """Result of a game as text: heading and rows."""
        heading, rows = self._game(sight, sheet, company)
        return f"{sentence(heading)} {rows_aloud(rows, company)}"

    def _deal(self, sight: Observation, company: SeatNames) -> tuple[str, tuple[SideRow, ...]]:
        heading = counted_heading(sight.lines[-1].number)
        rows = () if sight.deal is None else self.deal_rows(sight, sight.deal, company)
        return heading, _filled(rows)

    def _game(
        self, sight: Observation, sheet: ScoreSheet, company: SeatNames
    ) -> tuple[str, tuple[SideRow, ...]]:
        end = settled(sight)
        game = GameEnd(end, sight.lines, sight.rules, sheet, company)
        return self.heading(game), _filled(self.game_rows(game))


def _filled(rows: Iterable[SideRow]) -> tuple[SideRow, ...]:
    """Rows that say something of at least one side."""
    return tuple(row for row in rows if any(row.cells))


def session_heading(game: GameEnd, won: str, both: str, ended: str) -> str:
    """Heading of a finished game, and of its session once that is over.

    Args:
        game: the game and its session.
        won: sentence on the winners of the game, with ``{names}`` as in the others.
        both: sentence on the winners of game and session, where these are the same.
        ended: sentence on the winners of the session otherwise.
    """
    winners, session, company = game.settlement.winners, game.session, game.company
    if session.over and session.leaders == winners:
        return said_of(both, winners, company)
    told = said_of(won, winners, company)
    if not session.over:
        return told
    return f"{sentence(told)} {said_of(ended, session.leaders, company)}"


def company_at(sight: Observation, names: Sequence[str]) -> SeatNames:
    """Names of the players, seen from the observer's seat."""
    return SeatNames(tuple(names), sight.seat, sight.rules.sides)


def own_first(company: SeatNames, by_side: Sequence[T]) -> tuple[T, ...]:
    """Values of each side, in the order of the columns."""
    return tuple(by_side[company.side_of(seats)] for seats in company.every_side())


def added(company: SeatNames, by_seat: Sequence[int]) -> tuple[int, ...]:
    """Sums of the partners' values per side, in the order of the columns."""
    return tuple(sum(by_seat[seat] for seat in seats) for seats in company.every_side())


def texts(amounts: Iterable[Units]) -> tuple[str, ...]:
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
    """Row as spoken text: *Tricks: you and Karl 5; Anna and Eva 3.*."""
    sides = company.every_side()
    names = [
        "" if row.of_one else listed([company.name(seat) for seat in seats]) for seats in sides
    ]
    figures = zip(names, row.aloud or row.cells, strict=True)
    return row_told(row.label, figures, partners=any(len(seats) > 1 for seats in sides))


def rows_aloud(rows: Iterable[SideRow], company: SeatNames) -> str:
    """Rows as spoken text, joined."""
    return " ".join(row_aloud(row, company) for row in rows)


def _page(heading: str, rows: Sequence[SideRow], company: SeatNames) -> CountPage:
    """Page with one column per side, headed by the names as on the score sheet."""
    figures = tuple(
        Figures(row.label, row.cells, strong=row.strong, best=row.best, tails=row.tails)
        for row in rows
    )
    columns = tuple(tuple(sorted(seats)) for seats in company.every_side())
    text = "\n".join(row_aloud(row, company) for row in rows)
    return CountPage(heading, Contents(company.names, figures, columns=columns), text)


# Rows of several games ----------------------------------------------------------------------------


def tricks_row(tricks: Sequence[int], company: SeatNames) -> SideRow:
    """Row of tricks taken."""
    return SideRow(translate("count", "Tricks"), texts(added(company, tricks)))


def points_row(points: Sequence[int], company: SeatNames) -> SideRow:
    """Row of card points in the tricks taken."""
    return SideRow(translate("count", "Points"), texts(added(company, points)))


def amounts_row(label: str, company: SeatNames, by_side: Sequence[Units]) -> SideRow:
    """Row of an amount of each side."""
    return SideRow(label, texts(own_first(company, by_side)))


def player_row(
    label: str, seat: Seat, written: str, aloud: str, company: SeatNames, tail: str = ""
) -> SideRow:
    """Row about one player, in the column of that player's side; ``tail`` is never cut."""
    own = [seat in seats for seats in company.every_side()]
    cells, spoken, tails = (
        tuple(text if is_own else "" for is_own in own) for text in (written, aloud, tail)
    )
    return SideRow(label, cells, spoken, tails=tails if tail else (), of_one=True)


def result_row(seat: Seat, result: str, aloud: str, company: SeatNames) -> SideRow:
    """Result of a deal, in the column of a seat's side; ``aloud`` also names the side."""
    return player_row(translate("count", "Result"), seat, result, aloud, company)


def ended_aloud(seat: Seat, company: SeatNames, *, won: bool) -> str:
    """Spoken text on a seat's side: *you and Karl have won*."""
    seats = next(seats for seats in company.every_side() if seat in seats)
    if company.person in seats:
        text = translate("count", "{names} have lost", "you")
        text = translate("count", "{names} have won", "you") if won else text
    else:
        text = translate("count", "{names} have lost")
        text = translate("count", "{names} have won") if won else text
    return text.format(names=shared_by(company, seats))


def trumps_row(label: str, seat: Seat, suit: PlaySuit | None, company: SeatNames) -> SideRow:
    """Row on the player who fixed trumps: *Anna, hearts*; the suit is never cut."""
    # As a word: a French sign beside German cards would show a suit they do not have.
    told = "" if suit is None else suit_name(suit)
    text = translate("count", "{name}, {suit}")
    aloud, tail = (text.format(name=name, suit=told) for name in (company.name(seat), ""))
    return player_row(label, seat, company.names[seat], aloud, company, tail)


def change_row(
    label: str, company: SeatNames, before: Sequence[int], after: Sequence[int], *, aloud: bool
) -> SideRow:
    """Row of amounts of each side before and after the last deal.

    Args:
        label: label of the row.
        company: the players.
        before: amounts by side before the deal.
        after: amounts by side after it.
        aloud: whether the change is spoken; otherwise the amounts after the deal.
    """
    pairs = tuple(zip(own_first(company, before), own_first(company, after), strict=True))
    changes = (
        translate("count", "unchanged: {count}")
        if old == new
        else translate("count", "from {before} to {after}")
        for old, new in pairs
    )
    spoken = (text if aloud else "{count}" for text in changes)
    return SideRow(
        label,
        tuple(str(new) if old == new else f"{old} → {new}" for old, new in pairs),
        tuple(
            text.format(before=old, after=new, count=new)
            for text, (old, new) in zip(spoken, pairs, strict=True)
        ),
        strong=True,
    )


def winners_row(label: str, won: str, settlement: Settlement, company: SeatNames) -> SideRow:
    """Row that names the winners of a game by a word in their column."""
    winners = set(settlement.winners)
    own = [not winners.isdisjoint(seats) for seats in company.every_side()]
    best = tuple(place for place, has_won in enumerate(own) if has_won)
    cells = tuple(won if has_won else "" for has_won in own)
    told = ended_aloud(settlement.winners[0], company, won=True)
    aloud = tuple(told if has_won else "" for has_won in own)
    return SideRow(label, cells, aloud, best=best, of_one=True)


def account_row(label: str, sheet: ScoreSheet, rules: Rules, company: SeatNames) -> SideRow:
    """Row of what the session has brought so far, with the leaders highlighted."""
    session, sides = _session(sheet, rules), company.every_side()
    begun = any(game.settlement for game in sheet.games)
    best = (place for place, seats in enumerate(sides) if begun and seats[0] in session.leaders)
    cells = texts(session.account[seats[0]] for seats in sides)
    return SideRow(label, cells, strong=True, best=tuple(best))


def _session(sheet: ScoreSheet, rules: Rules) -> SessionResult:
    return rules.scoring.result([game.settlement for game in sheet.games if game.settlement])


def some(amounts: Iterable[int]) -> tuple[str, ...]:
    """Amounts as texts of cells; empty for zero."""
    return tuple(str(amount) if amount else "" for amount in amounts)


def deal_number(number: int) -> str:
    """Beginning of the sentences on a deal's result: *Deal 2.*."""
    return translate("count", "Deal {number}.").format(number=number)
