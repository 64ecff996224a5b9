"""Faults in words: what went wrong outside the game, in the language of the program."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from reunion_desktop.ui.language.fault_patterns import translated_fault


def fault_sentence(english: str) -> str:
    """A sentence of the code that reads and writes, in the language of the program.

    An unknown sentence is returned unchanged.
    """
    return translated_fault(english, partial(QCoreApplication.translate, "faults"))
