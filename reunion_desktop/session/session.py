"""The match in progress: the one place in which anything changes.

A sitting is one game after another at one table. Every decision is handed to the recorder
before anybody else hears of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.game import Game, advance
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import MatchState


class Recorder(Protocol):
    """Whoever keeps the decisions: the journal of the running program."""

    def begun(self, header: Header) -> None:
        """A game begins."""
        ...

    def decided(self, step: Step) -> None:
        """A decision was made; it must be safe before this returns."""
        ...

    def undone(self, kept: int) -> None:
        """Everything after the first ``kept`` decisions of this game was taken back."""
        ...

    def finished(self, record: Record, *, helped: bool) -> None:
        """The game is over; the record is whole, its seed included."""
        ...


class NotKept(OSError):  # noqa: N818 - says what happened to the decision.
    """A decision could not be put in a safe place, with one sentence that says why."""


class Session:
    """A sitting: the games played, and the one in progress."""

    def __init__(self, game: Game, recorder: Recorder) -> None:
        """Sit down; no game is begun yet."""
        self._game = game
        self._recorder = recorder
        self._played: tuple[GameSheet, ...] = ()
        self._record: Record | None = None
        self._states: list[MatchState] = []
        self._seed = ""
        self._seed_is_whole = True
        self._helped = False

    @property
    def record(self) -> Record:
        """The game in progress, or the last one.

        Raises:
            LookupError: no game was begun.
        """
        if self._record is None:
            message = "No game was begun."
            raise LookupError(message)
        return self._record

    @property
    def match(self) -> MatchState:
        """Where the game in progress stands.

        Raises:
            LookupError: no game was begun.
        """
        return self._states[-1] if self._states else self.record.start()

    @property
    def seed(self) -> str:
        """The text from which the deals of this game follow; a secret until the game is over."""
        return self._seed

    @property
    def number(self) -> int:
        """The number of the game in progress in this sitting, from 1."""
        return len(self._played) + 1

    def begin(self, header: Header, seed: str) -> None:
        """Begin a game; the one before stays on the sitting's sheet.

        Raises:
            NotKept: the beginning could not be written down; nothing has changed.
        """
        self._recorder.begun(header)
        if self._record is not None:
            self._played = (*self._played, self._game_sheet())
        self._record = Record(header)
        self._states = [self._record.start()]
        self._seed, self._seed_is_whole = seed, True
        self._helped = False

    def resume(self, records: tuple[Record, ...], helped: tuple[bool, ...], seed: str) -> None:
        """Take up a sitting where a journal left it; the last record is in progress.

        A secret seed was not written down before the end, so the deals to come follow from the
        one given here, and the record of a game resumed in its midst names none.

        Raises:
            IllegalAction: a record is against the rules.
        """
        for record, help_taken in zip(records, helped, strict=True):
            if self._record is not None:
                self._played = (*self._played, self._game_sheet())
            self._record = record
            steps = record.replay(self._game)
            self._states = [record.start(), *(step.after for step in steps)]
            self._helped = help_taken
        named = self.record.header.seed
        self._seed = named if named is not None else seed
        self._seed_is_whole = named is not None or not self.record.actions

    def submit(self, action: Action) -> Step:
        """Make a decision.

        Raises:
            IllegalAction: the rules do not allow it now; nothing has changed.
            NotKept: it could not be written down; nothing has changed.
        """
        before = self.match
        after, events = advance(self._game, before, action)
        step = Step(before, action, events, after)
        self._recorder.decided(step)
        self._record = self.record.plus(action)
        self._states.append(after)
        if after.settlement is not None:
            self._recorder.finished(self._told_seed(), helped=self._helped)
        return step

    def undo_point(self, seat: Seat) -> int | None:
        """How many decisions stay when a seat takes back its own last one; None when it cannot.

        One goes back within the deal on the table, never behind it, and not after the count.
        """
        if self.match.to_act() is None:
            return None
        actions = self.record.actions
        for kept in range(len(actions) - 1, -1, -1):
            action = actions[kept]
            if isinstance(action, DealCards):
                return None
            if action.seat == seat:
                return kept
        return None

    def rewind(self, kept: int) -> MatchState:
        """Take back everything after the first ``kept`` decisions of this game.

        Raises:
            NotKept: it could not be written down; nothing has changed.
        """
        self._recorder.undone(kept)
        self._record = self.record.rewound(kept)
        self._states = self._states[: kept + 1]
        self._helped = True
        return self.match

    def take_help(self) -> None:
        """Remember that help was taken in this game; its sheet says so."""
        self._helped = True

    def sheet(self) -> ScoreSheet:
        """The sitting on one sheet, the game in progress last."""
        header = self.record.header
        games = (*self._played, self._game_sheet())
        return ScoreSheet(header.players, games, header.rules.ledger, header.rules.session_rank)

    def _game_sheet(self) -> GameSheet:
        match = self.match
        return GameSheet(
            match.first_dealer, match.rules.deals, match.lines, match.settlement, self._helped
        )

    def _told_seed(self) -> Record:
        """The record of a game that is over, with the seed from which its deals follow."""
        seed = self._seed if self._seed_is_whole else None
        return Record(replace(self.record.header, seed=seed), self.record.actions)
