"""Purposes of a card where few points are wanted, and tricks cost nothing in themselves."""

from __future__ import annotations

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons import avoiding, hundred
from reunion_desktop.ai.tricks.reasons.look import PROBABLE, SURE, Look
from reunion_desktop.solver.tables import cards_of

_CHEAP = 7
"""Points of a cheap trick, half of what is in most of them."""


def sheds_high(look: Look) -> Reason | None:
    """A lead that others beat: the highest card of its suit of which that is true."""
    if not look.leads or _under(look, look.card) < SURE or not look.unlike_lower():
        return None
    higher = any(_under(look, one) >= SURE for one in look.unlike_higher())
    return None if higher else look.own(Motive.GETS_RID)


def is_probably_under(look: Look) -> Reason | None:
    """Another player probably holds a higher card of the suit led; the rival is no safer."""
    share = _under(look, look.card)
    safer = _under(look, look.rival) >= SURE and look.points(look.rival) <= look.points(look.card)
    if not look.leads or not PROBABLE <= share < SURE or safer:
        return None
    return look.own(Motive.UNDER, share=share)


def sheds_points(look: Look) -> Reason | None:
    """Another player takes the trick, and more points than with the next best card."""
    return sheds_some(look) if look.points(look.rival) < look.points(look.card) else None


def sheds_some(look: Look) -> Reason | None:
    """Another player takes the trick, and more points than with some card; none who needs them."""
    points, seat = look.points(look.card), hundred.leader(look)
    if look.leads or look.no_trick or look.beats(look.card):
        return None
    if seat is not None and not look.keeps_from(look.card, seat):
        return None
    more = points > min([look.points(one) for one in cards_of(look.legal)])
    return look.own(Motive.SHEDS_POINTS, points) if more else None


def is_sure_later(look: Look) -> Reason | None:
    """The highest trump left takes a trick, now or later."""
    if not look.is_trump(look.card) or not look.beats(look.card) or look.is_trump(look.rival):
        return None
    return look.own(Motive.SURE_LATER) if look.masters(1 << look.card) else None


def costs_little(look: Look) -> Reason | None:
    """A trick that may be taken: it holds next to nothing so far, but a high card to lose."""
    if look.leads or look.no_trick or not look.beats(look.card) or look.tables.trick_points:
        return None
    points = look.table
    if not avoiding.gets_rid(look):
        points += look.points(look.card)
    return look.own(Motive.LITTLE, look.table) if points <= _CHEAP else None


def takes_high(look: Look) -> Reason | None:
    """A trick that cannot be avoided, where no hundred is aimed for."""
    return None if hundred.own_hundred(look) else avoiding.takes_high(look)


def is_easiest(look: Look) -> Reason | None:
    """Every card wins so far: the lowest of one suit is the easiest to beat."""
    cards = cards_of(look.legal)
    one_suit = look.legal == look.legal & look.suit(look.card)
    if not look.later or look.leads or not one_suit or not all(map(look.beats, cards)):
        return None
    easy = look.unlike_higher() and not look.unlike_lower() and look.fate(look.card).alone < SURE
    return look.own(Motive.EASIEST) if easy else None


def _under(look: Look, card: int) -> float:
    """The share of the layouts in which another player holds a higher card; none for Null."""
    over = look.tables.over[card] & look.unseen
    if look.no_trick or not over:
        return 0.0
    return look.share(lambda hands: any(hands[seat] & over for seat in look.foes))
