"""Turns with cards in the middle: which exchange, or none, or a knock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from reunion_desktop.ai.thirty_one.views import View
from reunion_desktop.engine.actions import Action, Announce, DrawCard
from reunion_desktop.engine.cards import CardSet, Suit
from reunion_desktop.engine.legal import MayDraw
from reunion_desktop.games.thirty_one.options import ALL, HAND, KNOCK, PUSH
from reunion_desktop.games.thirty_one.options.values import pips

_MISSING = 6
"""Points expected of each card that a suit still lacks."""
_PAIR = 17
"""The worth of two of a kind where three of them count 30 or more."""
_PATIENCE = 3
"""Points by which a knock waits for more cards in the middle."""
_EARLY, _HURRY = 2, 1
"""Turns after which a knock needs less, and how many points less with each turn: a deal ends."""
_FEARED = 20
"""The value of the cards in the middle from which they are a gift to the next player."""


class MiddleChoice(NamedTuple):
    """One choice of a turn."""

    action: Action
    hand: CardSet
    """The hand after it."""
    middle: CardSet
    """The cards in the middle after it."""


def in_the_middle(view: View, legal: MayDraw, knocks: int, *, careful: bool) -> Action:
    """The choice of a turn.

    Args:
        view: the turn.
        legal: its choices.
        knocks: the value from which the player knocks when cards are drawn from a stock.
        careful: whether the player considers what is left for the next.
    """
    seat, own = view.turn.seat, view.value(view.hand)
    level = knocks + _PATIENCE + (view.rules.stakes == "pots")
    level -= _HURRY * max(0, view.turns - _EARLY)
    found = list(_exchanges(view, legal))
    best = max(found, key=lambda one: score(view, one.hand, one.middle, careful=careful))
    if KNOCK in legal.calls and own >= level and not view.rules.wins_at_once(best.hand):
        return Announce(seat, KNOCK)
    return best.action


def _exchanges(view: View, legal: MayDraw) -> Iterator[MiddleChoice]:
    """Every choice but a knock."""
    seat, middle = view.turn.seat, legal.face_up
    for card in middle:
        for hand, thrown in view.discards(card, any_card=False):
            yield MiddleChoice(DrawCard(seat, card), hand, middle.minus(card).plus(thrown))
    if ALL in legal.calls:
        yield MiddleChoice(Announce(seat, ALL), middle, view.hand)
    if PUSH in legal.calls:
        yield MiddleChoice(Announce(seat, PUSH), view.hand, middle)


def score(view: View, hand: CardSet, middle: CardSet, *, careful: bool) -> float:
    """How good a hand is with these cards left in the middle; the more, the better."""
    value = view.rules.halves(hand) / 2
    if view.stock.knocker is not None or view.rules.wins_at_once(hand):
        last = len(view.stock.last_turns) <= 1
        return value if last or not careful else value - _gift(view, middle) / 4
    points = 0.6 * value + 0.4 * max(value, _promise(view, hand))
    return points - (_gift(view, middle) / 4 if careful else 0)


def _promise(view: View, hand: CardSet) -> float:
    """The value that a hand may come to with another card."""
    best = 0
    for suit in Suit:
        own = [pips(card) for card in hand if card.suit is suit]
        best = max(best, sum(own) + _MISSING * (HAND - len(own)))
    ranks = [card.rank for card in hand]
    pair = len(set(ranks)) < len(ranks) and view.rules.triple != "off"
    return max(best, _PAIR if pair else 0)


def _gift(view: View, middle: CardSet) -> float:
    """The gain of the next player by the cards in the middle."""
    return max(0.0, view.rules.halves(middle) / 2 - _FEARED)
