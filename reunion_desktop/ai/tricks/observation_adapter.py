"""Observation adapter: a deal as seen by one seat, as bitmask tables and rollout state."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.tricks.card_constraints import (
    hidden_places,
    plays_of,
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
from reunion_desktop.engine.observe import DealObservation


def payoff_seen(turn: Turn, more: Sequence[Announce] = ()) -> Payoff:
    """The payoff of the sides of the deal, after further assumed calls."""
    deal = turn.deal
    contract = deal.auction.contract((*deal.calls, *more)) if more else deal.contract
    return payoff_of(turn.rules, turn.lines, contract)


def tables_seen(turn: Turn) -> DealTables:
    """The bitmask tables of the deal."""
    return build_deal_tables(turn.rules, turn.deal.contract, payoff_seen(turn).counted)


def state_seen(turn: Turn) -> RolloutState:
    """The rollout state of the deal; only the seat's own hand is known."""
    rules, seat, deal = turn.rules, turn.seat, turn.deal
    tables = tables_seen(turn)
    hands = [0] * rules.players
    state = RolloutState(tables, hands, tables.seats[0])
    played = [who for who, _ in plays_of(deal)]
    state.held = [held + played.count(who) for who, held in enumerate(deal.held)]
    turned = (turned_card(deal) | seen_left(deal)).bits
    for who in range(rules.players):
        if who != deal.owner:
            state.lacks[who] = turned
    for trick in tricks_of(deal):
        state.leader = state.to_move = state.best_seat = trick.leader
        for card in trick.cards:
            state.play(card.index, hidden=card == FACE_DOWN)
    state.played |= (deal.left | (deal.laid_away or NO_CARDS)).bits
    state.hands[seat] = deal.hand.bits
    return state


def in_layout(state: RolloutState, deal: DealObservation, layout: Determinization) -> RolloutState:
    """The rollout state with every hand filled in from a determinization."""
    twin = state.branch(layout.hands)
    for place, bits in zip(hidden_places(deal.trick), layout.covered, strict=True):
        twin.uncover(place, bits.bit_length() - 1)
    return twin
