"""Errors raised in English below the UI are shown in the player's language."""

from __future__ import annotations

import re

import pytest

from reunion_desktop.ui.language.faults import fault_sentence
from reunion_desktop.ui.language.interpreter import Interpreter, Language


@pytest.fixture(autouse=True)
def _german(interpreter: Interpreter) -> None:
    """Use German during the test."""
    interpreter.speak(Language.GERMAN)


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("The file PART of your current game had been changed or deleted. {}", "PART.*{}"),
        (
            "PART had been replaced by another file, which was renamed to PART. {}",
            "PART.*PART.*{}",
        ),
        ("Line 7: this is not valid JSON.", "Zeile 7: Das ist kein gültiges JSON."),
        ("The moon is full.", "The moon is full."),
    ],
)
def test_a_fault_is_told_in_german(english: str, german: str) -> None:
    """Files, line and reason are told in the player's language; an unknown message in English."""
    told = fault_sentence(english.format("Your session has been saved again."))
    assert re.fullmatch(f".*{german}".format("Ihre Runde wurde neu gespeichert."), told)
