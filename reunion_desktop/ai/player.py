"""Player protocol: the observation it is given, its limits, and the decision it returns.

A player is given an observation and nothing else. The match state, the seed and other players'
cards cannot be reached from here.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Protocol

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.legal import Legal, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation


class Stop:
    """A flag that ends a search from another thread: one int in a buffer."""

    __slots__ = ("_flag",)

    def __init__(self) -> None:
        self._flag = array("i", (0,))

    @property
    def buffer(self) -> memoryview:
        """The flag itself, for a search that polls it without asking Python: 0 until it is set."""
        return memoryview(self._flag)

    def set(self) -> None:
        """Ask the search to answer now."""
        self._flag[0] = 1

    def is_set(self) -> bool:
        """True when the answer is wanted now."""
        return self._flag[0] != 0


@dataclass(frozen=True, slots=True)
class Limit:
    """The limits of one decision; None for no limit."""

    time_ms: int | None = None
    """Milliseconds of wall-clock time."""
    layouts: int | None = None
    """Layouts of the unseen cards."""
    nodes: int | None = None
    """Cards played in search, over all layouts."""
    threads: int = 1
    """Number of threads; the answer is the same for any number."""


NO_LIMIT = Limit()
"""No limit."""


_NO_INFO: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Decision:
    """The answer of a player."""

    action: Action
    """A legal action."""
    reasons: tuple[Reason, ...] = ()
    """The reasons, the weightiest first; empty for a player that gives none."""
    info: Mapping[str, object] = field(default_factory=lambda: _NO_INFO)
    """Figures for a log: layouts looked at, cards searched, values."""
    trouble: str = ""
    """One sentence where a weaker player had to decide, because the program is damaged."""


class Player(Protocol):
    """A player at a seat; deterministic for the same observation and seed."""

    @property
    def name(self) -> str:
        """The level it plays at."""
        ...

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide; sooner, but still legally, once the stop is set.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        ...


class NotMyTurn(ValueError):  # noqa: N818 - named in the words of players.
    """A player was asked where its seat has nothing to decide."""


@dataclass(frozen=True, slots=True)
class Turn(Observation):
    """The observation of a seat that is to act."""

    legal: Legal
    deal: DealObservation

    @property
    def side(self) -> int:
        """The side of the seat in the deal."""
        return self.deal.sides.of[self.seat]


def turn_of(observation: Observation) -> Turn:
    """The same observation, of a seat that is to act.

    Raises:
        NotMyTurn: the observation leaves its seat nothing to decide.
    """
    if observation.deal is None or observation.legal is None:
        message = f"Seat {observation.seat} has nothing to decide."
        raise NotMyTurn(message)
    return Turn(*[getattr(observation, one.name) for one in fields(Observation)])


def only_choice(legal: Legal) -> Decision | None:
    """The decision where only one card is legal; None where there is a choice."""
    if not isinstance(legal, MayPlay) or len(legal.cards) > 1:
        return None
    return Decision(legal.first, (Reason(Motive.ONLY_CHOICE, legal.cards),))
