"""The value of a deal of Hindersche for each player, in marks on the frame."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.tricks.valuation.hindersche import SlateStakes, chances, stakes
from reunion_desktop.games.hindersche.options.slate import Slate
from reunion_desktop.games.hindersche.rules import PAGAT

SOME = (3, 2, 2, 2)


@pytest.mark.parametrize("marks", [(0, 0, 0, 0), (2, 1, 0, 0), (1, 1, 1, 0), (3, 0, 0, 0)])
def test_somebody_loses_every_game(marks: tuple[int, ...]) -> None:
    """Chances make up one; who has more marks is likelier to lose."""
    found = chances(marks, butzen=False, capped=True)
    assert 1 == pytest.approx(sum(found))
    order = sorted(range(4), key=lambda seat: marks[seat])
    rising = [found[seat] for seat in order]
    assert rising == sorted(rising)


def test_who_has_no_mark_in_butzen_is_out_of_danger() -> None:
    """And who is left alone has lost."""
    assert (0.5, 0.5, 0.0, 0.0) == pytest.approx(chances((2, 2, 0, 0), butzen=True, capped=True))
    assert (1.0, 0.0, 0.0, 0.0) == chances((3, 0, 0, 0), butzen=True, capped=True)


def test_fewer_points_are_better_and_a_hundred_is_best() -> None:
    """In the first deal; and what one loses the others gain."""
    value = stakes(PAGAT, ())
    most = value.worths((60, 30, 26, 24), SOME)
    hundred = value.worths((100, 20, 10, 10), SOME)
    assert most[0] < 0 < most[1] < hundred[0]
    assert 0 == pytest.approx(sum(most)) == pytest.approx(sum(hundred))


def test_a_tie_is_worth_as_much_as_its_ends_are_likely() -> None:
    """With two tied for most points either takes the mark with the same probability."""
    value = stakes(PAGAT, ())
    level = value.worths((50, 50, 20, 20), SOME)
    one, other = value.worths((51, 49, 20, 20), SOME), value.worths((49, 51, 20, 20), SOME)
    assert level[0] == pytest.approx((one[0] + other[0]) / 2)


def test_the_fourth_deal_may_cost_two_marks() -> None:
    """A player with three marks alone and most points again."""
    dear = SlateStakes(Slate((3, 0, 0, 0)), capped=True, lost_four=2)
    cheap = SlateStakes(Slate((3, 0, 0, 0)), capped=True, lost_four=1)
    points = (60, 30, 26, 24)
    assert (-6.0, -3.0) == (dear.worths(points, SOME)[0], cheap.worths(points, SOME)[0])
