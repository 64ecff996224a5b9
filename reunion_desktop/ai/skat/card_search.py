"""Search for a card of Skat: every card in sampled layouts, won first, card points second."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.skat.declarer import Play
from reunion_desktop.ai.skat.hands import PACK_BITS, GameKind, points_of, value_of
from reunion_desktop.ai.tricks.card_constraints import plays_of
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    Determinizations,
    WeightedDeterminization,
)
from reunion_desktop.engine.cards import ALL_CARDS, Card
from reunion_desktop.engine.contract import Goal
from reunion_desktop.games.skat.options import ALL_POINTS, BASE, HAND, SCHNEIDER_WINNING
from reunion_desktop.solver.solve import solve_layouts, whole_layouts

_PER_POINT = 1 / 150
"""The worth of a card point beside a game won."""
_PER_TRICK = 1 / 20
"""The worth of a trick where every trick must be won."""
_STEPS = (-15, 0, 15)
"""Card points around the goal that are asked for where exact values would take too long."""


@dataclass(frozen=True, slots=True)
class Searched:
    """The worth of each card for the declarer, by layout."""

    cards: tuple[Card, ...]
    rows: tuple[tuple[float, ...], ...]
    cases: tuple[WeightedDeterminization, ...]
    declares: bool
    """True if the seat that asks is the declarer."""

    @property
    def worths(self) -> tuple[float, ...]:
        """The mean worth of each card for the seat that asks."""
        sign = 1 if self.declares else -1
        weights = [case.weight for case in self.cases]
        whole = sum(weights)
        return tuple(
            [
                sign
                * sum([w * row[place] for w, row in zip(weights, self.rows, strict=True)])
                / whole
                for place in range(len(self.cards))
            ]
        )

    def best_share(self, place: int) -> float:
        """How often no other card is better."""
        pick = max if self.declares else min
        weights = [case.weight for case in self.cases]
        best = [
            weight
            for weight, row in zip(weights, self.rows, strict=True)
            if row[place] == pick(row)
        ]
        return sum(best) / sum(weights)


class Answer(NamedTuple):
    """The worth of each legal card in one layout; no cards where nothing depends on them."""

    cards: tuple[int, ...]
    worths: tuple[float, ...]


class Layouts:
    """The public state of a deal for the solver, with what each layout adds to it."""

    __slots__ = ("_made", "_place", "_play", "_played", "_taken", "_turn", "layouts")

    def __init__(self, turn: Turn, layouts: Determinizations) -> None:
        """Read the state of play."""
        deal, contract = turn.deal, turn.deal.contract
        seats = sorted(deal.trick.seats)
        self._turn, self.layouts = turn, layouts
        declarer = contract.declared_by
        self._place = seats.index(declarer)
        self._taken = deal.tricks[declarer]
        self._made = deal.points[declarer]
        played = 0
        for seat, card in plays_of(deal):
            played |= (1 << card.index) if seat == declarer else 0
        self._played = played
        self._play = Play(
            contract.order.trump,
            self._place,
            seats.index(deal.trick.leader),
            tuple([card.index for card in deal.trick.cards]),
            tricks=contract.goal is Goal.ALL_TRICKS,
        )

    def declarers_cards(self, layout: Determinization) -> int:
        """The ten cards with which the declarer began to play."""
        return self.layouts.in_play(layout)[self._place] | self._played

    def beside(self, layout: Determinization) -> int:
        """The discards, or the skat that was left."""
        if layout.laid_away:
            return layout.laid_away
        out = 0
        for hand in layout.hands:
            out |= hand
        for _, card in plays_of(self._turn.deal):
            out |= 1 << card.index
        return PACK_BITS & ~out

    def target(self, layout: Determinization) -> int:
        """The card points that the declarer needs in a layout: more where the bid asks for it."""
        contract = self._turn.deal.contract
        least, trump = contract.targets[0], contract.order.trump
        if trump is None or contract.bid <= 2 * BASE[trump]:
            return least
        cards = self.declarers_cards(layout) | self.beside(layout)
        value = value_of(
            GameKind(trump), cards, hand=contract.hand, more=min(contract.level, 1) * 2
        )
        return max(least, SCHNEIDER_WINNING) if value < contract.bid else least

    def worths(
        self, layout: Determinization, budget: SearchBudget, *, exact: bool
    ) -> Answer | None:
        """The worth of each legal card for the declarer; None where the budget ran out."""
        hands, (least, asked) = self.layouts.in_play(layout), self._questions(layout, exact=exact)
        found: list[tuple[int, ...]] = []
        cards: tuple[int, ...] = ()
        for need in asked:
            allowance = budget.allowance()
            if allowance is None:
                return None
            answer = solve_layouts(self._play.asked([hands], need, allowance))
            budget.pay(answer.nodes)
            if not answer.complete:
                return None
            cards = answer.cards
            found.append(answer.rows[0])
        return Answer(cards, self._worth(least, asked, found))

    def wins(self, layout: Determinization, budget: SearchBudget) -> bool | None:
        """Test whether the declarer still wins with open cards; None where the budget ran out."""
        least, _ = self._questions(layout, exact=True)
        allowance = budget.allowance()
        if least <= 0 or allowance is None:
            return None if allowance is None else True
        hands = [self.layouts.in_play(layout)]
        answer = whole_layouts(self._play.asked(hands, least, allowance))
        budget.pay(answer.nodes)
        return bool(answer.values[0]) if answer.complete else None

    def _questions(
        self, layout: Determinization, *, exact: bool
    ) -> tuple[int, Sequence[int | None]]:
        """The declarer's need in a layout, and the amounts asked for; None for exact."""
        goal = self._turn.deal.contract.goal
        if goal is Goal.NO_TRICK:
            return 1, (1,)
        if goal is Goal.ALL_TRICKS:
            return HAND - self._taken, (None,)
        made = self._made + points_of(self.beside(layout))
        least, left = self.target(layout) - made, ALL_POINTS - made - self._lost()
        if exact:
            return least, (None,)
        return least, [least + step for step in _STEPS if 0 < least + step <= left]

    def _worth(
        self, least: int, asked: Sequence[int | None], found: Sequence[tuple[int, ...]]
    ) -> tuple[float, ...]:
        """The worth of each card by the answers to the questions."""
        if asked[:1] == (None,):
            tricks = self._turn.deal.contract.goal is Goal.ALL_TRICKS
            part = _PER_TRICK if tricks else _PER_POINT
            return tuple([(made >= least) + part * made for made in found[0]])
        near = abs(_STEPS[0]) * _PER_POINT
        parts = [1.0 if need == least else near for need in asked]
        won = float(least <= 0)
        return tuple(
            [
                won + sum([part * reached for part, reached in zip(parts, row, strict=True)])
                for row in zip(*found, strict=True)
            ]
        )

    def _lost(self) -> int:
        """The card points that the declarer has lost."""
        deal, declarer = self._turn.deal, self._turn.deal.contract.declarer
        return sum([points for seat, points in enumerate(deal.points) if seat != declarer])


def searched(
    turn: Turn,
    state: Layouts,
    cases: Sequence[WeightedDeterminization],
    budget: SearchBudget,
    *,
    exact: bool,
) -> Searched | None:
    """Every legal card in each layout, as far as the budget goes; None where it is too small."""
    rows: list[tuple[float, ...]] = []
    used: list[WeightedDeterminization] = []
    cards: tuple[int, ...] = ()
    for case in cases:
        found = state.worths(case.layout, budget, exact=exact)
        if found is None:
            break
        if found.cards:
            cards = found.cards
            rows.append(found.worths)
            used.append(case)
    if not rows:
        return None
    declares = turn.seat == turn.deal.contract.declarer
    return Searched(tuple([ALL_CARDS[card] for card in cards]), tuple(rows), tuple(used), declares)


def winning_share(
    turn: Turn, layouts: Determinizations, number: int, rng: Random, budget: SearchBudget
) -> float | None:
    """The share of layouts in which the declarer wins with open cards; None without an answer."""
    state = Layouts(turn, layouts)
    found = [state.wins(layout, budget) for layout in layouts.draw(number, rng)]
    known = [won for won in found if won is not None]
    return sum(known) / len(known) if known else None
