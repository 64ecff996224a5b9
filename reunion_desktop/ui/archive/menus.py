"""Menu bar of the archive window: every command with its shortcuts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from reunion_desktop.ui.archive.actions import SessionActions
from reunion_desktop.ui.archive.sessions_page import SessionsPage
from reunion_desktop.ui.archive.transfers import Transfers
from reunion_desktop.ui.language.labels import Labels


class ArchiveMenus(QObject):
    """Menus of the archive window."""

    def __init__(
        self,
        window: QMainWindow,
        labels: Labels,
        finder: SessionsPage,
        doings: SessionActions,
        files: Transfers,
        name_chosen: Callable[[], object],
    ) -> None:
        """Fill the window's menu bar; ``name_chosen`` edits the title of the open session."""
        super().__init__(window)
        self._window, self._labels, self._finder = window, labels, finder
        detail = finder.detail
        archive = self._menu(lambda: self.tr("&Archive"))
        add = partial(self._add, archive)
        self._transfers = [
            add(files.choose_records, lambda: self.tr("&Import game files…"), "Ctrl+I"),
            add(files.choose_folder, lambda: self.tr("Import a &folder…"), "Ctrl+Shift+I"),
        ]
        archive.addSeparator()
        self._transfers += [
            add(files.choose_backup, lambda: self.tr("&Back up…"), "Ctrl+B"),
            add(files.choose_restore, lambda: self.tr("&Restore a backup…")),
        ]
        archive.addSeparator()
        add(window.close, lambda: self.tr("&Close"), "Ctrl+W")
        session = self._menu(lambda: self.tr("&Session"))
        self.menus = (archive, session)
        add = partial(self._add, session)
        add(finder.filters.line.setFocus, lambda: self.tr("&Search"), "Ctrl+F")
        session.addSeparator()
        self.resume = add(detail.resume.click, lambda: self.tr("&Resume"), "Ctrl+Shift+R")
        """Action that resumes the open session."""
        review = add(detail.review.click, lambda: self.tr("Re&view"), "F4")
        practise = add(doings.practise, lambda: self.tr("Pro&blems of this game"), "Ctrl+Shift+P")
        sheet = add(doings.show_sheet, lambda: self.tr("Score s&heet…"), "Ctrl+P")
        rename = add(name_chosen, lambda: self.tr("Re&name"), "F2")
        note = add(detail.note.setFocus, lambda: self.tr("&Add a note"), "Ctrl+M")
        export = add(
            lambda: files.choose_export(*doings.proposed_record()),
            lambda: self.tr("&Export game file…"),
            "Ctrl+Shift+S",
        )
        session.addSeparator()
        delete = add(doings.delete, lambda: self.tr("&Delete"), "Del")
        undo = add(finder.undo_bar.undo, lambda: self.tr("&Undo delete"), "Ctrl+Z")
        back = add(doings.bring_back_all, lambda: self.tr("Restore a&ll deleted sessions"))
        # In a text field this shortcut has another meaning; fields also keep Ctrl+Z.
        delete.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        finder.list.addAction(delete)
        self._changing = (rename, note, delete)
        self.of_a_session = (self.resume, review, practise, sheet, rename, note, export, delete)
        self.of_deletions = (undo, back)
        """Actions that undo the last deletion and all deletions."""

    def allow(self, *, busy: bool) -> None:
        """Enable the commands; ``busy`` while a long job is running."""
        finder = self._finder
        chosen = bool(finder.list.selectionModel().selectedIndexes())
        for action in self.of_a_session:
            action.setEnabled(chosen)
        for action in self._transfers:
            action.setEnabled(not busy)
        for action in self._changing:
            action.setEnabled(not busy and chosen)
        self.resume.setEnabled(chosen and finder.detail.can_resume())
        undo, back = self.of_deletions
        undo.setEnabled(not busy and finder.undo_bar.can_undo())
        back.setEnabled(not busy and finder.has_deleted)

    def _menu(self, say: Callable[[], str]) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        self._labels.write(menu.setTitle, say)
        return menu

    def _add(
        self, menu: QMenu, do: Callable[[], object], say: Callable[[], str], key: str = ""
    ) -> QAction:
        action = QAction(self._window)
        self._labels.write(action.setText, say)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _on=False: do())
        menu.addAction(action)
        return action
