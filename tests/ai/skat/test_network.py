"""The value network at Skat: what it is told, and that compiled and Python versions agree."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Stop, turn_of
from reunion_desktop.ai.roster import player_for
from reunion_desktop.ai.skat.hands import PACK_BITS
from reunion_desktop.ai.skat.network import network_of, suit_game_facts
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.games.skat.options import GRAND, PLAY_HAND, TAKE
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net import network, plain_network
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.inputs import card_inputs
from reunion_desktop.value_net.open_deal import OpenDeal, deal_in_layout
from reunion_desktop.value_net.queries import SidePlayouts
from reunion_desktop.value_net.weights import shipped
from tests.ai.skat.test_players import STRONG, bid, match_of, said
from tests.value_net import plain_side_playouts

compiled = pytest.mark.skipif(not COMPILED, reason="the core was not built")
LATE = 24
"""Cards played after which the Python network plays a deal out quickly."""


def deal_by_lot(rng: Random, played: int) -> OpenDeal:
    """A suit game with random hands after some random cards."""
    cards = cards_of(PACK_BITS)
    rng.shuffle(cards)
    piles = tuple([sum([1 << card for card in cards[at : at + 10]]) for at in (0, 10, 20, 30)])
    facts = suit_game_facts(rng.choice(list(Suit)), rng.randrange(3))
    deal = deal_in_layout(facts, History(rng.randrange(3)), piles)
    for _ in range(played):
        deal = deal.after(rng.choice(deal.legal()))
    return deal


def playing(game: Call, *, hand: bool = False) -> MatchState:
    """A deal whose forehand, with a strong hand, plays a game; the skat is laid away again."""
    match = said(match_of((STRONG, "", "")), PASS, PASS, bid(18), PLAY_HAND if hand else TAKE)
    deal = match.deal
    assert deal is not None
    if not hand:
        match, _ = advance(match, Discard(0, CardSet.of(deal.talon)))
    return said(match, game)


@compiled
def test_core_and_plain_network_agree() -> None:
    """Every worth, to the bit, for the declarer with discards and for defenders."""
    rng, weights = Random("worths"), shipped("skat")
    for played in range(0, 29, 2):
        deal = deal_by_lot(rng, played)
        asked = (weights, deal.facts, deal.history, deal.hand, deal.away)
        assert network.worths(*asked) == plain_network.worths(*asked)


@compiled
def test_core_and_plain_playouts_agree() -> None:
    """The discards count for the declarer, whoever asks; the last tricks are searched."""
    rng, weights = Random("ends"), shipped("skat")
    worth = array("i", [100 * made + 9000 * (made > 60) for made in range(121)])
    for _ in range(20):
        deal = deal_by_lot(rng, rng.randrange(LATE, 29))
        choices = tuple([1 << card for card in deal.legal()])
        asked = SidePlayouts(
            seat=deal.mover, choices=choices, worth=worth, solve=rng.randrange(3), critical_z=None
        )
        told = weights, deal.facts, deal.history
        layout = (*deal.hands, deal.away)
        found = network.play_sides(*told, (layout,), (1,), asked)
        assert found.rows == (plain_side_playouts.outcomes(*told, layout, asked),)


def test_only_the_declarer_is_told_of_the_discards() -> None:
    """A defender's inputs are the same with any discards, the declarer's are not."""
    rng = Random("discards")
    for played in range(0, 29, 3):
        deal = deal_by_lot(rng, played)
        told = {card_inputs(deal.facts, deal.progress, deal.hand, away) for away in (0, deal.away)}
        assert len(told) == 1 + (deal.mover == deal.facts.dealer)


@compiled
def test_the_network_is_asked_in_suit_games_with_the_skat_alone() -> None:
    """It was not trained for Grand, nor for games from the hand."""
    for match, asked in (
        (playing(Call("suit", Suit.CLUBS)), True),
        (playing(Call(GRAND)), False),
        (playing(Call("suit", Suit.CLUBS), hand=True), False),
    ):
        seen = observe(match, 0)
        assert (network_of(turn_of(seen)) is not None) == asked
        assert player_for("skat", "expert", "dice").choose(seen, NO_LIMIT, Stop()).info["layouts"]
