"""Forward pass of the quantized networks, in pure Python integers.

Bit-identical to the compiled core, in a few milliseconds instead of a few microseconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net.deal_history import History, follow, legal, places_of
from reunion_desktop.value_net.inputs import card_inputs, discard_inputs
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.weights import IN_BITS, MOST_ANSWER, WEIGHT_BITS, Layers, Weights

_MOST = MOST_ANSWER << IN_BITS
_HALF = 1 << WEIGHT_BITS - 1


def worths(
    weights: Weights, facts: PublicFacts, history: History, hand: int, away: int = 0
) -> dict[int, int]:
    """The network's value of each legal card of the mover, by :attr:`Card.index`.

    Args:
        weights: the network.
        facts: the public facts of the deal.
        history: the cards played.
        hand: the mover's own cards, as :attr:`CardSet.bits`, a locked one included.
        away: the mover's own discards, if the mover dealt.
    """
    progress, places = follow(facts, history), places_of(facts)
    cards = legal(facts, progress, hand)
    told = card_inputs(facts, progress, hand, away)
    found = _answers(weights.play, told, [places.place[card] for card in cards])
    return dict(zip(cards, found, strict=True))


def discard_worths(
    weights: Weights, facts: PublicFacts, hand: int, choices: Sequence[int]
) -> tuple[int, ...]:
    """The network's value of each of several discards for the dealer.

    Args:
        weights: the network.
        facts: the public facts of the deal.
        hand: all cards of the dealer, the talon taken up.
        choices: the possible discards.
    """
    return tuple(
        [
            _answers(weights.discards, discard_inputs(facts, hand & ~away, away), (0,))[0]
            for away in choices
        ]
    )


def _answers(layers: Layers, told: int, wanted: Sequence[int]) -> list[int]:
    """The wanted outputs of a network for some active inputs."""
    width = layers.inner
    rows = [layers.first_weights[at * width : (at + 1) * width] for at in cards_of(told)]
    inner = [_answer(told) for told in map(sum, zip(layers.first_begins, *rows, strict=True))]

    width = layers.second
    sums = layers.second_begins.tolist()
    for cell, answer in enumerate(inner):
        if answer:
            row = layers.second_weights[cell * width : (cell + 1) * width]
            sums = [so_far + answer * weight for so_far, weight in zip(sums, row, strict=True)]
    second = [_answer(told + _HALF >> WEIGHT_BITS) for told in sums]

    last, begins = layers.last_weights, layers.last_begins
    return [
        begins[at]
        + sum([a * w for a, w in zip(second, last[at * width : (at + 1) * width], strict=True)])
        for at in wanted
    ]


def _answer(told: int) -> int:
    """Activation of a cell: its sum, clipped to its range."""
    return min(max(told, 0), _MOST)
