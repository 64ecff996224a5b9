"""Statistics of Viersche beside sets and marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reunion_desktop.engine.actions import Action, Announce
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.scoring_rules import Statistic, decisions_by_deal
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.games.viersche.deal import REACHED
from reunion_desktop.games.viersche.options import VierscheOptions


@dataclass(frozen=True, slots=True)
class VierscheDeal:
    """The facts of one deal that statistics count."""

    wiped: tuple[int, ...]
    """Half-rungs that each side wiped; 0 where a second deal is to decide."""
    marched: int | None = None
    """The side that took all nine tricks, however many rungs it had left; None for neither."""
    claims: tuple[tuple[Seat, bool], ...] = ()
    """The callers of a number reached, and whether it was true."""


def deals_of(
    rules: VierscheOptions, lines: Sequence[ScoreLine], actions: Sequence[Action]
) -> Iterator[VierscheDeal]:
    """The deals that were played to their end."""
    # A deal left unfinished has decisions, but no line.
    for line, decisions in zip(lines, decisions_by_deal(actions), strict=False):
        wiped = tuple(entry.points for entry in line.sheet)
        yield VierscheDeal(wiped, _marched(rules, line), tuple(_claims(rules, wiped, decisions)))


def _marched(rules: VierscheOptions, line: ScoreLine) -> int | None:
    tricks = [0, 0]
    for seat, taken in enumerate(line.tricks):
        tricks[rules.sides.of[seat]] += taken
    return tricks.index(rules.hand_size) if rules.hand_size in tricks else None


def _claims(
    rules: VierscheOptions, wiped: tuple[int, ...], decisions: Sequence[Action]
) -> Iterator[tuple[Seat, bool]]:
    """The callers: right where the call ended the deal and won their side the rung."""
    for place, action in enumerate(decisions, 1):
        if isinstance(action, Announce) and action.call == REACHED:
            ended = place == len(decisions)
            yield action.seat, ended and wiped[rules.sides.of[action.seat]] > 0


def stats(sides: Sides, deals: Sequence[VierscheDeal]) -> tuple[Statistic, ...]:
    """Every figure of every seat that is not 0.

    ``deals``: how many were played. ``rungs_won`` and ``rungs_lost``: half-rungs that the player's
    side wiped, and those that the other did. ``marches_won`` and ``marches_lost``: deals in which
    a side took all nine tricks. ``claims_right`` and ``claims_false``: calls of a number reached
    that the player made.
    """
    counts: Counter[tuple[Seat, str]] = Counter()
    for deal in deals:
        for seat, name, value in _of_deal(sides, deal):
            counts[seat, name] += value
    return tuple(Statistic(*key, value) for key, value in sorted(counts.items()) if value)


def _of_deal(sides: Sides, deal: VierscheDeal) -> Iterator[tuple[Seat, str, int]]:
    for seat, own in enumerate(sides.of):
        yield seat, "deals", 1
        for side, wiped in enumerate(deal.wiped):
            end = "won" if side == own else "lost"
            yield seat, f"rungs_{end}", wiped
            yield seat, f"marches_{end}", int(side == deal.marched)
    for seat, right in deal.claims:
        yield seat, "claims_right" if right else "claims_false", 1
