"""The chairs around the table, as somebody sees them who sits on one of them."""

from __future__ import annotations

import pytest

from reunion_desktop.ui.table.place.chairs import USUAL, Chairs, Side
from tests.ui.table import sights


@pytest.mark.parametrize(("anticlockwise", "side"), [(True, Side.RIGHT), (False, Side.LEFT)])
@pytest.mark.parametrize("own", range(3))
def test_the_next_player_sits_where_play_runs(own: int, anticlockwise: bool, side: Side) -> None:  # noqa: FBT001 - a parameter of the test.
    """Anticlockwise the next player is on one's right, clockwise on one's left."""
    chairs = Chairs(own, anticlockwise)
    after, last = (own + 1) % 3, (own + 2) % 3

    assert Side.BELOW is chairs.side(own)
    assert side is chairs.side(after)
    assert {Side.LEFT, Side.RIGHT} == {chairs.side(after), chairs.side(last)}


@pytest.mark.parametrize(("rules", "anticlockwise"), [("rhineland", True), ("francais", False)])
def test_the_chairs_follow_the_rules_and_the_seat(rules: str, *, anticlockwise: bool) -> None:
    """Whoever sees the table sits below, and the rules say which way play runs."""
    sight = sights.seen_steps(rules)[0].after

    assert Chairs(sight.seat, anticlockwise) == Chairs.of(sight)


def test_an_empty_table_has_its_usual_chairs() -> None:
    """Before anybody sees anything, the first seat is one's own."""
    assert USUAL == Chairs.of(None)
