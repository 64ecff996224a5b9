"""Untrained networks with random weights, for the tests."""

from __future__ import annotations

import sys
from array import array
from random import Random
from struct import pack

from reunion_desktop.value_net.inputs import discard_inputs_of, inputs_of
from reunion_desktop.value_net.weights import MAGIC, Weights, weights_from

Cells = tuple[int, int]
"""How many cells the two inner layers of a network have."""

TINY: tuple[Cells, Cells] = ((12, 6), (10, 4))
"""Layer sizes that are fast to compute."""

SHIPPED: tuple[Cells, Cells] = ((256, 64), (128, 32))
"""The layer sizes of the shipped network, the only ones that the compiled code reads."""


def random_file(
    seed: str,
    cells: tuple[Cells, Cells] = TINY,
    *,
    reach: int = 160,
    cards: int = 32,
    told: int | None = None,
    players: int = 3,
) -> bytes:
    """The file of a network, for three players or for partners.

    Args:
        seed: any text.
        cells: sizes of the network for cards and of that for discards.
        reach: largest absolute value of a weight.
        cards: cards in the pack.
        told: inputs for a card; another number than usual makes an invalid file.
        players: more than three are partners, who have goals.
    """
    rng = Random(seed)
    (one, two), (three, four) = cells
    sizes = (
        *(inputs_of(players, cards, goals=players > 3) if told is None else told, one, two, cards),
        *(discard_inputs_of(cards), three, four, 1),
    )

    def numbers(kind: str, count: int, reach: int) -> bytes:
        found = array(kind, rng.choices(range(-reach, reach + 1), k=count))
        if sys.byteorder == "big":
            found.byteswap()
        return found.tobytes()

    def layers(told: int, inner: int, second: int, answers: int) -> bytes:
        return (
            numbers("h", told * inner, reach)
            + numbers("h", inner, reach)
            # Far more than a taught one has, so that cells are full as well as empty.
            + numbers("h", inner * second, 4 * reach)
            + numbers("i", second, 1000 * reach)
            + numbers("h", answers * second, 4 * reach)
            + numbers("i", answers, 1000 * reach)
        )

    return b"".join(
        (MAGIC, pack("<10i", players, cards, *sizes), layers(*sizes[:4]), layers(*sizes[4:]))
    )


def random_weights(
    seed: str,
    cells: tuple[Cells, Cells] = TINY,
    *,
    reach: int = 160,
    cards: int = 32,
    players: int = 3,
) -> Weights:
    """The same, read."""
    return weights_from(random_file(seed, cells, reach=reach, cards=cards, players=players))
