"""Everything that can be done, in menus with its keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu


class Menus(QObject):
    """The menus of a window; what was chosen is told by a signal of its own."""

    new_game = Signal()
    open_record = Signal()
    save_sheet = Signal()
    went_on = Signal()
    undo = Signal()
    hint = Signal()
    claim = Signal()
    last_trick = Signal(bool)
    """The last trick is to be looked at, or no longer."""
    quit = Signal()
    full_screen = Signal(bool)
    preferences = Signal()
    rules = Signal()
    about = Signal()

    def __init__(self, window: QMainWindow, sheet: QAction) -> None:
        """Fill the window's menu bar; ``sheet`` folds the score sheet away and back."""
        super().__init__(window)
        self._window = window
        bar = window.menuBar()
        game = bar.addMenu(self.tr("&Game"))
        self._add(game, self.tr("&New game…"), self.new_game, "Ctrl+N")
        self._add(game, self.tr("&Open record…"), self.open_record, "Ctrl+O")
        self._add(game, self.tr("&Save score sheet…"), self.save_sheet, "Ctrl+S")
        game.addSeparator()
        # Shown only: the table itself knows what Space means where.
        self._go_on = self._add(game, self.tr("&Go on\tSpace"), self.went_on)
        self._undo = self._add(game, self.tr("&Undo"), self.undo, "U", "Ctrl+Z")
        self._hint = self._add(game, self.tr("&Hint"), self.hint, "H")
        self._claim = self._add(game, self.tr("&Claim the rest"), self.claim, "Ctrl+R")
        self._claim.setEnabled(False)
        self._last = self._tick(game, self.tr("&Last trick"), self.last_trick, "L")
        game.addSeparator()
        self._add(game, self.tr("&Quit"), self.quit, "Ctrl+Q")
        view = bar.addMenu(self.tr("&View"))
        sheet.setText(self.tr("&Score sheet"))
        sheet.setShortcut(QKeySequence("F9"))
        view.addAction(sheet)
        self._tick(view, self.tr("&Full screen"), self.full_screen, "F11")
        view.addSeparator()
        self._add(view, self.tr("&Preferences…"), self.preferences, "Ctrl+,")
        about = bar.addMenu(self.tr("&Help"))
        self._add(about, self.tr("&Rules"), self.rules, "F1")
        self._add(about, self.tr("&About Reunion Desktop"), self.about)

    def allow_claim(self, allowed: bool) -> None:  # noqa: FBT001 - the conductor's own signal.
        """Say whether the rest may be claimed now."""
        self._claim.setEnabled(allowed)

    def allow(self, *, go_on: bool, undo: bool, hint: bool) -> None:
        """Say what may be chosen now."""
        self._hint.setEnabled(hint)
        self._go_on.setEnabled(go_on)
        self._undo.setEnabled(undo)

    def forget_last_trick(self) -> None:
        """The last trick is no longer looked at."""
        self._last.setChecked(False)

    def _add(self, menu: QMenu, text: str, told: SignalInstance, *keys: str) -> QAction:
        action = QAction(text, self._window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _checked=False: told.emit())
        menu.addAction(action)
        return action

    def _tick(self, menu: QMenu, text: str, told: SignalInstance, key: str) -> QAction:
        action = QAction(text, self._window)
        action.setShortcut(QKeySequence(key))
        action.setCheckable(True)
        action.toggled.connect(told)
        menu.addAction(action)
        return action
