"""A second start: the open table comes forward, and opens what was double-clicked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.second_start import SecondStartListener, hand_over
from reunion_desktop.app.start import RunningServices, run
from reunion_desktop.app.table import Table
from reunion_desktop.games import find_game
from reunion_desktop.storage.disk import put_away
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.look.durations import Speed

SPECIMEN = Path(__file__).parents[2] / "assets" / "specimen.reunion"


@pytest.mark.parametrize("file", [None, Path("/somewhere/else.reunion").absolute()])
def test_a_ring_is_heard_once(qtbot: QtBot, tmp_path: Path, file: Path | None) -> None:
    """A request arrives once, and its note is removed."""
    listener = SecondStartListener(tmp_path)
    listener.listen()
    with qtbot.waitSignal(listener.second_start, timeout=5000) as heard:
        hand_over(tmp_path, file)

    assert [file] == heard.args
    assert [] == list((tmp_path / "bell").glob("*.json"))


def test_a_note_from_yesterday_opens_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    """An old note, whose sender no longer waits, is ignored."""
    hand_over(tmp_path, SPECIMEN)
    for note in (tmp_path / "bell").iterdir():
        os.utime(note, (0, 0))
    listener = SecondStartListener(tmp_path)
    heard: list[object] = []
    listener.second_start.connect(heard.append)
    listener.listen()
    (tmp_path / "bell" / "spoilt.json").write_text("{")
    with qtbot.waitSignal(listener.second_start, timeout=5000):
        hand_over(tmp_path, None)
    assert [None] == heard


def test_who_rings_while_the_table_is_laid_is_heard(qtbot: QtBot, tmp_path: Path) -> None:
    """A second request during the start is not lost."""
    hand_over(tmp_path, SPECIMEN)
    listener = SecondStartListener(tmp_path)
    heard: list[object] = []
    listener.second_start.connect(heard.append)
    qtbot.wait(0)
    assert [] == heard

    listener.listen()
    assert [SPECIMEN] == heard


def test_a_second_start_hands_its_file_to_the_open_table(qtbot: QtBot, tmp_path: Path) -> None:
    """The second start ends at once without an error; its record is opened by the first."""
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    table.take_up()
    watch = RunningServices(table, tmp_path)
    watch.listen()
    table.window.show()

    assert 0 == run(SPECIMEN, tmp_path)

    wanted = read_record(SPECIMEN, find_game)[-1].record
    qtbot.waitUntil(
        lambda: table.session.record.actions[: len(wanted.actions)] == wanted.actions, timeout=5000
    )
    watch.close()
    table.close()


def test_a_table_that_is_frozen_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second start says so in one sentence and fails, and leaves no note for later."""
    application_for_table()
    monkeypatch.setattr("reunion_desktop.app.second_start._PATIENCE_MS", 100)
    deaf = Table(tmp_path, hurry=True)
    assert 2 == run(SPECIMEN, tmp_path)
    deaf.close()
    sentence = (
        "reunion-desktop: The program is already running but does not respond. Quit it first.\n"
    )
    assert sentence == capsys.readouterr().err
    assert [] == list((tmp_path / "bell").iterdir())


def test_a_newcomers_settings_leave_the_games_alone(tmp_path: Path) -> None:
    """The old settings are renamed; the journal is resumed as usual."""
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.take_up()
    begun = table.session.record.header
    table.close()
    (tmp_path / "settings.json").write_text('{"look/cloth":"oxblood"}')

    put_away(tmp_path / "settings.json")

    again = Table(tmp_path, hurry=True)
    again.take_up()
    assert begun == again.session.record.header
    assert "green" == again.preferences.cloth.value
    again.close()
    assert "oxblood" in (tmp_path / "settings.json.old").read_text(encoding="utf-8")
    put_away(tmp_path / "not there")


@pytest.mark.usefixtures("qapp")
def test_the_system_may_hand_a_record_over(tmp_path: Path) -> None:
    """Where a double click is an event of the open program, it is a ring like any other."""
    listener = SecondStartListener(tmp_path)
    heard: list[object] = []
    listener.second_start.connect(heard.append)
    assert listener.eventFilter(listener, QFileOpenEvent(str(SPECIMEN)))
    assert [] == heard
    listener.listen()
    assert [SPECIMEN] == heard
