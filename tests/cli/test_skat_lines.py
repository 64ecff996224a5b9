"""Lines of the Internet Skat Server on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.storage.codec import whole
from tests.cli.commanding import SPECIMEN, is_one_sentence, said
from tests.playing import random_steps, record_of


def test_a_series_is_exported_and_read_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The exported lines are a file that every command reads."""
    record = tmp_path / "series.reunion"
    lines = tuple(whole(record_of(list(random_steps(ISKO, "export", 2)), "export")))
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    code, out, _ = said(capsys, "replay", "--export", str(record))
    again = tmp_path / "series.sgf"
    again.write_text(out, encoding="utf-8")

    assert (0, 36) == (code, len(out.splitlines()))
    code, told, _ = said(capsys, "replay", str(again))
    assert code == 0
    assert told.startswith(f"{again}: one series, moves: ")
    assert said(capsys, "replay", "--export", str(again))[1] == out


def test_other_games_have_no_such_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, and one sentence."""
    code, _, err = said(capsys, "replay", "--export", str(SPECIMEN))
    assert code == 2
    assert "This command works only with games of Skat." in err
    assert is_one_sentence(err)
