"""Tests of the dialog for a new game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reunion_desktop.games import GAMES
from reunion_desktop.games.bauer.rules import CATSATCARDS, SAARLAND
from reunion_desktop.games.bauer.rules import GAME as BAUER
from reunion_desktop.games.ekart.rules import GAME as EKART
from reunion_desktop.games.ekart.rules import GREAT, KINGS, LITTLE
from reunion_desktop.games.ids import IDS
from reunion_desktop.games.reunion.rules import FRANCAIS, PRESETS, RHINELAND
from reunion_desktop.games.reunion.rules import GAME as REUNION
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.new_game_dialog import GameChooser, NewGameDialog
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.responsive import ScrolledPage
from tests.ui.dialogs.asking import dialog, pick

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def field(made: NewGameDialog, hint: str) -> QLineEdit:
    """A field by its placeholder or accessible name."""
    lines = made.findChildren(QLineEdit)
    return next(each for each in lines if hint in (each.placeholderText(), each.accessibleName()))


def test_the_last_choice_comes_back(qtbot: QtBot) -> None:
    """The first time: default rules, two different names, strongest level, no seed.

    The last choice is suggested again, complete; a level that no longer exists is replaced by the
    strongest one.
    """
    first = NewGame(RHINELAND, ("You", "Anna", "Jakob"), ("club", "club"), None)
    assert first == dialog(qtbot).choice()
    last = NewGame(FRANCAIS, ("Karl", "Eva", "Otto"), ("random", "club"), "seven")
    assert last == dialog(qtbot, last).choice()
    gone = replace(last, levels=("gone", "random"))
    assert ("club", "random") == dialog(qtbot, gone).choice().levels


def test_the_table_page_is_whole(qtbot: QtBot) -> None:
    """With the most opponents too, the window is as high as its first page needs."""
    made = dialog(qtbot, games=GAMES)
    made.show()
    for button in made.findChildren(QRadioButton):
        button.click()
        QApplication.processEvents()
        pages = [page for page in made.findChildren(ScrolledPage) if page.isVisible()]
        assert [0] == [page.verticalScrollBar().maximum() for page in pages]


def test_names_are_trimmed_and_never_empty(qtbot: QtBot) -> None:
    """An emptied name is replaced by the suggested one.

    The seed counts only if its box is checked and it is not blank.
    """
    last = NewGame(RHINELAND, ("  Karl ", "Eva", "Otto"), ("club", "club"), " 1862 ")
    made = dialog(qtbot, last)
    for box in made.findChildren(QComboBox):
        if box.isEditable():
            box.setEditText("   ")
    assert ("Karl", "Anna", "Jakob") == made.choice().names
    assert "1862" == made.choice().seed
    field(made, "Seed").setText("  ")
    assert made.choice().seed is None


def test_enter_starts(qtbot: QtBot) -> None:
    """Enter starts the game, and Escape closes the dialog."""
    made = dialog(qtbot)
    made.show()
    default = [button.text() for button in made.findChildren(QPushButton) if button.isDefault()]
    assert ["&Start"] == default
    with qtbot.waitSignal(made.accepted):
        QTest.keyClick(made, Qt.Key.Key_Return)
    made.show()
    with qtbot.waitSignal(made.rejected):
        QTest.keyClick(made, Qt.Key.Key_Escape)


def test_every_preset_can_be_chosen(qtbot: QtBot) -> None:
    """Choosing a rule set by its title gives exactly that rule set."""
    made = dialog(qtbot)
    box = next(box for box in made.findChildren(QComboBox) if box.findData("1862") >= 0)
    for preset, rules in PRESETS.items():
        pick(box, box.findData(preset))
        assert rules == made.choice().rules
        assert () == made.form.changes


def test_changed_rules_are_ones_own(qtbot: QtBot) -> None:
    """A changed option is reported, stored with its base, and can be reset."""
    made = dialog(qtbot)
    pick(made.form.box("overtrump"), 1)
    assert RHINELAND.changed({"overtrump": "when_ruffing"}) == made.choice().rules
    assert ("overtrump",) == made.form.changes
    undo = next(b for b in made.findChildren(QPushButton) if "Undo" in b.text())
    assert not undo.isHidden()
    undo.click()
    assert RHINELAND == made.choice().rules
    assert undo.isHidden()


# Several games ------------------------------------------------------------------------------------

BOTH = (REUNION, BAUER)


def chooser(made: NewGameDialog) -> GameChooser:
    """The row of games."""
    return made.findChildren(GameChooser)[0]


def seen(made: NewGameDialog) -> list[str]:
    """Labels of the visible form."""
    return [label.text() for label in made.findChildren(QLabel) if label.isVisible()]


def test_each_game_is_offered_with_its_line(qtbot: QtBot) -> None:
    """The dialog starts with the games; the first one is chosen if none was played.

    A single game is not offered as a choice. The description of the chosen game is below them;
    screen readers get that of each.
    """
    alone = dialog(qtbot)
    alone.show()
    assert not chooser(alone).isVisible()
    made = dialog(qtbot, games=BOTH)
    made.show()
    buttons = chooser(made).findChildren(QRadioButton)
    assert ["Réunion", "Bauer"] == [button.text() for button in buttons]
    assert [True, False] == [button.isChecked() for button in buttons]
    lines = [words_of(game.id).line() for game in BOTH]
    assert lines == [button.accessibleDescription() for button in buttons]
    for button, own, other in zip(buttons, lines, reversed(lines), strict=True):
        button.click()
        assert own in seen(made)
        assert other not in seen(made)
    tabs = made.findChildren(QTabWidget)[0]
    assert chooser(made).geometry().bottom() < tabs.mapTo(made, QPoint(0, 0)).y()


def test_a_placeholder_is_described_as_one(qtbot: QtBot) -> None:
    """A screen reader hears what an empty name field means, not a bare name."""
    made = dialog(qtbot)
    for line in made.findChildren(QLineEdit):
        if line.placeholderText():
            told = QAccessible.queryAccessibleInterface(line).text(QAccessible.Text.Description)
            assert told == f"If left empty: {line.placeholderText()}"


def test_screen_readers_get_labels_without_the_mark_of_a_key(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A label's name is sent again once it belongs to a field: before it has an ampersand."""
    told: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        told.append(event.accessibleInterface().text(QAccessible.Text.Name))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    dialog(qtbot)
    assert {"Your name", "Rule set"} <= set(told)


