"""Whole games in plain text, as every seat sees them, do not change unawares."""

from __future__ import annotations

import pytest

from tests.games.write_playthroughs import FOLDER, PLAYED, playthrough


@pytest.mark.parametrize("name", PLAYED)
def test_playthrough(name: str) -> None:
    """A random game equals its golden file, in every move and every view.

    After a change made on purpose: ``python -m tests.games.write_playthroughs``.
    """
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert written.splitlines() == playthrough(name).splitlines()


def test_no_file_is_left_over() -> None:
    """Every file in the folder is compared."""
    assert sorted(f"{name}.txt" for name in PLAYED) == sorted(
        path.name for path in FOLDER.iterdir()
    )
