"""Time a query, and print figures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from time import get_clock_info, perf_counter, thread_time
from typing import NamedTuple


class Figure(NamedTuple):
    """One measurement."""

    name: str
    value: float
    unit: str


_FINE = 1e-6
_CLOCK = (
    # Windows reports a fine resolution of thread time, but counts in steps of 10 ms and more.
    perf_counter
    if sys.platform == "win32" or get_clock_info("thread_time").resolution > _FINE
    else thread_time
)
RUNS = 3
"""Repetitions of a short query."""


def print_figures(figures: Iterable[Figure], *, as_json: bool) -> None:
    """Print figures as a table, each as soon as it is measured, or as JSON for programs."""
    if as_json:
        print(json.dumps([figure._asdict() for figure in figures]))
        return
    for figure in figures:
        print(row(*figure), flush=True)


def row(name: str, value: float, unit: str) -> str:
    """The line of a figure in a table."""
    return f"{name:58} {value:12.3f} {unit}"


def timed(question: Callable[[], object], runs: int = RUNS) -> float:
    """Milliseconds for a query, the fastest of several runs.

    Thread time where the system provides it.
    """
    fastest = float("inf")
    for _ in range(runs):
        start = _CLOCK()
        question()
        fastest = min(fastest, _CLOCK() - start)
    return fastest * 1000
