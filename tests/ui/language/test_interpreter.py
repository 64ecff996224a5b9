"""Three languages: complete, switched at run time, and not cut off on the screen."""

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
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
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
from tests.prose_files import wordings
from tests.storage.sessions import game, text_of

FOREIGN = (Language.GERMAN, Language.FRENCH)

pytestmark = pytest.mark.usefixtures("qapp", "_compiled")

SESSION = ("Clara", "Anna", "Jakob")

PROPER = """
Reunion Desktop Qt PySide The Company Ltd MIT GNU Lesser General Public License SIL Open Font Source
Serif Sans Pro Adobe https code qt io English Deutsch Français Pierer Pierers Universal Lexikon
Wikipedia Wikipédia CatsAtCards com jeux de cartes Clara
"""
"""Names that are the same in every language."""

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
"""Qt's own words."""


def laid(folder: Path) -> Table:
    """English window without animations."""
    application_for_table()
    table = Table(folder, hurry=True)
    speak(table, Language.ENGLISH)
    table.window.resize(960, 600)
    table.window.show()
    return table


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Window that is in English before and after the test."""
    table = laid(tmp_path)
    yield table
    speak(table, Language.ENGLISH)
    table.close()


@dataclass(frozen=True, slots=True)
class Everything:
    """Finished game in one language, with every dialog opened."""

    language: Language
    table: Table
    told: list[str]
    """Messages of the status line during a deal."""
    opened: list[QDialog]


@pytest.fixture(scope="module", params=[Language.ENGLISH, Language.GERMAN, Language.FRENCH])
def everything(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Everything]:
    """Everything opened, once per language, for three tests."""
    language: Language = request.param
    table = laid(tmp_path_factory.mktemp(language.value))
    speak(table, language)
    told = play(table) if language in FOREIGN else []
    finish(table)
    yield Everything(language, table, told, open_everything(table))
    speak(table, Language.ENGLISH)
    table.close()


def speak(table: Table, language: Language) -> None:
    """Choose a language as the dialog does, and notify all widgets."""
    window = table.window
    window.dialogs.preferred.emit(replace(window.preferences, language=language, speed=Speed.NONE))
    QApplication.processEvents()


def finish(table: Table) -> None:
    """Open a finished game, also in the archive."""
    file = table.folder / "whole.reunion"
    file.write_text(text_of([game(names=SESSION)]), encoding="utf-8")
    table.open(file)
    table.archive.keep(table.recorder.over)


def play(table: Table) -> list[str]:
    """Play a deal; return the messages of the status line."""
    told: list[str] = []
    loop = QEventLoop()
    pilot = Autopilot(table, player_for("reunion", "random", "languages"), loop.quit)

    def waits(wait: Wait) -> None:
        told.append(table.window.message)
        if wait is Wait.DEAL:
            pilot.stop()
            loop.quit()

    table.flow.step.connect(lambda _step: told.append(table.window.message))
    table.flow.waiting.connect(waits)
    table.begin(NewGame(table.game.default, SESSION, ("random", "random"), "7"))
    QTimer.singleShot(20_000, loop.quit)
    loop.exec()
    assert table.flow.wait is Wait.DEAL
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
    """The setting decides, then the first system language that is available, then English."""
    assert expected is spoken(choice, wishes)


def test_an_interpreter_speaks_and_stops_speaking(interpreter: Interpreter) -> None:
    """The program's texts, Qt's buttons and date formats change together, and change back."""
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


def test_english_has_english_numbers_and_dates_on_a_foreign_desktop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The desktop's locale decides only where it is in the language of the program."""
    german = QLocale("de_AT")
    monkeypatch.setattr(QLocale, "system", lambda: german)
    QLocale.setDefault(german)
    alone = Interpreter()
    alone.speak(Language.ENGLISH)
    assert ("0.50", "January") == (QLocale().toString(0.5, "f", 2), QLocale().monthName(1))
    alone.speak(Language.GERMAN)
    assert ("0,50", "Jänner") == (QLocale().toString(0.5, "f", 2), QLocale().monthName(1))
    alone.close()
    assert ("0.50", "January") == (QLocale().toString(0.5, "f", 2), QLocale().monthName(1))


STANDARD = {
    Language.GERMAN: {
        "Look in": "Suchen in:",
        "Type": "Dateien des Typs:",
        "Name": "Dateiname:",
        "Cancel": "Abbrechen",
        "Save": "Speichern",
        "Print": "Drucken",
    },
    Language.FRENCH: {
        "Look in": "Regarder dans\xa0:",
        "Type": "Types de fichiers\xa0:",
        "Name": "Nom de fichier\xa0:",
        "Cancel": "Annuler",
        "Save": "Enregistrer",
        "Print": "Imprimer",
    },
}
"""Words of the standard dialogs."""


@pytest.mark.parametrize("language", FOREIGN)
def test_standard_dialogs_speak_the_language(
    qtbot: QtBot, interpreter: Interpreter, language: Language
) -> None:
    """The windows for files and for printing, and the buttons of every box."""
    interpreter.speak(language)
    files = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    buttons = QDialogButtonBox(
        QDialogButtonBox.StandardButton.Cancel | QDialogButtonBox.StandardButton.Save
    )
    printing = QPrintDialog(QPrinter())
    shown = set()
    for widget in (files, buttons, printing):
        qtbot.addWidget(widget)
        for part in widget.findChildren(QWidget):
            if isinstance(part, QLabel | QAbstractButton):
                shown.add(part.text().replace("&", ""))
    assert set(STANDARD[language].values()) <= shown


