"""A line on standard error that says how far long work has come."""

from __future__ import annotations

import sys

from reunion_desktop.app.shell_language import translate


def show_progress(done: int, out_of: int) -> None:
    """Write the line over again, on a terminal only."""
    if sys.stderr is not None and sys.stderr.isatty():
        end = "\n" if done == out_of else ""
        line = translate("cli", "{done} of {all}").format(done=done, all=out_of)
        print(f"\r{line}", end=end, file=sys.stderr, flush=True)
