"""Rules for names and docstrings: one class for each class name, and plain first lines."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "reunion_desktop"

LONGEST = 90
"""Characters of a docstring's first line."""

HIDES_ITS_SUBJECT = re.compile(r"(Who|Whoever|What|Whatever|Whether)\b")
"""First words of a docstring that do not say what the thing is or does."""


@cache
def tree(path: Path) -> ast.Module:
    """Parse a source file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def sources() -> Iterator[Path]:
    """List every Python file of the project that is not made by a build."""
    for folder in (PACKAGE, ROOT / "packaging", ROOT / "tests"):
        yield from folder.rglob("*.py")


def first_lines(path: Path) -> Iterator[str]:
    """List the first lines of a file's docstrings."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree(path)):
        if isinstance(node, documented):
            yield (ast.get_docstring(node) or "").partition("\n")[0]


def test_a_class_name_means_one_class() -> None:
    """No two modules of the package define classes of the same name."""
    found: dict[str, set[Path]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).add(path)
    assert {} == {name: paths for name, paths in found.items() if len(paths) > 1}


def test_docstrings_begin_with_their_subject() -> None:
    """A first line is short and begins with what the thing is or does."""
    refused = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in sources()
        for line in first_lines(path)
        if len(line) > LONGEST or HIDES_ITS_SUBJECT.match(line)
    ]
    assert [] == refused


def test_attributes_are_described_by_their_subject() -> None:
    """The text below a field or constant of the package begins with what it is."""
    refused = [
        f"{path.relative_to(ROOT)}: {text.value}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Expr) and isinstance(text := node.value, ast.Constant)
        if isinstance(text.value, str) and HIDES_ITS_SUBJECT.match(text.value)
    ]
    assert [] == refused
