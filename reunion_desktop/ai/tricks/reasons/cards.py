"""The cards of a decision: the trick and the hand, and which card beats which."""

from __future__ import annotations

from collections.abc import Iterable

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.deal_tables import LEAD, DealTables
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import cards_of


class CardsAtTable:
    """The card chosen among the legal ones, and the trick that it is played to.

    Cards are indices, sets of cards bits, as in the tables of the deal.
    """

    def __init__(
        self,
        deal: DealObservation,
        tables: DealTables,
        legal: Iterable[int],
        card: int,
        unseen: int,
    ) -> None:
        """Read the table.

        Args:
            deal: the deal as the player sees it.
            tables: the tables of the deal.
            legal: the legal cards.
            card: the card chosen.
            unseen: the cards that the player neither holds nor has seen.
        """
        self.deal, self.tables, self.card = deal, tables, card
        self.legal = sum([1 << one for one in legal])
        self.hand, self.unseen = deal.hand.bits, unseen
        trick = deal.trick
        self.trick = [one.index for one in trick.cards]
        self.leads = not self.trick
        self.led = LEAD if self.leads else tables.suit_of[self.trick[0]]
        place = 0 if self.leads else trick.best(deal.order)
        self.best = -1 if self.leads else self.trick[place]
        self.winner: Seat = trick.seats[place]
        self.later = trick.seats[len(self.trick) + 1 :]
        self.table = sum([tables.points[one] for one in self.trick])
        if len(deal.hand) == 1:
            self.table += tables.last_trick

    @property
    def covered(self) -> bool:
        """True where a card of the trick lies face down, or is going to."""
        rows = self.tables.opening[LEAD] if self.leads and not self.deal.taken else ()
        hides = any(not play >> self.card & 1 for _, play in rows)
        return bool(self.deal.trick.covered) or hides

    def own(
        self,
        motive: Motive,
        points: int | None = None,
        share: float | None = None,
        seat: Seat | None = None,
    ) -> Reason:
        """A reason about the card chosen."""
        return Reason(motive, CardSet(1 << self.card), points, share, seat)

    def points(self, card: int) -> int:
        """The points of a card; 0 where tricks count."""
        return self.tables.points[card]

    @property
    def stake(self) -> int | None:
        """The points of the trick with the card chosen; None where tricks count."""
        return None if self.tables.trick_points else self.table + self.points(self.card)

    @property
    def cheapest(self) -> bool:
        """True where no legal card has fewer points than the one chosen, and some have more."""
        worths = [self.points(one) for one in cards_of(self.legal)]
        return self.points(self.card) == min(worths) < max(worths)

    def suit(self, card: int) -> int:
        """The cards of a card's suit in play."""
        return self.tables.suits[self.tables.suit_of[card]]

    def is_trump(self, card: int) -> bool:
        """Tell whether a card is a trump."""
        return bool(self.tables.trumps >> card & 1)

    def beats(self, card: int) -> bool:
        """Tell whether a card wins the trick so far."""
        if self.leads:
            return True
        suit, best = self.tables.suit_of[card], self.tables.suit_of[self.best]
        if suit == best:
            return bool(self.tables.over[self.best] >> card & 1)
        return suit == self.tables.trump

    def akin(self, one: int, other: int) -> bool:
        """Tell whether two cards do the same: they touch, and their points are alike."""
        alike = self.suit(one) == self.suit(other) and self.points(one) == self.points(other)
        return alike and self.touches(one, other)

    def touches(self, one: int, other: int) -> bool:
        """Tell whether two cards of a suit beat the trick or neither, and none out lies between."""
        low, high = (one, other) if self.above(one, other) else (other, one)
        over = self.tables.over
        between = over[low] & ~over[high] & ~(1 << high)
        return self.beats(one) == self.beats(other) and not between & self.unseen

    def under(self, card: int) -> int:
        """The cards in play of a card's suit that are lower."""
        return self.suit(card) & ~self.tables.over[card] & ~(1 << card)

    def lower(self, card: int) -> list[int]:
        """The legal cards of the same suit that are lower."""
        return [one for one in cards_of(self.legal & self.suit(card)) if self.above(one, card)]

    def unlike_lower(self) -> list[int]:
        """The legal cards that are lower than the one chosen, and do not do the same."""
        return [one for one in self.lower(self.card) if not self.akin(one, self.card)]

    def unlike_higher(self) -> list[int]:
        """The legal cards that are higher than the one chosen, and do not do the same."""
        higher = cards_of(self.tables.over[self.card] & self.legal)
        return [one for one in higher if not self.akin(one, self.card)]

    def is_last(self, card: int) -> bool:
        """Tell whether a card is the last of a plain suit in hand."""
        return not self.is_trump(card) and not self.hand & self.suit(card) & ~(1 << card)

    def above(self, low: int, high: int) -> bool:
        """Tell whether a card is higher than another of its suit."""
        return bool(self.tables.over[low] >> high & 1)
