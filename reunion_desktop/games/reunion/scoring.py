"""Scoring of Réunion: fees, payments, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from reunion_desktop.engine.scoring import (
    Entry,
    Mark,
    Payment,
    ScoreLine,
    ScoreSheet,
    Settlement,
    Units,
    Why,
)
from reunion_desktop.engine.scoring_rules import Played, Scoring, Statistic, tally
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.games.reunion.sheet import describe

PLACES = ("dealer", "forehand", "middlehand")
"""Places at the table; a seat that is neither dealer nor forehand counts as middlehand."""

_Own = TypeVar("_Own", bound=ReunionOptions)


class UnitScoring(Scoring[_Own]):
    """How games add up in which units are paid, as in Réunion; its statistics and sheet."""

    @property
    def games(self) -> int:
        """Three games where everybody deals three times (French page); else any number."""
        each = self.rules.deals_per_player
        return each if each > 1 else 0

    def stats(self, played: Played) -> tuple[Statistic, ...]:
        """Every figure of every seat that is not 0; a play-off enters none, and no king counts.

        ``PLACE_deals`` and ``PLACE_points``: deals at a place, and card points in them.
        ``stangen_received`` and ``stangen_given``: deals in which the player took no trick, and
        those in which another took none, each of the others counted. ``bowers_won`` and
        ``bowers_lost``: left bowers taken from others with the right one, and lost to another's.
        """
        lines = [line for line in played.lines if not line.playoff]
        return tally(figure for line in lines for figure in self.figures(line))

    def figures(self, line: ScoreLine) -> Iterator[tuple[Seat, str, int]]:
        """The figures of one deal, by seat and name."""
        played = [seat for seat, cell in enumerate(line.sheet) if cell.mark is not Mark.CROWN]
        counted = line.tricks if self.rules.no_trick_basis == "tricks" else line.points
        trickless = {seat for seat in played if not counted[seat]}
        for seat in played:
            place = PLACES[min(2, self.rules.seating.place(seat, line.dealer))]
            yield seat, f"{place}_deals", 1
            yield seat, f"{place}_points", line.points[seat]
            yield seat, "stangen_received", int(seat in trickless)
            yield seat, "stangen_given", len(trickless - {seat})
        for payment in line.payments:
            if payment.why is Why.LEFT_BOWER:
                yield payment.payee, "bowers_won", 1
                yield payment.payer, "bowers_lost", 1

    def line(self, number: int, dealer: Seat, made: Made, *, playoff: bool) -> ScoreLine:
        """The line of a deal: its fees, and the entries on the sheet."""
        rules, points, tricks = self.rules, made.points, made.tricks
        dealt_in = sorted(rules.dealt_in(dealer))
        basis = tricks if rules.no_trick_basis == "tricks" else points
        payments = () if playoff else (*made.payments, *self.fees(made, basis, dealt_in))
        sheet = tuple(
            entry(rules, points[seat], tricks[seat], basis[seat])
            if seat in dealt_in
            else Entry(0, Mark.CROWN)
            for seat in range(self.players)
        )
        return ScoreLine(number, dealer, points, tricks, payments, sheet, playoff)

    def fees(
        self, _made: Made, basis: tuple[int, ...], dealt_in: Sequence[Seat], /
    ) -> Iterator[Payment]:
        """The fees that fall due when a deal is over: those of seats that took no trick."""
        return no_trick_fees(self.rules, basis, dealt_in)

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """Points by deal, totals, and units."""
        return describe(figures)


class Made(NamedTuple):
    """The result of a deal, from which its line follows."""

    points: tuple[int, ...]
    """Card points by seat, discards and last trick included."""
    tricks: tuple[int, ...]
    """Tricks by seat; of a deal played with real cards only whether there were any."""
    payments: tuple[Payment, ...] = ()
    """Fees that fell due during play."""
    declarer: Seat | None = None
    """The seat that called a Staubaus, in Ekart."""
    won: bool = False
    """True where that seat took every trick."""


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
