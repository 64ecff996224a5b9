"""Long jobs of the archive window: import, export, backup, restore."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from reunion_desktop.history.sessions import Imported
from reunion_desktop.ui.archive.bars import ProgressBar
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.client import ArchiveClient, LongJob
from reunion_desktop.ui.archive.files import Files
from reunion_desktop.ui.look.plain_text import PlainMessage
from reunion_desktop.ui.words.unit_words import UnitWords


class Transfers(QObject):
    """Runs the jobs chosen in the file dialogs, one at a time."""

    said = Signal(str)
    """Message about a job, or why it failed."""
    changed = Signal()
    """The content of the archive changed."""
    busy = Signal()
    """A long job has started or ended."""

    def __init__(
        self,
        window: QWidget,
        desk: ArchiveClient,
        progress: ProgressBar,
        files: Files,
        chosen: Callable[[], tuple[int, ...]],
    ) -> None:
        """Set up for a window.

        Args:
            window: parent of questions.
            desk: archive client.
            progress: bar that shows the job.
            files: file dialogs.
            chosen: returns the selected sessions.
        """
        super().__init__(window)
        self._window, self._desk, self._progress, self._chosen = window, desk, progress, chosen
        files.import_wanted.connect(self.import_files)
        files.export_wanted.connect(self.export)
        files.backup_wanted.connect(self.back_up)
        files.restore_wanted.connect(self.ask_to_restore)

    def import_files(self, paths: tuple[Path, ...]) -> None:
        """Import game files."""
        job = self._begin(self.tr("Importing game files…"), self._imported)
        if job is not None:
            self._desk.import_files(job, paths)

    def _imported(self, came: Imported) -> None:
        sentence = self.tr("Imported: {new}. Already in the archive: {known}.")
        if len(came.played) == 1:
            (game,) = came.played
            amount = figures_of(game).unit.amount
        else:
            amount = UnitWords().amount
        self.said.emit(sentence.format(new=amount(came.games), known=amount(came.known)))
        self.changed.emit()

    def export(self, path: Path) -> None:
        """Export the selected sessions as one game file."""
        sentence = self.tr("Saved to {file}.").format(file=path.name)
        self._desk.export(self._chosen(), path, lambda _done: self.said.emit(sentence))

    def back_up(self, path: Path) -> None:
        """Back up the whole archive to one file."""
        sentence = self.tr("The archive was backed up to {file}.").format(file=path.name)
        job = self._begin(
            self.tr("Backing up the archive…"), lambda _done: self.said.emit(sentence)
        )
        if job is not None:
            self._desk.back_up(job, path)

    def ask_to_restore(self, path: Path) -> None:
        """Ask, and restore the archive from a backup."""
        question = PlainMessage(self._window)
        question.setIcon(QMessageBox.Icon.Question)
        question.setText(self.tr("Replace the archive with {file}?").format(file=path.name))
        question.setInformativeText(
            self.tr(
                "The archive will be restored to the state of this backup. Games you have played"
                " here since then are added again automatically. Names, notes and imported games"
                " that are not in the backup will be lost."
            )
        )
        yes = question.addButton(self.tr("&Restore"), QMessageBox.ButtonRole.AcceptRole)
        question.addButton(QMessageBox.StandardButton.Cancel)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        yes.clicked.connect(lambda _on=False: self.restore(path))
        question.open()

    def restore(self, path: Path) -> None:
        """Restore the archive from a backup."""
        job = self._begin(self.tr("Restoring the archive…"), lambda _done: self._restored())
        if job is not None:
            self._desk.restore(job, path)

    def _restored(self) -> None:
        self.said.emit(self.tr("Archive restored."))
        self.changed.emit()

    def _begin(self, title: str, done: Callable[..., object]) -> LongJob | None:
        """Start a long job; None while another one runs."""
        if self._progress.is_busy():
            wait = self.tr("The archive is busy. Please wait.")
            self.said.emit(wait)
            return None
        job = LongJob(self._desk, title, self)
        self._progress.follow(job)
        job.done.connect(done)
        job.failed.connect(self.said)
        job.done.connect(lambda _answer: self.busy.emit())
        job.failed.connect(lambda _sentence: self.busy.emit())
        self.busy.emit()
        return job
