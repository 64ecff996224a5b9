"""A table imports the modules of its own game only."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from reunion_desktop.app.settings import FILE
from reunion_desktop.engine.game import GameRules
from reunion_desktop.games import IDS, game_of
from reunion_desktop.storage.settings import write_settings
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, settings_with

OPEN = """
import os, sys
from pathlib import Path
from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.start import open_up
from reunion_desktop.app.table import Table

def tell():
    print(table.session.record.header.game, *sys.modules, flush=True)
    os._exit(0)

application = application_for_table()
table = Table(Path(sys.argv[1]))
open_up(table, tell)
application.exec()
"""
"""Opens a table as the program does, and tells what is loaded once it is seen and a game begun."""

LATE = (
    "ui.calls.bar",
    "ui.calls.button",
    "ui.dialogs.new_game_dialog",
    "ui.games.lesson_steps",
    "ui.games.lesson",
    "ui.games.side_count",
    "ui.sheet.block_painter",
    "ui.table.layout.middle",
    "ui.table.motion.drawing",
    "ui.table.spoken_stock",
    "ui.table.stage.pennies",
    "ui.sheet.ladder",
    "ui.sheet.marks",
    "ui.words.book",
    "review",
    "ai.tricks",
    "value_net",
)
"""Packages and modules that Réunion does not need, or only on request."""


def played(rules: GameRules) -> NewGame:
    """A table at which a game was played."""
    others = ("Anna", "Karl", "Lena", "Otto", "Emma")[: rules.players - 1]
    return NewGame(rules, ("Me", *others), ("random",) * len(others))


def loaded(folder: Path, *games: str) -> tuple[str, list[str]]:
    """The game that a table begins, and the modules of ours that it brings.

    Args:
        folder: where it keeps its data.
        games: what was played there before, the last one last.
    """
    preferences = DEFAULTS
    for game in games:
        preferences = preferences.with_table(played(game_of(game).default))
    write_settings(folder / FILE, settings_with({}, preferences))
    done = subprocess.run(
        [sys.executable, "-c", OPEN, folder], capture_output=True, text=True, check=True
    )
    game, *modules = done.stdout.split()
    ours = "reunion_desktop."
    return game, [name.removeprefix(ours) for name in modules if name.startswith(ours)]


def of_others(modules: Sequence[str], game: str) -> list[str]:
    """The modules that belong to any game but one."""
    rooms = [
        room for other in IDS if other != game for room in (f"games.{other}", f"ui.games.{other}")
    ]
    return [name for name in modules if f"{name}.".startswith(tuple(f"{room}." for room in rooms))]


@pytest.mark.parametrize("before", [(), IDS[::-1]], ids=["a newcomer", "who has tried all games"])
def test_reunion_brings_no_other_game(tmp_path: Path, before: tuple[str, ...]) -> None:
    """Neither the rules of another game nor its words, and nothing that only others need."""
    game, modules = loaded(tmp_path, *before)
    assert IDS[0] == game
    assert "games.reunion.rules" in modules
    assert [] == of_others(modules, game)
    late = tuple(f"{room}." for room in LATE)
    assert [] == [name for name in modules if f"{name}.".startswith(late)]


def test_another_game_comes_alone(tmp_path: Path) -> None:
    """Settings that say what was played last bring that game, and Réunion, and no third one."""
    game, modules = loaded(tmp_path, "reunion", "viersche", "bauer")
    assert "bauer" == game
    assert {"games.bauer.rules", "ui.games.bauer.words"} <= set(modules)
    others = of_others(modules, game)
    assert [] == [name for name in others if "reunion" not in name.split(".")]


def test_whoever_plays_without_a_table_loads_one_game() -> None:
    """A command that plays one game asks no other for its rules; the help tells of them all."""
    code = (
        "import sys\n"
        "from reunion_desktop.cli import main\n"
        "main(['simulate', '--seats', 'random,random,random'])\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = [name.removeprefix("reunion_desktop.") for name in done.stdout.split()]
    assert "games.reunion.rules" in names
    assert [] == of_others(names, "reunion")
