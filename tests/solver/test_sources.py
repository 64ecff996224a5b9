"""The core's sources, and what the installation knows of them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORE = Path("reunion_desktop", "solver", "core")


@pytest.mark.parametrize(("key", "ending"), [("sources", "*.c"), ("depends", "*.h")])
def test_every_source_is_built(key: str, ending: str) -> None:
    """pyproject.toml lists each file of the core, and no other."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (extension,) = project["tool"]["setuptools"]["ext-modules"]
    found = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / CORE).glob(ending))
    assert found == sorted(extension[key])


def test_the_core_may_be_missing() -> None:
    """Without a compiler the installation goes on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (extension,) = project["tool"]["setuptools"]["ext-modules"]
    assert extension["optional"] is True


def test_microsofts_compiler_knows_every_word() -> None:
    """It knows C's `restrict` only when it is asked for C11, and setuptools does not ask."""
    sources = [*(ROOT / CORE).glob("*.c"), *(ROOT / CORE).glob("*.h")]
    assert [] == [
        path.name
        for path in sources
        if re.search(r"\brestrict\b", path.read_text(encoding="utf-8"))
    ]
