"""Benchmark of animation frames."""

from __future__ import annotations

import math
from time import perf_counter

from PySide6.QtCore import QCoreApplication

from reunion_desktop.engine.cards import PACK
from reunion_desktop.ui.table.layout.places import Place
from reunion_desktop.ui.table.stage.card_item import CardItem
from reunion_desktop.ui.table.view import TableView


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
