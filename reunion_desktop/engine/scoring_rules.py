"""Rules beyond the deal: how games add up, statistics, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from reunion_desktop.engine.actions import Action, DealCards
from reunion_desktop.engine.scoring import (
    Counted,
    ScoreLine,
    ScoreSheet,
    SessionResult,
    Settlement,
    Units,
    net,
)
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Statistic:
    """A count of something that happened to a seat in a game; added up over games."""

    seat: Seat
    name: str
    """The name of the figure, in snake_case: the key of its words."""
    value: int
    """A count, or a sum of points."""


def units_paid(
    players: int, lines: Sequence[ScoreLine], settlement: Settlement | None
) -> tuple[Units, ...]:
    """The account of a game in which units change hands: what was won less what was lost."""
    payments = [payment for line in lines for payment in line.payments]
    return net([*payments, *(settlement.payments if settlement else ())], players)


def ahead(sides: Sides, chalk: Sequence[Units], *, fewest: bool = False) -> tuple[Units, ...]:
    """The account of a game that is chalked up: the lead of each seat's side.

    Args:
        sides: who plays with whom, two sides.
        chalk: what was chalked up for each seat, the same for partners; empty for nothing yet.
        fewest: whether the side with less of it is ahead.
    """
    of_side = dict(zip(sides.of, chalk or (0,) * len(sides.of), strict=True))
    lead = {side: 2 * own - sum(of_side.values()) for side, own in of_side.items()}
    return tuple(-lead[side] if fewest else lead[side] for side in sides.of)


def decisions_by_deal(actions: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """The actions of each deal of a game, without the dealing itself."""
    starts = [place for place, action in enumerate(actions) if isinstance(action, DealCards)]
    ends = [*starts[1:], len(actions)]
    return tuple(tuple(actions[start + 1 : end]) for start, end in zip(starts, ends, strict=True))


@dataclass(frozen=True, slots=True)
class Played:
    """A game as far as it was played."""

    lines: tuple[ScoreLine, ...] = ()
    """The deals that were counted."""
    settlement: Settlement | None = None
    """The end of the game; None where it was left unfinished."""
    actions: tuple[Action, ...] = ()
    """Every decision of the game, where statistics need them."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """The accounts, statistics and score sheet of a session; games override them."""

    counts: ClassVar[Counted] = Counted.POINTS
    """The quantity that a deal is scored in."""
    account_in: ClassVar[str] = "units"
    """The unit of the session's account, in the game's own word."""
    lead_in: ClassVar[str] = "units"
    """The unit of :meth:`lead`, in English, for tables of many deals."""

    game: str
    """The name used in a record."""
    players: int

    @property
    def games(self) -> int:
        """Games after which a session is over; 0 where it has no fixed end."""
        return 0

    @property
    def ends(self) -> bool:
        """True where a session ends by its own rules."""
        return self.games > 0

    def account(self, played: Played) -> tuple[Units, ...]:
        """The result of a game for each seat, more is better; by default units net of fees.

        Games are added up and players compared by it, whatever the session's sheet shows.
        """
        return units_paid(self.players, played.lines, played.settlement)

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """The lead of each seat in a game in progress, in that game's own unit.

        Units net of the fees so far, where units are paid.
        """
        return self.account(Played(lines))

    def chalked(self, games: Sequence[Settlement]) -> tuple[int, ...]:
        """The additions of some games to the session's account, by seat."""
        return tuple(
            sum(game.chalk[seat] for game in games if game.chalk) for seat in range(self.players)
        )

    def result(self, games: Sequence[Settlement]) -> SessionResult:
        """The result of a session after some games, by the session's account: most is best."""
        account = self.chalked(games)
        leaders = tuple(seat for seat, units in enumerate(account) if units == max(account))
        return SessionResult(account, leaders, 0 < self.games <= len(games))

    def stats(self, played: Played) -> tuple[Statistic, ...]:  # noqa: ARG002 - for overrides.
        """The game's own figures of every seat, none of them 0: there are none in most games."""
        return ()

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """The score sheet of a session; empty where a game does not define one."""
        return Sheet(self.game, figures.names)

    def written(self, figures: ScoreSheet) -> ScoreSheet:
        """A session's figures together with their score sheet."""
        return replace(figures, written=self.sheet(figures))
