"""Tests of the system's settings for reduced motion and dark windows, and their changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.ui.look.appearance import DARKNESS, Appearance
from reunion_desktop.ui.look.desktop_preferences import DesktopPreferences
from reunion_desktop.ui.look.durations import PACES, Speed
from reunion_desktop.ui.look.reduced_motion import STILLNESS, motion_reduced

PROGRAM = Path(__file__).with_name("motion_portal.py")


@pytest.mark.parametrize("age", ["new", "old"])
def test_the_portal_is_asked_and_followed(age: str) -> None:
    """Current portals and that of Debian 12, over a real bus, at first and at every change.

    The answers at first, motion allowed again, reduced in GNOME's setting, and light.
    """
    if not sys.platform.startswith("linux"):
        pytest.skip("portals are spoken to on Linux only")
    if shutil.which("dbus-run-session") is None:
        pytest.skip("the package dbus is missing")
    around = os.environ | {"PYTHONPATH": str(PROGRAM.parent.parent.parent)}

    ran = subprocess.run(
        ["dbus-run-session", "--", sys.executable, str(PROGRAM), age],  # noqa: S607 - wherever it is.
        env=around | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    told = ["False False", "True True", "False True", "True True", "True False"]
    assert told == ran.stdout.splitlines(), ran.stderr


@pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")
@pytest.mark.parametrize("dark", [True, False])
def test_the_table_is_dark_where_the_desktop_is(table: Table, *, dark: bool) -> None:
    """The window is dark as the portal says, also if Qt does not report it, and after a change."""
    application = QApplication.instance()
    assert application is not None
    (wish,) = table.window.findChildren(DesktopPreferences)
    application.setProperty(DARKNESS, dark)
    wish.changed.emit()
    shades = Appearance(dark).shades
    assert shades.window == QApplication.palette().color(QPalette.ColorRole.Window).name()


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A window that has queried the system."""
    application = application_for_table()
    made = Table(tmp_path, hurry=True)
    made.window.show()
    qtbot.waitExposed(made.window)
    qtbot.waitUntil(lambda: bool(made.window.findChildren(DesktopPreferences)))
    yield made
    made.close()
    application.setProperty(STILLNESS, None)
    application.setProperty(DARKNESS, None)


@pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")
def test_the_table_stands_still_at_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduced motion stops animations at once, at every chosen speed."""
    told: list[Speed] = []
    monkeypatch.setattr(table.window.table, "set_speed", told.append)
    application = QApplication.instance()
    assert application is not None
    (wish,) = table.window.findChildren(DesktopPreferences)
    for wished, speed in ((True, Speed.NONE), (False, table.preferences.speed)):
        application.setProperty(STILLNESS, wished)
        wish.changed.emit()
        assert wished == motion_reduced()
        assert speed is told[-1]
    assert 0 == PACES[Speed.NONE].play
