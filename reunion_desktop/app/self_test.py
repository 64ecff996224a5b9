"""Self-test of the program: a whole game through the window, recorded and read back.

Its report is English in every language: it is read by build scripts and in bug reports.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from reunion_desktop import __version__
from reunion_desktop.ai.player import NO_LIMIT, Player, Stop
from reunion_desktop.ai.roster import LazyPlayer
from reunion_desktop.app.application import application_for_table, why_no_window
from reunion_desktop.app.sheets import kept_sheets
from reunion_desktop.app.table import Table
from reunion_desktop.games import IDS, find_game
from reunion_desktop.match.game_flow import Wait
from reunion_desktop.solver.installed import Damaged
from reunion_desktop.solver.solve import COMPILED
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_record
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.games.prose import TextError, sections
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.sheet.pages.export import as_pdf

LIMIT_MS = 120_000
"""Milliseconds after which a game is considered stuck."""
HALF = 16
"""The number of cards lifted in the cut."""


class Autopilot:
    """Plays the player's cards through the user interface, as if they were clicked."""

    def __init__(self, table: Table, mind: Player, over: Callable[[], object]) -> None:
        """Connect to a table; ``over`` is called when the game is over."""
        self._table, self._mind, self._over = table, mind, over
        self._plays = True
        self._soon = QTimer(table.flow)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._act)
        table.flow.waiting.connect(lambda _wait: self._soon.start())

    def stop(self) -> None:
        """Stop; a pending move is not made."""
        self._plays = False

    def _act(self) -> None:
        if not self._plays:
            return
        flow, view = self._table.flow, self._table.window.table
        match flow.wait:
            case Wait.CUT:
                view.cut.emit(HALF)
            case Wait.CHOICE:
                view.chosen.emit(self._mind.choose(flow.observation, NO_LIMIT, Stop()).action)
            case Wait.DEAL | Wait.TRICK:
                view.went_on.emit()
            case Wait.GAME | Wait.SESSION:
                self._over()
            case Wait.NOTHING:
                pass


class SelfTestError(Exception):
    """A failed self-test, with one sentence that says why."""


def run() -> int:
    """Run the self-test and print one line; returns the exit code."""
    missing = why_no_window()
    if missing:
        print(f"reunion-desktop: {missing}", file=sys.stderr)
        return 2
    with TemporaryDirectory(prefix="reunion-desktop-") as folder:
        try:
            application_for_table()
            print(_played(Path(folder)))
        except (Damaged, SelfTestError) as failed:
            print(f"reunion-desktop: {failed} Self-test failed.", file=sys.stderr)
            return 1
    return 0


def _played(folder: Path) -> str:
    """Play a sealed game, print its sheet, check everything; returns the summary.

    Raises:
        SelfTestError: a check failed.
    """
    if getattr(sys, "frozen", False) and not COMPILED:
        raise SelfTestError("The solver is not the compiled one.")
    table = Table(folder, hurry=True)
    loop = QEventLoop()
    pilot = Autopilot(table, LazyPlayer("club", "self-test"), loop.quit)
    table.window.table.set_speed(Speed.NONE)
    table.window.show()
    QTimer.singleShot(LIMIT_MS, loop.quit)
    table.begin(NewGame(table.game.default, ("Self", "Anna", "Karl"), ("club", "club")))
    loop.exec()
    settled = table.flow.observation.settlement
    sheets = table.window.sheet.sheet.games
    table.close()
    del pilot
    if settled is None:
        raise SelfTestError("The game got stuck.")
    stored = _stored(folder)
    if not stored.complete or stored.record.match().lines != sheets[-1].lines:
        raise SelfTestError("The game file differs from the score sheet.")
    if [True] * len(sheets[-1].lines) != [seal.proved for seal in stored.seals]:
        raise SelfTestError("The seal of a deal is missing or wrong.")
    pages, texts = _printed(stored, folder / "sheet.pdf"), _read()
    totals = ", ".join(str(total) for total in settled.totals)
    solver = "compiled" if COMPILED else "in Python"
    return (
        f"Reunion Desktop {__version__} played a game on {QApplication.platformName()}: "
        f"totals {totals}, {len(stored.seals)} seals verified, {pages} page printed, "
        f"{texts} texts read, solver {solver}; self-test passed"
    )


def _stored(folder: Path) -> StoredGame:
    """The saved game, read back and checked line by line.

    Raises:
        SelfTestError: it is missing or not valid.
    """
    try:
        return read_record(next((folder / "games").glob("[0-9]*.reunion")), find_game)[0]
    except (StopIteration, BadRecord) as fault:
        raise SelfTestError(f"The saved game cannot be read: {fault}.") from fault


def _read() -> int:
    """Number of the games' texts in the current language.

    Raises:
        SelfTestError: one is missing.
    """
    files = [f"{game}/{kind}" for game in IDS for kind in ("lesson", "rules")]
    try:
        return len([sections(file) for file in files])
    except TextError as fault:
        raise SelfTestError(str(fault)) from fault


def _printed(stored: StoredGame, path: Path) -> int:
    """Number of pages of a PDF of the sheet.

    Raises:
        SelfTestError: it is no PDF.
    """
    path.write_bytes(as_pdf(kept_sheets((stored,))))
    data = path.read_bytes()
    pages = data.count(b"/Type /Page\n")
    if not data.startswith(b"%PDF-") or not pages:
        raise SelfTestError("The score sheet was not printed.")
    return pages
