"""Form for a deal of Réunion played with real cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.deal_form import (
    NOBODY,
    Answers,
    DealForm,
    Fault,
    FormQuestion,
    Kind,
    chosen,
    fault,
    number,
    numbers,
    rest_of,
    seat_of,
    wrong_sum,
)
from reunion_desktop.engine.rules import BOWER
from reunion_desktop.engine.scoring import Payment, ScoreLine, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.reunion.options import ReunionOptions
from reunion_desktop.games.reunion.scoring import Made, UnitScoring

_TEN = 10
"""Card points of the most valuable card that may be discarded."""

_Own = TypeVar("_Own", bound=ReunionOptions)


class ReunionForm(DealForm[_Own]):
    """Points of all players but one; who took no trick; who captured the left bower of whom."""

    __slots__ = ()

    @property
    def scoring(self) -> UnitScoring[_Own]:
        """How the game adds up."""
        return UnitScoring(self.rules, self.rules.players)

    @property
    def total(self) -> int:
        """The points of a deal, the last trick included."""
        pack = self.rules.count(self.rules.pack, self.rules.order(Suit.CLUBS))
        return pack + self.rules.last_trick

    @property
    def playoff(self) -> bool:
        """True where the deal only breaks a tie."""
        return len(self.lines) >= self.rules.deals

    def questions(self, answers: Answers) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order, given the answers so far."""
        asked = numbers("points", self.seats, self.total)
        given = {seat: number(answers, f"points.{seat}") for seat in self._given(answers)}
        none = tuple(seat for seat in self.seats if self._may_be_trickless(seat, given))
        if len(given) == len(self.seats) and none:
            usual = tuple(seat for seat in none if not given[seat])
            asked += (FormQuestion("trickless", Kind.SEATS, seats=none, usual=usual),)
        if self.rules.left_bower_fee and not self.playoff:
            who = (NOBODY, *self.seats)
            asked += (FormQuestion("bower_by", Kind.SEAT, seats=who, usual=NOBODY),)
            by = seat_of(answers, "bower_by")
            if by is not None:
                others = tuple(seat for seat in self.seats if seat != by)
                asked += (FormQuestion("bower_from", Kind.SEAT, seats=others),)
        return asked

    def follows(self, answers: Answers) -> Answers:
        """The points of the last player, once all others are written."""
        return rest_of(answers, self.seats, self.total)

    def faults(self, answers: Answers) -> Iterator[Fault]:
        """Points that do not add up, and a left bower that cannot have been captured."""
        made = self.made(answers)
        total, void = sum(made.points), self.rules.dealer_no_trick_discards == "void"
        lost = self.rules.talon * _TEN if void and not made.tricks[self.plan.dealer] else 0
        if not self.total - lost <= total <= self.total:
            yield wrong_sum(total, self.total)
        for payment in made.payments:
            if made.points[payment.payee] < 2 * BOWER:
                told = "seat {seat} captured the left bower, but has fewer than {least} points."
                yield fault("bower_points", told, seat=payment.payee, least=2 * BOWER)

    def line(self, answers: Answers) -> ScoreLine:
        """The line of the deal."""
        made = self.made(answers)
        return self.scoring.line(self.plan.number, self.plan.dealer, made, playoff=self.playoff)

    def made(self, answers: Answers) -> Made:
        """The result that the answers tell."""
        trickless, points = chosen(answers, "trickless"), [0] * self.rules.players
        for seat in self.seats:
            points[seat] = number(answers, f"points.{seat}")
        tricks = tuple(
            int(seat in self.seats and seat not in trickless) for seat in range(len(points))
        )
        by, of = seat_of(answers, "bower_by"), seat_of(answers, "bower_from")
        paid: tuple[Payment, ...] = ()
        if by is not None and of is not None:
            paid = (Payment(of, by, self.rules.left_bower_fee, Why.LEFT_BOWER),)
        return Made(tuple(points), tricks, paid)

    def _given(self, answers: Answers) -> list[Seat]:
        return [seat for seat in self.seats if f"points.{seat}" in answers]

    def _may_be_trickless(self, seat: Seat, points: dict[Seat, int]) -> bool:
        """Tell whether points leave it open: none; or at the dealer, those of the discards."""
        most = self.rules.talon * _TEN if seat == self.plan.dealer else 0
        return points.get(seat, most + 1) <= most
