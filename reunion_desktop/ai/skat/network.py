"""The value network in suit games of Skat with the skat taken up.

A network trained by self-play values each card for a seat that sees only its own. In sampled
layouts, weighed by how well it explains the cards played, every card is played out, all seats by
the network from their own observation, the last tricks by open-card search.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.skat.card_search import PER_POINT, Layouts, Searched
from reunion_desktop.ai.skat.declarer import declarer_tables
from reunion_desktop.ai.skat.hands import PACK_BITS
from reunion_desktop.ai.tricks.determinizations import Determinization, WeightedDeterminization
from reunion_desktop.ai.tricks.network.observation_adapter import history_seen
from reunion_desktop.ai.tricks.network.playouts import played_out
from reunion_desktop.engine.cards import Suit
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games.skat.options import ALL_POINTS, WINNING
from reunion_desktop.solver.tables import NO_CARD
from reunion_desktop.value_net.network import COMPILED, believe
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import BeliefQuery, SidePlayouts
from reunion_desktop.value_net.weights import Weights, shipped

_UNIT = 100_000
"""A game won in the integers of playouts."""


@lru_cache(maxsize=16)
def suit_game_facts(trump: Suit, declarer: Seat) -> PublicFacts:
    """The public facts of a suit game; the network takes the declarer for the dealer, side 0.

    Args:
        trump: the trump suit.
        declarer: the declarer, by order of play.
    """
    sides = tuple([int(seat != declarer) for seat in range(3)])
    return PublicFacts(
        replace(declarer_tables(trump), sides=sides, no_trick_loss=()),
        PACK_BITS,
        declarer,
        NO_CARD,
        house=0,
        voids=False,
        locked=0,
        goals=(WINNING, ALL_POINTS - WINNING + 1),
    )


def network_of(turn: Turn) -> Weights | None:
    """The network, for a suit game with the skat taken up; None for others, or without the core."""
    contract = turn.deal.contract
    taught = isinstance(contract.order.trump, Suit) and not contract.hand
    return shipped(turn.rules.game) if COMPILED and taught else None


class NetworkView:
    """One question as the network is asked it: seats by their order of play."""

    __slots__ = ("_facts", "_history", "_place", "_state", "_turn", "_weights")

    def __init__(self, turn: Turn, state: Layouts, weights: Weights) -> None:
        """Read the public facts and the cards played."""
        deal = turn.deal
        seats, trump = sorted(deal.trick.seats), deal.contract.order.trump
        assert isinstance(trump, Suit)  # noqa: S101 - network_of has looked.
        self._turn, self._state, self._weights = turn, state, weights
        self._place = seats.index(turn.seat)
        self._facts = suit_game_facts(trump, seats.index(deal.contract.declared_by))
        history = history_seen(deal, ())
        self._history = replace(history, first_leader=seats.index(history.first_leader))

    def likely(self, drawn: Sequence[Determinization], budget: SearchBudget) -> list[float]:
        """The likelihoods of layouts by the cards that the others played; fewer after a stop."""
        allowance = budget.allowance()
        if allowance is None or not self._history.cards:
            return [] if allowance is None else [1.0] * len(drawn)
        belief = BeliefQuery(seat=self._place, discard_exponent=0.0)
        told = [self._flat(layout) for layout in drawn]
        return [
            float(max(1, chance))
            for chance in believe(
                self._weights, self._facts, self._history, told, belief, allowance
            )
        ]

    def played_out(
        self, cases: Sequence[WeightedDeterminization], budget: SearchBudget
    ) -> Searched | None:
        """Every legal card in each layout, played out; None without time."""
        turn, own = self._turn, self._turn.seat == self._turn.deal.contract.declarer
        cards = tuple(turn.legal.cards)
        asked = SidePlayouts(
            seat=self._place,
            choices=tuple([1 << card.index for card in cards]),
            worth=_worths(turn.deal.contract.targets[0]),
            critical_z=None,
        )
        layouts = [self._flat(case.layout) for case in cases]
        counts = [1] * len(cases)
        rows = played_out(self._weights, self._facts, self._history, layouts, counts, asked, budget)
        sign = 1 if own else -1
        worths = tuple(
            [tuple([sign * end.worth / _UNIT for end in row if end is not None]) for row in rows]
        )
        return Searched(cards, worths, tuple(cases[: len(rows)]), own) if rows else None

    def _flat(self, layout: Determinization) -> tuple[int, ...]:
        return (*self._state.layouts.in_play(layout), self._state.beside(layout))


@lru_cache(maxsize=4)
def _worths(least: int) -> array[int]:
    """What the declarer's card points are worth in the integers of playouts."""
    points = range(ALL_POINTS + 1)
    return array("i", [round(_UNIT * ((made >= least) + PER_POINT * made)) for made in points])
