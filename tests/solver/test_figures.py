"""The figures that the bench prints."""

from __future__ import annotations

from reunion_desktop.solver.figures import solver_figures
from tests.solver.endings import compiled


@compiled
def test_figures() -> None:
    """Every figure has a name of its own, a positive value and a unit."""
    figures = solver_figures(deals=2, seed="test")
    names = [name for name, _, _ in figures]
    assert len(names) == len(set(names))
    assert all(value > 0 for _, value, _ in figures)
    assert {"ms", "worlds/s", "cards played", "million/s", "million cards/s"} == {
        unit for _, _, unit in figures
    }
