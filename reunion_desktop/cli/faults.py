"""Exit codes of the command line, and its exceptions."""

from __future__ import annotations

DONE, NO, WRONG = 0, 1, 2
"""Exit codes: done, the answer is no, wrong usage or an external error."""


class CommandStopped(KeyboardInterrupt):
    """The system asks a command to end: it shuts down, or its terminal was closed."""


class UsageError(Exception):
    """Wrong usage or an external error, with one sentence that says so."""
