"""A made-up game for four partners, implemented on the engine like every other game.

*Ladder*: four players in two sides, eight cards each, no talon; the dealer's last card is turned
for trumps and stays on the table for two tricks; the suit led is followed, and who cannot follow
plays anything; a side with more than half of the points of a deal climbs a rung, two rungs for all
tricks; the side on the fourth rung wins, and each loser pays his neighbour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from reunion_desktop.engine.cards import WHOLE_RANKS, PlaySuit
from reunion_desktop.engine.duties import FollowRule, follow_suit
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.rules import Option
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Settlement, Why
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.tricks import CardOrder, Trick, two_bowers

RUNGS = 4
"""The rung on which a side has won."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderRules(GameRules):
    """The rules of the made-up game."""

    game: ClassVar[str] = "ladder"
    options: ClassVar[tuple[Option, ...]] = (
        Option("first_dealer", ("lowest", "highest", "random")),
        Option("stride", (1, 2)),
    )

    preset: str = "ladder"
    players: int = 4
    stride: Literal[1, 2] = 1
    """Rungs that are climbed with most of the points."""

    @property
    def hand_size(self) -> int:
        """Eight cards each."""
        return 8

    @property
    def sides(self) -> Sides:
        """Partners sit opposite."""
        return Sides.partners(4)

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """Two bowers, the ten low."""
        return two_bowers(trump, WHOLE_RANKS)

    def musts(self, order: CardOrder, trick: Trick, number: int) -> tuple[FollowRule, ...]:
        """Follow the suit led; a player who cannot may play anything."""
        led = trick.led(order)
        return () if led is None else follow_suit(order, led)

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Three, two and three cards; nothing is left over."""
        return DealPlan(number, dealer, seats, (3, 2, 3))

    @property
    def turned_stays(self) -> int:
        """For two tricks, in any deal."""
        return 2

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Partners count together; what is written is the rung that their side stands on."""
        seats, of = range(self.players), self.sides.of
        tricks = tuple(sum(taken.winner == seat for taken in deal.taken) for seat in seats)
        made = [deal.points_of(side) for side in (0, 1)]
        rungs = climbed(lines)
        for side in (0, 1):
            if made[side] > made[1 - side]:
                rungs[side] += 2 if not deal.tricks_of(1 - side) else self.stride
        sheet = tuple(Entry(rungs[side], Mark.PLAIN) for side in (0, 1))
        points = tuple(made[of[seat]] for seat in seats)
        return ScoreLine(deal.number, deal.dealer, points, tricks, (), sheet)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """The first side on the fourth rung is paid by its neighbours."""
        rungs = climbed(lines)
        if max(rungs) < RUNGS:
            return None
        winners = tuple(seat for seat in range(4) if rungs[self.sides.of[seat]] >= RUNGS)
        payments = tuple(Payment(self.seating.after(seat), seat, 1, Why.GAME) for seat in winners)
        totals = tuple(sum(column) for column in zip(*(line.points for line in lines), strict=True))
        return Settlement(totals, winners, payments)


def climbed(lines: tuple[ScoreLine, ...]) -> list[int]:
    """The rung of each side."""
    return [lines[-1].sheet[side].points if lines else 0 for side in (0, 1)]


LADDER_RULES = LadderRules()

LADDER = Game("ladder", "Ladder", {"ladder": LADDER_RULES})
