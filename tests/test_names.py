"""Rules for names and docstrings: one class for each class name, and plain first lines."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "reunion_desktop"

LONGEST = 90
"""Characters of a docstring's first line."""

HIDES_ITS_SUBJECT = re.compile(r"(Who|Whoever|What|Whatever|Whether)\b")
"""First words of a docstring that do not say what the thing is or does."""


class Texts(NamedTuple):
    """Names and texts of one source file."""

    classes: frozenset[str]
    first_lines: list[str]
    """First lines of docstrings."""
    attributes: list[str]
    """Texts below fields and constants."""


@cache
def texts(path: Path) -> Texts:
    """Read a source file."""
    classes, first_lines, attributes = set[str](), list[str](), list[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                first_lines.append((ast.get_docstring(node) or "").partition("\n")[0])
            case ast.Expr(ast.Constant(str(text))):
                attributes.append(text)
        if isinstance(node, ast.ClassDef):
            classes.add(node.name)
    return Texts(frozenset(classes), first_lines, attributes)


def test_a_class_name_means_one_class() -> None:
    """No two modules of the package define classes of the same name."""
    counts = Counter(name for path in PACKAGE.rglob("*.py") for name in texts(path).classes)
    assert [] == [name for name, count in counts.items() if count > 1]


def test_docstrings_begin_with_their_subject() -> None:
    """A first line is short and begins with what the thing is or does."""
    refused = [
        f"{path.relative_to(ROOT)}: {line}"
        for folder in (PACKAGE, ROOT / "packaging", ROOT / "tests")
        for path in folder.rglob("*.py")
        for line in texts(path).first_lines
        if len(line) > LONGEST or HIDES_ITS_SUBJECT.match(line)
    ]
    assert [] == refused


def test_attributes_are_described_by_their_subject() -> None:
    """The text below a field or constant of the package begins with what it is."""
    refused = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in PACKAGE.rglob("*.py")
        for text in texts(path).attributes
        if HIDES_ITS_SUBJECT.match(text)
    ]
    assert [] == refused
