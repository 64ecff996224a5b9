"""The check under Wine: what it can be asked without Wine."""

from __future__ import annotations

import tomllib
from pathlib import Path

import cpython_changes
import pytest
import windows_check
import wine_prefix

ROOT = Path(__file__).parents[3]


def test_windows_gets_what_the_project_asks_for() -> None:
    """The versions are those of pyproject.toml; what only checks the source is left out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = windows_check.requirements()
    assert set(project["project"]["dependencies"]) < set(wanted)
    assert {"pyinstaller", "setuptools", "pytest", "miniaudio"} <= {
        one.partition(">")[0] for one in wanted
    }
    assert [] == [one for one in wanted if one.startswith(("mypy", "ruff", "reunion"))]


def test_every_folder_of_tests_that_is_first_is_there() -> None:
    """A folder that was renamed would be passed over in silence."""
    assert [] == [name for name in windows_check.FIRST if not (ROOT / "tests" / name).is_dir()]


def test_qts_variables_reach_the_program() -> None:
    """Wine does not pass on the variables of a Linux program's Qt."""
    assert "WINEQT_QPA_PLATFORM" == wine_prefix.passed_on("QT_QPA_PLATFORM")
    assert "LANGUAGE" == wine_prefix.passed_on("LANGUAGE")


def test_other_sources_are_refused(tmp_path: Path) -> None:
    """Unknown sources are refused instead of built with the wrong changes."""
    for name in cpython_changes.CHANGES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("int main(void) {return 0;}\n", encoding="utf-8")
    with pytest.raises(cpython_changes.OtherSourceError, match=r"^PC/pyconfig.h does not say "):
        cpython_changes.change(tmp_path)
