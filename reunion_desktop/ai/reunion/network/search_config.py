"""Search parameters of players that use the networks at Réunion."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.ai.player import Limit


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpertConfig:
    """Search parameters: determinizations, playouts, beliefs and discards."""

    layouts: int
    """Determinizations in which every card is played out; 0 for the network policy alone."""
    cards: int = 12
    """Cards in hand up to which playouts are used; with more of them the network policy decides.
    """
    solve: int = 4
    """Tricks at the end of a playout that are searched with open cards."""
    solve_points: int = 5
    """The same where only points are left to be won."""
    nodes: int = 40_000_000
    """Cards that a decision may play."""
    play_exponent: float = 0.5
    """Exponent of the likelihood of cards played."""
    discard_exponent: float = 0.7
    """Exponent of the likelihood of the discard."""
    critical_z: float | None = 2.5
    """Standard errors by which a card must be behind to be pruned."""
    discards: int = 8
    """Discards that are played out; 1 for the network policy alone."""
    trials: int = 200
    """Determinizations in which discards are played out."""

    def number(self, limit: Limit) -> int:
        """The number of determinizations under a limit."""
        number = self.layouts
        if limit.layouts is not None:
            number = min(number, limit.layouts) if number else 0
        if limit.time_ms is not None:  # Drawing and weighing take time too.
            number = min(number, limit.time_ms)
        return number
