"""The composition root: builds every part of the table and hands each what it needs."""

from __future__ import annotations

import contextlib
import gc
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Slot

from reunion_desktop.ai.roster import LEVELS, NAMES
from reunion_desktop.app.application import (
    application_for_table,
    default_folder,
    refused,
    why_no_window,
)
from reunion_desktop.app.crash_report import Mishaps
from reunion_desktop.app.opponents import OPPONENT, THINK, minds_for, new_seed, seated, usual_levels
from reunion_desktop.app.recorder import Keeper
from reunion_desktop.app.second_start import Doorbell, await_answer, ring
from reunion_desktop.app.settings import FILE as SETTINGS_FILE
from reunion_desktop.app.settings import Settings
from reunion_desktop.app.side_windows import GAMES as GAMES_FOLDER
from reunion_desktop.app.side_windows import Beside, caption_of_sitting
from reunion_desktop.engine.deal_code import DealCode, seed_of_the_day
from reunion_desktop.engine.shuffle import draw_for_deal
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.session.conductor import Conductor
from reunion_desktop.session.session import NotKept, Session
from reunion_desktop.session.thinker import Thinker
from reunion_desktop.solver.built import COMPILED
from reunion_desktop.storage.disk import Busy, StorageFault, put_away, replace_file
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import StoredGame, read_record
from reunion_desktop.ui.dialogs.new_game import NewGame, persons_name
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.look.theme import is_german
from reunion_desktop.ui.sheet.heading import KeptSheet, SheetTools
from reunion_desktop.ui.window.first_paint import FirstPaint
from reunion_desktop.ui.window.main_window import MainWindow
from reunion_desktop.ui.window.openers import Choices
from reunion_desktop.ui.words.faults import fault_sentence
from reunion_desktop.ui.words.language import Interpreter, Language

translate = QCoreApplication.translate

_CATCH_UP_MS = 1500
"""How long after the table stands the archive is looked after: not while it is being laid."""


def run(
    file: Path | None, data_dir: Path | None, *, reset: bool = False, language: str | None = None
) -> int:
    """Open the table and stay until it is closed; the exit code is returned.

    Where a table is open in the same folder already, that one comes forward instead.

    Args:
        file: a record to open; None for the game in progress.
        data_dir: where games and settings are kept; None for the system's own place.
        reset: whether to begin with the settings of a newcomer; the games stay.
        language: what is spoken from now on, by its code; None for what was spoken before.
    """
    missing = why_no_window()
    if missing:
        print(f"reunion-desktop: {missing}", file=sys.stderr)
        return 2
    application = application_for_table()
    folder = data_dir or default_folder()
    try:
        if reset:
            put_away(folder / SETTINGS_FILE)
        table = Table(folder, language=Language(language) if language else None)
    except Busy:
        return _ring(folder, file)
    except StorageFault as fault:
        return refused(str(fault))
    table.watch()
    try:
        if file is not None:
            try:
                table.open(file)
            except BadRecord as bad:
                return refused(str(bad), f"{file}: ")
            except StorageFault as fault:
                return refused(str(fault))
            table.window.show()
            table.listen()
            gc.enable()
        else:

            def stands() -> None:
                table.listen()
                gc.enable()

            table.open_up(stands)
        return application.exec()
    finally:
        table.close()


def _ring(folder: Path, file: Path | None) -> int:
    """Let the table that is open in a folder come forward."""
    try:
        await_answer(ring(folder, file))
    except StorageFault as fault:
        return refused(str(fault))
    return 0


