"""The table of commands: which function in which module does what was asked, loaded when it is.

Importing everything for every command would cost a short answer most of its time, and a system
without the libraries of a window every answer. So what a command needs is imported here, by name,
and nowhere else in this room but at the head of a module.
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
"""What may be typed first; each takes the options and returns the exit code."""

PARTS = {
    "table": "reunion_desktop.app.start:run",
    "self-test": "reunion_desktop.app.self_test:run",
    "fault of the core": "reunion_desktop.solver.core_available:fault",
    "version": "reunion_desktop.cli.version:print_version",
    "review": "reunion_desktop.cli.review_command:print_review",
    "pages": "reunion_desktop.cli.sheet_export:draw_pages",
    "figures": "reunion_desktop.cli.figures:print_figures",
    "figures of a window": "reunion_desktop.bench.window:tell",
    "figures of the archive": "reunion_desktop.bench.archive:tell",
}
"""What a command asks for by its options, and what is done without one."""


def load(name: str) -> Callable[..., Any]:
    """The function behind a name of one of the tables.

    Raises:
        ImportError: a library of the system is missing.
    """
    module, _, function = (COMMANDS.get(name) or PARTS[name]).partition(":")
    loaded: Callable[..., Any] = getattr(import_module(module), function)
    return loaded
