"""The count of Viersche: points, rungs, what is written, and the marks on the frame."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.viersche.options import viersche
from reunion_desktop.ui.games.count import GameCount, Page
from reunion_desktop.ui.games.side_count import (
    SideRow,
    company_at,
    counted_heading,
    rows_aloud,
    sentence,
    shared_by,
    side_page,
)
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
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.company import Company

translate = QCoreApplication.translate


class VierscheCount(GameCount):
    """What is counted at Viersche: a column a side."""

    def deal(self, sight: Observation, names: Sequence[str]) -> Page:
        """Tricks and points of a deal, and what they do to the ladder."""
        company = company_at(sight, names)
        return side_page(counted_heading(sight.lines[-1].number), _deal(sight, company), company)

    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> Page:
        """Who has won the set, and the marks on the frame."""
        company = company_at(sight, names)
        return side_page(_heading(sight, sheet, company), _set(sight, sheet, company), company)

    def deal_told(self, sight: Observation, company: Company) -> str:
        """The rows of the count one after another."""
        heading = sentence(counted_heading(sight.lines[-1].number))
        return f"{heading} {rows_aloud(_deal(sight, company), company)}"

    def settlement_told(self, sight: Observation, sheet: ScoreSheet, company: Company) -> str:
        """Who has won, and the rows of the settlement."""
        heading = sentence(_heading(sight, sheet, company))
        return f"{heading} {rows_aloud(_set(sight, sheet, company), company)}"


def _deal(sight: Observation, company: Company) -> tuple[SideRow, ...]:
    """The rows of the deal that was counted last."""
    assert sight.deal is not None  # noqa: S101 - a deal is counted.
    line = sight.lines[-1]
    return (
        tricks_row(line.tricks, company),
        points_row(line.points, company),
        needed_row(sight.lines[:-1], company),
        *claim_rows(sight.deal, line, company),
        *outcome_rows(sight.lines, sight.rules, company),
        course_row(sight.lines, company),
    )


def _set(sight: Observation, sheet: ScoreSheet, company: Company) -> tuple[SideRow, ...]:
    """The rows of the set that was won last."""
    assert sight.settlement is not None  # noqa: S101 - the game is over.
    return (
        rungs_row(sight.lines, company),
        set_row(sight.settlement, company),
        frame_row(sheet, sight.rules, company),
    )


def _heading(sight: Observation, sheet: ScoreSheet, company: Company) -> str:
    """Who wins the set; and, when a match is over, who has won that."""
    assert sight.settlement is not None  # noqa: S101 - the game is over.
    winners, rules = sight.settlement.winners, viersche(sight.rules)
    sitting = rules.sitting([game.settlement for game in sheet.games if game.settlement])
    if sitting.over and rules.session == "match":
        # Whoever has four marks has just been given the last of them.
        text = translate("viersche", "{names} win the set, and with it the match")
    else:
        text = translate("viersche", "{names} win the set")
    return _said(text, winners, company)


def _said(text: str, seats: Sequence[Seat], company: Company) -> str:
    """A sentence of some players, with a capital at its head."""
    return capital(text.format(names=shared_by(company, seats)))
