"""The states of a table that is led, and the table of their transitions: values, nothing else.

Rule 1: what is heeded in a state, and where that may lead, stands in ``TRANSITIONS`` and nowhere
else. Rule 2: this file knows no card, no clock and no widget. Where several states are named, the
match says which of them follows. What cannot be written down leads nowhere: the state stays.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from enum import Enum, auto

_LOG = logging.getLogger(__name__)


class State(Enum):
    """What goes on at the table."""

    IDLE = auto()
    """Nothing: no game is begun, or whatever was under way was dropped."""
    DRAW = auto()
    """The draw for the first deal is performed."""
    QUIET = auto()
    """The table has settled. It stays so where what comes next could not be written down."""
    STEP = auto()
    """A decision is performed."""
    TRICK_FILLS = auto()
    """A decision is performed that fills a trick."""
    TRICK = auto()
    """The trick is looked at, for a while or until the person goes on."""
    GATHER = auto()
    """The trick goes to its winner."""
    THINK = auto()
    """A mind is to decide."""
    BREATH = auto()
    """It has decided; its card falls after a breath."""
    CHOICE = auto()
    """The person is to decide; what may be chosen, the match says."""
    CUT = auto()
    """The person is to cut."""
    DEAL = auto()
    """The count of a deal is looked at."""
    GAME = auto()
    """The game is over; another may follow."""
    SITTING = auto()
    """The sitting is over: as many games as were agreed on have been played."""


class Wait(Enum):
    """What the table waits for."""

    NOTHING = auto()
    """Nothing: a motion or a mind is under way."""
    CHOICE = auto()
    """The person's decision: a card, discards, something said. Which, the legal choice tells."""
    CUT = auto()
    """The person's cut."""
    TRICK = auto()
    """The trick is looked at, for a while or until the person goes on."""
    DEAL = auto()
    """The count is looked at; then the next deal."""
    GAME = auto()
    """The game is over; another may follow."""
    SITTING = auto()
    """The sitting is over: as many games as were agreed on have been played."""


class Event(Enum):
    """What happens at the table."""

    OPEN = auto()
    """A game lies ready: begun, taken up, or put back to where it stood."""
    NEXT = auto()
    """The match is asked what comes next, as soon as the table has settled."""
    SETTLED = auto()
    """The motion is over."""
    PAUSED = auto()
    """The clock has run out."""
    ANSWERED = auto()
    """A mind has decided."""
    CHOOSE = auto()
    """The person decides."""
    LIFT = auto()
    """The person lifts cards off the pack."""
    GO_ON = auto()
    """The person has seen enough."""
    SAME_CARDS = auto()
    """The person wants the cards of a code in the next game."""
    HINT = auto()
    """The person asks for advice."""
    CLAIM = auto()
    """The person takes the rest."""
    UNDO = auto()
    """The person takes a decision back."""
    REDO = auto()
    """The person makes a decision again that was taken back."""
    CLEAR = auto()
    """Another sitting begins, or none: everything is dropped."""


class Refused(Exception):  # noqa: N818 - what became of the event.
    """A state that leads nowhere by an event, with one sentence that names both."""


_DECIDED = (State.STEP, State.TRICK_FILLS)
_DROPPED = (State.IDLE,)
_NEXT = (
    *_DECIDED,
    State.CHOICE,
    State.THINK,
    State.CUT,
    State.DEAL,
    State.GAME,
    State.SITTING,
)

TRANSITIONS: Mapping[State, Mapping[Event, tuple[State, ...]]] = {
    State.IDLE: {Event.OPEN: (State.DRAW, State.QUIET), Event.GO_ON: (State.IDLE,)},
    State.DRAW: {Event.SETTLED: (State.QUIET,)},
    State.QUIET: {Event.NEXT: _NEXT, Event.GO_ON: (State.QUIET,), Event.UNDO: _DROPPED},
    State.STEP: {Event.SETTLED: (State.QUIET,), Event.UNDO: _DROPPED},
    State.TRICK_FILLS: {Event.SETTLED: (State.TRICK,), Event.UNDO: _DROPPED},
    State.TRICK: {
        Event.PAUSED: (State.GATHER,),
        Event.CHOOSE: (State.GATHER,),
        Event.GO_ON: (State.GATHER,),
        Event.UNDO: _DROPPED,
    },
    State.GATHER: {Event.SETTLED: (State.QUIET,), Event.UNDO: _DROPPED},
    State.THINK: {Event.ANSWERED: (State.BREATH,), Event.UNDO: _DROPPED},
    State.BREATH: {
        Event.PAUSED: (State.QUIET,),
        Event.GO_ON: (State.QUIET,),
        Event.UNDO: _DROPPED,
    },
    State.CHOICE: {
        Event.CHOOSE: _DECIDED,
        Event.HINT: (State.CHOICE,),
        Event.CLAIM: _DECIDED,
        Event.UNDO: _DROPPED,
        Event.REDO: _DROPPED,
    },
    State.CUT: {Event.LIFT: (State.STEP,)},
    State.DEAL: {Event.GO_ON: (State.CUT, State.STEP)},
    State.GAME: {Event.GO_ON: _DROPPED, Event.SAME_CARDS: _DROPPED},
    State.SITTING: {Event.SAME_CARDS: _DROPPED},
}
"""Where an event leads. In every state the table may be cleared; what is not named is refused."""


_WAITS = {
    State.CHOICE: Wait.CHOICE,
    State.CUT: Wait.CUT,
    State.TRICK: Wait.TRICK,
    State.DEAL: Wait.DEAL,
    State.GAME: Wait.GAME,
    State.SITTING: Wait.SITTING,
}


def events_of(state: State) -> tuple[Event, ...]:
    """The events that mean something in a state; all others are refused."""
    return (*TRANSITIONS[state], Event.CLEAR)


def following(state: State, event: Event) -> tuple[State, ...]:
    """The states to which an event may lead.

    Raises:
        Refused: the event means nothing now.
    """
    if event is Event.CLEAR:
        return _DROPPED
    try:
        return TRANSITIONS[state][event]
    except KeyError:
        message = f"{event.name} means nothing in {state.name}."
        raise Refused(message) from None


class StateMachine:
    """Where the table stands; it moves as ``TRANSITIONS`` allows and never otherwise."""

    def __init__(self) -> None:
        """Begin idle."""
        self._state = State.IDLE

    @property
    def state(self) -> State:
        """What goes on."""
        return self._state

    @property
    def wait(self) -> Wait:
        """What the table waits for."""
        return _WAITS.get(self._state, Wait.NOTHING)

    def hears(self, event: Event) -> bool:
        """Whether an event means anything now."""
        try:
            following(self._state, event)
        except Refused as refused:
            _LOG.debug("%s", refused)
            return False
        return True

    def enter(self, state: State) -> None:
        """Another state begins.

        Raises:
            Refused: no event leads there from here.
        """
        if not any(state in following(self._state, event) for event in events_of(self._state)):
            message = f"No event leads from {self._state.name} to {state.name}."
            raise Refused(message)
        self._state = state
