"""The composition root: builds every part of the table and hands each what it needs."""

from __future__ import annotations

import contextlib
import gc
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QSettings, Qt, QTimer, Slot

from reunion_desktop.ai.player import Decision, Limit, Player, Stop
from reunion_desktop.ai.roster import LEVELS, NAMES, player_for
from reunion_desktop.application import (
    application_for_table,
    default_folder,
    refused,
    why_no_window,
)
from reunion_desktop.arena.play import dice_for
from reunion_desktop.doorbell import Doorbell, ring
from reunion_desktop.engine.deal_code import DealCode, seed_of_the_day
from reunion_desktop.engine.game import IllegalAction
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.shuffle import Stream, draw_for_deal
from reunion_desktop.engine.turning import from_deal
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.keeper import Keeper
from reunion_desktop.mishap import Mishaps
from reunion_desktop.session.conductor import PERSON, Conductor
from reunion_desktop.session.session import NotKept, Session
from reunion_desktop.session.thinker import Thinker
from reunion_desktop.solver.built import COMPILED
from reunion_desktop.storage.disk import Busy, StorageFault, put_away, replace_file
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.storage.reader import StoredGame, read_record
from reunion_desktop.ui.fault_words import fault_sentence
from reunion_desktop.ui.first_paint import FirstPaint
from reunion_desktop.ui.language import Interpreter, Language
from reunion_desktop.ui.main_window import MainWindow
from reunion_desktop.ui.new_game import NewGame
from reunion_desktop.ui.settings import Preferences, load, save
from reunion_desktop.ui.sheet_caption import Caption, KeptSheet, SheetTools
from reunion_desktop.ui.theme import is_german

if TYPE_CHECKING:
    from reunion_desktop.archive_room import ArchiveRoom
    from reunion_desktop.aside import Aside
    from reunion_desktop.reviewing import Review
    from reunion_desktop.ui.archive_window import ArchiveWindow

translate = QCoreApplication.translate

OPPONENT = "club"
"""The level of the minds where nobody has chosen one."""
ADVISER = "expert"
"""The level that is asked for a hint."""
_THINK = Limit(time_ms=1000)
"""What a mind may spend on one decision at the table."""
_SETTINGS = "settings.ini"
_GAMES = "games"
_ASIDE = "aside"
_LESSON = "lesson"
_CATCH_UP_MS = 1500
"""How long after the table stands the archive is looked after: not while it is being laid."""
_BESIDE = QPoint(32, 32)
"""From the main window to the one of the table aside, so that both are seen."""


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
            put_away(folder / _SETTINGS)
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
        ring(folder, file)
    except StorageFault as fault:
        return refused(str(fault))
    return 0


