"""Argument types of the command line: parse a text, or refuse it in one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from reunion_desktop.ui.language.shell_language import translate

_MANY = 1_000_000_000
"""Upper limit of counts: more than could ever be finished."""
_SHOWN = 40
"""Characters of a refused text that are shown."""


def folder(text: str) -> Path:
    """A folder that may or may not exist.

    Raises:
        ArgumentTypeError: there is no text.
    """
    if not text:
        raise argparse.ArgumentTypeError(translate("cli", "a folder name is required"))
    return Path(text)


def plain_text(text: str) -> str:
    """A text that can be written into a file.

    Raises:
        ArgumentTypeError: the argument's bytes are not text.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        complaint = translate("cli", "{text} is not valid UTF-8").format(text=_shown(text))
        raise argparse.ArgumentTypeError(complaint) from None
    return text


def number(least: int, most: int) -> Callable[[str], int]:
    """Make a parser for integers in a range, both ends included.

    It raises :exc:`argparse.ArgumentTypeError` for any other text.
    """

    def read(text: str) -> int:
        if _is_number(text) and len(text) <= len(str(most)) and least <= int(text) <= most:
            return int(text)
        complaint = translate("cli", "{text} is not a number from {least} to {most}")
        raise argparse.ArgumentTypeError(
            complaint.format(text=_shown(text), least=least, most=most)
        )

    return read


def count_to(most: int) -> Callable[[str], int]:
    """Make a parser for counts from 1 up to a limit.

    It raises :exc:`argparse.ArgumentTypeError` for any other text.
    """
    bounded = number(1, most)

    def read(text: str) -> int:
        if _is_number(text) and text.strip("0"):
            return bounded(text)
        complaint = translate("cli", "{text} is not a number of 1 or more").format(
            text=_shown(text)
        )
        raise argparse.ArgumentTypeError(complaint)

    return read


count = count_to(_MANY)
"""Parser for a count: of games, deals, tricks."""


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _shown(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")
