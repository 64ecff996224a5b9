"""Moments of the program that are worth a picture, each played to in the real window.

From fixed seeds, offscreen, by minds in the person's place: a scene is the same each time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from reunion_desktop.ai.roster import player_for
from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.app.table import Table
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.events import CardsDealt
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import draw_for_deal
from reunion_desktop.session.conductor import PERSON, Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.pace import Speed

NAMES = ("Clara", "Anna", "Jakob")
SPECIMEN = Path(__file__).resolve().parents[2] / "assets" / "specimen.reunion"
"""A game whose sheet holds a slash and an underline."""
LIMIT_MS = 60_000
"""A scene that is not reached by then never will be."""
_DEALING_MS = 1500
"""How far into the deal the cards are caught flying."""
_DRAWING_MS = 1200
_GAMES = 60
"""In one of so many games the rest can be claimed."""

Scene = Callable[[Table], QWidget]
"""Plays to a moment; answers the window of which the picture is to be taken."""


def draw(table: Table) -> QWidget:
    """Cards are drawn for the first deal."""
    loop = _loop()
    table.conductor.draw.connect(lambda _: QTimer.singleShot(_DRAWING_MS, loop.quit))
    _begin(table, _seed(2))
    loop.exec()
    return table.window


def cut(table: Table) -> QWidget:
    """The pack is spread, and waits for the person to cut it."""
    _until(table, _seed(1), lambda: table.conductor.wait is Wait.CUT)
    return table.window


def deal(table: Table) -> QWidget:
    """Cards fly from the dealer in packets of 3, 4 and 3."""
    loop = _loop()

    def stepped(step: SeenStep) -> None:
        if any(isinstance(event, CardsDealt) for event in step.events):
            QTimer.singleShot(_DEALING_MS, loop.quit)

    table.conductor.step.connect(stepped)
    _begin(table, _seed(2))
    loop.exec()
    return table.window


def discard(table: Table) -> QWidget:
    """The dealer has picked one of two cards to lay away."""
    _until(table, _seed(PERSON), lambda: table.conductor.wait is Wait.DISCARD)
    legal = table.conductor.observation.legal
    if legal is not None:
        _click(table, next(iter(legal.cards)))
    return table.window


def trick(table: Table) -> QWidget:
    """Two cards lie in the trick, and a card was tried that may not be played."""
    _until(table, _seed(1), lambda: _last_to_play(table) and bool(_held(table)))
    _click(table, _held(table)[-1])
    return table.window


def hint(table: Table) -> QWidget:
    """A card is advised, and the line below says why."""
    _until(table, _seed(1), lambda: _last_to_play(table) and bool(_held(table)))
    loop = _loop()
    table.conductor.advice.connect(lambda _: loop.quit())
    table.conductor.hint()
    loop.exec()
    return table.window


def claim(table: Table) -> QWidget:
    """Every trick to come is the person's, and a quiet button offers them."""
    loop, found = _loop(), False
    table.window.table.set_speed(Speed.NONE)
    pilot = Autopilot(table, player_for("club", "gallery"), loop.quit)

    def offered(on: bool) -> None:  # noqa: FBT001 - Qt's own signal.
        nonlocal found
        if on:
            found = True
            pilot.stop()
            loop.quit()

    table.conductor.claimable.connect(offered)
    for seed in map(str, range(1, _GAMES)):
        _begin(table, seed)
        loop.exec()
        if found:
            break
    table.conductor.claimable.disconnect(offered)
    return table.window


def last_trick(table: Table) -> QWidget:
    """The trick that was taken last is looked at once more."""
    _until(table, _seed(1), lambda: _leads(table, taken=3))
    table.window.table.show_last_trick(shown=True)
    return table.window


def counted(table: Table) -> QWidget:
    """A deal is counted; the discards lie open."""
    _until(table, _seed(1), lambda: table.conductor.wait is Wait.DEAL)
    return table.window


def settled(table: Table) -> QWidget:
    """A game is over and settled."""
    _until(table, _seed(1), lambda: table.conductor.wait in (Wait.GAME, Wait.SITTING))
    table.window.prompt.go_on()
    return table.window


