"""The command line: ``reunion-desktop`` with all its subcommands."""

from __future__ import annotations

from reunion_desktop.cli.entry import main

__all__ = ["main"]
