"""Entry point of the command line: parse the arguments, run the command, exit code.

Exit codes: 0 done, 1 the answer is no (a record refused, a self-test failed), 2 wrong usage or an
external error, with one sentence on standard error.
"""

from __future__ import annotations

import argparse
import gc
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread

from reunion_desktop.cli.commands import COMMANDS, load
from reunion_desktop.cli.output import (
    DONE,
    WRONG,
    CommandStopped,
    UsageError,
    complain,
    guarded_output,
)
from reunion_desktop.cli.parser import command_parser, table_parser
from reunion_desktop.solver.installed import Damaged, damage
from reunion_desktop.ui.language.shell_language import (
    speak_as_the_shell,
    translate,
    translate_fault,
)

_ENDING = [signal.SIGTERM] if sys.platform == "win32" else [signal.SIGTERM, signal.SIGHUP]
"""Signals by which the system asks a program to end."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    missing = speak_as_the_shell()
    if missing is not None:
        complain(str(damage(missing)))
    try:
        with guarded_output():
            return _run(given)
    except (UsageError, Damaged) as wrong:
        complain(translate_fault(str(wrong)))
        return WRONG
    except BrokenPipeError:
        # The reader of our output has closed the pipe.
        return DONE
    except CommandStopped:
        complain(translate("cli", "Terminated."))
        return WRONG
    except KeyboardInterrupt:
        complain(translate("cli", "Interrupted."))
        return WRONG


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """Turn termination signals into an exception, so that a command ends its processes."""
    if current_thread() is not main_thread():
        yield  # Only the main thread can handle signals.
        return
    before = {number: signal.signal(number, _stop) for number in _ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(_number: int, _frame: object) -> None:
    raise CommandStopped


def _run(given: list[str]) -> int:
    code: int
    if given and given[0] in COMMANDS:
        name, *rest = given
        options = command_parser(name).parsed(rest)
        command = load(name)
        if fault := load("fault of the core")():
            complain(translate_fault(fault))
        with _ending_in_order():
            code = command(options)
        return code
    return open_table(table_parser().parsed(given))


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
