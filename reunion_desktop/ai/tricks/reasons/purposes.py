"""Purposes of a card: its use, where the next best card is not of the same use."""

from __future__ import annotations

from collections.abc import Callable

from reunion_desktop.ai.player import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import SURE, Aim, Look
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.solver.tables import cards_of

_WORTHY = 10
"""Points of a trick that is worth fighting for."""
_LONG = 3
"""Cards of a suit from which on it is long."""
_DOUBTFUL = 0.7
"""Share of the layouts below which a trick is at risk."""
_LITTLE = 4
"""Points of a trick that may be left to others."""

_GROUPS: tuple[frozenset[Motive], ...] = (
    frozenset({Motive.SAVES_TRICK, Motive.BRINGS_HOME, Motive.SAFE, Motive.HOLDS, Motive.CASHES}),
    frozenset({Motive.FEEDS_PARTNER, Motive.SPARES_PARTNER, Motive.LEAVES_PARTNER}),
    frozenset({Motive.KEEPS, Motive.KEEPS_MASTER, Motive.SAVES_TRUMPS}),
    frozenset(
        {
            Motive.LITTLE,
            Motive.GIVES_LEAST,
            Motive.RISKS_LEAST,
            Motive.AS_STRONG,
            Motive.WINS_CHEAPLY,
            Motive.KEEPS_HIGHER,
        }
    ),
    frozenset({Motive.KEEPS_LOWER, Motive.GETS_RID}),
    frozenset({Motive.MUST_BEAT, Motive.UNDER, Motive.PASSES_LEAD}),
)
"""Motives that say nearly the same: one of each group is told."""

Purpose = Callable[[Look], Reason | None]
"""Tells a purpose of the card; None where it is not true, or no reason."""


def purposes(look: Look, most: int) -> tuple[Reason, ...]:
    """The purposes of a card, the most telling first, one of each group."""
    if look.covered:
        return ()
    if look.level or look.rival == look.card:
        return (Reason(Motive.EQUAL),)
    told: list[Reason] = []
    groups = set[frozenset[Motive]]()
    for tell in _PURPOSES[look.aim]:
        reason = tell(look)
        if reason is not None:
            group = next((one for one in _GROUPS if reason.motive in one), None)
            if group is None or group not in groups:
                told.append(reason)
            groups |= {group} if group else set()
        if len(told) == most:
            break
    return tuple(told)


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
    if _all_safe(look) or not (tricks or look.table >= _LITTLE):
        return None
    friends = [seat for seat in look.later if seat in look.friends]
    if friends and look.fate(look.rival).lost < SURE:
        return None
    return Reason(
        Motive.SAVES_TRICK,
        CardSet(1 << look.card),
        _stake(look, look.card),
        seat=None if look.later else look.winner,
    )


def _takes(look: Look) -> Reason | None:
    """No opponent who plays later can beat it."""
    if look.fate(look.card).alone < SURE or _all_safe(look):
        return None
    if not look.later:
        return Reason(Motive.HOLDS, CardSet(1 << look.card), _stake(look, look.card), 1.0)
    return _own(look, Motive.SAFE, _stake(look, look.card))


def _all_safe(look: Look) -> bool:
    """Tell whether the trick is sure with the lowest card of each suit, too."""
    low = [card for card in cards_of(look.legal) if not look.lower(card)]
    return all(look.fate(card).alone >= SURE for card in low)


def _brings_home(look: Look) -> Reason | None:
    """More points than the other sure winner."""
    if look.fate(look.card).alone < SURE or look.tables.trick_points:
        return None
    safe = look.beats(look.rival) and look.fate(look.rival).alone >= SURE
    if safe and look.points(look.card) > look.points(look.rival):
        return _own(look, Motive.BRINGS_HOME, look.points(look.card))
    return None


def _cashes(look: Look) -> Reason | None:
    """The highest card left of a plain suit, as not every legal card is."""
    if look.is_trump(look.card) or not look.beats(look.card) or not (look.leads or look.later):
        return None
    others = look.legal & ~look.tables.trumps
    masters = look.masters(others)
    if not masters >> look.card & 1:
        return None
    most = max([look.points(one) for one in cards_of(masters)])
    alike = masters == others and look.points(look.card) < most
    return None if alike or look.masters(look.legal) == look.legal else _own(look, Motive.CASHES)


