"""Purposes of a card that helps a partner."""

from __future__ import annotations

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import CLEARLY, PROBABLE, SURE, Look
from reunion_desktop.engine.cards import CardSet


def feeds_partner(look: Look) -> Reason | None:
    """Points for a trick that a partner takes, surely or probably."""
    more = look.points(look.card) > look.points(look.rival)
    if not more or look.beats(look.card) > look.beats(look.rival):
        return None
    fate = look.fate(look.card)
    share = fate.partner
    if look.with_side and not look.beats(look.card):
        share = max(share, fate.ours)
    if share < PROBABLE or fate.alone > 1 - SURE:
        return None
    return look.own(Motive.FEEDS_PARTNER, look.stake, None if share >= SURE else share)


def spares_partner(look: Look) -> Reason | None:
    """The partner is sure of the trick; the next best card would have taken it over."""
    if not look.with_side or look.beats(look.card) or look.fate(look.card).ours < SURE:
        return None
    spares = look.beats(look.rival) or look.points(look.card) >= look.points(look.rival)
    return look.own(Motive.SPARES_PARTNER) if spares else None


def is_harder(look: Look) -> Reason | None:
    """Later opponents can beat it less often than the partner's card, which wins so far."""
    if not look.with_side or not look.beats(look.card) or look.beats(look.rival):
        return None
    more = look.fate(look.card).ours - look.fate(look.rival).ours
    return look.own(Motive.HARDER) if more >= CLEARLY else None


def leaves_partner(look: Look) -> Reason | None:
    """A partner who plays later can win the trick, surely or probably."""
    if (look.beats(look.card) and not look.leads) or look.fate(look.card).alone >= SURE:
        return None
    share = look.fate(look.card).partner
    if share < PROBABLE or not (look.leads or look.beats(look.rival)):
        return None
    return look.own(Motive.LEAVES_PARTNER, share=None if share >= SURE else share)


def is_likelier(look: Look) -> Reason | None:
    """With a partner who plays later, the side wins the trick clearly more often."""
    if look.leads or look.with_side or not look.beats(look.card):
        return None
    more = look.sides(look.card) - look.sides(look.rival)
    if not set(look.friends) & set(look.later) or more < CLEARLY:
        return None
    return Reason(Motive.LIKELIER, CardSet(1 << look.rival), seat=look.seat)


def returns_suit(look: Look) -> Reason | None:
    """The partner led this suit."""
    if not look.leads or look.is_trump(look.card):
        return None
    order = look.deal.order
    led = {
        order.suit_of(taken.trick.cards[0])
        for taken in look.deal.taken
        if taken.trick.leader in look.friends and not taken.trick.covered
    }
    suits = look.tables.suit_of
    if suits[look.card] in led and suits[look.elsewhere] not in led:
        return look.own(Motive.RETURNS_SUIT)
    return None


def leads_through(look: Look) -> Reason | None:
    """The declarer plays before a partner who holds a higher card of the suit."""
    declarer = look.deal.contract.declarer
    if not look.leads or declarer is None or declarer not in look.foes or look.is_trump(look.card):
        return None
    behind = look.later[look.later.index(declarer) + 1 :]
    partners = [seat for seat in behind if seat in look.friends]
    if not partners or look.elsewhere == look.card:
        return None
    if look.some_hold(look.tables.over[look.card] & look.unseen, partners):
        return look.own(Motive.LEADS_THROUGH, seat=declarer)
    return None
