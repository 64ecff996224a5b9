"""Scoring of Ekart: as in Réunion, with the Staubaus; kings neither pay nor receive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reunion_desktop.engine.scoring import Payment, ScoreLine, ScoreSheet, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet, Shown
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.reunion.scoring import Made, UnitScoring, no_trick_fees
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

    def fees(
        self, made: Made, basis: tuple[int, ...], dealt_in: Sequence[Seat], /
    ) -> Iterator[Payment]:
        """The payments for a Staubaus: of each opponent for one won, to each for one lost.

        Won, it takes the place of the fees for taking no trick; lost, these are due besides. A
        king neither pays nor receives. All of this is this program's ruling.
        """
        declarer, won = made.declarer, made.won
        if declarer is not None:
            for other in (seat for seat in dealt_in if seat != declarer):
                payer, payee = (other, declarer) if won else (declarer, other)
                yield Payment(payer, payee, self.rules.staubaus_units, Why.STAUBAUS)
        if not won:
            yield from no_trick_fees(self.rules, basis, dealt_in)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """As in Réunion, with a row for Staubäuse; each deal is worth 150 points."""
        kind = UnitKind(
            "ekart",
            (FEES[0], ("staubaus", Why.STAUBAUS), *FEES[1:]),
            (*LABELS[:_SETTLEMENT], _STAUBAUS, *LABELS[_SETTLEMENT:]),
            str(150 * self.rules.deals),
        )
        return describe(figures, kind)
