"""Secondary windows: side table, lesson, review, archive.

At most one of each is open. None affects the session in progress. The module is imported late: the
first frame of the table does not need it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from reunion_desktop.app.application import PRACTICE_FOLDER, PROBLEMS_FOLDER, lesson_folder
from reunion_desktop.app.archive_opener import ArchiveOpener, Moves
from reunion_desktop.app.by_hand.sheets import HandSheets
from reunion_desktop.app.lesson_table import LessonTable
from reunion_desktop.app.opponents import minds_for, usual_levels
from reunion_desktop.app.practice.drill import open_drill
from reunion_desktop.app.practice.problems import Practice, begin_practice
from reunion_desktop.app.recorder import DiskRecorder
from reunion_desktop.app.reviews.review_service import ReviewService
from reunion_desktop.app.sheets import heading_of_session, plain_table, save, worded_text
from reunion_desktop.app.side_table import SideTable
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import Game, IllegalAction
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.rules import Rules
from reunion_desktop.games import find_game
from reunion_desktop.match.game_flow import GameFlow
from reunion_desktop.match.opening import Deals, now
from reunion_desktop.match.running_match import NotKept
from reunion_desktop.practice.own import COSTLY, own_problem
from reunion_desktop.practice.problem import Problem
from reunion_desktop.review.verdict import Verdict
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.game_parser import StoredGame
from reunion_desktop.ui.archive.window import ArchiveWindow
from reunion_desktop.ui.dialogs.new_game import persons_name
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.games import lesson_of
from reunion_desktop.ui.lesson.panel import LessonPanel
from reunion_desktop.ui.sheet import notes
from reunion_desktop.ui.sheet.heading import Heading, SheetTools
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.window.main_window import MainWindow
from reunion_desktop.ui.window_geometry.place import put_beside

translate = QCoreApplication.translate


class MainTable(Protocol):
    """The main table, as its secondary windows need it."""

    folder: Path
    game: Game
    window: MainWindow
    recorder: DiskRecorder

    @property
    def archive(self) -> ArchiveOpener:
        """The archive opener."""
        ...

    def sheet_tools(self) -> SheetTools:
        """Functions for saving and printing sheets."""
        ...

    def lay(self, flow: GameFlow) -> MainWindow:
        """Create the window for a game-flow controller."""
        ...

    def play(self, game: Game) -> None:
        """Play a game: the session in progress, or a new one."""
        ...

    def prefer(self, preferences: Preferences) -> None:
        """Apply preferences from now on."""
        ...

    def resume(self, games: tuple[StoredGame, ...]) -> None:
        """Continue a session at the main table."""
        ...


class SideWindows:
    """Opens and closes the secondary windows."""

    def __init__(self, table: MainTable) -> None:
        """Start without any window; ``table`` is the main table."""
        self._table = table
        self.side_table: SideTable | None = None
        """The side table, if one is open."""
        self.review: ReviewService | None = None
        """The review, if one is open."""
        self._practice: Practice | None = None
        self._coming: Practice | None = None  # Not open yet: mistakes are looked for.
        self.by_hand = HandSheets(table)
        """The score sheet kept by hand, if one is open."""

    def open_side_table(
        self, record: Record, title: str, levels: tuple[str, ...] | None = None
    ) -> None:
        """Continue a record at the side table; the session in progress is not affected.

        Only one side table exists: the game of an earlier one is saved.

        Args:
            record: the header and the moves so far; the player has seat 0.
            title: text for the window's title.
            levels: the level of each computer player, from seat 1; None for the last new game's.
        """
        players = record.header.players
        minds = minds_for(
            levels or usual_levels(self._table.window.preferences.new_game, players), players
        )

        def lay() -> SideTable:
            table = self._lay_table(PRACTICE_FOLDER, title)
            table.recorder.on_kept = lambda games: self._table.archive.keep(games, practice=True)
            table.play_on(record, minds)
            return table

        self._open_beside(lay)

    def open_lesson(self, game: Game | None = None, *, anew: bool = False) -> None:
        """Open the first lesson where the player left it; ``anew`` restarts it.

        Nothing is opened if the game has no lesson. Each lesson has its own folder.

        Args:
            game: the game to learn; None for the table's own game.
            anew: whether to restart it.
        """
        learnt = self._table.game if game is None else game
        lesson = lesson_of(learnt.id)
        if lesson is None:
            return
        laid = LessonTable(lesson)
        self._table.prefer(self._table.window.preferences.with_lesson(learnt.id))

        def lay() -> SideTable:
            table = self._lay_table(lesson_folder(learnt.id), "", laid.deal)
            panel = LessonPanel(lesson, table.window)
            panel.begun_again.connect(lambda: self.open_lesson(learnt, anew=True))
            panel.lesson_wanted.connect(lambda id_: self.open_lesson(find_game(id_)))
            panel.game_wanted.connect(lambda: self._play(learnt))
            table.window.accompany(panel, panel.title)
            if anew or not table.take_up(laid.minds, laid.holds):
                start = laid.record(learnt.default, persons_name(), now())
                table.play_on(start, laid.minds)
            return table

        self._open_beside(lay)

    def _play(self, game: Game) -> None:
        self.close_side_table()
        self._table.play(game)

    def open_practice(self, what: str, game: str = "", wanted: Problem | None = None) -> None:
        """Open the problems of a game.

        Args:
            what: ``problems``, or ``discards`` for these alone; ``cards`` for the other drill.
            game: the game; empty for the table's own.
            wanted: the problem that comes first; it belongs to the game.
        """
        if what == "cards":
            open_drill(self._table.window, self._table.recorder)
            return
        main = self._table
        game = game or main.window.rules.game
        practice = begin_practice(main.window, main.folder / PROBLEMS_FOLDER, what, game)
        if practice is None:
            return
        self._drop_coming(practice)

        def lay() -> SideTable:
            table = self._lay_table(PROBLEMS_FOLDER, "")
            self._practice = practice
            practice.sit(table, main.window.preferences.new_game)
            return table

        def begin(found: Moves, costs: Mapping[str, float]) -> None:
            if self._coming is practice:
                practice.add_mistakes(found, costs, then=go)

        def go() -> None:
            self._coming = None
            if practice.start(main.window, wanted):
                self._open_beside(lay)

        main.archive.find_mistakes(game, COSTLY, begin)

    def _drop_coming(self, instead: Practice | None = None) -> None:
        """Do not open the problems that were asked for last, if they are not open yet."""
        if self._coming is not None:
            self._coming.close()
        self._coming = instead

    def _practise_mistake(self, record: Record, verdict: Verdict) -> None:
        """Open the problem of a reviewed mistake."""
        if problem := own_problem(record, verdict):
            self.open_practice("problems", record.header.game, problem)

    def open_review(self, records: tuple[Record, ...], game: int, deal: int) -> None:
        """Open the review of a scored deal; one window shows one session.

        Args:
            records: the games; only deals that were played to their end are shown.
            game: the number of the game among them, from 1.
            deal: the number of the deal in its game, from 1.
        """
        if records[0].header.by_hand:
            # Its cards are not known: the sheet is opened, on which the deal can be corrected.
            self.by_hand.open(records)
            return
        self.close_review()
        self.review = review = ReviewService(records, self._table.window)
        review.play_on.connect(self._play_on)
        review.again.connect(self._play_again)
        review.practise.connect(self._practise_mistake)
        review.show(game, deal)

    def open_archive(self) -> ArchiveWindow:
        """Open the archive window, or bring it to the front."""
        archive = self._table.archive
        colours, before = self._table.window.theme.palette, archive.window
        style = self._table.window.preferences.sheet_style
        window = archive.open(self.sheet_tools(), style, colours, self._table.window)
        if window is not before:
            doings = window.doings
            doings.review_wanted.connect(self.open_review)
            doings.resume_wanted.connect(
                lambda games, title, practice: self._resume_archived(
                    games, title, practice=practice
                )
            )
            doings.again_wanted.connect(self._from_archive)
            doings.practise_wanted.connect(partial(self.open_practice, "problems"))
            doings.styled.connect(self._keep_style)
        return window

    def close_review(self) -> None:
        """Close the review window, if it is open."""
        review, self.review = self.review, None
        if review is not None:
            review.close()

    def close_side_table(self) -> None:
        """Close the side table, if it is open; its game is saved."""
        table, self.side_table = self.side_table, None
        self._drop_coming()
        if table is not None:
            table.close()
            if self._practice is not None:
                self._practice.close()
            self._practice = None
            self._table.prefer(self._table.window.preferences)

    def sheet_tools(self) -> SheetTools:
        """Functions for saving and printing sheets, in the current language."""
        text = partial(worded_text, notes=notes.notes, words=notes.text_words)
        return SheetTools({"txt": text, "csv": plain_table}, save)

    def heading(self) -> Heading:
        """The heading of the current session's sheet."""
        return heading_of_session(self._table.recorder)

    @property
    def rules(self) -> Rules:
        """The rules of the game that the player sees: the side table's, if one is open."""
        return (self.side_table.window if self.side_table else self._table.window).rules

    def adopt(self, preferences: Preferences) -> None:
        """Apply preferences to the side table."""
        if self.side_table is not None:
            self.side_table.window.adopt(preferences)

    def close(self) -> None:
        """Close all windows but the archive, which the table owns."""
        self.close_review()
        self.by_hand.close()
        self.close_side_table()

    def _resume_archived(
        self, games: tuple[StoredGame, ...], title: str, *, practice: bool
    ) -> None:
        """Continue a session of the archive; a practice session at the side table.

        The archive window closes, so that the table is visible.
        """
        archive = self._table.archive.window
        if archive is not None:
            archive.close()
        record = games[-1].record
        if record.header.by_hand:
            self.by_hand.resume(games)
        elif practice and not record.header.practice:
            self.open_side_table(record, title)
        else:
            self._table.resume(games)

    def _keep_style(self, style: SheetStyle) -> None:
        self._table.prefer(replace(self._table.window.preferences, sheet_style=style))

    def _from_archive(self, record: Record, deal: int, title: str) -> None:
        if record.header.by_hand:
            self.by_hand.open((record,))
        else:
            self.open_side_table(record.from_deal(deal), title)

    def _play_on(self, record: Record, deal: int) -> None:
        title = translate("aside", "Deal {number}, continued").format(number=deal)
        self.open_side_table(record, title)

    def _play_again(self, record: Record, deal: int) -> None:
        title = translate("aside", "Deal {number}, replayed").format(number=deal)
        self.open_side_table(record.from_deal(deal), title)

    def _lay_table(self, folder: str, title: str, deals: Deals = deal_from_seed) -> SideTable:
        """Create an empty side table.

        Raises:
            Busy: another program plays in its folder.
            StorageFault: the folder cannot be used.
        """
        main = self._table
        table = SideTable(main.folder / folder, main.lay, deals)
        self.side_table = table
        table.window.stand_aside(title)
        table.window.dialogs.heading_from(partial(heading_of_session, table.recorder))
        return table

    def _open_beside(self, lay: Callable[[], SideTable]) -> None:
        """Replace the side table by another one and show it."""
        self.close_side_table()
        try:
            window = lay().window
        except (StorageFault, NotKept, IllegalAction) as fault:
            self.close_side_table()
            self._table.window.say_trouble(str(fault))
            return
        window.left.connect(self.close_side_table)
        self._table.prefer(self._table.window.preferences)
        put_beside(window, self._table.window)
        window.show()
