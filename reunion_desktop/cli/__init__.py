"""The command line: ``reunion-desktop`` with all its subcommands."""

from __future__ import annotations

from reunion_desktop.cli.parser import main

__all__ = ["main"]