def test_every_arrow_leads_through_all_games(qtbot: QtBot) -> None:
    """Left and right go on at the end of a line, up and down at the end of a column."""
    games = GameChooser(IDS)
    qtbot.addWidget(games)
    with qtbot.waitActive(games):
        games.show()
        games.activateWindow()
    buttons = games.findChildren(QRadioButton)
    for key, step in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, -1), (Qt.Key.Key_Down, 3)):
        buttons[2].click()
        buttons[2].setFocus()
        QTest.keyClick(buttons[2], key)
        assert buttons[2 + step].isChecked()
        assert buttons[2 + step].hasFocus()
    buttons[0].click()
    QTest.keyClick(buttons[0], Qt.Key.Key_Left)
    assert buttons[-1].isChecked()


def test_tab_leads_to_the_chosen_game(qtbot: QtBot) -> None:
    """Only the chosen game is in the tab order, before any of them had the focus."""
    games = GameChooser(IDS)
    qtbot.addWidget(games)
    buttons = games.findChildren(QRadioButton)

    def reached() -> list[QRadioButton]:
        return [each for each in buttons if Qt.FocusPolicy.TabFocus & each.focusPolicy()]

    assert buttons[:1] == reached()
    games.choose(IDS[2])
    assert [buttons[2]] == reached()


def test_a_game_brings_its_seats_rules_and_partner(qtbot: QtBot) -> None:
    """Another game changes the number of players and marks the partner."""
    made = dialog(qtbot, games=BOTH)
    made.show()
    chooser(made).findChildren(QRadioButton)[1].click()
    places = ("Plays &after you", "Your partn&er", "Plays &before you")
    assert list(places) == [text for text in seen(made) if text in places]
    expected = NewGame(SAARLAND, ("You", "Anna", "Jakob", "Margarethe"), ("club",) * 3, None)
    assert expected == made.choice()
    assert "The ace" == made.form.box("king_high").currentText()
    chooser(made).findChildren(QRadioButton)[0].click()
    assert RHINELAND == made.choice().rules
    assert "Your partn&er" not in seen(made)


def test_the_last_table_of_each_game_comes_back(qtbot: QtBot) -> None:
    """The game played last is chosen; other games suggest their own last table.

    A new game suggests opponents of the last strength, not the strongest. A player's name typed for
    one game is kept for the next.
    """
    bauer = NewGame(CATSATCARDS, ("Karl", "A", "B", "C"), ("club", "random", "club"))
    reunion = NewGame(FRANCAIS, ("Karl", "Eva", "Otto"), ("random", "club"), "seven")
    made = dialog(qtbot, bauer, reunion, games=BOTH)
    assert bauer == made.choice()
    chooser(made).choose("reunion")
    assert reunion == made.choice()
    made = dialog(qtbot, reunion, games=BOTH)
    field(made, "You").setText("Clara")
    chooser(made).choose("bauer")
    assert ("random",) * 3 == made.choice().levels
    assert "Clara" == made.choice().names[0]


def test_players_added_by_a_rule_play_as_the_others(qtbot: QtBot) -> None:
    """A rule for more players brings opponents of the last strength, not the strongest."""
    last = NewGame(LITTLE, ("Karl", "Eva", "Otto"), ("random", "random"))
    made = dialog(qtbot, last, games=(EKART,))
    made.form.set_rules(KINGS)
    assert ("random",) * 3 == made.choice().levels


