"""Form for a deal of Hunsrücker Bauern played with real cards."""

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
from reunion_desktop.games.chalk import entries
from reunion_desktop.games.hunsruecker.options import TRICKS, HunsrueckerOptions, after, counts


class HunsrueckerForm(DealForm[HunsrueckerOptions]):
    """The side of the declarers and its tricks; or that nobody made trumps."""

    __slots__ = ()

    def questions(self, answers: Answers) -> tuple[FormQuestion, ...]:
        """The questions of the form, in order, given the answers so far."""
        no_trumps = yes_or_no("no_trumps")
        if answers.get("no_trumps") == "yes":
            return (no_trumps,)
        return (
            FormQuestion("makers", Kind.SIDE, seats=(0, 1)),
            FormQuestion("tricks", Kind.NUMBER, most=TRICKS),
            no_trumps,
        )

    def line(self, answers: Answers) -> ScoreLine:
        """The line of the deal; tricks stand with the first player of each side."""
        left, plan = counts(self.lines), self.plan
        nothing, tricks = (0,) * self.rules.players, [0] * self.rules.players
        played = answers["no_trumps"] == "no"
        if played:
            side, made = number(answers, "makers"), number(answers, "tricks")
            tricks[side], tricks[1 - side] = made, TRICKS - made
            left = after(left, side, made)
        sheet = entries(left)
        return ScoreLine(plan.number, plan.dealer, nothing, tuple(tricks), (), sheet, played=played)
