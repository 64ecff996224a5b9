"""Names with markup are shown literally everywhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMessageBox,
    QTextBrowser,
    QTextEdit,
    QToolTip,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reunion_desktop.app import application
from reunion_desktop.app.application import refused
from reunion_desktop.app.table import Table
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.record import Record
from reunion_desktop.games.reunion.rules import RHINELAND, ReunionRules
from reunion_desktop.match.opening import by_code
from reunion_desktop.storage.codec import whole
from reunion_desktop.ui.count.panel import CountPanel
from reunion_desktop.ui.dialogs.duplicate_dialog import DuplicateDialog
from reunion_desktop.ui.look.plain_text import PlainMessage, on_hover
from reunion_desktop.ui.rules import page as rules
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.pages.dialog import SheetDialog
from tests.playing import random_steps
from tests.tables import laid

PACKAGE = Path(application.__file__).parents[1]
MARK = "<img"
NAMES = ('<img src="a.png">', '<img src="b.png">', '<img src="c.png">')
"""Names with image tags, if they were rendered as markup."""
OWN_MARKUP = {"ui/look/plain_words.py", "ui/dialogs/about.py", "ui/review/checker.py"}
"""Modules that may make a label for markup: their own, in which everything else is escaped."""


def open_games(table: Table, folder: Path) -> None:
    """Open two games with the same cards from two seats, also in the archive."""
    games: list[str] = []
    code = DealCode(RHINELAND, "7", 0)
    for each in (code, code.turned()):
        header = replace(by_code(each, NAMES).header, seed="7")
        steps = random_steps(RHINELAND, "7", header.first_dealer)
        games += whole(Record(header, tuple(step.action for step in steps)))
    file = folder / "games.reunion"
    file.write_text("".join(f"{line}\n" for line in games), encoding="utf-8")
    table.open(file)
    table.archive.keep(table.recorder.over)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A session that is over, played by people of such names, on a narrow window."""
    with laid(qtbot, tmp_path, (820, 600)) as table:
        open_games(table, tmp_path)
        yield table


def believed(top: QWidget) -> list[str]:
    """Texts of a window that would be rendered as markup; there must be some text."""
    found: list[str] = []
    widgets = [top, *top.findChildren(QWidget)]
    for widget in widgets:
        hints = [widget.toolTip()]
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            found += [widget.text()]
        if isinstance(widget, QTextEdit | QTextBrowser):
            found += [widget.toHtml()]
        if isinstance(widget, QTreeWidget):
            items = [widget.topLevelItem(row) for row in range(widget.topLevelItemCount())]
            hints += [item.toolTip(0) for item in items if item is not None]
        found += hints
    return [text for text in found if any(name in text for name in NAMES)]


def on_the_pointer(widget: QWidget) -> list[str]:
    """Tooltips of widgets that compute them by position."""
    said = set()
    for x in range(4, widget.width(), 24):
        for y in range(4, widget.height(), 16):
            at = QPoint(x, y)
            QApplication.sendEvent(
                widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
            )
            said.add(QToolTip.text())
    return sorted(said)


def test_the_table_and_its_dialogs_believe_nobody(qtbot: QtBot, table: Table) -> None:
    """Prompt, messages, sheet and every dialog of the main window."""
    window = table.window
    (plate,) = window.prompt.findChildren(CountPanel)
    assert MARK in plate.slip.accessibleName()
    assert [] == believed(window)
    hints = on_the_pointer(window.sheet.viewport())
    assert any("&lt;img" in hint for hint in hints)
    assert not any(MARK in hint for hint in hints)
    window.dialogs.compare(window.sheet.sheet.games)
    assert window.findChildren(DuplicateDialog)
    window.choose_game()
    window.dialogs.prefer(window.preferences)
    window.dialogs.show_code(table.flow.code)
    window.dialogs.show_rules()
    window.dialogs.show_about()
    window.dialogs.show_sheet(window.sheet.sheet, Material.PAPER)
    window.dialogs.report.emit(f"Saved as {NAMES[0]}.")
    (pages,) = window.findChildren(SheetDialog)
    qtbot.waitUntil(lambda: not pages.is_drawing(), timeout=10_000)
    assert [] == believed(window)


