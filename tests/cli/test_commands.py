"""The table of commands: every name in it stands for a function that is there."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from reunion_desktop.cli.commands import COMMANDS, PARTS, load


@pytest.mark.parametrize("name", [*COMMANDS, *PARTS])
def test_every_name_stands_for_a_function(name: str) -> None:
    """Each module named by a text in the tables can be imported."""
    assert callable(load(name))


def test_a_command_is_loaded_without_qt() -> None:
    """A short answer comes at once, even where no window could be opened."""
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from reunion_desktop.cli.commands import load\n"
        "for name in sys.argv[1:]: load(name)"
    )
    names = ["simulate", "replay", "solve", "player", "version"]
    done = subprocess.run(
        [sys.executable, "-c", code, *names], capture_output=True, text=True, check=False
    )
    assert (0, "") == (done.returncode, done.stderr)


def test_a_sheet_needs_no_display_and_has_the_systems_fonts() -> None:
    """Qt draws offscreen where a display may be missing; on Windows it would have no fonts so."""
    code = (
        "from reunion_desktop.cli.sheet_export import _without_a_screen\n"
        "print(_without_a_screen().platformName())"
    )
    around = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=around, capture_output=True, text=True, check=False
    )
    platform = "windows" if sys.platform == "win32" else "offscreen"
    assert (0, platform) == (done.returncode, done.stdout.strip()), done.stderr