class Table:
    """A window with all that stands behind it."""

    def __init__(
        self, folder: Path, *, hurry: bool = False, language: Language | None = None
    ) -> None:
        """Lay the table; nothing is dealt yet.

        Args:
            folder: where games and settings are kept.
            hurry: whether nothing is left lying for the eye.
            language: what is spoken from now on; None for what the settings say.

        Raises:
            Busy: another program plays in this folder.
            StorageFault: the folder cannot be used.
        """
        self.game = GAMES[0]
        self._settings = Settings(folder)
        self.preferences = self._settings.preferences()
        if language is not None:
            self.preferences = replace(self.preferences, language=language)
        self.interpreter = Interpreter()
        # First of all: what fails from here on is said in the person's language.
        self._speak()
        self.keeper = Keeper(folder / GAMES_FOLDER, self.game)
        self.session = Session(self.game, self.keeper)
        self.thinker = Thinker(THINK)
        self.conductor = Conductor(self.session, self.thinker)
        self.beside = Beside(folder, self.game, self.keeper, self._lay, sheet_tools, self._prefer)
        self._folder, self._hurry = folder, hurry
        self._mishaps: Mishaps | None = None
        self.window = self._lay(self.conductor)
        self.beside.stand_by(self.window)
        self.window.dialogs.caption_from(partial(caption_of_sitting, self.keeper))
        self.window.dialogs.new_game_chosen.connect(self.begin)
        self.window.dialogs.file_chosen.connect(self._open_chosen)
        self.window.left.connect(self.beside.close_aside)
        self.window.lesson_wanted.connect(self.beside.open_lesson)
        self.window.dialogs.code_chosen.connect(self.play_code)
        self.window.today_chosen.connect(self.play_today)
        self.window.archive_wanted.connect(self.beside.open_archive)
        self.window.review_wanted.connect(self._review_sitting)
        self.window.dressed.connect(self.beside.dress_archive)
        self.keeper.on_fault = self.window.say_trouble
        # The archive is not made before it is needed.
        self.keeper.on_kept = lambda games: self.beside.archive.keep(games)  # noqa: PLW0108

    def open_up(self, then: Callable[[], object] = lambda: None) -> None:
        """Show the table, and take up the game as soon as the table is seen.

        Args:
            then: what is to be done after that.
        """

        def seen() -> None:
            self.take_up()
            then()

        self._welcome()
        FirstPaint(self.window.table.viewport(), seen)
        self.window.show()

    def take_up(self) -> None:
        """Go on where the last evening ended, or begin a first game."""
        games = self.keeper.resumed
        if games:
            self._resume(games)
        else:
            self._welcome()
            self.begin(self.preferences.new_game or self._first_game())
        if self.keeper.notice:
            self.window.say_trouble(self.keeper.notice)
        QTimer.singleShot(_CATCH_UP_MS, self.window, self.catch_up)

    def _welcome(self) -> None:
        """Offer the lesson to a newcomer, once.

        Before the table is seen: one that grows smaller while cards fly lays them all down, and
        the first draw and deal of all would go unseen.
        """
        known = self.preferences.new_game is not None or self.preferences.lesson_offered
        if not known and not self.keeper.resumed:
            self.window.offer_lesson()
            self._prefer(replace(self.preferences, lesson_offered=True))

    def catch_up(self) -> None:
        """Let the archive hear of what it has not been told, now that the table stands."""
        self.beside.archive.keep(())

    def begin(self, choice: NewGame) -> None:
        """Begin a sitting as it was chosen."""
        self._prefer(replace(self.preferences, new_game=choice))
        choice = seated(choice)
        if self._kept(self.keeper.new_sitting):
            self.window.set_players(choice.names, choice.rules)
            minds = minds_for(choice.levels, choice.names)
            self.conductor.begin(
                choice.rules, choice.names, minds, choice.seed, practice=choice.practice
            )
            self._name_those_at_table()

    def _name_those_at_table(self) -> None:
        """Where a game could not begin, those of the old one sit there as before."""
        with contextlib.suppress(LookupError):  # The very first game could not begin.
            header = self.session.record.header
            self.window.set_players(header.players, header.rules)

    def watch(self) -> None:
        """Report what goes wrong from here on, and hang the bell for a second start."""
        solver = "compiled" if COMPILED else "in Python"
        journal = self._folder / GAMES_FOLDER / "journal.reunion"
        self._mishaps = Mishaps(self._folder, journal, solver, self._tell_mishap)
        self._mishaps.watch()
        self._bell = Doorbell(self._folder, self.window)
        self._bell.rung.connect(self._answer_the_door)

    def listen(self) -> None:
        """Hear who starts the program once more; not before there is a game that may give way."""
        self._bell.answer()

    @Slot(object)
    def _answer_the_door(self, file: Path | None) -> None:
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            self._open_chosen(file)

    def _tell_mishap(self, place: str) -> None:
        told = translate("mishap", "Something went wrong. A report lies here alone: {place}")
        self.window.say_trouble(told.format(place=place))

    def play_code(self, code: DealCode) -> None:
        """Begin a sitting with the cards of a code, against the opponents of the last one."""
        last = self.preferences.new_game or self._first_game()
        if self._kept(self.keeper.new_sitting):
            self.window.set_players(last.names, code.rules)
            minds = minds_for(last.levels, last.names)
            self.conductor.begin(code.rules, last.names, minds, code=code)
            self._name_those_at_table()

    def play_today(self) -> None:
        """Begin a sitting with the deal of the day, by the default rules: the same everywhere."""
        rules, seed = self.game.default, seed_of_the_day(datetime.now().astimezone().date())
        self.play_code(DealCode(rules, seed, draw_for_deal(rules, seed).dealer))

    def open(self, file: Path) -> None:
        """Go on with the last sitting in a record.

        Raises:
            BadRecord: the file is no true record.
            StorageFault: it cannot be taken up.
        """
        games = read_record(file, find_game)
        header = games[-1].record.header
        sitting: list[StoredGame] = []
        for stored in reversed(games):
            if stored.record.header.players != header.players:
                break
            sitting.insert(0, stored)
        if self._kept(lambda: self.keeper.new_sitting(sitting)):
            self._resume(tuple(sitting))

    def _review_sitting(self, game: int, deal: int) -> None:
        self.beside.open_review(self.session.records, game, deal)

    def close(self) -> None:
        """End every thread and clock; the journal holds all that was decided."""
        if self._mishaps is not None:
            self._mishaps.rest()
        self.beside.close_review()
        self.beside.close_aside()
        self.conductor.close()
        self.thinker.close()
        self._prefer(self.window.remembered(self.preferences))
        self._settings.close()
        self.beside.close()
        self.keeper.close()
        # Out of sight at once: Qt takes it apart only when its events are next dealt with.
        self.window.hide()
        self.window.deleteLater()

    def _resume(self, games: tuple[StoredGame, ...]) -> None:
        """Take a sitting up; its records were checked when they were read."""
        records = tuple(stored.record for stored in games)
        header = records[-1].header
        helped = tuple(stored.undone for stored in games)
        self.session.resume(
            records, helped, new_seed(), secret=self.keeper.secret_of(header), seals=games[-1].seals
        )
        self.window.set_players(header.players, header.rules)
        levels = usual_levels(self.preferences.new_game, header.players)
        self.conductor.resume(minds_for(levels, header.players))

    def _lay(self, conductor: Conductor) -> MainWindow:
        """A window on which a conductor shows its game."""
        levels = tuple(level.id for level in LEVELS)
        choices = Choices(dict(self.game.presets), levels, NAMES, sheet_tools(), COMPILED)
        window = MainWindow(conductor, self.preferences, choices, hurry=self._hurry)
        window.preferences_changed.connect(self._prefer)
        return window

    def _first_game(self) -> NewGame:
        """What a newcomer plays, against two of the roster's names."""
        rules = self.game.default
        others = secrets.SystemRandom().sample(NAMES, rules.players - 1)
        return NewGame(rules, (persons_name(), *others), (OPPONENT,) * len(others))

    def _open_chosen(self, file: Path) -> None:
        try:
            self.open(file)
        except (BadRecord, StorageFault) as fault:
            self.window.say_trouble(f"{file.name}: {fault_sentence(str(fault))}")

    def _speak(self) -> None:
        """Speak the person's language, with the names of the pack on the table."""
        preferences = self.preferences
        self.interpreter.speak(preferences.language, german_pack=is_german(preferences.design))

    def _prefer(self, preferences: Preferences) -> None:
        self.preferences = preferences
        self._speak()
        self.window.adopt(preferences)
        if self.beside.aside is not None:
            self.beside.aside.window.adopt(preferences)
        self._settings.keep(preferences)

    def _kept(self, change: Callable[[], None]) -> bool:
        """Make a change on disk; when it fails, say so and leave the table as it is."""
        try:
            change()
        except NotKept as fault:
            self.window.say_trouble(str(fault))
            return False
        return True


def sheet_tools() -> SheetTools:
    """What saving and printing a sheet needs, in the language of the moment."""

    def text(sheets: Sequence[KeptSheet]) -> str:
        from reunion_desktop.app.sheets import worded_text  # noqa: PLC0415 - start fast.
        from reunion_desktop.ui.sheet.notes import notes, text_words  # noqa: PLC0415 - as above.

        return worded_text(sheets, notes, text_words())

    def table(sheets: Sequence[KeptSheet]) -> str:
        from reunion_desktop.app.sheets import plain_table  # noqa: PLC0415 - as above.

        return plain_table(sheets)

    def put(path: Path, data: bytes) -> str:
        try:
            replace_file(path, data)
        except StorageFault as fault:
            return str(fault)
        return ""

    return SheetTools({"txt": text, "csv": table}, put)
