"""Costs of the moves of finished games, as the review found them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

CALL, DISCARD, LEAD, FOLLOW, TRUMP = KINDS = ("call", "discard", "lead", "follow", "trump")
"""Kinds of moves. A card drawn counts as a call; a discard is any other exchange of cards;
``trump`` is a card played by a seat that cannot follow suit and could trump."""


class ReviewedMove(NamedTuple):
    """Review of one move that was not forced; the fields are columns of the archive."""

    place: int
    """The index of the move in the record."""
    deal: int
    """The deal's number in its game, from 1."""
    kind: str
    """One of :data:`KINDS`."""
    cost: float
    """Units lost against the best move, on average over the layouts."""
    luck: float
    """Units by which the move did better with the actual cards than on average."""
    counted: bool
    """False if the cost is not known: no layouts could be examined."""


class Mistake(NamedTuple):
    """A move with a cost, and where it is found."""

    game: int
    """The id of its game in the archive."""
    deal: int
    place: int
    seat: int
    kind: str
    cost: float


class KindOfMistakes(NamedTuple):
    """Moves of one kind, and their cost."""

    kind: str
    moves: int
    cost: float


class CostOfSession(NamedTuple):
    """Reviewed deals of a session, and their cost."""

    begun: int
    """Start of the session, seconds since 1970."""
    deals: int
    cost: float


@dataclass(frozen=True, slots=True)
class Mistakes:
    """Costs of a player's moves in the reviewed deals of a game."""

    course: tuple[CostOfSession, ...]
    """By session, in order of time."""
    kinds: tuple[KindOfMistakes, ...]
    """In the order of :data:`KINDS`; a kind without moves is left out."""
    luck: float
    """Units by which the mistakes cost less with the actual cards than on average."""
    shares: bool
    """True if two units are the difference between a won and a lost deal."""

    @property
    def deals(self) -> int:
        """Number of reviewed deals."""
        return sum(each.deals for each in self.course)

    @property
    def cost(self) -> float:
        """Units lost in all of them."""
        return sum(each.cost for each in self.course)


@dataclass(frozen=True, slots=True)
class SessionMistakes:
    """Costs of the moves of seat 0 in a session."""

    deals: int
    """Number of reviewed deals."""
    cost: float
    """Units lost in all of them."""
    worst: tuple[int, int]
    """The costliest deal: the number of the game in the session and of the deal, from 1."""
    shares: bool
    """True if two units are the difference between a won and a lost deal."""
