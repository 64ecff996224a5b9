"""Duties and bans: the reasons why a card may not be played or discarded.

The duties of following are written once, as data: the legal cards, the inference from a card
played, and the moves of a search all follow from the same :class:`FollowRule`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, PlaySuit
from reunion_desktop.engine.tricks import CardOrder


class Duty(Enum):
    """The duty or ban that keeps a card from being played or discarded."""

    FOLLOW = "follow"
    """The suit led must be followed."""
    TRUMP = "trump"
    """A player who cannot follow must trump."""
    OVERTRUMP = "overtrump"
    """A player who trumps a trumped trick must overtrump."""
    FOLLOW_OR_TRUMP = "follow_or_trump"
    """The suit led must be followed or trumped."""
    LEAD_TRUMP = "lead_trump"
    """The first lead of a deal must be a trump."""
    OPENING_TRUMP = "opening_trump"
    """A trump must be played to the first trick of a deal."""
    ANNOUNCE = "announce"
    """Something must be said first."""
    LOCKED = "locked"
    """The turned card lies on the table until the second trick is over."""
    ACE = "ace"
    """Aces may not be discarded."""
    BOWER = "bower"
    """Bowers may not be discarded."""
    TENS = "tens"
    """The number of tens that may be discarded is limited."""
    TURNED = "turned"
    """The turned card may not be discarded."""
    ENOUGH = "enough"
    """As many cards as may be discarded are chosen already."""
    RECEIVED = "received"
    """The card just received may not be given back."""
    DRAW = "draw"
    """A card must be drawn first."""
    TAKEN = "taken"
    """The card just taken, which lay face up, may not be discarded."""


@dataclass(frozen=True, slots=True)
class FollowRule:
    """Follow rule: a hand that meets `holding` must play one of `play`; the first that applies."""

    holding: CardSet
    """A hand that has none of these is free of the duty."""
    play: CardSet
    """A hand that meets `holding` plays one of these."""
    why: Duty
    """The name of the duty."""
    suit: PlaySuit | None = None
    """The suit to follow or to trump with; None where no suit is in question."""


@lru_cache(maxsize=128)
def follow_suit(order: CardOrder, led: PlaySuit | None) -> tuple[FollowRule, ...]:
    """Follow the suit led; a player who cannot, or who leads, plays any card."""
    if led is None:
        return ()
    same = order.cards_of(led)
    return (FollowRule(same, same, Duty.FOLLOW, led),)


@lru_cache(maxsize=128)
def follow_or_trump(order: CardOrder, led: PlaySuit | None) -> tuple[FollowRule, ...]:
    """Follow the suit led, or trump; a player who can do neither, or who leads, plays any card."""
    if led is None or led == order.trump:
        return follow_suit(order, led)
    same = order.cards_of(led)
    return (FollowRule(same, same | order.trumps, Duty.FOLLOW_OR_TRUMP, led),)


@lru_cache(maxsize=128)
def follow_else_trump(order: CardOrder, led: PlaySuit) -> tuple[FollowRule, ...]:
    """Follow the suit led; a player who cannot must trump; with neither, any card is played."""
    if led == order.trump:
        return follow_suit(order, led)
    trump = FollowRule(order.trumps, order.trumps, Duty.TRUMP, order.trump)
    return (*follow_suit(order, led), trump)


def bound(hand: CardSet, musts: tuple[FollowRule, ...]) -> FollowRule | None:
    """The follow rule that binds a hand; None where any card may be played.

    It is the first that applies. If a later rule allows the same cards, the mildest such rule
    gives the name: a player who may trump with each of their trumps is not told to overtrump.
    """
    bits = hand.bits
    for must in musts:
        if bits & must.holding.bits:
            if must.why is not Duty.OVERTRUMP:  # Only overtrumping has a milder duty beside it.
                return must
            allowed = bits & must.play.bits
            same = (other for other in musts if bits & other.play.bits == allowed)
            return max(same, key=musts.index)
    return None


def shown_lacking(card: Card, musts: tuple[FollowRule, ...]) -> CardSet:
    """The cards that a card played proves its player not to hold."""
    lacking = NO_CARDS
    for must in musts:
        if card in must.play:
            break
        lacking |= must.holding
    return lacking


def playable(hand: CardSet, musts: tuple[FollowRule, ...]) -> CardSet:
    """The cards of a hand that the duties allow."""
    must = bound(hand, musts)
    return hand if must is None else hand & must.play
