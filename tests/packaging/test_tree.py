"""Rules for the files in the tree and for their contents."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

TOP_LEVEL = {
    "LICENSE",
    "README.md",
    "assets",
    "packaging",
    "pyproject.toml",
    "reunion_desktop",
    "resources.qrc",
    "tests",
}

STRANGERS = {
    "a folder of some machine": r"(?<![\w.])/(?:home|root|Users|work|farm)/\w",
    "a folder outside the project": r"\.\./share[d]\b",
    "a page outside the project": r"\b(?:RULES|RECORD|TABLE|MIND|FACTS|STYLE|BRIEF)[.]md\b",
    "a package index": r"index-ur[l]|find-link[s]|trusted-hos[t]|/simpl[e]/",
}


@cache
def files() -> tuple[Path, ...]:
    """All that git tracks or would, relative to the top."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("only git knows which files of a checkout are the project's")
    # Whose folder it is does not matter to a listing: containers often build as another user.
    command = [git, "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others"]
    listed = subprocess.run(
        [*command, "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return tuple(Path(name) for name in sorted(filter(None, listed.stdout.split("\0"))))


def test_the_top_level_can_be_taken_in_at_a_glance() -> None:
    """Eight names and dotfiles; new files go into one of the folders."""
    tops = {path.parts[0] for path in files()}
    assert {top for top in tops if not top.startswith(".")} <= TOP_LEVEL


@pytest.mark.parametrize("what", STRANGERS)
def test_the_project_stands_alone(what: str) -> None:
    """No file names a place that is not the reader's own."""
    pattern = re.compile(STRANGERS[what].encode())
    existing = [path for path in files() if (ROOT / path).is_file()]
    assert [] == [str(path) for path in existing if pattern.search((ROOT / path).read_bytes())]


def test_nothing_generated_is_tracked() -> None:
    """Compiled pictures, translations and libraries come from the build, not from git."""
    generated = {".rcc", ".mo", ".qm", ".so", ".pyd", ".pyc"}
    assert [] == [path for path in files() if path.suffix in generated]
