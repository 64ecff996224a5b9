"""With any settings file the program starts, and keeps what could be read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from reunion_desktop.app.settings import FILE, Settings
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.storage.settings import parse_settings, read_settings
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, Preferences, load
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.window_geometry.place import DesktopRect, WindowPlace
from tests.app.spoilt_settings import NOW, OLD, deadly, spoilt

MANY = int(os.environ.get("REUNION_FUZZ", "1"))
"""How many times as many files are tried: 250 make five thousand starts."""
STARTS = 20
"""Starts of one process; then another begins anew."""
READINGS = 250


@pytest.mark.parametrize("seed", range(MANY))
def test_no_settings_end_the_program(tmp_path: Path, seed: int) -> None:
    """A process of its own opens the table with each file; neither signal nor warning ends it.

    The first files are those whose damaged byte, in the state of the window, once did.
    """
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


def test_any_settings_are_read() -> None:
    """No file is an error, and what is read once is there when it was written again."""
    dice = Random(READINGS)
    for _ in range(READINGS * MANY):
        text = spoilt(dice).decode("utf-8", errors="replace")
        assert isinstance(load(parse_settings(text), RHINELAND), Preferences)


def test_what_could_be_read_is_kept() -> None:
    """A state of the window that is damaged costs nothing but the place of the sheet."""
    for settings in deadly():
        read = load(parse_settings(settings.decode()), RHINELAND)
        assert Cloth.SLATE is read.cloth
        assert read.place.box is not None
        assert read.new_game is not None
        assert "Jakob" == read.new_game.names[0]


def test_the_place_of_an_older_version_is_found() -> None:
    """Qt's own bytes say where the window stood, and what the sheet had."""
    expected = WindowPlace(DesktopRect(12, 22, 890, 680), sheet_width=300)
    assert expected == load(parse_settings(OLD), RHINELAND).place
    assert DesktopRect(10, 20, 890, 680) == load(parse_settings(NOW), RHINELAND).place.box


@pytest.mark.usefixtures("qapp")
def test_what_is_preferred_is_written(tmp_path: Path) -> None:
    """Soon after a change, and at the latest when the program ends; Qt's bytes are gone then."""
    (tmp_path / FILE).write_text(OLD, encoding="utf-8")
    settings = Settings(tmp_path)
    preferences = settings.preferences()
    settings.keep(preferences)
    settings.close()
    assert preferences == Settings(tmp_path).preferences()
    assert preferences != DEFAULTS
    assert not any(isinstance(value, bytes) for value in read_settings(tmp_path / FILE).values())


@pytest.mark.usefixtures("qapp")
def test_settings_that_cannot_be_written_are_no_mishap(tmp_path: Path) -> None:
    """The program ends as ever, and what was in the file's place is still there."""
    (tmp_path / FILE).mkdir()
    settings = Settings(tmp_path)
    settings.keep(DEFAULTS)
    settings.close()
    assert (tmp_path / FILE).is_dir()
