"""Result page of Hunsrücker Bauern: tricks, the lines, and the games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui.games.hunsruecker.figures import (
    course_row,
    declarers_row,
    games_row,
    lines_row,
    result_row,
    tricks_row,
    won_row,
)
from reunion_desktop.ui.games.side_count import SideCount, SideRow, said_of, sentence
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class HunsrueckerCount(SideCount):
    """Result page of Hunsrücker Bauern, for a deal and for a game."""

    def deal_rows(self, sight: Observation, company: SeatNames) -> tuple[SideRow, ...]:
        """Rows of the last deal; of a void one only the lines."""
        assert sight.deal is not None  # noqa: S101 - a deal was scored.
        deal, line = sight.deal, sight.lines[-1]
        if not line.played:
            return (course_row(sight.lines, company),)
        rows = (
            declarers_row(deal, company),
            tricks_row(line.tricks, company),
            result_row(deal, line, company),
            course_row(sight.lines, company),
        )
        return rows if sight.settlement is None else (*rows, won_row(sight.settlement, company))

    def game_rows(
        self, sight: Observation, sheet: ScoreSheet, company: SeatNames
    ) -> tuple[SideRow, ...]:
        """Rows of the last game."""
        return lines_row(sight.lines, company), games_row(sheet, sight.rules, company)

    def heading(self, sight: Observation, sheet: ScoreSheet, company: SeatNames) -> str:
        """Heading of a finished game: its winners, and the session's leaders at its end."""
        assert sight.settlement is not None  # noqa: S101 - the game is over.
        winners = sight.settlement.winners
        won = said_of(translate("hunsruecker", "{names} win the game"), winners, company)
        sitting = sight.rules.scoring.result(
            [game.settlement for game in sheet.games if game.settlement]
        )
        if not sitting.over:
            return won
        if sitting.leaders == winners:
            text = translate("hunsruecker", "{names} win the game and the session")
            return said_of(text, winners, company)
        text = translate("hunsruecker", "{names} have won the most games and win the session")
        return f"{sentence(won)} {said_of(text, sitting.leaders, company)}"
