"""The clock of the measurements."""

from __future__ import annotations

import json

import pytest

from reunion_desktop.bench.timing import print_figures, timed


def test_the_shortest_answer_takes_some_time() -> None:
    """Figures are divided by what an answer took, which is never nothing, on any system."""
    assert 0 < timed(lambda: sum(range(1000)))


def test_figures_are_printed_for_people_and_for_programs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A line for each figure, or one JSON list with all of them."""
    figures = [("archive, its file", 1.5, "MB"), ("search", 2.0, "ms")]
    print_figures(figures, as_json=False)
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [["archive,", "its", "file", "1.500", "MB"], ["search", "2.000", "ms"]] == lines
    print_figures(figures, as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert {"name": "archive, its file", "value": 1.5, "unit": "MB"} == told[0]
