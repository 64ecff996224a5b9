"""Scenes of the program for screenshots, each reached in the real window.

Fixed seeds, offscreen, with a computer player in the player's seat: a scene is the same each time.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from reunion_desktop.app.self_test import Autopilot
from reunion_desktop.app.table import Table
from reunion_desktop.engine.events import CardsDealt
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.gallery.games import GAMES
from reunion_desktop.gallery.playing import (
    Scene,
    all_of,
    begin,
    chooses,
    click,
    event_loop,
    held_back,
    mind,
    played,
    seed_for,
    waits_for,
)
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.ui.look.durations import Speed

SESSION = Path(__file__).resolve().parents[2] / "assets" / "session.reunion"
"""A session of four games whose sheet has slashes and an underline."""
_DEALING_MS = 1500
"""Milliseconds into the deal at which the flying cards are captured."""
_DRAWING_MS = 1200
_TRICKS = 2
"""Tricks before the one that is shown again."""
_GAMES = 60
"""Games to be searched for one in which the rest can be claimed."""


_to = partial(played, RHINELAND, seed=seed_for(RHINELAND, 1))
"""Makes a scene of a game in which the player deals last."""
_to_last_and_bound = _to(
    all_of(
        chooses(MayPlay, lambda sight: len(sight.trick.cards) == RHINELAND.players - 1),
        lambda table: bool(held_back(table)),
    )
)
"""The player plays last, with some illegal cards."""


def draw(table: Table) -> QWidget:
    """The draw for the first dealer."""
    loop = event_loop()
    table.flow.draw.connect(lambda _: QTimer.singleShot(_DRAWING_MS, loop.quit))
    begin(table, RHINELAND, seed_for(RHINELAND, 2))
    loop.exec()
    return table.window


def deal(table: Table) -> QWidget:
    """Cards fly from the dealer in packets of 3, 4 and 3."""
    loop = event_loop()

    def stepped(step: SeenStep) -> None:
        if any(isinstance(event, CardsDealt) for event in step.events):
            QTimer.singleShot(_DEALING_MS, loop.quit)

    table.flow.step.connect(stepped)
    begin(table, RHINELAND, seed_for(RHINELAND, 2))
    loop.exec()
    return table.window


def discard(table: Table) -> QWidget:
    """The dealer has picked one of two discards."""
    played(RHINELAND, chooses(MayDiscard), seed_for(RHINELAND, PERSON))(table)
    legal = table.flow.observation.legal
    if legal is not None:
        click(table, next(iter(legal.cards)))
    return table.window


def trick(table: Table) -> QWidget:
    """Two cards in the trick, and an illegal card was tried."""
    _to_last_and_bound(table)
    click(table, held_back(table)[-1])
    return table.window


def hint(table: Table) -> QWidget:
    """A hint with its reason in the line below."""
    table.window.adopt(replace(table.window.preferences, hints_at_once=True))
    _to_last_and_bound(table)
    loop = event_loop()
    table.flow.advice.connect(lambda _: loop.quit())
    table.flow.hint()
    loop.exec()
    return table.window


def claim(table: Table) -> QWidget:
    """All remaining tricks are the player's, and a button offers to claim them."""
    loop, found = event_loop(), False
    table.window.table.set_speed(Speed.NONE)
    pilot = Autopilot(table, mind(), loop.quit)

    def offered(on: bool) -> None:  # noqa: FBT001 - Qt's own signal.
        nonlocal found
        if on:
            found = True
            pilot.stop()
            loop.quit()

    table.flow.claimable.connect(offered)
    for seed in map(str, range(1, _GAMES)):
        begin(table, RHINELAND, seed)
        loop.exec()
        if found:
            break
    table.flow.claimable.disconnect(offered)
    return table.window


def last_trick(table: Table) -> QWidget:
    """The last trick is shown again."""
    leads = chooses(MayPlay, lambda sight: not sight.trick.cards and len(sight.taken) > _TRICKS)
    _to(leads)(table)
    table.window.table.show_last_trick(shown=True)
    return table.window


def settled(table: Table) -> QWidget:
    """A game is over and settled."""
    _to(waits_for(Wait.GAME, Wait.SESSION))(table)
    table.window.prompt.go_on()
    return table.window


def sheet(table: Table) -> QWidget:
    """The score sheet of a finished game with a slash and an underline."""
    table.open(SESSION)
    table.window.prompt.hide()
    return table.window


def rules(table: Table) -> QWidget:
    """The page of rules, with the table's options."""
    _to(chooses(MayPlay))(table)
    table.window.dialogs.show_rules()
    return _in_front(table)


def preferences(table: Table) -> QWidget:
    """The preferences dialog."""
    table.window.dialogs.prefer(table.window.preferences)
    return _in_front(table)


def new_game(table: Table) -> QWidget:
    """The dialog for a new game."""
    table.window.dialogs.choose_game(table.preferences)
    return _in_front(table)


def lesson(table: Table) -> QWidget:
    """The first lesson, at its first step."""
    table.side_windows.open_lesson()
    beside = table.side_windows.side_table
    return beside.window if beside is not None else table.window


def review(table: Table) -> QWidget:
    """The review of a finished deal, complete, at the costliest move."""
    table.open(SESSION)
    before = set(QApplication.topLevelWidgets())
    table.side_windows.open_review(table.session.records, 1, 1)
    if table.side_windows.review is not None:
        loop = event_loop()
        table.side_windows.review.judge.graded.connect(loop.quit)
        loop.exec()
    return next((w for w in _windows() if w not in before), table.window)


def archive(table: Table) -> QWidget:
    """The archive window with some games."""
    table.open(SESSION)
    begin(table, RHINELAND, "1")
    return table.side_windows.open_archive()


SCENES: dict[str, Scene] = {
    "draw": draw,
    # The pack is spread for the player to cut.
    "cut": _to(waits_for(Wait.CUT)),
    "deal": deal,
    "discard": discard,
    "trick": trick,
    "hint": hint,
    "claim": claim,
    "last-trick": last_trick,
    # A deal is scored; the discards are open.
    "counted": _to(waits_for(Wait.DEAL)),
    "settled": settled,
    "sheet": sheet,
    "rules": rules,
    "preferences": preferences,
    "new-game": new_game,
    "lesson": lesson,
    "review": review,
    "archive": archive,
    **GAMES,
}
"""All scenes by name."""

IN_MOTION = frozenset({draw, deal})
"""The scenes that are captured during an animation."""


def _windows() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def _in_front(table: Table) -> QWidget:
    """The window that was opened last, or the table's if there is no other."""
    others = [widget for widget in _windows() if widget is not table.window]
    dialogs = [widget for widget in others if isinstance(widget, QDialog)]
    return (dialogs or others or [table.window])[-1]
