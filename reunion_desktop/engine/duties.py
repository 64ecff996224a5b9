"""Values: what keeps a card from being played or laid away.

The duties of following are written once, as data: what is legal, what a card shows its player to
lack, and what a search may try all follow from the same :class:`FollowRule`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet, Suit


class Duty(Enum):
    """Which duty or ban keeps a card from being played or laid away."""

    FOLLOW = "follow"
    """The suit led must be followed."""
    TRUMP = "trump"
    """One who cannot follow must trump."""
    OVERTRUMP = "overtrump"
    """One who ruffs a trumped trick must play a higher trump."""
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
    """Aces may not be laid away."""
    BOWER = "bower"
    """Bowers may not be laid away."""
    TENS = "tens"
    """Only so many tens may be laid away."""
    TURNED = "turned"
    """The turned card may not be laid away."""
    ENOUGH = "enough"
    """As many cards as may be laid away are chosen already."""
    RECEIVED = "received"
    """The card just received may not be given back."""


@dataclass(frozen=True, slots=True)
class FollowRule:
    """Who holds one of some cards plays one of some others; the first that applies holds."""

    holding: CardSet
    """Who has none of these is free of it."""
    play: CardSet
    """Who has one of those plays one of these."""
    why: Duty
    """What it is called."""
    suit: Suit | None = None
    """The suit to follow or to trump with; None where no suit is in question."""


def bound(hand: CardSet, musts: tuple[FollowRule, ...]) -> FollowRule | None:
    """The duty that binds a hand; None where any card may be played.

    It is the first that applies; of those after it that come to the same, the mildest gives it its
    name: who may trump with each of his trumps is not told to go higher.
    """
    bits = hand.bits
    for must in musts:
        if bits & must.holding.bits:
            if must.why is not Duty.OVERTRUMP:  # Nothing else has a milder duty beside it.
                return must
            allowed = bits & must.play.bits
            same = (other for other in musts if bits & other.play.bits == allowed)
            return max(same, key=musts.index)
    return None


def shown_lacking(card: Card, musts: tuple[FollowRule, ...]) -> CardSet:
    """What a card shows that its player did not hold: whatever would have bound him otherwise."""
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
