"""Sessions of random play without delays."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from reunion_desktop.ai.roster import player_for
from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.app.table import Table
from reunion_desktop.ui.dialogs.new_game import NewGame


def begin(table: Table, seed: str | None) -> None:
    """Sit down with two opponents."""
    choice = NewGame(table.game.default, ("Me", "Anna", "Karl"), ("random", "random"), seed)
    table.begin(choice)


def play(qtbot: QtBot, table: Table) -> None:
    """Play the game on the table to its end at random."""
    over: list[bool] = []
    pilot = Autopilot(table, player_for("reunion", "random", "me"), lambda: over.append(True))
    table.flow.waiting.emit(table.flow.wait)
    qtbot.waitUntil(lambda: bool(over), timeout=60_000)
    pilot.stop()
