"""Review of finished games in the background, while the table is idle.

A process of low priority reviews one game. It is killed at once when the table is used, and another
one goes on after a pause. The moves of a deal are stored together, so the program may end at any
time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from PySide6.QtCore import QObject, QTimer, Slot

from reunion_desktop.ai.player import Stop
from reunion_desktop.app.archive_service import ArchiveService
from reunion_desktop.match.worker_thread import Tell, WorkerThread
from reunion_desktop.review.game_process import ReviewedDeal, review_game
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.storage.archive.reviews import SEAT, Unreviewed
from reunion_desktop.ui.archive.client import ArchiveClient, Messenger

_LOG = logging.getLogger(__name__)

VERSION = 1
"""Version of the reviewer: raise it whenever stored reviews are to be made again."""
IDLE_MS = 4000
"""Milliseconds without a sign of play after which the review goes on: longer than a hint takes."""


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
        self._process: BaseProcess | None = None
        self._thread: WorkerThread | None = None
        """Waits for the process; begun with the first one."""
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
        self._stop()
        if self._on and not self._all_done:
            self._idle.start()

    def close(self) -> None:
        """Stop for good, and end the thread."""
        self._on = False
        self._client.has_left = True
        self._messenger.changed.disconnect(self._look_again)
        self._stop()
        if self._thread is not None:
            self._thread.close()

    def _stop(self) -> None:
        self._idle.stop()
        if self._thread is not None:
            self._thread.cancel()
        process = self._process
        if process is not None:
            process.kill()

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
            self._game = game
            if self._on and not self._idle.isActive():
                self._review(game)

    def _review(self, game: Unreviewed) -> None:
        """Review what is left of a game in a process."""

        def job(stop: Stop, tell: Tell) -> None:
            spawn = get_context("spawn")
            deals, answers = spawn.Pipe(duplex=False)
            given = answers, game.text, SEAT, game.done
            process = spawn.Process(target=review_game, args=given, daemon=True)
            process.start()
            answers.close()
            self._process = process
            if stop.is_set():  # It could not be killed before.
                process.kill()
            try:
                while (deal := deals.recv()) is not None:
                    tell(self._keep, deal)
                tell(self._end)
            except (EOFError, OSError):
                tell(self._give_up, "Its process has ended.")
            self._process = None
            deals.close()
            process.join()

        if self._thread is None:
            self._thread = WorkerThread(self)
        self._thread.run(job)

    # In the UI thread, unless it was cancelled ----------------------------------------------

    def _keep(self, deal: ReviewedDeal) -> None:
        """Store a deal."""
        if self._game is not None:
            self._store(self._game, deal)
            self._game = self._game._replace(done=self._game.done | {deal.number})

    def _end(self) -> None:
        """Complete the game in progress, and go on with the next."""
        game, self._game = self._game, None
        if game is not None:
            self._store(game)

    def _store(self, game: Unreviewed, deal: ReviewedDeal | None = None) -> None:
        """Store a deal, or that there is none left."""
        moves, shares = (deal.moves, deal.shares) if deal is not None else ((), False)
        self._archive.write(
            lambda archive: archive.reviews.keep(
                game, VERSION, moves, complete=deal is None, shares=shares
            ),
            self._client.later(lambda _: self._next() if deal is None else None),
            self._client.later(self._give_up),
        )

    def _next(self) -> None:
        self._messenger.changed.emit()
        if self._on and not self._idle.isActive():
            self._go_on()

    def _give_up(self, sentence: str) -> None:
        """Note a failure; a change of the archive, or the next start, tries again."""
        _LOG.info("The review has stopped: %s", sentence)
        self._all_done = True
        self._game = None
        self.pause()
