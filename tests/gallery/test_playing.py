"""Playing to a moment: what was sought is there when the picture is taken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.gallery import playing
from reunion_desktop.gallery.playing import asked_for, play_until
from reunion_desktop.games.hindersche.rules import PAGAT


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A table that does not dawdle."""
    made = Table(tmp_path, hurry=True)
    qtbot.addWidget(made.window)
    yield made
    made.close()


def test_a_scene_stays_after_a_game_in_which_it_did_not_come(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The automatic player of one game does not play on in the next one."""
    with monkeypatch.context() as soon:
        soon.setattr(playing, "LIMIT_MS", 300)
        play_until(table, PAGAT, "1", lambda: False)
    asked = partial(asked_for, table, MayPlay)
    play_until(table, PAGAT, "2", asked)
    there = len(table.session.record.actions)
    for _ in range(5):
        QApplication.processEvents()
    assert asked()
    assert there == len(table.session.record.actions)
