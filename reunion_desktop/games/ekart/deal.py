"""Auction and exchange of Ekart: discards, Staubaus calls, and the card demanded."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce, Gift
from reunion_desktop.engine.calls import PASS, Call, CallKind
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.events import AskedInVain, CardGiven, Event
from reunion_desktop.engine.phases import Giving
from reunion_desktop.engine.scoring import Payment
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import TrickPlay
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.ekart.options import EkartOptions, demand
from reunion_desktop.games.reunion.deal import Bowers


@dataclass(frozen=True, slots=True)
class StaubausAuction(Auction):
    """From forehand each passes or calls a Staubaus; the first Staubaus stands.

    It is not known when it was called and of whom what was demanded: the rounds, that the first
    call closes them, and that any card may be named which the caller does not hold, but not the
    turned card while it is locked, are this program's rulings. In Great Ekart a second round
    follows, in which another suit is named for trumps (Wikipedia, after Schneider).
    """

    rules: EkartOptions
    locked: CardSet
    """The turned card where it is locked."""

    def asked(self, calls: tuple[Announce, ...]) -> Seat | None:
        """The seats in turn, once or twice round, until one calls a Staubaus."""
        seats = self.start.seats
        rounds = 2 if self.rules.kind == "great" else 1
        over = len(calls) == rounds * len(seats) or _demand_in(calls) is not None
        return None if over else seats[len(calls) % len(seats)]

    def legal(self, calls: tuple[Announce, ...], own: CardSet | None = None, /) -> tuple[Call, ...]:
        """Pass, or demand a card that the player neither holds nor discarded."""
        cards = CardSet.of(self.rules.pack) - (own or NO_CARDS) - self.locked
        suits: list[Suit | None] = [None]
        if len(calls) >= len(self.start.seats):
            suits = [suit for suit in Suit if suit != self.start.order.trump]
        return (PASS, *(demand(card, suit) for suit in suits for card in cards))

    def contract(self, calls: tuple[Announce, ...]) -> Contract:
        """The caller of a Staubaus leads and needs every trick; the suit named is trumps."""
        said = _demand_in(calls)
        if said is None:
            return self.start
        start, suit = self.start, said.call.suit
        place = start.seats.index(said.seat)
        return replace(
            start,
            order=start.order if suit is None else self.rules.order(suit),
            seats=start.seats[place:] + start.seats[:place],
            goal=Goal.ALL_TRICKS,
            declarer=said.seat,
            namer=None if suit is None else said.seat,
            call=said.call,
        )


def _demand_in(calls: tuple[Announce, ...]) -> Announce | None:
    """The Staubaus that was called; None where everybody has passed so far."""
    return calls[-1] if calls and calls[-1].call.kind is CallKind.DEMAND else None


@dataclass(frozen=True, slots=True)
class Matadors(Bowers):
    """Ekart's play hooks: Réunion's fee and bans, and the exchange of a card demanded."""

    def locked(self, deal: DealState) -> Card | None:
        """As in Réunion, unless the dealer had to hand the card over."""
        card = Bowers.locked(self, deal)
        return card if card is not None and card in deal.hands[deal.owner] else None

    def fee(self, deal: DealState, trick: Trick, winner: Seat) -> Payment | None:
        """As in Réunion, but not where the left bower was handed over: this program's ruling."""
        if any(gift.card == deal.order.left_bower for gift in deal.given):
            return None
        return Bowers.fee(self, deal, trick, winner)

    def begun(self, deal: DealState) -> tuple[DealState, tuple[Event, ...]]:
        """Exchange the card demanded between its holder and the caller, who leads.

        Where it lies among the discards the dealer says so, and nothing changes hands. That it is
        an exchange, and that the other card goes face down, is this program's ruling. A turned card
        that still lies on the table may be given like any other, and goes open; a locked one may
        not.
        """
        play, contract = TrickPlay(self), deal.contract
        deal = replace(deal, phase=play)
        card = None if contract.call is None else contract.call.card
        if contract.declarer is None or card is None:
            return deal, ()
        seat = contract.declarer
        holder = next((who for who, hand in enumerate(deal.hands) if card in hand), None)
        if holder is None:
            return deal, (AskedInVain(contract.owner, card),)
        gift = Gift(holder, seat, card, shown=True)
        locked = self.locked(deal) if seat == contract.owner else None
        return deal.handed(gift, Giving(seat, holder, card, play, locked)), (CardGiven(gift),)


MATADORS = Matadors()
