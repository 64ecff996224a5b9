"""Budget of one decision: its time and cards, counted down."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic

from reunion_desktop.ai.player import Limit, Stop
from reunion_desktop.solver.solve import Allowance

_MARGIN = 0.2
"""Share of the time that is kept back for what comes after a search."""

_MOST_MS = 20
"""Milliseconds that are kept back at most."""


@dataclass(slots=True)
class SearchBudget:
    """The budget of one decision.

    Without a limit of time no clock is looked at: the same question has the same answer on every
    machine.
    """

    limit: Limit
    stop: Stop
    nodes: int
    """Cards that may still be played in search."""
    spent: int = 0
    """Cards played so far."""
    _end: float | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.limit.nodes is not None:
            self.nodes = self.limit.nodes
        if self.limit.time_ms is not None:
            kept = min(_MARGIN * self.limit.time_ms, _MOST_MS)
            self._end = monotonic() + (self.limit.time_ms - kept) / 1000

    def allowance(self) -> Allowance | None:
        """What the next search may cost; None when nothing is left."""
        if self.stop.is_set() or self.nodes <= 0:
            return None
        left = None
        if self._end is not None:
            left = int((self._end - monotonic()) * 1000)
            if left <= 0:
                return None
        return Allowance(self.nodes, left, self.stop.buffer)

    def pay(self, nodes: int) -> None:
        """So many cards were played."""
        self.nodes -= nodes
        self.spent += nodes
