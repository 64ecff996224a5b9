"""Open every dialog and window of the program at one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessibleInterface
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from reunion_desktop.app.table import Table
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.games import find_game, game_of
from reunion_desktop.storage.sheets.sheet import sheet_of
from reunion_desktop.ui.by_hand.new_sheet import NewSheet
from reunion_desktop.ui.dialogs.preference_looks import material_of
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.practice.drill import CardsDrill
from tests.storage.sessions import evening

LANGUAGES = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)
SCREEN = (960, 600)
"""Smallest supported screen, in logical pixels."""
FRAME = 28
"""Height of the window frame drawn by the desktop."""


def show_as(table: Table, percent: int, language: Language) -> None:
    """Set the language and the text size."""
    table.prefer(replace(table.preferences, print_percent=percent, language=language))
    QApplication.processEvents()


def close_dialogs() -> None:
    """Close all dialogs."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog):
            widget.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def every_window(table: Table) -> Iterator[tuple[str, QWidget]]:
    """Yield each window, shown; dialogs are closed before the next one opens."""
    stored = evening(3)
    records = tuple(one.record for one in stored)
    game = find_game("reunion")
    assert game is not None
    code = DealCode(game.default, "7", 0)
    plain = sheet_of([records[0], records[0]])
    twice = tuple(replace(each, cards=str(code)) for each in plain.games)
    sheet = replace(plain, games=twice)
    dialogs, window = table.window.dialogs, table.window
    side = table.side_windows
    openers: dict[str, Callable[[], object]] = {
        "new game": dialogs.choose_game,
        "preferences": lambda: dialogs.prefer(table.preferences),
        "deal code": lambda: dialogs.show_code(code),
        "compare": lambda: dialogs.compare(sheet.games),
        "rules": dialogs.show_rules,
        "about": dialogs.show_about,
        "sheet by hand": side.by_hand.ask,
        "sheet": lambda: dialogs.show_sheet(sheet, material_of(table.preferences, "reunion")),
    }
    yield "table", window
    for name, open_it in openers.items():
        open_it()
        QApplication.processEvents()
        shown = [
            w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()
        ]
        assert shown, name
        yield name, shown[-1]
        close_dialogs()
    side.by_hand.begin(NewSheet(game_of("ekart").default, ("Anna", "Bernd", "Clara"), 0))
    assert side.by_hand.window is not None
    yield "kept by hand", side.by_hand.window
    yield "archive", side.open_archive()
    side.open_review(records, 1, 1)
    assert side.review is not None
    yield "review", side.review.window
    side.open_lesson()
    lesson = side.side_table
    assert lesson is not None
    yield "lesson", lesson.window
    side.open_practice("problems")
    while side.side_table is lesson:  # Until the archive has answered.
        QApplication.processEvents()
    assert side.side_table is not None
    yield "problem", side.side_table.window
    side.open_practice("cards")
    (drill,) = window.findChildren(CardsDrill)
    yield "drill", drill
    drill.close()


def things(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield all visible accessible descendants."""
    for number in range(root.childCount()):
        child = cast("QAccessibleInterface | None", root.child(number))
        if child is not None and not child.state().invisible:
            yield child
            yield from things(child)
