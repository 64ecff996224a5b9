"""Tables: the parts that every table has, and the side table, where a record is played on.

The side table has its own match, computer players and folder, so the session in progress is not
affected.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from reunion_desktop.app.opponents import THINK
from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.record import Record
from reunion_desktop.match.game_flow import GameFlow
from reunion_desktop.match.opening import Deals, MakeMinds, new_seed
from reunion_desktop.match.player_thread import PlayerThread
from reunion_desktop.match.running_match import RunningMatch
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.ui.window.main_window import MainWindow


class GameTable:
    """A window with its match, recorder and players."""

    def __init__(
        self,
        folder: Path,
        lay: Callable[[GameFlow], MainWindow],
        deals: Deals = deal_from_seed,
    ) -> None:
        """Create the table; no game is begun yet.

        Args:
            folder: the folder of the game; no other table may be using it.
            lay: creates the window for a game-flow controller.
            deals: makes the cards of the next deals.

        Raises:
            Busy: another program uses this folder.
            StorageFault: the folder cannot be used.
        """
        self.recorder = DiskRecorder(folder)
        self.session = RunningMatch(self.recorder)
        self.player_thread = PlayerThread(THINK)
        self.flow = GameFlow(self.session, self.player_thread, deals=deals)
        self.window = lay(self.flow)
        self.recorder.on_fault = self.window.say_trouble

    def continue_match(self, record: Record, minds: MakeMinds) -> None:
        """Let the players continue a record that the match has resumed."""
        self.window.set_players(record.header.players, record.header.rules)
        self.flow.resume(minds)


class SideTable(GameTable):
    """A table at which one game is played on."""

    def play_on(self, record: Record, minds: MakeMinds) -> None:
        """Continue a record.

        The next deals follow from a new secret seed, never from the record's own: a player who
        tries out a game that is still in progress elsewhere must not learn its next deals.

        Raises:
            NotKept: it could not be recorded; nothing has changed.
            IllegalAction: the record is against the rules.
        """
        unseeded = Record(replace(record.header, seed=None, code=None), record.actions)
        unseeded.match()
        self.recorder.new_session((StoredGame(unseeded, complete=False, lines=()),))
        self.session.resume((unseeded,), (False,), new_seed())
        self.continue_match(unseeded, minds)

    def take_up(self, minds: MakeMinds, fits: Callable[[Record], bool]) -> bool:
        """Continue the game of the last time; False if there is none that fits.

        A game that cannot be continued is set aside.

        Raises:
            NotKept: the system refused to set it aside.
        """
        games = self.recorder.resumed
        if not games or not fits(games[-1].record):
            return False
        record, helped = games[-1].record, games[-1].undone
        try:
            self.session.resume((record,), (helped,), new_seed())
            self.continue_match(record, minds)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with it, another begins.
            self.recorder.set_aside(fault)
            return False
        return True

    def close(self) -> None:
        """Close: end all threads and timers; the journal keeps the game."""
        self.flow.close()
        self.player_thread.close()
        self.recorder.close()
        self.window.close()
        self.window.deleteLater()
