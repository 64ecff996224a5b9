"""Values: worlds, whole deals that a seat cannot tell from the one on the table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from reunion_desktop.ai.evidence import Evidence, gather
from reunion_desktop.ai.layouts import Layout, Layouts
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import DealSight, Observation
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import AFTER_TRICK
from reunion_desktop.solver.tables import NO_CARD, Position


class World(NamedTuple):
    """One layout of all cards still out, as bits of :class:`CardSet`."""

    hands: tuple[int, ...]
    """By seat, one's own hand included."""
    laid_away: int
    """The discards; 0 before there are any."""


class Case(NamedTuple):
    """A world and how much it counts."""

    world: World
    weight: float = 1.0


def drawn_by_weight(
    drawn: Sequence[World], weights: Sequence[float], number: int, dice: Random
) -> list[Case]:
    """Some of the worlds drawn, each as often as it is likely, and each named once.

    Args:
        drawn: the worlds, at least one.
        weights: how likely each is, against the others.
        number: how many are wanted, counting a world as often as it is named.
        dice: one throw decides for all: every so many parts of the sum of weights one is taken.
    """
    bounds = list(accumulate(weights))
    step, place = bounds[-1] / number, 0
    mark = dice.random() * step
    cases: list[Case] = []
    for world, bound in zip(drawn, bounds, strict=True):
        times = 0
        while place < number and mark < bound:
            mark += step
            place += 1
            times += 1
        if times:
            cases.append(Case(world, float(times)))
    return cases


def dice_of_question(dice: str, deal: DealSight, seat: Seat) -> Random:
    """The randomness that belongs to one question alone.

    It follows from the seed text of a mind, the deal's number, how many cards were played, and
    the seat: from nothing that is hidden.
    """
    played = len(deal.held) * len(deal.taken) + len(deal.trick.cards)
    text = f"reunion-worlds-1|{dice}|{deal.number}|{played}|{seat}"
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))


class Worlds:
    """All worlds that fit what a seat has seen of a deal.

    The discards are the dealer's; one who is about to lay away has twelve cards in his world.
    """

    __slots__ = ("_layouts", "_own", "deal", "evidence", "rules", "seat")

    def __init__(self, observation: Observation) -> None:
        """Gather the evidence and count.

        Raises:
            ValueError: there is no deal on the table.
        """
        if observation.deal is None:
            message = "No deal lies on the table."
            raise ValueError(message)
        self.rules: Ruleset = observation.rules
        self.seat: Seat = observation.seat
        self.deal: DealSight = observation.deal
        self.evidence: Evidence = gather(self.rules, self.seat, self.deal)
        self._layouts = Layouts(self.evidence)
        known = self.deal.laid_away
        self._own = (self.deal.hand.bits, known.bits if known is not None else 0)

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return self._layouts.count

    def draw(self, number: int, dice: Random) -> list[World]:
        """Some worlds, each drawn evenly from all.

        Raises:
            IndexError: there is none.
        """
        draw = self._layouts.draw
        return [self._world(draw(dice)) for _ in range(number)]

    def every(self) -> list[World]:
        """Every world once."""
        return [self._world(layout) for layout in self._layouts]

    def cases(self, number: int, dice: Random) -> list[Case]:
        """Every world where there are no more than wanted, otherwise so many, drawn evenly."""
        few = self.count <= number
        return [Case(world) for world in (self.every() if few else self.draw(number, dice))]

    def _world(self, layout: Layout) -> World:
        hand, laid_away = self._own
        hands = [0] * self.rules.players
        hands[self.seat] = hand
        for holder, cards in zip(self.evidence.holders, layout, strict=True):
            if holder.seat is None:
                laid_away = cards
            else:
                hands[holder.seat] = cards
        return World(tuple(hands), laid_away)

    def position(self, world: World) -> Position:
        """A world as a search reads it, the card to be played next."""
        deal, rules = self.deal, self.rules
        locked, locked_for = NO_CARD, 0
        if rules.turn_up_pickup == "after_trick2_locked" and len(deal.taken) < AFTER_TRICK:
            locked, locked_for = deal.turn_up.index, AFTER_TRICK - len(deal.taken)
        trick = tuple([card.index for card in deal.trick.cards])
        return Position(world.hands, deal.trick.leader, trick, self._took(), locked, locked_for)

    def _took(self) -> int:
        """One bit for each seat that is known to have nothing to fear for want of a trick."""
        deal = self.deal
        if self.rules.no_trick_basis == "tricks":
            made = deal.tricks
        else:
            made = deal.points
            safe = self.rules.dealer_no_trick_discards == "stand" or deal.tricks[deal.dealer]
            if safe and self.rules.count(CardSet(self._own[1]), deal.order):
                made = tuple([1 if who == deal.dealer else m for who, m in enumerate(made)])
        return sum([1 << who for who, some in enumerate(made) if some])
