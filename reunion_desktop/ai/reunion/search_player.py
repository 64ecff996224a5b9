"""Search player for Réunion: a strategy, with the club player as fallback."""

from __future__ import annotations

from typing import Protocol

from reunion_desktop.ai.player import Decision, Limit, Stop, only_choice, question
from reunion_desktop.ai.reunion.club import ReunionClubPlayer
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.observe import DealObservation, Observation


class Strategy(Protocol):
    """A search strategy; deterministic for the same question and seed."""

    @property
    def name(self) -> str:
        """The level of its players."""
        ...

    def decide(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: Legal,
        limit: Limit,
        stop: Stop,
    ) -> Decision | None:
        """The best choice; None where the rule should decide.

        Args:
            observation: what the seat may know.
            deal: the deal in it.
            legal: the choice in it.
            limit: the limits of the decision.
            stop: set when the answer is wanted now.
        """
        ...


class ReunionSearchPlayer:
    """Plays by a strategy, and by the club player's rule where it has no answer."""

    __slots__ = ("_rule", "_strategy", "name")

    def __init__(self, strategy: Strategy) -> None:
        """Create the player for a strategy."""
        self.name = strategy.name
        self._strategy = strategy
        self._rule = ReunionClubPlayer("")

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide by the strategy; by rule where there is no time for that.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        deal, legal = question(observation)
        return (
            only_choice(legal)
            or self._strategy.decide(observation, deal, legal, limit, stop)
            or self._rule.choose(observation, limit, stop)
        )
