"""The file dialogs of the archive: where records and backups come from and go to."""

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
    """Asks for files; each choice has a signal of its own."""

    import_wanted = Signal(tuple)
    """Paths of records, or of folders of them."""
    export_wanted = Signal(Path)
    """Where a record is to be written to."""
    backup_wanted = Signal(Path)
    """Where the whole archive is to be copied to."""
    restore_wanted = Signal(Path)
    """The backup that is to take the archive's place."""

    def __init__(self, window: QWidget) -> None:
        """Open above a window."""
        super().__init__(window)
        self._window = window

    def choose_records(self) -> None:
        """Ask for records to import."""
        kinds = self.tr("Game files (*.reunion);;All files (*)")
        paths = ask_to_open_some(self._window, self.tr("Import game files"), kinds)
        if paths:
            self.import_wanted.emit(paths)

    def choose_folder(self) -> None:
        """Ask for a folder of records to import."""
        path = ask_for_folder(self._window, self.tr("Import a folder of game files"))
        if path is not None:
            self.import_wanted.emit((path,))

    def choose_export(self, name: str) -> None:
        """Ask where a record is to be written to; ``name`` is proposed."""
        path, _ = ask_to_save(
            self._window, self.tr("Export game file"), name, self.tr("Game files (*.reunion)")
        )
        if path is not None:
            self.export_wanted.emit(_with_ending(path, ".reunion"))

    def choose_backup(self) -> None:
        """Ask where the archive is to be copied to."""
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
        """Ask for a backup."""
        kinds = self.tr("Archives (*.db);;All files (*)")
        path = ask_to_open(self._window, self.tr("Restore a backup"), kinds)
        if path is not None:
            self.restore_wanted.emit(path)


def _with_ending(path: Path, ending: str) -> Path:
    return path if path.suffix else path.with_name(path.name + ending)
