"""Argument parser of the command line, and types that refuse a text in one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from reunion_desktop.cli.output import UsageError
from reunion_desktop.games import GAMES
from reunion_desktop.ui.language.shell_language import translate

_MANY = 1_000_000_000
"""Upper limit of counts: more than could ever be finished."""
_SHOWN = 40
"""Characters of a refused text that are shown."""


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one sentence and accepts no abbreviated options."""

    rules: argparse.Action | None = None
    """The option for rules: its help lists all presets, which are loaded only to print it."""

    def __init__(
        self, prog: str, description: str | None = None, epilog: str | None = None
    ) -> None:
        # With abbreviations, a new option could change the meaning of an existing command line.
        super().__init__(prog, description=description, epilog=epilog, allow_abbrev=False)

    def format_help(self) -> str:
        """The help, with all presets."""
        if self.rules is not None:
            presets = "; ".join(f"{game.id}: {', '.join(game.presets)}" for game in GAMES)
            self.rules.help = translate(
                "cli",
                "rule set, one of: {presets}; options may follow: rhineland,max_tens_discarded=2",
            ).format(presets=presets)
        return super().format_help()

    def parsed(self, given: Sequence[str]) -> argparse.Namespace:
        """Parse the options.

        Raises:
            UsageError: they are not valid.
        """
        options = self.parse_args(given)
        for name, value in vars(options).items():
            if isinstance(value, list):
                # Before 3.13 "--seed=--" gave an empty list in place of a text.
                complaint = translate("cli", "argument %(argument_name)s: %(message)s")
                missing = translate("cli", "expected one argument")
                option = f"--{name.replace('_', '-')}"
                self.error(complaint % {"argument_name": option, "message": missing})
        return options

    def error(self, message: str) -> NoReturn:
        """Report a parsing error.

        Raises:
            UsageError: always.
        """
        complaint = translate("cli", "{complaint}. Run “{program} --help” for usage.")
        message = message[:1].upper() + message[1:]
        raise UsageError(complaint.format(complaint=message, program=self.prog))


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
