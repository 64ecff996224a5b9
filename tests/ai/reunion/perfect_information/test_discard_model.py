"""Probabilities of a dealer's discards."""

from __future__ import annotations

from itertools import combinations

import pytest

from reunion_desktop.ai.reunion.perfect_information.discard_model import DiscardModel
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules

RHINELAND = PRESETS["rhineland"]


def discards(order_of: str, hand: str, rules: ReunionRules = RHINELAND) -> dict[CardSet, float]:
    """The chance of every discard from a dealer's twelve cards, the turned one named first."""
    cards = CardSet.parse(hand)
    turned = next(iter(CardSet.parse(order_of)))
    model = DiscardModel(rules, rules.order(turned.suit), turned)
    legal = [
        CardSet.of(pair)
        for pair in combinations(cards, 2)
        if all(card.rank.letter != "A" for card in pair)
        and sum(card.rank.letter == "T" for card in pair) <= rules.max_tens_discarded
        and not any(card in rules.order(turned.suit).bowers for card in pair)
    ]
    return {pair: model.chance(cards.bits, pair.bits) for pair in legal}


@pytest.mark.parametrize(
    "hand",
    [
        "S7 S8 SQ SK HJ D7 D8 DK DA C9 CQ HT",
        "S7 S8 SQ SK SJ CJ D8 DT CT HT HA HK",
        "S9 ST SA SJ H7 H8 H9 HT C7 C8 D7 D8",
    ],
)
def test_the_chances_of_all_discards_make_one(hand: str) -> None:
    """For any cards, the probabilities of all discards sum to one."""
    assert sum(discards("S7", hand).values()) == pytest.approx(1.0)


def test_a_dealer_lays_away_a_ten_and_a_void() -> None:
    """A single ten in a suit is likelier to go than two low cards of a long suit."""
    found = discards("S7", "S7 S8 SQ SK HJ D7 D8 D9 DA C9 CA HT")
    ten_and_nine, low = CardSet.parse("HT C9"), CardSet.parse("D7 D8")
    assert found[ten_and_nine] > 10 * found[low]
    assert all(chance > 0 for chance in found.values())
