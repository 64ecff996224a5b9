"""For any query, with concurrent writes to its buffers, the compiled solver does not crash."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.solver import sanitize
from tests.solver.endings import compiled
from tests.solver.fuzzing import fuzz

CALLS = int(os.environ.get("REUNION_DESKTOP_FUZZ_CORE", "1000"))
"""How many calls are made."""
WATCHED = CALLS // 3
"""How many calls are made while the sanitizers watch."""

FUNCTIONS = {
    *("solve", "maxn", "perft", "playouts"),
    *("judge", "ground", "worths", "discard_worths", "believe", "play_out"),
}
"""All that the core answers."""


@compiled
def test_every_call_is_answered_or_refused() -> None:
    """The core that is installed answers what can be, and refuses the rest in sentences."""
    tally = fuzz(CALLS, seed=1)

    assert CALLS == tally.calls
    assert FUNCTIONS == set(tally.answered)
    assert tally.answered.total() > CALLS // 3
    assert tally.refused.total() > CALLS // 3
    assert tally.written > CALLS


def test_no_call_reads_or_writes_astray(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Nor does one overflow: the sanitizers for addresses and undefined behaviour find nothing."""
    library = sanitize.runtime()
    if library is None or "LD_PRELOAD" in os.environ:
        pytest.skip("no compiler with sanitizers is at hand, or they watch already")
    sanitize.build(tmp_path, "-O0")
    ended = sanitize.run(tmp_path, library, ["-m", "tests.solver.fuzzing", str(WATCHED), "2"])
    said = capfd.readouterr()
    assert ended.returncode == 0, said.err
    assert said.out.startswith(f"{WATCHED} calls, ")
