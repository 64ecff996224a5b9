"""States of the game flow and the table of their transitions.

Rule 1: ``TRANSITIONS`` alone defines which events a state accepts and where they lead. Rule 2: this
module uses no cards, timers or widgets. If several target states are listed, the match decides
which one follows. If a move cannot be recorded, the state does not change.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from enum import Enum, auto

_LOG = logging.getLogger(__name__)


class State(Enum):
    """State of the game flow."""

    IDLE = auto()
    """No game is begun, or everything was cancelled."""
    DRAW = auto()
    """The draw for the first dealer is animated."""
    QUIET = auto()
    """No animation is running. The state lasts if the next step could not be recorded."""
    STEP = auto()
    """A move is animated."""
    TRICK_FILLS = auto()
    """A move that completes a trick is animated."""
    TRICK = auto()
    """The complete trick is shown, for some time or until the player continues."""
    GATHER = auto()
    """The trick moves to its winner."""
    THINK = auto()
    """A computer player is thinking."""
    BREATH = auto()
    """The computer player has decided; its card is played after a short delay."""
    CHOICE = auto()
    """The player is to move; the match knows the legal moves."""
    CUT = auto()
    """The player is to cut."""
    DEAL = auto()
    """The score of a deal is shown."""
    GAME = auto()
    """The game is over; another may follow."""
    SESSION = auto()
    """The session is over: the agreed number of games was played."""


class Wait(Enum):
    """Input that the table waits for."""

    NOTHING = auto()
    """Nothing: an animation or a computer player is busy."""
    CHOICE = auto()
    """The player's move: a card, discards or a call; the legal moves say which."""
    CUT = auto()
    """The player's cut."""
    TRICK = auto()
    """The player's continue, or the end of the time for which the trick is shown."""
    DEAL = auto()
    """The player's continue after the score; then the next deal."""
    GAME = auto()
    """The next game; this one is over."""
    SESSION = auto()
    """A new session: the agreed number of games was played."""


class Event(Enum):
    """Event of the game flow."""

    OPEN = auto()
    """A game is ready: begun, continued, or after an undo or redo."""
    NEXT = auto()
    """The table has settled: the next step of the match is due."""
    SETTLED = auto()
    """The animation has ended."""
    PAUSED = auto()
    """The timer has run out."""
    ANSWERED = auto()
    """A computer player has decided."""
    CHOOSE = auto()
    """The player makes a move."""
    LIFT = auto()
    """The player cuts the pack."""
    GO_ON = auto()
    """The player continues."""
    SAME_CARDS = auto()
    """The player wants the cards of a deal code in the next game."""
    HINT = auto()
    """The player asks for a hint."""
    CLAIM = auto()
    """The player claims the remaining tricks."""
    UNDO = auto()
    """The player undoes a move."""
    REDO = auto()
    """The player redoes a move."""
    CLEAR = auto()
    """Another session begins, or none: everything is cancelled."""


_DECIDED = (State.STEP, State.TRICK_FILLS)
_DROPPED = (State.IDLE,)
_NEXT = (
    *_DECIDED,
    State.CHOICE,
    State.THINK,
    State.CUT,
    State.DEAL,
    State.GAME,
    State.SESSION,
)

TRANSITIONS: Mapping[State, Mapping[Event, tuple[State, ...]]] = {
    State.IDLE: {Event.OPEN: (State.DRAW, State.QUIET), Event.GO_ON: (State.IDLE,)},
    State.DRAW: {Event.SETTLED: (State.QUIET,)},
    State.QUIET: {Event.NEXT: _NEXT, Event.GO_ON: (State.QUIET,), Event.UNDO: _DROPPED},
    State.STEP: {
        Event.SETTLED: (State.QUIET,),
        Event.HINT: (State.STEP,),
        Event.UNDO: _DROPPED,
    },
    State.TRICK_FILLS: {
        Event.SETTLED: (State.TRICK,),
        Event.HINT: (State.TRICK_FILLS,),
        Event.UNDO: _DROPPED,
    },
    State.TRICK: {
        Event.PAUSED: (State.GATHER,),
        Event.CHOOSE: (State.GATHER,),
        Event.GO_ON: (State.GATHER,),
        Event.HINT: (State.GATHER,),
        Event.UNDO: _DROPPED,
    },
    State.GATHER: {
        Event.SETTLED: (State.QUIET,),
        Event.HINT: (State.GATHER,),
        Event.UNDO: _DROPPED,
    },
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
    State.SESSION: {Event.SAME_CARDS: _DROPPED},
}
"""Target states by state and event. Every state accepts CLEAR; events not listed are refused."""


_WAITS = {
    State.CHOICE: Wait.CHOICE,
    State.CUT: Wait.CUT,
    State.TRICK: Wait.TRICK,
    State.DEAL: Wait.DEAL,
    State.GAME: Wait.GAME,
    State.SESSION: Wait.SESSION,
}


def following(state: State, event: Event) -> tuple[State, ...]:
    """The states to which an event may lead; empty if the state does not accept it."""
    return _DROPPED if event is Event.CLEAR else TRANSITIONS[state].get(event, ())


class StateMachine:
    """The current state; it changes only as ``TRANSITIONS`` allows."""

    def __init__(self) -> None:
        """Start idle."""
        self._state = State.IDLE

    @property
    def state(self) -> State:
        """The current state."""
        return self._state

    @property
    def wait(self) -> Wait:
        """The input that the current state waits for."""
        return _WAITS.get(self._state, Wait.NOTHING)

    def hears(self, event: Event) -> bool:
        """Test whether the current state accepts an event."""
        accepted = bool(following(self._state, event))
        if not accepted:
            _LOG.debug("%s means nothing in %s.", event.name, self._state.name)
        return accepted

    def enter(self, state: State) -> None:
        """Enter a state.

        Raises:
            ValueError: no event leads there from the current state.
        """
        if not any(state in following(self._state, event) for event in Event):
            message = f"No event leads from {self._state.name} to {state.name}."
            raise ValueError(message)
        self._state = state
