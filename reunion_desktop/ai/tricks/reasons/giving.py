"""Purposes of a card with which the declarer is to be made to take a trick."""

from __future__ import annotations

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import SURE, Look
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import cards_of

_FEW = 2
"""Cards up to which those are named with which the declarer stays below."""
_SHORT = 2
"""Cards of a suit that is led to be void in it soon."""


def few_below(look: Look) -> Reason | None:
    """The declarer can stay below it with few cards, with fewer than below the next best card."""
    seat = _declarer(look)
    if seat not in look.later or not look.beats(look.card):
        return None
    holds = look.may_hold(seat)
    below = look.under(look.card) & holds
    if not look.some_hold(look.suit(look.card) & look.unseen, [seat]) or below.bit_count() > _FEW:
        return None
    other = look.under(look.rival) & holds
    if look.beats(look.rival) and other.bit_count() <= below.bit_count():
        return None
    return Reason(
        Motive.FEW_BELOW, CardSet.of([ALL_CARDS[one] for one in cards_of(below)]), seat=seat
    )


def has_to_follow(look: Look) -> Reason | None:
    """The declarer holds the suit led, as not surely that of the best card of another suit."""
    seat = _declarer(look)
    if not look.leads or look.elsewhere == look.card:
        return None
    held, other = (look.suit(one) & look.unseen for one in (look.card, look.elsewhere))
    if look.some_hold(held, [seat]) and not look.some_hold(other, [seat]):
        return look.own(Motive.HAS_TO_FOLLOW, seat=seat)
    return None


def leaves_lead(look: Look) -> Reason | None:
    """The partner wins the trick, and leads next, as not with the next best card."""
    if not look.with_side or look.later or look.beats(look.card) or not look.beats(look.rival):
        return None
    return look.own(Motive.LEAVES_LEAD, seat=look.winner)


def takes_lead(look: Look) -> Reason | None:
    """The player wins the trick, and leads next, as not with the next best card."""
    if look.leads or look.fate(look.card).alone < SURE or look.beats(look.rival):
        return None
    return look.own(Motive.TAKES_LEAD)


def shortens(look: Look) -> Reason | None:
    """A suit is led of which the player holds two cards, and of no other fewer."""
    held = [(suit & look.hand).bit_count() for suit in look.tables.suits if suit & look.hand]
    own = (look.suit(look.card) & look.hand).bit_count()
    short = own == min(held) == _SHORT < max(held)
    return look.own(Motive.SHORTENS) if look.leads and short else None


def goes_high(look: Look) -> Reason | None:
    """The highest card of its suit goes into a trick that the declarer cannot take."""
    if look.leads or look.unlike_higher() or not look.unlike_lower():
        return None
    seat = _declarer(look)
    safe = seat not in look.later and (look.beats(look.card) or look.winner != seat)
    return look.own(Motive.GOES_HIGH, seat=seat) if safe else None


def _declarer(look: Look) -> Seat:
    """The declarer, whom the player is to make take a trick."""
    seat = look.deal.contract.declarer
    assert seat is not None  # noqa: S101 - the aim is to make a declarer take a trick.
    return seat