def sheet(table: Table) -> QWidget:
    """A game is over whose sheet holds a slash and an underline."""
    table.open(SPECIMEN)
    table.window.prompt.hide()
    return table.window


def rules(table: Table) -> QWidget:
    """The page of rules, as the table plays them."""
    _until(table, _seed(1), lambda: table.conductor.wait is Wait.CARD)
    table.window.dialogs.show_rules()
    return _in_front(table)


def preferences(table: Table) -> QWidget:
    """The dialog in which everything is chosen."""
    table.window.dialogs.prefer(table.window.preferences)
    return _in_front(table)


def new_game(table: Table) -> QWidget:
    """The dialog in which table and opponents are chosen."""
    table.window.dialogs.choose_game(table.preferences.new_game)
    return _in_front(table)


def lesson(table: Table) -> QWidget:
    """The first lesson, at its first step."""
    table.side_windows.open_lesson()
    beside = table.side_windows.side_table
    return beside.window if beside is not None else table.window


def review(table: Table) -> QWidget:
    """A deal that is over is looked at again."""
    table.open(SPECIMEN)
    before = set(QApplication.topLevelWidgets())
    table.side_windows.open_review(table.session.records, 1, 1)
    return next((w for w in _windows() if w not in before), table.window)


def archive(table: Table) -> QWidget:
    """The games that were played, to be searched."""
    table.open(SPECIMEN)
    _begin(table, "1")
    return table.side_windows.open_archive()


SCENES: dict[str, Scene] = {
    "draw": draw,
    "cut": cut,
    "deal": deal,
    "discard": discard,
    "trick": trick,
    "hint": hint,
    "claim": claim,
    "last-trick": last_trick,
    "counted": counted,
    "settled": settled,
    "sheet": sheet,
    "rules": rules,
    "preferences": preferences,
    "new-game": new_game,
    "lesson": lesson,
    "review": review,
    "archive": archive,
}
"""Every scene by name."""

IN_MOTION = frozenset({draw, deal})
"""The scenes that are caught in the middle of a motion."""


@cache
def _seed(dealer: Seat) -> str:
    """The first number that lets a seat deal first."""
    return next(
        seed for seed in map(str, count(1)) if draw_for_deal(Ruleset(), seed).dealer == dealer
    )


def _begin(table: Table, seed: str) -> None:
    table.begin(NewGame(table.game.default, NAMES, ("club", "club"), seed))


def _until(table: Table, seed: str, reached: Callable[[], bool]) -> None:
    """Let a mind play the person's cards until a scene is reached."""
    loop = _loop()
    table.window.table.set_speed(Speed.NONE)
    pilot = Autopilot(table, player_for("club", "gallery"), loop.quit)

    def look() -> None:
        if reached():
            pilot.stop()
            loop.quit()

    table.conductor.waiting.connect(look)
    _begin(table, seed)
    loop.exec()
    table.conductor.waiting.disconnect(look)


def _leads(table: Table, taken: int) -> bool:
    """Whether the person is to lead after so many tricks at least."""
    sight = table.conductor.observation.deal
    return (
        table.conductor.wait is Wait.CARD
        and sight is not None
        and not sight.trick.cards
        and len(sight.taken) >= taken
    )


def _last_to_play(table: Table) -> bool:
    sight = table.conductor.observation.deal
    there = sight is not None and len(sight.trick.cards) == len(NAMES) - 1
    return there and table.conductor.wait is Wait.CARD


def _held(table: Table) -> tuple[Card, ...]:
    """The person's cards that may not be played."""
    sight, legal = table.conductor.observation.deal, table.conductor.observation.legal
    if sight is None or not isinstance(legal, MayPlay):
        return ()
    return tuple(sight.hand - legal.cards)


def _windows() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def _in_front(table: Table) -> QWidget:
    """The window that was opened last, or the table's where none was."""
    others = [widget for widget in _windows() if widget is not table.window]
    dialogs = [widget for widget in others if isinstance(widget, QDialog)]
    return (dialogs or others or [table.window])[-1]


def _click(table: Table, card: Card) -> None:
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


def _loop() -> QEventLoop:
    loop = QEventLoop()
    QTimer.singleShot(LIMIT_MS, loop.quit)
    return loop
