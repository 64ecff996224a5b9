"""How much weights add up to at most."""

from __future__ import annotations

from itertools import islice
from random import Random

from sums import most_of_card, most_of_discard

from reunion_desktop.solver.tables import cards_of
from reunion_desktop.value_net.deal_history import follow
from reunion_desktop.value_net.inputs import (
    card_inputs,
    discard_inputs,
    discard_inputs_of,
    inputs_of,
)
from tests.playing import TABLES
from tests.value_net.choices import CardChoice, card_choices, choices, discard_choices, houses

INPUTS, DISCARD_INPUTS = inputs_of(3, 32), discard_inputs_of(32)


def test_no_choice_is_above_the_bound() -> None:
    """Random weights, with inputs from all kinds of rule variants."""
    rng = Random("bounds")
    columns = [rng.choices(range(-100, 101), k=INPUTS) for _ in range(20)]
    discards = [rng.choices(range(-100, 101), k=DISCARD_INPUTS) for _ in range(20)]
    most = [most_of_card(3, 32, column) for column in columns]
    most_away = [most_of_discard(32, column) for column in discards]
    for rules in islice(houses("bounds", 2), 0, None, 3):
        for choice in choices(rules, "b"):
            if isinstance(choice, CardChoice):
                progress = follow(choice.facts, choice.history)
                told = list(cards_of(card_inputs(choice.facts, progress, choice.hand, choice.away)))
                for column, bound in zip(columns, most, strict=True):
                    assert sum([column[at] for at in told]) <= bound
            else:
                away = choice.may[0]
                told = list(cards_of(discard_inputs(choice.facts, choice.hand & ~away, away)))
                for column, bound in zip(discards, most_away, strict=True):
                    assert sum([column[at] for at in told]) <= bound


def test_the_bound_is_reached() -> None:
    """The worst weights for one choice reach the bound."""
    for choice in card_choices(TABLES["1862"], "reached"):
        progress = follow(choice.facts, choice.history)
        told = card_inputs(choice.facts, progress, choice.hand, choice.away)
        column = [1 if told >> at & 1 else -1 for at in range(INPUTS)]
        assert told.bit_count() == most_of_card(3, 32, column)
    for found in discard_choices(TABLES["1862"], "reached"):
        for away in found.may:
            told = discard_inputs(found.facts, found.hand & ~away, away)
            column = [1 if told >> at & 1 else -1 for at in range(DISCARD_INPUTS)]
            assert told.bit_count() == most_of_discard(32, column)


def test_a_hand_has_twelve_cards() -> None:
    """Of a block of card inputs at most as many are set as a seat may hold or have played."""
    hand = [100] * 32 + [0] * (INPUTS - 32)
    assert 1200 == most_of_card(3, 32, hand)
    unseen = [0] * 32 * 6 + [100] * 32 + [0] * (INPUTS - 32 * 7)
    assert 3200 == most_of_card(3, 32, unseen)
    assert 1200 == most_of_discard(32, [100] * 32 + [0] * (DISCARD_INPUTS - 32))
