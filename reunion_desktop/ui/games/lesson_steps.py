"""Progress through a lesson: its steps as values, and the current one. No widgets.

A step belongs to a position in the game, so that the lesson continues correctly from any position:
after an undo, and after a break. The numbers of players and tricks, the calls and the discards come
from the lesson itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.actions import Action, Announce, Discard, DrawCard, Give, PlayCard
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.observe import Observation

BEFORE = 0
"""Position before the first trick: discards and calls."""
COUNT = -1
"""Position after the last card: the result of the deal."""


class Act(Enum):
    """Action that a lesson step asks the learner for."""

    READ = "read"
    """Continue reading."""
    PLAY = "play"
    """Play the named card, or one of the named cards."""
    LAY_AWAY = "discard"
    """Discard the named cards."""
    DRAW = "draw"
    """Draw a card, then discard the named one."""
    GIVE = "give"
    """Give the named card to another player."""
    SAY = "call"
    """Make the named call."""
    WATCH = "watch"
    """Only watch: the cards are played automatically."""
    LOOK = "look"
    """Look at the result; the table continues by itself."""
    END = "end"
    """Read what was learnt, after the last result, and choose how to go on."""


class LessonPosition(NamedTuple):
    """Position in a game at which the learner moves or looks at a result."""

    deal: int
    """Number of the deal, from 1."""
    trick: int
    """Number of the trick, from 1; or :data:`BEFORE`, or :data:`COUNT`."""
    said: int = 0
    """Number of calls, draws and discards that the learner has made in this deal."""


_MOVES = {Act.SAY: 1, Act.LAY_AWAY: 1, Act.DRAW: 2}


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: a text, and the action it asks for."""

    deal: int
    """Number of the deal, from 1."""
    trick: int
    """Number of the trick, from 1; or :data:`BEFORE`, or :data:`COUNT`."""
    act: Act
    text: str
    """Text shown to the learner."""
    cards: CardSet = NO_CARDS
    """Cards that the step asks for; without such an action, cards that the text is about."""
    wrong: str = ""
    """Correction shown for a legal move other than the one the step asks for."""
    call: Call | None = None
    """Call to make; None if there is none."""
    drawn: CardSet = NO_CARDS
    """Card to take before the discard, if it lies face up; empty for the top card of the stock."""
    watched: tuple[Card, ...] = ()
    """Cards played automatically, one per trick from the step's own trick on."""
    said: int = 0
    """Number of the learner's earlier calls, draws and discards; set by :func:`told_in_order`."""

    @property
    def place(self) -> LessonPosition:
        """Position at which the step begins."""
        return LessonPosition(self.deal, self.trick, self.said)

    def stands_at(self, place: LessonPosition) -> bool:
        """Check whether the step is shown at a position: at its start or during its cards."""
        if COUNT in {place.trick, self.trick}:
            return place[:2] == self.place[:2]  # One result per deal, whatever the calls.
        after = place.trick - self.trick
        return (
            place.deal == self.deal
            and 0 <= place.said - self.said < max(1, self.moves)
            and 0 <= after < max(1, len(self.watched))
        )

    @property
    def moves(self) -> int:
        """Number of calls, draws and discards that the step asks for."""
        return _MOVES.get(self.act, 0)

    def wanted_at(self, place: LessonPosition) -> CardSet:
        """Cards that the step asks for or is about, at one of its positions."""
        if self.act is Act.DRAW and place.said == self.said:
            return self.drawn
        return CardSet.of((self.watched[place.trick - self.trick],)) if self.watched else self.cards


def lesson_step(
    deal: int, trick: int, act: Act, text: str, cards: str = "", wrong: str = "", *, call: str = ""
) -> LessonStep:
    """Build a step from a lesson's notation: cards by their letters, the call as in a record.

    The card to draw stands before the word *then*, the discard after it.
    """
    drawn, _, cards = cards.rpartition("then ")
    watched = tuple(Card.parse(word) for word in cards.split()) if act is Act.WATCH else ()
    said = Call.parse(call) if call else None
    wanted, taken = CardSet.parse(cards), CardSet.parse(drawn)
    return LessonStep(deal, trick, act, text, wanted, wrong, said, taken, watched)


