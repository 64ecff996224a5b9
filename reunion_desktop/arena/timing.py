"""Time the moves of players, and summarize the times."""

from __future__ import annotations

import math
from dataclasses import dataclass
from time import perf_counter_ns

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.arena.open_card_player import OpenCardPlayer, Seated
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import Observation


@dataclass(frozen=True, slots=True)
class Times:
    """Summary of the times of moves, in milliseconds."""

    decisions: int
    p50: float
    p95: float
    longest: float


class _TimedPlayer:
    """A player whose moves are timed."""

    __slots__ = ("_player", "_times", "name")

    def __init__(self, player: Player, times: list[int]) -> None:
        self._player, self._times = player, times
        self.name = player.name

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        begin = perf_counter_ns()
        decision = self._player.choose(observation, limit, stop)
        self._times.append(perf_counter_ns() - begin)
        return decision


class _TimedOpenCardPlayer:
    """An open-card player whose moves are timed."""

    __slots__ = ("_seer", "_times", "name")

    def __init__(self, seer: OpenCardPlayer, times: list[int]) -> None:
        self._seer, self._times = seer, times
        self.name = seer.name

    def decide(self, match: MatchState, limit: Limit, stop: Stop) -> Decision:
        begin = perf_counter_ns()
        decision = self._seer.decide(match, limit, stop)
        self._times.append(perf_counter_ns() - begin)
        return decision


def with_watch(player: Seated, times: list[int]) -> Seated:
    """The same player, timed.

    Args:
        player: the player.
        times: receives the time of each move, in nanoseconds.
    """
    return (
        _TimedOpenCardPlayer(player, times)
        if isinstance(player, OpenCardPlayer)
        else _TimedPlayer(player, times)
    )


def times_of(spent: list[int]) -> Times:
    """Summarize times in nanoseconds."""
    spent = sorted(spent)
    rank = [spent[max(0, math.ceil(share * len(spent)) - 1)] / 1e6 for share in (0.5, 0.95, 1)]
    return Times(len(spent), *rank)
