"""Result page of Hindersche: points, marks added and wiped, the slate, and the frame."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui.games.hindersche.figures import (
    course_row,
    frame_row,
    game_row,
    level_rows,
    of_those_dealt_in,
    paid_row,
    points_row,
    strokes_row,
    tricks_row,
)
from reunion_desktop.ui.games.side_count import SideCount, SideRow, said_of
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class HinderscheCount(SideCount):
    """Result page of Hindersche, for a deal and for a game."""

    def deal_rows(self, sight: Observation, company: SeatNames) -> tuple[SideRow, ...]:
        """Rows of the last deal."""
        line = sight.lines[-1]
        made = tricks_row(line.tricks, company), points_row(line.points, company)
        return (
            *[of_those_dealt_in(row, sight.lines, sight.rules, company) for row in made],
            strokes_row(line, company),
            *level_rows(sight.lines, sight.rules, company),
            course_row(sight.lines, sight.rules, company),
        )

    def game_rows(
        self, sight: Observation, sheet: ScoreSheet, company: SeatNames
    ) -> tuple[SideRow, ...]:
        """Rows of the last game."""
        assert sight.settlement is not None  # noqa: S101 - the game is over.
        return (
            game_row(sight.settlement, company),
            frame_row(sheet, sight.rules, company),
            paid_row(sheet, sight.rules, company),
        )

    def heading(self, sight: Observation, sheet: ScoreSheet, company: SeatNames) -> str:
        """Heading of a finished game: the losers, and whether the session is over."""
        assert sight.settlement is not None  # noqa: S101 - the game is over.
        losers = [seat for seat, marks in enumerate(sight.settlement.chalk) if marks]
        settled = [game.settlement for game in sheet.games if game.settlement is not None]
        mine = losers[0] == company.person
        if sight.rules.scoring.result(settled).over:
            text = (
                translate("hindersche", "{names} have lost the game; the session is over", "you")
                if mine
                else translate("hindersche", "{names} has lost the game; the session is over")
            )
        elif mine:
            text = translate("hindersche", "{names} have lost the game", "you")
        else:
            text = translate("hindersche", "{names} has lost the game")
        return said_of(text, losers, company)
