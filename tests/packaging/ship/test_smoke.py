"""The smoke test itself: it must not call a broken program sound."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest
import smoke

from reunion_desktop import __version__

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")


def program(folder: Path, script: str) -> str:
    """A program that does what the shell script says."""
    path = folder / "program"
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("echo 9.9.9", "smoke test: --version says '9.9.9\\n'\n"),
        (f"echo {__version__}, solver plain", "smoke test: its search is not the compiled one\n"),
        ("echo oh dear >&2; exit 3", "smoke test: program --version ended with 3: oh dear\n"),
        (
            r"printf 'gr\374n\n' >&2; exit 3",
            "smoke test: program --version ended with 3: gr\N{REPLACEMENT CHARACTER}n\n",
        ),
    ],
)
def test_a_broken_program_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], script: str, sentence: str
) -> None:
    """The exit code is 1 and the reason one sentence."""
    assert 1 == smoke.main([program(tmp_path, script)])
    assert sentence == capsys.readouterr().err


def test_another_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Same seed, same record: frozen or not."""
    version = f"echo {__version__}, solver compiled"
    script = f'test "$1" = --version && {version} || echo other > frozen.reunion'
    assert 1 == smoke.main([program(tmp_path, script)])
    assert "not the source's, byte for byte" in capsys.readouterr().err


def test_a_bundle_is_carried_as_a_whole(tmp_path: Path) -> None:
    """The portable data folder lies beside the bundle, not within it."""
    assert tmp_path == smoke.place_of(tmp_path / "Reunion Desktop.app/Contents/MacOS/program")
    assert tmp_path == smoke.place_of(tmp_path / "program")
