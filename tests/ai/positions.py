"""Positions for the tests of players: written by hand, or from random play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import headless
from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.dealing.shuffle import deal_cards
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.record import Header
from reunion_desktop.games.reunion.rules import ReunionRules

DEALER = 2


def dealt(rules: ReunionRules, forehand: str, middle: str, dealer: str, talon: str) -> MatchState:
    """Seat 0 leads, seat 2 has dealt; the last card of the talon is turned."""
    hands = [tuple(map(Card.parse, hand.split())) for hand in (forehand, middle, dealer)]
    packets = [hand[a:b] for a, b in ((0, 3), (3, 7), (7, 10)) for hand in hands]
    pack = tuple(card for packet in packets for card in packet)
    pack += tuple(map(Card.parse, talon.split()))
    start = MatchState(rules, DEALER)
    match, _ = advance(start, deal_cards(rules, pack, 0, 1, DEALER))
    return match


def played(match: MatchState, laid: str, cards: str = "") -> MatchState:
    """The match after the dealer's discard and some cards, each from whose turn it is."""
    match, _ = advance(match, Discard(DEALER, CardSet.parse(laid)))
    for card in cards.split():
        seat = match.to_act()
        assert seat is not None
        match, _ = advance(match, PlayCard(seat, Card.parse(card)))
    return match


def seen_by_mover(match: MatchState) -> Observation:
    """The observation of the player to move."""
    seat = match.to_act()
    assert seat is not None
    return observe(match, seat)


def met_in_play(rules: ReunionRules, seed: str, games: int) -> Iterator[MatchState]:
    """Every position of some random games with a decision."""
    for number in range(1, games + 1):
        players = [RandomPlayer(f"{seed}{number}{seat}") for seat in range(rules.players)]
        header = Header(rules, ("A", "B", "C"), number % rules.players, "")
        for step in headless(header, players, seed, number):
            if step.after.to_act() is not None:
                yield step.after


def reshuffled(match: MatchState, seat: int, rng: Random) -> MatchState:
    """Another match with the same observation for a seat: hidden cards are exchanged.

    The turned card stays where it was seen to go, unless the dealer may have discarded it.
    """
    deal = match.deal
    assert deal is not None
    own_cellar = seat == deal.dealer or not deal.laid_away
    spot = deal.turn_up if deal.turn_up in deal.hands[deal.dealer] else None
    others = [who for who in range(len(deal.hands)) if who != seat]
    cellar = NO_CARDS if own_cellar else deal.laid_away
    fixed = CardSet.of((spot,)) if spot is not None and seat != deal.dealer else NO_CARDS
    hidden = [card for who in others for card in deal.hands[who] - fixed]
    hidden.extend(cellar)
    rng.shuffle(hidden)
    hands = list(deal.hands)
    for who in others:
        kept = deal.hands[who] & fixed
        count = len(deal.hands[who]) - len(kept)
        hands[who] = kept | CardSet.of(hidden[:count])
        hidden = hidden[count:]
    laid = deal.laid_away if own_cellar else CardSet.of(hidden)
    talon = deal.talon
    if seat != deal.dealer:
        pool = [card for card in hands[deal.dealer] | laid if card != deal.turn_up]
        talon = (
            tuple(
                card if card == deal.turn_up else pool.pop(rng.randrange(len(pool)))
                for card in deal.talon
            )
            if len(pool) >= len(deal.talon)
            else deal.talon
        )
    return replace(match, deal=replace(deal, hands=tuple(hands), laid_away=laid, talon=talon))


def played_on(match: MatchState, cards: str) -> MatchState:
    """The match after some more cards, each from whose turn it is."""
    for card in cards.split():
        seat = match.to_act()
        assert seat is not None
        match, _ = advance(match, PlayCard(seat, Card.parse(card)))
    return match
