"""A command run in this process, for all tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from reunion_desktop.cli import main

SPECIMEN = Path(__file__).parents[1] / "storage" / "specimen.reunion"
"""A file of two games by different rules."""


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def is_one_sentence(text: str) -> bool:
    """Test whether a text is one line with the speaker's name and a full stop."""
    return text.startswith("reunion-desktop: ") and text.endswith(".\n") and text.count("\n") == 1
