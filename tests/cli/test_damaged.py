"""A damaged installation: one sentence that names the file, and never a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import reunion_desktop
from reunion_desktop.solver.core_available import COMPILED

PACKAGE = Path(reunion_desktop.__file__).parent
SPECIMEN = PACKAGE.parent / "assets" / "specimen.reunion"
JUDGE, VALUES, PICTURES = "value_net/reunion.network", "ai/reunion/values.json", "ui/reunion.rcc"
GERMAN = "locale/de/LC_MESSAGES/reunion-desktop.mo"
EXPERTS = ("simulate", "--games", "1", "--seats", "expert,club,club")

pytestmark = pytest.mark.skipif(
    not (PACKAGE / PICTURES).exists(), reason="only an installed program can be damaged"
)


def missing(file: Path) -> None:
    """Take a file away."""
    file.unlink()


def folder(file: Path) -> None:
    """Put a folder in its place."""
    file.unlink()
    file.mkdir()


def cut(file: Path) -> None:
    """Leave the first third."""
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 3])


def flipped(file: Path) -> None:
    """Change one bit in the middle."""
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as it is installed, away from its sources."""
    home = tmp_path_factory.mktemp("installed")
    leave = shutil.ignore_patterns("__pycache__", "core")
    shutil.copytree(PACKAGE, home / "reunion_desktop", ignore=leave)
    return home


def run(home: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the installed program."""
    return subprocess.run(
        [sys.executable, "-m", "reunion_desktop", *arguments],
        cwd=home,
        env=os.environ | {"PYTHONPATH": str(home), "QT_QPA_PLATFORM": "offscreen"} | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def damaged(home: Path, name: str, how: Callable[[Path], None]) -> Path:
    """Damage a file, which :func:`mend` puts back."""
    file = home / "reunion_desktop" / name
    how(file)
    return file


def mend(home: Path, name: str) -> None:
    """Put a file back."""
    file = home / "reunion_desktop" / name
    if file.is_dir():
        file.rmdir()
    shutil.copy2(PACKAGE / name, file)


@pytest.mark.parametrize(
    ("name", "how", "command"),
    [
        (JUDGE, missing, EXPERTS),
        (JUDGE, flipped, ("replay", "--review", str(SPECIMEN))),
        (VALUES, cut, EXPERTS),
        (PICTURES, folder, ("--data-dir", "data")),
    ],
)
def test_a_command_that_needs_the_file_ends_with_one_sentence(
    installed: Path, name: str, how: Callable[[Path], None], command: tuple[str, ...]
) -> None:
    """Exit code 2, and nothing of Python's own words."""
    file = damaged(installed, name, how)
    try:
        done = run(installed, *command)
    finally:
        mend(installed, name)

    assert 2 == done.returncode
    sentence = f"reunion-desktop: The program file {file} is damaged: "
    assert done.stderr.splitlines()[-1].startswith(sentence)
    assert "Traceback" not in done.stderr
    assert 1 == sum(line.startswith("reunion-desktop:") for line in done.stderr.splitlines())


def test_without_the_words_of_a_language_english_is_spoken(installed: Path) -> None:
    """The command does its work, and says once what is missing."""
    english = run(installed, "replay", str(SPECIMEN), LANGUAGE="C")
    assert "" == english.stderr
    for how in (missing, cut):
        file = damaged(installed, GERMAN, how)
        try:
            done = run(installed, "replay", str(SPECIMEN), LANGUAGE="de")
        finally:
            mend(installed, GERMAN)
        assert (0, english.stdout) == (done.returncode, done.stdout)
        assert [f"reunion-desktop: The program file {file} is damaged: "] == [
            line.partition("it is missing")[0] for line in done.stderr.splitlines()
        ]


@pytest.mark.skipif(not COMPILED, reason="there is no library to be cut")
def test_a_cut_library_gives_way_to_python(installed: Path) -> None:
    """Every command works as without a compiler, after one sentence."""
    (library,) = (installed / "reunion_desktop" / "solver").glob("_core.*[do]")
    whole = run(installed, "simulate", "--games", "1").stdout
    name = f"solver/{library.name}"
    damaged(installed, name, cut)
    try:
        version = run(installed, "--version")
        played = run(installed, "simulate", "--games", "1")
    finally:
        mend(installed, name)

    for done in (version, played):
        assert 0 == done.returncode
        assert 1 == done.stderr.count(f"The program file {library} is damaged: ")
        assert "Traceback" not in done.stderr
    assert version.stdout.endswith("solver in Python\n")
    assert whole.splitlines()[:-1] == played.stdout.splitlines()[:-1], "the same decisions"
