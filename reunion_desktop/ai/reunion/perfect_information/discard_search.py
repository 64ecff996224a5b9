"""Discard search: the likeliest discards compared in the same determinizations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.perfect_information.discard_model import DiscardModel
from reunion_desktop.ai.reunion.utility import DealUtility
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization, WeightedDeterminization
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.games.reunion.options import turned_card
from reunion_desktop.solver.solve import value
from reunion_desktop.solver.tables import TrickTables

_ROUND = 6
"""Determinizations from one pruning to the next."""

_BEHIND = 0.08
"""Units by which a discard may trail the best one before it is pruned."""


@dataclass(frozen=True, slots=True)
class DiscardTrial:
    """The comparison of some discards in the same determinizations."""

    discards: tuple[Discard, ...]
    """The discards left at the end; the rule's own first, where it is among them."""
    units: tuple[float, ...]
    """The mean value of each."""
    layouts: int
    """The number of determinizations."""


def likely(
    layouts: ReunionDeterminizations, legal: MayDiscard, rule: Discard, number: int
) -> list[Discard]:
    """The candidates: the rule's own discard, and the likeliest ones of the discard model."""
    model = DiscardModel(layouts.rules, layouts.deal.order, turned_card(layouts.deal))
    hand = layouts.deal.hand.bits
    others = [action for action in legal.actions if action != rule]
    others.sort(key=lambda action: (-model.chance(hand, action.cards.bits), action.cards.bits))
    return [rule, *others[: number - 1]]


def try_discards(
    tables: TrickTables,
    layouts: ReunionDeterminizations,
    cases: Sequence[WeightedDeterminization],
    discards: Sequence[Discard],
    outlook: DealUtility,
    budget: SearchBudget,
) -> DiscardTrial:
    """Solve the determinizations with each discard, and prune those that fall behind."""
    order = layouts.deal.order
    sums = dict.fromkeys(discards, 0.0)
    points = {discard: layouts.rules.count(discard.cards, order) for discard in discards}
    done = 0
    for case in cases:
        gains = {}
        for discard in sums:
            found = _value(tables, layouts, case.layout, discard, budget)
            if found is None:
                break
            gains[discard] = outlook.measure(found + points[discard])
        if len(gains) < len(sums):
            break
        sums = {discard: units + gains[discard] for discard, units in sums.items()}
        done += 1
        if done % _ROUND == 0:
            top = max(sums.values())
            sums = {d: units for d, units in sums.items() if units >= top - _BEHIND * done}
            if len(sums) == 1:
                break
    left = tuple(sums)
    return DiscardTrial(left, tuple([sums[discard] / max(1, done) for discard in left]), done)


def _value(
    tables: TrickTables,
    layouts: ReunionDeterminizations,
    layout: Determinization,
    discard: Discard,
    budget: SearchBudget,
) -> int | None:
    """The dealer's gain in play with a discard; None when the budget is used up."""
    allowance = budget.allowance()
    if allowance is None:
        return None
    away = discard.cards.bits
    hands = tuple(
        hand & ~away if seat == layouts.seat else hand for seat, hand in enumerate(layout.hands)
    )
    found = value(tables, layouts.position(Determinization(hands, away)), layouts.seat, allowance)
    budget.pay(_NODES)
    return found


_NODES = 40_000
"""Average cost of a search of a whole deal, in cards; the search does not report its own."""
