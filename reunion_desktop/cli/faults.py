"""Exit codes of the command line, and the exception that stands for wrong use."""

from __future__ import annotations

DONE, NO, WRONG = 0, 1, 2
"""Exit codes: done, the answer is no, wrong use or a fault outside."""


class CommandStopped(KeyboardInterrupt):
    """The system asks a command to end: it shuts down, or its terminal was closed."""


class UsageError(Exception):
    """Wrong use or a fault outside, with one sentence that says so."""
