"""Form for a deal of Bauer played with real cards."""

from __future__ import annotations

from reunion_desktop.engine.deal_form import (
    Answers,
    DealForm,
    FormQuestion,
    Kind,
    number,
    yes_or_no,
)
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.games.bauer.options import BauerOptions, after, counts
from reunion_desktop.games.chalk import entries


class BauerForm(DealForm[BauerOptions]):
    """The side of the makers, its tricks, and whether cards were sent away."""

    __slots__ = ()

    def questions(self, _answers: Answers, /) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order."""
        forehand = self.rules.sides.of[self.plan.seats[0]]
        return (
            FormQuestion("makers", Kind.SIDE, seats=(0, 1), usual=forehand),
            FormQuestion("tricks", Kind.NUMBER, most=self.rules.hand_size),
            yes_or_no("away"),
        )

    def line(self, answers: Answers) -> ScoreLine:
        """The line of the deal; tricks stand with the first player of each side."""
        side, made = number(answers, "makers"), number(answers, "tricks")
        tricks = [made, self.rules.hand_size - made]
        if side:
            tricks.reverse()
        alone = answers["away"] == "yes"
        left = after(self.rules, counts(self.lines), side, (tricks[0], tricks[1]), alone=alone)
        sheet, plan = entries(left), self.plan
        return ScoreLine(plan.number, plan.dealer, (0,) * 4, (*tricks, 0, 0), (), sheet)
