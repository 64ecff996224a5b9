"""Score of Ramsch: as few card points as possible, each player alone."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.games.skat.options import ALL_POINTS, HAND, SkatOptions

_FIXED = (10, 15, 20)
"""The cost to the loser where that is fixed, by the number of players without a trick."""


def with_skat(rules: SkatOptions, points: Sequence[int], skat: int, last: int) -> tuple[int, ...]:
    """Card points by player with those of the skat, as far as it counts.

    Args:
        rules: to whom the skat counts.
        points: card points in tricks by player.
        skat: card points of the skat.
        last: the player who took the last trick.
    """
    takers = {
        "last_trick": [last],
        "loser": [place for place, own in enumerate(points) if own == max(points)],
        "nobody": [],
    }[rules.ramsch_skat]
    # Where two would lose, the one of them with the last trick takes the skat, or the first.
    taker = last if last in takers else next(iter(takers), None)
    return tuple(own + (skat if place == taker else 0) for place, own in enumerate(points))


def ramsch(
    rules: SkatOptions, points: Sequence[int], tricks: Sequence[int], last: int, factor: int
) -> tuple[int, ...]:
    """The score of each player.

    Args:
        rules: the house rules.
        points: card points by player, with the skat as far as it counts.
        tricks: tricks by player.
        last: the player who took the last trick.
        factor: the number by which pushes and Bock multiply it.
    """
    seats = range(len(points))
    if rules.ramsch_loss in {"texas", "pub"}:
        return _lowest(rules, points, tricks, factor)
    if HAND in tricks and rules.ramsch_loss == "points":
        return _march(rules, tricks, factor)
    losers = [seat for seat in seats if points[seat] == max(points)]
    if len(losers) == len(seats):
        return (0,) * len(seats)
    virgins = sum(not taken for taken in tricks)
    if rules.ramsch_tie == "last_trick" and last in losers:
        losers = [last]
    if rules.ramsch_loss == "fixed":
        cost = _FIXED[virgins]
    else:
        cost = max(points) * (2 if virgins and rules.virgin else 1)
    share = len(losers) if rules.ramsch_tie == "share" else 1
    return tuple(-(cost * factor // share) if seat in losers else 0 for seat in seats)


def _lowest(
    rules: SkatOptions, points: Sequence[int], tricks: Sequence[int], factor: int
) -> tuple[int, ...]:
    """The player with the fewest card points gains; those who are equal all do.

    That three who are equal gain nothing is this program's ruling.
    """
    low = min(points)
    if low == max(points):
        return (0,) * len(points)
    gains = [20 if rules.ramsch_loss == "pub" or not taken else 10 for taken in tricks]
    pairs = zip(points, gains, strict=True)
    return tuple(factor * gain if own == low else 0 for own, gain in pairs)


def _march(rules: SkatOptions, tricks: Sequence[int], factor: int) -> tuple[int, ...]:
    """The score where a player has taken every trick."""
    winner, others = {
        "gains": (ALL_POINTS, 0),
        "others_lose": (0, -ALL_POINTS),
        "fourfold": (-4 * ALL_POINTS, 0),
    }[rules.march]
    return tuple(factor * (winner if taken else others) for taken in tricks)
