"""Purposes of a card: what it is good for, where the next best card is not as good for it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from reunion_desktop.ai.player import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import SURE, Aim, Look
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.solver.tables import cards_of

_WORTHY = 10
"""Points of a trick that is worth fighting for."""
_LITTLE = 4
"""Points of a trick that may be left to others."""

Purpose = Callable[[Look], Reason | None]
"""Tells a purpose of the card; None where it is not true, or no reason."""


def purposes(look: Look, most: int) -> tuple[Reason, ...]:
    """The purposes of a card, the most telling first."""
    if look.covered:
        return ()
    told = (tell(look) for tell in _PURPOSES[look.aim])
    return tuple(islice(filter(None, told), most))


def _own(look: Look, motive: Motive, points: int | None = None) -> Reason:
    return Reason(motive, CardSet(1 << look.card), points)


def _stake(look: Look, card: int) -> int | None:
    """The points of the trick with a card; None where tricks count."""
    return None if look.tables.trick_points else look.table + look.points(card)


# Bowers -------------------------------------------------------------------------------------------


def _draws_bower(look: Look) -> Reason | None:
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


def _saves_bower(look: Look) -> Reason | None:
    """The left bower, brought home or kept while the right one is out."""
    if not getattr(look.rules, "left_bower_fee", 0):
        return None
    right, left = look.deal.order.bowers[:2]
    if not look.legal >> left.index & 1 or right in look.deal.trick.cards:
        lies = right in look.deal.trick.cards and bool(look.legal >> left.index & 1)
        if lies and look.card != left.index:
            return Reason(Motive.SAVES_BOWER, CardSet.of((left,)))
        return None
    if not look.some_hold(1 << right.index, look.others):
        return None
    if look.card == left.index:
        home = look.fate(look.card).alone >= SURE and not look.leads
        return Reason(Motive.SAVES_BOWER, CardSet.of((left,))) if home else None
    return Reason(Motive.SAVES_BOWER, CardSet.of((left,))) if look.rival == left.index else None


# Tricks that are wanted ---------------------------------------------------------------------------


def _saves_trick(look: Look) -> Reason | None:
    """Nobody else of the side can take a trick with points in it."""
    if look.leads or look.fate(look.card).alone < SURE or _is_friend(look, look.winner):
        return None
    tricks = bool(look.tables.trick_points)
    loses = look.beats(look.rival) and look.fate(look.rival).alone >= SURE
    if loses or not (tricks or look.table >= _LITTLE):
        return None
    friends = [seat for seat in look.later if seat in look.friends]
    if friends and look.fate(look.rival).theirs < SURE:
        return None
    return Reason(
        Motive.SAVES_TRICK,
        CardSet(1 << look.card),
        _stake(look, look.card),
        seat=None if look.later else look.winner,
    )


def _takes(look: Look) -> Reason | None:
    """Nobody who plays later can beat it."""
    if look.fate(look.card).alone < SURE:
        return None
    safe = look.beats(look.rival) and look.fate(look.rival).alone >= SURE
    same = safe and look.points(look.rival) == look.points(look.card)
    if same and look.rival != look.card:
        return None
    if not look.later:
        return Reason(Motive.HOLDS, CardSet(1 << look.card), _stake(look, look.card), 1.0)
    return _own(look, Motive.SAFE, _stake(look, look.card))


def _brings_home(look: Look) -> Reason | None:
    """More points than the other sure winner."""
    if look.fate(look.card).alone < SURE or look.tables.trick_points:
        return None
    safe = look.beats(look.rival) and look.fate(look.rival).alone >= SURE
    if safe and look.points(look.card) > look.points(look.rival):
        return _own(look, Motive.BRINGS_HOME, look.points(look.card))
    return None


def _cashes(look: Look) -> Reason | None:
    """The highest card left of its suit is led."""
    if not look.leads or not look.masters(1 << look.card):
        return None
    if look.rival != look.card and look.masters(1 << look.rival):
        return None
    return _own(look, Motive.CASHES)


def _draws_trumps(look: Look) -> Reason | None:
    """Trumps are led, which opponents hold."""
    if not look.leads or not look.is_trump(look.card) or look.is_trump(look.rival):
        return None
    trumps = look.tables.trumps & look.unseen
    return _own(look, Motive.DRAWS_TRUMPS) if look.some_hold(trumps, look.foes) else None


def _feeds_partner(look: Look) -> Reason | None:
    """Points for a trick that a partner is sure of."""
    fate, more = look.fate(look.card), look.points(look.card) > look.points(look.rival)
    if look.leads or not more:
        return None
    holds = _is_friend(look, look.winner) and not look.beats(look.card) and fate.ours >= SURE
    if holds or (not look.beats(look.card) and fate.partner >= SURE):
        return _own(look, Motive.FEEDS_PARTNER, _stake(look, look.card))
    return None


def _spares_partner(look: Look) -> Reason | None:
    """The partner is sure of the trick; the next best card would have taken it over."""
    holds = not look.leads and _is_friend(look, look.winner) and not look.beats(look.card)
    if holds and look.fate(look.card).ours >= SURE:
        if look.beats(look.rival) or look.points(look.card) >= look.points(look.rival):
            return _own(look, Motive.SPARES_PARTNER)
        return _own(look, Motive.SPARES_PARTNER) if look.rival == look.card else None
    return None


def _leaves_partner(look: Look) -> Reason | None:
    """A partner who plays later can win the trick."""
    if look.beats(look.card) and not look.leads:
        return None
    if look.fate(look.card).partner >= SURE and (look.leads or look.beats(look.rival)):
        return _own(look, Motive.LEAVES_PARTNER)
    return None


def _is_friend(look: Look, seat: int) -> bool:
    return seat in look.friends


def _keeps(look: Look) -> Reason | None:
    """A card that is kept will be the highest: a sure trick."""
    rival = 1 << look.rival
    if look.rival == look.card or look.masters(1 << look.card):
        return None
    tops = look.masters(rival)
    trumps = look.tables.trumps & look.unseen
    sure = look.is_trump(look.rival) or look.none_hold(trumps, look.foes)
    if tops and sure and not (look.beats(look.rival) and not look.later and not look.leads):
        return Reason(Motive.KEEPS, CardSet(tops))
    return None


def _saves_trumps(look: Look) -> Reason | None:
    """No trump is spent on the trick."""
    plain = not look.leads and not look.is_trump(look.card) and look.is_trump(look.rival)
    return _own(look, Motive.SAVES_TRUMPS) if plain and look.rival != look.card else None


def _little(look: Look) -> Reason | None:
    """The trick holds little, and the next best card would have won it."""
    if look.leads or look.tables.trick_points or look.beats(look.card):
        return None
    if _is_friend(look, look.winner) or not look.beats(look.rival):
        return None
    stake = look.table + look.points(look.card)
    return _own(look, Motive.LITTLE, stake) if stake <= _LITTLE else None


def _wins_cheaply(look: Look) -> Reason | None:
    """As sure as a higher card of the suit, which is kept."""
    higher = look.tables.over[look.card] & look.legal
    between = [card for card in cards_of(higher) if not _equal(look, look.card, card)]
    if look.leads or not between or not look.beats(look.card):
        return None
    if look.fate(look.card).alone < SURE:
        return None
    kept = max(between, key=look.tables.height.__getitem__)
    return Reason(Motive.WINS_CHEAPLY, CardSet(1 << kept))


def _equal(look: Look, low: int, high: int) -> bool:
    """Tell whether nobody else holds a card between two of a suit, and their points are equal."""
    tables = look.tables
    between = tables.over[low] & ~tables.over[high] & ~(1 << high) & look.unseen
    return not between and look.points(low) == look.points(high)


def _gives_least(look: Look) -> Reason | None:
    """The trick goes to opponents, and this card has the fewest points."""
    if look.tables.trick_points or look.fate(look.card).theirs < SURE:
        return None
    least = min([look.points(one) for one in cards_of(look.legal)])
    if look.points(look.card) == least < look.points(look.rival):
        return _own(look, Motive.GIVES_LEAST, look.points(look.card))
    return None


def _keeps_higher(look: Look) -> Reason | None:
    """The trick goes to opponents, and higher cards of the suit are kept."""
    if look.leads or look.fate(look.card).theirs < SURE or look.lower(look.card):
        return None
    higher = cards_of(look.tables.over[look.card] & look.legal)
    kept = [card for card in higher if not _equal(look, look.card, card)]
    if not kept or look.points(look.card) > min([look.points(one) for one in kept]):
        return None
    return Reason(Motive.KEEPS_HIGHER, CardSet.of([ALL_CARDS[one] for one in kept[-2:]]))


def _makes_void(look: Look) -> Reason | None:
    """The last card of a plain suit, to trump the suit later."""
    if look.is_trump(look.card) or _last(look, look.rival) or not _last(look, look.card):
        return None
    if not look.leads and look.tables.suit_of[look.card] == look.led:
        return None
    others = look.suit(look.card) & look.unseen
    trumps = look.hand & look.tables.trumps
    if trumps and look.some_hold(others, look.others):
        return _own(look, Motive.MAKES_VOID)
    return None


def _last(look: Look, card: int) -> bool:
    """Tell whether a card is the last of a plain suit in hand."""
    return not look.is_trump(card) and not look.hand & look.suit(card) & ~(1 << card)


def _returns_suit(look: Look) -> Reason | None:
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
    if suits[look.card] in led and suits[look.rival] not in led:
        return _own(look, Motive.RETURNS_SUIT)
    return None


def _forces(look: Look) -> Reason | None:
    """An opponent who is void can win only with a trump."""
    if not look.leads or look.is_trump(look.card) or look.suit(look.card) == look.suit(look.rival):
        return None
    suit = look.suit(look.card) & look.unseen
    trumps = look.tables.trumps & look.unseen
    for seat in look.foes:
        if suit and look.none_hold(suit, [seat]) and look.some_hold(trumps, [seat]):
            return Reason(Motive.FORCES_TRUMP, CardSet(1 << look.card), seat=seat)
    return None


def _leads_through(look: Look) -> Reason | None:
    """The declarer plays before a partner who holds a higher card of the suit."""
    declarer = look.deal.contract.declarer
    if not look.leads or declarer is None or declarer not in look.foes or look.is_trump(look.card):
        return None
    behind = look.later[look.later.index(declarer) + 1 :]
    partners = [seat for seat in behind if seat in look.friends]
    if not partners or look.suit(look.card) == look.suit(look.rival):
        return None
    if look.some_hold(look.tables.over[look.card] & look.unseen, partners):
        return Reason(Motive.LEADS_THROUGH, CardSet(1 << look.card), seat=declarer)
    return None


def _passes_lead(look: Look) -> Reason | None:
    """A lead without points that an opponent can beat."""
    if not look.leads or look.fate(look.card).alone > 1 - SURE:
        return None
    if look.tables.trick_points:
        cheap = not look.is_trump(look.card) and bool(look.lower(look.rival))
    else:
        least = min([look.points(one) for one in cards_of(look.legal)])
        cheap = look.points(look.card) == least < look.points(look.rival)
    return _own(look, Motive.PASSES_LEAD, look.points(look.card)) if cheap else None


def _wins_so_far(look: Look) -> Reason | None:
    """It wins so far, as the next best card would not."""
    if look.leads or not look.beats(look.card) or look.fate(look.card).alone >= SURE:
        return None
    if _is_friend(look, look.winner):
        return None
    return None if look.beats(look.rival) else _own(look, Motive.TRIES)


# Tricks that are not wanted -----------------------------------------------------------------------


def _stays_below(look: Look) -> Reason | None:
    """Another player's card stays the best, which the next best card would beat."""
    below = not look.leads and not look.beats(look.card)
    if not below or not look.beats(look.rival):
        return None
    if look.aim is Aim.GIVE and look.winner != look.deal.contract.declarer:
        return None
    return Reason(Motive.STAYS_BELOW, CardSet(1 << look.card), seat=look.winner)


