"""Protocol of a player that sees every card, ``OpenCardPlayer``: for measurements only.

A normal player receives only its seat's observation. An open-card player measures how much could be
gained by knowing all cards; it can never be chosen at a table.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias, runtime_checkable

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.engine.game import MatchState


@runtime_checkable
class OpenCardPlayer(Protocol):
    """A player that sees all cards."""

    @property
    def name(self) -> str:
        """The name under which it is chosen."""
        ...

    def decide(self, match: MatchState, limit: Limit, stop: Stop) -> Decision:
        """Decide for the seat to move; sooner, but still legally, once the stop flag is set.

        Raises:
            NotMyTurn: no seat is to move.
        """
        ...


Seated: TypeAlias = Player | OpenCardPlayer
"""Any player that can be measured: with an observation, or with open cards."""
