"""Payoff of the end of a deal: the settlement, or the value of the totals."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.reunion.network.payoff_table import PayoffTable, settling
from reunion_desktop.ai.reunion.values import final_units, worth
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.value_net.queries import CURVE_STEP, HALF_CURVE, UNITS
from tests.ai.reunion.network.asking import seen

TIES = ("each", "share", "playoff", "none")


def in_deal(preset: str, number: int) -> tuple[Observation, DealObservation]:
    """A question in a deal of a random game."""
    for observation in islice(seen(preset, "settling"), 3, None, 4):
        if observation.deal is not None and observation.deal.number == number:
            return observation, observation.deal
    raise AssertionError(number)


def with_totals(observation: Observation, totals: tuple[int, ...], ties: str) -> Observation:
    """The same with other totals so far, and another rule for ties."""
    first, *others = observation.lines
    none = [replace(line, points=(0, 0, 0)) for line in others]
    rules = observation.rules.changed({"tie_for_win": ties})
    return replace(observation, rules=rules, lines=(replace(first, points=totals), *none))


def totals_of(observation: Observation) -> list[int]:
    """The totals so far."""
    return [sum(line.points[seat] for line in observation.lines) for seat in range(3)]


def whole(rules: Rules, deal: DealObservation) -> int:
    """The points of a deal."""
    return rules.count(rules.pack, deal.order) + rules.last_trick


def entries(settled: PayoffTable, all_points: int) -> dict[tuple[int, int, int], list[int]]:
    """By the points of all three, the numbers of the table."""
    table, found = settled.units, {}
    for row in range(table.side):
        for column in range(table.side):
            a, b = row * table.step, column * table.step
            if a + b <= all_points:
                at = 3 * (row * table.side + column)
                found[a, b, all_points - a - b] = table.numbers[at : at + 3].tolist()
    return found


@pytest.mark.parametrize("ties", TIES)
@pytest.mark.parametrize("totals", [(60, 70, 80), (150, 150, 0), (99, 101, 100), (0, 30, 140)])
@pytest.mark.parametrize("preset", ["rhineland", "1862"])
def test_the_last_deal_ends_in_the_settlement(
    preset: str, totals: tuple[int, int, int], ties: str
) -> None:
    """For all points that can be made: who wins, what the others owe, and how a tie is paid."""
    observation, deal = in_deal(preset, 3)
    observation = with_totals(observation, totals, ties)
    all_points, tied = whole(observation.rules, deal), 0
    found = entries(settling(observation, deal, EVEN), all_points)
    assert (all_points + 1) * (all_points + 2) // 2 == len(found)
    for points, numbers in found.items():
        ends = [total + made for total, made in zip(totals, points, strict=True)]
        tied += ends.count(max(ends)) > 1
        assert [UNITS * units for units in final_units(reunion(observation.rules), ends)] == numbers
    assert tied


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("preset", PRESETS)
def test_before_that_it_ends_in_what_the_totals_promise(preset: str, number: int) -> None:
    """At the points of the table, by who deals next; points between lie on lines."""
    observation, deal = in_deal(preset, number)
    rules, totals = reunion(observation.rules), totals_of(observation)
    after = rules.seating.after(deal.dealer)
    for points, numbers in entries(settling(observation, deal, EVEN), whole(rules, deal)).items():
        ends = [total + made for total, made in zip(totals, points, strict=True)]
        assert [round(UNITS * units) for units in worth(rules, number, ends, after)] == numbers


def test_a_deal_that_breaks_a_tie_is_played_for_points() -> None:
    """A point is a point, no fee is due, and the end with open cards is played for points too."""
    observation, deal = in_deal("rhineland", 3)
    deal = replace(deal, number=4)
    settled = settling(observation, deal, EVEN)
    assert 0 == settled.fee
    assert not settled.fees
    assert not settled.by_units
    assert not settled.open_tables.prizes
    assert settled.open_tables.no_trick_gain == 0
    for points, numbers in entries(settled, whole(observation.rules, deal)).items():
        assert [pytest.approx(UNITS * one / 29, abs=1) for one in points] == numbers


@pytest.mark.parametrize("number", [1, 2, 3])
def test_only_the_last_deal_ends_by_units(number: int) -> None:
    """There a few points decide; before that the end with open cards is played for points."""
    observation, deal = in_deal("rhineland", number)
    settled = settling(observation, deal, EVEN)
    assert (number == 3) == settled.by_units
    assert (UNITS if number == 3 else 29) == settled.open_tables.prizes[0][2]
    assert settled.fees
    assert UNITS == settled.fee
    totals = totals_of(observation)
    stands = tuple(total + made for total, made in zip(totals, deal.points, strict=True))
    assert stands == settled.standing


def test_a_fee_weighs_as_the_character_has_it() -> None:
    """One and a half times with the careful; never anything else of the table."""
    observation, deal = in_deal("rhineland", 2)
    even = settling(observation, deal, EVEN)
    careful = settling(observation, deal, Character(fees=1.5))
    assert UNITS * 3 // 2 == careful.fee
    assert even.units == careful.units
    assert even.utility is careful.utility is None


@pytest.mark.parametrize("risk", [0.8, -0.8])
def test_risk_bends_the_utility(risk: float) -> None:
    """No units have no utility, more have more; the careful tire of gains, not the bold."""
    observation, deal = in_deal("rhineland", 1)
    curve = settling(observation, deal, Character(risk=risk)).utility
    assert curve is not None
    assert 2 * HALF_CURVE + 1 == len(curve)
    assert 0 == curve[HALF_CURVE]
    assert list(curve) == sorted(curve)
    for step, one in enumerate(curve, -HALF_CURVE):
        plain = step * CURVE_STEP
        assert (one <= plain + 1) if risk > 0 else (one >= plain - 1 or one == 16_000)


@pytest.mark.parametrize("number", [1, 3])
def test_who_hungers_for_points_counts_his_own(number: int) -> None:
    """For this character a point is a point; the others' payoffs are unchanged."""
    observation, deal = in_deal("rhineland", number)
    all_points, seat = whole(observation.rules, deal), observation.seat
    even = entries(settling(observation, deal, EVEN), all_points)
    hungry = entries(settling(observation, deal, Character(points=1.0)), all_points)
    for points, numbers in hungry.items():
        wanted = list(even[points])
        wanted[seat] = round(UNITS * points[seat] / 29)
        assert wanted == numbers
