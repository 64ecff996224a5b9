"""Purposes of a card where tricks are not wanted."""

from __future__ import annotations

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import LITTLE, SURE, Aim, Look, unsure
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.contract import Goal
from reunion_desktop.solver.tables import cards_of


def stays_below(look: Look) -> Reason | None:
    """Another player's card stays the best, which some card would beat."""
    if look.leads or look.beats(look.card) or not any(map(look.beats, cards_of(look.legal))):
        return None
    if look.aim is Aim.GIVE and look.winner != look.deal.contract.declarer:
        return None
    certain = look.beaten(look.best, look.later) <= 1 - SURE
    if look.aim is Aim.GIVE and not certain:
        return None
    return look.own(Motive.STAYS_BELOW, seat=look.winner if certain else None)


def gets_rid(look: Look) -> Reason | None:
    """The highest card of its suit that does not win, or that wins next to nothing."""
    if look.leads or (look.beats(look.card) and (look.table > LITTLE or look.no_trick)):
        return None
    higher = [one for one in look.unlike_higher() if look.beats(one) <= look.beats(look.card)]
    more = not look.beats(look.card) and look.points(look.card) > look.points(look.rival)
    return look.own(Motive.GETS_RID) if (more or look.unlike_lower()) and not higher else None


def spends_points(look: Look) -> Reason | None:
    """It may take its own points, and still no card with fewer is better, or there is none."""
    if not look.beats(look.card) or not _has_points(look) or look.unavoidable:
        return None
    if look.cheapest:
        return look.own(Motive.RISKS_LEAST)
    least = min([look.points(one) for one in cards_of(look.legal)])
    spends = look.is_best and look.points(look.card) > least
    return look.own(Motive.SPENDS_POINTS, look.stake) if spends else None


def _has_points(look: Look) -> bool:
    """Tell whether the card has more than a few points, where they count."""
    by_points = look.deal.contract.goal is not Goal.NO_TRICK and not look.tables.trick_points
    return by_points and look.points(look.card) > LITTLE


def is_beaten(look: Look) -> Reason | None:
    """Another player has to beat it."""
    if not look.later or not look.beats(look.card):
        return None
    rival = look.beats(look.rival) and look.fate(look.rival).forced >= SURE
    share = look.fate(look.card).forced
    if share < SURE or rival:
        return None
    if look.aim is Aim.GIVE:
        return look.own(Motive.MUST_BEAT, seat=look.deal.contract.declarer)
    return look.own(Motive.MUST_BEAT, share=unsure(share))


def takes_high(look: Look) -> Reason | None:
    """The trick cannot be avoided: it is taken with a high card, or with few points."""
    if look.leads or not look.unavoidable:
        return None
    lower = look.unlike_lower()
    if lower:
        return Reason(Motive.KEEPS_LOWER, CardSet.of([ALL_CARDS[one] for one in lower[:2]]))
    return look.own(Motive.COSTS_LEAST) if look.cheapest else None


def is_under(look: Look) -> Reason | None:
    """Another player holds a higher card of the suit, as not of every suit."""
    if not look.beats(look.card) or not (look.leads or look.later):
        return None
    seats = look.foes if look.leads else [seat for seat in look.later if seat in look.foes]
    under = [
        card
        for card in cards_of(look.legal)
        if look.some_hold(look.tables.over[card] & look.unseen, seats)
    ]
    every = len(under) == len(look.deal.hand) and bool(look.lower(look.card))
    if every or look.card not in under:
        return None
    share = look.held(look.tables.over[look.card] & look.unseen, seats)
    return look.own(Motive.UNDER, share=unsure(share))


def voids(look: Look) -> Reason | None:
    """The last card of its suit: nothing in it can take a trick later."""
    if not look.is_last(look.card) or look.is_last(look.rival):
        return None
    if not look.suit(look.card) & look.unseen:
        return None
    return look.own(Motive.VOIDS if look.tables.trumps else Motive.FREES)


def dangerous(look: Look) -> Reason | None:
    """A discard from a suit in which opponents hold lower cards, as not in the rival's."""
    if look.leads or look.tables.suit_of[look.card] == look.led or not look.no_trick:
        return None
    if look.suit(look.rival) == look.suit(look.card):
        return None
    below, other = (look.under(one) & look.unseen for one in (look.card, look.rival))
    if look.some_hold(below, look.foes) and not look.some_hold(other, look.foes):
        return look.own(Motive.DANGEROUS)
    return None
