"""Commands: an enabled one has a shortcut, a disabled one tells its reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from reunion_desktop.ui.commands.command import Command, LetterKeys, Say
from reunion_desktop.ui.commands.tool_bar import ToolBar

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def window(qtbot: QtBot) -> QMainWindow:
    """Active window."""
    made = QMainWindow()
    qtbot.addWidget(made)
    made.resize(900, 600)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_the_key_of_what_cannot_be_done_says_why(qtbot: QtBot) -> None:
    """Each shortcut of a disabled command emits the reason; not once it is enabled."""
    home = window(qtbot)
    undo = Command(home, lambda: "&Undo", ("U", "Ctrl+Z"))
    home.addAction(undo)
    said: list[str] = []
    done: list[bool] = []
    undo.refused.connect(lambda why: said.append(why()))
    undo.triggered.connect(lambda: done.append(True))

    undo.allow(lambda: "Nothing yet.")
    QTest.keyClick(home, Qt.Key.Key_U)
    QTest.keyClick(home, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (["Nothing yet."] * 2, []) == (said, done)

    undo.allow()
    QTest.keyClick(home, Qt.Key.Key_U)
    assert (["Nothing yet."] * 2, [True]) == (said, done)


@pytest.mark.parametrize("why", [None, lambda: "Nothing yet."], ids=["enabled", "disabled"])
@pytest.mark.parametrize(
    ("letters", "heard"),
    [
        (LetterKeys.ALONE, ["U", "Ctrl+Z"]),
        (LetterKeys.CTRL, ["Ctrl+U", "Ctrl+Z"]),
        (LetterKeys.OFF, ["Ctrl+Z"]),
    ],
)
def test_letters_can_be_rebound_and_turned_off(
    qtbot: QtBot, letters: LetterKeys, heard: list[str], why: Say | None
) -> None:
    """A single letter can be bound with Ctrl or not at all; other keys stay."""
    home = window(qtbot)
    undo = Command(home, lambda: "&Undo", ("U", "Ctrl+Z"))
    home.addAction(undo)
    told: list[object] = []
    undo.refused.connect(told.append)
    undo.triggered.connect(lambda on=False: told.append(on))
    undo.allow(lambda: "Not yet.")
    undo.set_letters(letters)
    undo.allow(why)
    acting = []
    for key in ("U", "Ctrl+U", "Ctrl+Z"):
        QTest.keySequence(home, QKeySequence(key))
        acting += [key] * len(told)
        told.clear()
    assert heard == acting


def test_the_pointer_finds_name_key_and_reason(qtbot: QtBot) -> None:
    """The tooltip has title and key, and the reason only if there is one."""
    undo = Command(window(qtbot), lambda: "&Undo", ("U", "Ctrl+Z"))
    assert undo.toolTip() == "Undo (U)"

    undo.allow(lambda: "Nothing yet.")

    assert undo.toolTip() == "Undo (U)\nNothing yet."


def test_a_button_tells_a_screen_reader_why_not(qtbot: QtBot) -> None:
    """A tool button has an accessible name and reason, which are updated."""
    home = window(qtbot)
    undo = Command(home, lambda: "&Undo", ("U",))
    bar = ToolBar(home, {undo: "undo"})
    button = bar.widgetForAction(undo)

    undo.allow(lambda: "Nothing yet.")
    assert ("Undo", "Nothing yet.") == (
        button.accessibleName(),
        button.accessibleDescription(),
    )

    undo.allow()
    assert button.accessibleDescription() == ""


def test_the_bar_stands_where_it_costs_least(qtbot: QtBot) -> None:
    """The tool bar is at the side of a wide window, on top of a high one; text only if it fits."""
    home = window(qtbot)
    bar = ToolBar(home, {QAction("Undo", home): "undo"})
    letter = bar.fontMetrics().averageCharWidth()
    sizes = ((600, 400), (400, 600), (letter * 182, 800), (letter * 230, 800))

    stood = []
    for wide, high in sizes:
        home.resize(wide, high)
        bar.follow(home.size())
        only = bar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
        stood.append((home.toolBarArea(bar), only))

    left, top = Qt.ToolBarArea.LeftToolBarArea, Qt.ToolBarArea.TopToolBarArea
    assert [(left, True), (top, True), (left, True), (left, False)] == stood


def test_the_pictures_are_seen_in_the_ink_of_the_words(qtbot: QtBot) -> None:
    """Icons follow the palette, dark on light and light on dark, also while the bar is visible."""
    home = window(qtbot)
    undo = QAction("Undo", home)
    bar = ToolBar(home, {undo: "undo"})
    bar.show()
    colours = bar.palette()
    for ink in (Qt.GlobalColor.white, Qt.GlobalColor.black):
        colours.setColor(colours.ColorRole.ButtonText, ink)
        bar.setPalette(colours)
        image = undo.icon().pixmap(bar.iconSize()).toImage()
        inked = {
            image.pixelColor(x, y).rgb() & 0xFFFFFF
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255
        }
        assert {colours.buttonText().color().rgb() & 0xFFFFFF} == inked
