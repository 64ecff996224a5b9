"""Scoring a deal of Réunion, and settling a game of three deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Settlement, Units, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.reunion.options import ReunionOptions


def score(rules: ReunionOptions, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
    """Score a deal: tricks, discards, last trick, fees, and the entries on the sheet."""
    seats = range(rules.players)
    tricks = deal.tricks
    discards = rules.count(deal.laid_away, deal.order)
    if not tricks[deal.owner] and rules.dealer_no_trick_discards == "void":
        discards = 0
    points = tuple(deal.points[seat] + (discards if seat == deal.owner else 0) for seat in seats)
    basis = tricks if rules.no_trick_basis == "tricks" else points
    playoff = len(lines) >= rules.deals
    payments = () if playoff else (*deal.payments, *no_trick_fees(rules, basis, seats))
    sheet = tuple(entry(rules, points[seat], tricks[seat], basis[seat]) for seat in seats)
    return ScoreLine(deal.number, deal.dealer, points, tricks, payments, sheet, playoff)


def no_trick_fees(
    rules: ReunionOptions, basis: tuple[int, ...], seats: Sequence[Seat]
) -> Iterator[Payment]:
    """Fees of seats without a trick (or points), to each of the others who played.

    Args:
        rules: the rules of the table.
        basis: by seat, tricks or points; a seat with 0 pays.
        seats: who played.
    """
    if not rules.no_trick_fee:
        return
    for payer in seats:
        if not basis[payer]:
            for payee in seats:
                if payee != payer:
                    yield Payment(payer, payee, rules.no_trick_fee, Why.NO_TRICK)


def entry(rules: ReunionOptions, points: int, tricks: int, made: int) -> Entry:
    """The entry for a hand: the number, a Stange, or the discards alone underlined."""
    if rules.mark_style != "none":
        if not points and (not tricks or not made):
            return Entry(0, Mark.DASH if rules.mark_style == "dash" else Mark.SLASH)
        if not tricks and rules.mark_style == "slash_underline":
            return Entry(points, Mark.UNDERLINE)
    return Entry(points, Mark.PLAIN)


def settle(rules: ReunionOptions, lines: tuple[ScoreLine, ...]) -> Settlement | None:
    """Settle a game of three deals; None while a deal is to come.

    The highest total wins. Every other player pays the winner one unit below 150, two below 100
    (*matsch*), three below 50, four for nothing at all, where the rules know these bands.
    """
    if len(lines) < rules.deals:
        return None
    counted = [line.points for line in lines if not line.playoff]
    totals = tuple(sum(column) for column in zip(*counted, strict=True))
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) > 1 and rules.tie_for_win == "playoff":
        extra = [line for line in lines if line.playoff]
        best = _played_off(best, extra, rules.playoff_deals)
        if len(best) > 1 or len(extra) % rules.playoff_deals:
            return None
    payments = tuple(_settlement(rules, totals, tuple(best)))
    return Settlement(totals, tuple(best), payments)


def _played_off(tied: list[Seat], extra: Sequence[ScoreLine], together: int) -> list[Seat]:
    """The seats still tied after the extra deals so far, ``together`` of them counted as one."""
    for start in range(0, len(extra), together):
        lines = extra[start : start + together]
        made = {seat: sum(line.points[seat] for line in lines) for seat in tied}
        tied = [seat for seat in tied if made[seat] == max(made.values())]
    return tied


def _settlement(
    rules: ReunionOptions, totals: tuple[int, ...], winners: tuple[Seat, ...]
) -> Iterator[Payment]:
    if len(winners) > 1 and rules.tie_for_win == "none":
        return
    for payer, total in enumerate(totals):
        units: Units = rules.due(total)
        if payer in winners or not units:
            continue
        if rules.tie_for_win == "share" and len(winners) > 1:
            units = units // len(winners) if units % len(winners) == 0 else units / len(winners)
        for payee in winners:
            yield Payment(payer, payee, units, Why.GAME)
