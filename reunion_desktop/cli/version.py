"""The command ``reunion-desktop --version``."""

from __future__ import annotations

from reunion_desktop import __version__
from reunion_desktop.cli.faults import DONE
from reunion_desktop.cli.output import complain
from reunion_desktop.solver.core_available import COMPILED, FAULT


def print_version() -> int:
    """Print the version and whether the search is compiled; returns the exit code."""
    solver = "compiled" if COMPILED else "in Python, because no compiler was at hand"
    if FAULT:
        solver = "in Python"
        complain(FAULT)
    print(f"Reunion Desktop {__version__}, solver {solver}")
    return DONE
