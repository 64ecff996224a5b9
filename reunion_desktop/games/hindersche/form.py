"""Form for a deal of Hindersche played with real cards."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.deal_form import (
    Answers,
    DealForm,
    Fault,
    FormQuestion,
    number,
    numbers,
    rest_of,
    wrong_sum,
    yes_or_no,
)
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.hindersche.options import WHOLE, HinderscheOptions
from reunion_desktop.games.hindersche.options.slate import ALL_TRICKS, HUNDRED, SEATS


class HinderscheForm(DealForm[HinderscheOptions]):
    """Card points of all who play; of four players the last one's follow."""

    __slots__ = ()

    def questions(self, answers: Answers) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order, given the answers so far."""
        slate = self.rules.slate(self.lines)
        may_redeal = self.rules.redeal and slate.butzen and not slate.ties
        redealt = (yes_or_no("redealt"),) if may_redeal else ()
        if answers.get("redealt") == "yes":
            return redealt
        asked = numbers("points", self.seats, WHOLE)
        if slate.butzen and not slate.ties and self._only_taker(answers) is not None:
            asked += (yes_or_no("march"),)
        return (*asked, *redealt)

    def follows(self, answers: Answers) -> Answers:
        """The points of the last of four players, once all others are written."""
        return rest_of(answers, self.seats, WHOLE) if len(self.seats) == SEATS else {}

    def faults(self, answers: Answers) -> Iterator[Fault]:
        """Points that do not add up; of two or three players cards are left over."""
        total = sum(self._points(answers))
        exact = len(self.seats) == SEATS and answers.get("redealt") != "yes"
        if total > WHOLE or (exact and total != WHOLE):
            yield wrong_sum(total, WHOLE)

    def line(self, answers: Answers) -> ScoreLine:
        """The line of the deal."""
        points, tricks = self._points(answers), [0] * SEATS
        taker = self._only_taker(answers)
        if answers.get("march") == "yes" and taker is not None:
            tricks[taker] = ALL_TRICKS
        line = ScoreLine(
            self.plan.number,
            self.plan.dealer,
            points,
            tuple(tricks),
            (),
            (),
            played=answers.get("redealt") != "yes",
        )
        return self.rules.entered(self.lines, line)

    def _points(self, answers: Answers) -> tuple[int, ...]:
        if answers.get("redealt") == "yes":
            return (0,) * SEATS
        return tuple(
            number(answers, f"points.{seat}") if seat in self.seats else 0 for seat in range(SEATS)
        )

    def _only_taker(self, answers: Answers) -> Seat | None:
        """The only seat with points, if it has no hundred; None where another has, too."""
        if not all(f"points.{seat}" in answers for seat in self.seats):
            return None
        takers = [seat for seat in self.seats if number(answers, f"points.{seat}")]
        alone = len(takers) == 1 and number(answers, f"points.{takers[0]}") < HUNDRED
        return takers[0] if alone else None
