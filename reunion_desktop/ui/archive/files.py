"""File dialogs of the archive: import, export, backup, restore."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDate, QObject, Signal
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.window_geometry.documents import (
    ask_for_folder,
    ask_to_open,
    ask_to_open_some,
    ask_to_save,
)


class Files(QObject):
    """Opens the file dialogs; each choice has its own signal."""

    import_wanted = Signal(tuple)
    """Paths of game files, or of folders with game files."""
    export_wanted = Signal(Path)
    """Path of a game file to write."""
    backup_wanted = Signal(Path)
    """Path of a backup to write."""
    restore_wanted = Signal(Path)
    """Path of the backup to restore."""

    def __init__(self, window: QWidget) -> None:
        """Set up for a window."""
        super().__init__(window)
        self._window = window

    def choose_records(self) -> None:
        """Choose game files to import."""
        kinds = self.tr("Game files (*.reunion);;All files (*)")
        paths = ask_to_open_some(self._window, self.tr("Import game files"), kinds)
        if paths:
            self.import_wanted.emit(paths)

    def choose_folder(self) -> None:
        """Choose a folder of game files to import."""
        path = ask_for_folder(self._window, self.tr("Import a folder of game files"))
        if path is not None:
            self.import_wanted.emit((path,))

    def choose_export(self, name: str) -> None:
        """Choose the path of a game file to write; ``name`` is suggested."""
        path, _ = ask_to_save(
            self._window, self.tr("Export game file"), name, self.tr("Game files (*.reunion)")
        )
        if path is not None:
            self.export_wanted.emit(_with_ending(path, ".reunion"))

    def choose_backup(self) -> None:
        """Choose the path of a backup to write."""
        today = QDate.currentDate().toString("yyyy-MM-dd")
        path, _ = ask_to_save(
            self._window,
            self.tr("Back up the archive"),
            self.tr("Reunion archive {date}.db").format(date=today),
            self.tr("Archives (*.db)"),
        )
        if path is not None:
            self.backup_wanted.emit(_with_ending(path, ".db"))

    def choose_restore(self) -> None:
        """Choose a backup to restore."""
        kinds = self.tr("Archives (*.db);;All files (*)")
        path = ask_to_open(self._window, self.tr("Restore a backup"), kinds)
        if path is not None:
            self.restore_wanted.emit(path)


def _with_ending(path: Path, ending: str) -> Path:
    return path if path.suffix else path.with_name(path.name + ending)