def told_in_order(steps: Iterable[LessonStep]) -> tuple[LessonStep, ...]:
    """Steps of a whole lesson, with the number of the learner's earlier moves before play."""
    spoken: dict[int, int] = {}
    told = []
    for step in steps:
        told.append(replace(step, said=spoken.get(step.deal, 0)))
        spoken[step.deal] = spoken.get(step.deal, 0) + step.moves
    return tuple(told)


def place_of(seen: Observation) -> LessonPosition | None:
    """The learner's position in the game; None before the first deal."""
    deal = seen.deal
    if deal is None:
        return None
    discarded = deal.discarded > 0 and deal.contract.owner == seen.seat
    said = sum(call.seat == seen.seat for call in deal.calls) + discarded
    for drawn in deal.stock.drawn if deal.stock is not None else ():
        if drawn.seat == seen.seat:
            said += 1 if drawn.discarded is None else 2
    if deal.over:
        return LessonPosition(deal.number, COUNT, said)
    if seen.legal is not None and not isinstance(seen.legal, MayPlay):
        return LessonPosition(deal.number, BEFORE, said)
    return LessonPosition(deal.number, len(deal.taken) + 1, said)


class LessonCourse:
    """Progress of a learner through the steps."""

    def __init__(self, steps: Sequence[LessonStep]) -> None:
        """Start at the first step; ``steps`` are in the order of the game."""
        self._steps = tuple(steps)
        self._at = 0
        self._back = 0
        self._place = self._steps[0].place

    @property
    def shown(self) -> LessonStep:
        """Step shown: the current one, or an earlier one that is shown again."""
        return self._steps[self._at - self._back]

    @property
    def looks_back(self) -> bool:
        """Check whether an earlier step is shown again."""
        return self._back > 0

    @property
    def step(self) -> LessonStep:
        """Current step."""
        return self._steps[self._at]

    @property
    def wanted(self) -> CardSet:
        """Cards that the current step asks for or is about, at the current position."""
        return self.step.wanted_at(self._place)

    @property
    def watches(self) -> bool:
        """Check whether several tricks are played for the learner now."""
        return len(self.shown.watched) > 1 and not self.looks_back

    @property
    def number(self) -> int:
        """Number of the shown step, from 1."""
        return self._at - self._back + 1

    @property
    def length(self) -> int:
        """Number of steps."""
        return len(self._steps)

    def retell(self, steps: Sequence[LessonStep]) -> None:
        """Replace the steps by the same ones in another language."""
        self._steps = tuple(steps)
        # A broken text has one step only.
        self._at = min(self._at, len(self._steps) - 1)
        self._back = min(self._back, self._at)

    def arrive(self, place: LessonPosition) -> None:
        """Move to a position: select its first step, unless the current step already covers it."""
        if self.step.stands_at(place):
            self._place = place
            return
        here = [number for number, step in enumerate(self._steps) if step.stands_at(place)]
        if here:
            self._at, self._place = here[0], place
        self._back = 0

    def look_back(self) -> bool:
        """Show the previous step again without changing the game; False at the first one."""
        if self._back < self._at:
            self._back += 1
            return True
        return False

    @property
    def goes_on(self) -> bool:
        """Check whether there is a next step already seen, or of the same position."""
        following = self._steps[self._at + 1 : self._at + 2]
        return self.looks_back or any(step.stands_at(self._place) for step in following)

    def read_on(self) -> bool:
        """Go to the next step already seen, or of the same position; False if there is none."""
        if not self.goes_on:
            return False
        if self._back:
            self._back -= 1
        else:
            self._at += 1
        return True

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
            case DrawCard():
                drawn = NO_CARDS if action.card is None else CardSet.of((action.card,))
                return self.step.act is Act.DRAW and drawn == self.wanted
            case Discard():
                return action.cards == self.wanted
            case Give():
                return action.card in self.wanted
            case Announce():
                return action.call == self.step.call
            case _:
                return False
