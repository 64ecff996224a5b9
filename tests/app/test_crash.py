"""Killed at any moment, the program goes on at the same decision."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.games import find_game
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.reader import read_journal

KILLS = int(os.environ.get("REUNION_DESKTOP_KILLS", "3"))
"""How often the program is killed; more for a stronger test."""

PLAYER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from reunion_desktop.ai.roster import player_for
from reunion_desktop.app.table import Table
from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.ui.look.durations import Speed

application = application_for_table()
table = Table(Path(sys.argv[1]), hurry=True)
table.window.table.set_speed(Speed.NONE)


def tell(*_step):
    record = table.session.record
    print(table.session.number, len(record.actions), flush=True)


table.flow.sight.connect(tell)
table.flow.step.connect(tell)
pilot = Autopilot(table, player_for("reunion", "random", "crash"), table.flow.go_on)
table.take_up()
application.exec()
"""
"""Plays one game after another in a folder, and says what it has shown: game and decisions."""


def stands(folder: Path) -> tuple[StoredGame, ...]:
    """The state that a new start would resume."""
    journal = folder / "games" / "journal.reunion"
    return read_journal(journal, find_game) if journal.exists() else ()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system knows no kill -9")
def test_nothing_shown_is_ever_lost(tmp_path: Path) -> None:
    """After a kill, everything that was shown is on disk and is continued."""
    dice = Random(7)
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_DATA_HOME=str(tmp_path))
    furthest = (0, 0)
    before: tuple[StoredGame, ...] = ()
    log = tmp_path / "errors"
    for _ in range(KILLS):
        with (
            log.open("w", encoding="utf-8") as errors,
            subprocess.Popen(
                [sys.executable, "-c", PLAYER, str(tmp_path)],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            ) as child,
        ):
            assert child.stdout is not None
            began = child.stdout.readline()
            # So far, and a moment more: a slow machine plays as far as a fast one.
            told = [child.stdout.readline() for _ in range(dice.randrange(12))]
            time.sleep(dice.random() * 0.02)
            child.kill()
            lines = [began, *[line for line in (*told, *child.stdout) if line.endswith("\n")]]
        assert began, log.read_text(encoding="utf-8")
        shown = [tuple(map(int, line.split())) for line in lines]
        if before:
            # It goes on exactly where the journal stood.
            assert (len(before), len(before[-1].record.actions)) == shown[0]
        furthest = max(furthest, *[(game, decisions) for game, decisions in shown])
        now = stands(tmp_path)
        assert (len(now), len(now[-1].record.actions)) >= furthest
        for stored, earlier in zip(now, before, strict=False):
            kept = earlier.record.actions
            assert kept == stored.record.actions[: len(kept)]
        before = now
    assert any(isinstance(action, DealCards) for action in before[-1].record.actions)
    assert furthest > (1, 3)