def test_without_its_files_it_speaks_english(tmp_path: Path) -> None:
    """Without translation files the program is in English."""
    alone = Interpreter(tmp_path)
    alone.speak(Language.GERMAN)
    assert "hearts" == QCoreApplication.translate("cards", "hearts")
    alone.speak(Language.ENGLISH)


def test_files_may_be_replaced_while_it_speaks(tmp_path: Path) -> None:
    """Translation files may be replaced by an update while the program runs."""
    written = tmp_path / "reunion_de.qm"
    written.write_bytes((FOLDER / written.name).read_bytes())
    alone = Interpreter(tmp_path)
    alone.speak(Language.GERMAN)
    written.write_bytes(b"")
    assert "Herz" == QCoreApplication.translate("cards", "hearts")
    alone.speak(Language.ENGLISH)
    assert "hearts" == QCoreApplication.translate("cards", "hearts")


def test_the_build_puts_the_files_where_they_are_looked_for() -> None:
    """Translations are compiled into the folder from which they are loaded."""
    for language in FOREIGN:
        assert FOLDER / f"reunion_{language.value}.qm" == translation_files.for_screen(
            language.value
        )


# While it runs ----------------------------------------------------------------------------------


def test_the_language_changes_while_all_is_open(qtbot: QtBot, table: Table) -> None:
    """Open windows change to the new language at once, and back to the same English texts."""
    finish(table)
    table.window.dialogs.show_rules()
    table.side_windows.open_review(table.session.records, 1, 1)
    assert table.side_windows.review is not None
    table.side_windows.review.judge.cancel()
    archive = table.side_windows.open_archive().finder
    table.window.dialogs.prefer(table.window.preferences)

    def answered() -> bool:
        """Check whether the archive service, which answers later, has filled the window."""
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
    for language, letters in ((Language.GERMAN, "KDB"), (Language.FRENCH, "RDV")):
        speak(table, language)
        strange = set().union(*map(words, said())) - vocabulary(language)
        assert not strange, sorted(strange)
        # The indices of king, queen and jack follow as well.
        assert letters == "".join(map(table.window.table.faces.theme.letter, "KQJ"))
        speak(table, Language.ENGLISH)
        assert before == said()


def test_a_language_is_remembered(tmp_path: Path) -> None:
    """A language from the command line is used at once, and in the next session."""
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
    """All words that the translations and the text files of a language use."""
    tree = ET.parse(translation_files.source(language.value))
    texts = ["".join(told.itertext()) for told in tree.iter("translation")]
    texts += wordings(language.value)
    calendar, forms = QLocale(language.value), (QLocale.FormatType.LongFormat, _SHORT)
    texts += [calendar.monthName(month, form) for month in range(1, 13) for form in forms]
    texts += [calendar.dayName(day, form) for day in range(1, 8) for form in forms]
    return frozenset().union(*map(words, texts), PROPER.split(), names_for(6), QT[language].split())


def words(text: str) -> set[str]:
    """Words of a text, without markup, keys and single letters."""
    bare = re.sub(r"<[^>]*>|&nbsp;|%\w|\{\w*\}", " ", text).replace("&", "")
    return set(re.findall(r"[^\W\d_]{2,}", bare))


def texts(root: QWidget) -> Iterator[str]:
    """All visible and accessible texts of a window and its dialogs."""
    for thing in (root, *root.findChildren(QWidget)):
        if not thing.objectName().startswith(("qt_spinbox", "Scroll")):
            yield from of_widget(thing)
    for action in root.findChildren(QAction):
        yield from (action.text(), action.toolTip(), action.statusTip())


def of_widget(thing: QWidget) -> Iterator[str]:
    """Texts of one widget."""
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
    """Visible and accessible texts of a model's headers and rows."""
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
    """Texts painted on the table and the score sheet."""
    shown = table.window.table.showing.words
    yield from (value for value in shown if isinstance(value, str))
    yield from shown.trumps.values()
    yield table.window.sheet.whole_text()
    yield table.window.message


def open_everything(table: Table) -> list[QDialog]:
    """Trigger all menu entries except *quit*; return the opened dialogs."""
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
    """Every word in the window, its menus and dialogs, and on the table is translated."""
    assert len(everything.opened) > 3
    if everything.language is Language.ENGLISH:
        return
    table = everything.table
    said = (*texts(table.window), *of_table(table), *everything.told)
    strange = set().union(*map(words, said)) - vocabulary(everything.language)
    assert not strange, sorted(strange)


# Nothing is cut off -------------------------------------------------------------------------------


def too_narrow(thing: QWidget) -> bool:
    """Check whether a text has less space than it needs."""
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
    """In a window of 960 by 600, the texts of labels, buttons and tabs fit."""
    window = everything.table.window
    for dialog in everything.opened:
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(tabs.count()):
                tabs.setCurrentIndex(page)
                QApplication.processEvents()
                seen = [thing for thing in tabs.findChildren(QWidget) if thing.isVisible()]
                assert [] == [of_label(thing) for thing in seen if too_narrow(thing)]
    # The status line may be cut, as its tooltip has the whole text.
    lines = window.statusBar().findChildren(QLabel)
    shown = [
        thing for thing in window.findChildren(QWidget) if thing.isVisible() and thing not in lines
    ]
    assert [] == [of_label(thing) for thing in shown if too_narrow(thing)]


def of_label(thing: QWidget) -> str:
    """Text of a label or button, for failure messages."""
    if isinstance(thing, QComboBox):
        return thing.currentText()
    return thing.text() if isinstance(thing, (QLabel, QAbstractButton)) else ""


def test_underlined_letters_are_told_apart(everything: Everything) -> None:
    """In a menu, and on the visible part of a dialog, each mnemonic is unique."""
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
