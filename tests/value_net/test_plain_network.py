"""The plain network's answers are those of the formula, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from sums import rows

from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net import plain_network
from reunion_desktop.value_net.deal_history import follow, places_of
from reunion_desktop.value_net.inputs import card_inputs, discard_inputs
from reunion_desktop.value_net.weights import (
    IN_BITS,
    MOST_ANSWER,
    WEIGHT_BITS,
    Layers,
    Weights,
)
from tests.playing import TABLES
from tests.value_net.choices import card_choices, discard_choices, houses
from tests.value_net.random_weights import random_weights


@pytest.fixture(params=[40, 160, 600], scope="module")
def weights(request: pytest.FixtureRequest) -> Weights:
    """Networks whose cells are saturated rarely, sometimes and mostly."""
    return random_weights("by lot", reach=request.param)


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


def test_cards(weights: Weights) -> None:
    """Each legal card, and no other, has the exact integer of the formula."""
    for rules in islice(houses("exact", 2), 0, None, 3):
        for choice in islice(card_choices(rules, "e"), 0, None, 3):
            facts, progress = choice.facts, follow(choice.facts, choice.history)
            inputs = card_inputs(facts, progress, choice.hand, choice.away)
            wanted = list(by_the_book(weights.play, inputs))
            place = places_of(facts).place
            expected = {card: wanted[place[card]] for card in choice.may}
            found = plain_network.worths(weights, facts, choice.history, choice.hand, choice.away)
            assert expected == found


def test_discards(weights: Weights) -> None:
    """Each set of legal discards has an answer of its own, in the order of the query."""
    for choice in discard_choices(TABLES["rhineland"], "exact"):
        inputs = [discard_inputs(choice.facts, choice.hand & ~away, away) for away in choice.may]
        wanted = [next(by_the_book(weights.discards, told)) for told in inputs]
        found = plain_network.discard_worths(weights, choice.facts, choice.hand, choice.may)
        assert wanted == list(found)
