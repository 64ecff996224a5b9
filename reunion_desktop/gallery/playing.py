"""Playing to a moment: a mind sits in the person's place until a scene is reached.

From fixed seeds, offscreen: a scene is the same each time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from reunion_desktop.ai.player import Player
from reunion_desktop.ai.roster import LazyPlayer
from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.app.table import Table
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import Legal, MayPlay
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import draw_for_deal
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.durations import Speed

NAMES = ("Clara", "Anna", "Jakob", "Lena")
"""Who sits at the table: as many of them as the game has chairs for."""
LEVEL = "club"
"""How well everybody plays."""
LIMIT_MS = 60_000
"""A scene that is not reached by then never will be."""

Scene = Callable[[Table], QWidget]
"""Plays to a moment; answers the window of which the picture is to be taken."""


def mind() -> Player:
    """Who sits in the person's place."""
    return LazyPlayer(LEVEL, "gallery")


@cache
def seed_for(rules: GameRules, dealer: Seat) -> str:
    """The first number that lets a seat deal first."""
    return next(seed for seed in map(str, count(1)) if draw_for_deal(rules, seed).dealer == dealer)


def begin(table: Table, rules: GameRules, seed: str) -> None:
    """Sit down with as many others as the game needs."""
    names = NAMES[: rules.players]
    table.begin(NewGame(rules, names, (LEVEL,) * (rules.players - 1), seed))


def play_until(
    table: Table,
    rules: GameRules,
    seed: str,
    reached: Callable[[], bool],
    player: Player | None = None,
) -> None:
    """Let a mind play the person's cards until a scene is reached."""
    loop = event_loop()
    table.window.table.set_speed(Speed.NONE)
    pilot = Autopilot(table, mind() if player is None else player, loop.quit)

    def look() -> None:
        if reached():
            pilot.stop()
            loop.quit()

    table.conductor.waiting.connect(look)
    begin(table, rules, seed)
    loop.exec()
    # Where the game is over first, another may begin: its scene is nobody else's to play on.
    pilot.stop()
    table.conductor.waiting.disconnect(look)


def asked_for(table: Table, choice: type[Legal]) -> bool:
    """Whether the person has a choice of a kind."""
    waits = table.conductor.wait is Wait.CHOICE
    return waits and isinstance(table.conductor.observation.legal, choice)


def held_back(table: Table) -> tuple[Card, ...]:
    """The person's cards that may not be played."""
    sight, legal = table.conductor.observation.deal, table.conductor.observation.legal
    if sight is None or not isinstance(legal, MayPlay):
        return ()
    return tuple(sight.hand - legal.cards)


def click(table: Table, card: Card) -> None:
    """Click on a card of the person's."""
    point = table.window.table.point_on(card)
    if point is not None:
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            _mouse(table, kind, point)


def _mouse(table: Table, kind: QEvent.Type, point: QPointF) -> None:
    viewport = table.window.table.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind is QEvent.Type.MouseMove else left
    held = left if kind is QEvent.Type.MouseButtonPress else none
    place = QPointF(viewport.mapToGlobal(point))
    event = QMouseEvent(kind, point, place, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def event_loop() -> QEventLoop:
    """A loop that ends by itself when a scene is never reached."""
    loop = QEventLoop()
    QTimer.singleShot(LIMIT_MS, loop.quit)
    return loop
