"""Simulated player: input by mouse and keyboard, and whole games by clicks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import Legal, MayDiscard, MayPlay
from reunion_desktop.engine.record import Record
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.storage.codec import whole
from reunion_desktop.ui.dialogs.new_game import NewGame
from tests.playing import random_steps, record_of

NAMES = ("Me", "Anna", "Karl", "Lena", "Georg", "Luise")
MINE = (Wait.CHOICE, Wait.CUT, Wait.DEAL, Wait.GAME, Wait.SESSION)
LEFT = Qt.MouseButton.LeftButton
MOST = 300
"""Clicks that suffice for every goal: the player has about forty decisions in a game."""


def listen(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Records everything announced to a screen reader."""
    told: list[str] = []
    monkeypatch.setattr(table.window.narrator.announcer, "say", told.append)
    return told


def begin(table: Table, seed: str = "7") -> None:
    """Start a game with two opponents."""
    table.begin(NewGame(table.game.default, ("Me", "Anna", "Karl"), ("random", "random"), seed))


def almost_counted(
    table: Table,
    deals: int = 1,
    rules: GameRules | None = None,
    names: tuple[str, ...] = NAMES,
    seed: str = "7",
) -> None:
    """Resume a game of random moves before the last one of a deal, 0 for the last deal."""
    played = rules or table.game.default
    names = names[: played.players]
    table.begin(NewGame(played, names, ("random",) * (len(names) - 1), seed))
    steps = list(random_steps(played, seed))
    ends = [n for n, step in enumerate(steps) if len(step.after.lines) > len(step.before.lines)]
    record = record_of(steps[: ends[deals - 1]], seed)
    header = replace(record.header, players=names)
    file = table.folder / "almost.reunion"
    lines = whole(Record(header, record.actions))
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    table.open(file)


def follow_button(table: Table) -> QPushButton:
    """The button that plays the hint."""
    buttons = table.window.statusBar().findChildren(QPushButton)
    (found,) = (each for each in buttons if each.text() == "&Play the hint")
    return found


def ask_once(qtbot: QtBot, table: Table) -> str:
    """Press the key for a hint, and wait for its text, with the small print in a second line."""
    shown = table.window.table.showing
    before = shown.advice
    QTest.keyClick(table.window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: shown.advice not in ("", before), timeout=10_000)
    return shown.advice


def ask_for_move(qtbot: QtBot, table: Table) -> list[str]:
    """Ask for a hint until it names the move; return the text of each step."""
    told = [ask_once(qtbot, table)]
    while not follow_button(table).isVisible():
        told.append(ask_once(qtbot, table))
    return told


def decisions(table: Table) -> int:
    """Number of actions in the game."""
    return len(table.session.record.actions)


def until_mine(qtbot: QtBot, table: Table) -> Wait:
    """Wait until the game waits for the player."""
    qtbot.waitUntil(lambda: table.flow.wait in MINE, timeout=10_000)
    return table.flow.wait


def entry(table: Table, words: str) -> QAction:
    """A menu entry by its text."""
    (found,) = (each for each in table.window.findChildren(QAction) if each.text() == words)
    return found


def spot(table: Table, card: Card) -> QPoint:
    """Point at which a card can be gripped."""
    point = table.window.table.point_on(card)
    assert point is not None
    return point.toPoint()


def click(table: Table, point: QPoint) -> None:
    """Click on the table."""
    QTest.mouseClick(table.window.table.viewport(), LEFT, pos=point)


def drag(table: Table, start: QPoint, end: QPoint) -> None:
    """Drag over the table in several moves."""
    viewport = table.window.table.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for part in (1, 2, 3, 4):
        QTest.mouseMove(viewport, start + (end - start) * part / 4)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def middle(table: Table) -> QPoint:
    """The middle of the table."""
    view = table.window.table
    return QPoint(view.width() // 2, round(view.height() * 0.42))


def press(
    table: Table, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press keys in the active window."""
    window = (QApplication.activeModalWidget() or table.window).windowHandle()
    assert window is not None
    for each in keys:
        QTest.keyClick(window, each, modifier)


def focused(table: Table) -> Card | None:
    """The focused card, if the focus is drawn."""
    view = table.window.table
    return view.keys.card if view.hasFocus() and view.overlays.shows_focus else None


def go_to(table: Table, wanted: Card) -> None:
    """Move along the hand until a card has the focus; it is drawn all the way."""
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        for _ in range(12):
            if focused(table) == wanted:
                return
            press(table, key)
            assert focused(table) is not None
    assert focused(table) == wanted


def key(table: Table, *keys: Qt.Key) -> None:
    """Press keys on the table."""
    for each in keys:
        QTest.keyClick(table.window.table, each)


def by_click(table: Table, legal: Legal) -> None:
    """Choose by clicks; a discard is confirmed with Enter."""
    if isinstance(legal, MayPlay):
        click(table, spot(table, next(iter(legal.cards))))
        return
    assert isinstance(legal, MayDiscard)
    for card in legal.first.cards:
        click(table, spot(table, card))
    key(table, Qt.Key.Key_Return)


def by_drag(table: Table, legal: Legal) -> None:
    """Choose by dragging cards to the middle."""
    if isinstance(legal, MayPlay):
        drag(table, spot(table, next(iter(legal.cards))), middle(table))
        return
    assert isinstance(legal, MayDiscard)
    for card in legal.first.cards:
        drag(table, spot(table, card), middle(table))
    key(table, Qt.Key.Key_Return)


def reach(qtbot: QtBot, table: Table, there: Callable[[], bool]) -> None:
    """Play by clicks until a condition is true."""
    for _ in range(MOST):
        wait = until_mine(qtbot, table)
        if there():
            return
        if wait is Wait.CUT:
            click(table, middle(table))
        elif wait is Wait.DEAL:
            table.window.prompt.accepted.emit()
        else:
            legal = table.flow.observation.legal
            assert legal is not None
            by_click(table, legal)
        QApplication.processEvents()
    pytest.fail(f"{MOST} clicks did not lead there; the table waits for {table.flow.wait}.")
