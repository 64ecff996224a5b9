"""Properties of the solver's answer values."""

from __future__ import annotations

from reunion_desktop.engine.shuffle import Stream
from reunion_desktop.solver.answers import UtilityTable


def test_utility_is_a_function() -> None:
    """A table of utility answers as the function that it was made of."""
    table = UtilityTable.of(20, lambda a, b, c: (a - b, b - c, c - a))
    stream = Stream("utility", 1, 1)
    for _ in range(20):
        a = stream.below(21)
        b = stream.below(21 - a)
        assert table((a, b, 20 - a - b)) == (a - b, b - (20 - a - b), (20 - a - b) - a)
