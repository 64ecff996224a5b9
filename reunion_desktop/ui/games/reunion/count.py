"""Result page of Réunion: a deal row by row, and the payments at the end of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import Mark, ScoreSheet
from reunion_desktop.ui.games.count import Contents, CountPage, Figures, GameCount, Paid, settled
from reunion_desktop.ui.games.reunion import count_words as words
from reunion_desktop.ui.games.reunion.event_words import game_heading, nothing_paid
from reunion_desktop.ui.games.reunion.score_rows import (
    ScoreRow,
    ScoreRowKind,
    UnitTransfer,
    balance_of,
    count_of,
    moves_of,
)
from reunion_desktop.ui.words.seat_names import SeatNames

_STRONG = (ScoreRowKind.SUM, ScoreRowKind.STANDS, ScoreRowKind.SESSION)


class ReunionCount(GameCount):
    """Result page of Réunion: one column per player, and the units that change hands."""

    def deal(self, sight: Observation, names: Sequence[str]) -> CountPage:
        """Result page of the last deal."""
        rows, deals = count_of(sight), len([line for line in sight.lines if not line.playoff])
        contents = Contents(tuple(names), _figures(rows, deals))
        heading = words.deal_heading(sight.lines[-1])
        return CountPage(heading, contents, words.rows_text(rows, deals, names))

    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> CountPage:
        """Settlement page of a finished game: winners, payments and balance."""
        company, ledger = SeatNames(tuple(names), sight.seat), sheet.ledger
        moves, rows = moves_of(sight), balance_of(sheet)
        paid = tuple(_paid(move, company, ledger) for move in moves)
        told = [words.move_text(move, company, ledger) for move in moves] or [nothing_paid()]
        contents = Contents(tuple(names), _figures(rows, len(sight.lines)), paid)
        text = "\n".join((*told, words.rows_text(rows, len(sight.lines), names)))
        return CountPage(game_heading(settled(sight), company), contents, text)


def _figures(rows: Iterable[ScoreRow], deals: int) -> tuple[Figures, ...]:
    return tuple(
        Figures(
            words.label(row, deals),
            tuple(words.figure(row, seat) for seat in range(len(row.amounts))),
            strong=row.kind in _STRONG,
            underlined=tuple(seat for seat, mark in enumerate(row.marks) if mark is Mark.UNDERLINE),
            best=row.best,
        )
        for row in rows
    )


def _paid(move: UnitTransfer, company: SeatNames, ledger: str) -> Paid:
    # The same names as above the columns of the grid.
    payer, payee = company.names[move.payer], company.names[move.payee]
    return Paid(payer, payee, words.due(move.units, ledger), words.reason(move))
