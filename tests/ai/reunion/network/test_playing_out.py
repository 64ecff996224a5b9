"""Playouts over several threads: the same choices and outcomes for any number of threads."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.player import Limit, Stop
from reunion_desktop.ai.reunion.network.expert import FEW_WORLDS, expert_player
from reunion_desktop.ai.reunion.network.search_config import ExpertConfig
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.solver.core_available import COMPILED
from tests.ai.positions import met_in_play, seen_by_mover

pytestmark = pytest.mark.skipif(not COMPILED, reason="playouts take too long in Python")

QUESTIONS = [seen_by_mover(match) for match in met_in_play(RHINELAND, "threads", 1)][::3]


@pytest.mark.parametrize("reach", [ExpertConfig(worlds=150), FEW_WORLDS], ids=["race", "no race"])
@pytest.mark.parametrize("threads", [2, 3, 7])
def test_any_number_of_threads_decides_the_same(reach: ExpertConfig, threads: int) -> None:
    """Choice, reasons, layouts and figures are equal; only the cost may differ."""
    mind = expert_player("dice", reach=reach)
    raced = 0
    for question in QUESTIONS:
        alone = mind.choose(question, Limit(), Stop())
        shared = mind.choose(question, Limit(threads=threads), Stop())
        assert (alone.action, alone.reasons) == (shared.action, shared.reasons)
        for figure in ("worlds", "units"):
            assert alone.info.get(figure) == shared.info.get(figure)
        raced += alone.info.get("worlds") == 60
    assert raced or reach is FEW_WORLDS


def test_a_search_that_is_cut_short_still_decides() -> None:
    """With a tiny budget the finished layouts decide, or the policy alone."""
    mind = expert_player("dice", reach=ExpertConfig(worlds=150))
    for question in QUESTIONS:
        for nodes in (1, 3_000, 30_000):
            found = mind.choose(question, Limit(nodes=nodes, threads=3), Stop())
            assert found.action in (question.legal or ())
