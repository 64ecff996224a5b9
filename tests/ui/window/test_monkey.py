"""Somebody who hits everything: clicks, drags, keys, wheels and sizes by lot, in the whole window.

A thousand of them in every run of the tests; as many as the environment variable MONKEY says
where somebody wants to be sure.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.session.conductor import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.pace import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.table.place.hand_order import HandOrder
from reunion_desktop.ui.table.showing import Highlighting

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

EVENTS = int(os.environ.get("MONKEY", "1000"))
LEFT = Qt.MouseButton.LeftButton
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_S, Qt.Key.Key_7, Qt.Key.Key_K, Qt.Key.Key_1, Qt.Key.Key_D, Qt.Key.Key_Tab),
)
SIZES = ((820, 600), (1000, 700), (700, 900), (1280, 720))
MINDS = ("random", "random")


class Monkey:
    """Hits a window by lot."""

    def __init__(self, table: Table, dice: Random) -> None:
        self.table, self.dice = table, dice
        self.view = table.window.table
        self.games = 0
        self.hits: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self.click),
            (25, self.drag),
            (25, self.type),
            (6, self.point),
            (5, self.undo),
            (3, self.sort),
            (2, self.look_another_way),
            (1, self.resize),
            (1, self.begin),
        )

    def hit(self) -> None:
        """Do one thing."""
        weights = [weight for weight, _ in self.hits]
        self.dice.choices([hit for _, hit in self.hits], weights)[0]()

    def somewhere(self) -> QPoint:
        """A point of the table, often on a card."""
        mine = list(self.view.showing.mine())
        if mine and self.dice.random() < 0.8:
            point = self.view.point_on(self.dice.choice(mine))
            if point is not None:
                return point.toPoint()
        if self.dice.random() < 0.3:
            x, y = self.view.showing.layout.button.middle
            return QPoint(round(x), round(y))
        return QPoint(
            self.dice.randrange(self.view.width()), self.dice.randrange(self.view.height())
        )

    def click(self) -> None:
        """Press and let go."""
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.somewhere())

    def drag(self) -> None:
        """Press here, let go there, or forget to."""
        port = self.view.viewport()
        QTest.mousePress(port, LEFT, pos=self.somewhere())
        for _ in range(self.dice.randrange(3)):
            QTest.mouseMove(port, self.somewhere())
        if self.dice.random() < 0.9:
            QTest.mouseRelease(port, LEFT, pos=self.somewhere())

    def point(self) -> None:
        """Move without a button."""
        QTest.mouseMove(self.view.viewport(), self.somewhere())

    def type(self) -> None:
        """Press a key."""
        QTest.keyClick(self.view.viewport(), self.dice.choice(KEYS))

    def undo(self) -> None:
        """Take something back."""
        self.table.conductor.undo()

    def resize(self) -> None:
        """Another window."""
        self.table.window.resize(*self.dice.choice(SIZES))

    def sort(self) -> None:
        """Another order of the hand."""
        self.view.set_hand_order(self.dice.choice(list(HandOrder)))

    def look_another_way(self) -> None:
        """Other preferences, effective at once."""
        window = self.table.window
        window.dialogs.preferred.emit(
            replace(
                window.preferences,
                cloth=self.dice.choice(list(Cloth)),
                highlighting=self.dice.choice(list(Highlighting)),
                clicks=self.dice.choice((1, 2)),
                speed=self.dice.choice(list(Speed)),
                sheet_on_slate=self.dice.random() < 0.5,
            )
        )

    def begin(self) -> None:
        """A new game, whatever becomes of the old one."""
        self.games += 1
        seed = str(self.games)
        self.table.begin(NewGame(self.table.game.default, ("Me", "Anna", "Karl"), MINDS, seed))


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A window in which nothing is left lying for the eye, and a disk that needs no time."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    application_for_table()
    table = Table(tmp_path, hurry=True)
    table.window.show()
    yield table
    table.close()


def tidy() -> None:
    """Let all that was thrown away be gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def megabytes() -> float:
    """Memory of this process alone; 0 where the system does not tell."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0.0
    return int(status.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def test_a_monkey_breaks_nothing_and_leaves_nothing_behind(table: Table) -> None:
    """No warning, no exception; every card at home; neither items nor memory nor None leak."""
    monkey = Monkey(table, Random(EVENTS))
    monkey.begin()
    view = table.window.table
    waits: set[Wait] = set()
    marks: list[tuple[int, int, float]] = []
    for number in range(EVENTS):
        monkey.hit()
        QCoreApplication.processEvents()
        waits.add(table.conductor.wait)
        if number in (EVENTS // 3, EVENTS - 1):
            tidy()
            marks.append((sys.getrefcount(None), len(view.scene().items()), megabytes()))
    QTest.mouseRelease(view.viewport(), LEFT, pos=QPoint(1, 1))
    view.stage.land()
    QCoreApplication.processEvents()

    (nones, _, before), (nones_after, items, after) = marks
    assert {Wait.CARD, Wait.DISCARD} <= waits
    assert nones_after > nones - 200
    assert items < 120
    assert after - before < 25
    picture, seen = view.showing.picture(), view.stage.positions()
    if not view.stage.moving:
        assert set(picture) == set(seen)
