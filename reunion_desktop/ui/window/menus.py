"""Menu bar of the main window: every command with its shortcuts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QMenu

from reunion_desktop.ui.commands import reasons
from reunion_desktop.ui.commands.command import Command, LetterKeys, Say, key_names, plain
from reunion_desktop.ui.commands.hands_menu import HandsMenu
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.lesson.games_menu import GamesMenu
from reunion_desktop.ui.words.info import InfoQuestion, question_words
from reunion_desktop.ui.words.unit_words import UnitWords


class Menus(QObject):
    """Menus of a window; each entry has its own signal."""

    new_game = Signal()
    keep_sheet = Signal()
    """A new score sheet for a game with real cards."""
    open_record = Signal()
    archive = Signal()
    save_sheet = Signal()
    print_sheet = Signal()
    go_on = Signal()
    undo = Signal()
    redo = Signal()
    hint = Signal()
    follow = Signal()
    """Play the hint."""
    claim = Signal()
    skip = Signal()
    """Skip to the end of the deal."""
    last_trick = Signal(bool)
    """Show the last trick, or hide it."""
    earlier = Signal()
    deal_code = Signal()
    today = Signal()
    same_cards = Signal()
    compare = Signal()
    review = Signal()
    practice = Signal(str)
    """Practise: ``problems``, ``discards`` or ``cards``."""
    quit = Signal()
    full_screen = Signal(bool)
    preferences = Signal()
    rules = Signal()
    rules_of = Signal(str)
    """Show the rules of the game with this name."""
    keys = Signal()
    lesson = Signal()
    lesson_of = Signal(str)
    """Open the first lesson of the game with this name."""
    about = Signal()
    asked = Signal(object)
    """An InfoQuestion for screen reader users; its answer is also shown."""
    refused = Signal(object)
    """A shortcut was pressed while its command is disabled; a function that gives the reason."""

    def __init__(self, window: QMainWindow, sheet: QAction) -> None:
        """Fill the window's menu bar; ``sheet`` is the action that shows or hides the sheet."""
        super().__init__(window)
        self._window = window
        self._labels = Labels()
        self._menus: list[QMenu] = []
        self._commands: list[Command] = []
        self._tricks = True
        self._fill_game()
        self._fill_view(sheet)
        self._fill_questions()
        self._fill_help()
        # Until a game is on the table.
        self.allow(undo=reasons.nothing_to_take_back, redo=reasons.nothing_taken_back)
        self.allow_claim(allowed=False)
        self.allow_skip(allowed=False)
        self.allow_follow(named=False)
        self.allow_last_trick(reasons.no_trick_yet)
        self.allow_same_cards(UnitWords().available_later, compare=False)
        self.allow_review(allowed=False)

    def _fill_game(self) -> None:
        game = self._menu(lambda: self.tr("&Game"))
        add = self._add
        new_game = add(game, lambda: self.tr("&New game…"), self.new_game, "Ctrl+N")
        open_record = add(game, lambda: self.tr("&Open game file…"), self.open_record, "Ctrl+O")
        archive = add(game, lambda: self.tr("&Archive"), self.archive, "Ctrl+Shift+A")
        add(game, lambda: self.tr("&Save score sheet…"), self.save_sheet, "Ctrl+S")
        add(game, lambda: self.tr("&Print score sheet…"), self.print_sheet, "Ctrl+P")
        game.addSeparator()
        self._fill_move(self._menu(lambda: self.tr("&Move", "menu"), game))
        game.addSeparator()
        coded = (
            add(game, lambda: self.tr("&Deal code…"), self.deal_code, "Ctrl+D"),
            add(game, lambda: self.tr("&Today’s game"), self.today, "Ctrl+T"),
        )
        self._same = add(
            game, lambda: self.tr("Replay from the ne&xt seat"), self.same_cards, "Ctrl+E"
        )
        self._review = add(game, lambda: self.tr("Re&view deal"), self.review, "F4")
        practice = self._fill_practice(game)
        game.addSeparator()
        self._leave = add(game, lambda: self.tr("&Quit"), self.quit, "Ctrl+Q")
        # In every window of the program; Ctrl+W closes the window in which it is pressed.
        self._leave.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        self._close = QShortcut(QKeySequence("Ctrl+W"), self._window, self.quit.emit)
        self._of_a_session = [new_game, open_record, archive, *coded, self._same, *practice]

    def _fill_move(self, play: QMenu) -> None:
        """Fill the submenu of what can be done during a deal."""
        add = self._add
        # Displayed only: the table handles the Space key itself.
        self._go_on = add(play, lambda: self.tr("Cont&inue"), self.go_on, "Space")
        self._go_on.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._undo = add(play, lambda: self.tr("&Undo"), self.undo, "U", "Ctrl+Z")
        self._redo = add(play, lambda: self.tr("&Redo"), self.redo, "Ctrl+Y", "Ctrl+Shift+Z")
        self._hint = add(play, lambda: self.tr("&Hint"), self.hint, "H")
        # Not a letter key: letters jump to cards, and Shift+H to hearts.
        keys = "Ctrl+Enter", "Ctrl+Return"
        self._follow = add(play, lambda: self.tr("Pla&y the hint"), self.follow, *keys)
        self._claim = add(play, lambda: self.tr("&Claim the rest"), self.claim, "Ctrl+R")
        self._claim.call_short(lambda: self.tr("Claim", "below a picture"))
        self._skip = add(
            play, lambda: self.tr("S&kip to the end of the deal"), self.skip, "Ctrl+End"
        )
        self._last = self._tick(play, lambda: self.tr("&Last trick"), self.last_trick, "L")
        self._earlier = add(play, lambda: self.tr("&Earlier trick"), self.earlier, "L")
        self._earlier.offer(offered=False)

    def _fill_practice(self, game: QMenu) -> list[Command]:
        """Fill the submenu of problems and drills."""
        self._practice = menu = self._menu(lambda: self.tr("Practic&e"), game)
        found = {
            "problems": self._command(menu, lambda: self.tr("&Problems"), ("Ctrl+Shift+P",)),
            "discards": self._command(menu, lambda: self.tr("&Drill: discards"), ()),
            "cards": self._command(menu, lambda: self.tr("Drill: &cards still out"), ()),
        }
        for kind, action in found.items():
            action.triggered.connect(lambda _on=False, one=kind: self.practice.emit(one))
        self._discards = found["discards"]
        return [*found.values()]

    def _fill_view(self, sheet: QAction) -> None:
        view = self._menu(lambda: self.tr("&View"))
        self._labels.write(sheet.setText, lambda: self.tr("&Score sheet"))
        self._labels.write(sheet.setIconText, lambda: self.tr("Sheet", "below a picture"))
        self._labels.write(sheet.setToolTip, lambda: self.tr("Score sheet (F9)"))
        sheet.setShortcut(QKeySequence("F9"))
        self._sheet = sheet
        view.addAction(sheet)
        self._window.addAction(sheet)
        keep = self._add(
            view, lambda: self.tr("New score sheet &by hand…"), self.keep_sheet, "Ctrl+Shift+N"
        )
        self._compare = self._add(view, lambda: self.tr("Co&mpare seats"), self.compare)
        self._of_a_session += [keep, self._compare]
        self._view = view
        self._full = self._tick(view, lambda: self.tr("&Full screen"), self.full_screen, "F11")
        view.addSeparator()
        self._add(view, lambda: self.tr("&Preferences…"), self.preferences, "Ctrl+,")

    def _fill_questions(self) -> None:
        menu = self._menu(lambda: self.tr("&Info"))
        for question in InfoQuestion:
            action = self._command(menu, partial(self._titled, question), (question.value,))
            action.triggered.connect(lambda _on=False, one=question: self.asked.emit(one))
        self.hands = HandsMenu(menu, self._labels)
        """Menu of the hands that a player who sits out may look into."""

    def _titled(self, question: InfoQuestion) -> str:
        return question_words(question, tricks=self._tricks)

    def play(self, *, tricks: bool, left: int) -> None:
        """Show what a game has: tricks to look at and to claim; cards ``left`` to discard."""
        self._discards.setVisible(bool(left))
        if tricks != self._tricks:
            self._tricks = tricks
            for command in (self._last, self._claim):
                command.offer(offered=tricks)
            self.say_anew()

    def offer_earlier(self, *, offered: bool) -> None:
        """Offer every earlier trick, or only the last one."""
        self._last.offer(offered=self._tricks and not offered)
        self._earlier.offer(offered=self._tricks and offered)

    def _fill_help(self) -> None:
        about = self._menu(lambda: self.tr("&Help"))
        self._rules = self._add(about, lambda: self.tr("&Rules"), self.rules, "F1")
        self._add(about, lambda: self.tr("&Keyboard shortcuts"), self.keys, "?", "Ctrl+/")
        lesson = self._add(about, lambda: self.tr("First &lesson"), self.lesson, "Ctrl+F1")
        self._lesson = lesson
        self._of_a_session.append(lesson)
        self._add_games(about, lambda: self.tr("R&ules of all games"), self.rules_of)
        self._lessons = self._add_games(
            about, lambda: self.tr("Lesson&s of all games"), self.lesson_of
        )
        self._add(about, lambda: self.tr("&About Reunion Desktop"), self.about)

    def _add_games(self, menu: QMenu, say: Say, signal: SignalInstance) -> QMenu:
        games = GamesMenu(self._window)
        games.chosen.connect(signal)
        self._labels.write(games.setTitle, say)
        menu.addMenu(games)
        return games

    @property
    def pictures(self) -> Mapping[QAction, str]:
        """Actions of the tool bar with the names of their icons, in order."""
        return {
            self._hint: "hint",
            self._undo: "undo",
            self._redo: "redo",
            self._last: "last-trick",
            self._earlier: "last-trick",
            self._claim: "claim",
            self._sheet: "score-sheet",
            self._rules: "rules",
        }

    def add_bar(self, bar: QAction) -> None:
        """Add the action that shows or hides the tool bar."""
        self._labels.write(bar.setText, lambda: self.tr("&Toolbar"))
        self._view.insertAction(self._full, bar)

    def listing(self) -> Iterator[tuple[str, list[tuple[str, tuple[str, ...]]]]]:
        """Every menu title with its entries that have shortcuts."""
        for menu in self._menus:
            entries = [
                (plain(one.text()), key_names(one.shortcuts()))
                for one in menu.actions()
                if one.isVisible() and one.shortcuts()
            ]
            yield plain(menu.title()), entries

    def offer_lesson(self, *, offered: bool) -> None:
        """Show or hide the entry for the current game's lesson."""
        self._lesson.setVisible(offered)
        self._lesson.setEnabled(offered)

    def set_letters(self, letters: LetterKeys) -> None:
        """Change how shortcuts of a single letter are pressed."""
        for command in self._commands:
            command.set_letters(letters)

    def stand_aside(self) -> None:
        """Set up for the second window: no session is begun or opened there."""
        for action in self._of_a_session:
            action.allow()  # Enabled, so that the disabled shortcut gives no reason.
            action.setVisible(False)
            action.setEnabled(False)
        for menu in (self._lessons, self._practice):
            menu.menuAction().setVisible(False)
        self._leave.call(lambda: self.tr("Close this ta&ble"))
        self._leave.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._leave.setShortcut(QKeySequence("Ctrl+W"))
        self._close.setEnabled(False)

    def set_full_screen(self, *, full: bool) -> None:
        """Update the entry for full screen."""
        self._full.setChecked(full)

    def allow_claim(self, allowed: bool) -> None:  # noqa: FBT001 - the game flow's own signal.
        """Allow or forbid claiming the rest."""
        self._claim.allow(None if allowed else reasons.not_certain)

    def allow_skip(self, allowed: bool) -> None:  # noqa: FBT001 - the game flow's own signal.
        """Allow or forbid skipping to the end of the deal."""
        self._skip.allow(None if allowed else reasons.takes_part)

    def allow_follow(self, *, named: bool, more: bool = False) -> None:
        """Allow following a hint that names a move; ``more`` if it has a next step."""
        why_not = reasons.no_move if more else reasons.no_hint
        self._follow.allow(None if named else why_not)
        self._hint.call(lambda: self.tr("Next &hint") if more else self.tr("&Hint"))

    def allow(
        self,
        *,
        go_on: Say | None = reasons.nothing_to_go_on,
        undo: Say | None = None,
        redo: Say | None = None,
        hint: Say | None = reasons.not_your_turn,
    ) -> None:
        """Enable commands; each argument is the reason why a command is disabled, or None."""
        self._hint.allow(hint)
        # A new decision has no hint yet.
        self.allow_follow(named=False)
        self._follow.allow(hint or reasons.no_hint)
        self._go_on.allow(go_on)
        self._undo.allow(undo)
        self._redo.allow(redo)

    def allow_last_trick(self, why_not: Say | None) -> None:
        """Enable the last trick; a reason disables it."""
        for command in (self._last, self._earlier):
            command.allow(why_not)

    def allow_same_cards(self, why_not: Say | None, *, compare: bool) -> None:
        """Enable playing the same cards again, unless a reason disables it, and comparing."""
        if self._same.isVisible():
            self._same.allow(why_not)
            self._compare.allow(None if compare else reasons.no_other_seat)

    def allow_review(self, *, allowed: bool) -> None:
        """Enable the review of the last deal."""
        self._review.allow(None if allowed else reasons.no_deal_counted)

    def tick_last_trick(self, *, shown: bool) -> None:
        """Tick the entry for the last trick while it is shown."""
        self._last.setChecked(shown)

    def say_anew(self) -> None:
        """Update the texts for the current language."""
        self._labels.rewrite()
        for command in self._commands:
            command.say_anew()

    def _menu(self, say: Say, within: QMenu | None = None) -> QMenu:
        menu = (within or self._window.menuBar()).addMenu("")
        menu.setToolTipsVisible(True)
        self._labels.write(menu.setTitle, say)
        self._menus.append(menu)
        return menu

    def _add(self, menu: QMenu, say: Say, signal: SignalInstance, *keys: str) -> Command:
        action = self._command(menu, say, keys)
        action.triggered.connect(lambda _checked=False: signal.emit())
        return action

    def _tick(self, menu: QMenu, say: Say, signal: SignalInstance, key: str) -> Command:
        action = self._command(menu, say, (key,))
        action.setCheckable(True)
        action.toggled.connect(signal)
        return action

    def _command(self, menu: QMenu, say: Say, keys: tuple[str, ...]) -> Command:
        action = Command(self._window, say, keys)
        action.refused.connect(self.refused)
        menu.addAction(action)
        # In full screen there is no menu bar: the shortcuts belong to the window.
        self._window.addAction(action)
        self._commands.append(action)
        return action
