"""Features of the table and of each card, for the heuristics."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import prod

from reunion_desktop.ai.reunion.card_memory import CardMemory, remember
from reunion_desktop.ai.reunion.unit_rates import UnitRates
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games.reunion.options import ReunionOptions


class Situation(Enum):
    """The situation of the player to move."""

    LEAD = "lead"
    """To lead any card."""
    FOLLOW = "follow"
    """To follow in a plain suit."""
    TRUMP = "trump"
    """To play a trump, following suit or trumping."""
    THROW = "throw"
    """To throw off: neither the suit led nor a trump is in hand."""


@dataclass(frozen=True, slots=True)
class CardFeatures:
    """Features of one card of the hand."""

    card: Card
    trump: bool
    points: int
    now: float
    """The chance that it takes the trick on the table; 0 for one that may not be played."""
    later: float
    """The chance that it would take a trick if it were led."""
    higher: int
    """How many higher cards of its suit are unseen."""
    mates: CardSet
    """The other cards of its suit in hand."""


@dataclass(frozen=True, slots=True)
class PlayContext:
    """The context of a card decision."""

    rules: ReunionOptions
    seat: Seat
    situation: Situation
    memory: CardMemory
    stakes: UnitRates
    hand: CardSet
    trick: Trick
    later: tuple[Seat, ...]
    """The seats that play to this trick afterwards, in order."""
    table: int
    """Card points in the trick so far, the bonus of the last trick included."""
    rival: Seat | None
    """The seat whose card wins the trick so far; None before the lead."""
    trickless: float
    """The fee in units for ending without a trick as things stand; 0 where that is no longer
    possible.
    """
    prospects: tuple[CardFeatures, ...]
    """Every card of the hand, in the order of the pack."""

    @property
    def order(self) -> CardOrder:
        """The order of the cards."""
        return self.memory.order

    @property
    def trumps(self) -> CardSet:
        """The trumps in hand."""
        return self.hand & self.memory.order.trumps

    def out(self, card: Card) -> bool:
        """Tell whether a card is among the unseen ones."""
        return card in self.memory.unseen


def look_around(
    rules: ReunionOptions, seat: Seat, deal: DealObservation, legal: CardSet, stakes: UnitRates
) -> PlayContext:
    """Build the context of a card decision."""
    order, trick, hand = deal.order, deal.trick, deal.hand
    memory = remember(rules, seat, deal)
    placed = len(trick.cards)
    others = tuple([(seat + step) % rules.players for step in range(1, rules.players)])
    later = others[: rules.players - 1 - placed]
    fresh = Trick(rules.seating.round(seat))
    suits = [hand & order.cards_of(suit) for suit in Suit]
    prospects = []
    for card in hand:
        lead = memory.stands(card, fresh, others)
        now = 0.0
        if card in legal:
            now = memory.stands(card, trick, later) if placed else lead
        prospects.append(
            CardFeatures(
                card,
                order.is_trump(card),
                rules.points(card, order),
                now,
                lead,
                len(memory.higher(card)),
                suits[order.suit_of(card)].minus(card),
            )
        )
    bonus = rules.last_trick if len(hand) == 1 else 0
    return PlayContext(
        rules,
        seat,
        _situation(order, trick, legal),
        memory,
        stakes,
        hand,
        trick,
        later,
        rules.count(trick.cards, order) + bonus,
        trick.winner(order) if placed else None,
        _trickless(rules, seat, deal),
        tuple(prospects),
    )


def _situation(order: CardOrder, trick: Trick, legal: CardSet) -> Situation:
    led = trick.led(order)
    if led is None:
        return Situation.LEAD
    if legal <= order.trumps:
        return Situation.TRUMP
    return Situation.FOLLOW if legal <= order.cards_of(led) else Situation.THROW


def _trickless(rules: ReunionOptions, seat: Seat, deal: DealObservation) -> float:
    """The fee that threatens a seat without a trick; it is paid to every other seat."""
    if rules.no_trick_basis == "tricks":
        made = deal.tricks[seat]
    else:
        made = deal.points[seat]
        if deal.laid_away and seat == deal.owner and rules.dealer_no_trick_discards == "stand":
            made += rules.count(deal.laid_away, deal.order)
    return 0.0 if made else float(rules.no_trick_fee * (rules.players - 1))


def without(look: PlayContext, card: Card) -> float:
    """The chance that no other card of the hand would take a trick if it were led."""
    return prod([1 - other.later for other in look.prospects if other.card != card])
