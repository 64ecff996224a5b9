"""Bitmask tables of a deal for rollouts: the part that never changes during play.

Cards are named by :attr:`Card.index`, sets of them are bits. Duties are those of the game's own
rules, collected once for every suit that can be led.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from reunion_desktop.engine.cards import ALL_CARDS, PLAY_SUITS, Card, CardSet, PlaySuit
from reunion_desktop.engine.contract import Contract
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.solver.tables import CARDS, TrickTables, suit_number, whole_suits

LEAD = len(PLAY_SUITS)
"""The row of duties for the lead; the rows before it are by suit led."""

NO_SUIT = -2
"""The suit of a face-down card, which has the last place in every table of cards."""

Row: TypeAlias = tuple[tuple[int, int], ...]
"""Follow rules to one lead: a hand that holds one of the first plays one of the second."""


@dataclass(frozen=True, slots=True)
class DealTables:
    """The fixed part of a deal."""

    seats: tuple[Seat, ...]
    """The seats that play to the tricks, in order of play."""
    after: tuple[Seat, ...]
    """The next seat after each seat at the table."""
    sides: tuple[int, ...]
    """The side of each seat at the table."""
    pack: int
    suits: tuple[int, ...]
    """The cards of each suit in play."""
    suit_of: tuple[int, ...]
    """The suit of each card in play."""
    trump: int
    """The trump suit; -1 where there is none."""
    over: tuple[int, ...]
    """For each card those of its suit that are higher."""
    height: tuple[int, ...]
    """The rank of each card, trumps above all others."""
    points: tuple[int, ...]
    """The count of each card: points, or 0 where tricks count."""
    trick_points: int
    """The count of a trick besides its cards."""
    last_trick: int
    """The bonus of the last trick."""
    share: float
    """The average count of a trick."""
    opening: tuple[Row, ...]
    """Duties in the first trick of the deal."""
    later: tuple[Row, ...]
    """Duties in those after it."""
    ruffs: tuple[bool, ...]
    """By suit led, whether a player who holds it may trump instead."""

    @property
    def trumps(self) -> int:
        """The trumps."""
        return self.suits[self.trump] if self.trump >= 0 else 0

    def legal(self, hand: int, led: int, *, first: bool) -> int:
        """The legal cards of a hand.

        Args:
            hand: the hand.
            led: the suit led; :data:`LEAD` for a lead.
            first: whether it is the first trick of the deal.
        """
        for holding, play in (self.opening if first else self.later)[led]:
            if hand & holding:
                return hand & play
        return hand


@lru_cache(maxsize=64)
def build_deal_tables(rules: Rules, contract: Contract, counted: Counted) -> DealTables:
    """Build the tables of a deal.

    Args:
        rules: the rules of the table, without a duty to overtrump.
        contract: what is played.
        counted: what the deal is counted in.
    """
    order, seats = contract.order, contract.seats
    trump = suit_number(order)
    pack = CardSet.of(rules.pack)
    suits = tuple([(order.cards_of(suit) & pack).bits for suit in PLAY_SUITS])
    by_points = counted is Counted.POINTS
    points = tuple([rules.points(card, order) if by_points else 0 for card in ALL_CARDS])
    rows = [
        tuple([_row(rules, order, seats, led, number) for led in (*PLAY_SUITS, None)])
        for number in (0, 1)
    ]
    whole = rules.count(rules.pack, order) + rules.last_trick if by_points else rules.hand_size
    trumps = order.trumps.bits
    after = dict(zip(seats, (*seats[1:], seats[0]), strict=True))
    return DealTables(
        seats=seats,
        after=tuple([after.get(seat, seat) for seat in range(rules.players)]),
        sides=contract.sides.of,
        pack=pack.bits,
        suits=suits,
        suit_of=(*[int(order.suit_of(card)) for card in ALL_CARDS], NO_SUIT),
        trump=trump,
        over=(*[(order.over(card) & pack).bits for card in ALL_CARDS], 0),
        height=(*[order.height(card) for card in ALL_CARDS], 0),
        points=(*points, 0),
        trick_points=0 if by_points else 1,
        last_trick=rules.last_trick if by_points else 0,
        share=whole / rules.hand_size,
        opening=rows[0],
        later=rows[1],
        ruffs=tuple([_may_ruff(rows[1][suit], suits[suit], trumps) for suit in PLAY_SUITS]),
    )


def _row(
    rules: Rules, order: CardOrder, seats: tuple[Seat, ...], led: PlaySuit | None, number: int
) -> Row:
    """The duties to a suit led, or of the lead."""
    trick = Trick(seats)
    if led is not None:
        lead = _a_card(order, led, rules)
        if lead is None:
            return ()
        trick = trick.plus(lead)
    musts = rules.musts(order, trick, number)
    return tuple(
        [(whole_suits(must.holding, order), whole_suits(must.play, order)) for must in musts]
    )


def _a_card(order: CardOrder, suit: PlaySuit, rules: Rules) -> Card | None:
    """The lowest card of a suit in play."""
    cards = [card for card in rules.pack if order.suit_of(card) == suit]
    return min(cards, key=order.height, default=None)


def _may_ruff(row: Row, suit: int, trumps: int) -> bool:
    """Tell whether a player who holds a suit may play trumps to it."""
    play = next((play for holding, play in row if holding & suit), -1)
    return bool(play & trumps & ~suit)


@lru_cache(maxsize=32)
def solver_tables(tables: DealTables) -> TrickTables:
    """The solver's tables of a deal, which count what the game counts, for the player's side.

    Seats are those who play to the tricks, numbered in order from the lowest.
    """
    return TrickTables(
        suits=tables.suit_of[:CARDS],
        strengths=tables.height[:CARDS],
        points=tables.points[:CARDS],
        trump=tables.trump,
        sides=tuple([tables.sides[seat] for seat in sorted(tables.seats)]),
        duties=tables.later,
        opening=tables.opening,
        trick_points=tables.trick_points,
        last_trick=tables.last_trick,
    )
