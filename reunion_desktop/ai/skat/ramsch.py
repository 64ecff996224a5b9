"""Ramsch: the dangerous cards are laid away, and the end is searched, each player alone."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random

from reunion_desktop.ai.player import Decision, Turn
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.skat.declarer import declarer_tables
from reunion_desktop.ai.skat.hands import CARD_POINTS
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.ai.tricks.reasons.insight import checked
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet, FifthSuit
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.games.skat.options import ALL_POINTS
from reunion_desktop.solver.solve import UtilityTable, maxn

_COVER = 4
"""Ranks by which each lower card of the suit makes a card less dangerous."""
_LOSS, _OWN = 10, 1
"""Worth of a card point that is lost, and of one's own that is not, in the utility."""


def pushed(turn: Turn, legal: MayDiscard) -> Decision:
    """The discards at Ramsch: cards that would take points, from suits without low cards."""
    own = turn.deal.hand

    def danger(card: Card) -> float:
        lower = [one for one in own if one.suit == card.suit and one.rank < card.rank]
        return CARD_POINTS[card.index] + int(card.rank) - _COVER * len(lower)

    ranked = sorted(legal.cards, key=lambda card: (-danger(card), card.index))
    for pair in combinations(ranked, legal.count):
        action = Discard(turn.seat, CardSet.of(pair))
        if action in legal:
            return Decision(action, (Reason(Motive.GETS_RID, action.cards),))
    return Decision(legal.first)


def ramsch_card(turn: Turn, number: int, rng: Random, budget: SearchBudget) -> Decision | None:
    """The card after which the seat loses least, over sampled layouts; None without time."""
    deal, layouts = turn.deal, Determinizations(turn)
    seats = sorted(deal.trick.seats)
    place, points = seats.index(turn.seat), [deal.points[seat] for seat in seats]
    if not number or not layouts.count:
        return None
    worth: dict[int, int] = {}
    used = 0
    sampled = layouts.sampled(number, rng)
    for layout in sampled:
        allowance = budget.allowance()
        if allowance is None:
            break
        found = maxn(
            declarer_tables(FifthSuit.JACKS),
            layouts.position(layout),
            points,
            utility=utility(),
            points=points,
            allowance=allowance,
        )
        budget.pay(found.nodes)
        if not found.complete:
            break
        used += 1
        for card, gains in found.values.items():
            worth[card] = worth.get(card, 0) + gains[place]
    if not used:
        return None
    best = max(worth, key=lambda card: (worth[card], -card))
    values = {str(ALL_CARDS[card]): round(gain / used, 1) for card, gain in worth.items()}
    told = {ALL_CARDS[card]: float(gain) for card, gain in worth.items()}
    cases = list(map(WeightedDeterminization, sampled[:used]))
    reasons = (
        *checked(layouts, cases, told, ALL_CARDS[best]),
        Reason(Motive.BEST_SEEN, CardSet.of((ALL_CARDS[best],))),
    )
    info = {"layouts": used, "nodes": budget.spent, "values": values}
    return Decision(PlayCard(turn.seat, ALL_CARDS[best]), reasons, info)


@lru_cache(maxsize=1)
def utility() -> UtilityTable:
    """The player with most card points loses them; to the others each own point is a small loss."""

    def worth(*points: int) -> tuple[int, ...]:
        most = max(points)
        return tuple([-_LOSS * own if own == most else most - _OWN * own for own in points])

    return UtilityTable.of(ALL_POINTS, worth)
