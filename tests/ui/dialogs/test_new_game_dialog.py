"""The dialog for a new game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.games.reunion import FRANCAIS, PRESETS, RHINELAND
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.new_game_dialog import NewGameDialog
from tests.ui.dialogs.asking import dialog, pick

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def default_button(made: NewGameDialog) -> str:
    """What Enter would press."""
    return next(button.text() for button in made.findChildren(QPushButton) if button.isDefault())


def test_first_choice(qtbot: QtBot) -> None:
    """At first: the default rules, two different names, the strongest level, no seed."""
    expected = NewGame(RHINELAND, ("You", "Anna", "Jakob"), ("club", "club"), None)
    assert expected == dialog(qtbot).choice()


def test_last_choice_comes_back(qtbot: QtBot) -> None:
    """What was chosen last is offered again, whole."""
    last = NewGame(FRANCAIS, ("Karl", "Eva", "Otto"), ("random", "club"), "seven")
    assert last == dialog(qtbot, last).choice()


def test_unknown_level_is_replaced(qtbot: QtBot) -> None:
    """A level that is no longer on the roster becomes the strongest one."""
    last = NewGame(RHINELAND, ("Karl", "Eva", "Otto"), ("gone", "random"))
    assert ("club", "random") == dialog(qtbot, last).choice().levels


def test_names_are_trimmed_and_never_empty(qtbot: QtBot) -> None:
    """A name that was wiped out is the suggested one again."""
    made = dialog(qtbot, NewGame(RHINELAND, ("  Karl ", "Eva", "Otto"), ("club", "club")))
    for box in made.findChildren(QComboBox):
        if box.isEditable():
            box.setEditText("   ")
    assert ("Karl", "Anna", "Jakob") == made.choice().names


def test_seed_counts_only_where_it_is_wanted(qtbot: QtBot) -> None:
    """The seed has a tick of its own; a blank one is none."""
    made = dialog(qtbot, NewGame(RHINELAND, ("A", "B", "C"), ("club", "club"), " 1862 "))
    line = next(line for line in made.findChildren(QLineEdit) if line.accessibleName() == "Seed")
    assert "1862" == made.choice().seed
    line.setText("  ")
    assert made.choice().seed is None


def test_enter_starts(qtbot: QtBot) -> None:
    """The default button starts the game, and Escape leaves the dialog."""
    made = dialog(qtbot)
    made.show()
    assert "&Start" == default_button(made)
    with qtbot.waitSignal(made.accepted):
        QTest.keyClick(made, Qt.Key.Key_Return)
    made.show()
    with qtbot.waitSignal(made.rejected):
        QTest.keyClick(made, Qt.Key.Key_Escape)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_chosen(qtbot: QtBot, preset: str) -> None:
    """Choosing a rule set by its title gives exactly that rule set."""
    made = dialog(qtbot)
    box = next(box for box in made.findChildren(QComboBox) if box.findData(preset) >= 0)
    pick(box, box.findData(preset))
    assert PRESETS[preset] == made.choice().rules
    assert () == made.form.changes


def test_changed_rules_are_ones_own(qtbot: QtBot) -> None:
    """A changed option is told, kept with its base, and can be taken back."""
    made = dialog(qtbot)
    pick(made.form.box("overtrump"), 1)
    assert RHINELAND.changed({"overtrump": "when_ruffing"}) == made.choice().rules
    assert ("overtrump",) == made.form.changes
    undo = next(b for b in made.findChildren(QPushButton) if "Undo" in b.text())
    assert not undo.isHidden()
    undo.click()
    assert RHINELAND == made.choice().rules
    assert undo.isHidden()


def test_tab_key_reaches_everything_in_order(qtbot: QtBot) -> None:
    """The Tab key goes from one's name to the opponents, the rules, the seed, the buttons."""
    made = dialog(qtbot)
    made.show()
    reached: list[QWidget] = []
    while made.focusWidget() not in reached:
        reached.append(made.focusWidget())
        QTest.keyClick(reached[-1], Qt.Key.Key_Tab)
    heights = [widget.mapTo(made, QPoint(0, 0)).y() for widget in reached]
    assert len(reached) >= 10
    assert "You" == getattr(reached[0], "placeholderText", str)()
    tabs = next(place for place, each in enumerate(reached) if isinstance(each, QTabBar))
    assert sorted(heights[:tabs]) == heights[:tabs]