def _draws_trumps(look: Look) -> Reason | None:
    """Trumps are led, which opponents hold."""
    if not look.leads or not look.is_trump(look.card) or look.elsewhere == look.card:
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
    """A card that is kept is the highest of its suit: a trump is a sure trick."""
    if look.masters(1 << look.card) or not look.masters(1 << look.rival):
        return None
    if look.beats(look.rival) and not look.later and not look.leads:
        return None
    motive = Motive.KEEPS if look.is_trump(look.rival) else Motive.KEEPS_MASTER
    return Reason(motive, CardSet(1 << look.rival))


def _saves_trumps(look: Look) -> Reason | None:
    """No trump is spent on the trick."""
    plain = not look.leads and not look.is_trump(look.card) and look.is_trump(look.rival)
    return _own(look, Motive.SAVES_TRUMPS) if plain and look.rival != look.card else None


def _little(look: Look) -> Reason | None:
    """The trick holds little, and the next best card would have won it."""
    if look.leads or look.tables.trick_points or look.beats(look.card):
        return None
    if look.hopeless or _is_friend(look, look.winner) or not look.beats(look.rival):
        return None
    stake = look.table + look.points(look.card)
    return _own(look, Motive.LITTLE, stake) if stake <= _LITTLE else None


def _wins_cheaply(look: Look) -> Reason | None:
    """As sure as a higher card of the suit, which is kept."""
    higher = look.tables.over[look.card] & look.legal
    kept = [card for card in cards_of(higher) if not look.akin(look.card, card)]
    if look.leads or not kept or not look.beats(look.card):
        return None
    if look.fate(look.card).alone < SURE:
        return None
    return Reason(Motive.WINS_CHEAPLY, CardSet(1 << max(kept, key=look.tables.height.__getitem__)))


def _gives_least(look: Look) -> Reason | None:
    """The trick goes to opponents, or may, and this card has the fewest points."""
    fate, worths = look.fate(look.card), [look.points(one) for one in cards_of(look.legal)]
    if look.leads or look.points(look.card) > min(worths) or min(worths) == max(worths):
        return None
    if look.hopeless:
        return _own(look, Motive.GIVES_LEAST, look.points(look.card))
    return _own(look, Motive.RISKS_LEAST) if fate.ours < _DOUBTFUL else None


def _keeps_higher(look: Look) -> Reason | None:
    """Higher cards of the suit would not make the trick surer, and are kept."""
    higher = cards_of(look.tables.over[look.card] & look.legal)
    kept = [card for card in higher if not look.akin(look.card, card)]
    if (
        look.leads
        or not kept
        or any(not look.akin(look.card, one) for one in look.lower(look.card))
    ):
        return None
    if look.points(look.card) > min([look.points(one) for one in kept]) or _keeps(look):
        return None
    top = max(kept, key=look.tables.height.__getitem__)
    if look.gains(top, look.card) > 1 - SURE:
        return None
    kept.sort(key=look.tables.height.__getitem__)
    return Reason(Motive.KEEPS_HIGHER, CardSet.of([ALL_CARDS[one] for one in kept[-2:]]))


def _as_strong(look: Look) -> Reason | None:
    """As strong as a card with more points, in a trick that is not sure."""
    if look.fate(look.card).ours >= SURE or not look.beats(look.card):
        return None
    for card in cards_of(look.legal & look.suit(look.card)):
        more = look.points(card) > look.points(look.card) and card != look.card
        low, high = (card, look.card) if look.above(card, look.card) else (look.card, card)
        over = look.tables.over
        between = over[low] & ~over[high] & ~(1 << high) & look.unseen
        if more and not between:
            return Reason(Motive.AS_STRONG, CardSet(1 << card))
    return None


def _cannot_win_later(look: Look) -> Reason | None:
    """A discard from a suit in which another player holds a higher card, as not in the rival's."""
    discards = not look.leads and look.tables.suit_of[look.card] != look.led
    if not discards or look.beats(look.card) or look.suit(look.rival) == look.suit(look.card):
        return None
    over, other = look.tables.over[look.card], look.tables.over[look.rival]
    if look.some_hold(over, look.foes) and not look.some_hold(other, look.foes):
        return _own(look, Motive.UNDER)
    return None


