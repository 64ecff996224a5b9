"""Options of Skat, and the rules that depend on them except deal and score.

Source: the International Skat Order (ISkO) of 2022, with the older numbering of 2006 where that is
quoted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, FifthSuit, PlaySuit, Rank, Suit
from reunion_desktop.engine.contract import Contract, Goal
from reunion_desktop.engine.duties import Duty, FollowRule
from reunion_desktop.engine.plans import DealPlan, Opening, Turned
from reunion_desktop.engine.rules import Cut, Direction, FirstDealer, Option, Rules, narrowed
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder, Trick

HAND = 10
"""Cards of a hand, and tricks of a deal."""
ALL_POINTS = 120
"""Card points of the pack (ISkO 1.2)."""

HOLD = Call("hold")
"""Yes: the seat asked holds what was bid."""
TAKE = Call("take")
"""The declarer takes up the skat."""
PLAY_HAND = Call("hand")
"""The declarer leaves the skat unseen."""

GRAND = "grand"
NULL = "null"

SCHNEIDER, SCHWARZ, OUVERT = 1, 2, 3
"""Levels announced; each includes those before it."""

BASE: dict[PlaySuit, int] = {
    Suit.DIAMONDS: 9,
    Suit.HEARTS: 10,
    Suit.SPADES: 11,
    Suit.CLUBS: 12,
    FifthSuit.JACKS: 24,
}
"""Base value of a game by its trumps (ISkO 2.4)."""
NULL_VALUES = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
"""Value of Null, by Hand and Ouvert (ISkO 2.4)."""

_TRUMP_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_NULL_RANKS = (
    *(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK),
    *(Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN),
)
JACKS = tuple(
    Card(suit, Rank.JACK) for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
)
"""The four jacks, the highest first."""
_POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}

OPTIONS: tuple[Option, ...] = (
    Option("first_dealer", ("random", "lowest", "highest")),
    Option("deals", (36, 12, 24)),
)
"""Every option, in the order in which a rules page lists them."""


def _multiples() -> Iterator[int]:
    for base in BASE.values():
        most = 11 if base == BASE[FifthSuit.JACKS] else 18
        yield from (base * level for level in range(2, most + 1))


BIDS: tuple[int, ...] = tuple(sorted({*_multiples(), *NULL_VALUES.values()}))
"""Every value that a game can have: the 63 bids."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SkatOptions(Rules):
    """The options of Skat as fields, and the rules that depend on them.

    Raises:
        BadRules: a value is not one of its option's.
    """

    game: ClassVar[str] = "skat"
    code_number: ClassVar[int | None] = 6
    options: ClassVar[tuple[Option, ...]] = OPTIONS

    preset: str = "skat"
    deals: Literal[36, 12, 24] = 36
    """Deals of a series: 36 for three players (SkWO)."""
    direction: Direction = "clockwise"
    first_dealer: FirstDealer = "random"
    players: int = 3
    cut: Cut = "before"
    """The seat that cuts: on the dealer's right (ISkO 3.2.4)."""

    @property
    def hand_size(self) -> int:
        """Ten cards each, and ten tricks."""
        return HAND

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The jacks above the trumps of a suit, the jacks alone in Grand, none in Null."""
        return order_of(trump)

    def points(self, card: Card, order: CardOrder) -> int:  # noqa: ARG002 - the interface of all games.
        """Ace 11, ten 10, king 4, queen 3, jack 2 (ISkO 1.2)."""
        return _POINTS.get(card.rank, 0)

    def musts(
        self,
        order: CardOrder,
        trick: Trick,
        number: int,  # noqa: ARG002 - the interface of all games.
    ) -> tuple[FollowRule, ...]:
        """The suit led is followed, the jacks as trumps; else anything goes (ISkO 4.2)."""
        led = trick.led(order)
        return () if led is None else _follow(order, led)

    @property
    def takes_talon(self) -> bool:
        """False: the skat lies on the table until the declarer takes it up."""
        return False

    def start(self, opening: Opening) -> Contract:
        """Nothing is played until somebody has bid."""
        return replace(Rules.start(self, opening), goal=Goal.NOTHING)

    def plan_of(self, number: int, dealer: Seat) -> DealPlan:
        """Three cards each, two for the skat, four, and three (ISkO 3.2)."""
        seats = self.seating.round(self.seating.forehand(dealer))
        return DealPlan(number, dealer, seats, (3, 4, 3), left=2, left_after=1, turned=Turned.NONE)

    def declared(self, seat: Seat) -> Sides:
        """The declarer against the two others."""
        return Sides(tuple(int(other != seat) for other in range(self.players)))


@lru_cache(maxsize=8)
def order_of(trump: PlaySuit | None) -> CardOrder:
    """The order of a suit game, of Grand, or, for no trumps, of Null."""
    if trump is None:
        return CardOrder(None, (), _NULL_RANKS)
    return CardOrder(trump, JACKS, _TRUMP_RANKS)


@lru_cache(maxsize=64)
def _follow(order: CardOrder, led: PlaySuit) -> tuple[FollowRule, ...]:
    same = order.cards_of(led)
    return (FollowRule(same, same, Duty.FOLLOW, led),)


def totals(lines: tuple[ScoreLine, ...], players: int) -> tuple[int, ...]:
    """The running total of each seat after some deals."""
    return tuple(entry.points for entry in lines[-1].sheet) if lines else (0,) * players


def skat(rules: Rules) -> SkatOptions:
    """The rules, narrowed to those of Skat."""
    return narrowed(rules, SkatOptions)
