"""Every network query, answered by the compiled core.

:mod:`~reunion_desktop.value_net.plain_network`, :mod:`~reunion_desktop.value_net.plain_belief` and
:mod:`~reunion_desktop.value_net.plain_playouts` answer the same in pure Python.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache

from reunion_desktop.solver import _core
from reunion_desktop.solver.answers import UNLIMITED, Allowance
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import (
    LIKED_STEP,
    BeliefQuery,
    ChoiceOutcome,
    PlayedOut,
    Playouts,
    SidePlayouts,
    World,
)
from reunion_desktop.value_net.weights import Weights

_UNKNOWN = -(2**31)
_NUMBERS, _SIDE_NUMBERS = 3, 2
"""Numbers in an outcome, and in an outcome for two sides."""


@lru_cache(maxsize=8)
def _judge(packed: bytes) -> object:
    return _core.judge(packed)


@lru_cache(maxsize=64)
def _ground(tables: bytes, packed: bytes) -> object:
    return _core.ground(tables, packed)


def _asked(
    weights: Weights, ground: PublicFacts, history: History
) -> tuple[object, object, int, bytes]:
    return (
        _judge(weights.packed),
        _ground(ground.tables.packed, ground.packed),
        history.first_leader,
        bytes(history.cards),
    )


def worths(
    weights: Weights, ground: PublicFacts, history: History, hand: int, away: int = 0
) -> dict[int, int]:
    """The network's value of each legal card for the mover, from the mover's hand alone.

    Args:
        weights: the network.
        ground: the public facts of the deal.
        history: the cards played.
        hand: the mover's cards as bits.
        away: the mover's discards, where the mover is the dealer.

    Returns:
        By :attr:`Card.index`, in fractions of :data:`~reunion_desktop.value_net.weights.WORTH_BITS`
        bits of 30 card points: the return of the rest of the deal, fees at 29 points.

    Raises:
        ValueError: the network was trained for another game, or the cards are impossible.
    """
    return _core.worths(*_asked(weights, ground, history), hand, away)


def discard_worths(
    weights: Weights, ground: PublicFacts, hand: int, choices: Sequence[int]
) -> tuple[int, ...]:
    """The network's value of each of several discards for the dealer.

    Raises:
        ValueError: as for :func:`worths`.
    """
    judge, told, _, _ = _asked(weights, ground, History(0))
    return _core.discard_worths(judge, told, hand, array("Q", choices))


def believe(
    weights: Weights,
    ground: PublicFacts,
    history: History,
    worlds: Sequence[World],
    belief: BeliefQuery,
    allowance: Allowance = UNLIMITED,
) -> tuple[int, ...]:
    """Relative likelihood of each determinization; the likeliest counts 2 to the power of 30.

    Fewer are returned where the search is stopped.

    Raises:
        ValueError: as for :func:`worths`.
    """
    out = array("i", bytes(4 * len(worlds)))
    done = _core.believe(
        *_asked(weights, ground, history),
        array("Q", [cards for world in worlds for cards in world]),
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
    ground: PublicFacts,
    history: History,
    worlds: Sequence[World],
    counts: Sequence[int],
    asked: Playouts,
    allowance: Allowance = UNLIMITED,
) -> PlayedOut:
    """Play out every choice in every determinization, with candidate pruning.

    Args:
        weights: the network that all seats play by, each from its own observation.
        ground: the public facts of the deal.
        history: the cards played.
        worlds: the hands of each determinization, in random order.
        counts: the weight of each determinization.
        asked: the choices, and the payoff.
        allowance: the budget.

    Raises:
        ValueError: as for :func:`worths`, or the query is invalid.
    """
    width = _NUMBERS * len(asked.choices)
    out = array("i", bytes(4 * width * len(worlds)))
    done, nodes = _core.play_out(
        *_asked(weights, ground, history),
        array("Q", [cards for world in worlds for cards in world]),
        array("i", counts),
        array("Q", asked.choices),
        asked.seat,
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
        asked.liking,
        LIKED_STEP,
        asked.first,
        asked.then,
        asked.squared_surety,
        allowance.stop,
        allowance.nodes or 0,
        allowance.time_ms or 0,
        out,
    )
    rows = tuple(
        tuple(
            [
                None if out[at] == _UNKNOWN else ChoiceOutcome(out[at], out[at + 1], out[at + 2])
                for at in range(start, start + width, _NUMBERS)
            ]
        )
        for start in range(0, done * width, width)
    )
    return PlayedOut(rows, nodes)


def play_sides(
    weights: Weights,
    ground: PublicFacts,
    history: History,
    worlds: Sequence[World],
    counts: Sequence[int],
    asked: SidePlayouts,
    allowance: Allowance = UNLIMITED,
) -> PlayedOut:
    """Play out every card in every determinization where two sides play.

    Args:
        weights: the network that all seats play by, each from its own observation.
        ground: the public facts of the deal.
        history: the cards played.
        worlds: the hands of each determinization, in random order; without discards.
        counts: the weight of each determinization.
        asked: the choices, and the payoff.
        allowance: the budget.

    Raises:
        ValueError: as for :func:`worths`, or the query is invalid.
    """
    width = _SIDE_NUMBERS * len(asked.choices)
    out = array("i", bytes(4 * width * len(worlds)))
    done, nodes = _core.play_sides(
        *_asked(weights, ground, history),
        array("Q", [cards for world in worlds for cards in world]),
        array("i", counts),
        array("Q", asked.choices),
        asked.seat,
        asked.solve,
        asked.worth,
        asked.march,
        array("i", asked.goals),
        asked.liking,
        asked.first,
        asked.then,
        asked.squared_surety,
        allowance.stop,
        allowance.nodes or 0,
        allowance.time_ms or 0,
        out,
    )
    rows = tuple(
        tuple(
            [
                None if out[at] == _UNKNOWN else ChoiceOutcome(out[at], out[at + 1])
                for at in range(start, start + width, _SIDE_NUMBERS)
            ]
        )
        for start in range(0, done * width, width)
    )
    return PlayedOut(rows, nodes)
