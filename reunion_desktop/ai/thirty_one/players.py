"""Players of Thirty-One: beginner, club, strong and expert."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from statistics import fmean
from typing import ClassVar

from reunion_desktop.ai.base_players import RulePlayer
from reunion_desktop.ai.player import Decision, Turn
from reunion_desktop.ai.thirty_one.expectations import expectations, kind_of, known_class
from reunion_desktop.ai.thirty_one.middle import in_the_middle, score
from reunion_desktop.ai.thirty_one.reasons import reasons
from reunion_desktop.ai.thirty_one.views import View
from reunion_desktop.engine.actions import Action, Announce, Discard, DrawCard, cards_of
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayDraw
from reunion_desktop.games.thirty_one.options import HAMMER, KEEP, KNOCK, STOP, SWAP
from reunion_desktop.games.thirty_one.options.values import pips

_PACKET = 15
"""The value with which the dealer keeps a packet."""
_HAMMER = 16
"""The value with which the first player calls for a show-down."""
_WINS = -1.0
"""The loss of a player who makes 31: every other loses a life."""
_PROMISE = 5
"""Points by which a knock waits where it promises the highest hand."""
_ENOUGH = 31
_FIRST, _LEAST = 28, 24
"""Values from which a player by rule knocks: in the first turn, one less in each, and the least."""
_USUAL = 8
"""Points of a card that a player does not look at."""
_LONG = 20
"""Turns after which a player knocks with any hand: two might exchange the same cards for ever."""


class ThirtyOnePlayer(RulePlayer):
    """Base of the players of Thirty-One: the choices of a turn by their loss."""

    __slots__ = ()

    looks_ahead: ClassVar[bool] = True
    """True where the player considers what cards in the middle offer to the next."""

    def _decide(self, turn: Turn) -> Decision:
        """Choose a packet, a discard, or what to draw."""
        legal, view = turn.legal, View(turn)
        if isinstance(legal, MayAnnounce):
            kept = KEEP if view.value(view.hand) >= _PACKET else SWAP
            return Decision(Announce(turn.seat, kept if kept in legal.calls else legal.calls[0]))
        if isinstance(legal, MayDiscard):
            return self._discarded(view, legal)
        if isinstance(legal, MayDraw):
            return self._drawn(view, legal)
        message = f"{legal} is no choice of this game."
        raise TypeError(message)

    def _drawn(self, view: View, legal: MayDraw) -> Decision:
        own = view.value(view.hand)
        if HAMMER in legal.calls and own >= _HAMMER:
            return Decision(Announce(view.turn.seat, HAMMER))
        if view.turns >= _LONG and KNOCK in legal.calls:
            return Decision(Announce(view.turn.seat, KNOCK))
        knocks = self.knock_at(view)
        if view.rules.mechanism == "widow":
            action = in_the_middle(view, legal, knocks, careful=self.looks_ahead)
            return Decision(action)
        if view.rules.stakes == "pots" or view.rules.gin or not legal.stock:
            return Decision(_plain(view, legal, knocks))
        return _least(self.losses(view, legal))

    def _discarded(self, view: View, legal: MayDiscard) -> Decision:
        lowest = sorted(legal.cards, key=pips)
        return _least(
            {Discard(legal.seat, CardSet.of((card,))): self._loss(view, card) for card in lowest}
        )

    def _loss(self, view: View, card: Card) -> float:
        """The loss of a discard."""
        hand = view.hand.minus(card)
        if view.rules.mechanism == "draw":
            return self.loss(view, hand, card)
        middle = CardSet.of(view.stock.pile).plus(card)
        return -score(view, hand, middle, careful=self.looks_ahead)

    def knock_at(self, view: View) -> int:
        """The value from which the player knocks where nothing is drawn from a stock."""
        return max(25 - len(view.seats) + (view.turns == 0), 20)

    @abstractmethod
    def loss(self, view: View, hand: CardSet, thrown: Card) -> float:
        """The loss of a hand after a discard; the smaller, the better."""

    @abstractmethod
    def losses(self, view: View, legal: MayDraw) -> dict[Action, float]:
        """The loss of each choice of a turn."""


class ThirtyOneClubPlayer(ThirtyOnePlayer):
    """Knocks late, takes what helps at once, and keeps high cards of any suit."""

    __slots__ = ()
    name = "club"
    looks_ahead = False
    likes: ClassVar[float] = 1.5
    """How much a point of a card that does not count is worth against one that does."""

    def loss(self, view: View, hand: CardSet, thrown: Card) -> float:
        """The value of the hand, and what its other cards seem to be worth."""
        return self.likes * pips(thrown) - view.value(hand)

    def losses(self, view: View, legal: MayDraw) -> dict[Action, float]:
        """Knock from a value that falls turn by turn; take the card face up where it helps."""
        seat, own = view.turn.seat, view.value(view.hand)
        if KNOCK in legal.calls and own >= max(_FIRST - view.turns, _LEAST):
            return {Announce(seat, KNOCK): -_ENOUGH}
        losses: dict[Action, float] = {DrawCard(seat): -own}
        for card in legal.face_up:
            hands = view.discards(card, any_card=False)
            hand, _ = min(hands, key=lambda one: self.loss(view, *one))
            losses[DrawCard(seat, card)] = -view.value(hand)
        return losses


class ThirtyOneBeginner(ThirtyOneClubPlayer):
    """The same, and keeps high cards even more."""

    __slots__ = ()
    name = "beginner"
    likes = 4.0

    def knock_at(self, _view: View, /) -> int:
        """Always the same value."""
        return 25


class ThirtyOneStrongPlayer(ThirtyOnePlayer):
    """Expects losses by a table from self-play, over its own draws; looks at what counts alone."""

    __slots__ = ()
    name = "strong"
    watches: ClassVar[bool] = False
    """True where the player considers what others have taken, and its cards that do not count."""

    def loss(self, view: View, hand: CardSet, thrown: Card) -> float:
        """The expected loss by the table."""
        value, cards = view.rules.valued(hand)
        if view.rules.wins_at_once(hand):
            return _WINS
        whole = min(value // 2, _ENOUGH)
        table, players = expectations(), len(view.seats)
        known = self._known(view)
        if view.stock.knocker is not None:
            return table.last(players, len(view.stock.last_turns) - 1, known, whole)
        thrown_class, others = 0, hand - cards
        points = _USUAL
        if self.watches:
            thrown_class, points = view.thrown_class(thrown), view.value(others)
        kind = kind_of(len(others), points)
        return table.after(players, view.turns, known, thrown_class, kind, whole)

    def _known(self, view: View) -> int:
        """The class of the highest hand known of another."""
        return known_class(view.most_known) if self.watches else int(view.turns > 0)

    def losses(self, view: View, legal: MayDraw) -> dict[Action, float]:
        """The expected loss of each choice: over every card that may be on top of the stock."""
        seat = view.turn.seat
        losses: dict[Action, float] = {
            DrawCard(seat): fmean(self._best(view, card, any_card=True) for card in view.unseen)
        }
        for card in legal.face_up:
            losses[DrawCard(seat, card)] = self._best(view, card, any_card=False)
        if KNOCK in legal.calls:
            own = min(view.value(view.hand), _ENOUGH)
            loss = expectations().knock(len(view.seats), view.turns, self._known(view), own)
            losses[Announce(seat, KNOCK)] = loss
        return losses

    def _best(self, view: View, card: Card, *, any_card: bool) -> float:
        """The least loss with a card drawn."""
        hands = view.discards(card, any_card=any_card)
        return min(self.loss(view, hand, thrown) for hand, thrown in hands)


class ThirtyOneExpert(ThirtyOneStrongPlayer):
    """The same, and watches what the others have taken and what its other cards may become."""

    __slots__ = ()
    name = "expert"
    watches = True

    def _decide(self, turn: Turn) -> Decision:
        """The choice with its reasons."""
        decision = super()._decide(turn)
        return replace(decision, reasons=reasons(View(turn), decision.action))

    def expected(self, turn: Turn) -> dict[Action, float] | None:
        """The expected loss of each choice in lives; None where the player reckons none."""
        legal, view = turn.legal, View(turn)
        if view.rules.mechanism == "widow" or view.rules.stakes == "pots":
            return None
        if isinstance(legal, MayDraw) and legal.stock and HAMMER not in legal.calls:
            return self.losses(view, legal)
        if isinstance(legal, MayDiscard):
            discards = {Discard(legal.seat, CardSet.of((card,))): card for card in legal.cards}
            return {action: self._loss(view, card) for action, card in discards.items()}
        return None


def _plain(view: View, legal: MayDraw, knocks: int) -> Action:
    """A turn by values alone: for pots, and where the stock is empty."""
    seat, own = view.turn.seat, view.value(view.hand)
    more = _PROMISE if view.rules.gin else int(view.rules.stakes == "pots")
    if KNOCK in legal.calls and own >= knocks + more:
        return Announce(seat, KNOCK)
    found = {
        card: max(view.value(hand) for hand, _ in view.discards(card, any_card=False))
        for card in legal.face_up
    }
    best = max(found, key=lambda card: found[card])
    if found[best] > own:
        return DrawCard(seat, best)
    if legal.stock:
        return DrawCard(seat)
    return Announce(seat, STOP) if STOP in legal.calls else DrawCard(seat, best)


def _least(losses: Mapping[Action, float]) -> Decision:
    """The choice with the least loss, the first of equal ones; the values go to the log."""
    best = min(losses, key=lambda action: losses[action])
    info = {"values": {_text(action): round(-loss, 3) for action, loss in losses.items()}}
    return Decision(best, (), info)


def _text(action: Action) -> str:
    """A choice in a log."""
    if isinstance(action, DrawCard):
        return "stock" if action.card is None else str(action.card)
    return str(action.call) if isinstance(action, Announce) else str(cards_of(action))
