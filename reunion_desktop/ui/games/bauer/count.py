"""Result page of Bauer: tricks, the countdown, and the Brote."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui.games.bauer.figures import (
    brot_row,
    brote_row,
    course_row,
    makers_rows,
    needed_row,
    result_row,
    to_go_row,
    tricks_row,
)
from reunion_desktop.ui.games.side_count import SideCount, SideRow, said_of, sentence
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class BauerCount(SideCount):
    """Result page of Bauer, for a deal and for a game."""

    def deal_rows(self, sight: Observation, company: SeatNames) -> tuple[SideRow, ...]:
        """Rows of the last deal."""
        assert sight.deal is not None  # noqa: S101 - a deal was scored.
        deal, line = sight.deal, sight.lines[-1]
        rows = (
            *makers_rows(deal, company),
            needed_row(deal, company),
            tricks_row(line.tricks, company),
            result_row(deal, line, company),
            course_row(sight.lines, company),
        )
        return rows if sight.settlement is None else (*rows, brot_row(sight.settlement, company))

    def game_rows(
        self, sight: Observation, sheet: ScoreSheet, company: SeatNames
    ) -> tuple[SideRow, ...]:
        """Rows of the last Brot."""
        return to_go_row(sight.lines, company), brote_row(sheet, sight.rules, company)

    def heading(self, sight: Observation, sheet: ScoreSheet, company: SeatNames) -> str:
        """Heading of a finished game: the Brot's winners, and at the session's end its leaders."""
        assert sight.settlement is not None  # noqa: S101 - the game is over.
        winners = sight.settlement.winners
        won = said_of(translate("bauer", "{names} win the Brot", "a side of two"), winners, company)
        sitting = sight.rules.scoring.result(
            [game.settlement for game in sheet.games if game.settlement]
        )
        if not sitting.over:
            return won
        if sitting.leaders == winners:
            text = translate("bauer", "{names} win the Brot and the session")
            return said_of(text, winners, company)
        if len(sitting.leaders) == len(company.names):
            ended = translate("bauer", "The session is a tie, with equal Brote on both sides")
        else:
            text = translate("bauer", "{names} have the most Brote and win the session")
            ended = said_of(text, sitting.leaders, company)
        return f"{sentence(won)} {ended}"
