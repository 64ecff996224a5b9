"""Partnership tables for the tests of players: positions from random play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from reunion_desktop.ai.player import Turn, turn_of
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.play import headless
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import GameRules, MatchState
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.bauer.rules import CATSATCARDS as CATS_BAUER
from reunion_desktop.games.bauer.rules import SAARLAND, BauerRules
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.games.viersche.rules import CATSATCARDS, PAGAT, VierscheRules
from tests.engine.ladder import LADDER_RULES

TABLES: dict[str, GameRules] = {
    "bauer": SAARLAND,
    "bauer_cats": CATS_BAUER,
    "bauer_king": BauerRules(king_high=True, away_lost="nothing"),
    "viersche": PAGAT,
    "viersche_cats": CATSATCARDS,
    "viersche_automatic": VierscheRules(reached="automatic"),
    "hunsruecker": HUNSRUECK,
    "ladder": LADDER_RULES,
}
"""Every partnership game, under several rules, and a made-up one."""


def met(rules: GameRules, seed: str, deals: int, first: int = 0) -> Iterator[MatchState]:
    """Every position with a decision, of some random deals."""
    players = [RandomPlayer(f"{seed}{seat}") for seat in range(rules.players)]
    header = Header(rules, ("A",) * rules.players, first, "")
    for step in headless(header, players, seed):
        if len(step.after.lines) >= deals:
            break
        if step.after.to_act() is not None:
            yield step.after


def seen(match: MatchState) -> Turn:
    """The observation of the player to move."""
    seat = match.to_act()
    assert seat is not None
    return turn_of(observe(match, seat))


def reshuffled(match: MatchState, seat: int, rng: Random) -> MatchState:
    """Another match that a seat cannot tell from this one: cards it does not see change places.

    The turned card stays with the dealer, and a covered card remains no trump.
    """
    deal = match.deal
    assert deal is not None
    spot = deal.turn_up if deal.turn_up in deal.hands[deal.dealer] else None
    others = [who for who in range(len(deal.hands)) if who != seat]
    places = [place for place in deal.trick.covered if deal.trick.seats[place] != seat]
    hidden = [card for who in others for card in deal.hands[who] if card != spot]
    hidden += [card for cards in deal.later for card in cards]
    if seat != deal.dealer:
        hidden += list(deal.laid_away)
    hidden += [deal.trick.cards[place] for place in places]
    rng.shuffle(hidden)
    plain = [card for card in hidden if not deal.order.is_trump(card)]
    trick = list(deal.trick.cards)
    for place in places:
        trick[place] = plain.pop()
        hidden.remove(trick[place])
    hands, later = list(deal.hands), list(deal.later)
    for who in others:
        kept = CardSet.of((spot,)) if spot is not None and who == deal.dealer else CardSet()
        kept = kept if spot in deal.hands[who] else CardSet()
        hands[who] = kept | _taken(hidden, len(deal.hands[who]) - len(kept))
    for who, cards in enumerate(deal.later):
        later[who] = _taken(hidden, len(cards))
    away = deal.laid_away if seat == deal.dealer else _taken(hidden, len(deal.laid_away))
    changed = replace(
        deal,
        hands=tuple(hands),
        later=tuple(later),
        laid_away=away,
        trick=Trick(deal.trick.seats, tuple(trick), deal.trick.covered),
    )
    return replace(match, deal=changed)


def _taken(cards: list[Card], count: int) -> CardSet:
    taken = CardSet.of(cards[:count])
    del cards[:count]
    return taken
