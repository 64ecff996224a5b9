"""Values: worlds, whole deals that a seat cannot tell from the one on the table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from reunion_desktop.ai.tricks.card_constraints import (
    CardConstraints,
    HiddenPile,
    gather,
    hidden_places,
)
from reunion_desktop.ai.tricks.sampler import Layout, LayoutSampler
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.solver.tables import Position


class Determinization(NamedTuple):
    """One layout of all cards still out, as bits of :class:`CardSet`."""

    hands: tuple[int, ...]
    """By seat, one's own hand included, and what each is still to be given."""
    laid_away: int = 0
    """The discards; 0 where there are none."""
    covered: tuple[int, ...] = ()
    """The cards that lie face down in the trick, in order of play."""


class WeightedDeterminization(NamedTuple):
    """A world and how much it counts."""

    world: Determinization
    weight: float = 1.0


def drawn_by_weight(
    drawn: Sequence[Determinization], weights: Sequence[float], number: int, dice: Random
) -> list[WeightedDeterminization]:
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
    cases: list[WeightedDeterminization] = []
    for world, bound in zip(drawn, bounds, strict=True):
        times = 0
        while place < number and mark < bound:
            mark += step
            place += 1
            times += 1
        if times:
            cases.append(WeightedDeterminization(world, float(times)))
    return cases


def dice_of_question(dice: str, deal: DealObservation, seat: Seat) -> Random:
    """The randomness that belongs to one question alone.

    It follows from the seed text of a mind, the deal's number, how many cards were played
    and things said, and the seat: from nothing that is hidden.
    """
    played = len(deal.held) * len(deal.taken) + len(deal.trick.cards)
    text = f"reunion-worlds-1|{dice}|{deal.number}|{played}|{seat}"
    if deal.calls:
        text += f"|{len(deal.calls)}"
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))


class Determinizations:
    """All worlds that fit what a seat has seen of a deal.

    One who is about to lay away has what he took up in his world.
    """

    __slots__ = ("_layouts", "_own", "_seats", "deal", "evidence", "rules", "seat")

    rules: Rules

    def __init__(self, observation: Observation, evidence: CardConstraints | None = None) -> None:
        """Count them.

        Args:
            observation: what the seat sees.
            evidence: what is certain; where it is not given, what is so in any game.

        Raises:
            ValueError: there is no deal on the table.
        """
        if observation.deal is None:
            message = "No deal lies on the table."
            raise ValueError(message)
        deal = observation.deal
        self.rules = observation.rules
        self.seat: Seat = observation.seat
        self.deal: DealObservation = deal
        self.evidence = evidence or gather(observation.rules, observation.seat, deal)
        self._layouts = LayoutSampler(self.evidence)
        self._own = (deal.hand.bits, deal.laid_away.bits if deal.laid_away is not None else 0)
        self._seats = tuple(sorted(deal.trick.seats))

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return self._layouts.count

    @property
    def place(self) -> int:
        """The place of the seat among those who play to the tricks of the deal."""
        return self._seats.index(self.seat)

    def draw(self, number: int, dice: Random) -> list[Determinization]:
        """Some worlds, each drawn evenly from all.

        Raises:
            IndexError: there is none.
        """
        draw = self._layouts.draw
        return [self._world(draw(dice)) for _ in range(number)]

    def every(self) -> list[Determinization]:
        """Every world once."""
        return [self._world(layout) for layout in self._layouts]

    def cases(self, number: int, dice: Random) -> list[WeightedDeterminization]:
        """Every world where there are no more than wanted, otherwise so many, drawn evenly."""
        few = self.count <= number
        return [
            WeightedDeterminization(world)
            for world in (self.every() if few else self.draw(number, dice))
        ]

    def _world(self, layout: Layout) -> Determinization:
        hand, laid_away = self._own
        hands = [0] * self.rules.players
        hands[self.seat] = hand
        covered: tuple[int, ...] = ()
        for holder, cards in zip(self.evidence.holders, layout, strict=True):
            if holder.pile is HiddenPile.HAND:
                hands[holder.seat] |= cards
            elif holder.pile is HiddenPile.DISCARDS:
                laid_away = cards
            elif holder.pile is HiddenPile.COVERED:
                covered = (*covered, cards)
        return Determinization(tuple(hands), laid_away, covered)

    def in_play(self, world: Determinization) -> tuple[int, ...]:
        """The hands of those who play to the tricks of the deal, in order of play."""
        if len(self._seats) == len(world.hands):
            return world.hands
        return tuple([world.hands[seat] for seat in self._seats])

    def position(self, world: Determinization) -> Position:
        """A world as a search reads it, the card to be played next."""
        trick = [card.index for card in self.deal.trick.cards]
        for place, bits in zip(hidden_places(self.deal.trick), world.covered, strict=True):
            trick[place] = bits.bit_length() - 1
        leader = self._seats.index(self.deal.trick.leader)
        return Position(self.in_play(world), leader, tuple(trick))
