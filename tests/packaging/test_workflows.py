"""The workflow files: every file and command that they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
READERS = [
    *WORKFLOWS,
    ROOT / "README.md",
    ROOT / "packaging" / "README.md",
    ROOT / "packaging" / "commands.py",
]
"""What tells people and machines to run a script."""

RETIRED = {"macos-13", "macos-14", "ubuntu-20.04", "ubuntu-22.04", "windows-2019"}
"""Images that are no longer to be had, or will be gone with the next spring."""


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned(workflow: Path) -> None:
    """A tag can be moved to other code; the hash of a commit cannot."""
    used = re.findall(r"uses: (\S+)", workflow.read_text(encoding="utf-8"))
    assert used
    assert [] == [action for action in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action)]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_no_image_is_retired(workflow: Path) -> None:
    """A release must not fail on the day it is made."""
    named = set(re.findall(r"\b(?:macos|ubuntu|windows)-\d[\w.]*", workflow.read_text("utf-8")))
    assert set() == {name for name in named if name in RETIRED}


@pytest.mark.parametrize("reader", READERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_script_that_is_named_exists(reader: Path) -> None:
    """A command that is copied from the documentation runs an existing script."""
    text = reader.read_text(encoding="utf-8").replace("\\", "/")
    named = set(re.findall(r"\bpackaging/[\w/-]+\.(?:py|sh|nsi|json)\b", text))
    assert named
    assert [] == sorted(name for name in named if not (ROOT / name).exists())
