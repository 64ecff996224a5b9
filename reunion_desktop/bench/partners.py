"""Benchmark of the solver in games with sides: two pairs, and one against two.

The deals belong to no single game: bowers and card order of Réunion, with each rule for following
suit of the partnership games. Each deal is solved for its value, and for whether a side reaches a
number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from statistics import mean

from reunion_desktop.bench.timing import Figure, spread, timed
from reunion_desktop.engine.cards import ALL_CARDS, PACK, Card, Rank, Suit
from reunion_desktop.engine.seats import Sides
from reunion_desktop.engine.shuffle import Stream
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.solver.solve import reaches, whole
from reunion_desktop.solver.tables import Pair, Position, Rows, TrickTables, duty_rows, trick_tables

_FOUR, _ALLIES = Sides.partners(4), Sides((0, 1, 1))
_TWENTIETHS = 20
_RULES = ReunionRules().changed({"ten_rank": "low"})


@dataclass(frozen=True, slots=True)
class _Kind:
    """One kind of deal."""

    name: str
    sides: Sides
    pack: tuple[Card, ...]
    tricks: int
    need: int
    """The points to be reached."""
    ruffs: bool
    """True if a void player must trump."""
    or_trumps: bool = False
    """True if a player who can follow may trump instead."""
    counts_tricks: bool = False

    def deal(self, seed: str, number: int) -> tuple[TrickTables, Position]:
        """A deal before the first lead."""
        dice = Stream(f"{seed} {self.name}", 1, number)
        order = _RULES.order(Suit(dice.below(4)))
        # Réunion has no sixes.
        order = replace(order, ranks=(*order.ranks, Rank.SIX))
        tables = replace(
            trick_tables(order, _RULES, self.sides), duties=self._duties(order), last_trick=0
        )
        if self.counts_tricks:
            tables = replace(tables, points=(0,) * len(ALL_CARDS), trick_points=1)
        cards = [1 << card.index for card in dice.shuffled(self.pack)]
        hands = [
            sum(cards[at * self.tricks : (at + 1) * self.tricks]) for at in range(tables.players)
        ]
        return tables, Position(tuple(hands), dice.below(tables.players))

    def _duties(self, order: CardOrder) -> Rows:
        trumps = order.trumps.bits

        def musts(led: Suit | None) -> list[Pair]:
            if led is None:
                return []
            cards = order.cards_of(led).bits
            follow = (cards, cards | trumps if self.or_trumps else cards)
            return [follow, (trumps, trumps)] if self.ruffs else [follow]

        return duty_rows(musts)


_KINDS = (
    _Kind("partners, 9 tricks, follow or must trump", _FOUR, ALL_CARDS, 9, 70, ruffs=True),
    _Kind(
        "partners, 7 tricks, follow or trump", _FOUR, ALL_CARDS, 7, 55, ruffs=False, or_trumps=True
    ),
    _Kind("partners, 8 tricks counted", _FOUR, PACK, 8, 5, ruffs=False, counts_tricks=True),
    _Kind("one against allies, 10 tricks", _ALLIES, PACK, 10, 61, ruffs=False),
)


def sides_figures(deals: int = 100, seed: str = "sides") -> list[Figure]:
    """Figures of the solver for games with sides; needs the compiled core."""
    return [figure for kind in _KINDS for figure in _figures(kind, deals, seed)]


def _figures(kind: _Kind, deals: int, seed: str) -> Iterator[Figure]:
    dealt = [kind.deal(seed, number) for number in range(1, deals + 1)]
    yield from spread(
        kind.name, [timed(partial(whole, *deal, 0)) for deal in dealt], of=_TWENTIETHS
    )
    nodes = [whole(*deal, 0).nodes for deal in dealt]
    yield f"{kind.name}, cards on average", mean(nodes), "cards played"
    asked = [timed(partial(reaches, *deal, 0, kind.need)) for deal in dealt]
    yield from spread(f"{kind.name}, {kind.need} reached", asked, of=_TWENTIETHS)
