"""Tests of the room that a floating score sheet finds on the table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from reunion_desktop.app.table import Table
from reunion_desktop.games import game_of
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.table.layout.places import bounds
from reunion_desktop.ui.table.layout.table_plans import IN_TRICK
from tests.ui.window.person import NAMES
from tests.ui.window.test_sheet_dock import settled

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise\\(\\)")

_DECISIONS = 10


def covered(table: Table, dock: QDockWidget) -> list[object]:
    """Parts that the floating sheet covers: plates, badge, bars, and cards outside the trick."""
    view = table.window.table
    layout = view.showing.layout
    box = QRectF(dock.frameGeometry().translated(-view.mapToGlobal(QPoint(0, 0))))
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    over = [each for each in view.findChildren(QWidget, options=direct) if each.isVisible()]
    boxes: list[tuple[object, QRectF]] = [
        (each.objectName(), QRectF(each.geometry())) for each in over if each is not view.viewport()
    ]
    boxes += [(seat, QRectF(*layout.plate(seat))) for seat in range(layout.chairs.players)]
    boxes.append(("badge", QRectF(*layout.badge)))
    boxes += [
        (key, QRectF(*bounds((place,), layout.card)))
        for key, place in view.stage.picture.items()
        if place.height < IN_TRICK
    ]
    found = [what for what, where in boxes if box.intersects(where)]
    return found if view.rect().contains(box.toRect()) else ["beyond the table", *found]


@pytest.mark.parametrize(
    ("game", "preset"),
    [
        ("bauer", "saarland"),
        ("hunsruecker", "hunsrueck"),
        ("ekart", "little"),
        ("skat", "skat"),
    ],
)
def test_a_floating_sheet_stays_clear(qtbot: QtBot, table: Table, game: str, preset: str) -> None:
    """At 175 % in the smallest window the sheet stays clear of plates, bars and cards."""
    window, view, rules = table.window, table.window.table, game_of(game).presets[preset]
    (dock,) = window.findChildren(QDockWidget)
    window.resize(956, 570)
    window.dialogs.preferred.emit(replace(window.preferences, print_percent=175))
    names, dice, flow = NAMES[: rules.players], Random(3), table.flow
    table.begin(NewGame(rules, names, ("random",) * (len(names) - 1), "7"))
    qtbot.waitUntil(dock.isHidden)
    dock.toggleViewAction().trigger()
    settled(qtbot, view)
    places = list[QRect]()
    decisions = 0
    while decisions < _DECISIONS:
        qtbot.waitUntil(lambda: flow.wait is not Wait.NOTHING, timeout=10_000)
        legal = flow.observation.legal
        if flow.wait is Wait.CUT:
            flow.cut(9)
        elif flow.wait is Wait.CHOICE and legal is not None:
            qtbot.wait(1)
            assert [] == covered(table, dock)
            places += [] if dock.geometry() in places else [dock.geometry()]
            decisions += 1
            flow.choose(dice.choice(list(legal.actions)))
        else:
            flow.go_on()
    # It does not move at every card.
    assert len(places) < _DECISIONS
