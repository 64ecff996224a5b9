"""Reasons for a choice of Thirty-One: values, the chance to improve, and the other hands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.thirty_one.middle import score
from reunion_desktop.ai.thirty_one.views import View
from reunion_desktop.engine.actions import Action, Announce, Discard, DrawCard
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.legal import MayDraw
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import (
    ALL,
    HAMMER,
    HAND,
    KEEP,
    KNOCK,
    PUSH,
    STOP,
    SWAP,
)

_SAMPLES = 100
"""Layouts sampled for the chance that another hand is lower."""
_EVEN = 0.5
"""Share from which unseen cards are probably the better ones."""
_GROWS = 3
"""Most turns for which a hand of the sample has been improved."""


def reasons(view: View, action: Action) -> tuple[Reason, ...]:
    """The reasons for a choice, most important first."""
    if isinstance(action, Announce):
        return tuple(_for_call(view, action))
    if isinstance(action, Discard):
        return tuple(_for_discard(view, action))
    if isinstance(action, DrawCard):
        return tuple(_for_draw(view, action))
    return ()


def _made(view: View, hand: CardSet, motive: Motive = Motive.MAKES_VALUE) -> Reason:
    halves, cards = view.rules.valued(hand)
    return Reason(motive, cards, halves)


def _for_draw(view: View, action: DrawCard) -> Iterator[Reason]:
    """Effect of the card on the hand, or the chance that an unseen card improves it.

    A card is drawn from the stock for a reason where that on the pile is of no use.
    """
    if action.card is None:
        own = view.rules.halves(view.hand)
        yield Reason(Motive.IMPROVES, points=own, share=_chance(view, view.hand, own))
        pile = view.turn.legal.face_up if isinstance(view.turn.legal, MayDraw) else NO_CARDS
        if pile and all(view.rules.halves(_best(view, view.hand.plus(one))) <= own for one in pile):
            yield Reason(Motive.USELESS, pile)
    elif view.rules.mechanism == "draw":
        yield _made(view, _best(view, view.hand.plus(action.card)))
    else:
        middle = CardSet.of(view.stock.pile).minus(action.card)
        hand, thrown = max(
            view.discards(action.card, any_card=False),
            key=lambda one: score(view, one[0], middle.plus(one[1]), careful=True),
        )
        yield Reason(Motive.GIVES, CardSet.of((thrown,)))
        yield _made(view, hand)


def _for_discard(view: View, action: Discard) -> Iterator[Reason]:
    """The cards kept; and that the next player has no use for the discard, if that decides."""
    (thrown,) = action.cards
    hand = view.hand.minus(thrown)
    if view.rules.mechanism == "widow":
        yield Reason(Motive.GIVES, action.cards)
    yield _made(view, hand, Motive.KEEPS_VALUE)
    kept = view.rules.halves(hand)
    others = [view.hand.minus(card) for card in view.turn.legal.cards]
    most = max(map(view.rules.halves, others))
    share = _chance(view, hand, most)
    rivals = [one for one in others if one != hand and view.rules.halves(one) == most]
    if rivals and share > max(_chance(view, one, most) for one in rivals):
        yield Reason(Motive.KEEPS_CHANCES, points=most, share=share)
    wanted = [card for card in view.hand if card.suit in view.collected]
    if thrown not in wanted and any(
        view.rules.halves(view.hand.minus(card)) >= kept for card in wanted
    ):
        yield Reason(Motive.STARVES_NEXT, view.stock.known_of(view.next))


def _for_call(view: View, action: Announce) -> Iterator[Reason]:
    call = action.call
    if call in {KNOCK, HAMMER}:
        motive = Motive.HIGHEST if view.rules.stakes == "pots" else Motive.NOT_LOWEST
        share = _good_enough(view, 0 if call == HAMMER else min(view.turns + 1, _GROWS))
        yield Reason(motive, points=view.rules.halves(view.hand), share=share)
    elif call == STOP:
        yield Reason(Motive.DECLINES)
    elif call == PUSH:
        yield _made(view, view.hand, Motive.KEEPS_VALUE)
    elif call in {KEEP, SWAP}:
        own = view.rules.halves(view.hand)
        packets = [CardSet.of(cards) for cards in combinations(view.unseen, HAND)]
        share = sum(view.rules.halves(packet) > own for packet in packets) / len(packets)
        if (share > _EVEN) is (call == SWAP):
            yield Reason(Motive.PACKET, points=own, share=share)
    elif call == ALL:
        yield _made(view, CardSet.of(view.stock.pile))


def _good_enough(view: View, turns: int) -> float:
    """The share of sampled layouts in which the player’s hand loses nothing, or wins the pot.

    Each other hand is dealt from the unseen cards and improved by as many draws as it has turns.
    """
    own, tie = view.rules.halves(view.hand), view.rules.knock_tie == "safe"
    rng, unseen = Random(view.hand.bits), list(view.unseen)
    others = [seat for seat in view.seats if seat != view.turn.seat]
    good = 0
    for _ in range(_SAMPLES):
        rng.shuffle(unseen)
        cards = iter(unseen)
        values = [_sampled(view, seat, cards, turns) for seat in others]
        if view.rules.stakes == "pots" or view.rules.gin:
            good += max(values) <= own
        else:
            good += min(values) < own or (tie and min(values) == own)
    return good / _SAMPLES


def _sampled(view: View, seat: Seat, unseen: Iterator[Card], turns: int) -> int:
    """The value of a sampled hand after some draws."""
    halves = view.rules.halves
    hand = view.stock.known_of(seat)
    hand |= CardSet.of(islice(unseen, HAND - len(hand)))
    for card in islice(unseen, turns):
        hand = _best(view, hand.plus(card))
    return halves(hand)


def _chance(view: View, hand: CardSet, value: int) -> float:
    """The share of unseen cards that bring a hand above a value."""
    values = [view.rules.halves(_best(view, hand.plus(card))) for card in view.unseen]
    return sum(made > value for made in values) / max(1, len(values))


def _best(view: View, cards: CardSet) -> CardSet:
    """The best hand with one card less."""
    return max((cards.minus(one) for one in cards), key=view.rules.halves)
