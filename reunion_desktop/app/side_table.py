"""The side table: a second window at which a record is played on, while the sitting waits.

It has its own session, its own minds and its own folder, so that nothing done here touches the
sitting in progress.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from reunion_desktop.ai.player import Limit
from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.shuffle import deal_from_seed
from reunion_desktop.match.game_flow import GameFlow
from reunion_desktop.match.opening import Deals, MakeMinds, new_seed
from reunion_desktop.match.player_thread import PlayerThread
from reunion_desktop.match.running_match import RunningMatch
from reunion_desktop.storage.reader import StoredGame
from reunion_desktop.ui.window.main_window import MainWindow


class SideTable:
    """A window at which one game is played on, and all that stands behind it."""

    def __init__(
        self,
        folder: Path,
        game: Game,
        lay: Callable[[GameFlow], MainWindow],
        limit: Limit,
        *,
        deals: Deals = deal_from_seed,
    ) -> None:
        """Lay the table; nothing lies on it yet.

        Args:
            folder: where the game is kept; no other table may be using it.
            game: which game is played.
            lay: lays the window on which a conductor shows the game.
            limit: what a mind may spend on one decision.
            deals: where the cards of deals to come are from.

        Raises:
            Busy: another program plays in this folder.
            StorageFault: the folder cannot be used.
        """
        self._game = game
        self.recorder = DiskRecorder(folder)
        self.session = RunningMatch(self.recorder)
        self.thinker = PlayerThread(limit)
        self.conductor = GameFlow(self.session, self.thinker, deals=deals)
        self.window = lay(self.conductor)
        self.recorder.on_fault = self.window.say_trouble

    def play_on(self, record: Record, minds: MakeMinds) -> None:
        """Put a record on the table and go on from there.

        The deals to come follow from a secret of this table, never from the record's own seed:
        who tries out a game that is still played elsewhere is not to learn its next deals.

        Raises:
            NotKept: it could not be written down; nothing has changed.
            IllegalAction: the record is against the rules.
        """
        unseeded = Record(replace(record.header, seed=None, code=None), record.actions)
        unseeded.match()
        self.recorder.new_sitting((StoredGame(unseeded, complete=False, lines=()),))
        self.session.resume((unseeded,), (False,), new_seed())
        self.window.set_players(unseeded.header.players, unseeded.header.rules)
        self.conductor.resume(minds)

    def take_up(self, minds: MakeMinds, fits: Callable[[Record], bool]) -> bool:
        """Go on with the game that was left here; False where none was that fits.

        One that cannot be taken up is set aside.

        Raises:
            NotKept: the system refused to set it aside.
        """
        games = self.recorder.resumed
        if not games or not fits(games[-1].record):
            return False
        record, helped = games[-1].record, games[-1].undone
        try:
            self.session.resume((record,), (helped,), new_seed())
            self.window.set_players(record.header.players, record.header.rules)
            self.conductor.resume(minds)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with it, another begins.
            self.recorder.set_aside(fault)
            return False
        return True

    def close(self) -> None:
        """Clear the table: every thread and clock ends, the journal keeps the game."""
        self.conductor.close()
        self.thinker.close()
        self.recorder.close()
        self.window.close()
        self.window.deleteLater()
