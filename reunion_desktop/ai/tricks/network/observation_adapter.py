"""Observation adapter for the networks of partnership games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from reunion_desktop.ai.tricks.card_constraints import hidden_places
from reunion_desktop.ai.tricks.deal_tables import DealTables
from reunion_desktop.ai.tricks.observation_adapter import ground_seen
from reunion_desktop.ai.tricks.solver_adapter import open_tables
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import NO_CARD
from reunion_desktop.value_net import public_facts as judged
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.weights import TAUGHT, Weights, shipped

FIRST_REACHED = 1
"""Rule flag: the side that reaches its goal first has won."""


def judge_of(observation: Observation, deal: DealObservation) -> Weights | None:
    """The network of the game; None where there is none, or a player plays alone.

    Raises:
        Damaged: its file is missing or corrupt.
    """
    game = observation.rules.game
    if len(deal.trick.seats) < observation.rules.players or game not in TAUGHT:
        return None
    weights = shipped(game)
    return weights if weights.goals else None


def ground_told(observation: Observation, deal: DealObservation, aim: Payoff) -> judged.PublicFacts:
    """The public facts of a deal for the network, from an observation."""
    turned = NO_CARD if deal.turn_up is None else deal.turn_up.index
    played = ground_seen(observation, deal, aim)
    return told_ground(observation.rules, played, aim, deal.dealer, turned)


@lru_cache(maxsize=64)
def told_ground(
    rules: Rules, ground: DealTables, aim: Payoff, dealer: Seat, turned: int
) -> judged.PublicFacts:
    """The public facts of a deal for the network, from its bitmask tables.

    Args:
        rules: the rules of the table.
        ground: the bitmask tables.
        aim: the payoff of the sides.
        dealer: who deals.
        turned: the card turned for trumps, or ``NO_CARD``.
    """
    covers = {
        "nobody": judged.Covers.NOBODY,
        "leader": judged.Covers.LEADER,
        "everybody": judged.Covers.ALL,
    }[rules.face_down]
    return judged.PublicFacts(
        open_tables(ground),
        ground.pack,
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
