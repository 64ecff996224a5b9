"""The value of totals: the shipped tables, and how they are made."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest
import values as make_values

from reunion_desktop.ai.reunion.values import BANDS, final_units, tables_from, value_tables, worth
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, net
from reunion_desktop.games.reunion.rules import PRESETS, ReunionRules

SMALL = make_values.outcomes("club", "small", range(1, 4))
"""Six deals."""


@pytest.mark.parametrize("preset", PRESETS)
def test_the_settlement_is_the_games_own(preset: str) -> None:
    """Final totals are worth what the game pays for them, ties and bands included."""
    rules, rng = PRESETS[preset], Random(preset)
    for _ in range(200):
        shares = [rng.choice((0, 30, 50, 50, 60, 100, 150)) for _ in range(9)]
        lines = tuple(_line(number, tuple(shares[number::3])) for number in range(3))
        totals = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
        settlement = rules.settle(lines)
        assert settlement is not None
        assert net(settlement.payments, 3) == final_units(rules, totals)


def _line(number: int, points: tuple[int, ...]) -> ScoreLine:
    entries = tuple(Entry(made, Mark.PLAIN) for made in points)
    return ScoreLine(number + 1, number, points, (4, 3, 3), (), entries)


@pytest.mark.parametrize("tie", ["share", "none"])
def test_shared_wins_are_paid_as_the_rules_say(tie: str) -> None:
    """Two winners share the loser's payment, or there is none."""
    rules = ReunionRules().changed({"tie_for_win": tie})
    assert ((1.0, 1.0, -2.0) if tie == "share" else (0, 0, 0)) == final_units(rules, (190, 190, 70))


def test_units_are_neither_made_nor_lost() -> None:
    """Expected gains and losses sum to zero."""
    for deals, first, second in product((1, 2), range(0, 160, 10), range(0, 160, 10)):
        units = worth(ReunionRules(), deals, (first, second, 150 * deals - first - second), 1)
        assert abs(sum(units)) < 1e-9


def test_more_points_are_worth_more_on_the_way() -> None:
    """Points taken equally from both others never lower the expectation."""
    for deals, seat in product((1, 2), range(3)):
        for low in range(0, 120 * deals, 10):
            better, worse = [
                [(150 * deals - mine) / 2 if who != seat else float(mine) for who in range(3)]
                for mine in (low + 20, low)
            ]
            assert (
                worth(ReunionRules(), deals, better, 0)[seat]
                > worth(ReunionRules(), deals, worse, 0)[seat]
            )


def test_a_band_less_is_worth_less_to_the_winner() -> None:
    """Without a payment of three units the leader's expectation is lower."""
    flat = ReunionRules().changed({"fifty_band": False})
    totals = (220, 45, 35)
    assert worth(flat, 2, totals, 0)[0] < worth(ReunionRules(), 2, totals, 0)[0]


def test_the_last_table_is_the_mean_over_the_deals() -> None:
    """With one deal to come, a total is worth the settlement over all that may come."""
    deals = make_values.coarse(SMALL, 1)
    table = make_values.last_table(deals, BANDS[1])
    totals = (110, 120, 70)
    paid = [
        (times, (110 + dealer, 120 + forehand, 70 + 150 - dealer - forehand))
        for dealer, forehand, times in deals
    ]
    expected = sum(times * _paid(ends, 0) for times, ends in paid) / 6
    assert abs(expected - table.at(*totals[:2])[0]) < 1e-9


def _paid(totals: tuple[int, ...], place: int) -> float:
    """Units of a seat by one band alone: what the rules with it bring more than those without."""
    best = max(totals)
    losers = [who for who in range(3) if totals[who] < best and totals[who] < BANDS[1]]
    winners = [who for who in range(3) if totals[who] == best]
    return len(losers) * (place in winners) - len(winners) * (place in losers)


def test_the_first_table_looks_through_the_last() -> None:
    """With two deals to come, who leads now deals next: the seats change their places."""
    deals = make_values.coarse(SMALL, 1)
    last = make_values.last_table(deals, BANDS[0])
    first = make_values.first_table(deals, last)
    expected = [0.0, 0.0]
    for dealer, forehand, times in deals:
        after = (40 + dealer, 60 + forehand, 50 + 150 - dealer - forehand)
        next_dealer, next_lead = last.at(after[1], after[2])
        expected[0] -= times * (next_dealer + next_lead) / 6
        expected[1] += times * next_dealer / 6
    assert expected == pytest.approx(first.at(40, 60))


def test_same_seed_same_file() -> None:
    """The script writes the same bytes again, and the program can read them."""
    again = make_values.outcomes("club", "small", range(1, 4))
    assert SMALL == again
    text = make_values.text_of("club", "small", 3, SMALL)
    assert text == make_values.text_of("club", "small", 3, again)
    assert 2 == len(tables_from(text).after)


def test_what_is_shipped_is_small_and_whole() -> None:
    """A data file of less than 60 kilobytes, read once."""
    assert Path(make_values.OUT).stat().st_size < 60_000
    assert value_tables() is value_tables()


def test_a_file_with_too_little_is_refused() -> None:
    """Tables for one deal alone are none."""
    with pytest.raises(ValueError, match="holds no tables"):
        tables_from('{"after": []}')
