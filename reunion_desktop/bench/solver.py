"""Benchmark of the solver over random deals, the same for the same seed.

Times are thread times where the system provides them, and a short query is repeated three times, of
which the fastest counts, to exclude other load on the machine. Numbers of cards played in search
are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean, median

from reunion_desktop.bench.partners import sides_figures
from reunion_desktop.bench.timing import RUNS, Figure, spread, timed
from reunion_desktop.engine.cards import CardSet, Rank
from reunion_desktop.engine.shuffle import Stream, deal_from_seed
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.solver.solve import (
    COMPILED,
    Hands,
    UtilityTable,
    maxn,
    playouts,
    reaches,
    solve,
    solve_worlds,
    value,
    whole,
)
from reunion_desktop.solver.tables import Position, TrickTables, cards_of, trick_tables

_SHORT = 7
"""Tricks up to which a query is short."""
_FEW = 10
"""For slow queries only one deal in this many is used."""
_WORLDS = 16
_TOTAL = 150
"""Points of a whole deal, discards included."""
_FAR = 10
_CHOICES = 1000
"""Offset of the random streams for positions, far from the numbers of deals."""


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal before the first lead."""

    tables: TrickTables
    position: Position
    dice: Stream

    def cut_to(self, tricks: int) -> Position:
        """The same deal with only some tricks left, the cards chosen at random."""
        hands = []
        for hand in self.position.hands:
            cards = list(cards_of(hand))
            while len(cards) > tricks:
                del cards[self.dice.below(len(cards))]
            hands.append(sum(1 << card for card in cards))
        return Position(tuple(hands), self.position.leader)

    def worlds(self, position: Position) -> tuple[Hands, ...]:
        """Determinizations of a position: the mover's hand is fixed, the others are random."""
        mover, held = position.to_move, position.tricks_left
        others = [
            card
            for seat, hand in enumerate(position.hands)
            if seat != mover
            for card in cards_of(hand)
        ]
        found = []
        for _ in range(_WORLDS):
            for i in range(len(others) - 1, 0, -1):
                j = self.dice.below(i + 1)
                others[i], others[j] = others[j], others[i]
            rest = iter([others[:held], others[held:]])
            found.append(
                tuple(
                    [
                        hand if seat == mover else sum(1 << card for card in next(rest))
                        for seat, hand in enumerate(position.hands)
                    ]
                )
            )
        return tuple(found)


def solver_figures(deals: int = 200, seed: str = "figures", *, quick: bool = False) -> list[Figure]:
    """Figures of the solver; only endgames without the compiled core.

    Args:
        deals: number of random deals.
        seed: the seed of the deals.
        quick: whether to use few deals for the figures that would take a minute.
    """
    dealt = [_deal(seed, number) for number in range(1, deals + 1)]
    if not COMPILED:
        return [*_endings(dealt[:20], (5,)), *_playouts(dealt[:1], 200)]
    return [
        *_root_values(dealt),
        *_all_cards(dealt),
        *_thresholds(dealt),
        *_endings(dealt, (9, 8, 7, 6, 5)),
        *_each_for_himself(dealt, dealt[::_FEW] if quick else dealt),
        *_playouts(dealt[:10], 100_000),
        *sides_figures(min(deals, 20 if quick else 100), seed),
    ]


def cards_played(deals: int, seed: str) -> int:
    """Cards played in search to find the value of whole deals for each seat."""
    dealt = [_deal(seed, number) for number in range(1, deals + 1)]
    return sum(
        [whole(deal.tables, deal.position, seat).nodes for deal in dealt for seat in range(3)]
    )


def _deal(seed: str, number: int) -> _Deal:
    """A deal with random discards."""
    rules = RHINELAND
    dealer = number % rules.players
    dealt = deal_from_seed(rules, seed, number, 1, dealer)
    order = rules.order(dealt.trump)
    dice = Stream(seed, number, _CHOICES)
    taken_up = dealt.hands[dealer] | CardSet.of(dealt.talon)
    free = [c for c in taken_up if c.rank is not Rank.ACE and c not in order.bowers]
    tens = 0
    for _ in dealt.talon:
        choice = [c for c in free if c.rank is not Rank.TEN or tens < rules.max_tens_discarded]
        card = choice[dice.below(len(choice))]
        tens += card.rank is Rank.TEN
        free.remove(card)
        taken_up = taken_up.minus(card)
    hands = tuple(
        [taken_up.bits if seat == dealer else hand.bits for seat, hand in enumerate(dealt.hands)]
    )
    leader = rules.seating.forehand(dealer)
    return _Deal(trick_tables(order, rules), Position(hands, leader), dice)


