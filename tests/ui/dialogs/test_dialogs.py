"""The dialogs: a new game, the preferences, the rules to be read, and who made all this."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reunion_desktop import __version__
from reunion_desktop.engine.ruleset import OPTIONS
from reunion_desktop.games.reunion import CATSATCARDS, FRANCAIS, PIERER_1862, PRESETS, RHINELAND
from reunion_desktop.ui.dialogs.about import AboutDialog, about_text
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.new_game_dialog import NewGameDialog
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, Preferences
from reunion_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from reunion_desktop.ui.dialogs.rules_form import RulesForm
from reunion_desktop.ui.look.pace import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.rules.page import RulesPage

# The offscreen platform says so of every top-level window that has a least size.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LEVELS = (("random", "Beginner"), ("club", "Club player"))
OPPONENTS = ("Anna", "Jakob", "Margarethe")


def pick(box: QComboBox, place: int) -> None:
    """Choose as a person does, who moves and lets go."""
    box.setCurrentIndex(place)
    box.activated.emit(place)


def dialog(qtbot: QtBot, last: NewGame | None = None) -> NewGameDialog:
    """A new game dialog."""
    made = NewGameDialog(PRESETS, LEVELS, OPPONENTS, last)
    qtbot.addWidget(made)
    return made


def default_button(made: NewGameDialog | PreferencesDialog) -> str:
    """What Enter would press."""
    return next(button.text() for button in made.findChildren(QPushButton) if button.isDefault())


# New game -----------------------------------------------------------------------------------------


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


# House rules --------------------------------------------------------------------------------------


@pytest.fixture
def form(qtbot: QtBot) -> RulesForm:
    """All options."""
    made = RulesForm(PRESETS)
    qtbot.addWidget(made)
    return made


def test_open_turned_card_cannot_be_laid_away(form: RulesForm) -> None:
    """Leaving the turned card on the table decides the other option, until it is taken back."""
    pick(form.box("turn_up_pickup"), 1)
    assert False is form.rules.as_options()["discard_turn_up"]
    assert not form.box("discard_turn_up").isEnabled()
    assert "No" == form.box("discard_turn_up").currentText()
    pick(form.box("turn_up_pickup"), 0)
    assert True is form.rules.as_options()["discard_turn_up"]
    assert form.box("discard_turn_up").isEnabled()


def test_earned_units_are_ranked_by_receipts(form: RulesForm) -> None:
    """Where nobody pays, only what was received can rank a session."""
    pick(form.box("ledger"), 1)
    assert "gross" == form.rules.session_rank
    assert not form.box("session_rank").isEnabled()


@pytest.mark.parametrize("preset", PRESETS)
def test_no_two_choices_can_clash(form: RulesForm, preset: str) -> None:
    """Whatever two options are set to, the rules can be played."""
    for one, other in product(OPTIONS, OPTIONS):
        form.set_rules(PRESETS[preset])
        pick(form.box(one.key), len(one.values) - 1)
        if form.box(other.key).isEnabled():
            pick(form.box(other.key), 0)
        assert form.rules.preset == preset


def test_options_show_the_rules(form: RulesForm) -> None:
    """Each row shows the value that holds."""
    form.set_rules(PIERER_1862)
    shown = {key: form.box(key).currentIndex() for key in (option.key for option in OPTIONS)}
    options = PIERER_1862.as_options()
    assert {option.key: option.values.index(options[option.key]) for option in OPTIONS} == shown


def test_wheel_changes_no_rule(form: RulesForm) -> None:
    """Scrolling through the options does not set them."""
    box = form.box("cut")
    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's own argument.
    )
    QApplication.sendEvent(box, wheel)
    assert 0 == box.currentIndex()


def test_every_row_can_be_explained(form: RulesForm) -> None:
    """Each row has a tooltip and says the same to a screen reader."""
    for option in OPTIONS:
        box = form.box(option.key)
        assert box.accessibleName()
        assert box.accessibleDescription() in box.toolTip()


# Preferences --------------------------------------------------------------------------------------


def preferences(qtbot: QtBot, chosen: Preferences = DEFAULTS) -> PreferencesDialog:
    """A preferences dialog."""
    made = PreferencesDialog(chosen)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("field", "place", "expected"),
    [
        ("speed", 3, Speed.NONE),
        ("clicks", 1, 2),
        ("cloth", 2, Cloth.OXBLOOD),
        ("back", 1, "lozenges"),
        ("design", 1, "large"),
        ("sheet_by_hand", 1, False),
        ("sheet_on_slate", 1, True),
    ],
)
def test_choice_holds_at_once(qtbot: QtBot, field: str, place: int, expected: object) -> None:
    """A choice is told as soon as it is made; there is nothing to confirm."""
    made = preferences(qtbot)
    with qtbot.waitSignal(made.changed) as told:
        pick(made.box(field), place)
    assert expected == getattr(told.args[0], field)
    assert made.preferences == told.args[0]


@pytest.mark.parametrize("field", ["wait_for_click", "four_colours"])
def test_tick_holds_at_once(qtbot: QtBot, field: str) -> None:
    """A tick is told as soon as it is set."""
    made = preferences(qtbot)
    with qtbot.waitSignal(made.changed) as told:
        made.check(field).click()
    assert getattr(told.args[0], field) is True


def test_volume_is_only_for_sounds(qtbot: QtBot) -> None:
    """Without sounds there is nothing to be louder."""
    made = preferences(qtbot, Preferences(sound=False))
    (volume,) = made.findChildren(QSlider)
    assert not volume.isEnabled()
    made.check("sound").click()
    assert volume.isEnabled()
    made.check("sound").click()
    assert not volume.isEnabled()


def test_preferences_show_what_holds(qtbot: QtBot) -> None:
    """The dialog opens with what was chosen before."""
    made = preferences(qtbot, Preferences(speed=Speed.CALM, wait_for_click=True, clicks=2))
    assert "Calm" == made.box("speed").currentText()
    assert "Two clicks" == made.box("clicks").currentText()
    assert made.check("wait_for_click").isChecked()


def test_defaults_leave_the_window_alone(qtbot: QtBot) -> None:
    """Restoring the defaults changes taste, not the window nor the last game."""
    last = NewGame(CATSATCARDS, ("A", "B", "C"), ("club", "club"))
    made = preferences(
        qtbot, Preferences(cloth=Cloth.SLATE, geometry=b"g", state=b"s", new_game=last)
    )
    restore = QDialogButtonBox.StandardButton.RestoreDefaults
    made.findChildren(QDialogButtonBox)[0].button(restore).click()
    assert Preferences(geometry=b"g", state=b"s", new_game=last) == made.preferences
    assert "Green" == made.box("cloth").currentText()


def mnemonics(made: QDialog) -> list[str]:
    """The letters that are pressed with Alt, of everything in sight."""
    labels = [label.text() for label in made.findChildren(QLabel) if label.isVisible()]
    buttons = [each.text() for each in made.findChildren(QAbstractButton) if each.isVisible()]
    texts = labels + buttons
    bar = made.findChildren(QTabBar)[0]
    texts.extend(bar.tabText(place) for place in range(bar.count()))
    return sorted(text[text.index("&") + 1].lower() for text in texts if "&" in text)


def test_no_letter_leads_to_two_things(qtbot: QtBot) -> None:
    """On each page every mnemonic is there once, and there are enough of them."""
    own = NewGame(RHINELAND.changed({"cut": "off"}), ("A", "B", "C"), ("club", "club"))
    for made, enough in ((dialog(qtbot, own), 8), (preferences(qtbot), 4)):
        made.show()
        bar = made.findChildren(QTabBar)[0]
        for place in range(bar.count()):
            bar.setCurrentIndex(place)
            letters = mnemonics(made)
            assert sorted(set(letters)) == letters
            assert place or len(letters) >= enough


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


# Pages to read ------------------------------------------------------------------------------------


def test_rules_page_tells_the_rules_in_force(qtbot: QtBot) -> None:
    """The page is headed by the rule set and follows it."""
    page = RulesPage(None, PRESETS)
    qtbot.addWidget(page)
    page.show_rules(FRANCAIS)
    assert page.text.startswith("Français")
    page.show_rules(RHINELAND.changed({"cut": "off"}))
    assert page.text.startswith("Own rules, based on Réunion (Rhineland)")
    assert "Nobody cuts." in page.text


def test_about_names_version_and_licences(qtbot: QtBot) -> None:
    """Whose work the program stands on is said where one looks for it."""
    made = AboutDialog()
    qtbot.addWidget(made)
    for name in ("MIT", "Lesser General Public License", "Open Font License", "PySide6"):
        assert name in about_text()
    assert any(__version__ in label.text() for label in made.findChildren(QLabel))
