"""Errors below the UI, which are in English, are shown in the player's language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
import translation_files
from PySide6.QtWidgets import QApplication

from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.words.faults import fault_sentence

PACKAGE = Path(__file__).parents[3] / "reunion_desktop"

TELLERS = (
    *sorted((PACKAGE / "storage").rglob("*.py")),
    *(PACKAGE / "app" / f"{name}.py" for name in ("archivist", "second_start", "recorder")),
)
"""Whose sentences reach the window."""

FAULTS = {"StorageFault", "Busy", "DamagedArchive", "NewerArchive", "Cancelled", "NotKept"}

PART = "PART"
"""What is filled in."""


@pytest.fixture(scope="module", autouse=True)
def _german(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001 - somebody must listen.
    """German is spoken meanwhile."""
    if translation_files.is_stale():
        translation_files.compile_translations()
    interpreter = Interpreter()
    interpreter.speak(Language.GERMAN)
    yield
    interpreter.speak(Language.ENGLISH)


def filled(node: ast.expr) -> str | None:
    """A text with something filled in wherever it is not fixed; None for what is no text."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else PART for part in node.values
        )
    return None


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence that a fault is raised with, and the file in which it stands."""
    for path in TELLERS:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for said in of_function(function):
                    yield path.name, said


def of_function(function: ast.FunctionDef) -> Iterator[str]:
    """The sentences of one function: given at once, or named before."""
    named: dict[str, str] = {}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if filled(value):
                named[name] = filled(value) or ""
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id="told" | "asked"), args=[said, *_]) if filled(said):
                yield f"Could not {filled(said)}: {PART}."
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name), args=[said, *_])) if name in FAULTS:
                given = named.get(said.id) if isinstance(said, ast.Name) else filled(said)
                if given is not None:
                    yield given


@pytest.mark.parametrize(("file", "sentence"), sorted(set(sentences())))
def test_every_fault_is_said_in_german(file: str, sentence: str) -> None:
    """Not one sentence of those who read and write is left as it came, nor a part of it."""
    told = fault_sentence(sentence)
    assert sentence != told, file
    assert "Could not" not in told
    assert sentence.count(PART) == told.count(PART)


@pytest.mark.parametrize(
    "what",
    [
        "The file PART of your current game had been changed or deleted.",
        "PART had been replaced by another file, which was renamed to PART.",
    ],
)
def test_a_sitting_written_anew_is_told_in_german(what: str) -> None:
    """The message about a journal that was written again is translated."""
    sentence = f"{what} Your session has been saved again."
    told = fault_sentence(sentence)
    assert told.endswith("Ihre Runde wurde neu gespeichert.")
    assert sentence.count(PART) == told.count(PART)


def test_a_fault_in_a_file_names_its_line() -> None:
    """The quoted part of a line stays; the rest is translated."""
    expected = "Zeile 7: this is not JSON; expected one object a line."
    assert expected == fault_sentence("Line 7: this is not JSON; expected one object a line.")


def test_a_fault_within_a_fault_is_said_too() -> None:
    """The inner sentence is taken for what it is."""
    told = fault_sentence("evening.reunion was not imported. Nothing was changed. Line 2: no.")
    assert told.endswith("Zeile 2: no.")


def test_an_unknown_sentence_is_said_as_it_came() -> None:
    """Better English than nothing."""
    assert "The moon is full." == fault_sentence("The moon is full.")
