"""Statistics of Bauer beside games and Brote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reunion_desktop.engine.actions import Action, Announce
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.scoring_rules import Statistic, decisions_by_deal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.bauer.options import AWAY, MAJORITY, BauerOptions


@dataclass(frozen=True, slots=True)
class BauerDeal:
    """The facts of one deal that statistics count."""

    makers: int
    """The side of forehand, who named trumps."""
    tricks: tuple[int, ...]
    """Tricks taken by each seat."""
    away: Seat | None = None
    """The seat that said "cards away"; None where none did."""


def deals_of(
    rules: BauerOptions, lines: Sequence[ScoreLine], actions: Sequence[Action]
) -> Iterator[BauerDeal]:
    """The deals that were played to their end."""
    # A deal left unfinished has decisions, but no line.
    for line, decisions in zip(lines, decisions_by_deal(actions), strict=False):
        said = tuple(action for action in decisions if isinstance(action, Announce))
        last = said[-1]
        away = last.seat if last.call == AWAY else None
        yield BauerDeal(rules.sides.of[said[0].seat], line.tricks, away)


def stats(rules: BauerOptions, deals: Sequence[BauerDeal]) -> tuple[Statistic, ...]:
    """Every figure of every seat that is not 0.

    ``deals``: how many were played. ``makers_won`` and ``makers_lost``: deals in which the
    player's side named trumps and took five tricks, or did not. ``against_won`` and
    ``against_lost``: the same for the opponents' side. With four tricks each the makers have lost
    (Spielwiki), or neither side has, where the rules say so. ``away_won`` and ``away_lost``: deals
    that the player played alone for all tricks; they enter no other figure but the deals.
    """
    counts: Counter[tuple[Seat, str]] = Counter()
    for deal in deals:
        counts.update((seat, "deals") for seat in range(rules.players))
        counts.update(_of_deal(rules, deal))
    return tuple(Statistic(*key, value) for key, value in sorted(counts.items()))


def _of_deal(rules: BauerOptions, deal: BauerDeal) -> list[tuple[Seat, str]]:
    if deal.away is not None:
        all_tricks = deal.tricks[deal.away] == rules.hand_size
        return [(deal.away, "away_won" if all_tricks else "away_lost")]
    side = rules.sides.of
    made = sum(taken for seat, taken in enumerate(deal.tricks) if side[seat] == deal.makers)
    if rules.four_all == "nothing" and rules.hand_size - MAJORITY < made < MAJORITY:
        return []
    won = made >= MAJORITY
    names = ("makers_won", "against_lost") if won else ("makers_lost", "against_won")
    return [(seat, names[side[seat] != deal.makers]) for seat in range(rules.players)]
