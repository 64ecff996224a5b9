"""Auction of Hunsrücker Bauern, and the dealer's exchange that follows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Action, Announce, Discard, expected
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.events import CardsDiscarded, Event
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, Phase
from reunion_desktop.engine.trick_play import PlayHooks, TrickPlay
from reunion_desktop.games.hunsruecker.options import ACCEPT, HunsrueckerOptions, naming


@dataclass(frozen=True, slots=True)
class HunsrueckerAuction(Auction):
    """A player accepts the turned suit, or, when all have passed, names another.

    From the dealer's right each is asked once about the turned suit and once about the others
    (CatsAtCards). That a suit may be named of which the player holds no card is this program's
    ruling. Nobody is asked where an Unter made trumps.
    """

    rules: HunsrueckerOptions
    turned: Card | None

    def asked(self, calls: tuple[Announce, ...]) -> Seat | None:
        """The seats in turn, twice round, until one makes trumps."""
        if self.contract(calls).goal is not Goal.NOTHING or len(calls) >= 2 * self.rules.players:
            return None
        return self.start.seats[len(calls) % self.rules.players]

    def legal(
        self, calls: tuple[Announce, ...], _own: CardSet | None = None, /
    ) -> tuple[Call, ...]:
        """Pass or accept; in the second round pass or name another suit."""
        if len(calls) < self.rules.players:
            return (PASS, ACCEPT)
        turned = None if self.turned is None else self.turned.suit
        return (PASS, *(naming(suit) for suit in Suit if suit != turned))

    def contract(self, calls: tuple[Announce, ...]) -> Contract:
        """The turned suit if accepted, or the suit named; nothing is played where all passed.

        When everybody has passed once, the turned card is turned down.
        """
        asked = len(calls)
        if not calls or calls[-1].call == PASS:
            all_passed = asked >= self.rules.players
            return replace(self.start, turned_down=True) if all_passed else self.start
        seat, call = calls[-1].seat, calls[-1].call
        turned = None if self.turned is None else self.turned.suit
        return replace(
            self.start,
            order=self.rules.order(turned if call.suit is None else call.suit),
            goal=Goal.TRICKS,
            declarer=seat,
            namer=seat,
            call=call,
            turned_down=asked > self.rules.players,
        )


@dataclass(frozen=True, slots=True)
class Swap:
    """Phase: one card is discarded face down for a card that lies on the table, or none."""

    card: Card
    """The card on offer, which lies on the table."""
    then: Phase
    """The phase that follows."""

    def to_act(self, deal: DealState, /) -> Seat:
        """The owner of the discards."""
        return deal.owner

    def legal(self, deal: DealState) -> MayDiscard:
        """Any card of the owner's hand, or none."""
        return MayDiscard(deal.owner, deal.hands[deal.owner], 1, 1, (), self.card)

    def apply(self, deal: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
        """Put the discard face down and the card on the table into the owner's hand."""
        made = expected(action, Discard)
        if not made.cards:
            declined = CardsDiscarded(made.seat, made.cards, 0, swap=True)
            return replace(deal, phase=self.then), (declined,)
        hands = tuple(
            (hand - made.cards).plus(self.card) if who == made.seat else hand
            for who, hand in enumerate(deal.hands)
        )
        after = replace(deal, hands=hands, laid_away=deal.laid_away | made.cards, phase=self.then)
        known = deal.rules.seen_left(self.card, deal.turn_up) == "everybody"
        event = CardsDiscarded(made.seat, made.cards, 1, self.card, known, swap=True)
        return after, (event,)


@dataclass(frozen=True, slots=True)
class Exchanges(PlayHooks):
    """The dealer's exchanges before the first lead."""

    def begun(self, deal: DealState) -> tuple[DealState, tuple[Event, ...]]:
        """Offer the dealer the cards on the table, one by one; then play begins."""
        phase: Phase = TrickPlay(self)
        for card in reversed(deal.rules.offered(deal.contract, deal.talon)):
            phase = Swap(card, phase)
        return replace(deal, phase=phase), ()
