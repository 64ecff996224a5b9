"""Statistics of Hunsrücker Bauern beside games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reunion_desktop.engine.actions import Action, Announce
from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.scoring_rules import Statistic, decisions_by_deal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.hunsruecker.options import (
    MAJORITY,
    TRICKS,
    HunsrueckerOptions,
)


@dataclass(frozen=True, slots=True)
class HunsrueckerDeal:
    """The facts of one deal that statistics count."""

    side: int
    """The declarers."""
    tricks: int
    """How many they took."""
    caller: Seat | None = None
    """The seat that accepted the turned suit or named another; None where an Unter made trumps."""


def deals_of(
    rules: HunsrueckerOptions, lines: Sequence[ScoreLine], actions: Sequence[Action]
) -> Iterator[HunsrueckerDeal]:
    """The finished deals; deals without trumps are left out."""
    # A deal left unfinished has decisions, but no line.
    for line, decisions in zip(lines, decisions_by_deal(actions), strict=False):
        if not line.played:
            continue
        calls = [said for said in decisions if isinstance(said, Announce) and said.call != PASS]
        caller = calls[-1].seat if calls else None
        side = rules.sides.of[line.dealer if caller is None else caller]
        taken = sum(won for seat, won in enumerate(line.tricks) if rules.sides.of[seat] == side)
        yield HunsrueckerDeal(side, taken, caller)


def stats(rules: HunsrueckerOptions, deals: Sequence[HunsrueckerDeal]) -> tuple[Statistic, ...]:
    """Every figure of every seat that is not 0.

    ``deals``: how many were played. ``declared_won`` and ``declared_lost``: deals in which the
    player's side declared and took three tricks, or did not. ``against_won`` and ``against_lost``:
    the same for the defenders. ``all_won`` and ``all_lost``: deals in which the player's side, or
    the other, took all five. ``called_won`` and ``called_lost``: deals in which the player
    accepted or named trumps.
    """
    counts: Counter[tuple[Seat, str]] = Counter()
    for deal in deals:
        for seat in range(rules.players):
            counts.update((seat, name) for name in _of_deal(rules, deal, seat))
    return tuple(Statistic(*key, value) for key, value in sorted(counts.items()))


def _of_deal(rules: HunsrueckerOptions, deal: HunsrueckerDeal, seat: Seat) -> Iterator[str]:
    own = rules.sides.of[seat] == deal.side
    made = deal.tricks >= MAJORITY
    end = "won" if own == made else "lost"
    yield "deals"
    yield f"declared_{end}" if own else f"against_{end}"
    if deal.tricks in {0, TRICKS}:
        yield f"all_{end}"
    if seat == deal.caller:
        yield f"called_{end}"
