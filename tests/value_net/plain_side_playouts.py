"""Playouts by the network where two sides play: every card in one determinization.

The reference for play_sides in solver/core/partners.c.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.solver.answers import Hands
from reunion_desktop.solver.plain import AloneSearch
from reunion_desktop.solver.tables import Position
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.open_deal import OpenDeal, deal_in_layout
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import ChoiceOutcome, SidePlayouts
from reunion_desktop.value_net.weights import Weights


@dataclass(frozen=True, slots=True)
class _End:
    """The result of a playout."""

    first: int | None
    """The side that reached its number first."""
    counted: int
    """The count of the asking seat's side."""
    lost: frozenset[int]
    """The sides that have lost a trick."""


def outcomes(
    weights: Weights, facts: PublicFacts, history: History, layout: Hands, asked: SidePlayouts
) -> tuple[ChoiceOutcome, ...]:
    """The outcome of every card in one determinization."""
    deal = deal_in_layout(facts, history, layout)
    after = [deal.after(choice.bit_length() - 1) for choice in asked.choices]
    ends = [_end(weights, one, asked) for one in after]
    own = _own(facts, asked)
    return tuple([ChoiceOutcome(settled(asked, own, end), end.counted) for end in ends])


def _own(facts: PublicFacts, asked: SidePlayouts) -> int:
    return facts.tables.sides[asked.seat]


def _end(weights: Weights, deal: OpenDeal, asked: SidePlayouts) -> _End:
    """Play out a deal: all seats by the network, the last tricks by open-card search."""
    own = _own(deal.facts, asked)
    last = 0 if any(asked.goals) else asked.solve
    while True:
        if not deal.progress.table:
            end = _reached(deal, asked, own)
            if not deal.hand:
                return end
            if end.first is not None:  # The winners of the remaining tricks are unknown.
                return _End(end.first, end.counted, frozenset((0, 1)))
            if deal.progress.tricks and deal.hand.bit_count() <= last:
                return _searched(deal, asked, end, own)
        deal = deal.after(deal.chosen(weights))


def _reached(deal: OpenDeal, asked: SidePlayouts, own: int) -> _End:
    """The result so far, between two tricks, with the last trick's bonus."""
    tables, progress = deal.facts.tables, deal.progress
    made = [progress.side_points(tables, side) for side in (0, 1)]
    if not deal.hand:
        made[tables.sides[progress.leader]] += tables.last_trick
    first = next((side for side in (0, 1) if 0 < asked.goals[side] <= made[side]), None)
    lost = {1 - tables.sides[seat] for seat in range(tables.players) if progress.took >> seat & 1}
    return _End(first, made[own], frozenset(lost))


def _searched(deal: OpenDeal, asked: SidePlayouts, end: _End, own: int) -> _End:
    """The result after an exact search of the last tricks."""
    position = Position(deal.hands, deal.progress.leader, took=deal.progress.took)
    tables = deal.facts.tables
    gain = AloneSearch(tables, tables.sides[asked.seat]).value(position)
    counted = end.counted + gain
    lost = {*end.lost, *([1 - own] if gain else [])}
    if counted < len(asked.worth) - 1:
        lost.add(own)
    return _End(None, counted, frozenset(lost))


def settled(asked: SidePlayouts, own: int, end: _End) -> int:
    """The payoff of a result for the asking seat."""
    whole = len(asked.worth) - 1
    worth = asked.worth[end.counted if own == 0 else whole - end.counted]
    marches = [side for side in (0, 1) if asked.march is not None and side not in end.lost]
    if end.first is not None and end.first not in marches:
        worth = asked.worth[whole if end.first == 0 else 0]
    elif marches and asked.march is not None:
        worth = asked.march[marches[-1]]
    return (worth if own == 0 else -worth) + asked.point_worth * end.counted
