"""Losses of a deal of Thirty-One: lives at a show-down or by 31; or a pot won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reunion_desktop.engine.cards import CardSet, Rank, Suit
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.thirty_one.options import ThirtyOneOptions

_TIES = {"safe": (0, 1), "two": (2, 1), "only": (1, 0), "all": (1, 1), "cadillac": (2, 0)}
"""Lives that the knocker and the others lose who tie for lowest, by option."""

ByValue = Mapping[Seat, int]
"""The value of each seat's hand in half points."""


def at_showdown(rules: ThirtyOneOptions, values: ByValue, knocker: Seat | None) -> dict[Seat, int]:
    """The lives that each seat loses at a show-down; the lowest hands lose (pagat)."""
    if rules.gin and knocker is not None and values[knocker] < max(values.values()):
        return {seat: rules.knock_low if seat == knocker else 0 for seat in values}
    lowest = [seat for seat, value in values.items() if value == min(values.values())]
    if knocker not in lowest:
        return {seat: int(seat in lowest) for seat in values}
    if len(lowest) == 1:
        return {seat: rules.knock_low if seat == knocker else 0 for seat in values}
    own, others = _TIES[rules.knock_tie]
    return {seat: own if seat == knocker else others if seat in lowest else 0 for seat in values}


def by_thirty_one(
    rules: ThirtyOneOptions, seats: Sequence[Seat], makers: Sequence[Seat], knocker: Seat | None
) -> dict[Seat, int]:
    """The lives that each seat loses where some have 31: one, but those who have it (pagat)."""
    extra = 2 if rules.thirty_one_after_knock == "two" else 1
    return {seat: 0 if seat in makers else extra if seat == knocker else 1 for seat in seats}


def pots(rules: ThirtyOneOptions, hands: Mapping[Seat, CardSet]) -> dict[Seat, int]:
    """The pot: the highest hand wins it; ties by the highest card that counts, then the next.

    Hands that are still equal win one each, which is this program's ruling.
    """
    ranks = {seat: _strength(rules, hand) for seat, hand in hands.items()}
    return {seat: int(rank == max(ranks.values())) for seat, rank in ranks.items()}


def _strength(rules: ThirtyOneOptions, hand: CardSet) -> tuple[int, list[Rank]]:
    """Value of a hand, and the ranks that count; of suits of the same value, the higher ones."""
    halves = rules.halves(hand)
    suits = [CardSet.of(card for card in hand if card.suit is suit) for suit in Suit]
    makers = [cards for cards in suits if rules.halves(cards) == halves] or [hand]
    return halves, max(sorted((card.rank for card in cards), reverse=True) for cards in makers)
