"""Overflow checks of the quantized networks.

Upper bounds on the sum of a cell's weights over possible inputs, quick and never too low: a card
is in one place at a time, a hand has no more cards than there are tricks, one card is the best on
the table. Negated weights give lower bounds.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from heapq import nlargest
from itertools import accumulate, islice

from reunion_desktop.value_net.inputs import HOUSE_FLAGS, LENGTHS, LONGEST, MORE_THAN, SUITS
from reunion_desktop.value_net.weights import IN_BITS, MOST_ANSWER, Layers, Weights, WeightsError

_MOST_AWAY = 4
"""Most cards of a discard."""


def most_of_card(players: int, cards: int, told: list[int]) -> int:
    """Upper bound of a weight sum over the inputs of a card decision."""
    rest = iter(told)

    def blocks(count: int, width: int) -> list[list[int]]:
        return [list(islice(rest, width)) for _ in range(count)]

    hand, *theirs, mine = blocks(1 + players, cards)
    table = blocks(players - 1, cards)
    unseen, away, best, turned, masters, seconds, winning = blocks(7, cards)
    dealer, tricks = *blocks(1, players), *blocks(1, LONGEST)
    marks = [*blocks(1, (players - 1) * SUITS), *blocks(1, players)]
    led, winner = *blocks(1, SUITS + 1), *blocks(1, players - 1)
    marks += blocks(1, HOUSE_FLAGS + 1)
    lacking = blocks(2, len(MORE_THAN))
    marks.append(list(rest))

    held = [
        own + max(0, master, second) + max(0, wins)
        for own, master, second, wins in zip(hand, masters, seconds, winning, strict=True)
    ]
    kinds = [(LONGEST, block) for block in (list(map(max, held, mine)), *theirs)]
    one_of = (*table, best, turned, dealer, tricks, led, winner)
    steps = sum(max(0, *accumulate(block)) for block in lacking if block)
    return _most_placed(unseen, [*kinds, (_MOST_AWAY, away)]) + _most_marked(one_of, marks) + steps


def most_of_discard(cards: int, told: list[int]) -> int:
    """Upper bound of a weight sum over the inputs of a discard decision."""
    kept, away, turned, masters = (told[at * cards : (at + 1) * cards] for at in range(4))
    held = [own + max(0, master) for own, master in zip(kept, masters, strict=True)]
    placed = _most_placed([0] * cards, [(LONGEST, held), (_MOST_AWAY, away)])
    house = 4 * cards + SUITS * LENGTHS
    lengths = [told[at : at + LENGTHS] for at in range(4 * cards, house, LENGTHS)]
    return placed + _most_marked((turned, *lengths), [told[house:]])


def _most_placed(unseen: list[int], kinds: Sequence[tuple[int, list[int]]]) -> int:
    """Bound where each card is unseen or of one of some kinds, each with a limited count."""
    more = [
        (count, [max(0, a - b) for a, b in zip(kind, unseen, strict=True)]) for count, kind in kinds
    ]
    # Two upper bounds on the gain of placed over unseen cards; the lower one is used.
    by_kind = sum(sum(nlargest(count, kind)) for count, kind in more)
    by_card: int = sum(map(max, zip(*[kind for _, kind in more], strict=True)))
    return sum(unseen) + min(by_kind, by_card)


def _most_marked(one_of: Sequence[list[int]], free: Sequence[list[int]]) -> int:
    """Bound with at most one input of each block in ``one_of``, and any of those in ``free``."""
    return sum(max(0, *block) for block in one_of) + sum(
        max(0, mark) for marks in free for mark in marks
    )


def rows(numbers: array[int], width: int) -> Iterator[array[int]]:
    """Weights row by row."""
    for start in range(0, len(numbers), width):
        yield numbers[start : start + width]


_SHORT, _LONG = (1 << 15) - 1, (1 << 31) - 1
"""The greatest sums of a first layer, and of the others."""


def check_sums(weights: Weights) -> None:
    """Check that no sum in a network can overflow, for any possible input.

    An overflow would give different results on different machines.

    Raises:
        WeightsError: a sum can overflow, by an upper bound over all deals.
    """
    of_card = partial(most_of_card, weights.players, weights.cards)
    of_discard = partial(most_of_discard, weights.cards)
    for name, layers, most in (
        ("cards", weights.play, of_card),
        ("discards", weights.discards, of_discard),
    ):
        for layer, found, limit in _greatest_sums(layers, most):
            if found > limit:
                raise WeightsError(
                    f"A sum in the {layer} layer of this network of {name} may come to {found:,}; "
                    f"expected {limit:,} at most."
                )


def _greatest_sums(
    layers: Layers, most: Callable[[list[int]], int]
) -> Iterator[tuple[str, int, int]]:
    """By layer and cell: the greatest absolute sum, and its limit."""
    for cell, begins in enumerate(layers.first_begins):
        told = layers.first_weights[cell :: layers.inner].tolist()
        least = most([-weight for weight in told]) - begins
        yield "first", max(begins + most(told), least), _SHORT
    for cell, begins in enumerate(layers.second_begins):
        yield "second", _swing(begins, layers.second_weights[cell :: layers.second]), _LONG
    for begins, row in zip(
        layers.last_begins, rows(layers.last_weights, layers.second), strict=True
    ):
        yield "last", _swing(begins, row), _LONG


def _swing(begins: int, told: array[int]) -> int:
    return abs(begins) + (MOST_ANSWER << IN_BITS) * sum(map(abs, told))
