"""The dealer's pick, a small state: which cards are picked to be laid away.

It asks no rule, only the legal choice it was given.
"""

from __future__ import annotations

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayDiscard, Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.words.table import TableWords


class Picking:
    """Cards picked so far, in the order in which they were picked."""

    def __init__(self) -> None:
        self.cards: tuple[Card, ...] = ()
        """The cards picked."""

    def clear(self) -> None:
        """Take all back."""
        self.cards = ()

    def pick(self, card: Card, legal: MayDiscard) -> Refusal | None:
        """Pick one more card; answers why not, if it may not be."""
        refusal = legal.refusal(card, CardSet.of(self.cards))
        if refusal is None and card not in self.cards:
            self.cards = (*self.cards, card)
        return refusal

    def take_back(self, card: Card) -> None:
        """Take one card back into the hand."""
        self.cards = tuple(other for other in self.cards if other != card)

    def complete(self, legal: MayDiscard) -> bool:
        """Whether as many cards are picked as must be laid away; none will do in an exchange."""
        return len(self.cards) == legal.count or (legal.offered is not None and not self.cards)


def picking_words(
    words: TableWords, discard: MayDiscard, picked: tuple[Card, ...], sight: Observation
) -> tuple[str, str]:
    """What stands beside the places for the cards, and on the button.

    Args:
        words: the words of the table.
        discard: what may be laid away.
        picked: the cards picked so far.
        sight: what the person sees.
    """
    if discard.offered is not None:
        return words.exchange_note, words.exchange if picked else words.leave
    if not picked:
        return words.pick.format(count=discard.count), words.lay_away
    return words.picked.format(points=points_of(picked, sight)), words.lay_away


def points_of(cards: tuple[Card, ...], sight: Observation) -> int:
    """What cards count under the trump of the deal on the table."""
    order = sight.deal.order if sight.deal is not None else None
    return 0 if order is None else sum(sight.rules.points(card, order) for card in cards)
