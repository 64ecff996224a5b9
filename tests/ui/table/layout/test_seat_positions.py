"""Tests of the positions of the seats around the table, seen from each seat."""

from __future__ import annotations

import pytest

from reunion_desktop.ui.table.layout.seat_positions import USUAL, SeatPositions, SeatSide
from tests.ui.table import sights


@pytest.mark.parametrize(
    ("anticlockwise", "side"), [(True, SeatSide.RIGHT), (False, SeatSide.LEFT)]
)
@pytest.mark.parametrize("own", range(3))
def test_the_next_player_sits_where_play_runs(
    own: int,
    anticlockwise: bool,  # noqa: FBT001 - a parameter of the test.
    side: SeatSide,
) -> None:
    """Anticlockwise the next player is on the player's right, clockwise on the left."""
    chairs = SeatPositions(own, anticlockwise)
    after, last = (own + 1) % 3, (own + 2) % 3

    assert SeatSide.BELOW is chairs.side(own)
    assert side is chairs.side(after)
    assert {SeatSide.LEFT, SeatSide.RIGHT} == {chairs.side(after), chairs.side(last)}


@pytest.mark.parametrize(("rules", "anticlockwise"), [("rhineland", True), ("francais", False)])
def test_the_chairs_follow_the_rules_and_the_seat(rules: str, *, anticlockwise: bool) -> None:
    """The observing seat is below, and the rules give the direction of play."""
    sight = sights.seen_steps(rules)[0].after

    assert SeatPositions(sight.seat, anticlockwise) == SeatPositions.of(sight)


def test_an_empty_table_has_its_usual_chairs() -> None:
    """Without an observation the first seat is the player's own."""
    assert USUAL == SeatPositions.of(None)
