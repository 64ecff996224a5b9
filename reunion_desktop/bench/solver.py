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

from reunion_desktop.bench.timing import RUNS, Figure, timed
from reunion_desktop.engine.cards import CardSet, Rank
from reunion_desktop.engine.dealing.shuffle import Stream, deal_from_seed
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.solver.solve import COMPILED, maxn, solve, whole
from reunion_desktop.solver.tables import Position, TrickTables, cards_of, trick_tables

_FEW = 10
"""For slow queries only one deal in this many is used."""
_CHOICES = 1000
"""Offset of the random streams for positions, far from the numbers of deals."""


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal before the first lead."""

    tables: TrickTables
    position: Position
    rng: Stream

    def cut_to(self, tricks: int) -> Position:
        """The same deal with only some tricks left, the cards chosen at random."""
        hands = []
        for hand in self.position.hands:
            cards = list(cards_of(hand))
            while len(cards) > tricks:
                del cards[self.rng.below(len(cards))]
            hands.append(sum(1 << card for card in cards))
        return Position(tuple(hands), self.position.leader)


def solver_figures(deals: int = 200, seed: str = "figures", *, quick: bool = False) -> list[Figure]:
    """Figures of the solver; none without the compiled core.

    Args:
        deals: number of random deals.
        seed: the seed of the deals.
        quick: whether to use few deals for the figures that would take a minute.
    """
    if not COMPILED:
        return []
    dealt = [_deal(seed, number) for number in range(1, deals + 1)]
    whole_deals = dealt[::_FEW] if quick else dealt
    return [
        *_root_values(dealt),
        _all_cards(dealt),
        _each_for_himself(whole_deals, 10),
        _each_for_himself(dealt, 7),
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
    rng = Stream(seed, number, _CHOICES)
    taken_up = dealt.hands[dealer] | CardSet.of(dealt.talon)
    free = [c for c in taken_up if c.rank is not Rank.ACE and c not in order.bowers]
    tens = 0
    for _ in dealt.talon:
        choice = [c for c in free if c.rank is not Rank.TEN or tens < rules.max_tens_discarded]
        card = choice[rng.below(len(choice))]
        tens += card.rank is Rank.TEN
        free.remove(card)
        taken_up = taken_up.minus(card)
    hands = tuple(
        [taken_up.bits if seat == dealer else hand.bits for seat, hand in enumerate(dealt.hands)]
    )
    leader = rules.seating.forehand(dealer)
    return _Deal(trick_tables(order, rules), Position(hands, leader), rng)


def _root_values(deals: Sequence[_Deal]) -> list[Figure]:
    times: list[float] = []
    nodes: list[int] = []
    for deal in deals:
        for seat in range(3):
            times.append(timed(partial(whole, deal.tables, deal.position, seat)))
            nodes.append(whole(deal.tables, deal.position, seat).nodes)
    name = "value of a whole deal for one seat"
    return [
        Figure(f"{name}, median", median(times), "ms"),
        Figure(f"{name}, mean", mean(times), "ms"),
        Figure("value of a whole deal, mean", mean(nodes), "cards played"),
        Figure("speed of the search", sum(nodes) / sum(times) / 1000, "million cards/s"),
    ]


def _all_cards(deals: Sequence[_Deal]) -> Figure:
    times = [
        timed(partial(solve, deal.tables, deal.position, deal.position.leader)) for deal in deals
    ]
    return Figure("exact values of every card, ten tricks", 1000 / mean(times), "layouts/s")


def _each_for_himself(deals: Sequence[_Deal], tricks: int) -> Figure:
    """Max^n of the last tricks, or of whole deals."""
    times = []
    for deal in deals:
        position = deal.cut_to(tricks)
        runs = 1 if position == deal.position else RUNS
        times.append(timed(partial(maxn, deal.tables, position, (0, 0, 0)), runs))
    return Figure(f"three players alone, {tricks} tricks, median", median(times), "ms")
