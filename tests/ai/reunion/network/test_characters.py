"""The same layouts and playouts, with the payoffs of different characters."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import pytest

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import NO_LIMIT, Stop
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.network.expert import NetworkExpert
from reunion_desktop.ai.reunion.network.search_config import ExpertConfig
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.value_net.queries import UNITS, ChoiceOutcome
from tests.ai.reunion.network.asking import choices_of_cards, slow_without_a_compiler

pytestmark = slow_without_a_compiler

Pairs: TypeAlias = list[tuple[ChoiceOutcome, ChoiceOutcome]]

REACH = ExpertConfig(worlds=8, surety=None)


def ends(character: Character, *, last: bool) -> list[ChoiceOutcome]:
    """Outcomes of the cards of some decisions in some layouts; in last deals, or in others."""
    found: list[ChoiceOutcome] = []
    for observation, deal, legal in list(choices_of_cards("rhineland", "characters"))[::3]:
        if last == (deal.number == observation.rules.deals):
            cases = ReunionDeterminizations(observation).cases(REACH.worlds, Random("worlds"))
            purse = SearchBudget(NO_LIMIT, Stop(), REACH.nodes)
            choices = [CardSet.of((card,)) for card in legal.cards]
            expert = NetworkExpert("dice", character, REACH)
            for row in expert.outcomes(observation, deal, cases, choices, purse):
                found += [outcome for outcome in row if outcome is not None]
    return found


def beside_even(character: Character, *, last: bool) -> Pairs:
    """By end, how it is for one without quirks, and for one with this character."""
    pairs = list(zip(ends(EVEN, last=last), ends(character, last=last), strict=True))
    assert len(pairs) > 100
    for even, own in pairs:
        assert (even.points, even.fees) == (own.points, own.fees)
    return pairs


@pytest.mark.parametrize("last", [False, True], ids=["deals to come", "last deal"])
def test_a_fee_counts_as_much_as_it_is_feared(*, last: bool) -> None:
    """Half a unit more for each received or paid; what carries none is worth the same."""
    pairs = beside_even(Character(fees=1.5), last=last)
    assert any(even.fees for even, _ in pairs)
    for even, own in pairs:
        assert UNITS // 2 * even.fees == own.worth - even.worth


@pytest.mark.parametrize("last", [False, True], ids=["deals to come", "last deal"])
def test_the_careful_like_all_that_is_uncertain_less(*, last: bool) -> None:
    """Gains are liked less and losses hurt more, the greater the more; order stays order."""
    pairs = beside_even(Character(risk=0.8), last=last)
    for even, own in pairs:
        assert own.worth <= even.worth + 1
    ordered = sorted({(even.worth, own.worth) for even, own in pairs})
    liked = [own for _, own in ordered]
    assert liked == sorted(liked)
    assert liked[0] < ordered[0][0]
    assert liked[-1] < ordered[-1][0]


@pytest.mark.parametrize("last", [False, True], ids=["deals to come", "last deal"])
def test_the_bold_like_it_more(*, last: bool) -> None:
    """Losses hurt less and gains are liked more."""
    pairs = beside_even(Character(risk=-0.8), last=last)
    for even, own in pairs:
        assert own.worth >= even.worth - 1
    best, dearest = max(pairs, key=lambda pair: pair[0].worth)
    assert dearest.worth > best.worth


def test_who_hungers_for_points_counts_them_and_little_else() -> None:
    """A unit counts as 29 points, whatever the totals, and half a fee."""
    for even, own in beside_even(Character(points=1.0, fees=0.5), last=False):
        wanted = UNITS * even.points / 29 + UNITS / 2 * even.fees
        assert wanted == pytest.approx(own.worth, abs=2)
