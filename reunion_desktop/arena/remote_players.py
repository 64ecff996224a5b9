"""Port for players outside this program, which must be told of every step."""

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
    """A player of one match who hears of everything that happens, in the order of time."""

    def sit(self, game: str, rules: GameRules, players: tuple[str, ...], seat: Seat) -> None:
        """The match begins.

        Args:
            game: the game's name in a record.
            rules: the rules of the table.
            players: names by seat.
            seat: where the guest sits.

        Raises:
            ProgramFault: the guest cannot come.
        """
        ...

    def hear(self, step: SeenStep) -> None:
        """Something happened; the guest knows it before he is asked again.

        Raises:
            ProgramFault: the guest has made too many faults.
        """
        ...

    def leave(self) -> None:
        """The match is over or broken off; harmless for one who never sat down."""
        ...


@contextmanager
def host_guests(
    game: str, rules: GameRules, players: Sequence[Seated]
) -> Iterator[Callable[[Step], None]]:
    """Seat the guests among the players, hand out a function that tells them a step, see them off.

    Args:
        game: the game's name in a record.
        rules: the rules of the table.
        players: by seat; those who are no guests are left alone.

    Raises:
        ProgramFault: a guest cannot come.
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
