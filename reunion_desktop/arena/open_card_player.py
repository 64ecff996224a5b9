"""The port of a player who sees every card, ``OpenCardPlayer``: in the arena, never at a table.

A mind of the roster is given what its seat may know, and nothing else. Whoever sits down here is no
mind but a measure: he shows how much there would be to gain by knowing where every card lies.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias, runtime_checkable

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.engine.game import MatchState


@runtime_checkable
class OpenCardPlayer(Protocol):
    """One who plays with all cards open."""

    @property
    def name(self) -> str:
        """The name by which he is asked for."""
        ...

    def decide(self, match: MatchState, limit: Limit, stop: Stop) -> Decision:
        """Decide for the seat whose turn it is; sooner, but still legally, once the stop is set.

        Raises:
            NotMyTurn: nobody has anything to decide.
        """
        ...


Seated: TypeAlias = Player | OpenCardPlayer
"""Whoever may be measured: one who sees what his seat sees, or one who sees everything."""
