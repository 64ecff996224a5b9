"""The recorder: writes each decision and undo to the journal, and finished games to the shelf."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeAlias

from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.seals import Seal, Secret
from reunion_desktop.games import find_game
from reunion_desktop.match.recording import PERSON
from reunion_desktop.match.running_match import NotKept, RunningMatch
from reunion_desktop.storage.codec import action_line, reveal_line, seal_line, undo_line, whole
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.game_folder import GameFolder, set_aside_as
from reunion_desktop.storage.headers import game_line
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import StoredGame, read_journal, sessions_in
from reunion_desktop.storage.secrets_file import SecretsFile

_LOG = logging.getLogger(__name__)


class FinishedGame(NamedTuple):
    """A game that lies on the shelf."""

    path: Path
    helped: bool
    """Whether help was taken in it."""


KeptGame: TypeAlias = StoredGame | FinishedGame
"""A game that is over: as it was read, or where it is to be read."""

_ENVELOPE = "secret.json"
"""The file beside the journal with the secrets of the running game and of some before it."""


def _is_worth_keeping(stored: StoredGame) -> bool:
    """Whether a game is over, or the person decided something in it."""
    return stored.complete or stored.record.has_decision_of(PERSON)


class DiskRecorder:
    """Puts every decision on disk before anybody hears of it."""

    def __init__(self, folder: Path) -> None:
        """Open the journal in a folder.

        Raises:
            Busy: another program is writing it.
            StorageFault: the folder or the journal cannot be used.
        """
        self._shelf = GameFolder(folder)
        self._envelope = SecretsFile(folder / _ENVELOPE)
        resumed = self._shelf.resume(find_game)
        self._journal = resumed.journal
        self._games = resumed.games
        self.notice = resumed.notice
        """One sentence for the person where an old journal had to be set aside."""
        self.on_fault: Callable[[str], object] = lambda _sentence: None
        """Told when a finished game could not be put on the shelf; it stays in the journal. Told,
        too, when the journal was no longer in its place and was written anew."""
        self.on_kept: Callable[[tuple[KeptGame, ...]], object] = lambda _games: None
        """Told the games of the sitting, its first one first, once another lies on the shelf."""
        self._over: tuple[KeptGame, ...] = self._finished_ones(self._games)
        self._anew = False
        self._closed = False
        *others, last = sessions_in(self._games) or ((),)
        if others:  # Earlier versions put several into one journal.
            self._games = last
            with contextlib.suppress(NotKept):
                self.new_sitting(last)

    @property
    def resumed(self) -> tuple[StoredGame, ...]:
        """The games of the sitting that was in progress, the last perhaps unfinished."""
        return self._games

    @property
    def over(self) -> tuple[KeptGame, ...]:
        """The games of the sitting that are over."""
        return self._over

    def sitting(self) -> tuple[StoredGame, ...]:
        """The games of the sitting as they stand on disk; any thread may ask.

        Raises:
            BadRecord: the journal cannot be read.
        """
        return read_journal(self._shelf.journal, find_game)

    def new_sitting(self, games: Iterable[StoredGame] = ()) -> None:
        """Begin a journal anew, with the games of a sitting that is taken up, if any.

        A game that was left in its midst goes to the shelf as it is, unless the person decided
        nothing in it: nothing of his is thrown away. Where no games are given, the old journal
        stands until the first game begins.

        Raises:
            NotKept: the system refused; the old journal stands.
        """
        try:
            self._find_place()
            left = read_journal(self._shelf.journal, find_game)
            for session in sessions_in(left):
                worth = filter(_is_worth_keeping, session)
                self.on_kept(tuple([self._shelved(stored) for stored in worth]))
            taken_up = tuple(games)
            if taken_up:
                self._journal.begin_anew(
                    line for stored in taken_up for line in self._lines_of(stored)
                )
                self._over = self._finished_ones(read_journal(self._shelf.journal, find_game))
        except (StorageFault, BadRecord) as fault:
            raise NotKept(str(fault)) from fault
        self._anew = not taken_up

    def check_session(self, games: Sequence[StoredGame]) -> None:
        """Take a session up where nobody sees it, before anything is changed for its sake.

        Raises:
            BadRecord: it cannot be taken up, though each of its games is true.
        """
        records = tuple([stored.record for stored in games])
        tried = RunningMatch(self)  # Nothing is decided in it, so nothing is written.
        try:
            tried.resume(records, (False,) * len(records), "", seals=games[-1].seals)
            tried.sheet()
        except Exception as fault:
            _LOG.info("A session cannot be taken up.", exc_info=fault)
            raise BadRecord(0, "The games in it can’t be continued.") from fault

    def set_aside(self, fault: Exception) -> None:
        """Begin an empty journal; :attr:`notice` tells where the one lies that was not taken up.

        Raises:
            NotKept: the system refused; the journal stands as before.
        """
        _LOG.info("The session in the journal cannot be taken up.", exc_info=fault)
        try:
            self.notice = set_aside_as(self._journal.set_aside())
        except StorageFault as refused:
            raise NotKept(str(refused)) from refused
        self._games = self._over = ()

    def _shelved(self, stored: StoredGame) -> FinishedGame:
        """Put a game of the journal on the shelf; if it is over, it tells what was secret in it."""
        record, seals = stored.record, stored.seals
        secret = self.secret_of(record.header)
        if stored.complete and secret is not None and secret.fits(record, seals):
            rules = record.header.rules
            record = replace(record, header=replace(record.header, seed=secret.seed))
            seals = tuple([secret.with_proof(seal, rules) for seal in seals])
        return FinishedGame(self._shelf.keep(record, seals), helped=stored.undone)

    def _lines_of(self, stored: StoredGame) -> Iterator[str]:
        yield from whole(stored.record, seals=stored.seals)
        if stored.undone:
            yield undo_line(len(stored.record.actions))

    def secret_of(self, header: Header) -> Secret | None:
        """The secret of a game that is taken up; None where it was told, or none was kept."""
        found = self._envelope.open_for(header) if header.seed is None else None
        return Secret(*found) if found is not None else None

    def begin(self, header: Header, secret: Secret | None) -> None:
        """Write down that a game begins, its secret first; a new sitting begins the journal."""
        anew, self._anew = self._anew, False
        try:
            self._find_place()
            if secret is not None:
                self._envelope.put(header, (secret.seed, secret.key, secret.game))
            if anew:
                self._journal.begin_anew((game_line(header),))
                self._over = ()
            else:
                self._journal.write(game_line(header))
        except StorageFault as fault:
            raise NotKept(str(fault)) from fault

    def promise(self, seal: Seal) -> None:
        """Write down what is promised of a deal."""
        self._write(seal_line(seal))

    def reveal(self, seal: Seal) -> None:
        """Write down the proof of a deal that is counted; the saved game tells it once more."""
        try:
            self._write(reveal_line(seal))
        except NotKept as fault:
            self.on_fault(str(fault))

    def record(self, step: Step) -> None:
        """Write down a decision; it is on disk when this returns."""
        self._write(action_line(step.action))

    def take_back(self, kept: int) -> None:
        """Write down that decisions were taken back."""
        self._write(undo_line(kept))

    def finish(self, record: Record, seals: tuple[Seal, ...], *, helped: bool) -> None:
        """Put a game that is over on the shelf; the journal holds it until the sitting ends."""
        with self._faults_told():
            path = self._shelf.keep(record, seals)
            last = FinishedGame(path, helped=helped)
            self._over = (*(one for one in self._over if one != last), last)
            self.on_kept(self._over)

    def close(self) -> None:
        """Let others write the journal; a sitting that lost its file is put back first."""
        if not self._closed and self._journal.is_begun:
            self.on_fault = lambda _sentence: None  # Nobody looks any more.
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
        """Write the whole sitting anew where its journal is no longer the file of that name.

        With it go the secrets of its games, and those of them that are over, to the shelf.

        Raises:
            StorageFault: the system refused; nothing may be decided before it can be kept.
        """
        if self._journal.stands():
            return
        # The journal last: until it stands, all is tried again at the next decision.
        self._envelope.put_back()
        copied = self._journal.lies_whole()
        aside = self._journal.put_back()
        games: tuple[StoredGame, ...] = ()
        with self._faults_told():
            games = read_journal(self._shelf.journal, find_game)
            self._over = self._finished_ones(games)
            self._over = tuple(self._shelved(stored) for stored in games if stored.complete)
        where = self._shelf.journal
        if copied or (aside is None and not games):
            return  # Nobody has lost anything.
        if aside is None:
            what = f"The file {where} of your current game had been changed or deleted."
        else:
            what = f"{where} had been replaced by another file, which was renamed to {aside.name}."
        self.on_fault(f"{what} Your session has been saved again.")

    @contextlib.contextmanager
    def _faults_told(self) -> Iterator[None]:
        """Tell what cannot be put on the shelf: it stays in the journal."""
        try:
            yield
        except (StorageFault, BadRecord) as fault:
            self.on_fault(str(fault))
