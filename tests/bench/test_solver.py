"""The figures that the bench prints."""

from __future__ import annotations

import pytest

from reunion_desktop.bench import solver as figures_of_the_search
from reunion_desktop.bench.solver import solver_figures
from reunion_desktop.solver import plain_answers, solve
from tests.solver.endings import compiled


@compiled
def test_figures() -> None:
    """Every figure has a name of its own, a positive value and a unit."""
    figures = solver_figures(deals=2, seed="test")
    names = [name for name, _, _ in figures]
    assert len(names) == len(set(names))
    assert all(value > 0 for _, value, _ in figures)
    assert {"ms", "layouts/s", "cards played", "million/s", "million cards/s"} == {
        unit for _, _, unit in figures
    }


def test_figures_without_the_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """The readable search is asked no more than it can answer while one waits."""
    monkeypatch.setattr(figures_of_the_search, "COMPILED", False)
    for name in vars(figures_of_the_search).keys() & set(solve.__all__):
        if hasattr(plain_answers, name):
            monkeypatch.setattr(figures_of_the_search, name, getattr(plain_answers, name))
    names = [name for name, value, _ in solver_figures(deals=1, seed="test") if value > 0]
    assert names == [
        "exact values of every card, 5 tricks, mean",
        "whole deals played out at random",
    ]
