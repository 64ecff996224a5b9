"""Base class of tables: a window with its match, recorder and players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from reunion_desktop.app.opponents import THINK
from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.record import Record
from reunion_desktop.match.game_flow import GameFlow
from reunion_desktop.match.opening import Deals, MakeMinds
from reunion_desktop.match.player_thread import PlayerThread
from reunion_desktop.match.running_match import RunningMatch
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