def _gets_rid(look: Look) -> Reason | None:
    """The highest card of its suit that does not win."""
    if look.leads or look.beats(look.card):
        return None
    low = look.lower(look.card)
    more = look.points(look.card) > look.points(look.rival)
    if low or more:
        higher = [
            card
            for card in cards_of(look.tables.over[look.card] & look.legal)
            if not look.beats(card)
        ]
        return None if higher else _own(look, Motive.GETS_RID)
    return None


def _is_beaten(look: Look) -> Reason | None:
    """Another player has to beat it."""
    if not look.later or not look.beats(look.card):
        return None
    rival = look.beats(look.rival) and look.fate(look.rival).forced >= SURE
    if look.fate(look.card).forced >= SURE and (not rival or look.rival == look.card):
        return _own(look, Motive.MUST_BEAT)
    return None


def _takes_high(look: Look) -> Reason | None:
    """The trick cannot be avoided: it is taken with the highest card."""
    low = [card for card in cards_of(look.legal) if not look.lower(card)]
    if look.leads or any(look.fate(card).alone < SURE for card in low):
        return None
    lower = look.lower(look.card)
    if lower and not look.tables.over[look.card] & look.legal:
        return Reason(Motive.KEEPS_LOWER, CardSet.of([ALL_CARDS[one] for one in lower[:2]]))
    return None


