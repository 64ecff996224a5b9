"""Scoring of Ekart: as in Réunion, with the Staubaus; kings neither pay nor receive."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.scoring import ScoreLine, ScoreSheet, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet, Shown
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.reunion.scoring import UnitScoring
from reunion_desktop.games.reunion.sheet import FEES, LABELS, UnitKind, describe

_STAUBAUS = ("staubaus", Shown.PAPER | Shown.TEXT)
_SETTLEMENT = [key for key, _ in LABELS].index("settlement")


class EkartScoring(UnitScoring[EkartOptions]):
    """How games of Ekart add up, their statistics, and the score sheet."""

    def figures(self, line: ScoreLine) -> Iterator[tuple[Seat, str, int]]:
        """As in Réunion, and ``staubaus_won`` and ``staubaus_lost``: calls of all ten tricks."""
        yield from super().figures(line)
        cleared = [payment for payment in line.payments if payment.why is Why.STAUBAUS]
        if cleared:
            won = len({payment.payee for payment in cleared}) == 1
            seat = cleared[0].payee if won else cleared[0].payer
            yield seat, "staubaus_won" if won else "staubaus_lost", 1

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """As in Réunion, with a row for Staubäuse; each deal is worth 150 points."""
        kind = UnitKind(
            "ekart",
            (FEES[0], ("staubaus", Why.STAUBAUS), *FEES[1:]),
            (*LABELS[:_SETTLEMENT], _STAUBAUS, *LABELS[_SETTLEMENT:]),
            str(150 * self.rules.deals),
        )
        return describe(figures, kind)
