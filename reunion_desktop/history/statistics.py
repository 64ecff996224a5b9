"""A player's statistics: totals, balance over time, opponents and partners."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from reunion_desktop.history.mistakes import Mistakes
from reunion_desktop.history.scores import Totals


class Source(Enum):
    """Sessions that statistics count; the value is a set of bits, with :data:`PRACTICE`."""

    PLAYED = 1
    """Those played here."""
    BY_HAND = 4
    """Those played with real cards, whose sheet was kept by hand."""
    BOTH = 5


PRACTICE = 2
"""The bit of practice sessions."""


@dataclass(frozen=True, slots=True)
class Against:
    """Record of a player against another, in finished games."""

    name: str
    """The opponent's name."""
    games: int
    """Number of games together."""
    ahead: int
    """Games in which the player gained more units."""
    behind: int
    """Games in which the opponent gained more."""
    units: float
    """Units won from the opponent, net."""


@dataclass(frozen=True, slots=True)
class Beside:
    """Record of a player with a partner, in finished games."""

    name: str
    """The partner's name."""
    games: int
    """Number of games together."""
    won: int
    """Number of games they won."""
    units: float
    """Change of the player's account in these games."""


@dataclass(frozen=True, slots=True)
class Balance:
    """A point of the balance curve."""

    begun: int
    """Start of the session, seconds since 1970."""
    units: float
    """Units won and lost in all sessions up to this one."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """All statistics of a player in one game.

    Unfinished games enter no figure and no mean.
    """

    player: str
    """The player's name."""
    sessions: int
    """Number of sessions counted."""
    alone: Totals
    """Games without help."""
    helped: Totals
    """Games with help."""
    course: tuple[Balance, ...]
    """The balance after each session, or after each group of them."""
    opponents: tuple[Against, ...]
    """All opponents, most games first; partners are not included."""
    rules: tuple[tuple[str, Totals], ...]
    """Totals by rule set, most games first."""
    game: str = "reunion"
    """The name of the game."""
    partners: tuple[Beside, ...] = ()
    """All partners, most games first; empty if each plays alone."""
    mistakes: Mistakes | None = None
    """Costs of the player's moves; None if no game is reviewed."""

    @property
    def all(self) -> Totals:
        """Totals of all games."""
        return self.alone.plus(self.helped)