class Latecomer:
    """A mind that sits down when it is first asked: a table opens sooner without it."""

    def __init__(self, level: str, dice: str, name: str = "") -> None:
        """Keep who it is to be, and the seed text of its randomness."""
        self.name = level
        self._dice, self._who = dice, name
        self._mind: Player | None = None

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide as the mind does."""
        if self._mind is None:
            self._mind = player_for(self.name, self._dice, self._who)
        return self._mind.choose(observation, limit, stop)


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
        self.settings = QSettings(str(folder / _SETTINGS), QSettings.Format.IniFormat)
        self.preferences = load(self.settings)
        if language is not None:
            self.preferences = replace(self.preferences, language=language)
        self.interpreter = Interpreter()
        # First of all: what fails from here on is said in the person's language.
        self._speak()
        self.keeper = Keeper(folder / _GAMES, self.game)
        self.session = Session(self.game, self.keeper)
        self.thinker = Thinker(_THINK)
        self.conductor = Conductor(self.session, self.thinker)
        self.aside: Aside | None = None
        self.review: Review | None = None
        self._folder, self._hurry = folder, hurry
        self._mishaps: Mishaps | None = None
        self.window = self._lay(self.conductor)
        self.window.dialogs.caption_from(partial(caption_of_sitting, self.keeper))
        self.window.dialogs.new_game_chosen.connect(self.begin)
        self.window.dialogs.file_chosen.connect(self._open_chosen)
        self.window.left.connect(self.close_aside)
        self.window.lesson_wanted.connect(self.open_lesson)
        self.window.dialogs.code_chosen.connect(self.play_code)
        self.window.today_chosen.connect(self.play_today)
        self.window.archive_wanted.connect(self.open_archive)
        self._archive: ArchiveRoom | None = None
        self.window.review_wanted.connect(self._review_sitting)
        self.window.dressed.connect(self._dress_archive)
        self.keeper.on_fault = self.window.say_trouble
        # The archive is not made before it is needed.
        self.keeper.on_kept = lambda games: self.archive.keep(games)  # noqa: PLW0108

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
        self.archive.keep(())

    def begin(self, choice: NewGame) -> None:
        """Begin a sitting as it was chosen."""
        self._prefer(replace(self.preferences, new_game=choice))
        choice = seated(choice)
        if self._kept(self.keeper.new_sitting):
            self.window.set_players(choice.names, choice.rules)
            minds = self._minds(choice.levels, choice.names)
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
        journal = self._folder / _GAMES / "journal.reunion"
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
            minds = self._minds(last.levels, last.names)
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

    def open_aside(self, record: Record, title: str, levels: tuple[str, ...] | None = None) -> None:
        """Play a record on at a second table; the sitting in progress waits unharmed.

        Only one table stands aside: whatever was played there before is put away.

        Args:
            record: the table and the decisions so far; the person sits at seat 0.
            title: what is played, as the window is to say it.
            levels: the level of each mind, from seat 1; None for those of the last new game.
        """
        from reunion_desktop.aside import Aside  # noqa: PLC0415 - start fast.

        players = record.header.players
        minds = self._minds(levels or self._levels(players), players)

        def lay() -> Aside:
            self.aside = Aside(self._folder / _ASIDE, self.game, self._lay, _THINK)
            self.aside.window.stand_aside(title)
            self.aside.window.dialogs.caption_from(partial(caption_of_sitting, self.aside.keeper))
            self.aside.keeper.on_kept = lambda games: self.archive.keep(games, practice=True)
            self.aside.play_on(record, minds)
            return self.aside

        self._stand_aside(lay)

    def open_review(self, records: tuple[Record, ...], game: int, deal: int) -> None:
        """Look at a counted deal again, and have it judged; one window shows one sitting.

        Args:
            records: the games; only deals that were played to their end are shown.
            game: the game's number among them, from 1.
            deal: the deal's number in its game, from 1.
        """
        from reunion_desktop.reviewing import Review  # noqa: PLC0415 - start fast.

        self.close_review()
        self.review = review = Review(records, self.window)
        review.play_on.connect(self._play_on_aside)
        review.again.connect(self._play_again_aside)
        review.show(game, deal)

    @property
    def archive(self) -> ArchiveRoom:
        """What keeps the games that are over; it catches up with the shelves when first asked."""
        from reunion_desktop.archive_room import ArchiveRoom  # noqa: PLC0415 - start fast.

        if self._archive is None:
            shelves = ((_GAMES, False), (_ASIDE, True))
            self._archive = ArchiveRoom(
                self._folder, shelves, self.keeper.over, self.window.say_trouble
            )
        return self._archive

    def open_archive(self) -> ArchiveWindow:
        """Open the archive, or bring it to the front."""
        colours, before = self.window.theme.palette, self.archive.window
        style = self.preferences.sheet_style
        window = self.archive.open(sheet_tools(), style, colours, self.window)
        if window is not before:
            window.review_wanted.connect(self.open_review)
            window.play_wanted.connect(self.open_aside)
            window.again_wanted.connect(self._from_archive)
            window.styled.connect(
                lambda style: self._prefer(replace(self.preferences, sheet_style=style))
            )
        return window

    def _dress_archive(self) -> None:
        """Let the archive look as the table does, if it is open."""
        if self._archive is not None:
            self._archive.adopt(self.window.theme.palette)

    def _from_archive(self, record: Record, deal: int, title: str) -> None:
        self.open_aside(from_deal(record, deal), title)

    def close_review(self) -> None:
        """Close the review window, if it is open."""
        review, self.review = self.review, None
        if review is not None:
            review.close()

    def _review_sitting(self, game: int, deal: int) -> None:
        self.open_review(self.session.records, game, deal)

    def _play_on_aside(self, record: Record, deal: int) -> None:
        title = translate("aside", "Deal {number}, played on").format(number=deal)
        self.open_aside(record, title)

    def _play_again_aside(self, record: Record, deal: int) -> None:
        title = translate("aside", "Deal {number} once more").format(number=deal)
        self.open_aside(from_deal(record, deal), title)

    def open_lesson(self, *, anew: bool = False) -> None:
        """Open the first lesson where the pupil left it; ``anew`` begins it again."""
        from reunion_desktop.aside import Aside  # noqa: PLC0415 - start fast.
        from reunion_desktop.lesson import (  # noqa: PLC0415 - start fast.
            is_lesson,
            lesson_minds,
            lesson_record,
            prepared,
        )
        from reunion_desktop.ui.lesson_panel import LessonPanel  # noqa: PLC0415 - start fast.

        def lay() -> Aside:
            folder = self._folder / _LESSON
            self.aside = aside = Aside(folder, self.game, self._lay, _THINK, deals=prepared)
            panel = LessonPanel(aside.window)
            panel.begun_again.connect(lambda: self.open_lesson(anew=True))
            aside.window.stand_aside(translate("lesson", "First lesson"))
            aside.window.dialogs.caption_from(partial(caption_of_sitting, aside.keeper))
            aside.window.accompany(panel)
            if anew or not aside.take_up(lesson_minds, is_lesson):
                name = self.window.persons_name()
                aside.play_on(lesson_record(self.game.default, name, now()), lesson_minds)
            return aside

        self._stand_aside(lay)

    def _stand_aside(self, lay: Callable[[], Aside]) -> None:
        """Put away what stood aside, lay another table there and show it."""
        self.close_aside()
        try:
            window = lay().window
        except (StorageFault, NotKept, IllegalAction) as fault:
            self.close_aside()
            self.window.say_trouble(str(fault))
            return
        window.left.connect(self.close_aside)
        window.move(self._beside(window))
        window.show()

    def _beside(self, window: MainWindow) -> QPoint:
        """Where a window stands so that both are seen, and all of the new one on the screen."""
        ours, room = self.window, self.window.screen().availableGeometry()
        size = window.size().expandedTo(window.minimumSizeHint())
        frame = ours.frameGeometry().size() - ours.size() + size
        wanted, last = ours.pos() + _BESIDE, room.bottomRight()
        x = min(wanted.x(), last.x() + 1 - frame.width())
        y = min(wanted.y(), last.y() + 1 - frame.height())
        return QPoint(max(room.left(), x), max(room.top(), y))

    def close_aside(self) -> None:
        """Put away what is played aside, if anything is."""
        aside, self.aside = self.aside, None
        if aside is not None:
            aside.close()

    def close(self) -> None:
        """End every thread and clock; the journal holds all that was decided."""
        if self._mishaps is not None:
            self._mishaps.rest()
        self.close_review()
        self.close_aside()
        self.conductor.close()
        self.thinker.close()
        self._prefer(self.window.remembered(self.preferences))
        self.settings.sync()
        if self._archive is not None:
            self._archive.close()
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
        self.conductor.resume(self._minds(self._levels(header.players), header.players))

    def _levels(self, players: tuple[str, ...]) -> tuple[str, ...]:
        """How strongly the others play where nothing is said: as in the last new game."""
        last = self.preferences.new_game
        return last.levels if last else (OPPONENT,) * (len(players) - 1)

    def _lay(self, conductor: Conductor) -> MainWindow:
        """A window on which a conductor shows its game."""
        window = MainWindow(
            conductor,
            self.preferences,
            presets=dict(self.game.presets),
            levels=tuple(level.id for level in LEVELS),
            names=NAMES,
            sheet_tools=sheet_tools(),
            compiled=COMPILED,
            hurry=self._hurry,
        )
        window.preferences_changed.connect(self._prefer)
        return window

    def _minds(
        self, levels: tuple[str, ...], names: tuple[str, ...]
    ) -> Callable[[str, int], dict[Seat, Player]]:
        """Who plays for the seats that no person sits at; a name may bring a character."""

        def sit_down(seed: str, number: int) -> dict[Seat, Player]:
            adviser = Latecomer(ADVISER, dice_for(seed, number, PERSON))
            minds: dict[Seat, Player] = {PERSON: adviser}
            for seat, level in enumerate(levels, 1):
                minds[seat] = Latecomer(level, dice_for(seed, number, seat), names[seat])
            return minds

        return sit_down

    def _first_game(self) -> NewGame:
        """What a newcomer plays, against two of the roster's names."""
        rules = self.game.default
        others = secrets.SystemRandom().sample(NAMES, rules.players - 1)
        return NewGame(rules, (self.window.persons_name(), *others), (OPPONENT,) * len(others))

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
        if self.aside is not None:
            self.aside.window.adopt(preferences)
        save(self.settings, preferences)

    def _kept(self, change: Callable[[], None]) -> bool:
        """Make a change on disk; when it fails, say so and leave the table as it is."""
        try:
            change()
        except NotKept as fault:
            self.window.say_trouble(str(fault))
            return False
        return True


