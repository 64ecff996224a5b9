"""Observation adapter for the networks of partnership games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.tricks.card_constraints import hidden_places
from reunion_desktop.ai.tricks.deal_tables import DealTables, solver_tables
from reunion_desktop.ai.tricks.observation_adapter import tables_seen
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import NO_CARD
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.public_facts import Covers, PublicFacts
from reunion_desktop.value_net.weights import TAUGHT, Weights, shipped

FIRST_REACHED = 1
"""Rule flag: the side that reaches its goal first has won."""


def network_of(turn: Turn) -> Weights | None:
    """The network of the game; None where there is none, or a player plays alone.

    Raises:
        Damaged: its file is missing or corrupt.
    """
    game = turn.rules.game
    if len(turn.deal.trick.seats) < turn.rules.players or game not in TAUGHT:
        return None
    weights = shipped(game)
    return weights if weights.goals else None


def facts_seen(turn: Turn, aim: Payoff) -> PublicFacts:
    """The public facts of a deal for the network, from an observation."""
    turned = NO_CARD if turn.deal.turn_up is None else turn.deal.turn_up.index
    return facts_of(turn.rules, tables_seen(turn), aim, turn.deal.dealer, turned)


@lru_cache(maxsize=64)
def facts_of(
    rules: Rules, tables: DealTables, aim: Payoff, dealer: Seat, turned: int
) -> PublicFacts:
    """The public facts of a deal for the network, from its bitmask tables."""
    covers = {
        "nobody": Covers.NOBODY,
        "leader": Covers.LEADER,
        "everybody": Covers.ALL,
    }[rules.face_down]
    return PublicFacts(
        solver_tables(tables),
        tables.pack,
        dealer,
        turned,
        FIRST_REACHED if aim.first is not None else 0,
        voids=False,
        locked=0,
        goals=goals_of(aim),
        covers=covers,
    )


def goals_of(aim: Payoff) -> tuple[int, int]:
    """The goal of each side: the number to be reached first, or the least that wins everything."""
    if aim.first is not None:
        return aim.first
    least = aim.worth.index(aim.worth[-1])
    most = max(made for made, worth in enumerate(aim.worth) if worth == aim.worth[0])
    return max(least, 1), max(aim.whole - most, 1)


def history_seen(deal: DealObservation, covered: Sequence[int]) -> History:
    """The cards played.

    Args:
        deal: the deal as a seat sees it.
        covered: the assumed face-down cards on the table, as bits, in order of play.
    """
    fallen = [card.index for taken in deal.taken for card in taken.trick.cards]
    trick = [card.index for card in deal.trick.cards]
    for place, bits in zip(hidden_places(deal.trick), covered, strict=True):
        trick[place] = bits.bit_length() - 1
    leader = deal.taken[0].trick.leader if deal.taken else deal.trick.leader
    return History(leader, (*fallen, *trick))
