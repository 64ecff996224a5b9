"""Protocol of players outside this program, which are told of every step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Protocol, runtime_checkable

from reunion_desktop.arena.open_card_player import Seated
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.record import SeenStep, Step, seen_step
from reunion_desktop.engine.seats import Seat


@runtime_checkable
class RemotePlayer(Protocol):
    """A player of one match that is told of every step, in order."""

    def sit(self, game: str, rules: GameRules, players: tuple[str, ...], seat: Seat) -> None:
        """Begin the match.

        Args:
            game: the game's name in a record.
            rules: the rules of the table.
            players: names by seat.
            seat: the player's seat.

        Raises:
            ProgramFault: the player cannot be started.
        """
        ...

    def hear(self, step: SeenStep) -> None:
        """Report a step, before the player is asked again.

        Raises:
            ProgramFault: the player has made too many faults.
        """
        ...

    def leave(self) -> None:
        """End the match, finished or not; may be called without :meth:`sit`."""
        ...


@contextmanager
def host_guests(
    game: str, rules: GameRules, players: Sequence[Seated]
) -> Iterator[Callable[[Step], None]]:
    """Connect remote players for a match; yields a function that reports steps to them.

    Args:
        game: the game's name in a record.
        rules: the rules of the table.
        players: by seat; local players are left alone.

    Raises:
        ProgramFault: a remote player cannot be started.
    """
    names = tuple(player.name for player in players)
    guests = [
        (seat, player) for seat, player in enumerate(players) if isinstance(player, RemotePlayer)
    ]

    def tell(step: Step) -> None:
        for seat, guest in guests:
            guest.hear(seen_step(step, seat))

    with ExitStack() as departures:
        for seat, guest in guests:
            departures.callback(guest.leave)
            guest.sit(game, rules, names, seat)
        yield tell
