"""Program start: second start, first paint, event loop."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt

from reunion_desktop.app.application import (
    GAMES_FOLDER,
    application_for_table,
    collect_between_events,
    default_folder,
    refused,
    why_no_window,
)
from reunion_desktop.app.crash_report import CrashReports
from reunion_desktop.app.second_start import SecondStartListener, await_answer, hand_over
from reunion_desktop.app.settings import FILE as SETTINGS_FILE
from reunion_desktop.app.table import Table
from reunion_desktop.solver.core_available import COMPILED, FAULT
from reunion_desktop.solver.installed import Damaged, damage
from reunion_desktop.storage.disk import Busy, StorageFault, put_away
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.window_geometry.first_paint import FirstPaint

translate = QCoreApplication.translate


def run(
    file: Path | None, data_dir: Path | None, *, reset: bool = False, language: str | None = None
) -> int:
    """Open the table and run until it is closed; returns the exit code.

    If the program already runs in the same folder, that one comes to the front instead.

    Args:
        file: a record to open; None for the game in progress.
        data_dir: the data folder; None for the system's place.
        reset: whether to start with default settings; games are kept.
        language: the language code from now on; None for the last one.
    """
    missing = why_no_window()
    if missing:
        print(f"reunion-desktop: {missing}", file=sys.stderr)
        return 2
    try:
        application = application_for_table()
        folder = data_dir or default_folder()
        if reset:
            put_away(folder / SETTINGS_FILE)
        table = Table(folder, language=Language(language) if language else None)
    except Busy:
        return _bring_forward(folder, file)
    except (Damaged, StorageFault) as fault:
        return refused(str(fault))
    watch = RunningServices(table, folder)

    def stand() -> None:
        watch.listen()
        collect_between_events(table.window)

    try:
        if file is None:
            open_up(table, stand)
        else:
            try:
                table.open(file)
            except BadRecord as bad:
                return refused(str(bad), f"{file}: ")
            except StorageFault as fault:
                return refused(str(fault))
            table.window.show()
            stand()
        return application.exec()
    finally:
        watch.close()
        table.close()


def open_up(table: Table, then: Callable[[], object] = lambda: None) -> None:
    """Show the table, and continue the game as soon as the table is visible.

    Args:
        table: without a game yet.
        then: called after that.
    """

    def take_up() -> None:
        table.take_up()
        then()

    table.welcome()
    FirstPaint(table.window.table.viewport(), take_up)
    table.window.show()


def _bring_forward(folder: Path, file: Path | None) -> int:
    """Bring the program that runs in a folder to the front."""
    try:
        await_answer(hand_over(folder, file))
    except StorageFault as fault:
        return refused(str(fault))
    return 0


class RunningServices:
    """Services while the program runs: crash reports, and second starts."""

    def __init__(self, table: Table, folder: Path) -> None:
        """Report unhandled errors from now on, and watch for second starts.

        Args:
            table: the table that comes to the front.
            folder: its data folder.
        """
        self._table = table
        solver = "compiled" if COMPILED else "in Python"
        journal = folder / GAMES_FOLDER / "journal.reunion"
        self._reports = CrashReports(folder, journal, solver, self._tell_crash)
        self._reports.watch()
        self._second_starts = SecondStartListener(folder, table.window)
        self._second_starts.second_start.connect(self._come_forward)
        self._damages: list[str] = []
        table.window.preferences_changed.connect(self._tell_damage)

    def listen(self) -> None:
        """Accept second starts; not before there is a game that can be replaced."""
        self._second_starts.listen()
        self._tell_damage()

    def _tell_damage(self) -> None:
        """Report each damaged file of the installation once."""
        words = self._table.interpreter.missing
        for damaged in (FAULT, str(damage(words)) if words else ""):
            if damaged and damaged not in self._damages:
                self._damages.append(damaged)
                self._table.window.say_trouble(damaged)

    def close(self) -> None:
        """Stop reporting."""
        self._reports.rest()

    def _come_forward(self, file: Path | None) -> None:
        window = self._table.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            self._table.open_chosen(file)

    def _tell_crash(self, place: str) -> None:
        sentence = translate(
            "mishap", "Something went wrong. A report was saved on this computer only: {place}"
        )
        self._table.window.say_trouble(sentence.format(place=place))
