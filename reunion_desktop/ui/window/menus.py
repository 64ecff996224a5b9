"""The menu bar of a main window: everything that can be done, with its keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from reunion_desktop.ui.words.labels import Labels


class Menus(QObject):
    """The menus of a window; each entry has a signal of its own."""

    new_game = Signal()
    open_record = Signal()
    archive = Signal()
    save_sheet = Signal()
    print_sheet = Signal()
    go_on = Signal()
    undo = Signal()
    hint = Signal()
    follow = Signal()
    """What the hint says is to be done."""
    claim = Signal()
    last_trick = Signal(bool)
    """The last trick is to be looked at, or no longer."""
    deal_code = Signal()
    today = Signal()
    same_cards = Signal()
    compare = Signal()
    review = Signal()
    quit = Signal()
    full_screen = Signal(bool)
    preferences = Signal()
    rules = Signal()
    lesson = Signal()
    about = Signal()

    def __init__(self, window: QMainWindow, sheet: QAction) -> None:
        """Fill the window's menu bar; ``sheet`` folds the score sheet away and back."""
        super().__init__(window)
        self._window = window
        self._labels = Labels()
        game = self._menu(lambda: self.tr("&Game"))
        new_game = self._add(game, lambda: self.tr("&New game…"), self.new_game, "Ctrl+N")
        open_record = self._add(game, lambda: self.tr("&Open record…"), self.open_record, "Ctrl+O")
        archive = self._add(game, lambda: self.tr("&Archive…"), self.archive, "Ctrl+A")
        self._add(game, lambda: self.tr("&Save score sheet…"), self.save_sheet, "Ctrl+S")
        self._add(game, lambda: self.tr("&Print score sheet…"), self.print_sheet, "Ctrl+P")
        game.addSeparator()
        # Shown only: the table itself knows what Space means where.
        self._go_on = self._add(game, lambda: self.tr("&Go on"), self.go_on, "Space")
        self._go_on.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._undo = self._add(game, lambda: self.tr("&Undo"), self.undo, "U", "Ctrl+Z")
        self._hint = self._add(game, lambda: self.tr("&Hint"), self.hint, "H")
        self._follow = self._add(game, lambda: self.tr("Pla&y as advised"), self.follow, "Shift+H")
        self._follow.setEnabled(False)
        self._claim = self._add(game, lambda: self.tr("&Claim the rest"), self.claim, "Ctrl+R")
        self._claim.setEnabled(False)
        self._last = self._tick(game, lambda: self.tr("&Last trick"), self.last_trick, "L")
        self._last.setEnabled(False)
        game.addSeparator()
        coded = (
            self._add(game, lambda: self.tr("&Deal code…"), self.deal_code, "Ctrl+D"),
            self._add(game, lambda: self.tr("&Today's deal"), self.today, "Ctrl+T"),
        )
        again = lambda: self.tr("The same cards from the ne&xt seat")  # noqa: E731 - said anew.
        self._same = self._add(game, again, self.same_cards, "Ctrl+E")
        self._review = self._add(game, lambda: self.tr("Re&view the deal…"), self.review, "F4")
        self._compare = self._add(game, lambda: self.tr("Co&mpare the seats…"), self.compare)
        game.addSeparator()
        self._leave = self._add(game, lambda: self.tr("&Quit"), self.quit, "Ctrl+Q")
        view = self._menu(lambda: self.tr("&View"))
        self._labels.write(sheet.setText, lambda: self.tr("&Score sheet"))
        sheet.setShortcut(QKeySequence("F9"))
        view.addAction(sheet)
        self._tick(view, lambda: self.tr("&Full screen"), self.full_screen, "F11")
        view.addSeparator()
        self._add(view, lambda: self.tr("&Preferences…"), self.preferences, "Ctrl+,")
        about = self._menu(lambda: self.tr("&Help"))
        self._add(about, lambda: self.tr("&Rules"), self.rules, "F1")
        lesson = self._add(about, lambda: self.tr("First &lesson"), self.lesson, "Ctrl+F1")
        self._add(about, lambda: self.tr("&About Reunion Desktop"), self.about)
        self._of_a_sitting = (
            *(new_game, open_record, archive, lesson, *coded),
            *(self._same, self._compare),
        )
        # Until there is a game on the table.
        self.allow(go_on=False, undo=False, hint=False)
        self.allow_same_cards(again=False, compare=False)
        self._review.setEnabled(False)

    def stand_aside(self) -> None:
        """The window is the table aside: no sitting is begun or opened at it."""
        for action in self._of_a_sitting:
            action.setVisible(False)
            action.setEnabled(False)
        self._labels.write(self._leave.setText, lambda: self.tr("Clos&e this table"))
        self._leave.setShortcut(QKeySequence("Ctrl+W"))

    def allow_claim(self, allowed: bool) -> None:  # noqa: FBT001 - the conductor's own signal.
        """Say whether the rest may be claimed now."""
        self._claim.setEnabled(allowed)

    def allow_follow(self, advised: bool) -> None:  # noqa: FBT001 - the bar's own signal.
        """Say whether there is a hint to be followed."""
        self._follow.setEnabled(advised)

    def allow(self, *, go_on: bool, undo: bool, hint: bool) -> None:
        """Say what may be chosen now."""
        self._hint.setEnabled(hint)
        self._go_on.setEnabled(go_on)
        self._undo.setEnabled(undo)

    def allow_last_trick(self, allowed: bool) -> None:  # noqa: FBT001 - one menu entry.
        """Say whether there is a last trick, and none led since."""
        self._last.setEnabled(allowed)

    def allow_same_cards(self, *, again: bool, compare: bool) -> None:
        """Say whether the cards may be played again, and whether there is anything to compare."""
        self._same.setEnabled(again)
        self._compare.setEnabled(compare)

    def allow_review(self, allowed: bool) -> None:  # noqa: FBT001 - one menu entry.
        """Say whether there is a deal that can be looked at again."""
        self._review.setEnabled(allowed)

    def forget_last_trick(self) -> None:
        """The last trick is no longer looked at."""
        self._last.setChecked(False)

    def say_anew(self) -> None:
        """Speak the language of the moment."""
        self._labels.rewrite()

    def _menu(self, say: Callable[[], str]) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        self._labels.write(menu.setTitle, say)
        return menu

    def _add(
        self, menu: QMenu, say: Callable[[], str], signal: SignalInstance, *keys: str
    ) -> QAction:
        action = QAction(self._window)
        self._labels.write(action.setText, say)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _checked=False: signal.emit())
        menu.addAction(action)
        return action

    def _tick(
        self, menu: QMenu, say: Callable[[], str], signal: SignalInstance, key: str
    ) -> QAction:
        action = QAction(self._window)
        self._labels.write(action.setText, say)
        action.setShortcut(QKeySequence(key))
        action.setCheckable(True)
        action.toggled.connect(signal)
        menu.addAction(action)
        return action
