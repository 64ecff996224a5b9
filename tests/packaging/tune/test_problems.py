"""The script that makes the problems."""

from __future__ import annotations

from pathlib import Path

import problems as tune_problems
import pytest

from reunion_desktop.practice.shipped import read_problems
from reunion_desktop.solver.solve import COMPILED


@pytest.mark.skipif(not COMPILED, reason="judging wants the compiled search")
def test_a_stopped_run_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line that was cut off is made again; both ways give the same problems."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    tune_problems.make("thirty_one", "test", 3, whole)
    tune_problems.make("thirty_one", "test", 2, parts)
    parts.write_text(parts.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    tune_problems.make("thirty_one", "test", 3, parts)
    made = [file.read_text(encoding="utf-8").splitlines() for file in (whole, parts)]
    assert made[0][1:] == made[1][1:]
    assert 3 == len(read_problems(made[0]))
    tune_problems.explain(whole)
    assert made[0] == whole.read_text(encoding="utf-8").splitlines()
    tune_problems.check(whole, "third")
    assert "Seed third: the best choice is right in 3 of 3;" in capsys.readouterr().out
