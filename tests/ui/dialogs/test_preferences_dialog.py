"""Tests of the dialog for the preferences."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from reunion_desktop.games.reunion.rules import CATSATCARDS
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.window_geometry.place import WindowPlace
from tests.ui.dialogs.asking import pick, preferences

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def test_choice_holds_at_once(qtbot: QtBot) -> None:
    """A choice or a check box is emitted at once; there is nothing to confirm."""
    made = preferences(qtbot)
    told: list[Preferences] = []
    made.changed.connect(told.append)
    for field, place, expected in (
        ("speed", 3, Speed.NONE),
        ("clicks", 1, 2),
        ("cloth", 2, Cloth.OXBLOOD),
        ("back", 1, "lozenges"),
        ("design", 1, "large"),
        ("sheet_by_hand", 1, False),
        ("sheet_on_slate", 1, False),
        ("sheet_on_slate", 2, True),
    ):
        pick(made.fields.boxes[field], place)
        assert expected == getattr(told[-1], field)
        assert made.preferences == told[-1]
    for field in ("wait_for_click", "four_colours"):
        made.fields.checks[field].click()
        assert getattr(told[-1], field) is True


def test_tab_goes_through_the_fields_before_the_buttons(qtbot: QtBot) -> None:
    """The dialog opens on its first field; the buttons come after the last one."""
    made = preferences(qtbot)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    fields = [made.focusWidget()]
    while not isinstance(made.focusWidget(), QPushButton):
        QTest.keyClick(made, Qt.Key.Key_Tab)
        fields.append(made.focusWidget())
    assert fields[0] is made.fields.boxes["language"]
    assert {made.fields.boxes["speed"], made.fields.checks["sound"]} < set(fields)


PLACE = WindowPlace(QRect(10, 20, 800, 600), sheet_width=300)


def test_volume_is_only_for_sounds(qtbot: QtBot) -> None:
    """The volume is disabled while sounds are off."""
    made = preferences(qtbot, Preferences(sound=False))
    (volume,) = made.findChildren(QSlider)
    assert not volume.isEnabled()
    made.fields.checks["sound"].click()
    assert volume.isEnabled()
    made.fields.checks["sound"].click()
    assert not volume.isEnabled()


def test_preferences_show_what_holds(qtbot: QtBot) -> None:
    """The dialog shows the stored preferences."""
    made = preferences(qtbot, Preferences(speed=Speed.CALM, wait_for_click=True, clicks=2))
    assert "Slow" == made.fields.boxes["speed"].currentText()
    assert "Two clicks" == made.fields.boxes["clicks"].currentText()
    assert made.fields.checks["wait_for_click"].isChecked()


def test_defaults_leave_the_window_alone(qtbot: QtBot) -> None:
    """Restoring the defaults keeps the window's place and the last game."""
    last = NewGame(CATSATCARDS, ("A", "B", "C"), ("club", "club"))
    made = preferences(qtbot, Preferences(cloth=Cloth.SLATE, place=PLACE, new_game=last))
    (box,) = made.findChildren(QDialogButtonBox)
    restore = QDialogButtonBox.ButtonRole.ResetRole
    (button,) = (each for each in box.buttons() if box.buttonRole(each) is restore)
    assert "Restore defaults" == button.text()
    button.click()
    assert Preferences(place=PLACE, new_game=last) == made.preferences
    assert "Green" == made.fields.boxes["cloth"].currentText()

    assert "Back to my settings" == button.text()
    button.click()
    assert "Slate blue" == made.fields.boxes["cloth"].currentText()
    button.click()
    made.fields.checks["sound"].click()
    assert "Restore defaults" == button.text()
