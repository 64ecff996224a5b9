"""The program without a command: the table's window, the self-test, or the version."""

from __future__ import annotations

import argparse
import gc

from reunion_desktop.app.shell_language import translate
from reunion_desktop.cli.commands import load
from reunion_desktop.cli.faults import Wrong


def open_table(options: argparse.Namespace) -> int:
    """Open the table, or say which version it is; the exit code is returned."""
    code: int
    if options.version:
        code = load("version")()
        return code
    # Nothing of what is loaded now is garbage: looking for it would cost a tenth of the start.
    gc.disable()
    try:
        run = load("table")
    except ImportError as missing:
        if missing.path is None or "PySide6" not in missing.path:
            raise
        text = translate(
            "cli", "The table cannot be opened, because a system library is missing: {fault}."
        )
        raise Wrong(text.format(fault=missing)) from None
    if options.self_test:
        test = load("self-test")
        gc.enable()
        code = test()
        return code
    code = run(options.file, options.data_dir, reset=options.reset, language=options.language)
    return code
