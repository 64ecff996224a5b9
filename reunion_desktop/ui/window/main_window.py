"""The main window: creates table, score sheet and menus, and handles its events."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QPushButton

from reunion_desktop.engine.rules import Rules
from reunion_desktop.match.game_flow import GameFlow
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.commands.command import Say
from reunion_desktop.ui.dialogs.new_game import named_now
from reunion_desktop.ui.dialogs.preference_looks import surroundings_of, theme_of
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.games import has_lesson, words_of
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.faults import fault_sentence
from reunion_desktop.ui.language.labels import Labels, name_buttons
from reunion_desktop.ui.look.appearance import dress
from reunion_desktop.ui.look.plain_text import show_message
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.window.lesson_widgets import LessonDock, LessonOffer
from reunion_desktop.ui.window.openers import DialogChoices
from reunion_desktop.ui.window.parts import lay_out
from reunion_desktop.ui.window.preferences_applier import PreferencesApplier
from reunion_desktop.ui.window.table_presenter import TablePresenter, why_not
from reunion_desktop.ui.window.wiring import wire, wire_lesson
from reunion_desktop.ui.window_geometry.full_screen import FullScreen
from reunion_desktop.ui.window_geometry.place import place_of, put_window
from reunion_desktop.ui.words.opponents import solver_sentence
from reunion_desktop.ui.words.table import TableWords

if TYPE_CHECKING:
    from reunion_desktop.ui.lesson.teacher import Teacher

_SIZE = QSize(1280, 800)
"""Initial window size, where the screen has room for it."""
_MESSAGE_MS = 8000


@guarded
class MainWindow(QMainWindow):
    """Main window with a table, a score sheet, and menus for every command."""

    preferences_changed = Signal(object)
    """The Preferences that hold from now on."""
    dressed = Signal()
    """The preferences or the system's settings have changed the appearance."""
    left = Signal()
    """The window was closed."""
    review_wanted = Signal(int, int)
    """Review a deal of the session: the game's number and the deal's, from 1."""
    archive_wanted = Signal()
    keep_sheet_wanted = Signal()
    today_chosen = Signal()
    """Play the deal of the day."""
    practice_wanted = Signal(str)
    """Open the practice of this kind: ``problems``, ``discards`` or ``cards``."""
    lesson_wanted = Signal(str)
    """Open the first lesson of the game with this name."""

    def __init__(
        self, flow: GameFlow, preferences: Preferences, choices: DialogChoices, *, hurry: bool
    ) -> None:
        """Create the window and its parts.

        Args:
            flow: the game flow controller.
            preferences: the player's preferences.
            choices: data that the dialogs need.
            hurry: whether delays for the eye are left out.
        """
        # Before any widget exists: existing widgets would keep the old font.
        around = surroundings_of(preferences)
        dress(preferences.light, around)
        super().__init__()
        self._flow, self._labels = flow, Labels()
        self._trouble, self._aside = "", False
        self._offer: LessonOffer | None = None
        self._seated: tuple[str, ...] = ("", "", "")
        self._rules: Rules = choices.usual
        faces = CardPictureCache(theme_of(preferences, around), self)
        self._parts = parts = lay_out(self, faces, partial(why_not, flow), choices, self._labels)
        self.table, self.sheet, self.prompt = parts.table, parts.sheet, parts.prompt
        self.dialogs, self.narrator, self.seal = parts.dialogs, parts.narrator, parts.seal
        self.caller = parts.caller
        self._applier = PreferencesApplier(self, parts, preferences, flow.set_pace, hurry=hurry)
        self._full = FullScreen(
            self, parts.table, parts.tools, lambda: self.preferences.tools_visible
        )
        self._host = TablePresenter(flow, parts, self)
        wire(flow, parts, self._host, self._applier)
        self._connect()
        self._applier.wear(preferences)
        self._say_context("")
        if not choices.compiled:
            show_message(self, solver_sentence(compiled=False), _MESSAGE_MS)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size() * 0.92))
        if (box := preferences.place.box) is not None:
            # Set first, because the docks would otherwise force a larger minimum width.
            self._make_room(box.size())
        put_window(self, preferences.place)

    def _connect(self) -> None:
        """Connect the signals that the window itself handles."""
        menus, host, applier = self._parts.menus, self._host, self._applier
        for game_wanted in (menus.new_game, self.prompt.declined, host.game_wanted):
            game_wanted.connect(self.choose_game)
        for trouble in (self._flow.trouble, self.dialogs.report):
            trouble.connect(self.say_trouble)
        self._flow.started.connect(self._forget_trouble)
        menus.archive.connect(self.archive_wanted)
        menus.keep_sheet.connect(self.keep_sheet_wanted)
        menus.today.connect(self.today_chosen)
        menus.lesson.connect(self._want_lesson)
        menus.lesson_of.connect(self.lesson_wanted)
        menus.review.connect(self._review_last)
        menus.practice.connect(self.practice_wanted)
        self.sheet.row_activated.connect(self.review_wanted)
        menus.full_screen.connect(lambda full: self._full.fill(full=full))
        self._full.changed.connect(lambda full: menus.set_full_screen(full=full))
        self._full.covers.connect(self.table.leave_above)
        self._full.escaped.connect(self._escape)
        menus.refused.connect(self._full.peek)
        self._parts.assistance.stepped.connect(self._peek_at_advice)
        applier.dressed.connect(self._full.arrange)
        menus.quit.connect(self.close)
        host.leave_wanted.connect(self.close)
        host.context_changed.connect(self._say_context)
        applier.changed.connect(self.preferences_changed)
        applier.dressed.connect(self.dressed)

    # Called by the program ------------------------------------------------------------------

    def stand_aside(self, title: str) -> None:
        """Become the second window for a single resumed game; ``title`` names the game."""
        self._host.stand_aside()
        self._parts.menus.stand_aside()
        self._aside = True
        self.setWindowTitle(title)

    def accompany(self, teacher: Teacher, title: Say) -> None:
        """Show a lesson or a problem below the table; moves that it forbids are not played.

        Args:
            teacher: its panel.
            title: returns the title of the window.
        """
        dock = LessonDock(self, self._parts, teacher, lambda: self.preferences.tools_visible)
        self._applier.dressed.connect(dock.follow)
        for window in (self, dock):
            self._labels.write(window.setWindowTitle, title)
        wire_lesson(teacher, self._parts, self._host)
        self._applier.teach()
        teacher.left.connect(self.close)
        teacher.rules_wanted.connect(self.dialogs.show_rules)
        self._host.leave_wanted.disconnect(self.close)
        self._host.leave_wanted.connect(teacher.end)

    def offer_lesson(self, game: str) -> None:
        """Offer the lesson of a game, above the table, until another game is played."""
        if self._offer is not None:
            self.removeToolBar(self._offer)
            self._offer.deleteLater()
        self._offer = offer = LessonOffer(game, self)
        offer.accepted.connect(self._want_lesson)
        self.addToolBar(offer)
        offer.show()

    def _want_lesson(self) -> None:
        self.lesson_wanted.emit(self._rules.game)

    def set_players(self, names: tuple[str, ...], rules: Rules) -> None:
        """Set the players and the rules of the table."""
        self._seated = names
        other, pack = rules.game != self._rules.game, self._rules.pack
        self._rules = rules
        if other or rules.pack != pack:
            self._applier.follow_game(rules)
        if other:
            words = words_of(rules.game)
            self._parts.caller.attend(None)  # Calls of another game are invalid here.
            self._parts.caller.speak(words)
            if self._offer is not None and self._offer.game != rules.game:
                self._offer.hide()
        self.dialogs.follow(rules)
        if not self._aside:
            self._parts.menus.offer_lesson(offered=has_lesson(rules.game))
        self._name_players()

    def _name_players(self) -> None:
        """Update the players' names at the table and in the narrator."""
        names, words = named_now(self._seated), words_of(self._rules.game)
        self.narrator.sit(names, self._rules)
        self.table.set_players(names, TableWords.translated(words))
        self._parts.dock.set_name(words.unit().sheet())
        self._parts.menus.hands.sit(names, self._rules)
        self._parts.menus.play(tricks=words.tricks, left=self._rules.plan_of(1, 0).left)

    def say_trouble(self, sentence: str) -> None:
        """Show an error that happened outside the game."""
        sentence = fault_sentence(sentence)
        self.narrator.tell(lambda: sentence, aloud=False)
        # A game that cannot be recorded reports the same at every move.
        again, self._trouble = sentence == self._trouble, sentence
        show_message(self, sentence, _MESSAGE_MS, self.narrator.announce, again=again)
        self._full.peek()

    @Slot(str)
    def _say_context(self, context: str) -> None:
        """Show the special mode of the game while it lasts; a second window shows it already."""
        if not self._aside:
            # Qt adds the program's name to a title where the desktop expects it.
            game = words_of(self._rules.game).title()
            self.setWindowTitle(f"{game} · {context}" if context else "Reunion Desktop")
            self._parts.context.setText(context)
            self._parts.context.setVisible(bool(context))

    @Slot()
    def _forget_trouble(self) -> None:
        """Clear an error message when another game starts."""
        if self._trouble == self.statusBar().currentMessage():
            self.statusBar().clearMessage()

    def adopt(self, preferences: Preferences) -> None:
        """Take over preferences that were changed elsewhere."""
        self._applier.adopt(preferences)

    @Slot()
    def _peek_at_advice(self) -> None:
        """Show a hint in full screen on the status line, unless the table shows it whole."""
        if not self.table.overlays.tells(self.narrator.text):
            self._full.peek()

    def remembered(self, preferences: Preferences) -> Preferences:
        """The preferences, with the current window geometry."""
        sheet = self._parts.dock.stands(preferences.place)
        return replace(preferences, place=place_of(self, sheet))

    @property
    def theme(self) -> Theme:
        """Current theme of table and cards."""
        return self._parts.faces.theme

    @property
    def rules(self) -> Rules:
        """Rules of the current game."""
        return self._rules

    @property
    def preferences(self) -> Preferences:
        """The current preferences."""
        return self._applier.preferences

    @property
    def context(self) -> str:
        """Special mode of the current game, in words; empty for an ordinary game."""
        return self._parts.context.text()

    @property
    def message(self) -> str:
        """Text of the line below the table."""
        return self.narrator.text

    # Actions of the player ------------------------------------------------------------------

    @Slot()
    def choose_game(self) -> None:
        """Open the dialog for a new game."""
        self.dialogs.choose_game(self.preferences)

    @Slot()
    def _escape(self) -> None:
        """Handle Esc: hide an earlier trick, or take back picked cards; else leave full screen."""
        showing = self.table.showing
        if showing.back or showing.selected or showing.picking.cards:
            self.table.choosing.take_back()
        else:
            self._full.fill(full=False)

    def _review_last(self) -> None:
        """Ask for a review of the deal scored last."""
        games = self.sheet.sheet.games
        counted = [number for number, game in enumerate(games, 1) if game.lines]
        if counted:
            self.review_wanted.emit(counted[-1], games[counted[-1] - 1].lines[-1].number)

    # Events ---------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep shortcuts of a single letter from acting outside the table, such as on the sheet."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            focused = self.focusWidget()
            at_table = focused in (None, self.table) or self.table.isAncestorOf(focused)
            at_table = at_table or isinstance(focused, QPushButton)  # Beside the table.
            if event.text().isprintable() and event.text().strip() and not held and not at_table:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Space continue and Esc take back wherever the focus is, such as on the sheet."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            self.table.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the score sheet its share of the window, unless the player has chosen another."""
        super().showEvent(event)
        self._full.watch()
        QTimer.singleShot(0, self, self._applier.ask_about_motion)
        if not event.spontaneous():
            self._parts.dock.stand(self.preferences.place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the score sheet below the table in a window that is higher than wide."""
        super().resizeEvent(event)
        self._make_room(event.size())

    def _make_room(self, size: QSize) -> None:
        """Place tool bar and score sheet where a window of this size has room."""
        for each in (self._applier, self._parts.tools, self._parts.dock):
            each.follow(size)

    def changeEvent(self, event: QEvent) -> None:
        """Update all texts when the language changes; the cards stay as they are."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self._full.follow()
        if event.type() is QEvent.Type.LanguageChange:
            self._labels.rewrite()
            name_buttons(self._parts.dock)
            self._name_players()
            parts = self._parts
            for each in (parts.tools, parts.menus, self.narrator, self.dialogs, self._host):
                each.say_anew()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Drop animations and pending moves; every move is already on disk."""
        self._flow.close()
        self._parts.speaker.close()
        super().closeEvent(event)
        self.left.emit()
