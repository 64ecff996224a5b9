"""Recorder protocol, the human player's seat, and the error for a failed recording."""

from __future__ import annotations

from typing import Protocol

from reunion_desktop.engine.dealing.seals import Seal, Secret
from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.seats import Seat

PERSON: Seat = 0
"""The seat of the human player."""


class Recorder(Protocol):
    """Records a session, such as the journal of the running program."""

    def begin(self, header: Header, secret: Secret | None) -> None:
        """Record the header of a game; its secret, if any, is stored beside the record."""
        ...

    def promise(self, seal: Seal) -> None:
        """Record the seal of a deal, before it is shown."""
        ...

    def reveal(self, seal: Seal) -> None:
        """Record the proof of a seal, once its deal is scored."""
        ...

    def record(self, step: Step) -> None:
        """Record a move; it must be on disk before this returns."""
        ...

    def take_back(self, kept: int) -> None:
        """Record an undo: all but the first ``kept`` moves of this game are removed."""
        ...

    def finish(self, record: Record, seals: tuple[Seal, ...], *, helped: bool) -> None:
        """Record the end of a game: its record is complete, with the seed and all proofs."""
        ...


class NotKept(OSError):  # noqa: N818 - says what happened to the decision.
    """A move that could not be recorded, with one sentence that says why."""
