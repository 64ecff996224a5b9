"""Sides of a deal, as functions: who plays with whom, where their tricks lie, who is out of it."""

from __future__ import annotations

from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder

_NO_TRUMPS = CardOrder(None, (), ())
"""Stands for trumps that nobody has made."""


def are_sides(sight: Observation) -> bool:
    """Whether somebody plays with somebody else; before the first deal, as the rules say."""
    of = (sight.rules if sight.deal is None else sight.deal).sides.of
    return len(set(of)) < len(of)


def is_partner(sight: Observation, seat: Seat) -> bool:
    """Whether a seat plays on one's own side; oneself does."""
    of = (sight.rules if sight.deal is None else sight.deal).sides.of
    return of[seat] == of[sight.seat]


def heap_of(deal: DealObservation, own: Seat, seat: Seat) -> Seat:
    """Before whom the tricks of a seat lie: a side has one heap.

    One's own side's lie before oneself; another side's before the first of it after oneself in
    order of play, whoever took them.
    """
    of = deal.sides.of
    around: tuple[Seat, ...] = (*range(own, len(of)), *range(own))
    return next(each for each in around if of[each] == of[seat])


def named_by(rules: Rules, deal: DealObservation, seat: Seat) -> Suit | None:
    """The trumps of the deal if a seat has made them, or demanded a card under them; else None.

    To accept the turned suit makes it trumps.
    """
    trump = deal.order.trump
    if trump is None or not deal.calls:
        return None
    seats = deal.trick.seats
    namers = [
        said.seat
        for said in deal.calls
        if said.call.card is not None
        or rules.agreed((said,), _NO_TRUMPS, seats, deal.turn_up)[0].trump == trump
    ]
    return trump if namers[-1:] == [seat] else None


def is_out(deal: DealObservation, seat: Seat) -> bool:
    """Whether a seat is in no trick of the deal: it sits out, or its hand is laid aside."""
    return seat not in deal.trick.seats


def laid_aside(deal: DealObservation, seat: Seat) -> bool:
    """Whether a seat's hand lies face down until the deal is over."""
    return is_out(deal, seat) and deal.held[seat] > 0


def sits_out(deal: DealObservation, seat: Seat) -> bool:
    """Whether a seat was dealt no cards; one who has played them all was."""
    return is_out(deal, seat) and not deal.held[seat]
