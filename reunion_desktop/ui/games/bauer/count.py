"""The count of Bauer: tricks, what they do to the count that goes down, and the Brote."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.engine.seats import Seat
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
from reunion_desktop.ui.words.access import capital
from reunion_desktop.ui.words.company import Company

translate = QCoreApplication.translate


class BauerCount(GameCount):
    """What is counted at Bauer: a column a side."""

    def deal(self, sight: Observation, names: Sequence[str]) -> Page:
        """The tricks of a deal, and how far each side has come by them."""
        company = company_at(sight, names)
        return side_page(counted_heading(sight.lines[-1].number), _deal(sight, company), company)

    def settlement(self, sight: Observation, sheet: ScoreSheet, names: Sequence[str]) -> Page:
        """Who has won the Brot, and how many there are on either side."""
        company = company_at(sight, names)
        return side_page(_heading(sight, sheet, company), _brot(sight, sheet, company), company)

    def deal_told(self, sight: Observation, company: Company) -> str:
        """The rows of the count one after another."""
        heading = sentence(counted_heading(sight.lines[-1].number))
        return f"{heading} {rows_aloud(_deal(sight, company), company)}"

    def settlement_told(self, sight: Observation, sheet: ScoreSheet, company: Company) -> str:
        """Who has won, and the rows of the settlement."""
        heading = sentence(_heading(sight, sheet, company))
        return f"{heading} {rows_aloud(_brot(sight, sheet, company), company)}"


def _deal(sight: Observation, company: Company) -> tuple[SideRow, ...]:
    """The rows of the deal that was counted last."""
    assert sight.deal is not None  # noqa: S101 - a deal is counted.
    deal, line, rules = sight.deal, sight.lines[-1], sight.rules
    rows = (
        *makers_rows(deal, company),
        needed_row(deal, rules, company),
        tricks_row(line.tricks, company),
        result_row(deal, line, rules, company),
        course_row(sight.lines, company),
    )
    return rows if sight.settlement is None else (*rows, brot_row(sight.settlement, company))


def _brot(sight: Observation, sheet: ScoreSheet, company: Company) -> tuple[SideRow, ...]:
    """The rows of the Brot that was won last."""
    return to_go_row(sight.lines, company), brote_row(sheet, sight.rules, company)


def _heading(sight: Observation, sheet: ScoreSheet, company: Company) -> str:
    """Who wins the Brot; and, when all are played, who has most of them."""
    assert sight.settlement is not None  # noqa: S101 - the game is over.
    winners = sight.settlement.winners
    won = _said(translate("bauer", "{names} win the Brot", "a side of two"), winners, company)
    sitting = sight.rules.sitting([game.settlement for game in sheet.games if game.settlement])
    if not sitting.over:
        return won
    if sitting.leaders == winners:
        text = translate("bauer", "{names} win the Brot, and with it the sitting")
        return _said(text, winners, company)
    if len(sitting.leaders) == len(company.names):
        ended = translate("bauer", "The sitting ends with as many Brote on either side")
    else:
        text = translate("bauer", "{names} have most Brote and win the sitting")
        ended = _said(text, sitting.leaders, company)
    return f"{sentence(won)} {ended}"


def _said(text: str, seats: Sequence[Seat], company: Company) -> str:
    """A sentence of some players, with a capital at its head."""
    return capital(text.format(names=shared_by(company, seats)))
