"""Play to a scene: a computer player takes the player's seat until it is reached.

Fixed seeds, offscreen: a scene is the same each time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import count

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.roster import LazyPlayer
from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.app.table import Table
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.durations import Speed

NAMES = ("Clara", "Anna", "Jakob", "Lena")
"""Names by seat, as many as the game has seats."""
LEVEL = "club"
"""The level of all players."""
WRITTEN = 5
"""Deals after which a sheet has enough entries."""
SESSIONS = 19
"""Sessions to be searched for a rare situation."""
LIMIT_MS = 60_000
"""Milliseconds after which a scene is considered unreachable."""

Scene = Callable[[Table], QWidget]
"""Plays to a scene; returns the window to be captured."""
Condition = Callable[[Table], bool]
"""Tests whether a scene is reached."""


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
    pilot = Autopilot(table, player or mind(), loop.quit)

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


def played(
    rules: GameRules,
    reached: Condition,
    seed: str = "1",
    *,
    player: Callable[[], Player] = mind,
    tries: int = 1,
) -> Scene:
    """Make a scene that is reached by playing on; it is captured in the main window.

    Args:
        rules: the rules to play by.
        reached: tells that the scene is reached.
        seed: the seed of the session.
        player: makes the player for the player's seat.
        tries: how many sessions are played at most, with consecutive seeds from 1.
    """

    def scene(table: Table) -> QWidget:
        for each in (seed,) if tries == 1 else map(str, range(1, 1 + tries)):
            play_until(table, rules, each, partial(reached, table), player())
            if reached(table):
                break
        return table.window

    return scene


def sought(rules: GameRules, reached: Condition) -> Scene:
    """Make a rare scene, sought in several sessions."""
    return played(rules, reached, tries=SESSIONS)


def first_to_call(
    rules: GameRules, reached: Condition, player: Callable[[], Player] = mind
) -> Scene:
    """Make a scene with the dealer before the player, who then speaks first."""
    return played(rules, reached, seed_for(rules, rules.seating.before(PERSON)), player=player)


def full_trick(rules: GameRules) -> Scene:
    """Make the scene in which a trick is complete, later than the first."""

    def lies(table: Table) -> bool:
        sight = table.flow.observation.deal
        return table.flow.wait is Wait.TRICK and sight is not None and len(sight.taken) > 1

    def scene(table: Table) -> QWidget:
        table.flow.set_pace(None, 0)
        return played(rules, lies, "2")(table)

    return scene


def written(rules: GameRules) -> Scene:
    """Make the scene in which a sheet has some entries and the next deal has begun."""
    return played(rules, all_of(scored(WRITTEN), chooses(MayPlay)), "1")


def waits_for(*inputs: Wait) -> Condition:
    """The table waits for one of these inputs."""
    return lambda table: table.flow.wait in inputs


def scored(deals: int) -> Condition:
    """At least some number of deals of the game are scored."""
    return lambda table: len(table.session.match.lines) >= deals


def chooses(
    choice: type[Legal], also: Callable[[DealObservation], bool] = lambda _sight: True
) -> Condition:
    """The player has a choice of some kind, in a deal that meets a condition."""

    def reached(table: Table) -> bool:
        sight = table.flow.observation.deal
        return asked_for(table, choice) and sight is not None and also(sight)

    return reached


def all_of(*conditions: Condition) -> Condition:
    """Several conditions at once."""
    return lambda table: all(condition(table) for condition in conditions)


class CallingPlayer:
    """A player that makes a certain call whenever possible."""

    def __init__(self, call: Callable[[MayAnnounce, DealObservation], Call | None]) -> None:
        """Delegate to a normal player when ``call`` returns None, and for all other moves."""
        self._mind, self._call = mind(), call
        self.name = self._mind.name

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Make the call if possible, else do what the normal player does."""
        legal, deal = observation.legal, observation.deal
        if isinstance(legal, MayAnnounce) and deal is not None:
            call = self._call(legal, deal)
            if call is not None:
                return Decision(Announce(observation.seat, call))
        return self._mind.choose(observation, limit, stop)


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
            viewport, left = table.window.table.viewport(), Qt.MouseButton.LeftButton
            held = left if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            place = QPointF(viewport.mapToGlobal(point))
            event = QMouseEvent(kind, point, place, left, held, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(viewport, event)


def event_loop() -> QEventLoop:
    """An event loop that ends by itself if a scene is never reached."""
    loop = QEventLoop()
    QTimer.singleShot(LIMIT_MS, loop.quit)
    return loop
