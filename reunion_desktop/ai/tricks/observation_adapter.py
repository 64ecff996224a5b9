"""Observation adapter: a deal as seen by one seat, as bitmask tables and rollout state."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.tricks.card_constraints import (
    hidden_places,
    seen_left,
    tricks_of,
    turned_card,
)
from reunion_desktop.ai.tricks.deal_tables import DealTables, build_deal_tables
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation import payoff_of
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS
from reunion_desktop.engine.observe import DealObservation, Observation


def aim_seen(
    observation: Observation, deal: DealObservation, more: Sequence[Announce] = ()
) -> Payoff:
    """The payoff of the sides of the deal.

    Args:
        observation: what the seat sees.
        deal: the deal in it.
        more: further assumed calls.
    """
    contract = deal.auction.contract((*deal.calls, *more)) if more else deal.contract
    return payoff_of(observation.rules, observation.lines, contract)


def ground_seen(observation: Observation, deal: DealObservation, aim: Payoff) -> DealTables:
    """The bitmask tables of the deal."""
    return build_deal_tables(observation.rules, deal.contract, aim.counted)


def course_seen(
    observation: Observation, deal: DealObservation, ground: DealTables
) -> RolloutState:
    """The rollout state of the deal; only the seat's own hand is known."""
    rules, seat = observation.rules, observation.seat
    hands = [0] * rules.players
    course = RolloutState(ground, hands, ground.seats[0])
    tricks = tricks_of(deal)
    played = [one.seat_of(place) for one in tricks for place in range(len(one.cards))]
    course.held = [held + played.count(who) for who, held in enumerate(deal.held)]
    turned = (turned_card(deal) | seen_left(deal)).bits
    for who in range(rules.players):
        if who != deal.owner:
            course.lacks[who] = turned
    for trick in tricks:
        course.leader = course.to_move = course.best_seat = trick.leader
        for card in trick.cards:
            course.play(card.index, hidden=card == FACE_DOWN)
    course.played |= (deal.left | (deal.laid_away or NO_CARDS)).bits
    course.hands[seat] = deal.hand.bits
    return course


def in_world(course: RolloutState, deal: DealObservation, world: Determinization) -> RolloutState:
    """The rollout state with every hand filled in from a determinization."""
    twin = course.branch(world.hands)
    for place, bits in zip(hidden_places(deal.trick), world.covered, strict=True):
        twin.uncover(place, bits.bit_length() - 1)
    return twin
