"""A made-up game with many calls, to test calls at a table.

*Parlour*: four or six players in two sides, seated alternately. Half of the cards are dealt,
forehand names trumps, the other half follows. Then each may say once that the partners lay their
hands aside (*away*), or pass. Forehand leads to the first trick, and face down without a trump. The
suit led is followed; a player who cannot follow plays anything.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import (
    PACK,
    WHOLE_PACK,
    WHOLE_RANKS,
    Card,
    CardSet,
    PlaySuit,
    Suit,
)
from reunion_desktop.engine.contract import Auction, Contract, Goal
from reunion_desktop.engine.duties import FollowRule, follow_suit
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.plans import DealPlan, Opening, Turned
from reunion_desktop.engine.rules import Option
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Settlement, Why
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.state import DealState
from reunion_desktop.engine.trick_play import PlayHooks
from reunion_desktop.engine.tricks import CardOrder, Trick, two_bowers

AWAY = Call("away")
DEALS = 2
"""Deals of a game."""


@dataclass(frozen=True, slots=True)
class FirstLead(PlayHooks):
    """First-trick rule: a leader without trumps leads face down."""

    def covers(self, deal: DealState, seat: Seat) -> bool:
        """Only the first lead."""
        first = not deal.taken and not deal.trick.cards
        return first and not deal.hands[seat] & deal.order.trumps


@dataclass(frozen=True, slots=True)
class Talk(Auction):
    """Forehand names trumps, the other half is dealt; then each may play alone or pass."""

    rules: ParlourRules

    def asked(self, calls: tuple[Announce, ...]) -> Seat | None:
        """Forehand, then once round until one goes away."""
        seats = self.start.seats
        over = len(calls) > len(seats) or (calls and calls[-1].call == AWAY)
        return None if over else seats[max(len(calls) - 1, 0)]

    def legal(self, calls: tuple[Announce, ...], own: CardSet | None = None) -> tuple[Call, ...]:
        """One of the four suits; then nothing, or *away*."""
        return (PASS, AWAY) if calls else tuple(Call("trump", suit) for suit in Suit)

    def contract(self, calls: tuple[Announce, ...]) -> Contract:
        """The suit named is trumps; the partners of who goes away are out of the deal."""
        if not calls:
            return self.start
        first, last = calls[0], calls[-1]
        order, seats = self.rules.order(first.call.suit), self.start.seats
        side = self.rules.sides.of[last.seat]
        left = [s for s in seats if s == last.seat or self.rules.sides.of[s] != side]
        at = left.index(last.seat)
        return replace(
            self.start,
            order=order,
            seats=(*left[at:], *left[:at]) if last.call == AWAY else seats,
            goal=Goal.TRICKS,
            namer=first.seat,
            call=first.call,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ParlourRules(GameRules):
    """The rules of the made-up game."""

    game: ClassVar[str] = "parlour"
    options: ClassVar[tuple[Option, ...]] = (
        Option("first_dealer", ("lowest", "highest", "random")),
    )

    preset: str = "parlour"
    players: int = 4
    pack: tuple[Card, ...] = PACK

    @property
    def hand_size(self) -> int:
        """All cards are dealt."""
        return len(self.pack) // self.players

    @property
    def sides(self) -> Sides:
        """Partners and opponents sit alternately."""
        return Sides.partners(self.players)

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """Two bowers once there are trumps."""
        return two_bowers(trump, WHOLE_RANKS)

    def points(self, card: Card, order: CardOrder) -> int:
        """There are none."""
        return 0

    def musts(self, order: CardOrder, trick: Trick, number: int) -> tuple[FollowRule, ...]:
        """Follow suit."""
        led = trick.led(order)
        return () if led is None else follow_suit(order, led)

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Half of the cards, and later the other half."""
        half = self.hand_size // 2
        return DealPlan(number, dealer, seats, (half,), (half,), turned=Turned.NONE)

    @property
    def hooks(self) -> PlayHooks:
        """A leader without trumps leads face down."""
        return FirstLead()

    def auction(self, lines: tuple[ScoreLine, ...], opening: Opening) -> Auction:
        """Forehand is asked first."""
        return Talk(replace(self.start(opening), goal=Goal.NOTHING), self)

    def score(self, lines: tuple[ScoreLine, ...], deal: DealState) -> ScoreLine:
        """Each side writes its tricks."""
        made = [deal.tricks_of(side) for side in (0, 1)]
        seats = range(self.players)
        tricks = tuple(sum(taken.winner == seat for taken in deal.taken) for seat in seats)
        sheet = tuple(Entry(count, Mark.PLAIN) for count in made)
        return ScoreLine(deal.number, deal.dealer, (0,) * self.players, tricks, (), sheet)

    def settle(self, lines: tuple[ScoreLine, ...]) -> Settlement | None:
        """After two deals the side with more tricks is paid."""
        if len(lines) < DEALS:
            return None
        sums = [sum(line.sheet[side].points for line in lines) for side in (0, 1)]
        best = int(sums[1] > sums[0])
        winners = tuple(seat for seat in range(self.players) if seat % 2 == best)
        payments = tuple(Payment(self.seating.after(seat), seat, 1, Why.GAME) for seat in winners)
        return Settlement((0,) * self.players, winners, payments)


PARLOUR = ParlourRules()
"""Four players, 32 cards."""
SIX_HANDED = ParlourRules(players=6, pack=WHOLE_PACK)
"""Six players, 36 cards."""
