"""What may be written after an option: texts turned into values, or refused in one sentence."""

from __future__ import annotations

import argparse
from pathlib import Path

from reunion_desktop.app.shell_language import translate

_LEAST_DPI, _MOST_DPI = 30, 1200
"""Dots to an inch of a drawn sheet."""


def dots(text: str) -> int:
    """Dots to an inch, from 30 to 1200.

    Raises:
        ArgumentTypeError: the text is no such number.
    """
    if not text.isascii() or not text.isdigit() or not _LEAST_DPI <= int(text) <= _MOST_DPI:
        complaint = translate("cli", "{text} is no number from {least} to {most}")
        raise argparse.ArgumentTypeError(
            complaint.format(text=repr(text), least=_LEAST_DPI, most=_MOST_DPI)
        )
    return int(text)


def folder(text: str) -> Path:
    """A folder, there or not.

    Raises:
        ArgumentTypeError: there is no text.
    """
    if not text:
        raise argparse.ArgumentTypeError(translate("cli", "expected the name of a folder"))
    return Path(text)


def count(text: str) -> int:
    """A number of things, 1 at least.

    Raises:
        ArgumentTypeError: the text is no such number.
    """
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        complaint = translate("cli", "{text} is no number of 1 or more").format(text=repr(text))
        raise argparse.ArgumentTypeError(complaint)
    return int(text)
