"""Composition root: class Table creates and connects all parts of a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from reunion_desktop.ai.roster import names_for
from reunion_desktop.app.application import GAMES_FOLDER, OWN_NAMES, PRACTICE_FOLDER
from reunion_desktop.app.opponents import levels_for
from reunion_desktop.app.recorder import KeptGame
from reunion_desktop.app.session_table import SessionTable
from reunion_desktop.app.settings import Settings
from reunion_desktop.games import GAMES, IDS, find_game, game_of
from reunion_desktop.match.game_flow import GameFlow, Wait
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.storage.disk import tighten
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.ui.dialogs.preference_looks import at_game
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.theme import is_german
from reunion_desktop.ui.window.main_window import MainWindow
from reunion_desktop.ui.window.openers import DialogChoices

if TYPE_CHECKING:
    from reunion_desktop.app.archive_opener import ArchiveOpener
    from reunion_desktop.app.side_windows import SideWindows
    from reunion_desktop.ui.sheet.heading import Heading, SheetTools

_CATCH_UP_MS = 1500
"""Milliseconds from the start until missing games are imported into the archive."""


class Table(SessionTable):
    """The main table, with settings and secondary windows."""

    def __init__(
        self, folder: Path, *, hurry: bool = False, language: Language | None = None
    ) -> None:
        """Create the table; no game is begun yet.

        Args:
            folder: the data folder.
            hurry: whether pauses and animations are skipped.
            language: the language from now on; None for the one in the settings.

        Raises:
            Busy: another program uses this folder.
            StorageFault: the folder cannot be used.
        """
        self.game = GAMES[0]
        self._settings = Settings(folder)
        self.preferences = self._settings.preferences()
        if language is not None:
            self.preferences = replace(self.preferences, language=language)
        self.interpreter = Interpreter()
        # First, so that later errors are reported in the player's language.
        self._speak(self.preferences)
        tighten(folder, OWN_NAMES)
        self.folder, self._hurry = folder, hurry
        self._archive: ArchiveOpener | None = None
        self._side_windows: SideWindows | None = None
        super().__init__(folder / GAMES_FOLDER, self.lay)
        self._connect()

    def _connect(self) -> None:
        window, dialogs = self.window, self.window.dialogs
        dialogs.heading_from(self._heading)
        dialogs.new_game_chosen.connect(
            lambda choice: self._leave_for(self._enter, choice.rules.game, self.begin, choice)
        )
        dialogs.sheet_wanted.connect(self._keep_sheet)
        dialogs.file_chosen.connect(self.open_chosen)
        dialogs.code_chosen.connect(
            lambda code: self._leave_for(self._enter, code.rules.game, self.play_code, code)
        )
        window.today_chosen.connect(lambda: self._leave_for(self.play_today))
        window.left.connect(self._close_side_table)
        window.lesson_wanted.connect(lambda id_: self.side_windows.open_lesson(find_game(id_)))
        window.archive_wanted.connect(self._open_archive)
        window.practice_wanted.connect(self._open_practice)
        window.keep_sheet_wanted.connect(self._keep_sheet)
        window.review_wanted.connect(self._review_session)
        window.dressed.connect(self._dress_archive)
        self.recorder.on_kept = self._keep_finished

    # Imported late: not needed for the first frame of a table -------------------------------

    @property
    def archive(self) -> ArchiveOpener:
        """The archive opener; missing games are imported when it is first used."""
        if self._archive is None:
            from reunion_desktop.app.archive_opener import ArchiveOpener  # noqa: PLC0415 - loaded late.

            folders = ((GAMES_FOLDER, False), (PRACTICE_FOLDER, True))
            trouble = self.window.say_trouble
            self._archive = ArchiveOpener(self.folder, folders, self.recorder.over, trouble)
        return self._archive

    @property
    def side_windows(self) -> SideWindows:
        """The secondary windows, all closed at first."""
        if self._side_windows is None:
            from reunion_desktop.app.side_windows import SideWindows  # noqa: PLC0415 - loaded late.

            self._side_windows = SideWindows(self)
        return self._side_windows

    def sheet_tools(self) -> SheetTools:
        """Functions for saving and printing sheets, in the current language."""
        return self.side_windows.sheet_tools()

    def _heading(self) -> Heading:
        """The heading of the current session's sheet."""
        return self.side_windows.heading()

    def resume_sheet(self, games: tuple[StoredGame, ...]) -> None:
        """Continue a score sheet kept by hand."""
        self.side_windows.by_hand.resume(games)

    # Begin and continue ---------------------------------------------------------------------

    def take_up(self) -> None:
        """Continue the last session, or begin a first game."""
        games = self.recorder.resumed
        if games:
            self._go_on(games)
        else:
            self.welcome()
            self._begin_usual()
        QTimer.singleShot(_CATCH_UP_MS, self.window, self.catch_up)

    def welcome(self) -> None:
        """Offer the lesson of the first game to a new user.

        Before the table is visible: resizing it during an animation would skip the first deal.
        """
        if self.preferences.new_game is None and not self.recorder.resumed:
            self._offer_lesson(self.game.id)

    def _offer_lesson(self, game: str) -> None:
        """Offer the lesson of a game, once."""
        if self.preferences.offers_lesson(game):
            self.window.offer_lesson(game)
            self.prefer(self.preferences.with_lesson(game))

    def _enter(self, game: str, begin: Callable[..., None], *given: object) -> None:
        """Begin a session of a game that the player chose; offer its lesson before the first."""
        self._offer_lesson(game)
        begin(*given)

    def catch_up(self) -> None:
        """Import missing games into the archive, once the table is visible, and review games."""
        self._keep_finished(())
        self.archive.review(self._is_busy, on=self.preferences.reviews)

    # While it is open ------------------------------------------------------------------------

    def _keep_sheet(self) -> None:
        self.side_windows.by_hand.ask()

    def _open_practice(self, what: str) -> None:
        self.side_windows.open_practice(what)

    def _open_archive(self) -> None:
        self.side_windows.open_archive()

    def _keep_finished(self, games: tuple[KeptGame, ...]) -> None:
        self.archive.keep(games)

    def _review_session(self, game: int, deal: int) -> None:
        self.side_windows.open_review(self.session.records, game, deal)

    def _close_side_table(self) -> None:
        if self._side_windows is not None:
            self._side_windows.close_side_table()

    def _dress_archive(self) -> None:
        """Apply the table's colours to the archive window, if it is open."""
        if self._archive is not None:
            self._archive.adopt(self.window.theme.palette)

    def lay(self, flow: GameFlow) -> MainWindow:
        """Create the window for a game-flow controller."""
        levels = {game: known for game in IDS if (known := levels_for(game))}
        choices = DialogChoices(levels, game_of, names_for, self.sheet_tools, COMPILED)
        window = MainWindow(flow, self.preferences, choices, hurry=self._hurry)
        window.preferences_changed.connect(self.prefer)
        for sign in (flow.waiting, flow.step, flow.sheet_changed):
            sign.connect(self._pause_review)
        return window

    def _is_busy(self) -> bool:
        """Test whether a table is animating or one of its computer players is thinking."""
        beside = self._side_windows.side_table if self._side_windows is not None else None
        tables = (self,) if beside is None else (self, beside)
        return any(table.flow.wait is Wait.NOTHING for table in tables)

    def _pause_review(self) -> None:
        if self._archive is not None:
            self._archive.pause_review()

    def _speak(self, shown: Preferences) -> None:
        """Set the player's language, with the card names of the current pack."""
        self.interpreter.speak(shown.language, german_pack=is_german(shown.design))

    def prefer(self, preferences: Preferences) -> None:
        """Apply preferences from now on, and keep them."""
        before, self.preferences = self.preferences, preferences
        beside = self._side_windows
        self._speak(at_game(preferences, (beside or self.window).rules))
        self.window.adopt(preferences)
        if beside is not None:
            beside.adopt(preferences)
        if self._archive is not None and preferences.reviews != before.reviews:
            self._archive.review(self._is_busy, on=preferences.reviews)
        self._settings.keep(preferences)

    def close(self) -> None:
        """End all threads and timers; the journal holds all moves."""
        if self._side_windows is not None:
            self._side_windows.close()
        self.flow.close()
        self.player_thread.close()
        self.prefer(self.window.remembered(self.preferences))
        self._settings.close()
        if self._archive is not None:
            self._archive.close()
        self.recorder.close()
        # Hide it at once: Qt deletes it only when its events are processed next.
        self.window.hide()
        self.window.deleteLater()
        self.interpreter.close()
