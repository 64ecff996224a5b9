"""Scoring a deal of Ekart; a game is settled as in Réunion."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.ekart.options import EkartOptions
from reunion_desktop.games.reunion.score import entry, no_trick_fees


def score(rules: EkartOptions, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Score a deal: as in Réunion among those who played, plus the result of a Staubaus.

    Won, it takes the place of the fees for taking no trick; lost, these are due besides. A king
    neither pays nor receives. All of this is this program's ruling.
    """
    seats = sorted(deal.trick.seats)
    tricks = deal.tricks
    discards = rules.count(deal.laid_away, deal.order)
    if not tricks[deal.owner] and rules.dealer_no_trick_discards == "void":
        discards = 0
    points = tuple(
        made + (discards if seat == deal.owner else 0) for seat, made in enumerate(deal.points)
    )
    basis = tricks if rules.no_trick_basis == "tricks" else points
    playoff = len(lines) >= rules.deals
    payments: tuple[Payment, ...] = ()
    if not playoff:
        payments = (*deal.payments, *_staubaus(rules, deal, tricks, seats))
        if not _cleared_out(rules, deal, tricks):
            payments = (*payments, *no_trick_fees(rules, basis, seats))
    sheet = tuple(
        entry(rules, points[seat], tricks[seat], basis[seat])
        if seat in seats
        else Entry(0, Mark.CROWN)
        for seat in range(rules.players)
    )
    return ScoreLine(deal.number, deal.dealer, points, tricks, payments, sheet, playoff)


def _cleared_out(rules: EkartOptions, deal: DealState, tricks: tuple[int, ...]) -> bool:
    """Tell whether a Staubaus was called, and won with every trick."""
    declarer = deal.contract.declarer
    return declarer is not None and tricks[declarer] == rules.hand_size


def _staubaus(
    rules: EkartOptions, deal: DealState, tricks: tuple[int, ...], seats: list[Seat]
) -> Iterator[Payment]:
    """The payment of each opponent for a Staubaus won, or to each for one lost."""
    declarer = deal.contract.declarer
    if declarer is None:
        return
    won = _cleared_out(rules, deal, tricks)
    for other in seats:
        if other != declarer:
            payer, payee = (other, declarer) if won else (declarer, other)
            yield Payment(payer, payee, rules.staubaus_units, Why.STAUBAUS)
