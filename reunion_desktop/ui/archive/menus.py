"""Menu bar of the archive window: every command with its shortcuts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from reunion_desktop.ui.archive.actions import SessionActions
from reunion_desktop.ui.archive.files import Files
from reunion_desktop.ui.archive.sessions_page import SessionsPage
from reunion_desktop.ui.language.labels import Labels


class ArchiveMenus(QObject):
    """Menus of the archive window."""

    def __init__(self, window: QMainWindow) -> None:
        """Fill the window's menu bar without connections."""
        super().__init__(window)
        self._window = window
        self._labels = Labels()
        archive = self._menu(lambda: self.tr("&Archive"))
        self._import = self._add(archive, lambda: self.tr("&Import game files…"), "Ctrl+I")
        self._folder = self._add(archive, lambda: self.tr("Import a &folder…"), "Ctrl+Shift+I")
        archive.addSeparator()
        self._backup = self._add(archive, lambda: self.tr("&Back up…"), "Ctrl+B")
        self._restore = self._add(archive, lambda: self.tr("&Restore a backup…"))
        archive.addSeparator()
        self._close = self._add(archive, lambda: self.tr("&Close"), "Ctrl+W")
        session = self._menu(lambda: self.tr("&Session"))
        self.menus = (archive, session)
        self._find = self._add(session, lambda: self.tr("&Search"), "Ctrl+F")
        session.addSeparator()
        self._resume = self._add(session, lambda: self.tr("&Resume"), "Ctrl+Shift+R")
        self._review = self._add(session, lambda: self.tr("Re&view"), "F4")
        self._sheet = self._add(session, lambda: self.tr("Score s&heet…"), "Ctrl+P")
        self._rename = self._add(session, lambda: self.tr("Re&name"), "F2")
        self._note = self._add(session, lambda: self.tr("&Add a note"), "Ctrl+M")
        self._export = self._add(session, lambda: self.tr("&Export game file…"), "Ctrl+Shift+S")
        session.addSeparator()
        self._delete = self._add(session, lambda: self.tr("&Delete"))
        self._undo = self._add(session, lambda: self.tr("&Undo delete"), "Ctrl+Z")
        self._back = self._add(session, lambda: self.tr("Restore a&ll deleted sessions"))
        self._delete.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        self.of_a_session = [
            self._resume,
            self._review,
            self._sheet,
            self._rename,
            self._note,
            self._export,
            self._delete,
        ]

    def connect_to(
        self,
        finder: SessionsPage,
        doings: SessionActions,
        files: Files,
        name_chosen: Callable[[], object],
    ) -> None:
        """Connect the commands.

        Args:
            finder: page with the list, the open session and the undo bar.
            doings: actions on sessions.
            files: file dialogs.
            name_chosen: called to edit the title of the open session.
        """
        done: tuple[tuple[QAction, Callable[[], object]], ...] = (
            (self._import, files.choose_records),
            (self._folder, files.choose_folder),
            (self._backup, files.choose_backup),
            (self._restore, files.choose_restore),
            (self._close, self._window.close),
            (self._find, finder.filters.line.setFocus),
            (self._resume, finder.detail.resume.click),
            (self._review, finder.detail.review.click),
            (self._sheet, doings.show_sheet),
            (self._rename, name_chosen),
            (self._note, finder.detail.note.setFocus),
            (self._export, lambda: files.choose_export(doings.proposed_record())),
            (self._delete, doings.delete),
            (self._undo, finder.undo_bar.undo),
            (self._back, doings.bring_back_all),
        )
        for action, do in done:
            action.triggered.connect(lambda _on=False, do=do: do())
        # In a text field this shortcut has another meaning; fields also keep Ctrl+Z.
        self._window.removeAction(self._delete)
        self._delete.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        finder.list.addAction(self._delete)

    def allow(
        self,
        *,
        chosen: bool,
        busy: bool,
        unfinished: bool = False,
        undo: bool = False,
        deleted: bool = False,
    ) -> None:
        """Enable the commands.

        Args:
            chosen: whether a session is selected.
            busy: whether a long job is running.
            unfinished: whether the open session can be resumed.
            undo: whether the last deletion can be undone.
            deleted: whether a deleted session can be restored.
        """
        for action in self.of_a_session:
            action.setEnabled(chosen)
        for action in (self._import, self._folder, self._backup, self._restore):
            action.setEnabled(not busy)
        for action in (self._delete, self._rename, self._note):
            action.setEnabled(not busy and chosen)
        self._resume.setEnabled(chosen and unfinished)
        self._undo.setEnabled(not busy and undo)
        self._back.setEnabled(not busy and deleted)

    @property
    def resume(self) -> QAction:
        """Action that resumes the open session."""
        return self._resume

    @property
    def of_deletions(self) -> tuple[QAction, QAction]:
        """Actions that undo the last deletion and all deletions."""
        return self._undo, self._back

    def say_anew(self) -> None:
        """Update the texts for the current language."""
        self._labels.rewrite()

    def _menu(self, say: Callable[[], str]) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        self._labels.write(menu.setTitle, say)
        return menu

    def _add(self, menu: QMenu, say: Callable[[], str], key: str = "") -> QAction:
        action = QAction(self._window)
        self._labels.write(action.setText, say)
        if key:
            action.setShortcut(QKeySequence(key))
        menu.addAction(action)
        return action
