"""Play to a scene: a computer player takes the player's seat until it is reached.

Fixed seeds, offscreen: a scene is the same each time.
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
"""Names by seat, as many as the game has seats."""
LEVEL = "club"
"""The level of all players."""
LIMIT_MS = 60_000
"""Milliseconds after which a scene is considered unreachable."""

Scene = Callable[[Table], QWidget]
"""Plays to a scene; returns the window to be captured."""


def mind() -> Player:
    """The computer player for the player's seat."""
    return LazyPlayer(LEVEL, "gallery")


@cache
def seed_for(rules: GameRules, dealer: Seat) -> str:
    """The first seed that makes a seat the first dealer."""
    return next(seed for seed in map(str, count(1)) if draw_for_deal(rules, seed).dealer == dealer)


def begin(table: Table, rules: GameRules, seed: str) -> None:
    """Begin a session with as many opponents as the game needs."""
    names = NAMES[: rules.players]
    table.begin(NewGame(rules, names, (LEVEL,) * (rules.players - 1), seed))


def play_until(
    table: Table,
    rules: GameRules,
    seed: str,
    reached: Callable[[], bool],
    player: Player | None = None,
) -> None:
    """Let a computer player play the player's cards until a scene is reached."""
    loop = event_loop()
    table.window.table.set_speed(Speed.NONE)
    pilot = Autopilot(table, mind() if player is None else player, loop.quit)

    def look() -> None:
        if reached():
            pilot.stop()
            loop.quit()

    table.flow.waiting.connect(look)
    begin(table, rules, seed)
    loop.exec()
    # If the game ends first, another is begun; it does not continue another scene's session.
    pilot.stop()
    table.flow.waiting.disconnect(look)


def asked_for(table: Table, choice: type[Legal]) -> bool:
    """Test whether the player has a choice of some kind."""
    waits = table.flow.wait is Wait.CHOICE
    return waits and isinstance(table.flow.observation.legal, choice)


def held_back(table: Table) -> tuple[Card, ...]:
    """The player's cards that are not legal."""
    sight, legal = table.flow.observation.deal, table.flow.observation.legal
    if sight is None or not isinstance(legal, MayPlay):
        return ()
    return tuple(sight.hand - legal.cards)


def click(table: Table, card: Card) -> None:
    """Click on one of the player's cards."""
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
    """An event loop that ends by itself if a scene is never reached."""
    loop = QEventLoop()
    QTimer.singleShot(LIMIT_MS, loop.quit)
    return loop
