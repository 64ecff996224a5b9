"""The search configuration under a limit."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Limit
from reunion_desktop.ai.reunion.network.search_config import ExpertConfig


@pytest.mark.parametrize(
    ("worlds", "limit", "number"),
    [
        (400, NO_LIMIT, 400),
        (400, Limit(worlds=6), 6),
        (400, Limit(worlds=5000), 400),
        (400, Limit(worlds=0), 0),
        (400, Limit(time_ms=50), 50),
        (400, Limit(time_ms=50, worlds=20), 20),
        (400, Limit(time_ms=1000), 400),
        (0, Limit(worlds=100), 0),
        (0, NO_LIMIT, 0),
    ],
)
def test_a_limit_may_cost_worlds_and_never_adds_any(worlds: int, limit: Limit, number: int) -> None:
    """A player without search has none under every limit."""
    assert number == ExpertConfig(worlds=worlds).number(limit)
