"""A table for the test with a real screen reader's eyes; run as a program of its own."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.pace import Speed

LONGEST_MS = 60_000
"""Whoever started the table may have died: it closes by itself."""
SETTLED_MS = 400
"""By then the table has told the bus that it is there."""


def say_ready() -> None:
    """Tell whoever started the table that it can be looked at."""
    sys.stdout.write("ready\n")
    sys.stdout.flush()


def main(folder: Path) -> None:
    """Sit down with two opponents without a plan, and stay until told to go."""
    application = application_for_table()
    table = Table(folder, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    names = ("Me", "Anna", "Karl")
    table.begin(NewGame(table.game.default, names, ("random", "random"), "7"))
    table.window.show()
    QTimer.singleShot(SETTLED_MS, say_ready)
    QTimer.singleShot(LONGEST_MS, application.quit)
    application.exec()
    table.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
