"""Session kept by hand: its records, entries and corrections, undo and redo.

Every change is on disk before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from reunion_desktop.engine.actions import EnterDeal
from reunion_desktop.engine.deal_form import Answers, DealForm
from reunion_desktop.engine.game import IllegalAction, MatchState, advance
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.match.opening import now
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.sheets.sheet import sheet_of

SaveRecords = Callable[[tuple[Record, ...]], None]
"""Writes the games of a session to disk.

Raises:
    StorageFault: that failed.
"""


class HandSession:
    """The games on one sheet, the last one perhaps unfinished."""

    def __init__(self, records: Sequence[Record], save: SaveRecords) -> None:
        """Continue a session; each record is one game, at least one."""
        self._records = tuple(records)
        self._save = save
        self._undone: tuple[tuple[Record, ...], ...] = ()
        ago = datetime.fromisoformat(now()) - datetime.fromisoformat(self.header.date)
        # A new sheet may be copied later: all its games were then played on its day.
        self._ago = timedelta() if records[-1].actions else ago

    @property
    def header(self) -> Header:
        """Rules, players and date of the current game."""
        return self._records[-1].header

    @property
    def names(self) -> tuple[str, ...]:
        """Players by seat."""
        return self.header.players

    @property
    def figures(self) -> ScoreSheet:
        """The score sheet of all games."""
        return sheet_of(self._records)

    @property
    def records(self) -> tuple[Record, ...]:
        """The games."""
        return self._records

    @property
    def over(self) -> bool:
        """True if the current game has ended."""
        return self._match.settlement is not None

    @property
    def session_over(self) -> bool:
        """True if the session has ended by its own rules."""
        games = [game.settlement for game in self.figures.games if game.settlement is not None]
        return self.header.rules.scoring.result(games).over

    @property
    def entered(self) -> int:
        """Number of deals of the current game."""
        return len(self._match.lines)

    def form(self, number: int) -> DealForm[Any]:
        """The form for a deal of the current game: the next one, or one to be corrected.

        Raises:
            LookupError: the game cannot be kept by hand.
        """
        match, rules = self._match, self.header.rules
        lines = match.lines[: number - 1]
        form = rules.form(lines, rules.plan(match.first_dealer, lines))
        if form is None:
            message = f"The game {rules.game} cannot be kept by hand."
            raise LookupError(message)
        return form

    def answers(self, number: int) -> tuple[Answers, str]:
        """The answers that were entered for a deal, and its note; empty for the next one."""
        lines = self._match.lines
        if number > len(lines):
            return {}, ""
        return dict(lines[number - 1].answers), lines[number - 1].note

    def enter(self, number: int, answers: Answers, note: str = "") -> str:
        """Enter a deal, or correct one; returns why that is not possible, or nothing."""
        action = EnterDeal(number, tuple(sorted(answers.items())), note)
        try:
            advance(self._match, action)
        except IllegalAction as fault:
            return str(fault)
        return self._change((*self._records[:-1], self._records[-1].plus(action)))

    def next_game(self) -> str:
        """Begin another game on the same sheet; returns why that is not possible, or nothing.

        The deal goes on round the table.
        """
        date = (datetime.fromisoformat(now()) - self._ago).isoformat()
        header = replace(self.header, first_dealer=self._match.next_dealer, date=date)
        return self._change((*self._records, Record(header)))

    @property
    def can_undo(self) -> bool:
        """True if an entry of the current game can be undone."""
        return bool(self._records[-1].actions) or len(self._records) > 1

    @property
    def can_redo(self) -> bool:
        """True if an undone entry can be restored."""
        return bool(self._undone)

    def undo(self) -> str:
        """Undo the last entry, or the beginning of a game; returns an error sentence or nothing."""
        before, undone = self._records, self._undone
        count = len(before[-1].actions)
        kept = (*before[:-1], before[-1].rewound(count - 1)) if count else before[:-1]
        fault = self._change(kept)
        self._undone = undone if fault else (*undone, before)
        return fault

    def redo(self) -> str:
        """Restore the entry that was undone last; returns an error sentence or nothing."""
        *left, last = self._undone
        fault = self._change(last)
        self._undone = self._undone if fault else tuple(left)
        return fault

    @property
    def _match(self) -> MatchState:
        return self._records[-1].match()

    def _change(self, records: tuple[Record, ...]) -> str:
        """Save the games and use them from now on; nothing changes if that fails."""
        try:
            self._save(records)
        except StorageFault as fault:
            return str(fault)
        self._records, self._undone = records, ()
        return ""
