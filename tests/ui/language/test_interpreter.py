"""Three languages: each whole, changed while the program runs, and none cut off at the edge."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import translation_files
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QLocale,
    QModelIndex,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.roster import names_for, player_for
from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.app.table import Table
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.language.interpreter import FOLDER, Interpreter, Language, spoken
from reunion_desktop.ui.look.durations import Speed

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

FOREIGN = (Language.GERMAN, Language.FRENCH)

SITTING = ("Clara", "Anna", "Jakob")

PROPER = """
Reunion Desktop Qt PySide The Company Ltd MIT GNU Lesser General Public License SIL Open Font Source
Serif Sans Pro Adobe https code qt io English Deutsch Français Pierer Pierers Universal Lexikon
Wikipedia Wikipédia CatsAtCards com jeux de cartes Clara
"""
"""Names, which are the same in every language."""

QT = {
    Language.GERMAN: """
        Abbrechen Schließen Standardwerte Voreinstellungen wiederherstellen
        Lösen Löst das Dock Widget und verankert es wieder Schließt
    """,
    Language.FRENCH: """
        Annuler Fermer Restaurer les valeurs par défaut
        Détacher Détache et ré attache le widget attaché Ferme
    """,
}
"""Words of Qt's own."""


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile the translations, as every start from a checkout does."""
    if translation_files.is_stale():
        translation_files.compile_translations()


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[Interpreter]:  # noqa: ARG001 - it speaks to one.
    """Somebody who speaks English again afterwards."""
    made = Interpreter()
    yield made
    made.speak(Language.ENGLISH)


def laid(folder: Path) -> Table:
    """A window in which nothing takes time, and which speaks English."""
    application_for_table()
    table = Table(folder, hurry=True)
    speak(table, Language.ENGLISH)
    table.window.resize(960, 600)
    table.window.show()
    return table


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path) -> Iterator[Table]:  # noqa: ARG001 - as above.
    """A window that speaks English before and after."""
    table = laid(tmp_path)
    yield table
    speak(table, Language.ENGLISH)
    table.close()


@dataclass(frozen=True, slots=True)
class Everything:
    """A game that was played to its end in one language, and all that can be opened then."""

    language: Language
    table: Table
    told: list[str]
    """What the line below the table said meanwhile."""
    opened: list[QDialog]


@pytest.fixture(scope="module", params=[Language.ENGLISH, Language.GERMAN, Language.FRENCH])
def everything(
    qapp: QApplication,  # noqa: ARG001 - as above.
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Everything]:
    """All that is looked at in three ways, in each language once."""
    language: Language = request.param
    table = laid(tmp_path_factory.mktemp(language.value))
    speak(table, language)
    told = play(table, Wait.GAME)
    yield Everything(language, table, told, open_everything(table))
    speak(table, Language.ENGLISH)
    table.close()


def speak(table: Table, language: Language) -> None:
    """Choose a language as the dialog does, and let everybody hear of it."""
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, language=language, speed=Speed.NONE))
    QApplication.processEvents()


def play(table: Table, until: Wait) -> list[str]:
    """Play on until the table waits for something; what the line said meanwhile is returned."""
    told: list[str] = []
    loop = QEventLoop()
    pilot = Autopilot(table, player_for("reunion", "random", "languages"), loop.quit)

    def waits(wait: Wait) -> None:
        told.append(table.window.message)
        if wait is until:
            pilot.stop()
            loop.quit()

    table.conductor.step.connect(lambda _step: told.append(table.window.message))
    table.conductor.waiting.connect(waits)
    table.begin(NewGame(table.game.default, SITTING, ("random", "random"), "7"))
    QTimer.singleShot(20_000, loop.quit)
    loop.exec()
    assert table.conductor.wait is until
    return told


# Which language -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "wishes", "expected"),
    [
        (Language.GERMAN, ["fr-FR"], Language.GERMAN),
        (Language.SYSTEM, ["de-AT", "en"], Language.GERMAN),
        (Language.SYSTEM, ["fr_CA"], Language.FRENCH),
        (Language.SYSTEM, ["it-IT", "fr"], Language.FRENCH),
        (Language.SYSTEM, ["it-IT", "pt"], Language.ENGLISH),
        (Language.SYSTEM, ["C"], Language.ENGLISH),
        (Language.SYSTEM, [], Language.ENGLISH),
    ],
)
def test_the_first_wish_that_can_be_met(
    choice: Language, wishes: list[str], expected: Language
) -> None:
    """The chosen language; else the desktop's first supported language; else English."""
    assert expected is spoken(choice, wishes)


