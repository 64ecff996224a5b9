"""Composition root: class Table creates and connects all parts of a table."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from reunion_desktop.ai.roster import names_for
from reunion_desktop.app.application import GAMES_FOLDER, OWN_NAMES, PRACTICE_FOLDER
from reunion_desktop.app.opponents import (
    company,
    draw_seats,
    first_game,
    levels_for,
    minds_for,
    usual_levels,
)
from reunion_desktop.app.recorder import KeptGame
from reunion_desktop.app.settings import Settings
from reunion_desktop.app.side_table import GameTable
from reunion_desktop.engine.dealing.deal_code import DealCode, seed_of_the_day
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.game import Game
from reunion_desktop.games import GAMES, IDS, find_game, game_of
from reunion_desktop.match.game_flow import GameFlow, Wait
from reunion_desktop.match.opening import GameOpening, by_code, by_draw, new_seed
from reunion_desktop.match.recording import PERSON
from reunion_desktop.match.running_match import NotKept
from reunion_desktop.solver.core_available import COMPILED
from reunion_desktop.storage.disk import StorageFault, tighten
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import read_record, remark_on, sessions_in
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preference_looks import at_game
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.look.theme import is_german
from reunion_desktop.ui.window.main_window import MainWindow
from reunion_desktop.ui.window.openers import DialogChoices
from reunion_desktop.ui.words.faults import fault_sentence

if TYPE_CHECKING:
    from reunion_desktop.app.archive_opener import ArchiveOpener
    from reunion_desktop.app.side_windows import SideWindows
    from reunion_desktop.ui.sheet.heading import Heading, SheetTools

_CATCH_UP_MS = 1500
"""Milliseconds from the start until missing games are imported into the archive."""


class Table(GameTable):
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

    def _begin_usual(self) -> None:
        """Begin a session like the last one; reports a journal that was set aside."""
        self.begin(self.preferences.new_game or first_game(self.game.default))
        if self.recorder.notice:
            self.window.say_trouble(self.recorder.notice)

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

    def play(self, game: Game) -> None:
        """Play a game after its lesson: the session in progress, or else one like the last."""
        going = self.session.is_begun and self.session.match.settlement is None
        if going and self.session.record.header.rules.game == game.id:
            self.window.activateWindow()
            return
        tables = {table.rules.game: table for table in self.preferences.tables(game.default)}
        self._leave_for(self.begin, tables.get(game.id) or first_game(game.default))

    def catch_up(self) -> None:
        """Import missing games into the archive, once the table is visible, and review games."""
        self._keep_finished(())
        self.archive.review(self._is_busy, on=self.preferences.reviews)

    def begin(self, choice: NewGame) -> None:
        """Begin a session with the chosen table."""
        choice = company(choice, choice.rules.players)
        self.prefer(self.preferences.with_table(choice))
        choice = draw_seats(choice)
        if self._kept(self.recorder.new_session):
            opening = by_draw(choice.rules, choice.names, choice.seed, practice=choice.practice)
            self._begin(opening, choice.levels)

    def play_code(self, code: DealCode) -> None:
        """Begin a session with the cards of a deal code, against the last opponents."""
        last = self.preferences.new_game or first_game(self.game.default)
        now = company(last, code.rules.players)
        if self._kept(self.recorder.new_session):
            self._begin(by_code(code, now.names), now.levels)

    def play_today(self) -> None:
        """Begin a session with the daily deal, by the default rules: the same everywhere."""
        rules, seed = self.game.default, seed_of_the_day(datetime.now().astimezone().date())
        self.play_code(DealCode(rules, seed, draw_for_deal(rules, seed).dealer))

    def open(self, file: Path) -> None:
        """Continue the last session of a record file; earlier ones stay in the file.

        Raises:
            BadRecord: the file is not a valid record, or its last session cannot be continued.
            StorageFault: it cannot be recorded.
        """
        self._open_games(file.name, read_record(file, find_game, regular=True))

    def _open_games(self, name: str, games: tuple[StoredGame, ...]) -> None:
        """Continue the last session of some games from a file of this name."""
        remark = remark_on(name, games)
        if self._resume_session(games) and remark:
            self.window.say_trouble(remark)

    def resume(self, games: tuple[StoredGame, ...]) -> None:
        """Continue an earlier session; if it is the current one, just show it."""
        last = games[-1].record.header
        if self.session.is_begun and self.session.record.header == last:
            self.window.raise_()
            self.window.activateWindow()
        else:
            self._leave_for(self._tried, partial(self._resume_session, games))

    def _resume_session(self, games: tuple[StoredGame, ...]) -> bool:
        """Continue the last session of some games; False if the disk refused.

        Raises:
            BadRecord: it cannot be continued; nothing has changed.
        """
        *_, last = sessions_in(games)
        if last[0].record.header.by_hand:
            self.side_windows.by_hand.resume(last)
            return True
        self.recorder.check_session(last)
        kept = self._kept(partial(self.recorder.new_session, last))
        if kept:
            self._go_on(last)
        return kept

    def _go_on(self, games: tuple[StoredGame, ...]) -> None:
        """Continue the session of the journal; if that fails, set it aside and begin another."""
        try:
            self._resume(games)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with it, there is a table.
            self._kept(partial(self.recorder.set_aside, fault))
            self._begin_usual()

    def _begin(self, opening: GameOpening, levels: tuple[str, ...]) -> None:
        header = opening.header
        self.window.set_players(header.players, header.rules)
        self.flow.begin(opening, minds_for(levels, header.players))
        # If the new session could not begin, the opponents of the one before stay.
        with contextlib.suppress(LookupError):  # Even the first game could not begin.
            header = self.session.record.header
            self.window.set_players(header.players, header.rules)

    def _resume(self, games: tuple[StoredGame, ...]) -> None:
        """Continue a session; its records were checked when they were read."""
        records = tuple(stored.record for stored in games)
        helped = tuple(stored.undone for stored in games)
        *told, secret = (self.recorder.secret_of(record.header) for record in records)
        self.session.resume(
            records, helped, new_seed(), secret=secret, told=tuple(told), seals=games[-1].seals
        )
        players = records[-1].header.players
        levels = usual_levels(self.preferences.new_game, players)
        self.continue_match(records[-1], minds_for(levels, players))

    def _kept(self, change: Callable[[], None]) -> bool:
        """Make a change on disk; if it fails, report it and leave the table unchanged."""
        try:
            change()
        except NotKept as fault:
            self.window.say_trouble(str(fault))
            return False
        return True

    def _leave_for(self, what: Callable[..., object], *given: object) -> None:
        """Do what ends the current session, after the player has confirmed it.

        There is nothing to confirm if the player made no move or the game is over.
        """
        goes_on = self.session.is_begun and self.session.match.settlement is None
        if goes_on and self.session.record.has_decision_of(PERSON):
            self.window.dialogs.ask_to_leave(lambda: what(*given))
        else:
            what(*given)

    def open_chosen(self, file: Path) -> None:
        """Continue a record that the player chose, after confirmation if needed.

        It is read first: a file that is no record is reported without a question.
        """
        where = f"{file.name}: "

        def ask() -> None:
            games = read_record(file, find_game, regular=True)
            self._leave_for(self._tried, partial(self._open_games, file.name, games), where)

        self._tried(ask, where)

    def _tried(self, change: Callable[[], object], where: str = "") -> None:
        """Try to continue a session; an error is reported with a prefix."""
        try:
            change()
        except (BadRecord, StorageFault) as fault:
            self.window.say_trouble(where + fault_sentence(str(fault)))

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
