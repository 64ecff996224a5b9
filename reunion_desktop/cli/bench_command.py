"""The command ``bench``: all figures, or those that a process of its own must measure."""

from __future__ import annotations

import argparse
import gc

from reunion_desktop.cli.commands import load


def bench(options: argparse.Namespace) -> int:
    """Measure the program on this machine; the exit code is returned."""
    code: int
    if options.part == "window":
        gc.disable()  # As the table does.
        code = load("figures of a window")(quick=options.quick)
    elif options.part == "archive":
        code = load("figures of the archive")()
    else:
        code = load("figures")(options)
    return code
