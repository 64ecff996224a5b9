"""Every network query, answered by the compiled core.

:mod:`~reunion_desktop.value_net.plain_network` and
:mod:`~reunion_desktop.value_net.plain_playouts` answer the same in pure Python.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import chain
from typing import TypeVar

from reunion_desktop.solver import _core
from reunion_desktop.solver.answers import UNLIMITED, Allowance, Hands
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import (
    CURVE_STEP,
    BeliefQuery,
    ChoiceOutcome,
    PlayedOut,
    Playouts,
    SidePlayouts,
)
from reunion_desktop.value_net.weights import Weights

_Answer = TypeVar("_Answer")

_UNKNOWN = -(2**31)
_NUMBERS, _SIDE_NUMBERS = 3, 2
"""Numbers in an outcome, and in an outcome for two sides."""


@lru_cache(maxsize=8)
def _network(packed: bytes) -> object:
    return _core.value_net(packed)


@lru_cache(maxsize=64)
def _facts(tables: bytes, packed: bytes) -> object:
    return _core.public_facts(tables, packed)


def _ask(
    function: Callable[..., _Answer],
    weights: Weights,
    facts: PublicFacts,
    history: History,
    *asked: object,
) -> _Answer:
    """Call a function of the core about a deal after some cards.

    Raises:
        ValueError: the network was trained for another game, the cards are impossible, or the query
            is invalid.
    """
    return function(
        _network(weights.packed),
        _facts(facts.tables.packed, facts.packed),
        history.first_leader,
        bytes(history.cards),
        *asked,
    )


def worths(
    weights: Weights, facts: PublicFacts, history: History, hand: int, away: int = 0
) -> dict[int, int]:
    """The network's value of each legal card for the mover, from the mover's hand alone.

    Args:
        weights: the network.
        facts: the public facts of the deal.
        history: the cards played.
        hand: the mover's cards as bits.
        away: the mover's discards, where the mover is the dealer.

    Returns:
        By :attr:`Card.index`, in fractions of :data:`~reunion_desktop.value_net.weights.WORTH_BITS`
        bits of 30 card points: the return of the rest of the deal, fees at 29 points.
    """
    return _ask(_core.worths, weights, facts, history, hand, away)


def discard_worths(
    weights: Weights, facts: PublicFacts, hand: int, choices: Sequence[int]
) -> tuple[int, ...]:
    """The network's value of each of several discards for the dealer."""
    told = _facts(facts.tables.packed, facts.packed)
    return _core.discard_worths(_network(weights.packed), told, hand, array("Q", choices))


def believe(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: Sequence[Hands],
    belief: BeliefQuery,
    allowance: Allowance = UNLIMITED,
) -> tuple[int, ...]:
    """Relative likelihood of each determinization; the likeliest counts 2 to the power of 30.

    Fewer are returned where the search is stopped.
    """
    out = array("i", bytes(4 * len(layouts)))
    done = _ask(
        _core.believe,
        weights,
        facts,
        history,
        array("Q", chain(*layouts)),
        belief.seat,
        *belief.shares,
        belief.kept,
        belief.limited,
        belief.most_limited,
        allowance.stop,
        out,
    )
    return tuple(out[:done])


def play_out(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: Sequence[Hands],
    counts: Sequence[int],
    asked: Playouts,
    allowance: Allowance = UNLIMITED,
) -> PlayedOut:
    """Play out every choice in every determinization, with candidate pruning.

    Args:
        weights: the network that all seats play by, each from its own observation.
        facts: the public facts of the deal.
        history: the cards played.
        layouts: the hands of each determinization, in random order.
        counts: the weight of each determinization.
        asked: the choices, and the payoff.
        allowance: the budget.
    """
    measure = (
        asked.laid_away,
        asked.solve,
        asked.solve_points,
        asked.open_tables.packed,
        array("i", asked.standing),
        asked.units.numbers,
        asked.units.side,
        asked.units.step,
        asked.by_units,
        asked.fee,
        asked.utility,
        CURVE_STEP,
    )
    play = partial(_ask, _core.play_out, weights, facts, history)
    return _played(play, _NUMBERS, layouts, counts, asked, measure, allowance)


def play_sides(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: Sequence[Hands],
    counts: Sequence[int],
    asked: SidePlayouts,
    allowance: Allowance = UNLIMITED,
) -> PlayedOut:
    """Play out every card in every determinization where two sides play: as :func:`play_out`."""
    measure = (asked.solve, asked.worth, asked.march, array("i", asked.goals), asked.point_worth)
    play = partial(_ask, _core.play_sides, weights, facts, history)
    return _played(play, _SIDE_NUMBERS, layouts, counts, asked, measure, allowance)


def _played(
    play: Callable[..., tuple[int, int]],
    numbers: int,
    layouts: Sequence[Hands],
    counts: Sequence[int],
    asked: Playouts | SidePlayouts,
    measure: tuple[object, ...],
    allowance: Allowance,
) -> PlayedOut:
    """The outcomes of playouts, each of some numbers."""
    width = numbers * len(asked.choices)
    out = array("i", bytes(4 * width * len(layouts)))
    done, nodes = play(
        array("Q", chain(*layouts)),
        array("i", counts),
        array("Q", asked.choices),
        asked.seat,
        *measure,
        asked.first,
        asked.then,
        asked.squared_z,
        allowance.stop,
        allowance.nodes or 0,
        allowance.time_ms or 0,
        out,
    )
    rows = tuple(
        tuple(
            [
                None if out[at] == _UNKNOWN else ChoiceOutcome(*out[at : at + numbers])
                for at in range(start, start + width, numbers)
            ]
        )
        for start in range(0, done * width, width)
    )
    return PlayedOut(rows, nodes)
