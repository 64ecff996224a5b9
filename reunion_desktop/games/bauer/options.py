"""Options of Bauer, and the rules that depend on them except dealing and scoring.

Sources: CatsAtCards.com, "How To Play Réunion" (with Bauer); Spielwiki, "Bauer (Kartenspiel)";
Wikipedia, draft "Bauer" by Bermicourt; gamerules.com, "Bauer". Where these are silent the rulings
are this program's own, and the rules book says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import PACK_RANKS, Card, PlaySuit, Rank
from reunion_desktop.engine.duties import Duty, FollowRule, follow_suit
from reunion_desktop.engine.plans import DealPlan, Turned
from reunion_desktop.engine.rules import Cut, Direction, FirstDealer, Option, Rules, narrowed
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder, Trick, two_bowers
from reunion_desktop.games.chalk import left_after

BEGIN = 8
"""The number from which each side counts down (all sources)."""
MAJORITY = 5
"""Tricks that win a deal (all sources)."""

AWAY = Call("away")
"""*Karten weg*: the partner lays down the hand, and the caller must take every trick alone."""

_KING_HIGH = (
    Rank.KING,
    Rank.QUEEN,
    Rank.JACK,
    Rank.ACE,
    *(rank for rank in PACK_RANKS if rank <= Rank.TEN),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class BauerOptions(Rules):
    """The options of Bauer as fields, and the rules that depend on them."""

    game: ClassVar[str] = "bauer"
    code_number: ClassVar[int | None] = 2
    options: ClassVar[tuple[Option, ...]] = (
        Option("direction", ("clockwise", "anticlockwise")),
        Option("first_dealer", ("lowest", "highest", "random")),
        Option("cut", ("before", "after", "off")),
        Option("four_all", ("lost", "nothing")),
        Option("king_high", (False, True)),
        Option("away_lost", ("brot", "nothing")),
        Option("brote", (3, 1, 5)),
        Option("seats", ("fixed", "draw")),
    )

    preset: str = "saarland"
    direction: Direction = "clockwise"
    """Which way deal and play run (clockwise: Spielwiki, Wikipedia, gamerules.com; anticlockwise:
    CatsAtCards)."""
    first_dealer: FirstDealer = "lowest"
    """The seat that deals first after a draw (lowest: CatsAtCards)."""
    cut: Cut = "before"
    four_all: Literal["lost", "nothing"] = "lost"
    """The result of four tricks each for the makers: lost (Spielwiki), or nothing."""
    king_high: bool = False
    """True for the order K Q J A 10 9 8 7 (Wikipedia's draft may be read so) instead of A K Q J 10
    9 8 7 (gamerules.com).
    """
    away_lost: Literal["brot", "nothing"] = "brot"
    """The gain of the other side where a player who sent the partner's cards away does not take
    every trick: a Brot, as the caller would have had, or nothing. No source says anything.
    """
    brote: Literal[3, 1, 5] = 3
    """The number of Brote played for in a session (CatsAtCards: *an agreed number*)."""
    seats: Literal["fixed", "draw"] = "fixed"
    """Draw for partners (CatsAtCards) or keep them; the table draws before the first deal."""

    players: int = 4
    """Seats at the table, partners opposite."""

    @property
    def sides(self) -> Sides:
        """Partners sit opposite."""
        return Sides.partners(self.players)

    @property
    def defence(self) -> int:
        """Tricks with which the opponents win: four, or five where four each are nothing."""
        return self.hand_size - MAJORITY + (1 if self.four_all == "lost" else 2)

    @property
    def hand_size(self) -> int:
        """Eight cards each, and eight tricks."""
        return 8

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The Fat One and the Left One above the trumps; before trumps are named, no trump."""
        return two_bowers(trump, _KING_HIGH if self.king_high else PACK_RANKS)

    def points(self, _card: Card, _order: CardOrder, /) -> int:
        """Cards have no points: tricks count."""
        return 0

    def musts(self, order: CardOrder, trick: Trick, number: int) -> tuple[FollowRule, ...]:
        """Forehand's first lead is a trump; the suit led is followed; else any card may be played.

        A player who plays alone may lead any card (CatsAtCards).
        """
        led = trick.led(order)
        if led is None and not number and len(trick.seats) == self.players:
            return _lead(order)
        return follow_suit(order, led)

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Four cards each, then trumps are named, then four more (all sources)."""
        return DealPlan(number, dealer, seats, (4,), (4,), turned=Turned.NONE)


@lru_cache(maxsize=16)
def _lead(order: CardOrder) -> tuple[FollowRule, ...]:
    return (FollowRule(order.trumps, order.trumps, Duty.LEAD_TRUMP, order.trump),)


def after(
    rules: BauerOptions, left: tuple[int, int], side: int, tricks: tuple[int, int], *, alone: bool
) -> tuple[int, int]:
    """The count of each side after a deal.

    Makers with five tricks count down one, else up one and the others down. Four tricks each are
    lost for the makers (Spielwiki), or nothing where the house says so. A player alone wins a Brot
    at once with all eight tricks (CatsAtCards): that side has nothing left to count; else the
    others have nothing left, where the house says so.

    Args:
        rules: the rules of the table.
        left: the counts before it.
        side: the side of the makers.
        tricks: how many tricks each side took.
        alone: whether one of them sent the partner's cards away.
    """
    now = list(left)
    if alone:
        if tricks[side] == rules.hand_size:
            now[side] = 0
        elif rules.away_lost == "brot":
            now[1 - side] = 0
    elif tricks[side] >= MAJORITY:
        now[side] -= 1
    elif tricks[1 - side] >= rules.defence:
        now[side] += 1
        now[1 - side] -= 1
    return now[0], now[1]


def counts(lines: tuple[ScoreLine, ...]) -> tuple[int, int]:
    """The number that each side has still to count down, after some deals of a game."""
    return left_after(lines, BEGIN)


def bauer(rules: Rules) -> BauerOptions:
    """The rules, narrowed to Bauer's."""
    return narrowed(rules, BauerOptions)