def test_the_number_of_players_is_a_field_of_the_table(qtbot: QtBot) -> None:
    """Where the rules allow several numbers, one is chosen above the opponents."""
    made = dialog(qtbot, games=(EKART,))
    made.show()
    boxes = [each for each in made.findChildren(QComboBox) if each.isVisible()]
    (count,) = (
        box for box in boxes if ["3", "4", "5"] == [box.itemText(n) for n in range(box.count())]
    )
    for players in ("5", "4", "3"):
        pick(count, count.findText(players))
        assert players == count.currentText()
        assert int(players) == made.choice().rules.players == 1 + len(made.choice().levels)
    made.form.set_rules(KINGS)
    assert "4" == count.currentText()


def test_a_number_of_players_is_no_change_of_rules(qtbot: QtBot) -> None:
    """Its rule set is recognised; without one the description stays, and nothing can be undone."""
    made = dialog(qtbot, games=(EKART,))
    made.show()
    boxes = [each for each in made.findChildren(QComboBox) if each.isVisible()]
    count = next(box for box in boxes if "5" == box.itemText(box.count() - 1))
    undo = next(each for each in made.findChildren(QPushButton) if "Undo" in each.text())
    for start, players, preset, line in (
        (LITTLE, "4", "kings", "Four at the table: "),
        (KINGS, "3", "little", "Réunion for three"),
        (KINGS, "5", "little", "Little Ekart, 5 players. Réunion for three"),
        (GREAT, "5", "great", "Great Ekart, 5 players. Four jacks are the highest"),
    ):
        made.form.set_rules(start)
        pick(count, count.findText(players))
        assert (preset, int(players)) == (made.form.rules.preset, made.form.rules.players)
        assert any(text.startswith(line) for text in seen(made))
        assert not undo.isVisible()
    made.form.choose("staubaus_units", 1)
    assert undo.isVisible()


def test_tab_key_goes_from_the_games_through_the_table_to_the_buttons(qtbot: QtBot) -> None:
    """Tab goes from the player's name to the opponents, the rules, the seed, the buttons.

    The tab order holds for forms created after the buttons, too.
    """
    made = dialog(qtbot, games=BOTH)
    made.show()
    chooser(made).findChildren(QRadioButton)[1].setFocus()
    chooser(made).choose("bauer")
    reached: list[QWidget] = [made.focusWidget()]
    while not isinstance(reached[-1], QPushButton) and len(reached) < 30:
        QTest.keyClick(reached[-1], Qt.Key.Key_Tab)
        reached.append(made.focusWidget())
    assert all(widget.isVisible() for widget in reached)
    parts = [QRadioButton, QTabBar, QLineEdit, QComboBox, QCheckBox, QPushButton]
    order = [parts.index(type(each)) for each in reached]
    assert sorted(order) == order
    assert set(order) == set(range(len(parts)))
    form = [each for each in reached if type(each) in (QLineEdit, QComboBox, QCheckBox)]
    heights = [widget.mapTo(made, QPoint(0, 0)).y() for widget in form]
    assert sorted(heights) == heights


def test_house_rules_are_created_once_they_are_shown(qtbot: QtBot) -> None:
    """A hidden page has no lists; Tab goes through the shown page and then to the buttons."""
    made = dialog(qtbot)
    assert [] == made.form.findChildren(QComboBox)
    with qtbot.waitActive(made):
        made.show()
    tabs = made.findChildren(QTabWidget)[0]
    tabs.setCurrentIndex(1)
    tabs.tabBar().setFocus()
    reached: list[QWidget] = []
    for _ in range(len(made.form.rules.options) + 1):
        QTest.keyClick(made.focusWidget(), Qt.Key.Key_Tab)
        reached.append(made.focusWidget())
    *fields, button = reached
    assert made.form.findChildren(QComboBox) == fields
    assert isinstance(button, QPushButton)


def test_letters_lead_to_one_thing_for_a_table_of_four(qtbot: QtBot) -> None:
    """The partner's mnemonic is unique."""
    made = dialog(qtbot, games=BOTH)
    chooser(made).choose("bauer")
    made.show()
    texts = [*seen(made), *(b.text() for b in made.findChildren(QAbstractButton) if b.isVisible())]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) == len(set(letters)) >= 8


def test_a_low_dialog_leaves_its_height_to_the_house_rules(qtbot: QtBot) -> None:
    """The choice of the game makes room for the house rules of a low dialog, and comes back."""
    made = dialog(qtbot, games=GAMES)
    chooser, tabs = made.findChildren(GameChooser)[0], made.findChildren(QTabWidget)[0]
    made.show()
    line, seen = made.fontMetrics().lineSpacing(), []
    for lines, page in ((20, 0), (20, 1), (30, 1), (20, 1), (20, 0)):
        tabs.setCurrentIndex(page)
        made.resize(made.width(), lines * line)
        seen.append(chooser.isVisible())
    assert [True, False, True, False, True] == seen
