"""The context of a reason: trick, hidden hands by layout, next best card, and aim."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.tricks.card_constraints import HiddenPile
from reunion_desktop.ai.tricks.deal_tables import LEAD, build_deal_tables
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import cards_of

SURE = 0.97
"""Share of the layouts from which on a statement is told: well above 0.9, as the layouts
are a sample.
"""
LITTLE = 4
"""Points of a trick that may be left to others."""
_NEAR = 1e-6
"""Tolerance for equal values."""
_CLOSE = 0.006
"""Difference of values that is less than the error of the search."""


class Aim(Enum):
    """The worth of tricks to the player."""

    TAKE = "take"
    """The player's side wants them."""
    AVOID = "avoid"
    """The player wants none, or few points."""
    OPEN = "open"
    """The player may go for many points or for few."""
    GIVE = "give"
    """The declarer must be made to take one."""


class Fate(NamedTuple):
    """Shares of the layouts, for a card in the trick."""

    alone: float
    """No later opponent can beat it."""
    ours: float
    """The trick is the side's, whatever opponents play."""
    partner: float
    """A partner who plays later can win it against every opponent."""
    lost: float
    """An opponent takes the trick, whatever anybody plays."""
    forced: float
    """A later opponent has no legal card that does not beat what lies."""


class Look:
    """A decision for a card: the table, the layouts, and the next best card.

    Cards are indices, sets of cards bits, as in the tables of the deal.
    """

    def __init__(
        self,
        layouts: Determinizations,
        cases: Sequence[WeightedDeterminization],
        worth: Mapping[Card, float],
        card: Card,
        aim: Aim,
    ) -> None:
        """Read the table.

        Args:
            layouts: the determinizations consistent with the observation.
            cases: the determinizations used.
            worth: the value of each legal card.
            card: the card chosen.
            aim: the worth of tricks to the player.
        """
        deal, rules = layouts.deal, layouts.rules
        self.layouts, self.deal, self.rules, self.seat = layouts, deal, rules, layouts.seat
        self.aim, self.card = aim, card.index
        self.tables = build_deal_tables(rules, deal.contract, rules.scores.counts)
        self.legal = sum([1 << one.index for one in worth])
        self.hand = deal.hand.bits
        self.side = deal.sides.of[self.seat]
        self.hands = [case.layout.hands for case in cases]
        whole = sum([case.weight for case in cases])
        self.weights = [case.weight / whole for case in cases]
        self.unseen = layouts.evidence.unseen.bits
        """The cards that the seat neither holds nor has seen."""
        trick = deal.trick
        self.trick = [one.index for one in trick.cards]
        self.leads = not self.trick
        self.led = LEAD if self.leads else self.tables.suit_of[self.trick[0]]
        place = 0 if self.leads else trick.best(deal.order)
        self.best = -1 if self.leads else self.trick[place]
        self.winner: Seat = trick.seats[place]
        self.later = trick.seats[len(self.trick) + 1 :]
        self.others = [seat for seat in trick.seats if seat != self.seat]
        self.foes = [seat for seat in self.others if deal.sides.of[seat] != self.side]
        self.friends = [seat for seat in self.others if deal.sides.of[seat] == self.side]
        self.with_side = not self.leads and self.winner in self.friends
        """True where a partner is winning the trick."""
        self.table = sum([self.tables.points[one] for one in self.trick])
        if len(deal.hand) == 1:
            self.table += self.tables.last_trick
        self._fates: dict[int, Fate] = {}
        self._ends: dict[int, list[tuple[bool, ...]]] = {}
        others = sorted(worth, key=lambda one: -worth[one])
        found = [one.index for one in others if not self.akin(one.index, self.card)]
        behind = {one.index: worth[card] - worth[one] for one in others}
        worse = [one for gap in (_CLOSE, _NEAR) for one in found if behind[one] > gap]
        self.rival = [*worse, *found, self.card][0]
        """The best card that does not do the same, one that is clearly worse if there is any; the
        card itself where there is none.
        """
        suits = [one for one in found if self.suit(one) != self.suit(self.card)]
        self.elsewhere = suits[0] if suits else self.card
        """The best card of another suit; the card itself where there is none."""
        self.is_best = worth[card] > max(worth.values()) - _NEAR
        """True where no card is better than the one chosen."""
        spread = max(worth.values()) - min(worth.values())
        self.level, self.close = spread < _NEAR, spread < _CLOSE
        """True where every card is worth the same, and where the difference does not count."""

    @property
    def no_trick(self) -> bool:
        """True where the declarer must not take a trick."""
        return self.deal.contract.goal is Goal.NO_TRICK

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

    # Cards ----------------------------------------------------------------------------------------

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
        """Tell whether two cards do the same: no unseen card between them, points alike."""
        alike = self.suit(one) == self.suit(other) and self.points(one) == self.points(other)
        return alike and self.touches(one, other)

    def touches(self, one: int, other: int) -> bool:
        """Tell whether no unseen card, and none of the trick, lies between two cards of a suit."""
        low, high = (one, other) if self.above(one, other) else (other, one)
        over = self.tables.over
        between = over[low] & ~over[high] & ~(1 << high)
        return not between & (self.unseen | sum([1 << card for card in self.trick]))

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

    # Layouts --------------------------------------------------------------------------------------

    def share(self, holds: Callable[[tuple[int, ...]], bool]) -> float:
        """The share of the layouts in which something holds of the hands."""
        return sum(
            [weight for hands, weight in zip(self.hands, self.weights, strict=True) if holds(hands)]
        )

    def none_hold(self, cards: int, seats: Sequence[Seat]) -> bool:
        """Tell whether some seats surely hold none of some cards."""
        if not cards & self.unseen:
            return True
        found = self.share(lambda hands: not any(hands[seat] & cards for seat in seats))
        return found >= SURE

    def some_hold(self, cards: int, seats: Sequence[Seat]) -> bool:
        """Tell whether one of some seats surely holds one of some cards."""
        if not cards & self.unseen:
            return False
        return self.share(lambda hands: any(hands[seat] & cards for seat in seats)) >= SURE

    def may_hold(self, seat: Seat) -> int:
        """The unseen cards that a seat may hold, by what it has shown."""
        holders = self.layouts.evidence.holders
        return next(
            (
                one.may_hold.bits
                for one in holders
                if one.seat == seat and one.pile is HiddenPile.HAND
            ),
            0,
        )

    def masters(self, cards: int) -> int:
        """Those of some cards in hand above which no other player holds one of the suit."""
        found = 0
        for card in cards_of(cards):
            if self.none_hold(self.tables.over[card], self.others):
                found |= 1 << card
        return found

    def fate(self, card: int) -> Fate:
        """The possible ends of the trick with a card."""
        if card not in self._fates:
            ends = self.ends(card)
            self._fates[card] = Fate(
                *[
                    sum([w for w, end in zip(self.weights, ends, strict=True) if end[place]])
                    for place in range(len(Fate._fields))
                ]
            )
        return self._fates[card]

    @property
    def hopeless(self) -> bool:
        """True where the trick is lost with any card."""
        if self.leads:
            return False
        tops = [card for card in cards_of(self.legal) if not self.tables.over[card] & self.legal]
        return all(self.fate(card).lost >= SURE for card in tops)

    @property
    def unavoidable(self) -> bool:
        """True where the trick is sure with any card."""
        low = [card for card in cards_of(self.legal) if not self.lower(card)]
        return all(self.fate(card).alone >= SURE for card in low)

    def gains(self, card: int, other: int) -> float:
        """The share of the layouts in which a card makes the trick sure, and another does not."""
        ends = zip(self.weights, self.ends(card), self.ends(other), strict=True)
        return sum([weight for weight, one, two in ends if one[1] and not two[1]])

    def ends(self, card: int) -> list[tuple[bool, ...]]:
        """By layout, which statements of a fate are true of a card."""
        if card not in self._ends:
            self._ends[card] = self._played(card)
        return self._ends[card]

    def _played(self, card: int) -> list[tuple[bool, ...]]:
        tables, sides = self.tables, self.deal.sides.of
        beats = self.beats(card)
        best = card if beats else self.best
        mine = beats or sides[self.winner] == self.side
        led = tables.suit_of[card] if self.leads else self.led
        above = _over(self, best)
        first = not self.deal.taken
        found: list[tuple[bool, ...]] = []
        for hands in self.hands:
            friends = foes = 0
            must = False
            for seat in self.later:
                legal = tables.legal(hands[seat], led, first=first)
                over = legal & above
                if sides[seat] == self.side:
                    friends |= over
                else:
                    foes |= over
                    must = must or (over != 0 and over == legal)
            ours = mine and not foes
            partner = False
            if friends:
                top = max(cards_of(friends), key=tables.height.__getitem__)
                partner = not foes & _over(self, top)
            lost = not friends and (must if mine else True)
            found.append((ours and beats, ours, partner, lost, must))
        return found


def _over(look: Look, card: int) -> int:
    """The cards that beat a card which wins the trick."""
    tables = look.tables
    return tables.over[card] | (0 if look.is_trump(card) else tables.trumps)


def aim_of(layouts: Determinizations, *, avoids: bool | None = False) -> Aim:
    """The worth of tricks to the player of a deal.

    Args:
        layouts: the determinizations consistent with the observation.
        avoids: whether the player goes for few points, where that is the player's choice; None
            while it is open.
    """
    contract = layouts.deal.contract
    if contract.goal is Goal.NO_TRICK:
        return Aim.AVOID if layouts.seat == contract.declarer else Aim.GIVE
    if avoids is None:
        return Aim.OPEN
    return Aim.AVOID if avoids or contract.goal is Goal.FEWEST else Aim.TAKE
