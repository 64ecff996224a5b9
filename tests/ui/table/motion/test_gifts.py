"""Cards given from hand to hand are animated, and end where the layout says."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Announce, Give
from reunion_desktop.engine.events import CardGiven
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import open_hands
from reunion_desktop.engine.record import Step, seen_step
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.ui.look.durations import PACES, Speed
from reunion_desktop.ui.table.layout.arrangement import Setting, arrange
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.motion.choreography import plan
from reunion_desktop.ui.table.motion.motion import Motion
from tests.games.test_ekart import ONE, away, dealt


def seen(match: MatchState, action: Announce | Give, seat: int) -> tuple[Motion, ...]:
    """Motions that a seat sees for an action; each card ends at its place."""
    later, events = advance(match, action)
    step = seen_step(Step(match, action, events, later), seat)
    setting = Setting(TableLayout(1280, 800, SeatPositions.of(step.after)))
    motions = plan(step.before, step.events, step.after, setting, PACES[Speed.NORMAL]).motions
    target = arrange(step.after, setting)
    for motion in motions:
        end = target[motion.key]
        assert (end.x, end.y, end.face_up) == (motion.end.x, motion.end.y, motion.end.face_up)
    return motions


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_card_demanded_flies_open_for_all(seat: int) -> None:
    """Every seat sees the face of a demanded card in motion; then it is in the demander's hand."""
    motions = seen(away(dealt(LITTLE)), Announce(0, demand(ONE("HJ"))), seat)
    (flown,) = [motion for motion in motions if motion.face == ONE("HJ")]
    assert flown.start.face_up
    assert (flown.key == ONE("HJ")) == (seat == 0)


@pytest.mark.parametrize(("seat", "faces"), [(0, True), (1, True), (2, False)])
def test_what_is_given_back_goes_face_down(seat: int, faces: bool) -> None:  # noqa: FBT001 - data.
    """Giver and receiver see the card given back; the third player sees a back."""
    match, _ = advance(away(dealt(LITTLE)), Announce(0, demand(ONE("HJ"))))
    motions = seen(match, Give(0, 1, ONE("C7")), seat)
    assert faces == any(motion.face == ONE("C7") for motion in motions)
    assert motions


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_between_open_hands_a_card_leaves_the_giver(seat: int) -> None:
    """Until it has moved, a card lies in the giver's open hand, not yet in the receiver's."""
    match = away(dealt(LITTLE))
    for action in (Announce(0, demand(ONE("HJ"))), Give(0, 1, ONE("C7"))):
        later, events = advance(match, action)
        step = seen_step(Step(match, action, events, later), seat)
        layout = TableLayout(1280, 800, SeatPositions.of(step.after))
        setting = Setting(layout, open=open_hands(later))
        motions = plan(step.before, step.events, step.after, setting, PACES[Speed.NORMAL]).motions
        before = arrange(step.before, Setting(layout, open=open_hands(match)))
        for event in events:
            if isinstance(event, CardGiven) and (event.gift.shown or seat != 2):
                (flown,) = [motion for motion in motions if motion.face == event.gift.card]
                start = before[event.gift.card]
                assert (start.x, start.y) == (flown.start.x, flown.start.y)
        match = later
