"""Pictures of the program at work: ``python -m reunion_desktop.gallery OUT``.

Each scene is played to in the real window, offscreen, from a fixed seed, and grabbed at three
sizes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from reunion_desktop.ai.roster import player_for
from reunion_desktop.app import Table
from reunion_desktop.application import application_for_table
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.events import CardsDealt
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import draw_for_deal
from reunion_desktop.self_test import Autopilot
from reunion_desktop.session.conductor import PERSON, Wait
from reunion_desktop.ui.new_game import NewGame
from reunion_desktop.ui.theme import Speed

SIZES = ((960, 600), (1280, 800), (3840, 2160))
"""Windows, in logical pixels."""
NAMES = ("Clara", "Anna", "Jakob")
LIMIT_MS = 60_000
"""A scene that is not reached by then never will be."""
DEAL_MS = 900
"""How far into the deal the cards are caught flying."""

Scene = Callable[[Table], None]


def main() -> int:
    """Write every scene at every size; the exit code is returned."""
    parser = argparse.ArgumentParser(prog="python -m reunion_desktop.gallery", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("--size", action="append", help="only this size, such as 1280x800")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application_for_table()
    options.out.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        if options.size and f"{width}x{height}" not in options.size:
            continue
        for name, scene in SCENES.items():
            path = options.out / f"{name}-{width}x{height}.png"
            picture(scene, width, height, path)
            print(path)
    return 0


def picture(scene: Scene, width: int, height: int, path: Path) -> None:
    """Play to a scene in a window of a size, and save what it looks like."""
    with TemporaryDirectory(prefix="reunion-desktop-") as folder:
        table = Table(Path(folder), hurry=scene is not deal)
        try:
            table.window.resize(width, height)
            table.window.show()
            scene(table)
            table.window.table.faces.finish()
            QApplication.processEvents()
            table.window.grab().save(str(path))
        finally:
            table.close()


def deal(table: Table) -> None:
    """Cards fly from the dealer in packets of 3, 4 and 3."""
    loop = _loop()

    def stepped(step: SeenStep) -> None:
        if any(isinstance(event, CardsDealt) for event in step.events):
            QTimer.singleShot(DEAL_MS, loop.quit)

    table.conductor.stepped.connect(stepped)
    _begin(table, _seed(2))
    loop.exec()


def discard(table: Table) -> None:
    """The dealer has picked one of two cards to lay away."""
    _until(table, _seed(PERSON), lambda: table.conductor.wait is Wait.DISCARD)
    legal = table.conductor.observation.legal
    if legal is not None:
        view = table.window.table
        point = view.point_on(next(iter(legal.cards)))
        if point is not None:
            for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                _mouse(table, kind, point)


def trick(table: Table) -> None:
    """Two cards lie in the trick, and the pointer rests on a card that may not be played."""

    def reached() -> bool:
        return table.conductor.wait is Wait.CARD and _last_to_play(table) and bool(_held(table))

    _until(table, _seed(1), reached)
    point = table.window.table.point_on(_held(table)[-1])
    if point is not None:
        _mouse(table, QEvent.Type.MouseMove, point)


def sheet(table: Table) -> None:
    """A game is over whose sheet holds a slash and an underline."""
    specimen = Path(__file__).parent.parent / "assets" / "specimen.reunion"
    table.open(specimen)
    table.window.prompt.hide()


SCENES: dict[str, Scene] = {"deal": deal, "discard": discard, "trick": trick, "sheet": sheet}
"""Every scene by name."""


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


def _last_to_play(table: Table) -> bool:
    sight = table.conductor.observation.deal
    return sight is not None and len(sight.trick.cards) == len(NAMES) - 1


def _held(table: Table) -> tuple[Card, ...]:
    """The person's cards that may not be played."""
    sight, legal = table.conductor.observation.deal, table.conductor.observation.legal
    if sight is None or not isinstance(legal, MayPlay):
        return ()
    return tuple(sight.hand - legal.cards)


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


if __name__ == "__main__":
    sys.exit(main())