def test_an_interpreter_speaks_and_stops_speaking(interpreter: Interpreter) -> None:
    """Our words, Qt's buttons and the calendar change together, and change back."""
    said = []
    for language in (Language.GERMAN, Language.FRENCH, Language.ENGLISH):
        interpreter.speak(language)
        heart = QCoreApplication.translate("cards", "hearts")
        cancel = QCoreApplication.translate("QPlatformTheme", "Cancel")
        said.append((heart, cancel, QLocale().monthName(1)))
    assert said == [
        ("Herz", "Abbrechen", "Januar"),
        ("cœur", "Annuler", "janvier"),
        ("hearts", "Cancel", "January"),
    ]


def test_without_its_files_it_speaks_english(qapp: QApplication, tmp_path: Path) -> None:  # noqa: ARG001 - as above.
    """A translation that was not built leaves the program as it is written."""
    alone = Interpreter(tmp_path)
    alone.speak(Language.GERMAN)
    assert "hearts" == QCoreApplication.translate("cards", "hearts")
    alone.speak(Language.ENGLISH)


def test_files_may_be_replaced_while_it_speaks(qapp: QApplication, tmp_path: Path) -> None:  # noqa: ARG001 - as above.
    """An update writes over them; whoever is playing goes on playing, in the same language."""
    written = tmp_path / "reunion_de.qm"
    written.write_bytes((FOLDER / written.name).read_bytes())
    alone = Interpreter(tmp_path)
    alone.speak(Language.GERMAN)
    written.write_bytes(b"")
    assert "Herz" == QCoreApplication.translate("cards", "hearts")
    alone.speak(Language.ENGLISH)
    assert "hearts" == QCoreApplication.translate("cards", "hearts")


def test_the_build_puts_the_files_where_they_are_looked_for() -> None:
    """Compiled translations are loaded from the build's folder."""
    for language in FOREIGN:
        assert FOLDER / f"reunion_{language.value}.qm" == translation_files.for_screen(
            language.value
        )


# While it runs ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", FOREIGN)
def test_the_language_changes_while_all_is_open(
    qtbot: QtBot, table: Table, language: Language
) -> None:
    """Open windows change their language at once, and back to the same English."""
    play(table, Wait.GAME)
    table.window.dialogs.show_rules()
    table.side_windows.open_review(table.session.records, 1, 1)
    assert table.side_windows.review is not None
    table.side_windows.review.judge.cancel()
    archive = table.side_windows.open_archive().finder
    table.window.dialogs.prefer(table.window.preferences)

    def answered() -> bool:
        """The archivist sits in another room: rows, sheet and what one may choose come later."""
        everybody = QCoreApplication.translate("Filters", "All players")
        players = archive.filters.choices[1]
        offered = players.count() > 1 and everybody == players.itemText(0)
        whole = "…" not in of_model(archive.model) and archive.detail.sheet.sheet.games
        return offered and bool(whole)

    def said() -> Counter[str]:
        qtbot.waitUntil(answered)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return Counter([*texts(table.window), *of_table(table)])

    before = said()
    speak(table, language)
    strange = set().union(*map(words, said())) - vocabulary(language)
    assert not strange, sorted(strange)
    speak(table, Language.ENGLISH)
    assert before == said()


