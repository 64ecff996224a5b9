"""Purposes of a card that keeps better ones, or prepares a later trick."""

from __future__ import annotations

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons.look import LITTLE, PROBABLE, SURE, Look, unsure
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.solver.tables import cards_of

_LONG = 3
"""Cards of a suit from which on it is long."""
_MORE = 2
"""Points more than a higher card has that are given to keep it: the King for the Jack."""
_ABOVE = 2
"""Higher cards that are out up to which a card of a plain suit may take a trick later."""
_DOUBTFUL = 0.9
"""Share of the layouts below which a trick is at risk."""


def keeps(look: Look) -> Reason | None:
    """The highest card of a suit is kept, as with the next best card: a trump is a sure trick."""
    if look.masters(1 << look.card) or not look.masters(1 << look.rival):
        return None
    if look.beats(look.rival) and not look.later and not look.leads:
        return None
    trump = look.is_trump(look.rival)
    if not trump and look.share(lambda hands: _only_trumps(look, hands)) >= SURE:
        return None  # Every trick is trumped.
    motive = Motive.KEEPS if trump else Motive.KEEPS_MASTER
    held = cards_of(look.hand & look.suit(look.rival))
    return Reason(motive, CardSet(1 << max(held, key=look.tables.height.__getitem__)))


def _only_trumps(look: Look, hands: tuple[int, ...]) -> bool:
    """Tell whether another player has nothing but trumps."""
    return any(hands[seat] and not hands[seat] & ~look.tables.trumps for seat in look.others)


def saves_trumps(look: Look) -> Reason | None:
    """No trump is spent on the trick."""
    plain = not look.leads and not look.is_trump(look.card) and look.is_trump(look.rival)
    return look.own(Motive.SAVES_TRUMPS) if plain else None


def little(look: Look) -> Reason | None:
    """The trick holds little, and the next best card would have won it."""
    if look.leads or look.tables.trick_points or look.beats(look.card):
        return None
    if look.hopeless or look.with_side or not look.beats(look.rival):
        return None
    stake = look.table + look.points(look.card)
    return look.own(Motive.LITTLE, look.table) if stake <= LITTLE else None


def gives_least(look: Look) -> Reason | None:
    """The trick goes to opponents, or may, and no other card has fewer points."""
    fate, plain = look.fate(look.card), look.legal & ~look.tables.trumps
    cheap = look.leads and passes_lead(look)
    if not look.cheapest or (look.leads and look.is_trump(look.card) and plain) or cheap:
        return None
    if fate.lost >= SURE and not look.leads:
        return look.own(Motive.GIVES_LEAST, look.points(look.card))
    risks = fate.ours < _DOUBTFUL and look.fate(look.rival).ours < SURE
    return look.own(Motive.RISKS_LEAST) if risks else None


def keeps_trump(look: Look) -> Reason | None:
    """A card of another suit than the one led is played, and the highest trump kept."""
    kept = look.masters(look.legal & look.tables.trumps)
    if look.leads or look.is_trump(look.card) or look.compares or not kept:
        return None
    highest = max(cards_of(kept), key=look.tables.height.__getitem__)
    return Reason(Motive.KEEPS, CardSet(1 << highest))


def keeps_higher(look: Look) -> Reason | None:
    """Higher cards of the suit would not make the trick surer, and are kept."""
    kept = look.unlike_higher()
    if look.leads or not kept or look.unlike_lower():
        return None
    least = min([look.points(one) for one in kept])
    if look.points(look.card) > least + _MORE or keeps(look):
        return None
    kept.sort(key=look.tables.height.__getitem__)
    if look.gains(kept[-1], look.card) > 1 - SURE:
        return None
    return Reason(Motive.KEEPS_HIGHER, CardSet.of([ALL_CARDS[one] for one in kept[-2:]]))


def keeps_for_later(look: Look) -> Reason | None:
    """The next best card is higher and of the same suit: it is kept."""
    more = look.points(look.card) > look.points(look.rival)
    if more or not look.above(look.card, look.rival) or keeps_higher(look):
        return None
    above = look.tables.over[look.rival] & look.unseen
    if not look.is_trump(look.rival) and above.bit_count() > _ABOVE:
        return None
    return Reason(Motive.KEEPS_FOR_LATER, CardSet(1 << look.rival))


def cannot_win_later(look: Look) -> Reason | None:
    """A discard from a suit in which another player holds a higher card, as not in the rival's."""
    discards = not look.leads and look.tables.suit_of[look.card] != look.led
    if not discards or look.beats(look.card) or look.suit(look.rival) == look.suit(look.card):
        return None
    over, other = look.tables.over[look.card], look.tables.over[look.rival]
    if look.some_hold(over, look.foes) and not look.some_hold(other, look.foes):
        return look.own(Motive.UNDER, share=unsure(look.held(over & look.unseen, look.foes)))
    return None


def longest(look: Look) -> Reason | None:
    """A plain suit of which the player holds more cards than of any other is led."""
    if not look.leads or look.is_trump(look.card) or look.elsewhere == look.card:
        return None
    plain = [suit for suit in look.tables.suits if not suit & look.tables.trumps]
    own = (look.suit(look.card) & look.hand).bit_count()
    others = [(suit & look.hand).bit_count() for suit in plain if suit != look.suit(look.card)]
    longest = own >= _LONG and own > max(others) > 0
    return look.own(Motive.LONGEST) if longest else None


def makes_void(look: Look) -> Reason | None:
    """The last card of a plain suit, to trump the suit later."""
    if look.is_trump(look.card) or look.is_last(look.rival) or not look.is_last(look.card):
        return None
    suit, trump = look.suit(look.card), look.tables.trumps
    led = look.tables.suit_of[look.card]
    if look.tables.legal(suit & -suit | trump, led, first=False) & trump:
        return None  # A player who has the suit may trump as well.
    follows = not look.leads and led == look.led
    if look.hand & trump and not follows and look.some_hold(suit & look.unseen, look.others):
        return look.own(Motive.MAKES_VOID)
    return None


def forces(look: Look) -> Reason | None:
    """An opponent who is void can win only with a trump."""
    if not look.leads or look.is_trump(look.card) or look.elsewhere == look.card:
        return None
    suit = look.suit(look.card) & look.unseen
    trumps = look.tables.trumps & look.unseen
    for seat in look.foes:
        if suit and look.none_hold(suit, [seat]) and look.some_hold(trumps, [seat]):
            return look.own(Motive.FORCES_TRUMP, seat=seat)
    return None


def passes_lead(look: Look) -> Reason | None:
    """A lead without points that an opponent can beat."""
    if not look.leads or look.fate(look.card).alone > 1 - SURE or look.masters(1 << look.card):
        return None
    plain = cards_of(look.legal & ~look.tables.trumps)
    if look.is_trump(look.card) or look.fate(look.card).partner >= PROBABLE:
        return None
    if look.tables.trick_points:
        above, below = look.tables.over[look.card], look.under(look.card)
        low = (above & look.unseen).bit_count() > (below & look.unseen).bit_count()
        cheap = low and not look.lower(look.card)
    else:
        cheap = look.points(look.card) == min(map(look.points, plain)) <= LITTLE
    return look.own(Motive.PASSES_LEAD, look.points(look.card)) if cheap else None
