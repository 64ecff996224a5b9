"""Score and settlement in the window, and what a screen reader finds there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.ai.roster import player_for
from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.app.table import Table
from reunion_desktop.games import find_game
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.count.panel import CountPanel
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.table.stage.surface import edge_of
from reunion_desktop.ui.words.info import InfoQuestion
from tests.ui.window.person import almost_counted, reach

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")


def play(qtbot: QtBot, table: Table, game: str, **options: object) -> None:
    """Resume a game against three random opponents, and play it to its end."""
    found = find_game(game)
    assert found is not None
    over: list[bool] = []
    pilot = Autopilot(table, player_for(game, "random", "me"), lambda: over.append(True))
    almost_counted(table, 0, found.default.changed(options))
    qtbot.waitUntil(lambda: bool(over), timeout=60_000)
    pilot.stop()


def assert_whole(prompt: QWidget) -> None:
    """Assert that all labels are complete, and that nothing scrolls."""
    (plate,) = prompt.findChildren(CountPanel)
    (area,) = plate.findChildren(QScrollArea)
    assert plate.slip.least <= plate.slip.width()
    assert 0 == area.verticalScrollBar().maximum()


@pytest.mark.parametrize(
    ("game", "options", "won"),
    [
        ("bauer", {"brote": 1}, "win the Brot and the session"),
        ("viersche", {"session": "set"}, "win the set"),
    ],
)
def test_a_sitting_ends_with_its_settlement(
    qtbot: QtBot, table: Table, game: str, options: dict[str, object], won: str
) -> None:
    """The score is followed by the settlement in the same two columns, without units.

    In a small window at 175 % all labels are complete and nothing scrolls.
    """
    window = table.window
    window.resize(960, 600)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    window.table.set_speed(Speed.NONE)
    play(qtbot, table, game, **options)
    prompt, said = table.window.prompt, table.window.narrator

    assert Wait.SESSION is table.flow.wait
    goes_on = [prompt.goes_on]
    assert "Result of deal" in prompt.page.heading
    assert ((0, 2), (1, 3)) == prompt.page.contents.columns
    assert_whole(prompt)
    prompt.go_on()
    assert [True, False] == [*goes_on, prompt.goes_on]
    assert_whole(prompt)
    assert won in prompt.page.heading
    for question in (InfoQuestion.POINTS, InfoQuestion.SCORE):
        said.answer(question, table.window.sheet.sheet)
        assert "you and Karl" in said.text
        assert "unit" not in said.text


@pytest.mark.parametrize("game", ["viersche", "bauer", "hindersche", "hunsruecker"])
def test_a_result_covers_no_plate(qtbot: QtBot, table: Table, game: str) -> None:
    """In a small window at 175 % result and settlement leave plates and table edge free."""
    window = table.window
    window.resize(960, 600)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    play(qtbot, table, game)
    prompt, view = window.prompt, window.table
    layout, edge = view.showing.layout, round(edge_of(view.showing.layout))
    pages = []
    while True:
        box = prompt.geometry()
        plates = [QRectF(*layout.plate(seat)) for seat in range(layout.chairs.players)]
        assert [] == [plate for plate in plates if plate.intersects(QRectF(box))]
        assert view.rect().adjusted(edge, edge, -edge, -edge).contains(box)
        assert_whole(prompt)
        pages.append(prompt.page)
        if not prompt.goes_on:
            break
        prompt.go_on()
    assert len(pages) > 1


def test_the_page_is_no_label_of_the_table(qtbot: QtBot, table: Table) -> None:
    """A screen reader reads out the labels of a table in focus: the page would be heard twice."""
    almost_counted(table)
    reach(qtbot, table, lambda: table.flow.wait is Wait.DEAL)
    roles = dict[str, QAccessible.Role]()
    for label in table.window.prompt.findChildren(QLabel):
        face = QAccessible.queryAccessibleInterface(label)
        roles[face.text(QAccessible.Text.Name)] = face.role()
    assert "Result of deal 1" in roles
    assert {QAccessible.Role.Paragraph} == {*roles.values()}
