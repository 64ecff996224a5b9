"""Review of Thirty-One: the lives that each choice is expected to cost."""

from __future__ import annotations

from reunion_desktop.ai.player import NO_LIMIT
from reunion_desktop.ai.thirty_one.players import ThirtyOneExpert
from reunion_desktop.review.question import Answer, Appraisal, Question, deed_of
from reunion_desktop.review.verdict import ChoiceValue, Findings


def appraise_thirty_one(asked: Question) -> Answer:
    """The expected loss of each choice; the expert’s choice alone where it reckons none."""
    expert = ThirtyOneExpert(asked.seed)
    losses = expert.expected(asked.turn)
    if losses is None:
        return deed_of(expert.choose(asked.turn, NO_LIMIT, asked.stop).action)
    row = tuple([ChoiceValue(-loss, 0.0) for loss in losses.values()])
    choices = tuple([deed_of(action) for action in losses])
    return Appraisal(Findings(choices, (1.0,), (row,), row, complete=True), lambda _: ())
