"""Reasons where each plays alone and a hundred points change the score: Hindersche."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import Aim, Look
from reunion_desktop.ai.tricks.reasons.winning import saves_trick
from reunion_desktop.ai.tricks.valuation import stakes_of
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import cards_of

if TYPE_CHECKING:  # Hints of other games do not load this one.
    from reunion_desktop.games.hindersche.options.slate import Slate

_HUNDRED, _SEATS = 100, 4
"""Points of a hundred, and players of a deal in which all cards are in play."""
_AHEAD = 45
"""Points from which on another player may make a hundred."""
_BEGUN = 20
"""Points from which on the player's own hundred is told of, while few points would do as well."""


def own_hundred(look: Look) -> Reason | None:
    """The player goes for a hundred, and the points left are enough."""
    made, left = look.deal.points[look.seat], _left(look)
    need = _HUNDRED - made
    every = len(look.others) == _SEATS - 1
    if look.aim is Aim.AVOID or not (made and every and _counts(look)) or not 0 < need <= left:
        return None  # Of fewer players nobody knows which points are out of play.
    if look.aim is Aim.OPEN and made < _BEGUN:
        return None
    return Reason(Motive.MAKES_HUNDRED, points=need, share=need / left)


def their_hundred(look: Look) -> Reason | None:
    """Another player has many points, and the points left are enough for a hundred."""
    seat = leader(look)
    if seat is None or look.aim is Aim.TAKE:
        return None
    return Reason(Motive.NEARS_HUNDRED, points=look.deal.points[seat], seat=seat)


def decided(look: Look) -> bool:
    """Tell whether a player has made a hundred: the rest of the deal changes nothing."""
    return max(look.deal.points) >= _HUNDRED and _counts(look)


def denies(look: Look) -> Reason | None:
    """It keeps the trick from a player who may make a hundred, as the next best card does not."""
    seat = leader(look)
    if seat is None or not look.keeps_from(look.card, seat) or look.keeps_from(look.rival, seat):
        return None
    return look.own(Motive.KEEPS_FROM, seat=seat)


def wins_trick(look: Look) -> Reason | None:
    """It takes a trick that would go to another player, on the way to a hundred."""
    return saves_trick(look) if own_hundred(look) else None


def withholds(look: Look) -> Reason | None:
    """The fewest points for a trick that a player may take who may make a hundred."""
    seat = leader(look)
    if seat is None or not look.cheapest or look.keeps_from(look.card, seat):
        return None
    return look.own(Motive.RISKS_LEAST)


def wipes(look: Look) -> Reason | None:
    """In Butzen those with the fewest points wipe a mark."""
    slate = _slate(look)
    if slate is None or look.aim is not Aim.AVOID or not slate.wipers or slate.ties:
        return None
    return Reason(Motive.WIPES, points=slate.wipers)


def _slate(look: Look) -> Slate | None:
    slate: Slate | None = getattr(stakes_of(look.rules, look.layouts.lines), "slate", None)
    return slate


def _counts(look: Look) -> bool:
    """Tell whether a hundred changes the score: not in a play-off."""
    slate = _slate(look)
    return slate is not None and not slate.ties


def _left(look: Look) -> int:
    """The points that nobody has taken yet; of fewer players than four, as many as may be."""
    points = look.tables.points
    return look.table + max(
        [sum([points[one] for hand in hands for one in cards_of(hand)]) for hands in look.hands]
    )


def leader(look: Look) -> Seat | None:
    """Another player who may make a hundred."""
    points = look.deal.points
    seat = max(look.others, key=points.__getitem__)
    far = points[seat] < _AHEAD or points[seat] + _left(look) < _HUNDRED
    return None if far or points[seat] >= _HUNDRED or not _counts(look) else seat
