"""The network's answers agree with the same network in floating point."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import islice

import pytest

from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net import plain_network
from reunion_desktop.value_net.deal_history import follow, places_of
from reunion_desktop.value_net.inputs import card_inputs, discard_inputs
from reunion_desktop.value_net.weights import (
    IN_BITS,
    MOST_ANSWER,
    WEIGHT_BITS,
    WORTH_BITS,
    Layers,
    Weights,
    rows,
)
from tests.playing import TABLES
from tests.value_net.choices import card_choices, discard_choices, houses
from tests.value_net.random_weights import random_weights


@pytest.fixture(params=[40, 160, 600], scope="module")
def weights(request: pytest.FixtureRequest) -> Weights:
    """Networks whose cells are saturated rarely, sometimes and mostly."""
    return random_weights("by lot", reach=request.param)


def fractions(numbers: array[int], bits: int) -> list[float]:
    """Whole numbers as what they stand for."""
    return [number / (1 << bits) for number in numbers]


def full(told: float) -> float:
    """The answer of a cell."""
    return min(max(told, 0.0), float(MOST_ANSWER))


def floating(layers: Layers, told: int) -> tuple[list[float], list[float]]:
    """All answers of a network, and how far whole numbers may be from each by rounding."""
    inner = fractions(layers.first_begins, IN_BITS)
    for at, row in enumerate(rows(layers.first_weights, layers.inner)):
        if told >> at & 1:
            inner = [a + b for a, b in zip(inner, fractions(row, IN_BITS), strict=True)]
    second = fractions(layers.second_begins, WORTH_BITS)
    for cell, row in zip(inner, rows(layers.second_weights, layers.second), strict=True):
        weights = fractions(row, WEIGHT_BITS)
        second = [a + full(cell) * b for a, b in zip(second, weights, strict=True)]
    answers, errors = [], []
    for begins, row in zip(
        fractions(layers.last_begins, WORTH_BITS),
        rows(layers.last_weights, layers.second),
        strict=True,
    ):
        weights = fractions(row, WEIGHT_BITS)
        answers.append(begins + sum([full(a) * b for a, b in zip(second, weights, strict=True)]))
        errors.append(sum(map(abs, weights)) * 2.0 ** -(IN_BITS + 1) + 1e-9)
    return answers, errors


def test_cards_are_worth_what_the_network_says(weights: Weights) -> None:
    """Each legal card, and no other, has its own answer, as near as rounding once allows."""
    for choice in card_choices(TABLES["rhineland"], "floating"):
        course, place = follow(choice.ground, choice.history), places_of(choice.ground).place
        inputs = card_inputs(choice.ground, course, choice.hand, choice.away)
        answers, errors = floating(weights.play, inputs)
        found = plain_network.worths(
            weights, choice.ground, choice.history, choice.hand, choice.away
        )
        assert choice.may == tuple(found)
        for card, worth in found.items():
            wanted, error = answers[place[card]], errors[place[card]]
            assert wanted == pytest.approx(worth / (1 << WORTH_BITS), abs=error)


def test_discards_are_worth_what_the_network_says(weights: Weights) -> None:
    """Each set of legal discards has an answer of its own, in the order of the query."""
    for choice in discard_choices(TABLES["rhineland"], "floating"):
        found = plain_network.discard_worths(weights, choice.ground, choice.hand, choice.may)
        for away, worth in zip(choice.may, found, strict=True):
            inputs = discard_inputs(choice.ground, choice.hand & ~away, away)
            (wanted,), (error,) = floating(weights.discards, inputs)
            assert wanted == pytest.approx(worth / (1 << WORTH_BITS), abs=error)


def by_the_book(layers: Layers, told: int) -> Iterator[int]:
    """All answers of a network, cell by cell as the rule is written."""
    most = MOST_ANSWER << IN_BITS
    first = list(rows(layers.first_weights, layers.inner))
    inner = [
        min(max(begins + sum(first[at][cell] for at in cards_of(told)), 0), most)
        for cell, begins in enumerate(layers.first_begins)
    ]
    second = []
    for cell, begins in enumerate(layers.second_begins):
        told_to = begins
        for other, answer in enumerate(inner):
            told_to += answer * layers.second_weights[other * layers.second + cell]
        second.append(min(max((told_to + (1 << (WEIGHT_BITS - 1))) >> WEIGHT_BITS, 0), most))
    for answer, begins in enumerate(layers.last_begins):
        row = layers.last_weights[answer * layers.second :]
        yield begins + sum(a * w for a, w in zip(second, row, strict=False))


def test_whole_numbers_are_exact(weights: Weights) -> None:
    """The exact integers of the formula, as the compiled network must give."""
    for rules in islice(houses("exact", 2), 0, None, 2):
        for choice in card_choices(rules, "e"):
            ground, course = choice.ground, follow(choice.ground, choice.history)
            inputs = card_inputs(ground, course, choice.hand, choice.away)
            wanted = dict(enumerate(by_the_book(weights.play, inputs)))
            place = places_of(ground).place
            expected = {card: wanted[place[card]] for card in choice.may}
            found = plain_network.worths(weights, ground, choice.history, choice.hand, choice.away)
            assert expected == found
