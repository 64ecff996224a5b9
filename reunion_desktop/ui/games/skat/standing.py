"""Spoken score of Skat: the game points of a series, and the points of the session."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreSheet, Units
from reunion_desktop.engine.sheet import printed
from reunion_desktop.ui.games.count import row_told
from reunion_desktop.ui.words.seat_names import SeatNames

translate = QCoreApplication.translate


def standing(sheet: ScoreSheet, rules: Rules, company: SeatNames) -> str:
    """Game points of the last series so far; the session once a series is over."""
    lines = sheet.games[-1].lines
    points = tuple(entry.points for entry in lines[-1].sheet) if lines else ()
    ends = [game.settlement for game in sheet.games if game.settlement]
    account = rules.scoring.result(ends).account if ends else ()
    rows = (translate("skat", "Game points"), points), (translate("skat", "Session"), account)
    return " ".join(_row(label, amounts, company) for label, amounts in rows if amounts)


def _row(label: str, amounts: Sequence[Units], company: SeatNames) -> str:
    """Sentence with the amount of each seat."""
    told = ((company.name(seat), printed(amount)) for seat, amount in enumerate(amounts))
    return row_told(label, told)
