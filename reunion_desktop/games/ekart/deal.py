"""Phases of a deal of Ekart: discards, Staubaus calls, exchange of a card, ten tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce, DealCards, Gift
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet, Rank, Suit
from reunion_desktop.engine.events import AskedInVain, CardGiven, Event
from reunion_desktop.engine.phases import Announcing, Exchange, Giving, TrickPlay, new_deal
from reunion_desktop.engine.scoring import Payment
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, Phase
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.ekart.options import EkartOptions, demand, ekart
from reunion_desktop.games.reunion.deal import Bowers


@dataclass(frozen=True, slots=True)
class Matadors(Bowers):
    """Ekart's play hooks: Réunion's fee and bans."""

    def locked(self, deal: DealState) -> Card | None:
        """As in Réunion, unless the dealer had to hand the card over."""
        card = Bowers.locked(self, deal)
        return card if card is not None and card in deal.hands[deal.dealer] else None

    def fee(self, deal: DealState, trick: Trick, winner: Seat) -> Payment | None:
        """As in Réunion, but not where the left bower was handed over: this program's ruling."""
        if any(gift.card == deal.order.left_bower for gift in deal.given):
            return None
        return Bowers.fee(self, deal, trick, winner)


MATADORS = Matadors()


@dataclass(frozen=True, slots=True)
class StaubausCalls:
    """From forehand each passes or calls a Staubaus; the first Staubaus stands.

    It is not known when it was called and of whom what was demanded: the rounds, that the first
    call closes them, and that any card may be named which the caller does not hold, but not the
    turned card while it is locked, are this program's rulings. In Great Ekart a second round
    follows, in which another suit is named for trumps (Wikipedia, after Schneider).
    """

    again: bool = False
    """True in the second round."""

    def calls(self, deal: DealState, seat: Seat) -> tuple[Call, ...]:
        """Pass, or demand a card that the player neither holds nor discarded."""
        own = deal.hands[seat] | (deal.laid_away if seat == deal.dealer else CardSet())
        cards = CardSet.of(deal.rules.pack) - own
        if (locked := MATADORS.locked(deal)) is not None:
            cards = cards.minus(locked)
        suits: list[Suit | None] = [None]
        if self.again:
            suits = [suit for suit in Suit if suit != deal.order.trump]
        return (PASS, *(demand(card, suit) for suit in suits for card in cards))

    def heard(
        self, deal: DealState, said: Announce, asked: tuple[Seat, ...]
    ) -> tuple[DealState, tuple[Event, ...]]:
        """Ask the next, begin the second round, or hand over the card demanded."""
        if said.call.card is not None:
            return _demanded(deal, said.seat, said.call.card)
        phase: Phase = TrickPlay(MATADORS)
        if asked:
            phase = Announcing(asked, self)
        elif ekart(deal.rules).kind == "great" and not self.again:
            phase = Announcing(deal.trick.seats, StaubausCalls(again=True))
        return replace(deal, phase=phase), ()


def _demanded(deal: DealState, seat: Seat, card: Card) -> tuple[DealState, tuple[Event, ...]]:
    """Exchange the card demanded between its holder and the caller, who leads.

    Where it lies among the discards the dealer says so, and nothing changes hands. That it is an
    exchange, and that the other card goes face down, is this program's ruling. A turned card that
    still lies on the table may be given like any other, and goes open; a locked one may not.
    """
    order, seats = deal.rules.agreed(deal.calls, deal.order, deal.trick.seats)
    play = TrickPlay(MATADORS)
    deal = replace(deal, order=order, trick=Trick(seats), phase=play)
    holder = next((who for who, hand in enumerate(deal.hands) if card in hand), None)
    if holder is None:
        return deal, (AskedInVain(deal.dealer, card),)
    gift = Gift(holder, seat, card, shown=True)
    locked = MATADORS.locked(deal) if seat == deal.dealer else None
    return deal.handed(gift, Giving(seat, holder, card, play, locked)), (CardGiven(gift),)


def open_deal(rules: EkartOptions, dealt: DealCards) -> DealState:
    """The deal after the dealer took up the talon, before two cards are discarded.

    A deal that only breaks a tie carries no fees, and no calls are made in it.
    """
    seats = rules.plan_of(dealt.number, dealt.dealer).seats
    playoff = dealt.number > rules.deals
    then: Phase = TrickPlay(MATADORS) if playoff else Announcing(seats, StaubausCalls())
    deal = new_deal(rules, dealt, then)
    return replace(deal, phase=Exchange(MATADORS, most_tens(rules, deal), then))


def most_tens(rules: EkartOptions, deal: DealState) -> int:
    """How many tens may be discarded: more than usual where nothing else could be.

    With four aces, four Jacks that are all matadors, and tens the dealer of Great Ekart may hold
    too few other cards; that the limit is lifted then is this program's ruling.
    """
    free = [card for card in deal.hands[deal.dealer] if MATADORS.ban(deal, card) is None]
    others = sum(card.rank is not Rank.TEN for card in free)
    return max(rules.max_tens_discarded, len(deal.talon) - others)
