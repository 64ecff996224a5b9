"""The command ``bench``: all measurements, or those that need a process of their own."""

from __future__ import annotations

import argparse
import gc

from reunion_desktop.cli.commands import load


def bench(options: argparse.Namespace) -> int:
    """Measure the program on this machine; returns the exit code."""
    code: int
    if options.part == "window":
        gc.disable()  # As in the table's process.
        code = load("figures of a window")(quick=options.quick, as_json=options.json)
    elif options.part == "archive":
        code = load("figures of the archive")(as_json=options.json)
    else:
        code = load("figures")(options)
    return code
