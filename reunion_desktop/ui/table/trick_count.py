"""Counts that the table shows while a deal is played, as values: tricks and points by seat."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick


class PointsShown(Enum):
    """Whose points the table counts aloud."""

    ALL = "all"
    """Everybody's, as anyone may count who watches."""
    MINE = "mine"
    NONE = "none"

    def holds(self, seat: Seat, own: Seat) -> bool:
        """Whether a seat's points are shown to somebody."""
        return self is PointsShown.ALL or (self is PointsShown.MINE and seat == own)


def tricks_seen(deal: DealObservation, *, lying: bool) -> tuple[int, ...]:
    """Tricks by seat, partners' together; one that lies in the middle is nobody's yet."""
    counts = list(deal.tricks)
    if deal.taken and lying:
        counts[deal.taken[-1].winner] -= 1
    return _of_sides(deal, counts)


def _of_sides(deal: DealObservation, counts: list[int]) -> tuple[int, ...]:
    """What a seat has together with its partners, by seat."""
    of = deal.sides.of
    return tuple(
        sum(count for count, side in zip(counts, of, strict=True) if side == own) for own in of
    )


def counts_points(sight: Observation, deal: DealObservation) -> bool:
    """Whether cards count anything in this game."""
    return any(sight.rules.points(card, deal.order) for card in sight.rules.pack)


def points_seen(sight: Observation, deal: DealObservation, *, lying: bool) -> tuple[int, ...]:
    """Points by seat, partners' together, as somebody knows them.

    A trick that still lies in the middle is nobody's yet. What the dealer laid away is counted
    where it is known: by the dealer from the moment on at which it is laid away, by the others
    when it is turned up at the count, where the rules turn it up at all.
    """
    counts = list(deal.points)
    if deal.taken and lying:
        counts[deal.taken[-1].winner] -= deal.taken[-1].points
    laid = deal.laid_away or ()
    if deal.dealer == sight.seat or (deal.over and not lying):
        counts[deal.dealer] += sum(sight.rules.points(card, deal.order) for card in laid)
    return _of_sides(deal, counts)


class TrickCount(NamedTuple):
    """What is to be seen of a trick in the middle."""

    winning: Card
    """The card that takes it, or takes it so far."""
    winner: Seat
    points: int | None
    """What it is worth; None while cards are to come."""


def trick_count(deal: DealObservation, trick: Trick | None) -> TrickCount | None:
    """What is to be seen of the trick in the middle; None before somebody has answered the lead."""
    if trick is None or len(trick.cards) < 2:
        return None
    points = None
    if deal.taken and deal.taken[-1].trick == trick:
        points = deal.taken[-1].points
    winner = trick.winner(deal.order)
    return TrickCount(trick.cards[trick.best(deal.order)], winner, points)
