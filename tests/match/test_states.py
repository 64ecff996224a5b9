"""The transition table with a real controller: accepted and refused events of each state."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.games.reunion.rules import FRANCAIS, RHINELAND
from reunion_desktop.match.opening import by_draw
from reunion_desktop.match.states import (
    TRANSITIONS,
    Event,
    State,
    StateMachine,
    following,
)
from tests.choices import played
from tests.match.house import PLAYERS, House, minds

pytestmark = pytest.mark.usefixtures("qapp")

CODE = DealCode(RHINELAND, "for a friend", 2)
OWN = {Event.OPEN, Event.NEXT}
"""Events that the conductor brings about by itself, between two others."""
STAYS = {
    (State.IDLE, Event.GO_ON),
    *((one, Event.HINT) for one in (State.STEP, State.TRICK_FILLS, State.GATHER, State.CHOICE)),
    (State.CHOICE, Event.CLAIM),
    (State.CHOICE, Event.REDO),
}
"""What is heeded without another state: advice, a claim that is not sure, nothing to take back or
to make again, no first game that is still to be begun."""


def answer(house: House) -> None:
    """An answer arrives, if one is expected."""
    house.oracle.answer()


def choose(house: House) -> None:
    """Decide, legally where that may be."""
    legal = house.flow.observation.legal if house.flow.state is not State.IDLE else None
    house.flow.choose(played(Card.parse("C7")) if legal is None else legal.first)


def run_out(house: House) -> None:
    """The clock runs out, whether or not it was set."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    clock = house.flow.findChild(QTimer, options=direct)
    assert clock is not None
    clock.timeout.emit()


HAPPENINGS: dict[Event, Callable[[House], object]] = {
    Event.SETTLED: lambda house: house.flow.settled(),
    Event.PAUSED: run_out,
    Event.ANSWERED: answer,
    Event.CHOOSE: choose,
    Event.LIFT: lambda house: house.flow.cut(9),
    Event.GO_ON: lambda house: house.flow.go_on(),
    Event.SAME_CARDS: lambda house: house.flow.same_cards(CODE),
    Event.HINT: lambda house: house.flow.hint(),
    Event.CLAIM: lambda house: house.flow.claim(),
    Event.UNDO: lambda house: house.flow.undo(),
    Event.REDO: lambda house: house.flow.redo(),
    Event.CLEAR: lambda house: house.flow.close(),
}
"""How each event comes from outside."""


def brought_to(state: State) -> House:
    """A match in a state, if possible with a move of the player to undo."""
    house = House()
    house.flow.set_pace(None, 350)
    if state is State.IDLE:
        return house
    house.begin(FRANCAIS if state is State.SESSION else RHINELAND)
    flow = house.flow
    undoable = Event.UNDO in TRANSITIONS[state]

    def there() -> bool:
        ready = flow.can_undo or not undoable
        if state is State.QUIET:
            return ready and flow.state is State.BREATH
        if state is State.TRICK:
            ready = ready and house.session.match.to_act() == 0
        return ready and flow.state is state

    for _ in range(4000):
        if there():
            break
        if flow.state is State.BREATH or flow.state is State.GAME:
            flow.go_on()
        else:
            assert house.table.settle() or house.oracle.answer() or house.person()
    if state is State.QUIET:
        house.recorder.full = True
        flow.go_on()
        house.recorder.full = False
    assert state is flow.state
    return house


@pytest.fixture
def entered(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Every state that is entered from now on."""
    states: list[State] = []
    enter = StateMachine.enter

    def note(machine: StateMachine, state: State) -> None:
        enter(machine, state)
        states.append(state)

    monkeypatch.setattr(StateMachine, "enter", note)
    return states


def test_every_state_is_reached_from_the_first() -> None:
    """No state is in the table that no event leads to, each leads on, and no other way is taken."""
    reached, rows = {State.IDLE}, [State.IDLE]
    while rows:
        for states in TRANSITIONS[rows.pop()].values():
            rows += [state for state in states if state not in reached]
            reached |= set(states)

    assert set(State) == reached
    assert set(State) == set(TRANSITIONS)
    assert all((State.IDLE,) == following(state, Event.CLEAR) for state in State)
    machine = StateMachine()
    with pytest.raises(ValueError, match=r"from IDLE to CHOICE\."):
        machine.enter(State.CHOICE)
    assert State.IDLE is machine.state


@pytest.mark.parametrize("state", State)
def test_what_is_refused_changes_nothing(
    state: State, entered: list[State], caplog: pytest.LogCaptureFixture
) -> None:
    """For any unexpected event of player, table, timer or computer player."""
    house = brought_to(state)
    records = house.session.record.actions if state is not State.IDLE else ()
    entered.clear()
    shown, refused = list(house.table.steps), set(HAPPENINGS) - {*TRANSITIONS[state], Event.CLEAR}
    caplog.set_level("DEBUG")

    for event in Event:
        if event in refused:
            HAPPENINGS[event](house)

    assert state is house.flow.state
    assert [] == entered
    assert shown == house.table.steps
    assert [] == house.table.troubles[1 if state is State.QUIET else 0 :]
    assert records == (house.session.record.actions if state is not State.IDLE else ())
    assert all(
        f"{event.name} means nothing in {state.name}." in caplog.messages
        for event in refused - {Event.ANSWERED}  # Usually no player was asked.
    )


@pytest.mark.parametrize(
    ("state", "event"),
    [(state, event) for state in State for event in HAPPENINGS if event in TRANSITIONS[state]],
)
def test_what_is_heeded_leads_where_the_table_says(
    state: State, event: Event, entered: list[State]
) -> None:
    """The next state is one of those that the row names, and there is one."""
    house = brought_to(state)
    entered.clear()

    HAPPENINGS[event](house)

    assert entered[:1] == [] if (state, event) in STAYS else entered[0] in following(state, event)


@pytest.mark.parametrize("state", State)
def test_every_state_can_be_cleared(state: State, entered: list[State]) -> None:
    """In any state the table may be closed, and another session begin."""
    house = brought_to(state)
    entered.clear()

    house.flow.close()

    assert [State.IDLE] == entered
    house.flow.begin(by_draw(RHINELAND, PLAYERS, "8"), minds)
    assert house.flow.state in following(State.IDLE, Event.OPEN)
