"""Course of a lesson: its steps, as values, and where a pupil stands among them. No widget.

A step belongs to a place in the game, so that the lesson is found again wherever the game stands:
after an undo, and after an evening's break.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import Observation

LAYING_AWAY = 0
"""The place before the first trick, where the dealer lays cards away."""
COUNT = 11
"""The place after the last trick, where the deal is counted."""


class Act(Enum):
    """What a step wants of the pupil."""

    READ = "read"
    """To read on."""
    PLAY = "play"
    """To play the card, or one of the cards, that are named."""
    LAY_AWAY = "lay_away"
    """To lay away the cards that are named."""
    WATCH = "watch"
    """Nothing: the card is played for him."""
    LOOK = "look"
    """To look at the count; the table itself goes on."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is said, and what is to be done."""

    deal: int
    """The deal's number, from 1."""
    trick: int
    """The trick's number, from 1; or :data:`LAYING_AWAY`, or :data:`COUNT`."""
    act: Act
    text: str
    """What is said to the pupil."""
    cards: CardSet = NO_CARDS
    """The card or cards that are wanted; for a step that is read, those spoken of."""
    wrong: str = ""
    """What is said of a card that the rules allow and the lesson does not want."""

    @property
    def place(self) -> tuple[int, int]:
        """Where in the game the step stands."""
        return self.deal, self.trick


def lesson_step(
    deal: int, trick: int, act: Act, text: str, cards: str = "", wrong: str = ""
) -> LessonStep:
    """A step as a lesson writes it, its cards by their letters."""
    return LessonStep(deal, trick, act, text, CardSet.parse(cards), wrong)


def place_of(seen: Observation) -> tuple[int, int] | None:
    """Where in the game the pupil is; None before the first deal."""
    deal = seen.deal
    if deal is None:
        return None
    if deal.over:
        return deal.number, COUNT
    if isinstance(seen.legal, MayDiscard):
        return deal.number, LAYING_AWAY
    return deal.number, len(deal.taken) + 1


class Course:
    """Where a pupil stands among the steps."""

    def __init__(self, steps: Sequence[LessonStep]) -> None:
        """Begin before the first step; ``steps`` are in the order of the game."""
        self._steps = tuple(steps)
        self._at = 0
        self._back = 0

    @property
    def shown(self) -> LessonStep:
        """The step that is read: the one under way, or an earlier one that is read once more."""
        return self._steps[self._at - self._back]

    @property
    def looks_back(self) -> bool:
        """Whether an earlier step is read once more."""
        return self._back > 0

    @property
    def step(self) -> LessonStep:
        """The step that is under way."""
        return self._steps[self._at]

    @property
    def number(self) -> int:
        """The number of the step that is read, from 1."""
        return self._at - self._back + 1

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._steps)

    def retell(self, steps: Sequence[LessonStep]) -> None:
        """Tell the same steps in other words, of another language."""
        self._steps = tuple(steps)

    def arrive(self, place: tuple[int, int]) -> None:
        """The game has come to a place: its first step is under way, unless one of its is."""
        if self.step.place != place:
            here = [number for number, step in enumerate(self._steps) if step.place == place]
            self._at, self._back = (here[0] if here else self._at), 0

    def look_back(self) -> bool:
        """Read the step before once more, the game staying as it is; False at the first one."""
        if self._back < self._at:
            self._back += 1
            return True
        return False

    def read_on(self) -> bool:
        """Go on to the next step that was read, or of the same place; False where there is none."""
        if self._back:
            self._back -= 1
            return True
        following = self._at + 1
        if following < self.length and self._steps[following].place == self.step.place:
            self._at = following
            return True
        return False

    def judge(self, cards: CardSet) -> str | None:
        """What is to be said of a choice; None where it is what was wanted.

        Whoever plays before having read all has read enough.
        """
        self._back = 0
        while self.step.act is Act.READ and self.read_on():
            pass
        step = self.step
        if step.act is Act.READ or step.act is Act.LOOK:
            return None
        right = cards == step.cards if step.act is Act.LAY_AWAY else cards <= step.cards
        return None if right else step.wrong
