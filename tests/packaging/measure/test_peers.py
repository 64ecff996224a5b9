"""The program beside its peers: figures in a table, ours first, each with the ratio to ours."""

from __future__ import annotations

from pathlib import Path

import peers
import pytest


def test_ours_is_what_the_others_are_compared_with() -> None:
    """Half the time of another is a ratio of a half; what could not be measured is a dash."""
    ours = peers.Figures("Reunion Desktop", 0.2, 0.3, 70.4, 0.0)
    other = peers.Figures("kpat", 0.4, None, 130.0, 0.48)
    head, rule, *lines = peers.table((ours, other))
    assert head.count("|") == rule.count("|")
    assert [
        "| Reunion Desktop | 0.20 s | 0.30 s | 1.00 | 70 MB | 0.00 s |",
        "| kpat | 0.40 s | – | 0.50 | 130 MB | 0.48 s |",
    ] == lines


def test_a_frozen_program_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without one there is nothing to compare, and a sentence says how to come by it."""
    monkeypatch.setattr(peers, "OURS", tmp_path / "nowhere")
    assert 1 == peers.main([])
    assert "dev.py freeze" in capsys.readouterr().err
