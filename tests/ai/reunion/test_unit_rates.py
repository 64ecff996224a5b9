"""The value of a point in units, given the totals of a game."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.ai.reunion.unit_rates import UNIT, UnitRates, plain_stakes, stakes
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.reunion.rules import RHINELAND
from tests.ai.positions import met_in_play, seen_by_mover

LAST_DEAL = next(
    seen_by_mover(match)
    for match in met_in_play(RHINELAND, "stakes", 1)
    if match.deal is not None
    and match.deal.number == RHINELAND.deals
    and len(match.deal.taken) == 6
)


def with_totals(*others: int, mine: int) -> UnitRates:
    """The stakes in the last deal, had the deals before made other totals."""
    seat = LAST_DEAL.seat
    totals = list(others)
    totals.insert(seat, mine)
    assert LAST_DEAL.deal is not None
    # The first line carries everything, this deal's points so far taken off.
    points = tuple(a - b for a, b in zip(totals, LAST_DEAL.deal.points, strict=True))
    first, second = LAST_DEAL.lines
    lines = (replace(first, points=points), replace(second, points=(0, 0, 0)))
    return stakes(replace(LAST_DEAL, lines=lines))


def test_a_point_is_a_point_before_the_last_deal() -> None:
    """Totals are not looked at while another deal is to come."""
    questions: list[Observation] = [
        seen_by_mover(match) for match in met_in_play(RHINELAND, "stakes", 1)
    ]
    for question in questions:
        assert question.deal is not None
        early = question.deal.number < RHINELAND.deals
        plain = stakes(question) == plain_stakes(RHINELAND, question.seat)
        assert plain == early


def test_fees_weigh_more_where_points_are_idle() -> None:
    """Far behind the winner and far from any threshold points matter little: a unit counts more."""
    assert with_totals(250, 20, mine=74).unit > UNIT
    # Level with the winner, a point may turn the game.
    assert with_totals(140, 60, mine=140).unit < UNIT


def test_the_closest_rival_is_feared_most() -> None:
    """Points of the closest rival count more than those of a third player."""
    seat = LAST_DEAL.seat
    near, far = [who for who in range(3) if who != seat]
    close = with_totals(150, 60, mine=150)
    assert close.of[near] < close.of[far]
    assert close.price(seat, near) > close.price(seat, far)
    assert close.price(seat, None) == 1
