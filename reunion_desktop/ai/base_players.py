"""Base classes of the players: by rule, and by search with a rule to fall back on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, Protocol, TypeVar

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Stop, Turn, turn_of
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.engine.observe import Observation


class RulePlayer(ABC):
    """Base of the players by rule; deterministic, whatever the seed."""

    __slots__ = ()

    name: ClassVar[str]
    hurries: ClassVar[bool] = True
    """True if it plays the first legal action where the stop is set."""

    def __init__(self, seed: str, character: Character = EVEN) -> None:  # noqa: B027 - there is nothing to keep.
        """Create the player; the seed and the preferences are not used."""

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:  # noqa: ARG002 - decides at once, without search.
        """Decide by rule.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        turn = turn_of(observation)
        if self.hurries and stop.is_set():
            return Decision(turn.legal.first)
        return self._decide(turn)

    @abstractmethod
    def _decide(self, turn: Turn) -> Decision:
        """The choice by rule."""


class SearchConfig(Protocol):
    """The search parameters of a player."""

    @property
    def nodes(self) -> int:
        """Cards that a decision may play in search when no limit is set."""


ConfigT = TypeVar("ConfigT", bound=SearchConfig)
"""The search parameters of a player."""


class SearchPlayer(ABC, Generic[ConfigT]):
    """Base of the search players; deterministic for the same observation and seed."""

    __slots__ = ("_character", "_config", "_rule", "_seed", "name")

    rule: ClassVar[type[RulePlayer]]
    """The player that decides where there is no time for a search."""

    def __init__(
        self, seed: str, character: Character, config: ConfigT, name: str = "expert"
    ) -> None:
        """Create the player with the seed of its own randomness."""
        self.name = name
        self._seed, self._character, self._config = seed, character, config
        self._rule = self.rule("")

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide by search; by rule where there is no time for that.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        budget = SearchBudget(limit, stop, self._config.nodes)
        found = self._decide(turn_of(observation), budget)
        return found or self._rule.choose(observation, limit, stop)

    @abstractmethod
    def _decide(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """The best choice within the budget; None where the rule should decide."""
