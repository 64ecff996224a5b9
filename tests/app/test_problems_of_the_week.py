"""Problems of the week: chosen by the costs of the player's mistakes in the archive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.practice.problem import kind_of
from reunion_desktop.storage.archive.reviews import ReviewStore
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.ui.dialogs.new_game import NewGame
from tests.tables import laid


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A table with a session of Réunion."""
    with laid(qtbot, tmp_path) as table:
        names = ("Me", "Anna", "Karl")
        table.begin(NewGame(table.game.default, names, ("random", "random"), "7"))
        yield table


@pytest.mark.parametrize("kind", ["discard", "follow"])
def test_the_week_begins_with_the_costliest_kind(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The archive is asked for the costs before the first problem is chosen."""
    monkeypatch.setattr(ReviewStore, "costs", lambda *_: {"lead": 1.0, kind: 2.0})

    table.window.practice_wanted.emit("problems")

    qtbot.waitUntil(lambda: table.side_windows.side_table is not None)
    aside = table.side_windows.side_table
    assert aside is not None
    assert kind == kind_of(aside.session.match).value


def test_problems_open_without_the_archive(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An archive that cannot be read does not keep the player from the problems."""

    def refuse(*_: object) -> None:
        raise StorageFault

    monkeypatch.setattr(ReviewStore, "costs", refuse)
    table.window.practice_wanted.emit("problems")
    qtbot.waitUntil(lambda: table.side_windows.side_table is not None)
