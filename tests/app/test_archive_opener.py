"""The archive at the table: opened from the menu, filled during play, session resumed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from reunion_desktop.app.archive_service import FILE
from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.app.table import Table
from reunion_desktop.games import find_game
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.storage.archive.archive import Archive
from reunion_desktop.ui.archive.window import ArchiveWindow
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.appearance import Contrast
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.sheet.look import Material, look_of
from tests.app.recorded import play as record
from tests.storage.sessions import evening, game
from tests.ui.sittings import play as play_on


def play(folder: Path) -> None:
    """An earlier run of the program: a session of two games, archive not opened."""
    recorder = DiskRecorder(folder / "games")
    for stored in evening(3):
        record(recorder, stored.record)
        recorder.finish(stored.record, (), helped=False)
    recorder.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A table at which two games were played before."""
    play(tmp_path)
    made = Table(tmp_path, hurry=True)
    made.take_up()
    yield made
    made.close()


def opened(table: Table, qtbot: QtBot) -> ArchiveWindow:
    """The window of the archive, opened from the menu, with its first sheet."""
    (action,) = [a for a in table.window.findChildren(QAction) if a.text() == "&Archive"]
    assert "Ctrl+Shift+A" == action.shortcut().toString()
    action.trigger()
    window = table.archive.window
    assert window is not None
    qtbot.waitUntil(lambda: len(window.finder.detail.sheet.sheet.games) > 0, timeout=20_000)
    return window


def test_what_was_played_before_is_there(table: Table, qtbot: QtBot) -> None:
    """The two games of the session in progress, as one session."""
    window = opened(table, qtbot)

    assert 1 == window.finder.model.rowCount()
    assert 2 == len(window.finder.detail.sheet.sheet.games)
    assert window is table.side_windows.open_archive()


def test_what_is_kept_meanwhile_is_listed(table: Table, qtbot: QtBot) -> None:
    """A window that is open hears of every game that ends."""
    window = opened(table, qtbot)
    table.archive.keep([game(8, "2026-02-01T20:00:00+00:00")])
    qtbot.waitUntil(lambda: window.finder.model.rowCount() == 2, timeout=20_000)

    assert 2 == len(window.finder.detail.sheet.sheet.games), "what was open stays open"


def test_a_deal_is_looked_at_and_played_again(table: Table, qtbot: QtBot) -> None:
    """Review opens beside the table, another try at the table aside."""
    window = opened(table, qtbot)
    window.finder.detail.review_wanted.emit(1, 2)
    assert table.side_windows.review is not None
    window.finder.detail.again_wanted.emit(2, 1)
    aside = table.side_windows.side_table

    assert aside is not None
    assert aside.window.windowTitle().startswith("Deal 1 replayed: Otto, Édouard, Karl")
    dealt = evening(3)[1].record.actions[0]
    assert dealt == aside.session.record.actions[0]


def test_what_is_played_aside_is_practice(table: Table, tmp_path: Path, qtbot: QtBot) -> None:
    """It is stored as practice, and does not count in the statistics."""
    window = opened(table, qtbot)
    table.side_windows.open_side_table(evening(3)[0].record.rewound(20), "once more")
    assert table.side_windows.side_table is not None
    table.side_windows.side_table.recorder.new_session()
    table.side_windows.close_side_table()
    qtbot.waitUntil(lambda: window.finder.model.rowCount() == 2, timeout=20_000)
    archive = Archive(tmp_path / FILE, find_game)
    rows = archive.rows(archive.find())

    assert {(2, False), (1, True)} == {(row.games, row.practice) for row in rows}
    assert 2 == archive.statistics("Otto").all.games


def test_the_table_ends_with_the_archive_closed(tmp_path: Path, qtbot: QtBot) -> None:
    """Nothing runs on, and all is kept."""
    play(tmp_path)
    made = Table(tmp_path, hurry=True)
    made.take_up()
    window = opened(made, qtbot)
    made.close()

    assert not window.isVisible()
    assert (1,) == Archive(tmp_path / FILE, find_game).find()


def test_the_window_looks_as_the_table_does(table: Table, qtbot: QtBot) -> None:
    """Another cloth or a high contrast is seen at once in a window that is open."""
    window = opened(table, qtbot)
    table.prefer(replace(table.preferences, contrast=Contrast.HIGH))

    wanted = look_of(Material.PAPER, table.window.theme.palette)
    assert wanted == window.finder.detail.sheet._look  # noqa: SLF001 - what it draws with.


def test_a_hint_is_help_in_the_archive_too(tmp_path: Path, qtbot: QtBot) -> None:
    """Asked for on one evening, the game ended on another: the row and the figures tell it."""
    made = Table(tmp_path, hurry=True)
    made.window.table.set_speed(Speed.NONE)
    made.begin(NewGame(made.game.default, ("Me", "Anna", "Karl"), ("random", "random"), "7"))
    qtbot.waitUntil(lambda: made.flow.wait is Wait.CHOICE, timeout=10_000)
    made.flow.hint()
    made.close()
    again = Table(tmp_path, hurry=True)
    again.window.table.set_speed(Speed.NONE)
    again.take_up()
    play_on(qtbot, again)
    again.close()

    archive = Archive(tmp_path / FILE, find_game)
    told = archive.statistics("Me")
    assert [1] == [row.helped for row in archive.rows(archive.find())]
    assert (0, 1, 1) == (told.alone.games, told.helped.games, told.helped.complete)
    archive.close()
