"""The value of the end of a deal, in units and for one character."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.reunion.utility import POINTS_A_UNIT, DealUtility, outlook
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.games.reunion.rules import PRESETS
from reunion_desktop.solver.tables import NO_EXTRAS
from tests.ai.positions import met_in_play, seen_by_mover


def first_seen(preset: str, number: int, cards: int) -> Observation:
    """The first observation with some number of cards in a random game."""
    return next(
        observation
        for observation in map(seen_by_mover, met_in_play(PRESETS[preset], "units", 1))
        if observation.deal is not None
        and observation.deal.number == number
        and len(observation.deal.hand) == cards
    )


def looked(observation: Observation, character: Character = EVEN) -> DealUtility:
    """The outlook of an observation that has a deal."""
    assert observation.deal is not None
    return outlook(observation, observation.deal, character)


def after(observation: Observation, totals: tuple[int, int, int]) -> Observation:
    """The same last deal after two others that came to these totals."""
    half = tuple(total // 2 for total in totals)
    rest = tuple(total - first for total, first in zip(totals, half, strict=True))
    entries = (Entry(1, Mark.PLAIN),) * 3
    lines = tuple(
        ScoreLine(number, number - 1, points, (4, 3, 3), (), entries)
        for number, points in ((1, half), (2, rest))
    )
    return replace(observation, lines=lines)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_more_points_are_never_worth_less(preset: str, number: int) -> None:
    """Own points never lower the value, for any totals."""
    ahead = looked(first_seen(preset, number, 6))
    assert 151 == len(ahead.units)
    # Ten points more, and a hair less: where the other two are level, both are paid.
    later = ahead.units[10:]
    assert all(more > less - 0.05 for less, more in zip(ahead.units, later, strict=False))
    assert ahead.units[150] > ahead.units[0]
    assert POINTS_A_UNIT / 3 < 1 / ahead.point < POINTS_A_UNIT * 3


def test_the_last_card_knows_its_thresholds() -> None:
    """In the last trick of a game, 150 points free from paying and 149 do not."""
    seen = first_seen("rhineland", 3, 1)
    assert seen.deal is not None
    mine = 100
    totals = [0, 0, 0]
    totals[seen.seat] = mine
    totals[(seen.seat + 1) % 3] = 200
    ahead = looked(after(seen, (totals[0], totals[1], totals[2])))
    assert (-1, 0) == pytest.approx((ahead.units[149 - mine], ahead.units[150 - mine]))


def test_a_gain_is_read_from_what_one_has() -> None:
    """A search gives the gain from here on; points and discards so far are added."""
    ahead = looked(first_seen("rhineland", 1, 5))
    assert ahead.units[ahead.base] == ahead.measure(0)
    assert ahead.units[ahead.base + 20] == ahead.measure(20)
    # Fees may lead past either end of the scale; there a point stays a point.
    over = 150 - ahead.base
    assert ahead.measure(over) + 10 * ahead.point == pytest.approx(ahead.measure(over + 10))
    assert ahead.measure(-ahead.base) - ahead.point == pytest.approx(ahead.measure(-ahead.base - 1))


def test_fees_are_told_in_points() -> None:
    """One unit for the left bower, one to each of two for no trick, at the rate of the moment."""
    ahead = looked(first_seen("rhineland", 1, 8))
    unit = round(1 / ahead.point)
    assert (unit, unit) == (ahead.extras.bower_gain, ahead.extras.bower_loss)
    assert (2 * unit,) * 3 == ahead.extras.no_trick_loss
    assert unit == ahead.extras.no_trick_gain
    assert not ahead.extras.by_points


def test_rules_without_a_fee_have_none() -> None:
    """The French page knows no fee for no trick; Pierer means points, not tricks."""
    french = looked(first_seen("francais", 1, 8)).extras
    assert (0, (0, 0, 0)) == (french.no_trick_gain, french.no_trick_loss)
    assert french.bower_gain > 0
    assert looked(first_seen("1862", 1, 8)).extras.by_points


def test_a_play_off_is_for_points_alone() -> None:
    """A deal that only breaks a tie carries no fees and changes no totals."""
    seen = first_seen("rhineland", 3, 8)
    assert seen.deal is not None
    ahead = looked(replace(seen, deal=replace(seen.deal, number=4)))
    assert NO_EXTRAS == ahead.extras
    steps = [more - less for less, more in pairwise(ahead.units[40:90])]
    assert steps == pytest.approx([1 / POINTS_A_UNIT] * len(steps), abs=0.02)


def test_characters_like_the_same_things_differently() -> None:
    """The careful fear a loss more than they like a gain; the bold the other way round."""
    seen = first_seen("rhineland", 1, 6)
    even = looked(seen)
    careful, bold = looked(seen, Character(risk=0.3)), looked(seen, Character(risk=-0.3))
    middle = even.measure(30)
    for ahead, sign in ((careful, -1), (bold, 1)):
        gain = ahead.utility(middle + 1) - ahead.utility(middle)
        loss = ahead.utility(middle) - ahead.utility(middle - 1)
        assert gain > 0 < loss
        assert sign * (gain - loss) > 0


def test_the_point_hungry_count_points() -> None:
    """For this character the value is linear in points, without thresholds."""
    seen = first_seen("rhineland", 3, 4)
    hungry = looked(seen, Character(points=1.0))
    rises = [more - less for less, more in pairwise(hungry.units)]
    assert rises == pytest.approx([hungry.point] * 150)
