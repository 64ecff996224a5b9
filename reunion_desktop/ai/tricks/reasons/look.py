"""The context of a reason: trick, hidden hands by layout, next best card, and aim."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from reunion_desktop.ai.tricks.card_constraints import HiddenPile
from reunion_desktop.ai.tricks.deal_tables import build_deal_tables
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.ai.tricks.reasons.cards import CardsAtTable
from reunion_desktop.engine.cards import ALL_CARDS, Card
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import cards_of

SURE = 0.97
"""Share of the layouts from which on a statement is told: well above 0.9, as the layouts
are a sample.
"""
PROBABLE = 2 / 3
"""Share of the layouts from which on a statement is told as probable."""
CLEARLY = 0.1
"""Difference of shares that is told."""
_EVERY = 1 - 1e-9
"""Share of the layouts that is all of them, but for rounding."""
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


class Look(CardsAtTable):
    """A decision for a card: the table, the layouts, and the next best card."""

    def __init__(
        self,
        layouts: Determinizations,
        cases: Sequence[WeightedDeterminization],
        worth: Mapping[Card, float],
        card: Card,
        aim: Aim,
        against: Card | None = None,
    ) -> None:
        """Read the table.

        Args:
            layouts: the determinizations consistent with the observation.
            cases: the determinizations used.
            worth: the value of each legal card.
            card: the card chosen.
            aim: the worth of tricks to the player.
            against: a card that the one chosen is compared with, in place of the next best.
        """
        deal, rules = layouts.deal, layouts.rules
        tables = build_deal_tables(rules, deal.contract, rules.scores.counts)
        legal = [one.index for one in worth]
        super().__init__(deal, tables, legal, card.index, layouts.evidence.unseen.bits)
        self.layouts, self.rules, self.seat, self.aim = layouts, rules, layouts.seat, aim
        self.side = deal.sides.of[self.seat]
        self.hands = [case.layout.hands for case in cases]
        whole = sum([case.weight for case in cases])
        self.weights = [case.weight / whole for case in cases]
        self.others = [seat for seat in deal.trick.seats if seat != self.seat]
        self.foes = [seat for seat in self.others if deal.sides.of[seat] != self.side]
        self.friends = [seat for seat in self.others if deal.sides.of[seat] == self.side]
        self.with_side = not self.leads and self.winner in self.friends
        """True where a partner is winning the trick."""
        self._cases, self._worth = cases, worth
        self._fates: dict[int, Fate] = {}
        self._ends: dict[int, list[tuple[bool, ...]]] = {}
        others = sorted(worth, key=lambda one: -worth[one])
        found = [one.index for one in others if not self.akin(one.index, self.card)]
        behind = {one.index: worth[card] - worth[one] for one in others}
        worse = [one for gap in (_CLOSE, _NEAR) for one in found if behind[one] > gap]
        self.compares = against is not None
        if against is not None:
            worse = found = [against.index]
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

    def turned(self) -> Look:
        """The same decision with the compared cards exchanged."""
        card, other = ALL_CARDS[self.rival], ALL_CARDS[self.card]
        return Look(self.layouts, self._cases, self._worth, card, self.aim, other)

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
        return self.held(cards, seats) >= SURE

    def held(self, cards: int, seats: Sequence[Seat]) -> float:
        """The share of the layouts in which one of some seats holds one of some cards."""
        if not cards & self.unseen:
            return 0.0
        return self.share(lambda hands: any(hands[seat] & cards for seat in seats))

    def beaten(self, card: int, seats: Sequence[Seat]) -> float:
        """The share of the layouts in which one of some later seats can beat a card that wins."""
        tables, first = self.tables, not self.deal.taken
        led, over = tables.suit_of[card] if self.leads else self.led, _over(self, card)
        return self.share(
            lambda hands: any(tables.legal(hands[one], led, first=first) & over for one in seats)
        )

    def keeps_from(self, card: int, seat: Seat) -> bool:
        """Tell whether a seat surely does not take the trick if a card is played."""
        best = card if self.beats(card) else self.best
        if best != card and self.winner == seat:
            return False
        return seat not in self.later or self.beaten(best, [seat]) <= 1 - SURE

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

    def sides(self, card: int) -> float:
        """The share of the layouts in which the side can win the trick with a card."""
        ends = zip(self.weights, self.ends(card), strict=True)
        return sum([weight for weight, end in ends if end[1] or end[2]])

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


def unsure(share: float) -> float | None:
    """The share of a statement that is told as probable; None if it is true in every layout."""
    return share if share < _EVERY else None


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
