"""Games without a table: the same seed and the same limits, the same record."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from reunion_desktop.cli import main
from reunion_desktop.solver.solve import COMPILED

ROOT = Path(__file__).resolve().parents[2]

LIMITS = {"nodes": ["--nodes", "30000"], "worlds": ["--worlds", "6"]}
"""What a decision may cost where no clock is looked at."""


@pytest.mark.skipif(not COMPILED, reason="with the search in Python this takes minutes")
@pytest.mark.parametrize("limit", LIMITS)
def test_same_seed_and_limit_same_record(limit: str, tmp_path: Path) -> None:
    """Those who search, too, play the same cards in every process, in whatever order sets lie."""
    command = [sys.executable, "-m", "reunion_desktop", "simulate", "--seed", "same"]
    command += ["--seats", "expert,strong,pimc20", *LIMITS[limit]]
    records = [tmp_path / f"{number}.reunion" for number in (1, 2)]
    running = [
        subprocess.Popen(
            [*command, "--record", str(record)],
            stdout=subprocess.DEVNULL,
            env=os.environ | {"PYTHONHASHSEED": record.stem, "PYTHONPATH": str(ROOT)},
        )
        for record in records
    ]
    assert [0, 0] == [process.wait(120) for process in running]
    first, second = (record.read_bytes() for record in records)
    assert len(first.splitlines()) > 100
    assert first == second


def test_one_who_sees_all_cards_is_named_in_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody who reads it later is deceived about who played; the record is as true as any."""
    record = tmp_path / "open.reunion"
    given = ["simulate", "--seats", "clairvoyant,club,greedy", "--nodes", "3000"]
    assert 0 == main([*given, "--record", str(record)])
    assert '"players":["clairvoyant","club","greedy"]' in record.read_text().splitlines()[0]
    assert 0 == main(["replay", str(record)])
    assert "every line is true" in capsys.readouterr().out
