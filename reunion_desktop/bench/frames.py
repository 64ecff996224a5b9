"""Benchmark of animation frames and of resizing the table."""

from __future__ import annotations

import math
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from reunion_desktop.engine.cards import PACK
from reunion_desktop.ui.table.layout.places import Place
from reunion_desktop.ui.table.stage.card_item import CardItem
from reunion_desktop.ui.table.view import TableView

_PATIENCE = 10.0
"""Seconds after which a table that is not sharp never will be."""


def until_sharp(view: TableView, width: int, height: int) -> tuple[float, float]:
    """Resize a view; milliseconds until it is painted, and until no card is scaled.

    The view must be visible and have cards on it.
    """
    start = perf_counter()
    view.resize(width, height)
    QCoreApplication.processEvents()
    painted = perf_counter()
    # Make sure that another event arrives, so that the wait below can end.
    QTimer.singleShot(round(_PATIENCE * 1000), view, view.update)
    while not view.stage.sharp and perf_counter() - painted < _PATIENCE:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QCoreApplication.processEvents()
    return (painted - start) * 1e3, (perf_counter() - start) * 1e3


def frame_times(view: TableView, cards: int, frames: int) -> list[float]:
    """Milliseconds for each frame while cards circle over the middle of the table.

    The view must be visible; its contents stay. The cards wait for their rendered images first, as
    they do in play.
    """
    view.faces.finish()
    ratio, unit = view.viewport().devicePixelRatioF(), view.card_width
    wide, high = view.width() / 2, view.height() / 2
    items = []
    for number in range(cards):
        item = CardItem(view.faces, PACK[number % len(PACK)])
        item.lie(Place(wide, high, 1000.0 + number, number * 7 % 30 - 15), unit, ratio)
        view.scene().addItem(item)
        items.append(item)
    QCoreApplication.processEvents()
    taken: list[float] = []
    for frame in range(frames):
        start = perf_counter()
        for number, item in enumerate(items):
            turn = 2 * math.pi * (frame / 90 + number / max(1, cards))
            item.setPos(wide + math.cos(turn) * wide * 0.5, high + math.sin(turn) * high * 0.5)
        QCoreApplication.processEvents()
        taken.append((perf_counter() - start) * 1000)
    for item in items:
        view.scene().removeItem(item)
    return taken
