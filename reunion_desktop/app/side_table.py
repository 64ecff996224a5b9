"""Side table, where a record is played on.

It has its own match, computer players and folder, so the session in progress is not
affected.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from reunion_desktop.app.game_table import GameTable
from reunion_desktop.engine.record import Record
from reunion_desktop.match.opening import MakeMinds, new_seed
from reunion_desktop.storage.game_parser import StoredGame


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
