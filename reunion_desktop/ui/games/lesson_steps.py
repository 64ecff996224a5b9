"""Course of a lesson: its steps, as values, and where a pupil stands among them. No widget.

A step belongs to a place in the game, so that the lesson is found again wherever the game stands:
after an undo, and after an evening's break. It knows no game: how many sit at the table, how many
tricks a deal has and what is said or laid away in it are the lesson's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.actions import Action, Announce, Discard, Give, PlayCard
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import Observation

BEFORE = 0
"""The place before the first trick, where cards are laid away or something is said."""
COUNT = -1
"""The place after the last card, where the deal is counted."""


class Act(Enum):
    """Action that a lesson step asks the learner for."""

    READ = "read"
    """To read on."""
    PLAY = "play"
    """To play the card, or one of the cards, that are named."""
    LAY_AWAY = "lay_away"
    """To lay away the cards that are named."""
    GIVE = "give"
    """To give the card that is named to another."""
    SAY = "say"
    """To say what is named."""
    WATCH = "watch"
    """Nothing: the cards are played for him."""
    LOOK = "look"
    """To look at the count; the table itself goes on."""


class LessonPosition(NamedTuple):
    """Where in a game a pupil is asked, or looks at a count."""

    deal: int
    """The deal's number, from 1."""
    trick: int
    """The trick's number, from 1; or :data:`BEFORE`, or :data:`COUNT`."""
    said: int = 0
    """How often the pupil has said something in this deal that counts."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is said, and what is to be done."""

    deal: int
    """The deal's number, from 1."""
    trick: int
    """The trick's number, from 1; or :data:`BEFORE`, or :data:`COUNT`."""
    act: Act
    text: str
    """What is said to the pupil."""
    cards: CardSet = NO_CARDS
    """The card or cards that are wanted; else those spoken of."""
    wrong: str = ""
    """What is said of a choice that the rules allow and the lesson does not want."""
    call: Call | None = None
    """What is to be said; None where nothing is."""
    watched: tuple[Card, ...] = ()
    """The cards that are played for him, one in each trick from the step's own on."""
    said: int = 0
    """How often the pupil has spoken in this deal before; :func:`told_in_order` counts it."""

    @property
    def place(self) -> LessonPosition:
        """Where in the game the step begins."""
        return LessonPosition(self.deal, self.trick, self.said)

    def stands_at(self, place: LessonPosition) -> bool:
        """Check whether the step is shown at a position: at its start or during its cards."""
        if COUNT in {place.trick, self.trick}:
            return place[:2] == self.place[:2]  # Whatever was said, a deal is counted once.
        after = place.trick - self.trick
        return (
            place.deal == self.deal
            and place.said == self.said
            and 0 <= after < max(1, len(self.watched))
        )

    def wanted_at(self, place: LessonPosition) -> CardSet:
        """The cards that are wanted, or spoken of, at one of its places."""
        return CardSet.of((self.watched[place.trick - self.trick],)) if self.watched else self.cards


def lesson_step(
    deal: int, trick: int, act: Act, text: str, cards: str = "", wrong: str = "", *, call: str = ""
) -> LessonStep:
    """A step as a lesson writes it, its cards by their letters and its call as a record has it."""
    watched = tuple(Card.parse(word) for word in cards.split()) if act is Act.WATCH else ()
    said = Call.parse(call) if call else None
    return LessonStep(deal, trick, act, text, CardSet.parse(cards), wrong, said, watched)


def told_in_order(steps: Iterable[LessonStep]) -> tuple[LessonStep, ...]:
    """The steps of a whole lesson, each with how often the pupil has spoken before in its deal."""
    spoken: dict[int, int] = {}
    told = []
    for step in steps:
        told.append(replace(step, said=spoken.get(step.deal, 0)))
        if step.act is Act.SAY:
            spoken[step.deal] = spoken.get(step.deal, 0) + 1
    return tuple(told)


def place_of(seen: Observation) -> LessonPosition | None:
    """Where in the game the pupil is; None before the first deal."""
    deal = seen.deal
    if deal is None:
        return None
    said = sum(call.seat == seen.seat for call in deal.calls)
    if deal.over:
        return LessonPosition(deal.number, COUNT, said)
    if seen.legal is not None and not isinstance(seen.legal, MayPlay):
        return LessonPosition(deal.number, BEFORE, said)
    return LessonPosition(deal.number, len(deal.taken) + 1, said)


class LessonCourse:
    """Where a pupil stands among the steps."""

    def __init__(self, steps: Sequence[LessonStep]) -> None:
        """Begin before the first step; ``steps`` are in the order of the game."""
        self._steps = tuple(steps)
        self._at = 0
        self._back = 0
        self._place = self._steps[0].place

    @property
    def shown(self) -> LessonStep:
        """The step that is read: the one under way, or an earlier one that is read once more."""
        return self._steps[self._at - self._back]

    @property
    def looks_back(self) -> bool:
        """Check whether an earlier step is shown again."""
        return self._back > 0

    @property
    def step(self) -> LessonStep:
        """The step that is under way."""
        return self._steps[self._at]

    @property
    def wanted(self) -> CardSet:
        """The cards that the step under way wants, or speaks of, where the game stands."""
        return self.step.wanted_at(self._place)

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

    def arrive(self, place: LessonPosition) -> None:
        """The game has come to a place: its first step is under way, unless one of its is."""
        if self.step.stands_at(place):
            self._place = place
            return
        here = [number for number, step in enumerate(self._steps) if step.stands_at(place)]
        if here:
            self._at, self._place = here[0], place
        self._back = 0

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
        if following < self.length and self._steps[following].stands_at(self._place):
            self._at = following
            return True
        return False

    def judge(self, action: Action) -> str | None:
        """Correction to show for a move; None if the step asks for this move.

        Playing a card skips the reading steps that come before it.
        """
        self._back = 0
        while self.step.act is Act.READ and self.read_on():
            pass
        step = self.step
        if step.act is Act.READ or step.act is Act.LOOK:
            return None
        return None if self._is_wanted(action) else step.wrong

    def _is_wanted(self, action: Action) -> bool:
        match action:
            case PlayCard():
                return self.step.act is not Act.SAY and action.card in self.wanted
            case Discard():
                return action.cards == self.wanted
            case Give():
                return action.card in self.wanted
            case Announce():
                return action.call == self.step.call
            case _:
                return False
