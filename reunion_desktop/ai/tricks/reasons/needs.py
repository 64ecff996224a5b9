"""Points or tricks that the player's side still needs."""

from __future__ import annotations

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import SURE, Look
from reunion_desktop.engine.contract import Goal

_FEW = 2
"""Tricks still needed up to which they are told."""
_NEAR = 30
"""Points still needed up to which they are told."""


def needs(look: Look) -> Reason | None:
    """The points or tricks that the side still needs, where that is near."""
    need = _points_needed(look)
    if need is not None:
        return Reason(Motive.NEEDS_POINTS, points=need) if 0 < need <= _NEAR else None
    contract = look.deal.contract
    if not contract.targets or contract.goal in {Goal.NO_TRICK, Goal.FEWEST, Goal.POINTS}:
        return None
    need = contract.targets[look.side] - _made(look, look.deal.tricks)
    return Reason(Motive.NEEDS_TRICKS, points=need) if 0 < need <= _FEW else None


def is_enough(look: Look) -> Reason | None:
    """The trick is the side's, and brings the points that are still needed."""
    need, stake = _points_needed(look), look.stake
    if need is None or stake is None or look.leads or not 0 < need <= stake:
        return None
    return look.own(Motive.ENOUGH, stake) if look.fate(look.card).ours >= SURE else None


def _points_needed(look: Look) -> int | None:
    """The points that the side still needs; None where it is not known, or they do not count."""
    deal, contract = look.deal, look.deal.contract
    if not contract.targets or contract.goal is not Goal.POINTS:
        return None
    made = _made(look, deal.points)
    if contract.declarer is not None and look.side == 0:
        if not deal.laid_away:
            return None  # The cards left over count too, and nobody has seen them.
        made += look.rules.count(deal.laid_away, deal.order)
    return contract.targets[look.side] - made


def _made(look: Look, made: tuple[int, ...]) -> int:
    """Points of the side, by seat."""
    return sum([one for seat, one in enumerate(made) if look.deal.sides.of[seat] == look.side])
