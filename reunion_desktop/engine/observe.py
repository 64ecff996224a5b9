"""Observations: what one seat may know; and the functions that hide the rest.

Players and tables are given an :class:`Observation`, from which the match state cannot be reached.
"""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.actions import Stock
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.events import Event, PartlyHidden
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import ScoreLine, Settlement
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, PublicDeal
from reunion_desktop.engine.tricks import Trick


@dataclass(frozen=True, slots=True)
class DealObservation(PublicDeal):
    """A deal as one seat sees it."""

    on_table: Card | None
    """The turned card while it lies on the table; None once it is in a hand."""
    hand: CardSet
    """The seat's own cards; a turned card that it owns and that lies on the table is among them.
    """
    held: tuple[int, ...]
    """How many cards each seat holds, one that lies on the table included."""
    later: int
    """How many cards each seat in the deal is still to be given."""
    talon: tuple[Card, ...] | None
    """The cards left over, which a player took up; None for the others. Where they lie on the
    table, everybody's, :data:`~reunion_desktop.engine.cards.FACE_DOWN` for one not seen."""
    laid_away: CardSet | None
    """The discards: empty before they are made, None where the seat may not see them."""
    discarded: int
    """How many cards were discarded."""
    over: bool
    """True when the last trick has been played."""
    places_left: tuple[int, ...] = ()
    """The places in the talon of the cards that lie on the table unowned."""
    open_hand: CardSet | None = None
    """The declarer's cards where the contract is played open; else None."""
    stock: Stock | None = None
    """Stock, pile and what was drawn, as far as the seat has seen it; None where nobody draws."""

    def played_by(self, seat: Seat) -> CardSet:
        """The cards that a seat has played in this deal, as far as the observer has seen them."""
        tricks = (*(taken.trick for taken in self.taken), self.trick)
        return CardSet.of(
            card
            for trick in tricks
            for other, card in zip(trick.seats, trick.cards, strict=False)
            if other == seat and card != FACE_DOWN
        )

    @property
    def lying(self) -> int:
        """How many cards lie on the table unowned, the turned one included."""
        return len(self.places_left)

    @property
    def left(self) -> CardSet:
        """The cards that lie on the table unowned, as far as the seat has seen them."""
        talon = self.talon or ()
        return CardSet.of(talon[place] for place in self.places_left if talon[place] != FACE_DOWN)


@dataclass(frozen=True, slots=True)
class Observation:
    """A match as one seat sees it."""

    seat: Seat
    """The seat that observes."""
    rules: Rules
    first_dealer: Seat
    lines: tuple[ScoreLine, ...]
    """The deals counted so far."""
    settlement: Settlement | None
    """The end of the game; None while it goes on."""
    next_dealer: Seat
    """The dealer of the next deal."""
    to_act: Seat | None
    """The seat to act; None when cards must be dealt or the game is over."""
    legal: Legal | None
    """The legal actions of the observing seat; None when it is another seat's turn."""
    deal: DealObservation | None
    """The deal on the table, or the last one until the next; None before the first."""


def open_hands(match: MatchState) -> tuple[CardSet, ...]:
    """Every hand by seat, and last the discards, for practice with open cards.

    It is no part of an observation, so that no player is ever given it.
    """
    return () if match.deal is None else (*match.deal.hands, match.deal.laid_away)


def to_look_into(sight: Observation) -> tuple[Seat, ...]:
    """The seats whose hands a seat that sits the deal out may look into, in order of play.

    Empty for a seat that plays, between deals, and where the game does not allow it.
    """
    deal = sight.deal
    if deal is None or deal.over or not sight.rules.lets_look or sight.seat in deal.trick.seats:
        return ()
    return deal.trick.seats


def hand_looked_into(match: MatchState, seat: Seat) -> tuple[CardSet | None, ...]:
    """The hands shown to a player who looks into one seat's hand: None for the others.

    Last the discards, which are seen with their owner's hand. It is no part of an observation, so
    that no player is ever given it.
    """
    hands = open_hands(match)
    if match.deal is None:
        return ()
    shown = {seat, len(hands) - 1} if seat == match.deal.owner else {seat}
    return tuple([hand if place in shown else None for place, hand in enumerate(hands)])


def observe(match: MatchState, seat: Seat) -> Observation:
    """The match as a seat sees it."""
    deal = match.deal
    to_act, legal = None, None
    if deal is not None and deal.phase is not None:
        to_act = deal.phase.to_act(deal)
        legal = deal.phase.legal(deal) if to_act == seat else None
    return Observation(
        seat,
        match.rules,
        match.first_dealer,
        match.lines,
        match.settlement,
        match.next_dealer,
        to_act,
        legal,
        None if deal is None else _sight(match.rules, deal, seat),
    )


def _sight(rules: Rules, deal: DealState, seat: Seat) -> DealObservation:
    own = seat == deal.owner
    over = deal.phase is None
    shown = own or not deal.laid_away or (over and rules.shows_discards)
    open_hand = deal.contract.declarer if deal.contract.open else None
    return DealObservation(
        deal.number,
        deal.dealer,
        deal.auction,
        deal.contract,
        deal.turn_up,
        deal.calls,
        _trick_seen(deal.trick, seat) if deal.trick.covered else deal.trick,
        deal.taken,
        deal.points,
        deal.payments,
        tuple([gift.seen_by(seat) for gift in deal.given]) if deal.given else (),
        deal.on_table,
        deal.hands[seat],
        tuple([len(hand) for hand in deal.hands]),
        max(map(len, deal.later), default=0),
        _talon_seen(deal, own=own),
        deal.laid_away if shown else None,
        len(deal.laid_away),
        over,
        deal.places_left,
        None if open_hand is None else deal.hands[open_hand],
        None if deal.stock is None else deal.stock.seen_by(seat),
    )


def _talon_seen(deal: DealState, *, own: bool) -> tuple[Card, ...] | None:
    """The cards left over as their owner or another sees them."""
    rules = deal.rules
    if deal.phase is None and rules.shows_discards and not rules.takes_talon:
        return deal.talon
    if deal.contract.taker is not None:
        return deal.talon if own else None
    seen_by = ("dealer", "everybody") if own else ("everybody",)
    return tuple(
        card if deal.rules.seen_left(card, deal.turn_up) in seen_by else FACE_DOWN
        for card in deal.talon
    )


def _trick_seen(trick: Trick, seat: Seat) -> Trick:
    """A trick as a seat sees it: others' face-down cards stay hidden until it is taken."""
    hidden = [place for place in trick.covered if trick.seats[place] != seat]
    cards = [FACE_DOWN if place in hidden else card for place, card in enumerate(trick.cards)]
    return Trick(trick.seats, tuple(cards), trick.covered)


def saw_stock(then: MatchState, now: MatchState, seat: Seat) -> bool:
    """Tell whether a seat has seen a card since that lay in the stock of the same deal then."""
    deal = now.deal
    if deal is None or deal.stock is None or then.deal is None or then.deal.stock is None:
        return False
    hidden = CardSet.of(deal.stock.cards)
    for other, hand in enumerate(deal.hands):
        if other != seat:
            hidden |= hand - deal.stock.known_of(other)
    return not CardSet.of(then.deal.stock.cards) <= hidden


def event_for(event: Event, seat: Seat) -> Event:
    """An event as a seat sees it: cards it may not see become None."""
    return event.seen_by(seat) if isinstance(event, PartlyHidden) else event
