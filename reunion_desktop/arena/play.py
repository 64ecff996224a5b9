"""Headless game: asks the players in turn and yields every step."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Sequence
from contextlib import ExitStack
from time import perf_counter_ns
from typing import Protocol, TypeAlias, runtime_checkable

from reunion_desktop.ai.player import NO_LIMIT, Decision, Limit, Player, Stop
from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import GameRules, MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header, SeenStep, Step, seen_step
from reunion_desktop.engine.seats import Seat


@runtime_checkable
class OpenCardPlayer(Protocol):
    """A player that sees every card, for measurements only; no table can choose it."""

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


@runtime_checkable
class RemotePlayer(Protocol):
    """A player of one match outside this program, which is told of every step, in order."""

    def sit(self, rules: GameRules, players: tuple[str, ...], seat: Seat) -> None:
        """Begin the match, with the names of its players by seat.

        Raises:
            ProgramError: the player cannot be started.
        """
        ...

    def hear(self, step: SeenStep) -> None:
        """Report a step, before the player is asked again.

        Raises:
            ProgramError: the player has made too many faults.
        """
        ...

    def leave(self) -> None:
        """End the match, finished or not; may be called without :meth:`sit`."""
        ...


Seated: TypeAlias = Player | OpenCardPlayer
"""Any player that can be measured: with an observation, or with open cards."""


def seed_text(seed: str, game_number: int, seat: Seat) -> str:
    """The seed of a player's randomness, which reveals nothing of the match's seed."""
    text = f"reunion-dice-1|{seed}|{game_number}|{seat}"
    return hashlib.sha256(text.encode()).hexdigest()


def headless(
    header: Header,
    players: Sequence[Seated],
    seed: str,
    game_number: int = 1,
    limit: Limit = NO_LIMIT,
    times: Sequence[list[int]] | None = None,
) -> Generator[Step]:
    """Play a game to its settlement; yields every step, deals included.

    Remote players are started first, and told of each step before it is yielded. Closing the
    generator ends them.

    Args:
        header: the header; its players' names and date are not used.
        players: the player of each seat.
        seed: the seed of the deals; there is no cut.
        game_number: the game's number in the session, from 1.
        limit: budget for one move of a player.
        times: receives the time of each move by seat, in nanoseconds.

    Raises:
        IllegalAction: a player made an illegal move.
        ProgramError: a remote player cannot be started, or has made too many faults.
    """
    rules, stop = header.rules, Stop()
    match = MatchState(rules, header.first_dealer)
    names = tuple(player.name for player in players)
    remote = [(seat, one) for seat, one in enumerate(players) if isinstance(one, RemotePlayer)]
    with ExitStack() as departures:
        for seat, one in remote:
            departures.callback(one.leave)
            one.sit(rules, names, seat)
        while match.settlement is None:
            to_act = match.to_act()
            action: Action
            if to_act is None:
                plan = match.plan
                action = deal_from_seed(
                    rules, seed, game_number, plan.number, plan.dealer, seats=plan.seats
                )
            else:
                begin = perf_counter_ns()
                action = _decision(players[to_act], match, to_act, limit, stop).action
                if times is not None:
                    times[to_act].append(perf_counter_ns() - begin)
            after, events = advance(match, action)
            step = Step(match, action, events, after)
            for seat, one in remote:
                one.hear(seen_step(step, seat))
            yield step
            match = after


def _decision(player: Seated, match: MatchState, seat: Seat, limit: Limit, stop: Stop) -> Decision:
    """Ask a player with its observation; an open-card player gets the whole match."""
    if isinstance(player, OpenCardPlayer):
        return player.decide(match, limit, stop)
    return player.choose(observe(match, seat), limit, stop)
