"""Value: how far somebody who plays by judgement looks ahead, and what he believes."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.ai.player import Limit


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpertConfig:
    """How far somebody looks ahead."""

    worlds: int
    """Worlds that every card is played out in; 0 to play by judgement alone."""
    cards: int = 12
    """Cards in hand from which on they are; with more of them judgement alone decides."""
    solve: int = 4
    """Tricks at the end of a playout that are played with open cards."""
    solve_points: int = 5
    """The same where nothing but points is left to be won."""
    nodes: int = 40_000_000
    """Cards that a decision may play."""
    faith: float = 0.5
    """How far cards played are believed."""
    trust: float = 0.7
    """How far the discard is."""
    surety: float | None = 2.5
    """Standard errors by which a card must be behind to be given up."""
    discards: int = 8
    """Discards that are played out; 1 to lay away by judgement alone."""
    trials: int = 200
    """Worlds they are played out in."""

    def number(self, limit: Limit) -> int:
        """How many worlds a limit allows."""
        number = self.worlds
        if limit.worlds is not None:
            number = min(number, limit.worlds) if number else 0
        if limit.time_ms is not None:  # Drawing and weighing takes its time too.
            number = min(number, limit.time_ms)
        return number
