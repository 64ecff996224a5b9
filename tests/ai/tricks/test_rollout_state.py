"""A rollout state plays as the engine plays, in every game of partners."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.tricks.deal_tables import build_deal_tables
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.ai.tricks.heuristic_policy import chosen, weighed
from reunion_desktop.ai.tricks.observation_adapter import in_layout, payoff_seen, state_seen
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.solver.tables import cards_of
from tests.ai.tricks.tables import TABLES, met, seen


@pytest.mark.parametrize("table", TABLES)
def test_a_rollout_state_follows_the_engine(table: str) -> None:
    """Whose turn it is, what may be played, who has counted what: as the engine says."""
    compared = 0
    for match in met(TABLES[table], f"course {table}", 3):
        deal, legal = match.deal, match.legal()
        if deal is None or not isinstance(legal, MayPlay):
            continue
        observation = seen(match)
        aim, state = payoff_seen(observation), state_seen(observation)
        covered = tuple(
            [
                1 << deal.trick.cards[place].index
                for place in deal.trick.covered
                if deal.trick.seats[place] != observation.seat
            ]
        )
        state = in_layout(
            state, observation.deal, Determinization(tuple(h.bits for h in deal.hands), 0, covered)
        )
        assert (state.to_move, state.legal) == (legal.seat, legal.cards.bits)
        assert state.taken == len(deal.taken)
        for side in (0, 1):
            told = deal.tricks_of(side) if aim.counted is Counted.TRICKS else deal.points_of(side)
            assert state.counts[side] == told
        for who, lacks in enumerate(state.lacks):
            assert not lacks & deal.hands[who].bits
        compared += 1
    assert compared > 40


def hands(*texts: str) -> list[int]:
    """Hands by seat."""
    return [CardSet.parse(text).bits for text in texts]


def viersche(*texts: str) -> RolloutState:
    """A late position of Viersche, hearts are trumps, seat 0 leads; sides are 0 2 and 1 3."""
    order = PAGAT.order(Suit.HEARTS)
    tables = build_deal_tables(PAGAT, Contract(order, PAGAT.sides, (0, 1, 2, 3), 0), Counted.POINTS)
    state = RolloutState(tables, hands(*texts), 0)
    state.taken = 5
    state.played = tables.pack
    for hand in state.hands:
        state.played &= ~hand
    return state


def test_points_go_to_a_partner_who_holds_the_trick() -> None:
    """The last player smears to a partner, and keeps points from the others."""
    for leader, card in (("S6 C6", "ST"), ("SA C6", "S7")):
        state = viersche(leader, "SA C7" if leader[:2] == "S6" else "S8 C7", "SK C8", "ST S7")
        for text in leader[:2], ("SA" if leader[:2] == "S6" else "S8"), "SK":
            state.play(Card.parse(text).index)
        assert Card.parse(card).index == chosen(state)


def test_a_partner_is_not_overtaken_for_nothing() -> None:
    """A player who could ruff a partner's sure trick smears instead."""
    state = viersche("SA C6", "S8 C7", "HJ ST", "S7 C9")
    for text in ("SA", "S8"):
        state.play(Card.parse(text).index)
    assert Card.parse("ST").index == chosen(state)


def test_makers_draw_trumps() -> None:
    """With the highest trumps and most of them the lead is a trump."""
    order = SAARLAND.order(Suit.CLUBS)
    tables = build_deal_tables(
        SAARLAND, Contract(order, SAARLAND.sides, (0, 1, 2, 3), 0), Counted.TRICKS
    )
    mine = "CJ SJ CA CK CQ D7 H7 S7"
    state = RolloutState(tables, hands(mine, "", "", ""), 0)
    state.held = [8] * 4
    state.taken = 1
    worth = weighed(state, state.legal)
    best = max(worth, key=lambda card: worth[card])
    assert order.is_trump(next(iter(CardSet(1 << best))))
    assert set(cards_of(state.legal)) == set(worth)