def _longest(look: Look) -> Reason | None:
    """A plain suit of which the player holds more cards than of any other is led."""
    if not look.leads or look.is_trump(look.card) or look.elsewhere == look.card:
        return None
    plain = [suit for suit in look.tables.suits if not suit & look.tables.trumps]
    own = (look.suit(look.card) & look.hand).bit_count()
    others = [(suit & look.hand).bit_count() for suit in plain if suit != look.suit(look.card)]
    longest = own >= _LONG and own > max(others)
    return _own(look, Motive.LONGEST) if longest else None


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
    if suits[look.card] in led and suits[look.elsewhere] not in led:
        return _own(look, Motive.RETURNS_SUIT)
    return None


def _forces(look: Look) -> Reason | None:
    """An opponent who is void can win only with a trump."""
    if not look.leads or look.is_trump(look.card) or look.elsewhere == look.card:
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
    if not partners or look.elsewhere == look.card:
        return None
    if look.some_hold(look.tables.over[look.card] & look.unseen, partners):
        return Reason(Motive.LEADS_THROUGH, CardSet(1 << look.card), seat=declarer)
    return None


def _passes_lead(look: Look) -> Reason | None:
    """A lead without points that an opponent can beat."""
    if not look.leads or look.fate(look.card).alone > 1 - SURE or look.masters(1 << look.card):
        return None
    if look.tables.trick_points:
        cheap = not look.is_trump(look.card) and not look.lower(look.card)
    else:
        worths = [look.points(one) for one in cards_of(look.legal)]
        cheap = look.points(look.card) == min(worths) < max(worths)
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
    """The highest card of its suit that does not win, or that wins next to nothing."""
    if look.leads or (look.beats(look.card) and look.table > _LITTLE):
        return None
    higher = [
        card
        for card in cards_of(look.tables.over[look.card] & look.legal)
        if not look.akin(card, look.card) and look.beats(card) <= look.beats(look.card)
    ]
    lower = [card for card in look.lower(look.card) if not look.akin(card, look.card)]
    more = not look.beats(look.card) and look.points(look.card) > look.points(look.rival)
    return _own(look, Motive.GETS_RID) if (lower or more) and not higher else None


def _is_beaten(look: Look) -> Reason | None:
    """Another player has to beat it."""
    if not look.later or not look.beats(look.card):
        return None
    rival = look.beats(look.rival) and look.fate(look.rival).forced >= SURE
    if look.fate(look.card).forced >= SURE and (not rival or look.rival == look.card):
        return _own(look, Motive.MUST_BEAT)
    return None


def _takes_high(look: Look) -> Reason | None:
    """The trick cannot be avoided: it is taken with a high card, or with few points."""
    if look.leads or not _all_safe(look):
        return None
    lower = [card for card in look.lower(look.card) if not look.akin(card, look.card)]
    higher = cards_of(look.tables.over[look.card] & look.legal)
    if lower and all(look.akin(card, look.card) for card in higher):
        return Reason(Motive.KEEPS_LOWER, CardSet.of([ALL_CARDS[one] for one in lower[:2]]))
    worths = [look.points(one) for one in cards_of(look.legal)]
    if look.points(look.card) == min(worths) < max(worths):
        return _own(look, Motive.COSTS_LEAST)
    return None


def _is_under(look: Look) -> Reason | None:
    """Another player holds a higher card of the suit."""
    if not look.beats(look.card) or not (look.leads or look.later):
        return None
    out = look.tables.over[look.card] & look.unseen
    seats = look.foes if look.leads else [seat for seat in look.later if seat in look.foes]
    if not look.some_hold(out, seats):
        return None
    under = look.tables.over[look.rival] & look.unseen
    if look.rival != look.card and look.some_hold(under, seats) and look.lower(look.card):
        return None
    return _own(look, Motive.UNDER)


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
        _as_strong,
        _passes_lead,
        _wins_so_far,
        _cannot_win_later,
        _longest,
    ),
    Aim.AVOID: (_takes_high, _stays_below, _is_beaten, _gets_rid, _voids, _is_under),
    Aim.GIVE: (_stays_below, _is_beaten, _voids, _is_under),
}
"""The kinds of purposes, the most telling first, by the worth of tricks."""
