"""State of the discard: the cards picked so far.

It knows no rules, only the legal choice it is given.
"""

from __future__ import annotations

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayDiscard, Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.ui.words.table import TableWords


class Picking:
    """Cards picked so far, in the order of picking."""

    def __init__(self) -> None:
        self.cards: tuple[Card, ...] = ()
        """The picked cards."""

    def clear(self) -> None:
        """Unpick all cards."""
        self.cards = ()

    def pick(self, card: Card, legal: MayDiscard) -> Refusal | None:
        """Pick a card; return the refusal if it is not legal, else None."""
        refusal = legal.refusal(card, CardSet.of(self.cards))
        if refusal is None and card not in self.cards:
            self.cards = (*self.cards, card)
        return refusal

    def take_back(self, card: Card) -> None:
        """Put one card back into the hand."""
        self.cards = tuple(other for other in self.cards if other != card)

    def complete(self, legal: MayDiscard) -> bool:
        """Return True if the right number of cards is picked; none also suffices in an exchange."""
        return len(self.cards) == legal.count or (legal.offered is not None and not self.cards)


def picking_words(
    words: TableWords, discard: MayDiscard, picked: tuple[Card, ...], sight: Observation
) -> tuple[str, str]:
    """Texts of the discard: the line beside the slots, and the label of the button.

    Args:
        words: texts of the table.
        discard: the legal discard.
        picked: the cards picked so far.
        sight: the player's observation.
    """
    if discard.offered is not None:
        if picked:
            return words.picked_note, words.exchange
        return words.exchange_note, words.leave
    if not picked:
        return words.pick.format(count=discard.count), words.lay_away
    return words.picked.format(points=points_of(picked, sight)), words.lay_away


def points_of(cards: tuple[Card, ...], sight: Observation) -> int:
    """Points of cards under the trumps of the current deal."""
    order = sight.deal.order if sight.deal is not None else None
    return 0 if order is None else sum(sight.rules.points(card, order) for card in cards)
