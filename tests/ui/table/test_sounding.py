"""The table emits each sound at its time, once."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.events import Announced, CardsDealt, TrickTaken
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.sound.cues import Sound
from reunion_desktop.ui.table.view import TableView
from tests.ui.table.sights import seen_steps


@pytest.fixture
def due(table: TableView) -> list[Sound]:
    """Records the emitted sounds."""
    heard: list[Sound] = []
    table.sounded.connect(lambda sound: heard.append(sound))  # noqa: PLW0108 - Qt drops bound methods of lists.
    return heard


def dealt() -> SeenStep:
    """A step that deals."""
    return next(step for step in seen_steps() if isinstance(step.events[0], CardsDealt))


def test_sounds_come_with_their_motions(table: TableView, due: list[Sound]) -> None:
    """A deal emits the shuffle first, a card per packet, the turned card last; each once."""
    table.set_speed(Speed.NORMAL)
    table.perform(dealt())
    flight = table.stage.flight
    flight.pause()
    for part in range(0, 101, 2):
        flight.setCurrentTime(flight.duration() * part // 100)

    assert [Sound.SHUFFLE, *[Sound.CARD] * 9, Sound.TURN] == due


def test_what_is_cut_short_falls_silent(table: TableView, due: list[Sound]) -> None:
    """After an animation is ended no further card sound is emitted."""
    table.set_speed(Speed.NORMAL)
    table.perform(dealt())
    table.stage.finish()

    assert Sound.TURN not in due
    assert due.count(Sound.CARD) <= 1


def test_without_motion_each_sound_is_heard_once(table: TableView, due: list[Sound]) -> None:
    """Without animation a deal emits one shuffle and one card sound."""
    table.perform(dealt())

    assert [Sound.SHUFFLE, Sound.CARD, Sound.TURN] == due


def test_a_pack_that_was_cut_is_not_shuffled_again(table: TableView, due: list[Sound]) -> None:
    """The shuffle is emitted before the cut, and not again after it."""
    table.show_table(dealt().before)
    table.ask_cut()
    assert [Sound.SHUFFLE] == due
    table.perform(dealt())

    assert 1 == due.count(Sound.SHUFFLE)


def test_a_knock_is_heard(table: TableView, due: list[Sound]) -> None:
    """A player who calls “knock” raps on the table; other calls are silent."""
    dealt_to = dealt().after
    for call, heard in (("knock", [Sound.RAP]), ("push", [])):
        table.perform(SeenStep(dealt_to, (Announced(1, Call(call)),), dealt_to))
        assert heard == due
        due.clear()


def test_a_trick_is_heard_to_be_gathered(table: TableView, due: list[Sound]) -> None:
    """Gathering emits its sound without animation, too."""
    table.perform(next(s for s in seen_steps() if any(isinstance(e, TrickTaken) for e in s.events)))
    due.clear()
    table.gather()

    assert [Sound.GATHER] == due
