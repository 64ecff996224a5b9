"""Purposes of a card that is to win a trick, or to win a later one."""

from __future__ import annotations

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import CLEARLY, PROBABLE, SURE, Look
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.solver.tables import cards_of

_NAMED = 3
"""Greatest number of cards named."""

_OFTEN = 1 / 4
"""Share of the layouts in which a card wins, from which on it is told to win more often."""


def draws_bower(look: Look) -> Reason | None:
    """The right bower, while the left one is out or lies in the trick."""
    if not getattr(look.rules, "left_bower_fee", 0):
        return None
    right, left = look.deal.order.bowers[:2]
    if look.card != right.index:
        return None
    if left in look.deal.trick.cards:
        return Reason(Motive.CAPTURES_BOWER, CardSet.of((left,)))
    led = look.led if not look.leads else look.tables.trump
    if led == look.tables.trump and look.some_hold(
        1 << left.index, look.others if look.leads else look.later
    ):
        return Reason(Motive.DRAWS_BOWER, CardSet.of((left,)))
    return None


def saves_bower(look: Look) -> Reason | None:
    """The left bower, brought home or kept while the right one is out."""
    if not getattr(look.rules, "left_bower_fee", 0):
        return None
    right, left = look.deal.order.bowers[:2]
    if not look.legal >> left.index & 1:
        return None
    if right in look.deal.trick.cards:
        saves = look.card != left.index
    elif not look.some_hold(1 << right.index, look.others):
        saves = False
    elif look.card == left.index:
        saves = look.fate(look.card).alone >= SURE and not look.leads
    else:
        saves = look.rival == left.index
    return Reason(Motive.SAVES_BOWER, CardSet.of((left,))) if saves else None


def saves_trick(look: Look) -> Reason | None:
    """Nobody else of the side can take a trick, which has points in it where they count."""
    if look.leads or look.fate(look.card).alone < SURE or look.with_side:
        return None
    if look.unavoidable or look.stake == 0:
        return None
    friends = [seat for seat in look.later if seat in look.friends]
    if friends and look.fate(look.rival).lost < SURE:
        return None
    return look.own(Motive.SAVES_TRICK, look.stake, seat=None if look.later else look.winner)


def takes(look: Look) -> Reason | None:
    """No opponent who plays later can beat it."""
    if look.fate(look.card).alone < SURE or look.unavoidable:
        return None
    if look.with_side and look.fate(look.rival).ours >= SURE:
        return None  # The trick is the side's without it.
    if look.later:
        return look.own(Motive.SAFE, look.stake)
    return look.own(Motive.HOLDS, look.stake, 1.0)


def brings_home(look: Look) -> Reason | None:
    """More points than the next best card, with which the trick is as sure, or as probable."""
    share, other = look.fate(look.card).ours, look.fate(look.rival).ours
    if not look.beats(look.card) or look.points(look.card) <= look.points(look.rival):
        return None
    if share < PROBABLE or abs(share - other) > 1 - SURE:
        return None
    return look.own(Motive.BRINGS_HOME, look.points(look.card), None if share >= SURE else share)


def cashes(look: Look) -> Reason | None:
    """The highest card left of a plain suit, as not every legal card is."""
    if look.is_trump(look.card) or not look.beats(look.card) or not (look.leads or look.later):
        return None
    others = look.legal & ~look.tables.trumps
    masters = look.masters(others)
    if not masters >> look.card & 1:
        return None
    most = max([look.points(one) for one in cards_of(masters)])
    alike = masters == others and look.points(look.card) < most
    return None if alike or look.masters(look.legal) == look.legal else look.own(Motive.CASHES)


def draws_trumps(look: Look) -> Reason | None:
    """Trumps are led, which opponents hold."""
    if not look.leads or not look.is_trump(look.card) or look.elsewhere == look.card:
        return None
    share = look.held(look.tables.trumps & look.unseen, look.foes)
    if share < PROBABLE:
        return None
    return look.own(Motive.DRAWS_TRUMPS, share=None if share >= SURE else share)


def wins_cheaply(look: Look) -> Reason | None:
    """As sure as a higher card of the suit, which is kept."""
    kept = look.unlike_higher()
    if look.leads or not kept or not look.beats(look.card):
        return None
    if look.fate(look.card).alone < SURE:
        return None
    motive = Motive.KEEPS_HIGHER if look.with_side else Motive.WINS_CHEAPLY
    kept.sort(key=look.tables.height.__getitem__)
    return Reason(motive, CardSet.of([ALL_CARDS[one] for one in kept[-2:]]))


def as_strong(look: Look) -> Reason | None:
    """As strong as a card with more points, in a trick that is not sure."""
    if look.fate(look.card).ours >= SURE or not look.beats(look.card):
        return None
    for card in cards_of(look.legal & look.suit(look.card)):
        if look.compares and card != look.rival:
            continue
        if look.points(card) > look.points(look.card) and look.touches(card, look.card):
            return Reason(Motive.AS_STRONG, CardSet(1 << card))
    return None


def is_likelier(look: Look) -> Reason | None:
    """It wins the trick clearly more often than the next best card."""
    more = look.fate(look.card).alone - look.fate(look.rival).alone
    other = look.leads and look.suit(look.card) != look.suit(look.rival)
    if more < CLEARLY or look.fate(look.card).alone < _OFTEN or other:
        return None
    if look.with_side and not look.beats(look.rival):
        return None
    return Reason(Motive.LIKELIER, CardSet(1 << look.rival))


def brings_more(look: Look) -> Reason | None:
    """As strong as the next best card, and with more points, in a trick that may be won."""
    if not look.beats(look.card) or look.suit(look.card) != look.suit(look.rival):
        return None
    if not _OFTEN <= look.fate(look.card).ours < SURE or not look.touches(look.card, look.rival):
        return None
    more = look.points(look.card) > look.points(look.rival)
    return Reason(Motive.BRINGS_MORE, CardSet(1 << look.rival)) if more else None


def forces_high(look: Look) -> Reason | None:
    """Few cards of the suit can beat it, fewer than can beat a lower one."""
    if not look.beats(look.card) or not look.beats(look.rival):
        return None
    if look.fate(look.card).alone >= SURE or not look.above(look.rival, look.card):
        return None
    over, other = (look.tables.over[one] & look.unseen for one in (look.card, look.rival))
    seats = [seat for seat in look.later if seat in look.foes]
    if not 0 < over.bit_count() <= _NAMED or look.held(other & ~over, seats) < CLEARLY:
        return None
    return Reason(Motive.FORCES_HIGH, CardSet.of([ALL_CARDS[one] for one in cards_of(over)]))


def wins_so_far(look: Look) -> Reason | None:
    """It may win a trick that an opponent takes without it."""
    if look.leads or look.with_side or not look.beats(look.card) or look.beats(look.rival):
        return None
    lost = look.fate(look.rival).lost
    if not CLEARLY <= look.fate(look.card).alone < SURE or lost < SURE:
        return None
    return look.own(Motive.TRIES, share=lost)