@pytest.mark.parametrize("language", FOREIGN)
def test_letters_of_cards_follow(table: Table, language: Language) -> None:
    """The corners of king, queen and jack are lettered as the language letters them."""
    letters = {Language.GERMAN: "KDB", Language.FRENCH: "RDV"}[language]
    play(table, Wait.CHOICE)
    speak(table, language)
    theme = table.window.table.faces.theme
    assert letters == "".join(map(theme.letter, "KQJ"))


def test_a_language_is_remembered(qapp: QApplication, tmp_path: Path) -> None:  # noqa: ARG001 - as above.
    """The language of the command line applies at once, and at the next start."""
    for asked in (Language.FRENCH, None):
        table = Table(tmp_path, hurry=True, language=asked)
        try:
            assert Language.FRENCH is table.interpreter.language
            assert "Partie" == table.window.menuBar().actions()[0].text().replace("&", "")
        finally:
            table.close()
            table.interpreter.speak(Language.ENGLISH)


# Nothing is left in English -----------------------------------------------------------------------


_SHORT = QLocale.FormatType.ShortFormat


@cache
def vocabulary(language: Language) -> frozenset[str]:
    """Every word of a language that our translations use."""
    tree = ET.parse(translation_files.source(language.value))
    texts = ["".join(told.itertext()) for told in tree.iter("translation")]
    calendar, forms = QLocale(language.value), (QLocale.FormatType.LongFormat, _SHORT)
    texts += [calendar.monthName(month, form) for month in range(1, 13) for form in forms]
    texts += [calendar.dayName(day, form) for day in range(1, 8) for form in forms]
    return frozenset().union(*map(words, texts), PROPER.split(), names_for(6), QT[language].split())


def words(text: str) -> set[str]:
    """The words of a text, without markup, keys and single letters."""
    bare = re.sub(r"<[^>]*>|&nbsp;|%\w|\{\w*\}", " ", text).replace("&", "")
    return set(re.findall(r"[^\W\d_]{2,}", bare))


def texts(root: QWidget) -> Iterator[str]:
    """Everything that can be read or heard of a window and of all that stands above it."""
    for thing in (root, *root.findChildren(QWidget)):
        if not thing.objectName().startswith(("qt_spinbox", "Scroll")):
            yield from of_widget(thing)
    for action in root.findChildren(QAction):
        yield from (action.text(), action.toolTip(), action.statusTip())


def of_widget(thing: QWidget) -> Iterator[str]:
    """The texts of a widget."""
    yield from (thing.toolTip(), thing.accessibleName(), thing.accessibleDescription())
    if thing.isWindow():
        yield thing.windowTitle()
    match thing:
        case QLabel() | QAbstractButton():
            yield thing.text()
        case QLineEdit():
            yield thing.placeholderText()
        case QComboBox():
            yield from (thing.itemText(place) for place in range(thing.count()))
        case QTabWidget():
            yield from (thing.tabText(place) for place in range(thing.count()))
        case QGroupBox() | QMenu():
            yield thing.title()
        case QTextEdit():
            yield thing.toPlainText()
        case QAbstractItemView():
            yield from of_model(thing.model())
        case _:
            pass


def of_model(model: QAbstractItemModel | None) -> Iterator[str]:
    """The texts of a model's headers and rows, visible and accessible."""
    if model is None:
        return
    top = QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)
    for column in range(columns):
        head = model.headerData(column, Qt.Orientation.Horizontal)
        yield head if isinstance(head, str) else ""
        for row in range(model.rowCount(top)):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                said = model.index(row, column).data(role)
                yield said if isinstance(said, str) else ""


def of_table(table: Table) -> Iterator[str]:
    """The texts painted on the table and on the sheet."""
    shown = table.window.table.showing.words
    for value in shown:
        yield from (value,) if isinstance(value, str) else value.values()
    yield table.window.sheet.whole_text()
    yield table.window.message


