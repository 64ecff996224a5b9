"""The clock of the measurements."""

from __future__ import annotations

from reunion_desktop.bench.timing import timed


def test_the_shortest_answer_takes_some_time() -> None:
    """Figures are divided by what an answer took, which is never nothing, on any system."""
    assert 0 < timed(lambda: sum(range(1000)))