def _root_values(deals: Sequence[_Deal]) -> list[Figure]:
    times: list[float] = []
    nodes: list[int] = []
    for deal in deals:
        for seat in range(3):
            times.append(timed(partial(value, deal.tables, deal.position, seat)))
            nodes.append(whole(deal.tables, deal.position, seat).nodes)
    return [
        *spread("value of a whole deal for one seat", times),
        ("value of a whole deal, mean", mean(nodes), "cards played"),
        ("speed of the search", sum(nodes) / sum(times) / 1000, "million cards/s"),
    ]


def _all_cards(deals: Sequence[_Deal]) -> list[Figure]:
    times = [
        timed(partial(solve, deal.tables, deal.position, deal.position.leader)) for deal in deals
    ]
    return [
        ("exact values of every card, ten tricks", 1000 / mean(times), "layouts/s"),
        ("exact values of every card, ten tricks, median", median(times), "ms"),
    ]


def _thresholds(deals: Sequence[_Deal]) -> list[Figure]:
    tight: list[float] = []
    far: list[float] = []
    for deal in deals:
        for seat in range(3):
            exact = value(deal.tables, deal.position, seat)
            assert exact is not None  # noqa: S101 - nothing limits the search.
            for times, needs in ((tight, (0, 1)), (far, (-_FAR, _FAR))):
                for need in needs:
                    question = partial(reaches, deal.tables, deal.position, seat, exact + need)
                    times.append(timed(question))
    return [
        ("threshold at the value or just above it", 1000 / mean(tight), "layouts/s"),
        (f"threshold {_FAR} points off", 1000 / mean(far), "layouts/s"),
    ]


def _endings(deals: Sequence[_Deal], lengths: Sequence[int]) -> list[Figure]:
    figures = []
    for tricks in lengths:
        times = []
        for deal in deals[:: 4 if tricks > _SHORT else 1]:
            position = deal.cut_to(tricks)
            question = partial(
                solve_worlds, deal.tables, position, deal.worlds(position), position.to_move
            )
            times.append(timed(question, 1 if tricks > _SHORT else RUNS) / _WORLDS)
        figures.append((f"exact values of every card, {tricks} tricks, mean", mean(times), "ms"))
    return figures


def _each_for_himself(deals: Sequence[_Deal], some: Sequence[_Deal]) -> list[Figure]:
    """Max^n: whole deals for some of them, and endgames for all."""
    figures: list[Figure] = []
    for tricks, asked, runs in ((10, some, 1), (7, deals, RUNS), (6, deals, RUNS)):
        times = []
        for deal in asked:
            position = deal.cut_to(tricks) if tricks < deal.position.tricks_left else deal.position
            times.append(timed(partial(maxn, deal.tables, position, (0, 0, 0)), runs))
        figures.append((f"three players alone, {tricks} tricks, median", median(times), "ms"))
    utility = UtilityTable.of(_TOTAL, _units)
    times = []
    for deal in deals:
        position = deal.cut_to(6)
        before = _split(deal, position)
        times.append(
            timed(partial(maxn, deal.tables, position, (0, 0, 0), utility=utility, points=before))
        )
    figures.append(("three players alone, in units, 6 tricks, median", median(times), "ms"))
    return figures


def _split(deal: _Deal, position: Position) -> tuple[int, int, int]:
    """The points already won, split at random in three parts."""
    left = [card for hand in position.hands for card in cards_of(hand)]
    gone = _TOTAL - deal.tables.last_trick - sum(deal.tables.points[card] for card in left)
    first = deal.dice.below(gone + 1)
    second = deal.dice.below(gone - first + 1)
    return first, second, gone - first - second


def _units(*points: int) -> list[int]:
    """The settlement of a game in which the totals before this deal were 60, 75 and 65."""
    totals = [before + made for before, made in zip((60, 75, 65), points, strict=True)]
    winner = totals.index(max(totals))
    paid = [0 if seat == winner else max(0, 3 - total // 50) for seat, total in enumerate(totals)]
    return [sum(paid) if seat == winner else -units for seat, units in enumerate(paid)]


def _playouts(deals: Sequence[_Deal], count: int) -> list[Figure]:
    took = sum(
        timed(partial(playouts, deal.tables, deal.position, count, number), 1)
        for number, deal in enumerate(deals)
    )
    return [("whole deals played out at random", count * len(deals) / took / 1000, "million/s")]