def _lowest(look: Look) -> Reason | None:
    """The lowest card of a suit in which others hold higher ones."""
    if look.lower(look.card) or not look.beats(look.card):
        return None
    if look.suit(look.rival) != look.suit(look.card) and not look.leads:
        return None
    out = look.tables.over[look.card] & look.unseen
    seats = look.foes if look.leads else [seat for seat in look.later if seat in look.foes]
    if out.bit_count() > 1 and look.some_hold(out, seats):
        return _own(look, Motive.LOWEST)
    return None


def _voids(look: Look) -> Reason | None:
    """The last card of its suit: nothing in it can take a trick later."""
    if look.is_trump(look.card) or not _last(look, look.card) or _last(look, look.rival):
        return None
    if not look.suit(look.card) & look.unseen:
        return None
    return _own(look, Motive.VOIDS)


_PURPOSES: dict[Aim, tuple[Purpose, ...]] = {
    Aim.TAKE: (
        _draws_bower,
        _saves_bower,
        _feeds_partner,
        _saves_trick,
        _brings_home,
        _takes,
        _cashes,
        _draws_trumps,
        _keeps,
        _wins_cheaply,
        _spares_partner,
        _saves_trumps,
        _little,
        _leaves_partner,
        _leads_through,
        _forces,
        _returns_suit,
        _gives_least,
        _makes_void,
        _keeps_higher,
        _passes_lead,
        _wins_so_far,
    ),
    Aim.AVOID: (_takes_high, _stays_below, _is_beaten, _gets_rid, _voids, _lowest),
    Aim.GIVE: (_stays_below, _is_beaten, _voids, _lowest),
}
"""The kinds of purposes, the most telling first, by what tricks are good for."""
