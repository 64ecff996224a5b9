"""Facts at the table that a card player looks at before choosing a card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.reasons import hundred
from reunion_desktop.ai.tricks.reasons.look import LITTLE, SURE, Aim, Look
from reunion_desktop.ai.tricks.reasons.needs import needs
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.contract import Goal
from reunion_desktop.solver.tables import cards_of

_LATE = 5
"""Cards in hand up to which a player without a trick is reminded of it."""
_NEAR = 30
"""Points that are missing up to which they are told."""
_NAMED = 3
"""Greatest number of cards named."""
_DEALS = 3
"""Deals of a game of Réunion that is paid by these totals."""
_BANDS = (100, 150)
"""Totals of a game of Réunion below which a unit more is paid."""

Fact = Callable[[Look], Reason | None]
"""Tells the most relevant fact of one kind; None where none is true."""


def facts(look: Look, most: int, *, aims: bool = True) -> tuple[Reason, ...]:
    """The facts to look at, one of each kind, the most relevant first.

    Args:
        look: the decision.
        most: how many are told at most.
        aims: whether what the player needs or aims for is among them.
    """
    kinds = _OF_DEAL if look.covered else _FACTS
    told = (tell(look) for tell in kinds if aims or tell not in _AIMS)
    return tuple(islice(filter(None, told), most))


def _hopeless(look: Look) -> Reason | None:
    """The trick cannot be won with any card, and nothing is wasted on it."""
    if look.aim is not Aim.TAKE or not look.hopeless:
        return None
    wastes = look.unlike_lower() or any(
        look.points(one) < look.points(look.card) for one in cards_of(look.legal)
    )
    return None if wastes else Reason(Motive.CANNOT_WIN)


def _unavoidable(look: Look) -> Reason | None:
    """The trick is taken with any card."""
    avoids = look.aim is Aim.AVOID and not look.leads
    return Reason(Motive.CANNOT_AVOID) if avoids and look.unavoidable else None


def _without_trick(look: Look) -> Reason | None:
    """A player without a trick pays a fee."""
    deal = look.deal
    fee = getattr(look.rules, "no_trick_fee", 0) and deal.contract.declarer is None
    if fee and not deal.tricks[look.seat] and not deal.points[look.seat]:
        own = deal.laid_away if deal.owner == look.seat else None
        basis = getattr(look.rules, "no_trick_basis", "tricks")
        if len(deal.hand) <= _LATE and not (basis == "points" and own):
            return Reason(Motive.WANTS_TRICK)
    return None


def _band(look: Look) -> Reason | None:
    """A few points more in the game save a unit."""
    deal, rules = look.deal, look.rules
    if rules.game != "reunion" or not rules.deals == deal.number == _DEALS:
        return None
    total = deal.points[look.seat] + sum([one.points[look.seat] for one in look.layouts.lines])
    if deal.owner == look.seat and deal.laid_away:
        total += rules.count(deal.laid_away, deal.order)
    for band in _BANDS:
        if 0 < band - total <= _NEAR:
            return Reason(Motive.NEEDS_TOTAL, points=band - total)
    return None


def _aim(look: Look) -> Reason | None:
    """The aim of this deal, where it is not the usual one."""
    contract = look.deal.contract
    if contract.goal is Goal.NO_TRICK:
        if look.aim is Aim.AVOID:
            return Reason(Motive.WANTS_NONE)
        return Reason(Motive.MAKES_TAKE, seat=contract.declarer)
    if look.aim is Aim.AVOID:
        points = look.table + look.points(look.card)
        costs = points > LITTLE and look.beats(look.card) and look.fate(look.card).forced < SURE
        return None if costs else hundred.wipes(look) or Reason(Motive.WANTS_FEW)
    if look.rules.game == "hindersche" and look.aim is Aim.TAKE:
        return None if hundred.own_hundred(look) else Reason(Motive.WANTS_MOST)
    alone = contract.goal is Goal.ALL_TRICKS and not contract.targets
    lost = any(taken.winner != contract.declarer for taken in look.deal.taken)
    breaks = alone and not lost and contract.declarer in look.foes
    return Reason(Motive.NEEDS_TRICKS, points=1) if breaks else None


def _held(look: Look) -> Reason | None:
    """The player who is winning the trick, and what it holds."""
    if not look.leads:
        points = None if look.tables.trick_points else look.table
        return Reason(Motive.TRICK_HELD, CardSet(1 << look.best), points, seat=look.winner)
    return None


def _void(look: Look) -> Reason | None:
    """A player known to be void in a suit that matters."""
    tables = look.tables
    suits = [look.led]
    if look.leads:
        suits = [tables.suit_of[look.card], tables.suit_of[look.rival], tables.trump]
    seats = look.others if look.leads else look.later
    for suit in dict.fromkeys([one for one in suits if one >= 0]):
        cards = tables.suits[suit] & look.unseen
        for seat in sorted(seats, key=look.friends.__contains__):
            if cards and not cards & look.may_hold(seat):
                own = CardSet(cards)
                trump = suit == tables.trump
                return Reason(Motive.NO_TRUMPS if trump else Motive.SHOWN_VOID, own, seat=seat)
    return None


def _trumps(look: Look) -> Reason | None:
    """Where the trumps are that are still out."""
    out = look.tables.trumps & look.unseen
    if not look.tables.trumps or not look.deal.taken:
        return None
    if _hopeless(look) and not look.masters(look.hand):
        return None  # Neither this trick nor a later one depends on them.
    if look.none_hold(out, look.others):
        return Reason(Motive.TRUMPS_GONE)
    for seat in look.others:
        rest = [other for other in look.others if other != seat]
        if look.none_hold(out, rest) and look.some_hold(out, [seat]):
            return Reason(Motive.LAST_TRUMPS, seat=seat)
    return None


def _higher(look: Look) -> Reason | None:
    """The higher cards of a suit that others hold."""
    card = look.card if look.beats(look.card) else look.rival
    if not look.beats(card) or not (look.leads or look.later):
        return None
    out = look.tables.over[card] & look.unseen
    if out and not look.none_hold(out, look.others if look.leads else look.later):
        named = sorted(cards_of(out), key=lambda one: -look.tables.height[one])[:_NAMED]
        return Reason(Motive.STILL_OUT, CardSet.of([ALL_CARDS[one] for one in named]))
    return None


def _trumps_out(look: Look) -> Reason | None:
    """How many trumps are out."""
    out = look.tables.trumps & look.unseen
    if out:
        return Reason(Motive.TRUMPS_OUT, CardSet(out), out.bit_count())
    return None


def _highest_out(look: Look) -> Reason | None:
    """The highest cards that are out in the suits in hand; for a lead, in its suit."""
    tables = look.tables
    found = []
    cards = [look.card] if look.leads else cards_of(look.legal)
    for suit in dict.fromkeys([tables.suit_of[card] for card in cards]):
        out = cards_of(tables.suits[suit] & look.unseen)
        if out:
            found.append(max(out, key=tables.height.__getitem__))
    if found:
        return Reason(Motive.STILL_OUT, CardSet.of([ALL_CARDS[one] for one in found[:_NAMED]]))
    return None


_FACTS: tuple[Fact, ...] = (
    hundred.own_hundred,
    hundred.their_hundred,
    _hopeless,
    _unavoidable,
    _without_trick,
    _band,
    needs,
    _trumps,
    _void,
    _held,
    _aim,
    _higher,
    _trumps_out,
    _highest_out,
)
"""The kinds of facts, the most telling first."""
_AIMS: tuple[Fact, ...] = (
    *(hundred.own_hundred, hundred.their_hundred),
    *(_without_trick, _band, needs, _aim),
)
"""Those about what the player needs, or aims for."""
_OF_DEAL: tuple[Fact, ...] = (_without_trick, _band, needs, _trumps, _aim, _trumps_out)
"""Those that are told where a card lies face down in the trick."""
