"""A player's statistics as values: his sums, the course of his balance, his opponents."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.history.scores import Totals


@dataclass(frozen=True, slots=True)
class Against:
    """How a player stands to another, in games that are over."""

    name: str
    """The other."""
    games: int
    """Games together."""
    ahead: int
    """Games out of which the player came with more units."""
    behind: int
    """Games out of which the other did."""
    units: float
    """What went from the other to the player, less what went back."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What a player had of a partner, in games that are over."""

    name: str
    """The partner."""
    games: int
    """Games together."""
    won: int
    """Games that they won."""
    units: float
    """What these games added to the player's account."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The player's balance at some time."""

    begun: int
    """When the sitting was begun, seconds since 1970."""
    units: float
    """Won and lost over all sittings up to this one."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything that is told of a player in one game.

    Games that are not over enter no figure and no mean.
    """

    player: str
    """Whose."""
    sittings: int
    """How many are counted."""
    alone: Totals
    """Games without help."""
    helped: Totals
    """Games in which help was taken."""
    course: tuple[Balance, ...]
    """The balance after each sitting, or after each run of them."""
    opponents: tuple[Against, ...]
    """Everybody played against, most games first; a partner is none."""
    rules: tuple[tuple[str, Totals], ...]
    """By the rule set's name, most games first."""
    game: str = "reunion"
    """The name of the game."""
    partners: tuple[Beside, ...] = ()
    """Everybody played with, most games first; empty where each plays for himself."""

    @property
    def all(self) -> Totals:
        """Every game."""
        return self.alone.plus(self.helped)
