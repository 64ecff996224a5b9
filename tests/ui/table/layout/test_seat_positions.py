"""Tests of the positions of the seats around the table, seen from each seat."""

from __future__ import annotations

import pytest

from reunion_desktop.ui.table.layout.seat_positions import (
    AROUND,
    USUAL,
    SeatPositions,
    SeatSide,
)
from tests.ui.table import sights


def test_play_runs_round_the_table() -> None:
    """Anticlockwise the next seat is on the right, clockwise on the left; sides are distinct."""
    for players, own in ((count, own) for count in AROUND for own in range(count)):
        one = SeatPositions(own, players=players)
        other = SeatPositions(own, anticlockwise=False, players=players)
        after, seats = (own + 1) % players, range(players)
        assert SeatSide.BELOW is one.side(own) is other.side(own)
        assert players == len({one.side(seat) for seat in seats})
        if players > 2:
            assert one.side(after).on_the_right
            assert not other.side(after).on_the_right
        mirrored = [(2 * own - seat) % players for seat in seats]
        assert [one.side(seat) for seat in seats] == [other.side(seat) for seat in mirrored]


def test_one_of_four_sits_opposite() -> None:
    """With four or six players one seat is in the middle above; with five none is."""
    found = {n: [SeatPositions(players=n).side(seat) for seat in range(n)] for n in AROUND}

    assert SeatSide.ABOVE is found[4][2]
    assert SeatSide.ABOVE is found[6][3]
    assert SeatSide.ABOVE not in found[5]


@pytest.mark.parametrize(("rules", "anticlockwise"), [("rhineland", True), ("francais", False)])
def test_the_chairs_follow_the_rules_and_the_seat(rules: str, *, anticlockwise: bool) -> None:
    """The observing seat is below, and the rules give the direction of play."""
    sight = sights.seen_steps(rules)[0].after

    assert SeatPositions(sight.seat, anticlockwise) == SeatPositions.of(sight)


def test_an_empty_table_has_its_usual_chairs() -> None:
    """Without an observation the first seat is the player's own."""
    assert USUAL == SeatPositions.of(None)
