"""Series of Skat with cautious bidding and random cards, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator

from reunion_desktop.engine.actions import Action, Announce, Discard
from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import CardSet, FifthSuit, Suit
from reunion_desktop.engine.dealing.shuffle import Stream, deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.engine.record import Step
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.skat.deal import SkatAuction
from reunion_desktop.games.skat.options import (
    BASE,
    GRAND,
    HOLD,
    NULL_VALUES,
    PLAY_HAND,
    TAKE,
    trump_of,
)
from reunion_desktop.games.skat.options.orders import matadors, order_of
from reunion_desktop.games.skat.rules import SkatRules
from tests.strategies import CHOICES

LONG, MANY_JACKS, MANY_LOW = 6, 3, 6
"""Trumps of a suit game, jacks of Grand, sevens and eights and nines of Null that are bid on."""
SELDOM, RARELY = 8, 150
"""An unusual call is made, and the end of a deal asked for, once in so many decisions."""


def games(hand: CardSet) -> dict[Call, int]:
    """The games that a hand may be played in, each with its value."""
    found = dict[Call, int]()
    named = {Call("suit", suit): (suit, LONG) for suit in Suit}
    for game, (trump, least) in (named | {Call(GRAND): (FifthSuit.JACKS, MANY_JACKS)}).items():
        order = order_of(trump)
        if len(hand & order.trumps) >= least:
            found[game] = BASE[trump] * (abs(matadors(hand, order)) + 1)
    if sum(str(card)[1] in "789" for card in hand) >= MANY_LOW:
        found[Call("null")] = NULL_VALUES[False, False]
    return found


def call(deal: DealState, legal: MayAnnounce, dice: Stream) -> Call:
    """A call: bids up to the value of the hand, then a game that reaches the bid."""
    calls, own = legal.calls, games(deal.hands[legal.seat])
    auction = deal.auction
    assert isinstance(auction, SkatAuction)
    asked = calls[1:2] and (calls[1] == HOLD or calls[1].kind is CallKind.BID)
    if asked:
        needed = calls[1].number or auction.bidding(deal.calls).pending
        return calls[1] if needed <= max(own.values(), default=0) else PASS
    if PASS in calls or calls == (TAKE, PLAY_HAND):
        return calls[not dice.below(SELDOM)]
    reach = [game for game in own if game in calls and own[game] >= deal.contract.bid]
    if reach and dice.below(SELDOM):
        hand = deal.hands[legal.seat]
        return max(reach, key=lambda game: len(hand & order_of(trump_of(game)).trumps))
    return calls[dice.below(len(calls))]


def decision(match: MatchState, legal: Legal, dice: Stream) -> Action:
    """One decision of a player."""
    assert match.deal is not None
    if isinstance(legal, MayAnnounce):
        return Announce(legal.seat, call(match.deal, legal, dice))
    if isinstance(legal, MayDiscard):
        cards = sorted(legal.cards, key=lambda card: card.index)
        first = dice.below(len(cards))
        second = (first + 1 + dice.below(len(cards) - 1)) % len(cards)
        return Discard(legal.seat, CardSet.of((cards[first], cards[second])))
    assert isinstance(legal, MayPlay)
    if not dice.below(RARELY):
        return Announce(legal.seat, legal.endings[0]) if legal.endings else legal.first
    return legal.actions[dice.below(len(legal.actions))]


def series(rules: SkatRules, seed: str, first_dealer: Seat = 0) -> Iterator[Step]:
    """Every step of a series."""
    dice, match = Stream(seed, 1, CHOICES), MatchState(rules, first_dealer)
    while match.settlement is None:
        legal = match.legal()
        plan = match.plan
        action: Action = (
            deal_from_seed(rules, seed, 1, plan.number, plan.dealer, seats=plan.seats)
            if legal is None
            else decision(match, legal, dice)
        )
        after, events = advance(match, action)
        yield Step(match, action, events, after)
        match = after
