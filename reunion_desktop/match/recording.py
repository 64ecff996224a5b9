"""Protocol of whoever writes a sitting down, its person, and the fault where that fails."""

from __future__ import annotations

from typing import Protocol

from reunion_desktop.engine.record import Header, Record, Step
from reunion_desktop.engine.seals import Seal, Secret
from reunion_desktop.engine.seats import Seat

PERSON: Seat = 0
"""The chair of the person at the table."""


class Recorder(Protocol):
    """Whoever keeps the decisions: the journal of the running program."""

    def begin(self, header: Header, secret: Secret | None) -> None:
        """A game begins; its secret, if it has one, is to be kept beside the record."""
        ...

    def promise(self, seal: Seal) -> None:
        """The commitment of a deal is about to be shown."""
        ...

    def reveal(self, seal: Seal) -> None:
        """A sealed deal is counted: its proof may be told."""
        ...

    def record(self, step: Step) -> None:
        """A decision was made; it must be safe before this returns."""
        ...

    def take_back(self, kept: int) -> None:
        """Everything after the first ``kept`` decisions of this game was taken back."""
        ...

    def finish(self, record: Record, seals: tuple[Seal, ...], *, helped: bool) -> None:
        """The game is over; the record is whole, its seed included, and every seal is proved."""
        ...


class NotKept(OSError):  # noqa: N818 - says what happened to the decision.
    """A decision could not be put in a safe place, with one sentence that says why."""