def test_the_archive_believes_nobody(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """Its rows, its statistics, what is offered after deleting, and the question on a backup."""
    window = table.side_windows.open_archive()
    qtbot.waitUntil(lambda: window.finder.detail.row is not None, timeout=10_000)
    assert [] == believed(window)
    window.pages.setCurrentIndex(1)
    qtbot.waitUntil(lambda: bool(window.statistics.paper.placed), timeout=10_000)
    hints = on_the_pointer(window.statistics.paper)
    assert any("&lt;img" in hint for hint in hints)
    assert not any(MARK in hint for hint in hints)
    window.pages.setCurrentIndex(0)
    window.finder.list.selectAll()
    window.doings.delete()
    window.transfers.ask_to_restore(tmp_path / NAMES[0])
    (question,) = window.findChildren(QMessageBox)
    assert MARK in question.text()
    assert [] == believed(window)
    question.reject()


def test_review_and_lesson_believe_nobody(qtbot: QtBot, table: Table) -> None:
    """A deal that is looked at again, and the table aside."""
    table.window.review_wanted.emit(1, 1)
    review = table.side_windows.review
    assert review is not None
    qtbot.waitUntil(lambda: bool(review.window.checker.moves.judgements), timeout=20_000)
    texts = [label.text() for label in review.window.findChildren(QLabel)]
    trees = review.window.findChildren(QTreeWidget)
    assert any(MARK in text for text in texts) or trees
    assert [] == believed(review.window)
    table.side_windows.open_lesson()
    assert table.side_windows.side_table is not None
    assert [] == believed(table.side_windows.side_table.window)


@pytest.mark.usefixtures("qapp")
def test_boxes_believe_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Message boxes show names literally, in main and additional text."""
    boxes: list[PlainMessage] = []

    def show(box: PlainMessage) -> None:
        boxes.append(box)

    monkeypatch.setattr(QApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(PlainMessage, "exec", show)
    assert 2 == refused("There is no such file.", f"{NAMES[0]}: ")
    box = boxes[0]
    box.setInformativeText(NAMES[1])
    told = [label.text() for label in box.findChildren(QLabel) if MARK in label.text()]
    assert [f"{NAMES[0]}: There is no such file.", NAMES[1]] == sorted(told)
    assert [] == believed(box)


@pytest.mark.usefixtures("qapp")
def test_the_rules_believe_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule set may be called anything."""
    monkeypatch.setattr(rules, "rules_title", lambda *_: NAMES[0])
    book = rules.RulesPage()
    book.show_rules(ReunionRules())
    assert NAMES[0] in book.text
    assert MARK + ' src="a' not in book.page.toHtml()
    book.deleteLater()


def test_words_on_hover_are_broken_into_lines() -> None:
    """Short words stay as they are; markup is none, and a long sentence is no line of a yard."""
    assert "Anna" == on_hover("Anna")
    assert "<qt>&lt;b&gt;<br>x</qt>" == on_hover("<b>\nx")
    assert "<qt>&amp;lt;</qt>" == on_hover("&lt;")
    assert on_hover("x" * 61).startswith("<qt>")


def test_nobody_makes_labels_that_guess() -> None:
    """Labels, boxes and words on hover at a place come from the one module that makes them safe."""
    risky = {
        *("QLabel", "QMessageBox", "QErrorMessage", "QInputDialog"),
        *("QMessageBox.critical", "QMessageBox.warning", "QMessageBox.question"),
    }
    wrong = []
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        own = path.relative_to(PACKAGE).as_posix() in OWN_MARKUP
        if own or not any(f"{name}(" in text for name in (*risky, "QToolTip.showText")):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call):
                made = ast.unparse(node.func)
                unsafe = made == "QToolTip.showText" and "on_hover(" not in ast.unparse(node)
                if made in risky or unsafe:
                    wrong.append(f"{path}: {made}")
    assert [] == wrong
