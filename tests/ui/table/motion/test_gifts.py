"""Cards given from hand to hand are animated, and end where the layout says."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Announce, Give
from reunion_desktop.engine.game import MatchState, advance
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
