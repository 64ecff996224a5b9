"""Table of commands: the function of each, imported when the command is run.

Importing everything for every command would cost most of a short command's time, and every command
would fail on a system without the libraries of a window. So the modules of a command are imported
here, by name; elsewhere in this package imports stand at the head of a module.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

COMMANDS = {
    "simulate": "reunion_desktop.cli.play_commands:simulate",
    "arena": "reunion_desktop.cli.play_commands:arena",
    "replay": "reunion_desktop.cli.file_commands:replay",
    "sheet": "reunion_desktop.cli.file_commands:sheet",
    "solve": "reunion_desktop.cli.file_commands:solve",
    "bench": "reunion_desktop.cli.bench_command:bench",
    "player": "reunion_desktop.cli.play_commands:player",
}
"""Commands by name; each function takes the options and returns the exit code."""

PARTS = {
    "table": "reunion_desktop.app.start:run",
    "self-test": "reunion_desktop.app.self_test:run",
    "fault of the core": "reunion_desktop.solver.core_available:fault",
    "version": "reunion_desktop.cli.bench_command:print_version",
    "review": "reunion_desktop.cli.review_command:print_review",
    "pages": "reunion_desktop.cli.sheet_export:write_pages",
    "figures": "reunion_desktop.bench.figures:run",
    "figures of a window": "reunion_desktop.bench.window:tell",
    "figures of the archive": "reunion_desktop.bench.archive:tell",
}
"""Functions that commands import by their options."""


def load(name: str) -> Callable[..., Any]:
    """Import the function behind a name of one of the tables.

    Raises:
        ImportError: a library of the system is missing.
    """
    module, _, function = (COMMANDS.get(name) or PARTS[name]).partition(":")
    loaded: Callable[..., Any] = getattr(import_module(module), function)
    return loaded
