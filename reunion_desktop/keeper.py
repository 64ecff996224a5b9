"""The recorder of the running program: the journal while a game lasts, the shelf afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.games import find_game
from reunion_desktop.session.session import NotKept
from reunion_desktop.storage.codec import action_line, undo_line, whole
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import StoredGame, read_journal
from reunion_desktop.storage.saves import Shelf


class Keeper:
    """Puts every decision on disk before anybody hears of it."""

    def __init__(self, folder: Path, game: Game) -> None:
        """Open the journal in a folder.

        Raises:
            Busy: another program is writing it.
            StorageFault: the folder or the journal cannot be used.
        """
        self._game = game
        self._shelf = Shelf(folder)
        resumed = self._shelf.resume(find_game)
        self._journal = resumed.journal
        self._games = resumed.games
        self.notice = resumed.notice
        """One sentence for the person where an old journal had to be set aside."""
        self.on_fault: Callable[[str], object] = lambda _sentence: None
        """Told when a finished game could not be put on the shelf; it stays in the journal."""

    @property
    def resumed(self) -> tuple[StoredGame, ...]:
        """The games of the sitting that was in progress, the last perhaps unfinished."""
        return self._games

    def new_sitting(self, records: Iterable[Record] = ()) -> None:
        """Begin a journal anew, with the games of a sitting that is taken up, if any.

        A game that was left in its midst goes to the shelf as it is: nothing is thrown away.

        Raises:
            NotKept: the system refused; the old journal stands.
        """
        try:
            for stored in read_journal(self._shelf.journal, find_game):
                if stored.record.actions:
                    self._shelf.keep(stored.record, self._game)
            self._journal.clear()
            for record in records:
                for line in whole(record, self._game):
                    self._journal.write(line)
        except (StorageFault, BadRecord) as fault:
            raise NotKept(str(fault)) from fault

    def begun(self, header: Header) -> None:
        """Write down that a game begins."""
        self._write(game_line(header))

    def decided(self, step: Step) -> None:
        """Write down a decision; it is on disk when this returns."""
        self._write(action_line(step.action))

    def undone(self, kept: int) -> None:
        """Write down that decisions were taken back."""
        self._write(undo_line(kept))

    def finished(self, record: Record, *, helped: bool) -> None:  # noqa: ARG002 - the sheet says it.
        """Put a game that is over on the shelf; the journal holds it until the sitting ends."""
        try:
            self._shelf.keep(record, self._game)
        except StorageFault as fault:
            self.on_fault(str(fault))

    def close(self) -> None:
        """Let others write the journal."""
        self._journal.close()

    def _write(self, line: str) -> None:
        try:
            self._journal.write(line)
        except StorageFault as fault:
            raise NotKept(str(fault)) from fault
