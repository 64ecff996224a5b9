"""Values: a problem, its answers, and the marks for one of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from reunion_desktop.ai.player import Stop
from reunion_desktop.ai.reason import Reason
from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.record import Record, Step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.review.deals import move_kind
from reunion_desktop.review.judge import judge
from reunion_desktop.review.question import deed_of
from reunion_desktop.review.verdict import Deed, Verdict

RIGHT = 0.02
"""Units below the best answer within which an answer gets full marks."""
WRONG = 0.5
"""Units below the best answer from which on an answer gets no marks."""
EVEN_DIFFICULTY = 1500
"""Rating of a player who solves half of the problems of this difficulty."""


class ProblemKind(Enum):
    """The kind of decision."""

    CALL = "call"
    DISCARD = "discard"
    """Cards to lay away or to give."""
    LEAD = "lead"
    FOLLOW = "follow"
    TRUMP = "trump"
    """The suit led cannot be followed, and a trump may be played."""


@dataclass(frozen=True, slots=True)
class ProblemAnswer:
    """A possible answer with its value."""

    deed: Deed
    units: float
    """Expected units, as in a verdict."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A position with the values of the possible moves."""

    id: str
    """A key that stays the same."""
    record: Record
    """The game up to the decision, turned so that the player is seat 0."""
    seat: Seat
    answers: tuple[ProblemAnswer, ...]
    """The best first; for discards, those examined."""
    reasons: tuple[Reason, ...]
    """Reasons for the best answer."""
    kind: ProblemKind
    own: bool = False
    """True if the position is from the player's own games."""
    difficulty: int = EVEN_DIFFICULTY
    """Rating of a player who solves it every second time."""

    @property
    def best(self) -> ProblemAnswer:
        """The best answer."""
        return self.answers[0]

    @property
    def right(self) -> tuple[Deed, ...]:
        """Every answer that gets full marks, the best first."""
        return tuple([one.deed for one in self.answers if self.loss(one.deed) <= RIGHT])

    @property
    def margin(self) -> float:
        """Units between the last answer with full marks and the next one; 0 if all have them."""
        count = len(self.right)
        if count == len(self.answers):
            return 0.0
        return self.answers[count - 1].units - self.answers[count].units

    def knows(self, deed: Deed) -> bool:
        """Test whether the value of an answer is known; of discards, only some were examined."""
        return any(one.deed == deed for one in self.answers)

    def loss(self, deed: Deed) -> float:
        """Units that an answer loses against the best.

        Raises:
            KeyError: its value is not known.
        """
        for one in self.answers:
            if one.deed == deed:
                return round(self.best.units - one.units, 6)
        raise KeyError(deed)

    def mark(self, deed: Deed) -> float:
        """The mark for an answer: 1 within 0.02 units of the best, falling to 0 at half a unit.

        An answer of which the value is not known gets 0.
        """
        if not self.knows(deed):
            return 0.0
        return min(1.0, max(0.0, (WRONG - self.loss(deed)) / (WRONG - RIGHT)))

    def is_explained(self, deed: Deed) -> bool:
        """Test whether the reasons tell the best answer from this one.

        For a card that is not right the judge finds them: those for the best card may be as true
        of it.
        """
        card = self.kind in {ProblemKind.LEAD, ProblemKind.FOLLOW, ProblemKind.TRUMP}
        return self.knows(deed) and not (card and self.loss(deed) > RIGHT)

    def with_answer(self, action: Action, seed: str, stop: Stop) -> Problem:
        """The same problem, with the reasons why the best answer is better, and with its value.

        Raises:
            NotReviewed: it was cancelled.
        """
        deed, best = deed_of(action), self.best.deed
        if self.is_explained(deed):
            return self
        step = step_of(self.record.match(), action)
        verdict = judge(step, len(self.record.actions), seed, stop, best)
        if self.knows(deed):
            return replace(self, reasons=verdict.reasons)
        values = {one.deed: one.average.units for one in verdict.choices}
        usual = values.get(best, max(values.values()))
        added = ProblemAnswer(deed, min(self.best.units, self.best.units + values[deed] - usual))
        answers = sorted((*self.answers, added), key=lambda one: -one.units)
        return replace(self, answers=tuple(answers))


def step_of(match: MatchState, action: Action) -> Step:
    """A decision as the judge takes it: it reads the state before, and the action."""
    return Step(match, action, (), match)


def answers_of(verdict: Verdict) -> tuple[ProblemAnswer, ...]:
    """The choices of a verdict as answers, the best first."""
    return tuple([ProblemAnswer(one.deed, one.average.units) for one in verdict.choices])


def kind_of(match: MatchState) -> ProblemKind:
    """The kind of the decision that is to be made."""
    return ProblemKind(move_kind(match))
