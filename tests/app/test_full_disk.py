"""A full disk: new games do not begin, and the game on the table continues."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.games import find_game
from reunion_desktop.games.reunion.rules import FRANCAIS
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.storage.reader import read_journal
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.durations import Speed
from tests.app.recorded import refuse
from tests.tables import laid

SPECIMEN = Path(__file__).parents[2] / "assets" / "specimen.reunion"
MINE = {Wait.CHOICE, Wait.CUT}
KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_U, Qt.Key.Key_H, Qt.Key.Key_C)
FAILING = ("pathlib.Path.replace", "os.fsync")


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A sealed game in progress, with the player to move."""
    with laid(qtbot, tmp_path) as table:
        table.begin(NewGame(table.game.default, ("Me", "Anna", "Karl"), ("random", "random")))
        qtbot.waitUntil(lambda: table.flow.wait in MINE, timeout=10_000)
        yield table


def new_game(table: Table) -> None:
    """Other opponents."""
    table.begin(NewGame(table.game.default, ("Me", "Berta", "Otto"), ("random", "random")))


def from_code(table: Table) -> None:
    """Cards of a deal code, by other rules."""
    table.play_code(DealCode(FRANCAIS, "friend", 0))


def from_file(table: Table) -> None:
    """A record that lies elsewhere."""
    table.open(SPECIMEN)


@pytest.mark.parametrize("failing", FAILING)
def test_the_game_on_the_table_goes_on(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """One message; the old game continues, is recorded, and keeps its secret."""
    told: list[str] = []
    monkeypatch.setattr(table.window, "say_trouble", told.append)
    table.flow.trouble.connect(told.append)
    for begin in (new_game, from_code, from_file):
        told.clear()
        before = table.session.record
        with monkeypatch.context() as full:
            full.setattr(failing, refuse)
            begin(table)
        assert told
        assert all("No space left on device" in sentence for sentence in told)
        assert before == table.session.record

        qtbot.waitUntil(lambda: table.flow.wait in MINE, timeout=10_000)
        if table.flow.wait is Wait.CUT:
            table.flow.cut(9)
            qtbot.waitUntil(lambda: table.flow.wait in MINE, timeout=10_000)
        legal = table.session.match.legal()
        assert legal is not None
        table.flow._submit(legal.actions[0])  # noqa: SLF001 - whatever may be done.
        assert len(table.session.record.actions) > len(before.actions)
        (stored,) = read_journal(tmp_path / "games" / "journal.reunion", find_game)
        assert table.session.record == stored.record
        secret = table.recorder.secret_of(stored.record.header)
        assert secret is not None
        assert secret.fits(stored.record, stored.seals)


def test_a_first_game_that_could_not_begin_begins_when_there_is_room(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any game on the table every key does nothing, and going on tries once more."""
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    told: list[str] = []
    table.flow.trouble.connect(told.append)
    table.window.show()

    for failing, begin in zip(FAILING, (table.take_up, table.flow.go_on), strict=True):
        told.clear()
        with monkeypatch.context() as full:
            full.setattr(failing, refuse)
            begin()
            assert 1 == len(told)
            for key in KEYS:
                QTest.keyClick(table.window.table, key)
                QTest.keyClick(table.window, key, Qt.KeyboardModifier.ControlModifier)
            table.flow.go_on()
            for do in (table.flow.undo, table.flow.hint, table.flow.claim):
                do()
            assert not table.flow.can_undo
            assert table.flow.code is None
            assert len(told) > 1
            assert all("No space left on device" in sentence for sentence in told)
    table.flow.go_on()
    qtbot.waitUntil(lambda: table.flow.wait in MINE, timeout=10_000)
    table.close()

    (stored,) = read_journal(tmp_path / "games" / "journal.reunion", find_game)
    assert 1 == len(stored.seals) or stored.record.actions
