"""Recorder on disk: moves go to the journal, finished games to the game folder."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeAlias

from reunion_desktop.engine.dealing.seals import Seal, Secret
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.games import find_game
from reunion_desktop.match.recording import PERSON
from reunion_desktop.match.running_match import NotKept, RunningMatch
from reunion_desktop.storage.codec import action_line, reveal_line, seal_line, undo_line, whole
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.game_folder import GameFolder, set_aside_as
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_journal
from reunion_desktop.storage.secrets_file import SecretsFile

_LOG = logging.getLogger(__name__)


class FinishedGame(NamedTuple):
    """A finished game in the game folder."""

    path: Path
    helped: bool
    """True if help was taken in it."""


KeptGame: TypeAlias = StoredGame | FinishedGame
"""A finished game: in memory, or as a file to be read."""

_ENVELOPE = "secret.json"
"""The file beside the journal with the secrets of the current and some earlier games."""


def _is_worth_keeping(stored: StoredGame) -> bool:
    """Test whether a game is finished, or the player made a move in it."""
    return stored.complete or stored.record.has_decision_of(PERSON)


class DiskRecorder:
    """Writes every move to disk before any other observer receives it."""

    def __init__(self, folder: Path) -> None:
        """Open the journal in a folder.

        Raises:
            Busy: another program is writing it.
            StorageFault: the folder or the journal cannot be used.
        """
        self._game_folder = GameFolder(folder)
        self._envelope = SecretsFile(folder / _ENVELOPE)
        resumed = self._game_folder.resume(find_game)
        self._journal = resumed.journal
        self.resumed = resumed.games
        """The games of the session in progress, the last one perhaps unfinished."""
        self.notice = resumed.notice
        """One sentence for the player if an old journal had to be set aside."""
        self.on_fault: Callable[[str], object] = lambda _sentence: None
        """Receives a message when a finished game could not be saved (it stays in the journal), or
        when the journal was missing and was written again.
        """
        self.on_kept: Callable[[tuple[KeptGame, ...]], object] = lambda _games: None
        """Receives the games of the session, its first one first, after each finished game."""
        self.over: tuple[KeptGame, ...] = self._finished_ones(self.resumed)
        """The finished games of the session."""
        self._anew = False
        self._closed = False

    def session(self) -> tuple[StoredGame, ...]:
        """Read the games of the session from disk; any thread may call it.

        Raises:
            BadRecord: the journal cannot be read.
        """
        return read_journal(self._game_folder.journal, find_game)

    def new_session(self, games: Iterable[StoredGame] = ()) -> None:
        """Begin a new journal, with the games of a session that is continued, if any.

        An unfinished game is saved as it is, unless the player made no move in it: no move of the
        player is lost. Without games, the old journal stays until the first game begins.

        Raises:
            NotKept: the system refused; the old journal stays.
        """
        try:
            self._find_place()
            left = read_journal(self._game_folder.journal, find_game)
            worth = filter(_is_worth_keeping, left)
            self.on_kept(tuple([self._saved(stored) for stored in worth]))
            taken_up = tuple(games)
            if taken_up:
                self._journal.begin_anew(
                    line for stored in taken_up for line in self._lines_of(stored)
                )
                self.over = self._finished_ones(read_journal(self._game_folder.journal, find_game))
        except (StorageFault, BadRecord) as fault:
            raise NotKept(str(fault)) from fault
        self._anew = not taken_up

    def check_session(self, games: Sequence[StoredGame]) -> None:
        """Check that a session can be continued, before anything is changed.

        Raises:
            BadRecord: it cannot be continued, though each of its games is valid.
        """
        records = tuple([stored.record for stored in games])
        tried = RunningMatch(self)  # No move is made in it, so nothing is written.
        try:
            tried.resume(records, (False,) * len(records), "", seals=games[-1].seals)
            tried.sheet()
        except Exception as fault:
            _LOG.info("A session cannot be taken up.", exc_info=fault)
            raise BadRecord(0, "The games in it can’t be continued.") from fault

    def set_aside(self, fault: Exception) -> None:
        """Begin an empty journal; :attr:`notice` names the file of the old one.

        Raises:
            NotKept: the system refused; the journal is unchanged.
        """
        _LOG.info("The session in the journal cannot be taken up.", exc_info=fault)
        try:
            self.notice = set_aside_as(self._journal.set_aside())
        except StorageFault as refused:
            raise NotKept(str(refused)) from refused
        self.resumed = self.over = ()

    def _saved(self, stored: StoredGame) -> FinishedGame:
        """Save a game of the journal to the game folder; a finished one with its secrets."""
        record, seals = stored.record, stored.seals
        secret = self.secret_of(record.header)
        if stored.complete and secret is not None and secret.fits(record, seals):
            rules = record.header.rules
            record = replace(record, header=replace(record.header, seed=secret.seed))
            seals = tuple([secret.with_proof(seal, rules) for seal in seals])
        return FinishedGame(self._game_folder.keep(record, seals), helped=stored.undone)

    def _lines_of(self, stored: StoredGame) -> Iterator[str]:
        yield from whole(stored.record, seals=stored.seals)
        if stored.undone:
            yield undo_line(len(stored.record.actions))

    def secret_of(self, header: Header) -> Secret | None:
        """The stored secret of a game that is continued; None if it is public or missing."""
        return self._envelope.open_for(header) if header.seed is None else None

    def begin(self, header: Header, secret: Secret | None) -> None:
        """Record the header of a game, its secret first; a new session begins a new journal."""
        anew, self._anew = self._anew, False
        try:
            self._find_place()
            if secret is not None:
                self._envelope.put(header, secret)
            if anew:
                self._journal.begin_anew((game_line(header),))
                self.over = ()
            else:
                self._journal.write(game_line(header))
        except StorageFault as fault:
            raise NotKept(str(fault)) from fault

    def promise(self, seal: Seal) -> None:
        """Record the seal of a deal."""
        self._write(seal_line(seal))

    def reveal(self, seal: Seal) -> None:
        """Record the proof of a scored deal's seal; the saved game contains it too."""
        try:
            self._write(reveal_line(seal))
        except NotKept as fault:
            self.on_fault(str(fault))

    def record(self, step: Step) -> None:
        """Record a move; it is on disk when this returns."""
        self._write(action_line(step.action))

    def take_back(self, kept: int) -> None:
        """Record an undo."""
        self._write(undo_line(kept))

    def finish(self, record: Record, seals: tuple[Seal, ...], *, helped: bool) -> None:
        """Save a finished game to its folder; it stays in the journal until the session ends."""
        with self._faults_told():
            path = self._game_folder.keep(record, seals)
            last = FinishedGame(path, helped=helped)
            self.over = (*(one for one in self.over if one != last), last)
            self.on_kept(self.over)

    def close(self) -> None:
        """Release the journal; restore a lost journal file first."""
        if not self._closed and self._journal.is_begun:
            self.on_fault = lambda _sentence: None  # No window is left to show it.
            with self._faults_told():
                self._find_place()
        self._closed = True
        self._journal.close()

    @staticmethod
    def _finished_ones(games: Iterable[StoredGame]) -> tuple[KeptGame, ...]:
        return tuple(stored for stored in games if stored.complete)

    def _write(self, line: str) -> None:
        try:
            self._find_place()
            self._journal.write(line)
        except StorageFault as fault:
            raise NotKept(str(fault)) from fault

    def _find_place(self) -> None:
        """Write the whole session again if the journal's file was lost or replaced.

        The secrets of its games and the finished games are written too.

        Raises:
            StorageFault: the system refused; no move may be made before it can be recorded.
        """
        if self._journal.stands():
            return
        # The journal last: until it exists, all of this is repeated at the next move.
        self._envelope.put_back()
        copied = self._journal.lies_whole()
        aside = self._journal.put_back()
        games: tuple[StoredGame, ...] = ()
        with self._faults_told():
            games = read_journal(self._game_folder.journal, find_game)
            self.over = self._finished_ones(games)
            self.over = tuple(self._saved(stored) for stored in games if stored.complete)
        where = self._game_folder.journal
        if copied or (aside is None and not games):
            return  # Nothing was lost.
        if aside is None:
            what = f"The file {where} of your current game had been changed or deleted."
        else:
            what = f"{where} had been replaced by another file, which was renamed to {aside.name}."
        self.on_fault(f"{what} Your session has been saved again.")

    @contextlib.contextmanager
    def _faults_told(self) -> Iterator[None]:
        """Report a finished game that cannot be saved: it stays in the journal."""
        try:
            yield
        except (StorageFault, BadRecord) as fault:
            self.on_fault(str(fault))
