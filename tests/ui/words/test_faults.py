"""Errors raised in English below the UI are shown in the player's language."""

from __future__ import annotations

import pytest

from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.words.faults import fault_sentence


@pytest.fixture(autouse=True)
def _german(interpreter: Interpreter) -> None:
    """Use German during the test."""
    interpreter.speak(Language.GERMAN)


@pytest.mark.parametrize(
    "what",
    [
        "The file PART of your current game had been changed or deleted.",
        "PART had been replaced by another file, which was renamed to PART.",
    ],
)
def test_a_session_saved_again_is_reported_in_german(what: str) -> None:
    """A player whose file was lost for a moment reads so in their own language."""
    sentence = f"{what} Your session has been saved again."
    told = fault_sentence(sentence)
    assert told.endswith("Ihre Runde wurde neu gespeichert.")
    assert sentence.count("PART") == told.count("PART")


def test_a_fault_in_a_file_names_its_line() -> None:
    """Line number and reason are German."""
    told = fault_sentence("Line 7: this is not valid JSON.")
    assert "Zeile 7: Das ist kein gültiges JSON." == told


def test_an_unknown_sentence_is_said_as_it_came() -> None:
    """An unknown message is shown in English."""
    assert "The moon is full." == fault_sentence("The moon is full.")
