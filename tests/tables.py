"""Tables for tests, in windows that are deleted when their test ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.ui.look.durations import Speed


def delete_now() -> None:
    """Delete the objects for which ``deleteLater`` was called, in no other test's event loop."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@contextmanager
def laid(
    qtbot: QtBot,
    folder: Path,
    size: tuple[int, int] = (1000, 700),
    *,
    active: bool = False,
    painted: bool = True,
) -> Iterator[Table]:
    """Show a table without pauses; at the end, close it and restore text size and language.

    Args:
        qtbot: pytest-qt's bot.
        folder: where its games are kept.
        size: size of the window.
        active: whether the window gets the keyboard's focus.
        painted: whether cards and cloth are painted; nothing else depends on it.
    """
    application_for_table()
    table = Table(folder, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    table.window.table.setUpdatesEnabled(painted)
    table.window.resize(*size)
    table.window.show()
    if active:
        table.window.activateWindow()
        qtbot.waitActive(table.window)
    else:
        qtbot.waitExposed(table.window)
    usual = table.preferences
    try:
        yield table
    finally:
        if table.preferences != usual:
            table.prefer(usual)
        table.close()
        delete_now()
