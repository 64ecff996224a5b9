"""A program's process: what it is given to live in."""

from __future__ import annotations

import sys

import pytest

from tests.arena.match import quoted, started

TELL = "import os; print(os.environ.get('LD_LIBRARY_PATH'), os.environ.get('LD_LIBRARY_PATH_ORIG'))"


def libraries_of_a_child() -> str:
    """Where a program at a seat would look for libraries first, and where before that."""
    child = started(quoted([sys.executable, "-c", TELL]))
    said = child.listen(20)
    child.end(5)
    assert said is not None
    assert said.data is not None
    return said.data.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such variable")
@pytest.mark.parametrize(
    ("original", "expected"), [(None, "None None"), ("/opt/lib", "/opt/lib None")]
)
def test_a_program_is_not_given_our_libraries(
    monkeypatch: pytest.MonkeyPatch, original: str | None, expected: str
) -> None:
    """The frozen program finds its own libraries first; another one finds the system's."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/nowhere/of/ours")
    if original is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", original)
    assert expected == libraries_of_a_child()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such variable")
def test_a_program_is_given_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run from its source, the program changes nothing."""
    monkeypatch.setenv("LD_LIBRARY_PATH", "/nowhere/of/theirs")
    assert "/nowhere/of/theirs None" == libraries_of_a_child()
