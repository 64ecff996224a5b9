"""The program without a command: its options; opens the table or prints the version."""

from __future__ import annotations

import argparse
import gc
from pathlib import Path

from reunion_desktop.cli.argument_types import folder
from reunion_desktop.cli.commands import COMMANDS, load
from reunion_desktop.cli.faults import UsageError
from reunion_desktop.cli.parser import Parser, add_language
from reunion_desktop.ui.language.shell_language import translate


def table_parser() -> argparse.ArgumentParser:
    """The argument parser for use without a command.

    Parsing raises :exc:`UsageError`, or :exc:`SystemExit` after printing help.
    """
    names = ", ".join(COMMANDS)
    parser = Parser(
        prog="reunion-desktop",
        description=translate(
            "cli", "Réunion and related card games for one player against the computer."
        ),
        epilog=translate(
            "cli", "Other commands: {names}. Run any of them with --help for details."
        ).format(names=names),
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE.reunion",
        help=translate("cli", "open a game file"),
    )
    parser.add_argument(
        "--version", action="store_true", help=translate("cli", "print the version and exit")
    )
    parser.add_argument(
        "--data-dir",
        type=folder,
        metavar="DIR",
        help=translate("cli", "store games and settings in this folder"),
    )
    add_language(parser, translate("cli", "language of the program, from now on"))
    parser.add_argument(
        "--reset",
        action="store_true",
        help=translate("cli", "reset all settings to their defaults; games are kept"),
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help=translate("cli", "play a whole game automatically, print the result and exit"),
    )
    return parser


def open_table(options: argparse.Namespace) -> int:
    """Open the table, run the self-test or print the version; returns the exit code."""
    code: int
    if options.version:
        code = load("version")()
        return code
    # Nothing loaded now is garbage; collections would take a tenth of the start.
    gc.disable()
    try:
        return _opened(options)
    finally:
        gc.enable()


def _opened(options: argparse.Namespace) -> int:
    """As :func:`open_table`, with garbage collection disabled until the table is open."""
    code: int
    try:
        run = load("table")
    except ImportError as missing:
        if missing.path is None or "PySide6" not in missing.path:
            raise
        text = translate(
            "cli", "The window can’t be opened because a system library is missing: {fault}."
        )
        raise UsageError(text.format(fault=missing)) from None
    if options.self_test:
        test = load("self-test")
        gc.enable()
        code = test()
        return code
    code = run(options.file, options.data_dir, reset=options.reset, language=options.language)
    return code
