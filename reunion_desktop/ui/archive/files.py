"""The file dialogs of the archive: where records and backups come from and go to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDate, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget


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
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            self.tr("Import records"),
            "",
            self.tr("Records (*.reunion);;All files (*)"),
        )
        if names:
            self.import_wanted.emit(tuple(Path(name) for name in names))

    def choose_folder(self) -> None:
        """Ask for a folder of records to import."""
        name = QFileDialog.getExistingDirectory(self._window, self.tr("Import a folder of records"))
        if name:
            self.import_wanted.emit((Path(name),))

    def choose_export(self) -> None:
        """Ask where a record is to be written to."""
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Export as a record"),
            self.tr("Sitting.reunion"),
            self.tr("Records (*.reunion)"),
        )
        if name:
            self.export_wanted.emit(_with_ending(Path(name), ".reunion"))

    def choose_backup(self) -> None:
        """Ask where the archive is to be copied to."""
        today = QDate.currentDate().toString("yyyy-MM-dd")
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Back up the archive"),
            self.tr("Reunion archive {date}.db").format(date=today),
            self.tr("Archives (*.db)"),
        )
        if name:
            self.backup_wanted.emit(_with_ending(Path(name), ".db"))

    def choose_restore(self) -> None:
        """Ask for a backup."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Restore a backup"),
            "",
            self.tr("Archives (*.db);;All files (*)"),
        )
        if name:
            self.restore_wanted.emit(Path(name))


def _with_ending(path: Path, ending: str) -> Path:
    return path if path.suffix else path.with_name(path.name + ending)
