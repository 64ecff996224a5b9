"""Tests of the names in the choice of a new game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from reunion_desktop.ui.dialogs.new_game import named_now, persons_name
from reunion_desktop.ui.language.interpreter import Interpreter, Language


@pytest.mark.parametrize("account", ["root", "Administrator", "", "user"])
def test_nobody_is_called_after_a_system(monkeypatch: pytest.MonkeyPatch, account: str) -> None:
    """A system account gives a guest; a personal account name is kept."""
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert "Guest" == persons_name()
    monkeypatch.setattr("getpass.getuser", lambda: "clara")
    assert "Clara" == persons_name()


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[Interpreter]:  # noqa: ARG001 - it speaks to one.
    """An interpreter that is reset to English afterwards."""
    made = Interpreter()
    yield made
    made.speak(Language.ENGLISH)


def test_a_guest_is_called_so_in_the_language_of_the_moment(
    monkeypatch: pytest.MonkeyPatch, interpreter: Interpreter
) -> None:
    """A guest's name changes between all languages; other names stay.

    If the account has a personal name, a guest's name was typed, and stays.
    """
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    languages = (Language.ENGLISH, Language.GERMAN, Language.FRENCH)
    said = {}
    for language in languages:
        interpreter.speak(language)
        said[language] = persons_name()
    assert 3 == len(set(said.values()))
    for language in languages:
        interpreter.speak(language)
        for name in said.values():
            assert (said[language], "Anna") == named_now((name, "Anna"))
    monkeypatch.setattr("getpass.getuser", lambda: "clara")
    assert ("Gast", "Anna") == named_now(("Gast", "Anna"))
