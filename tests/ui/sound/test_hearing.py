"""Sounds of the window: none until they are switched on."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.sound import speaker
from reunion_desktop.ui.sound.cues import Sound

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

WAIT = 5.0


class Ear:
    """Device that records its use."""

    heard = threading.Event()

    def start(self, mix: Callable[[int], bytes]) -> None:
        if any(mix(4_000)):
            self.heard.set()

    def stop(self) -> None:
        """Do nothing, as nothing runs."""

    def close(self) -> None:
        """Do nothing, as nothing is open."""


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """Window with the recording device."""
    application_for_table()
    monkeypatch.setattr(speaker, "Miniaudio", Ear)
    monkeypatch.setattr(Ear, "heard", threading.Event())
    made = Table(tmp_path, hurry=True)
    made.window.table.set_speed(Speed.NONE)
    made.window.show()
    yield made
    made.close()


def play(qtbot: QtBot, table: Table) -> list[Sound]:
    """Deal and wait for a move; return the sounds that were due."""
    due: list[Sound] = []
    table.window.table.sounded.connect(due.append)
    table.begin(NewGame(table.game.default, ("You", "Anna", "Karl"), ("club", "club"), "7"))
    qtbot.waitUntil(lambda: table.flow.wait is Wait.CHOICE, timeout=30_000)
    return due


def prefer(table: Table, preferences: Preferences) -> None:
    """Set preferences as the dialog does."""
    table.window.dialogs.preferred.emit(preferences)


def test_a_lazy_player_hears_nothing(qtbot: QtBot, table: Table) -> None:
    """Sounds are off by default, though their cues are known."""
    due = play(qtbot, table)

    assert {Sound.SHUFFLE, Sound.CARD} <= set(due)
    assert not Ear.heard.is_set()


def test_switched_on_a_card_is_heard_at_once(table: Table) -> None:
    """Choosing sounds or a volume plays a sound at once."""
    prefer(table, replace(table.window.preferences, sound=True))
    assert Ear.heard.wait(WAIT)


def test_the_quill_is_heard_once_a_stroke(qtbot: QtBot, table: Table) -> None:
    """Each stroke written on the score sheet plays one sound."""
    table.window.resize(1180, 740)  # Wide enough for the sheet beside the table.
    strokes: list[int] = []
    sheet = table.window.sheet
    sheet.stroked.connect(lambda: strokes.append(1))
    specimen = Path(__file__).parents[3] / "assets" / "specimen.reunion"
    table.open(specimen)
    finished = sheet.sheet
    game = finished.games[0]
    unfinished = replace(finished, games=(replace(game, lines=game.lines[:-1], settlement=None),))
    sheet.show_sheet(RHINELAND.scoring.written(unfinished))
    sheet.set_stroke_time(20)
    sheet.show_sheet(finished)
    qtbot.waitUntil(lambda: not sheet.is_writing(), timeout=5_000)

    assert 1 < len(strokes) <= 12


def test_the_dialog_offers_sound_and_its_volume(qtbot: QtBot) -> None:
    """The dialog has a check box and a slider that take effect at once."""
    dialog = PreferencesDialog(Preferences())
    qtbot.addWidget(dialog)
    chosen: list[Preferences] = []
    dialog.changed.connect(chosen.append)
    dialog.fields.checks["sound"].click()
    dialog.fields.sliders["volume"].setValue(20)

    assert (True, 20) == (chosen[-1].sound, chosen[-1].volume)
