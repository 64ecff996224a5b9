"""Print the measurements of the whole program: the default of ``bench``."""

from __future__ import annotations

import argparse

from reunion_desktop.bench.figures import BaselineError, run
from reunion_desktop.cli.faults import UsageError


def print_figures(options: argparse.Namespace) -> int:
    """Measure everything and print it; returns the exit code."""
    try:
        return run(
            as_json=options.json,
            quick=options.quick,
            compare=options.compare,
            game=options.game,
        )
    except BaselineError as bad:
        raise UsageError(str(bad)) from None
