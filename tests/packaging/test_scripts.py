"""The scripts as files: old Pythons can read the first, and none stands in another's light."""

from __future__ import annotations

import ast
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import commands
import pytest
from setuptools import find_packages

ROOT = Path(__file__).parent.parent.parent
SCRIPTS = ROOT / "packaging"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_a_python_too_old_can_read_the_refusal() -> None:
    """Nothing before the refusal, nor after it, is newer than the Pythons it is meant for."""
    source = (SCRIPTS / "dev.py").read_text(encoding="utf-8")
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.arg)
    tree = ast.parse(source)
    assert [] == [node for node in ast.walk(tree) if isinstance(node, newer)]
    assert "__future__" not in source


def test_no_script_shadows_a_module() -> None:
    """Beside a running script its neighbours come before the library's modules."""
    names = {path.stem for path in SCRIPTS.rglob("*.py")}
    assert set() == names & (sys.stdlib_module_names | packages_distributions().keys())
    assert [] == list(SCRIPTS.rglob("__init__.py"))


def test_every_package_is_shipped() -> None:
    """The packages found by pyproject.toml are the folders that hold code."""
    package = ROOT / "reunion_desktop"
    folders = {path.parent.relative_to(ROOT) for path in package.rglob("*.py")}
    wanted = PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]
    found = find_packages(str(ROOT), include=wanted)
    assert sorted(".".join(folder.parts) for folder in folders) == sorted(found)


def test_an_unknown_command_shows_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong use ends with 2 and a list to choose from; asking for help ends with 0."""
    assert 2 == commands.main(["fly"])
    assert 2 == commands.main([])
    assert 0 == commands.main(["--help"])
    shown = capsys.readouterr().out
    assert [3] * len(commands.COMMANDS) == [shown.count(f"  {n:8}") for n in commands.COMMANDS]