def now() -> str:
    """The date of a record that is begun."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def sheet_tools() -> SheetTools:
    """What saving and printing a sheet needs, in the language of the moment."""

    def text(sheets: Sequence[KeptSheet]) -> str:
        from reunion_desktop.bookkeeping import worded_text  # noqa: PLC0415 - start fast.
        from reunion_desktop.ui.caption_words import notes, text_words  # noqa: PLC0415 - as above.

        return worded_text(sheets, notes, text_words())

    def table(sheets: Sequence[KeptSheet]) -> str:
        from reunion_desktop.bookkeeping import plain_table  # noqa: PLC0415 - as above.

        return plain_table(sheets)

    def put(path: Path, data: bytes) -> str:
        try:
            replace_file(path, data)
        except StorageFault as fault:
            return str(fault)
        return ""

    return SheetTools({"txt": text, "csv": table}, put)


def caption_of_sitting(keeper: Keeper) -> Caption:
    """When and by which rules the games of a sitting were played, as the journal has it."""
    from reunion_desktop.bookkeeping import caption_of  # noqa: PLC0415 - start fast.

    try:
        games = keeper.sitting()
    except BadRecord:
        return Caption()
    return caption_of(games) if games else Caption()


def new_seed() -> str:
    """A seed from the system's generator: 128 bits, hex."""
    return secrets.token_hex(16)


def seated(choice: NewGame) -> NewGame:
    """The same table with places drawn for, where the rules want that; one's own stays.

    Whoever sits at one's right or left is all that a draw for seats decides.
    """
    if choice.rules.seats != "draw":
        return choice
    stream = Stream(choice.seed if choice.seed is not None else new_seed(), 0, 0)
    left = list(range(len(choice.levels)))
    order = [left.pop(stream.below(len(left))) for _ in choice.levels]
    return replace(
        choice,
        names=(choice.names[0], *(choice.names[1 + place] for place in order)),
        levels=tuple(choice.levels[place] for place in order),
    )
