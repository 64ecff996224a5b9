"""Trick and point counts shown during a deal, by seat."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import Trick


class PointsShown(Enum):
    """Players whose points the table shows."""

    ALL = "all"
    """All players' points, as anyone watching could count them."""
    MINE = "mine"
    NONE = "none"

    def holds(self, seat: Seat, own: Seat) -> bool:
        """Return True if a seat's points are shown to the player at ``own``."""
        return self is PointsShown.ALL or (self is PointsShown.MINE and seat == own)


def tricks_seen(deal: DealObservation, *, lying: bool) -> tuple[int, ...]:
    """Tricks by seat, partners' together; a trick still shown in the middle is not counted yet."""
    counts = list(deal.tricks)
    if deal.taken and lying:
        counts[deal.taken[-1].winner] -= 1
    return _of_sides(deal, counts)


def _of_sides(deal: DealObservation, counts: list[int]) -> tuple[int, ...]:
    """Sum the counts of each seat's side, by seat."""
    of = deal.sides.of
    return tuple(
        sum(count for count, side in zip(counts, of, strict=True) if side == own) for own in of
    )


def points_seen(sight: Observation, deal: DealObservation, *, lying: bool) -> tuple[int, ...]:
    """Points by seat, partners' together, as far as the player knows them.

    A trick still shown in the middle is not counted yet. The discards count once they are known:
    to the dealer as soon as they are discarded, to the others when they are turned up at the
    score, if the rules turn them up at all.
    """
    if deal.contract.goal is Goal.FEWEST and deal.over and not lying:
        return sight.lines[-1].points  # The cards left over count only now, if at all.
    counts = list(deal.points)
    if deal.taken and lying:
        counts[deal.taken[-1].winner] -= deal.taken[-1].points
    # From the hand, the cards left over count for their owner once they are seen.
    laid = deal.laid_away or (deal.left if deal.contract.hand else ())
    # In Ramsch they count for no seat before the score.
    counts_laid = deal.contract.goal is not Goal.FEWEST
    if counts_laid and (deal.owner == sight.seat or (deal.over and not lying)):
        counts[deal.owner] += sum(sight.rules.points(card, deal.order) for card in laid)
    return _of_sides(deal, counts)


def points_needed(deal: DealObservation | None, seat: Seat) -> int:
    """Points with which a seat's side has reached its goal; 0 where there is no such number."""
    if deal is None:
        return 0
    contract = deal.contract
    if contract.goal is not Goal.POINTS or not contract.targets:
        return 0
    return contract.targets[deal.sides.of[seat]]


class TrickCount(NamedTuple):
    """Winning card, winner and points of the trick in the middle."""

    winning: Card
    """The winning card, so far or finally."""
    winner: Seat
    points: int | None
    """Points of the trick; None while it is not complete."""


def trick_count(deal: DealObservation, trick: Trick | None) -> TrickCount | None:
    """Count of the trick in the middle; None before the lead is answered."""
    if trick is None or len(trick.cards) < 2:
        return None
    points = None
    if deal.taken and deal.taken[-1].trick == trick:
        points = deal.taken[-1].points
    winner = trick.winner(deal.order)
    return TrickCount(trick.cards[trick.best(deal.order)], winner, points)
