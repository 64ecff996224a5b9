"""Auction of Hunsrücker Bauern, and the dealer's exchange that follows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.phases import PlayHooks, TrickPlay
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import DealState, Phase
from reunion_desktop.engine.swap import Swap
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
        self,
        calls: tuple[Announce, ...],
        own: CardSet | None = None,  # noqa: ARG002 - no call depends on the hand.
    ) -> tuple[Call, ...]:
        """Pass or accept; in the second round pass or name another suit."""
        if len(calls) < self.rules.players:
            return (PASS, ACCEPT)
        turned = None if self.turned is None else self.turned.suit
        return (PASS, *(naming(suit) for suit in Suit if suit != turned))

    def contract(self, calls: tuple[Announce, ...]) -> Contract:
        """The turned suit if accepted, or the suit named; nothing is played where all passed."""
        if not calls or calls[-1].call == PASS:
            return self.start
        seat, call = calls[-1].seat, calls[-1].call
        turned = None if self.turned is None else self.turned.suit
        return replace(
            self.start,
            order=self.rules.order(turned if call.suit is None else call.suit),
            goal=Goal.TRICKS,
            declarer=seat,
            namer=seat,
            call=call,
        )

    def turned_down(self, calls: tuple[Announce, ...]) -> bool:
        """When everybody has passed, the turned card is turned down."""
        first = calls[: self.rules.players]
        return len(first) == self.rules.players and all(said.call == PASS for said in first)


@dataclass(frozen=True, slots=True)
class Exchanges(PlayHooks):
    """The dealer's exchanges before the first lead."""

    def begun(self, deal: DealState) -> tuple[DealState, tuple[Event, ...]]:
        """Offer the dealer the cards on the table, one by one; then play begins."""
        phase: Phase = TrickPlay(self)
        for card in reversed(deal.rules.offered(deal.contract, deal.talon)):
            phase = Swap(card, phase)
        return replace(deal, phase=phase), ()
