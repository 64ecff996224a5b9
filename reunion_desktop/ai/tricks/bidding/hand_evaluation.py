"""Hand evaluation in tricks, and the rule-based calls and exchanges that follow from it.

Only one hand and public facts are used, so that it can be applied to determinized hands too.
"""

from __future__ import annotations

from functools import lru_cache

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet
from reunion_desktop.engine.contract import Contract, Goal
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.solver.tables import cards_of

ENOUGH = 2.2
"""Strength from which a player who may pass makes trumps."""
_TURNED = 0.45
"""Worth of the turned card in the hand of a partner who deals, as a share of its worth in the
player's own hand; the same is lost where an opponent deals.
"""


@lru_cache(maxsize=64)
def _higher(rules: Rules, order: CardOrder) -> tuple[int, ...]:
    """For each card the higher ones of its suit in play, as bits."""
    pack = CardSet.of(rules.pack)
    return tuple([(order.over(card) & pack).bits for card in ALL_CARDS])


def strength(rules: Rules, order: CardOrder, hand: int) -> float:
    """The strength of a hand under an order of the cards, roughly in tricks."""
    over, trumps = _higher(rules, order), order.trumps.bits
    found = 0.0
    for card in cards_of(hand):
        higher = (over[card] & ~hand).bit_count()
        if trumps >> card & 1:
            found += 0.5 + 0.6 * 0.75**higher
        elif not higher:
            found += 0.6
    return found


def swapped(rules: Rules, order: CardOrder, hand: int, card: Card) -> int:
    """The best card to discard for another, as a bit; 0 where the hand is no better with it."""
    best, laid = strength(rules, order, hand), 0
    for own in cards_of(hand):
        found = strength(rules, order, (hand ^ 1 << own) | 1 << card.index)
        low = found == best and laid and order.height(ALL_CARDS[own]) < _height(order, laid)
        if found > best or low:
            best, laid = found, 1 << own
    return laid


def _height(order: CardOrder, bit: int) -> int:
    return order.height(ALL_CARDS[bit.bit_length() - 1])


def contract_after(deal: DealObservation, said: tuple[Announce, ...]) -> Contract:
    """The contract after some more calls in a deal."""
    return deal.auction.contract((*deal.calls, *said))


def undecided(deal: DealObservation, calls: tuple[Announce, ...]) -> Seat | None:
    """The seat that a search asks for a call next; None once something is to be played.

    Calls that only raise a contract are left out: they are rare, and matter little to those before.
    """
    seat = deal.auction.asked(calls)
    nothing = seat is not None and deal.auction.contract(calls).goal is Goal.NOTHING
    return seat if nothing else None


def makes_trumps(deal: DealObservation, said: tuple[Announce, ...]) -> bool:
    """Tell whether the last of some calls makes trumps."""
    return contract_after(deal, said).order != contract_after(deal, said[:-1]).order


def promise(
    rules: Rules, deal: DealObservation, said: tuple[Announce, ...], hand: int, seat: Seat
) -> float:
    """The strength of a hand, with the dealer's exchange.

    Its owner, ``seat``, has made trumps by the last of some further calls.
    """
    contract = contract_after(deal, said)
    order, owner = contract.order, contract.owner
    found = strength(rules, order, hand)
    for card in rules.offered(contract, deal.talon) if deal.talon else ():
        if seat == owner:
            laid = swapped(rules, order, hand, card)
            taken = (hand ^ laid) | 1 << card.index if laid else hand
            found = max(found, strength(rules, order, taken))
        else:
            ours = deal.sides.of[seat] == deal.sides.of[owner]
            worth = strength(rules, order, 1 << card.index)
            found += _TURNED * worth if ours else -_TURNED * worth
    return found


def rule_call(
    rules: Rules,
    deal: DealObservation,
    said: tuple[Announce, ...],
    asked: tuple[Seat, tuple[Call, ...]],
    hand: int,
) -> tuple[Call, dict[Call, float]]:
    """The call by hand evaluation, and the strength with each call that makes trumps.

    Trumps are made with the suit in which the hand is best, where that is enough or compulsory.
    ``asked`` is the seat to call and its legal calls, after some further calls.
    """
    seat, calls = asked
    making = [call for call in calls if makes_trumps(deal, (*said, Announce(seat, call)))]
    worth = {
        call: promise(rules, deal, (*said, Announce(seat, call)), hand, seat) for call in making
    }
    if not worth:
        return PASS if PASS in calls else calls[0], worth
    best = max(making, key=lambda call: worth[call])
    enough = PASS not in calls or worth[best] >= ENOUGH
    return best if enough else PASS, worth
