"""Review of finished games in the background, while the table is idle.

One worker thread of low priority reviews one move at a time. It stops at once when the table is
used, and goes on after a pause. The moves of a deal are stored together, so the program may end at
any time.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from PySide6.QtCore import QObject, QThread, QTimer, Slot

from reunion_desktop.ai.player import Stop
from reunion_desktop.app.archive_service import ArchiveService
from reunion_desktop.engine.record import Step
from reunion_desktop.history.mistakes import ReviewedMove
from reunion_desktop.match.worker_thread import Tell, WorkerThread
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.storage.archive.reviews import SEAT, Unreviewed
from reunion_desktop.ui.archive.client import ArchiveClient, Messenger

_LOG = logging.getLogger(__name__)

VERSION = 1
"""Version of the reviewer: raise it whenever stored reviews are to be made again."""
IDLE_MS = 4000
"""Milliseconds without a sign of play after which the review goes on: longer than a hint takes."""
_NICEST = 19
"""The lowest priority of a thread on Linux."""


class _Found(NamedTuple):
    """A reviewed move."""

    place: int
    move: ReviewedMove | None
    """None for a forced one."""
    shares: bool
    """True if its cost is a share of a deal."""


class BackgroundReview(QObject):
    """Reviews the finished games of the archive that have no review, the latest first."""

    def __init__(
        self,
        archive: ArchiveService,
        messenger: Messenger,
        is_busy: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Create it switched off.

        Args:
            archive: stores the reviews.
            messenger: brings answers of the archive to the UI thread, and tells its changes.
            is_busy: tests whether a table is animating or a computer player is thinking.
            parent: the owner.
        """
        super().__init__(parent)
        self._archive, self._messenger, self._is_busy = archive, messenger, is_busy
        self._client = ArchiveClient(messenger, self._give_up)
        self._on = False
        self._all_done = False
        """True if nothing is left to do until the archive changes."""
        self._game: Unreviewed | None = None
        self._found: list[_Found] = []
        """The moves of the deal in progress."""
        self._thread = WorkerThread(self)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._go_on)
        messenger.changed.connect(self._look_again)

    def switch(self, *, on: bool) -> None:
        """Switch the review on or off; without the compiled solver it stays off."""
        self._on = on and COMPILED
        self.pause()

    @Slot()
    def pause(self) -> None:
        """Stop at once, and go on when the table has been idle for a while."""
        self._thread.cancel()
        self._idle.stop()
        if self._on and not self._all_done:
            self._idle.start()

    def close(self) -> None:
        """Stop for good, and end the thread."""
        self._on = False
        self._idle.stop()
        self._client.has_left = True
        self._messenger.changed.disconnect(self._look_again)
        self._thread.close()

    @Slot()
    def _look_again(self) -> None:
        """Look for games after a change of the archive."""
        if self._all_done:
            self._all_done = False
            self.pause()

    @Slot()
    def _go_on(self) -> None:
        if self._is_busy():
            self._idle.start()
        elif self._game is not None:
            self._review(self._game)
        else:
            self._archive.read(
                lambda archive: archive.reviews.next_game(VERSION),
                self._client.later(self._begin),
                self._client.later(self._give_up),
            )

    def _begin(self, game: Unreviewed | None) -> None:
        """Begin a game that the archive found."""
        self._all_done = game is None
        if game is not None and self._game is None:
            self._game, self._found = game, []
            if self._on and not self._idle.isActive():
                self._review(game)

    def _review(self, game: Unreviewed) -> None:
        """Review what is left of a game in the worker thread."""
        known = frozenset([found.place for found in self._found])

        def job(stop: Stop, tell: Tell) -> None:
            try:
                if not _review(game, known, stop, tell, self):
                    return
            except Exception as fault:  # noqa: BLE001 - a game that cannot be reviewed is left out.
                _LOG.info("A game could not be reviewed.", exc_info=fault)
            tell(self.end)

        self._thread.run(job)

    # In the UI thread, for the job in progress ----------------------------------------------

    def take(self, found: _Found) -> None:
        """Take a reviewed move."""
        self._found.append(found)

    def keep(self, deal: int) -> None:
        """Store a deal, all of whose moves were taken."""
        if self._game is not None:
            self._store(self._game, self._found)
            self._game = self._game._replace(done=self._game.done | {deal})
        self._found = []

    def end(self) -> None:
        """Complete the game in progress, and go on with the next."""
        game, self._game, self._found = self._game, None, []
        if game is not None:
            self._store(game, (), complete=True)

    def _store(self, game: Unreviewed, found: Sequence[_Found], *, complete: bool = False) -> None:
        moves = [each.move for each in found if each.move is not None]
        shares = any(each.shares for each in found)
        self._archive.write(
            lambda archive: archive.reviews.keep(
                game, VERSION, moves, complete=complete, shares=shares
            ),
            self._client.later(lambda _: self._next() if complete else None),
            self._client.later(self._give_up),
        )

    def _next(self) -> None:
        self._messenger.changed.emit()
        if self._on and not self._idle.isActive():
            self._go_on()

    def _give_up(self, sentence: str) -> None:
        """Note that the archive failed; a change of it, or the next start, tries again."""
        _LOG.info("The review was not stored: %s", sentence)
        self._all_done = True
        self._game = None
        self.pause()


def _review(
    game: Unreviewed, known: frozenset[int], stop: Stop, tell: Tell, of: BackgroundReview
) -> bool:
    """Review the deals of a game that are not stored yet; False if it was cancelled."""
    # Imported late: it takes longer than a frame, and here it does not hold up the UI thread.
    from reunion_desktop.review.deals import SEED, decisions, reviewed_move  # noqa: PLC0415
    from reunion_desktop.review.judge import judge  # noqa: PLC0415
    from reunion_desktop.review.verdict import NotReviewed  # noqa: PLC0415

    _lower_priority()
    record, steps = game.record, list[Step]()
    for step in record.replay() if record is not None else ():
        steps.append(step)
        if stop.is_set():
            return False
    if record is None or not steps:
        return True
    for deal in [line.number for line in steps[-1].after.lines]:
        if deal in game.done:
            continue
        for place in decisions(record, SEAT, deal):
            if place not in known:
                try:
                    verdict = judge(steps[place], place, SEED, stop)
                except NotReviewed:
                    return False
                move = None if verdict.forced else reviewed_move(steps[place], verdict)
                tell(of.take, _Found(place, move, verdict.counted is not None))
        tell(of.keep, deal)
    return True


def _lower_priority() -> None:
    """Give the current thread the lowest priority that the system has for threads."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICEST)
    else:
        QThread.currentThread().setPriority(QThread.Priority.LowestPriority)
