"""The command ``bench``, and ``reunion-desktop --version``."""

from __future__ import annotations

import argparse
import gc

from reunion_desktop import __version__
from reunion_desktop.cli.commands import load
from reunion_desktop.cli.output import DONE, UsageError, complain
from reunion_desktop.solver.core_available import COMPILED, FAULT
from reunion_desktop.storage.disk import StorageFault


def bench(options: argparse.Namespace) -> int:
    """Measure the program on this machine, or what needs a process of its own; the exit code."""
    code: int
    if options.part == "window":
        gc.disable()  # As in the table's process.
        code = load("figures of a window")(quick=options.quick, as_json=options.json)
    elif options.part == "archive":
        code = load("figures of the archive")(as_json=options.json)
    else:
        run = load("figures")
        try:
            code = run(
                as_json=options.json,
                quick=options.quick,
                compare=options.compare,
                game=options.game,
            )
        except StorageFault as fault:
            raise UsageError(str(fault)) from None
    return code


def print_version() -> int:
    """Print the version and whether the search is compiled; returns the exit code."""
    solver = "compiled" if COMPILED else "in Python, because no compiler was at hand"
    if FAULT:
        solver = "in Python"
        complain(FAULT)
    print(f"Reunion Desktop {__version__}, solver {solver}")
    return DONE
