"""Contracts: what is played, who owns what, and the fifth suit."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import NO_CARDS, PACK_RANKS, Card, CardSet, FifthSuit, Rank, Suit
from reunion_desktop.engine.contract import Contract, Goal
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.seats import Sides
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games import GAMES
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.hindersche.deal import NicerCards
from reunion_desktop.games.hindersche.options import ACCEPT, REDEAL
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.solver.tables import NO_TRUMP, suit_number

RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
JACKS = tuple(Card.parse(text) for text in ("CJ", "SJ", "HJ", "DJ"))
GRAND = CardOrder(FifthSuit.JACKS, JACKS, RANKS)
NULL = CardOrder(None, (), PACK_RANKS)


def trick(*cards: str) -> Trick:
    """A trick to which seat 0 led."""
    return Trick((0, 1, 2), tuple(map(Card.parse, cards)))


def test_where_the_jacks_alone_are_trumps_they_are_a_suit() -> None:
    """The four Jacks follow each other, and no card of a printed suit is a trump."""
    assert CardSet.of(JACKS) == GRAND.trumps == GRAND.cards_of(FifthSuit.JACKS)
    assert FifthSuit.JACKS is trick("HJ").led(GRAND)
    assert Card.parse("HJ") not in GRAND.cards_of(Suit.HEARTS)
    assert 7 == len(GRAND.cards_of(Suit.HEARTS))
    assert [2, 1, 0] == [
        trick(*cards).winner(GRAND)
        for cards in (("DJ", "HA", "CJ"), ("HA", "DJ", "HT"), ("HT", "CA", "HK"))
    ]


def test_without_trumps_the_highest_card_of_the_suit_led_wins() -> None:
    """A Jack is an ordinary card, and the ten stands below it."""
    assert not NULL.trumps
    assert [1, 0] == [
        trick(*cards).winner(NULL) for cards in (("HT", "HJ", "SA"), ("HK", "CA", "HJ"))
    ]


def test_tables_number_the_trumps() -> None:
    """The four suits come first, then the jacks of Grand; no trumps have a number of their own."""
    hearts = RHINELAND.order(Suit.HEARTS)
    assert (NO_TRUMP, 2, 4) == (suit_number(NULL), suit_number(hearts), suit_number(GRAND))


def test_no_suit_holds_a_card_that_the_pack_lacks() -> None:
    """Trumps and plain suits of every rule set are cards of its pack, all of them."""
    for rules, trump in product([r for game in GAMES for r in game.presets.values()], Suit):
        order = rules.order(trump)
        suits = [order.cards_of(suit) for suit in (*Suit, *FifthSuit)]
        assert CardSet.of(rules.pack) == CardSet(sum(cards.bits for cards in suits))


def test_a_contract_is_provisional_while_calls_are_to_be_made() -> None:
    """Before trumps are named nothing would be played; afterwards five tricks, or all of them."""
    match = MatchState(SAARLAND, 0)
    match, _ = advance(match, deal_from_seed(SAARLAND, "contract", 1, 1, 0))
    assert match.deal is not None
    assert (Goal.NOTHING, None) == (match.deal.contract.goal, match.deal.contract.declarer)
    legal = match.legal()
    assert legal is not None
    match, _ = advance(match, legal.first)
    assert match.deal is not None
    named = match.deal.contract
    assert (Goal.TRICKS, 1, 1, (4, 5)) == (named.goal, named.declarer, named.namer, named.targets)
    match, _ = advance(match, Announce(1, PASS))
    match, _ = advance(match, Announce(2, Call("away")))
    assert match.deal is not None
    alone = match.deal.contract
    assert (Goal.ALL_TRICKS, 2, 1) == (alone.goal, alone.declarer, alone.namer)
    assert (2, 3, 1) == alone.seats == match.deal.trick.seats
    assert alone == getattr(observe(match, 0).deal, "contract", None)


def test_all_others_must_agree_to_a_redeal() -> None:
    """They are asked round from the one who asked; the first pass ends it, and play begins."""
    auction = NicerCards(Contract(NULL, Sides.alone(4), (1, 2, 3, 0), 0))
    asked = (Announce(1, PASS), Announce(2, REDEAL))
    assert [1, 2, 3] == [auction.asked(asked[:said]) for said in range(3)]
    agreed = (*asked, *(Announce(seat, ACCEPT) for seat in (3, 0, 1)))
    assert [0, 1, None] == [auction.asked(agreed[:said]) for said in (3, 4, 5)]
    assert Goal.NOTHING is auction.contract(agreed).goal
    refused = (*agreed[:3], Announce(0, PASS))
    assert auction.asked(refused) is None
    assert auction.start is auction.contract(refused)
    assert auction.asked(tuple(Announce(seat, PASS) for seat in (1, 2, 3, 0))) is None


@pytest.mark.parametrize(("declarer", "seen"), [(1, True), (None, False)])
def test_the_hand_of_a_declarer_may_lie_open(declarer: int | None, *, seen: bool) -> None:
    """Everybody sees the declarer's cards in an open contract, and no other hand."""
    match = MatchState(RHINELAND, 0)
    match, _ = advance(match, deal_from_seed(RHINELAND, "open", 1, 1, 0))
    assert match.deal is not None
    for lies_open in (True, False):
        contract = replace(match.deal.contract, declarer=declarer, open=lies_open)
        sight = observe(replace(match, deal=replace(match.deal, contract=contract)), 2).deal
        assert sight is not None
        assert sight.open_hand == (match.deal.hands[1] if lies_open and seen else None)


def test_what_is_laid_away_belongs_to_the_owner() -> None:
    """Where the declarer, and not the dealer, takes up the talon, only the declarer sees it."""
    match = MatchState(RHINELAND, 0)
    match, _ = advance(match, deal_from_seed(RHINELAND, "owner", 1, 1, 0))
    assert match.deal is not None
    contract = replace(match.deal.contract, declarer=2, owner=2, taker=2)
    deal = replace(match.deal, contract=contract, laid_away=CardSet.of(match.deal.talon))
    sights = [observe(replace(match, deal=deal), seat).deal for seat in range(3)]
    assert [None, None, deal.laid_away] == [sight and sight.laid_away for sight in sights]
    assert [None, None, deal.talon] == [sight and sight.talon for sight in sights]
    assert NO_CARDS != deal.laid_away
