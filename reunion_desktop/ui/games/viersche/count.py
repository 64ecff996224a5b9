"""Result page of Viersche: points, rungs, written points, and the marks on the frame."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games.viersche.options import viersche
from reunion_desktop.ui.games.side_count import SideCount, SideRow, said_of
from reunion_desktop.ui.games.viersche.figures import (
    claim_rows,
    course_row,
    frame_row,
    needed_row,
    outcome_rows,
    points_row,
    rungs_row,
    set_row,
    tricks_row,
)
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


class VierscheCount(SideCount):
    """Result page of Viersche, for a deal and for a set."""

    def deal_rows(self, sight: Observation, company: SeatNames) -> tuple[SideRow, ...]:
        """Rows of the last deal."""
        assert sight.deal is not None  # noqa: S101 - a deal was scored.
        line = sight.lines[-1]
        return (
            tricks_row(line.tricks, company),
            points_row(line.points, company),
            needed_row(sight.lines[:-1], company),
            *claim_rows(sight.deal, line, company),
            *outcome_rows(sight.lines, sight.rules, company),
            course_row(sight.lines, company),
        )

    def game_rows(
        self, sight: Observation, sheet: ScoreSheet, company: SeatNames
    ) -> tuple[SideRow, ...]:
        """Rows of the last set."""
        assert sight.settlement is not None  # noqa: S101 - the game is over.
        return (
            rungs_row(sight.lines, company),
            set_row(sight.settlement, company),
            frame_row(sheet, sight.rules, company),
        )

    def heading(self, sight: Observation, sheet: ScoreSheet, company: SeatNames) -> str:
        """Heading of a finished set: its winners, and at the session's end those of the session."""
        assert sight.settlement is not None  # noqa: S101 - the game is over.
        winners, rules = sight.settlement.winners, viersche(sight.rules)
        sitting = rules.scoring.result([game.settlement for game in sheet.games if game.settlement])
        if sitting.over and rules.session == "match":
            # A side reaches the limit of marks only with the last set, so these are the winners.
            text = translate("viersche", "{names} win the set and the session")
        else:
            text = translate("viersche", "{names} win the set")
        return said_of(text, winners, company)
