"""Options of Viersche, and the rules that depend on them except dealing and scoring.

Sources: pagat.com, "Viersche", by Paul Eaton and John McLeod (2024), after a visit of 2022;
CatsAtCards.com, "How To Play Réunion" (with Viersche); Wikipedia, "Viersche". Where these are
silent the rulings are this program's own, and the rules book says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal

from reunion_desktop.engine.cards import WHOLE_PACK, WHOLE_RANKS, Card, PlaySuit
from reunion_desktop.engine.duties import Duty, FollowRule, follow_or_trump
from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.rules import Cut, FirstDealer, Option, Rules, narrowed
from reunion_desktop.engine.scoring import Entry, ScoreLine
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder, Trick, two_bowers
from reunion_desktop.games.chalk import entries, of_side

HUNDRED = 100
"""Points that win a rung in one deal, or in two together with what was written (pagat.com)."""
WHOLE = 140
"""Points in the pack."""
RUNGS = 4
"""Half-rungs that each side has to wipe (pagat.com)."""
FRAME = 4
"""Marks on the frame that lose a session (pagat.com)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VierscheOptions(Rules):
    """The options of Viersche as fields, and the rules that depend on them."""

    game: ClassVar[str] = "viersche"
    code_number: ClassVar[int | None] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("first_dealer", ("lowest", "highest", "random")),
        Option("cut", ("before", "after", "off")),
        Option("reached", ("spoken", "automatic")),
        Option("false_reached", ("goes_on", "loses")),
        Option("void_first_trick", ("leader", "everybody")),
        Option("session", ("match", "set")),
        Option("unclaimed", ("first", "last_trick")),
    )

    preset: str = "pagat"
    first_dealer: FirstDealer = "lowest"
    cut: Cut = "before"
    reached: Literal["spoken", "automatic"] = "spoken"
    """A side must call that it has its number (pagat.com), or play stops by itself."""
    false_reached: Literal["goes_on", "loses"] = "goes_on"
    """The result of calling a number that is not reached: play goes on (pagat.com), or the
    opponents win the rung (CatsAtCards).
    """
    void_first_trick: Literal["leader", "everybody"] = "leader"
    """The players who play face down to the first trick without a trump: the leader alone
    (pagat.com), or everybody (CatsAtCards).
    """
    session: Literal["match", "set"] = "match"
    """The end of a session: four marks (pagat.com, Wikipedia), or one set (CatsAtCards)."""
    unclaimed: Literal["first", "last_trick"] = "first"
    """The winner of a second deal without a call: the side that reached its number first, or the
    side that won the ninth trick, if it has its number, as it might call it then (both rulings:
    pagat.com only says that the call may be made after a trick).
    """

    players: int = 4
    """Seats at the table, partners opposite."""
    pack: tuple[Card, ...] = WHOLE_PACK
    """36 cards, six to ace."""

    @property
    def sides(self) -> Sides:
        """Partners sit opposite."""
        return Sides.partners(self.players)

    @property
    def hand_size(self) -> int:
        """Nine cards each, and nine tricks."""
        return 9

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The Old Man and the Little Man above the trumps; the ten ranks low."""
        return two_bowers(trump, WHOLE_RANKS)

    def musts(self, order: CardOrder, trick: Trick, number: int) -> tuple[FollowRule, ...]:
        """A trump to the first trick; then the suit led is followed or trumped."""
        led = trick.led(order)
        if not number:
            return _opening(order, leads=led is None)
        return follow_or_trump(order, led)

    @property
    def face_down(self) -> Literal["leader", "everybody"]:
        """The leader without a trump leads face down; by option every player does."""
        return self.void_first_trick

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Nine cards each in threes; the last one, which is the dealer's, is turned."""
        return DealPlan(number, dealer, seats, (3, 3, 3))

    def first_deal(self, points: tuple[int, ...]) -> tuple[int, int]:
        """The half-rungs that each side wins in the first deal of a rung: one with a hundred."""
        return int(of_side(points, 0) >= HUNDRED), int(of_side(points, 1) >= HUNDRED)

    def entries(self, lines: tuple[ScoreLine, ...], won: tuple[int, int]) -> tuple[Entry, ...]:
        """The entries for half-rungs won: no more than each side has left."""
        wiped = standing(lines).wiped
        return entries([min(won[side], RUNGS - wiped[side]) for side in (0, 1)])


@lru_cache(maxsize=16)
def _opening(order: CardOrder, *, leads: bool) -> tuple[FollowRule, ...]:
    why = Duty.LEAD_TRUMP if leads else Duty.OPENING_TRUMP
    return (FollowRule(order.trumps, order.trumps, why, order.trump),)


@dataclass(frozen=True, slots=True)
class LadderState:
    """The state of a set after some deals."""

    wiped: tuple[int, int] = (0, 0)
    """Half-rungs that each side has wiped."""
    written: tuple[int, int] | None = None
    """The points of each side in the deal before, where a second one decides the rung."""

    @property
    def needs(self) -> tuple[int, int] | None:
        """The points each side needs in the second deal of a rung; None in a first deal.

        The side that was better, with x points, needs 100 less x, the other x less 40; both need
        30 after 70 each, as the rule gives it.
        """
        if self.written is None:
            return None
        first, second = self.written
        return HUNDRED - first, HUNDRED - second


def standing(lines: tuple[ScoreLine, ...]) -> LadderState:
    """The state of a set after some deals."""
    wiped, written = [0, 0], None
    for line in lines:
        won = [entry.points for entry in line.sheet]
        wiped = [wiped[side] + won[side] for side in (0, 1)]
        first = written is None
        written = None
        if first and not any(won):
            written = (line.points[0] + line.points[2], line.points[1] + line.points[3])
    return LadderState((wiped[0], wiped[1]), written)


def wins(side: int, half_rungs: int) -> tuple[int, int]:
    """Half-rungs by side, where one side wins them all."""
    return (half_rungs, 0) if side == 0 else (0, half_rungs)


def viersche(rules: Rules) -> VierscheOptions:
    """The rules, narrowed to Viersche's."""
    return narrowed(rules, VierscheOptions)
