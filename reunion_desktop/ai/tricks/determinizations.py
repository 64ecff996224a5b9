"""Determinizations: whole deals consistent with a seat's observation."""

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

DRAWN = 2
"""Determinizations drawn and weighed for each one used."""


class Determinization(NamedTuple):
    """One layout of all cards still out, as bits of :class:`CardSet`."""

    hands: tuple[int, ...]
    """By seat, the observer's own hand included, and the cards still to be dealt to each."""
    laid_away: int = 0
    """The discards; 0 where there are none."""
    covered: tuple[int, ...] = ()
    """The cards that lie face down in the trick, in order of play."""

    @property
    def flat(self) -> tuple[int, ...]:
        """The hands and the discards, in the form that the value networks take."""
        return (*self.hands, self.laid_away)


class WeightedDeterminization(NamedTuple):
    """A determinization with its weight."""

    layout: Determinization
    weight: float = 1.0


def drawn_by_weight(
    drawn: Sequence[Determinization], weights: Sequence[float], number: int, rng: Random
) -> list[WeightedDeterminization]:
    """Resample determinizations by weight (systematic resampling), each listed once.

    Args:
        drawn: the determinizations, at least one.
        weights: their relative likelihoods.
        number: the size of the sample, multiples included.
        rng: the random generator; one draw sets the offset of an even grid over the weights.
    """
    # Systematic resampling: marks at equal distances over the cumulative weights, so that each
    # determinization is taken about as often as its weight demands, with one random number.
    bounds = list(accumulate(weights))
    step, place = bounds[-1] / number, 0
    mark = rng.random() * step
    cases: list[WeightedDeterminization] = []
    for layout, bound in zip(drawn, bounds, strict=True):
        times = 0
        while place < number and mark < bound:
            mark += step
            place += 1
            times += 1
        if times:
            cases.append(WeightedDeterminization(layout, float(times)))
    return cases


def reweighted(
    drawn: Sequence[Determinization], weights: Sequence[float], number: int, rng: Random
) -> list[WeightedDeterminization]:
    """Determinizations with their weights; resampled where more were drawn than wanted.

    Args:
        drawn: the determinizations.
        weights: their relative likelihoods; fewer than determinizations after a stop.
        number: how many are wanted, multiples included.
        rng: the random generator.
    """
    known = drawn[: len(weights)]
    if not known or len(drawn) <= number:
        return list(map(WeightedDeterminization, known, weights))
    return drawn_by_weight(known, weights, number, rng)


def rng_of_question(seed: str, deal: DealObservation, seat: Seat) -> Random:
    """The random generator of one question.

    Its seed is made of the player's seed, the deal's number, the number of cards played and calls
    made, and the seat: of nothing that is hidden.
    """
    played = len(deal.held) * len(deal.taken) + len(deal.trick.cards)
    text = f"reunion-worlds-1|{seed}|{deal.number}|{played}|{seat}"
    if deal.calls:
        text += f"|{len(deal.calls)}"
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))


class Determinizations:
    """All determinizations consistent with a seat's observation, counted and sampled.

    A dealer about to discard still holds the cards taken up in each of them.
    """

    __slots__ = ("_layouts", "_own", "_seats", "deal", "evidence", "lines", "rules", "seat")

    rules: Rules

    def __init__(self, observation: Observation, evidence: CardConstraints | None = None) -> None:
        """Count the layouts.

        Args:
            observation: what the seat sees.
            evidence: the card constraints; by default those that hold in any game.

        Raises:
            ValueError: there is no deal on the table.
        """
        if observation.deal is None:
            message = "No deal lies on the table."
            raise ValueError(message)
        deal = observation.deal
        self.rules = observation.rules
        self.lines = observation.lines
        self.seat: Seat = observation.seat
        self.deal: DealObservation = deal
        self.evidence = evidence or gather(observation.rules, observation.seat, deal)
        self._layouts = LayoutSampler(self.evidence)
        self._own = (deal.hand.bits, deal.laid_away.bits if deal.laid_away is not None else 0)
        self._seats = tuple(sorted(deal.trick.seats))

    @property
    def count(self) -> int:
        """The number of determinizations."""
        return self._layouts.count

    @property
    def place(self) -> int:
        """The index of the seat among those who play to the tricks of the deal."""
        return self._seats.index(self.seat)

    def draw(self, number: int, rng: Random) -> list[Determinization]:
        """Sample determinizations uniformly, with replacement.

        Raises:
            IndexError: there is none.
        """
        draw = self._layouts.draw
        return [self._complete(draw(rng)) for _ in range(number)]

    def every(self) -> list[Determinization]:
        """Every determinization once."""
        return [self._complete(layout) for layout in self._layouts]

    def sampled(self, number: int, rng: Random) -> list[Determinization]:
        """Every determinization where there are no more than wanted, else a uniform sample.

        They are in random order.
        """
        if self.count > number:
            return self.draw(number, rng)
        every = self.every()
        rng.shuffle(every)
        return every

    def cases(self, number: int, rng: Random) -> list[WeightedDeterminization]:
        """Every determinization where there are no more than wanted, else a uniform sample."""
        few = self.count <= number
        return [
            WeightedDeterminization(layout)
            for layout in (self.every() if few else self.draw(number, rng))
        ]

    def _complete(self, layout: Layout) -> Determinization:
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

    def in_play(self, layout: Determinization) -> tuple[int, ...]:
        """The hands of those who play to the tricks of the deal, in order of play."""
        if len(self._seats) == len(layout.hands):
            return layout.hands
        return tuple([layout.hands[seat] for seat in self._seats])

    def position(self, layout: Determinization) -> Position:
        """A determinization as a solver position, with the card to be played next."""
        trick = [card.index for card in self.deal.trick.cards]
        for place, bits in zip(hidden_places(self.deal.trick), layout.covered, strict=True):
            trick[place] = bits.bit_length() - 1
        leader = self._seats.index(self.deal.trick.leader)
        return Position(self.in_play(layout), leader, tuple(trick))
