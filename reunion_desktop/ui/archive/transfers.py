"""Import, export, backup and restore: file dialogs and long jobs of the archive window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from reunion_desktop.history.sessions import Imported
from reunion_desktop.ui.archive.bars import ProgressBar
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.client import ArchiveClient, LongJob
from reunion_desktop.ui.archive.port import ArchiveWriter
from reunion_desktop.ui.language.faults import fault_sentence
from reunion_desktop.ui.look.plain_text import PlainMessage
from reunion_desktop.ui.window_geometry.documents import (
    ask_for_folder,
    ask_to_open,
    ask_to_open_some,
    ask_to_save,
)
from reunion_desktop.ui.words.unit_words import UnitWords


class Transfers(QObject):
    """Asks for files, and runs the jobs on them, one at a time."""

    said = Signal(str)
    """Message about a job, or why it failed."""
    changed = Signal(object)
    """The content of the archive changed; with the id of a session to show, or None."""
    busy = Signal()
    """A long job has started or ended."""

    def __init__(
        self,
        window: QWidget,
        desk: ArchiveClient,
        progress: ProgressBar,
        chosen: Callable[[], tuple[int, ...]],
    ) -> None:
        """Set up for a window; ``chosen`` returns the selected sessions."""
        super().__init__(window)
        self._window, self._desk, self._progress, self._chosen = window, desk, progress, chosen

    def choose_records(self) -> None:
        """Choose game files to import."""
        kinds = self.tr("Game files (*.reunion *.sgf);;All files (*)")
        paths = ask_to_open_some(self._window, self.tr("Import game files"), kinds)
        if paths:
            self.import_files(paths)

    def choose_folder(self) -> None:
        """Choose a folder of game files to import."""
        path = ask_for_folder(self._window, self.tr("Import a folder of game files"))
        if path is not None:
            self.import_files((path,))

    def import_files(self, paths: tuple[Path, ...]) -> None:
        """Import game files, or folders with game files."""
        self._run(
            self.tr("Importing game files…"),
            lambda archive, job: archive.import_files(paths, job.progress, job.is_stopped),
            self._imported,
        )

    def _imported(self, came: Imported) -> None:
        sentence = self.tr("Imported: {new}. Already in the archive: {known}.")
        if len(came.played) == 1:
            (game,) = came.played
            amount = figures_of(game).unit.amount
        else:
            amount = UnitWords().amount
        told = sentence.format(new=amount(came.games), known=amount(came.known))
        if came.left_out:
            told += " " + fault_sentence(f"Lines left out: {came.left_out}. {came.why}")
        self.said.emit(told)
        self.changed.emit(came.last)

    def choose_export(self, name: str, game: str = "") -> None:
        """Choose the path of a game file to write, for Skat also of lines for other programs.

        Args:
            name: the suggested name.
            game: the name of the game, as records have it.
        """
        kinds = self.tr("Game files (*.reunion)")
        if game == "skat":
            kinds += ";;" + self.tr("Internet Skat Server (*.sgf)")
        path, kind = ask_to_save(self._window, self.tr("Export game file"), name, kinds)
        if path is None:
            return
        if ".sgf" in kind and path.suffix in {"", ".reunion"}:
            path = path.with_suffix(".sgf")
        self.export(_with_ending(path, ".reunion"))

    def export(self, path: Path) -> None:
        """Export the selected sessions as one game file."""
        chosen = self._chosen()
        sentence = self.tr("Saved to {file}.").format(file=path.name)
        self._desk.read(
            lambda archive: archive.export(chosen, path), lambda _done: self.said.emit(sentence)
        )

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
            self.back_up(_with_ending(path, ".db"))

    def back_up(self, path: Path) -> None:
        """Back up the whole archive to one file."""
        sentence = self.tr("The archive was backed up to {file}.").format(file=path.name)
        self._run(
            self.tr("Backing up the archive…"),
            lambda archive, job: archive.back_up(path, job.progress, job.is_stopped),
            lambda _done: self.said.emit(sentence),
        )

    def choose_restore(self) -> None:
        """Choose a backup to restore."""
        kinds = self.tr("Archives (*.db);;All files (*)")
        path = ask_to_open(self._window, self.tr("Restore a backup"), kinds)
        if path is not None:
            self.ask_to_restore(path)

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
        self._run(
            self.tr("Restoring the archive…"),
            lambda archive, job: archive.restore(path, job.progress, job.is_stopped),
            lambda _done: self._restored(),
        )

    def _restored(self) -> None:
        self.said.emit(self.tr("Archive restored."))
        self.changed.emit(None)

    def _run(
        self,
        title: str,
        work: Callable[[ArchiveWriter, LongJob], object],
        done: Callable[..., object],
    ) -> None:
        """Run a long job, unless another one is running."""
        if self._progress.is_busy():
            self.said.emit(self.tr("The archive is busy. Please wait."))
            return
        job = LongJob(self._desk, title, self)
        self._progress.follow(job)
        job.done.connect(done)
        job.failed.connect(self.said)
        job.done.connect(lambda _answer: self.busy.emit())
        job.failed.connect(lambda _sentence: self.busy.emit())
        self.busy.emit()
        self._desk.write(lambda archive: work(archive, job), job.done.emit, job.failed.emit)


def _with_ending(path: Path, ending: str) -> Path:
    return path if path.suffix else path.with_name(path.name + ending)
