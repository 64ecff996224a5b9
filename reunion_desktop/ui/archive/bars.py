"""Bars below the list of sessions: undo a deletion, and progress of a long job."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from reunion_desktop.ui.archive.client import LongJob
from reunion_desktop.ui.archive.words import sessions_text
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.plain_text import PlainLabel


@guarded
class _Bar(QFrame):
    """A hidden bar with a text and a button."""

    def __init__(self, parent: QWidget | None, say: Callable[[], str]) -> None:
        """Set up; ``say`` returns the text of the button."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = PlainLabel(self)
        self._button = QPushButton(self)
        self._labels = Labels()
        self._labels.write(self._button.setText, say)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._button)
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts for another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._labels.rewrite()


@guarded
class UndoBar(_Bar):
    """Names what was deleted, and offers to undo it."""

    undone = Signal(tuple)
    """The sessions to restore."""
    turned = Signal()
    """A deletion can be undone now, or no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Set up hidden."""
        super().__init__(parent, lambda: self.tr("&Undo"))
        self._sessions: tuple[int, ...] = ()
        self._labels.write(
            self._button.setToolTip, lambda: self.tr("Restore what you deleted (Ctrl+Z)")
        )
        self._labels.write(self._text.setText, self._deletion)
        self._button.clicked.connect(self.undo)

    def offer(self, sessions: tuple[int, ...]) -> None:
        """Offer to restore these sessions."""
        self._sessions = sessions
        self._text.setText(self._deletion())
        self.setVisible(bool(sessions))
        self.turned.emit()

    def can_undo(self) -> bool:
        """True if a deletion can be undone."""
        return bool(self._sessions)

    def _deletion(self) -> str:
        text = self.tr("Deleted: {sessions}")
        return text.format(sessions=sessions_text(len(self._sessions)))

    def undo(self) -> None:
        """Restore the sessions deleted last."""
        sessions = self._sessions
        if sessions:
            self.offer(())
            self.undone.emit(sessions)


@guarded
class ProgressBar(_Bar):
    """Shows the progress of a long job, and cancels it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Set up hidden."""
        super().__init__(parent, lambda: self.tr("Cance&l"))
        self._job: LongJob | None = None
        self._bar = QProgressBar(self)
        self._bar.setRange(0, 100)
        self._row.setStretch(0, 0)
        self._row.insertWidget(1, self._bar, 1)
        self._button.clicked.connect(self.stop)

    def follow(self, job: LongJob) -> None:
        """Show a job until it ends."""
        self._job = job
        self._text.setText(job.title)
        self._bar.setAccessibleName(job.title)
        self._bar.setValue(0)
        self._button.setEnabled(True)
        self.show()
        job.advanced.connect(self._bar.setValue)
        job.done.connect(lambda _answer: self._end())
        job.failed.connect(lambda _sentence: self._end())

    def is_busy(self) -> bool:
        """True while a job is running."""
        return self._job is not None

    def stop(self) -> None:
        """Cancel the job."""
        if self._job is not None:
            self._button.setEnabled(False)
            self._job.stop()

    def _end(self) -> None:
        self._job = None
        self.hide()
