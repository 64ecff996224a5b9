"""For any query the compiled solver does not crash."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.solver import sanitize
from tests.solver.core_calls import CALLS as FUNCTIONS
from tests.solver.endings import compiled
from tests.solver.fuzzing import fuzz

CALLS = int(os.environ.get("REUNION_DESKTOP_FUZZ_CORE", "1000"))
"""How many calls are made."""
WATCHED = CALLS // 10
"""How many calls are made while the sanitizers watch."""


@compiled
def test_every_call_is_answered_or_refused() -> None:
    """The core that is installed answers what can be, and refuses the rest in sentences."""
    tally = fuzz(CALLS, seed=1)
    assert CALLS == tally.total()
    assert FUNCTIONS.keys() <= tally.keys()
    assert CALLS // 4 < tally["refused"] < CALLS * 3 // 4


def test_no_call_reads_or_writes_astray(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Nor does one overflow: the sanitizers for addresses and undefined behaviour find nothing."""
    library = sanitize.runtime()
    if library is None or "LD_PRELOAD" in os.environ:
        pytest.skip("no compiler with sanitizers is at hand, or they watch already")
    sanitize.build(tmp_path, "-O0")
    ended = sanitize.run(tmp_path, library, ["-m", "tests.solver.fuzzing", str(WATCHED), "2"])
    said = capfd.readouterr()
    assert ended.returncode == 0, said.err
    assert said.out.startswith("Counter(")
