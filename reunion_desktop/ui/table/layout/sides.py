"""Sides of a deal: partners, the place of their tricks, and seats that are out."""

from __future__ import annotations

from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat


def lying_open(deal: DealObservation, own: Seat) -> tuple[CardSet | None, ...]:
    """Hands of the others that lie open by the contract, and last the discards; empty if none."""
    if deal.stock is not None and deal.stock.shown:
        shown = enumerate(deal.stock.shown)
        return (*(hand if hand and seat != own else None for seat, hand in shown), None)
    declarer = deal.contract.declarer
    if deal.open_hand is None or declarer is None or declarer == own:
        return ()
    hands: list[CardSet | None] = [None] * (len(deal.held) + 1)
    hands[declarer] = deal.open_hand
    return tuple(hands)


def are_sides(sight: Observation) -> bool:
    """Return True if players are partners; before the first deal, by the rules."""
    of = (sight.rules if sight.deal is None else sight.deal).sides.of
    return len(set(of)) < len(of)


def is_partner(sight: Observation, seat: Seat) -> bool:
    """Return True if a seat is on the player's side; the player's own seat is."""
    of = (sight.rules if sight.deal is None else sight.deal).sides.of
    return of[seat] == of[sight.seat]


def heap_of(deal: DealObservation, own: Seat, seat: Seat) -> Seat:
    """Seat before which the tricks of a seat lie: a side has one heap.

    The tricks of the player's side lie before the player; another side's lie before its
    first seat after the player in order of play.
    """
    of = deal.sides.of
    around: tuple[Seat, ...] = (*range(own, len(of)), *range(own))
    return next(each for each in around if of[each] == of[seat])


def is_out(deal: DealObservation, seat: Seat) -> bool:
    """Return True if a seat plays in no trick of the deal: it sits out or laid its hand aside."""
    return seat not in deal.trick.seats


def laid_aside(deal: DealObservation, seat: Seat) -> bool:
    """Return True if a seat's hand lies face down until the deal is over."""
    return is_out(deal, seat) and deal.held[seat] > 0


def sits_out(deal: DealObservation, seat: Seat) -> bool:
    """Return True if a seat was dealt no cards, as opposed to having played them all."""
    return is_out(deal, seat) and not deal.held[seat]


def just_drawn(sight: Observation) -> CardSet:
    """The card that the player has drawn and not yet discarded for: it lies apart on the right."""
    stock = None if sight.deal is None else sight.deal.stock
    if stock is None or not stock.drawn or not isinstance(sight.legal, MayDiscard):
        return NO_CARDS
    return CardSet.of((stock.drawn[-1].card,))
