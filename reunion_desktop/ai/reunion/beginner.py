"""Beginner for Réunion: knows the rules and errs as learners do, always in the same way.

The beginner remembers only the last trick; thinks an ace always wins, and leads it at once; spares
trumps until nothing else is left; takes the left bower for a card of the suit printed on it; keeps
tens until they are caught; and discards low cards, void or not.
"""

from __future__ import annotations

from collections.abc import Iterable

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.player import Decision, Turn, only_choice
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.reunion.card_play import play
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.cards import Card, CardSet, Rank
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.options import ReunionOptions, reunion

_A_JACK = 2
"""Card points of a jack that is no bower."""

_REMEMBERED = 1
"""Number of past tricks remembered."""


class ReunionBeginner(RulePlayer):
    """Beginner player; deterministic."""

    __slots__ = ()

    name = "beginner"
    hurries = False

    def _decide(self, turn: Turn) -> Decision:
        """Decide by simple rules."""
        legal = turn.legal
        only = only_choice(legal)
        if only is not None:
            return only
        if isinstance(legal, MayDiscard):
            return _laid_away(reunion(turn.rules), turn.deal, legal)
        return _BeginnerView(turn, turn.deal, legal.cards).decision()


def _laid_away(rules: ReunionOptions, deal: DealObservation, legal: MayDiscard) -> Decision:
    """The two lowest cards, trumps and tens kept."""
    ranked = sorted(
        legal.cards,
        key=lambda card: (
            card.suit == deal.order.trump,
            card.rank is Rank.TEN,
            rules.points(card, deal.order),
            card.index,
        ),
    )
    cards = CardSet.of(ranked[: legal.count])
    discard = Discard(legal.seat, cards)
    if discard not in legal:  # Two tens where only one is allowed.
        discard = legal.first
    return Decision(discard, (Reason(Motive.LAYS_LOW, discard.cards),))


class _BeginnerView:
    """The beginner's view of one turn."""

    __slots__ = ("_deal", "_legal", "_observation", "_out")

    def __init__(self, observation: Observation, deal: DealObservation, legal: CardSet) -> None:
        self._observation = observation
        self._deal = deal
        self._legal = legal
        recent = [taken.trick for taken in deal.taken[-_REMEMBERED:]]
        fallen = CardSet.of(card for trick in (*recent, deal.trick) for card in trick.cards)
        self._out = CardSet.of(observation.rules.pack) - fallen - deal.hand

    def decision(self) -> Decision:
        """The card chosen, and the beginner's reason."""
        trick = self._deal.trick
        card, motive = self._lead() if not trick.cards else self._follow()
        points = self._points(card) + self._observation.rules.count(trick.cards, self._deal.order)
        return Decision(
            play(self._observation, card), (Reason(motive, CardSet.of((card,)), points),)
        )

    def _lead(self) -> tuple[Card, Motive]:
        """An ace; else what looks like the highest of its suit; else something low, no trump."""
        trump = self._deal.order.trump
        plain = [card for card in self._legal if card.suit != trump]
        aces = [card for card in plain if card.rank is Rank.ACE]
        if aces:
            return max(aces, key=lambda card: (self._length(card), -card.index)), Motive.CASHES
        masters = [card for card in plain if self._looks_highest(card) and self._points(card)]
        if masters:
            return max(masters, key=lambda card: (self._points(card), -card.index)), Motive.CASHES
        if plain:
            return self._least(plain), Motive.PASSES_LEAD
        return max(self._legal, key=self._deal.order.height), Motive.TAKES

    def _follow(self) -> tuple[Card, Motive]:
        """Take the trick with what seems to be enough, otherwise give little."""
        order, trick = self._deal.order, self._deal.trick
        led = order.suit_of(trick.cards[0])
        best = trick.cards[trick.best(order)]
        height = order.strength(best, led)
        winners = [card for card in self._legal if order.strength(card, led) > height]
        last = len(trick.cards) == self._observation.rules.players - 1
        if last and winners:
            return self._least(winners), Motive.TAKES
        aces = [card for card in winners if card.rank is Rank.ACE]
        if aces:
            return aces[0], Motive.TAKES
        if winners and order.is_trump(winners[0]):
            return self._least(winners), Motive.TAKES
        masters = [card for card in winners if self._looks_highest(card)]
        if masters:
            return self._least(masters), Motive.TAKES
        return self._least(self._legal), Motive.THROWS_OFF

    def _least(self, cards: Iterable[Card]) -> Card:
        """The card to lose: no ten, few points, low, from a long suit."""
        return min(
            cards,
            key=lambda card: (
                card.rank is Rank.TEN,
                self._points(card),
                -self._length(card),
                card.rank,
                card.index,
            ),
        )

    def _looks_highest(self, card: Card) -> bool:
        """Tell whether no higher card of the printed suit seems to be out; bowers are forgotten."""
        order = self._deal.order
        rivals = [other for other in self._out if other.suit == card.suit]
        return all(
            order.height(other) < order.height(card)
            for other in rivals
            if other not in order.bowers
        )

    def _length(self, card: Card) -> int:
        """The number of cards of the printed suit in hand."""
        return sum(other.suit == card.suit for other in self._deal.hand)

    def _points(self, card: Card) -> int:
        """A card's points as the beginner counts them: a jack is a jack."""
        if card == self._deal.order.left_bower:
            return _A_JACK
        return self._observation.rules.points(card, self._deal.order)
