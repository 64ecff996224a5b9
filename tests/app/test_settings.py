"""With any settings file the program starts, and keeps what could be read."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from reunion_desktop.app.settings import FILE, Settings
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.settings import read_settings, write_settings
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, Preferences, load
from reunion_desktop.ui.look.palettes import Cloth
from tests.app.spoilt_settings import SETTINGS, spoilt

MANY = int(os.environ.get("REUNION_FUZZ", "1"))
"""How many times as many files are tried: 250 make five thousand starts."""
STARTS = 5
"""Starts of one process; then another begins anew."""
READINGS = 250


@pytest.mark.parametrize("seed", range(MANY))
def test_no_settings_end_the_program(tmp_path: Path, seed: int) -> None:
    """A process of its own opens the table with each file; neither signal nor warning ends it."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.spoilt_settings", tmp_path, str(seed), str(STARTS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (0, "", str(STARTS - 1)) == (
        done.returncode,
        done.stderr,
        (done.stdout.split() or [""])[-1],
    )


def test_any_settings_are_read(tmp_path: Path) -> None:
    """No file is an error."""
    dice = Random(READINGS)
    for _ in range(READINGS * MANY):
        (tmp_path / FILE).write_bytes(spoilt(dice))
        assert isinstance(load(read_settings(tmp_path / FILE), RHINELAND), Preferences)


@pytest.mark.usefixtures("qapp")
def test_what_is_preferred_is_written(tmp_path: Path) -> None:
    """Soon after a change, and at the latest when the program ends."""
    write_settings(tmp_path / FILE, SETTINGS)
    settings = Settings(tmp_path)
    preferences = settings.preferences()
    settings.keep(replace(preferences, volume=36))
    settings.close()
    assert replace(preferences, volume=36) == Settings(tmp_path).preferences()
    assert preferences.cloth is Cloth.SLATE


@pytest.mark.usefixtures("qapp")
def test_settings_that_cannot_be_written_are_no_mishap(tmp_path: Path) -> None:
    """The program ends as ever, and what was in the file's place is still there."""
    (tmp_path / FILE).mkdir()
    settings = Settings(tmp_path)
    settings.keep(DEFAULTS)
    settings.close()
    assert (tmp_path / FILE).is_dir()