def open_everything(table: Table) -> list[QDialog]:
    """Choose all that the menus offer, but leaving; what has opened is returned."""
    window = table.window
    leaving = {"Ctrl+Q", "F11", "F9", "Ctrl+R", "U", "Space", "H", "L"}
    with pytest.MonkeyPatch.context() as patch:
        for ask in ("getOpenFileName", "getSaveFileName"):
            patch.setattr(QFileDialog, ask, lambda *_: ("", ""))
        for action in window.findChildren(QAction):
            if action.shortcut().toString() not in leaving and not action.isCheckable():
                action.trigger()
    QApplication.processEvents()
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def test_no_word_of_english_is_left(everything: Everything) -> None:
    """Every word in the window, in its menus, its dialogs and at the table is a translated one."""
    assert len(everything.opened) > 3
    if everything.language is Language.ENGLISH:
        return
    table = everything.table
    said = (*texts(table.window), *of_table(table), *everything.told)
    strange = set().union(*map(words, said)) - vocabulary(everything.language)
    assert not strange, sorted(strange)


# Nothing is cut off -------------------------------------------------------------------------------


def too_narrow(thing: QWidget) -> bool:
    """Test whether a text has less space than it needs."""
    if isinstance(thing, QLabel) and thing.wordWrap():
        return thing.heightForWidth(thing.width()) > thing.height() + 1
    if isinstance(thing, QComboBox):
        option = QStyleOptionComboBox()
        thing.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = thing.style().subControlRect(control, option, part, thing)
        return thing.fontMetrics().horizontalAdvance(thing.currentText()) > room.width() + 1
    if isinstance(thing, QTabBar):
        return thing.sizeHint().width() > thing.width() + 1
    if isinstance(thing, (QLabel, QAbstractButton)):
        return thing.minimumSizeHint().width() > thing.width() + 1
    return False


def test_nothing_is_cut_off(everything: Everything) -> None:
    """In a window of 960 by 600, labels, buttons and tabs have the room their words need."""
    window = everything.table.window
    for dialog in everything.opened:
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(tabs.count()):
                tabs.setCurrentIndex(page)
                QApplication.processEvents()
                seen = [thing for thing in tabs.findChildren(QWidget) if thing.isVisible()]
                assert [] == [of_label(thing) for thing in seen if too_narrow(thing)]
    # The line below the table is of any length; what it says is whole in its tooltip.
    lines = window.statusBar().findChildren(QLabel)
    shown = [
        thing for thing in window.findChildren(QWidget) if thing.isVisible() and thing not in lines
    ]
    assert [] == [of_label(thing) for thing in shown if too_narrow(thing)]


def of_label(thing: QWidget) -> str:
    """The text of a label or button, for failure messages."""
    if isinstance(thing, QComboBox):
        return thing.currentText()
    return thing.text() if isinstance(thing, (QLabel, QAbstractButton)) else ""


def test_underlined_letters_are_told_apart(everything: Everything) -> None:
    """In a menu, and on what is seen of a dialog, each underlined letter leads to one thing."""
    bar = everything.table.window.menuBar()
    menus = [
        [action.text() for action in menu.actions() if action.isVisible()]
        for menu in (bar, *bar.findChildren(QMenu))
    ]
    for dialog in everything.opened:
        stacks = dialog.findChildren(QTabWidget)
        for page in range(max([1, *(tabs.count() for tabs in stacks)])):
            for tabs in stacks:
                tabs.setCurrentIndex(page)
            QApplication.processEvents()
            menus.append(
                [
                    *(tabs.tabText(place) for tabs in stacks for place in range(tabs.count())),
                    *(
                        of_label(thing)
                        for thing in dialog.findChildren(QWidget)
                        if thing.isVisible() and not isinstance(thing.parent(), QDialogButtonBox)
                    ),
                ]
            )
    for texts_there in menus:
        keys = Counter(key for text in texts_there for key in re.findall(r"&(\w)", text.casefold()))
        assert [] == [key for key, times in keys.items() if times > 1], texts_there
