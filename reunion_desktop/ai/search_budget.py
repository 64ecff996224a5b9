"""Search budget of one decision: time and nodes, counted down."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic

from reunion_desktop.ai.player import Limit, Stop
from reunion_desktop.solver.solve import Allowance

_MARGIN = 0.2
"""Share of the time that is reserved for the work after a search."""

_MOST_MS = 20
"""Upper bound of that reserve in milliseconds."""


@dataclass(slots=True)
class SearchBudget:
    """The budget of one decision.

    Without a time limit the clock is never read: the same question has the same answer on every
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
        """The allowance of the next search; None when nothing is left."""
        if self.stop.is_set() or self.nodes <= 0:
            return None
        left = None
        if self._end is not None:
            left = int((self._end - monotonic()) * 1000)
            if left <= 0:
                return None
        return Allowance(self.nodes, left, self.stop.buffer)

    def pay(self, nodes: int) -> None:
        """Count cards played in search against the budget."""
        self.nodes -= nodes
        self.spent += nodes
