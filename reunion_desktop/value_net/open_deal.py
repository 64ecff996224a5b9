"""A determinized deal with all hands known, and its final result."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.answers import Hands
from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net import plain_network
from reunion_desktop.value_net.deal_history import (
    DealProgress,
    History,
    follow,
    lay,
    legal,
    places_of,
)
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.weights import Weights


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """The state of a deal in one determinization."""

    facts: PublicFacts
    history: History
    progress: DealProgress
    """The public state after the history."""
    hands: tuple[int, ...]
    """By seat: the cards held now, as bits."""
    away: int
    """The dealer's discards."""

    @property
    def mover(self) -> Seat:
        """The seat that plays the next card."""
        return self.progress.mover

    @property
    def hand(self) -> int:
        """The mover's cards."""
        return self.hands[self.mover]

    @property
    def away_points(self) -> int:
        """The points of the discards."""
        return sum([self.facts.tables.points[card] for card in cards_of(self.away)])

    def legal(self) -> list[int]:
        """The legal cards of the mover."""
        return legal(self.facts, self.progress, self.hand)

    def worths(self, weights: Weights) -> dict[int, int]:
        """The network's values of the legal cards, from the mover's hand alone."""
        return plain_network.worths(weights, self.facts, self.history, self.hand, self.away)

    def chosen(self, weights: Weights) -> int:
        """The card with the highest network value; ties go to the lowest place."""
        may = self.legal()
        if len(may) == 1:
            return may[0]
        worths, place = self.worths(weights), places_of(self.facts).place
        return max(worths, key=lambda card: (worths[card], -place[card]))

    def after(self, card: int) -> OpenDeal:
        """The deal after the mover has played a card."""
        history = History(self.history.first_leader, (*self.history.cards, card))
        hands = list(self.hands)
        hands[self.mover] &= ~(1 << card)
        progress = lay(self.facts, self.progress, card)
        return OpenDeal(self.facts, history, progress, tuple(hands), self.away)

    def begun(self) -> OpenDeal:
        """The deal before its first card."""
        history = History(self.history.first_leader)
        hands = [now | gone for now, gone in zip(self.hands, self.progress.played, strict=True)]
        progress = follow(self.facts, history)
        return OpenDeal(self.facts, history, progress, tuple(hands), self.away)

    def lays_away(self, cards: int) -> OpenDeal:
        """The deal after the dealer has discarded."""
        hands = list(self.hands)
        hands[self.facts.dealer] &= ~cards
        return replace(self, hands=tuple(hands), away=cards)

    def end(self) -> tuple[list[int], list[int]]:
        """The final result: points of each seat, and fees in units."""
        tables, dealer = self.facts.tables, self.facts.dealer
        points, fees = list(self.progress.points), list(self.progress.fees)
        points[self.progress.leader] += tables.last_trick
        holds = not self.facts.voids or bool(self.progress.took >> dealer & 1)
        counted = self.away_points if holds else 0
        safe = [bool(self.progress.took >> seat & 1) for seat in range(tables.players)]
        if tables.by_points:
            safe = [made + counted * (seat == dealer) > 0 for seat, made in enumerate(points)]
        if tables.no_trick_gain:
            for seat in range(tables.players):
                for other in range(tables.players):
                    if not safe[seat]:
                        fees[other] += 1 if other != seat else 1 - tables.players
        points[dealer] += counted
        return points, fees


def deal_in_layout(facts: PublicFacts, history: History, layout: Hands) -> OpenDeal:
    """The state of a deal in one determinization."""
    return OpenDeal(facts, history, follow(facts, history), tuple(layout[:-1]), layout[-1])
