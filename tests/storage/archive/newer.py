"""An archive of a later version of the program."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from reunion_desktop.storage.archive.tables import VERSION


def made_newer(path: Path) -> None:
    """Mark an archive as one with a newer schema."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
