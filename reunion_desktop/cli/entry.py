"""Entry point of the command line: parse the arguments, run the command, exit code.

Exit codes: 0 done, 1 the answer is no (a record refused, a self-test failed), 2 wrong usage or an
external error, with one sentence on standard error.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread

from reunion_desktop.cli.commands import COMMANDS, load
from reunion_desktop.cli.faults import DONE, WRONG, CommandStopped, UsageError
from reunion_desktop.cli.output import complain, guarded_output
from reunion_desktop.cli.parser import command_parser
from reunion_desktop.cli.window import open_table, table_parser
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
        options = command_parser(name).parse_args(rest)
        command = load(name)
        if fault := load("fault of the core")():
            complain(translate_fault(fault))
        with _ending_in_order():
            code = command(options)
        return code
    return open_table(table_parser().parse_args(given))
