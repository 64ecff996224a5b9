"""What stands beside the table: another table, a lesson, a review, the archive.

One of each at most. Nothing that is done there touches the sitting in progress.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint

from reunion_desktop.app.opponents import THINK, minds_for, usual_levels
from reunion_desktop.app.recorder import Keeper
from reunion_desktop.engine.game import Game, IllegalAction
from reunion_desktop.engine.record import Record
from reunion_desktop.session.conductor import Conductor
from reunion_desktop.session.session import NotKept
from reunion_desktop.storage.disk import StorageFault
from reunion_desktop.storage.lines import BadRecord
from reunion_desktop.ui.dialogs.new_game import persons_name
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.sheet.heading import Heading, SheetTools
from reunion_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from reunion_desktop.app.archive import ArchiveOpener
    from reunion_desktop.app.review_desk import ReviewDesk
    from reunion_desktop.app.side_table import Aside
    from reunion_desktop.ui.archive.window import ArchiveWindow

translate = QCoreApplication.translate

GAMES, ASIDE, LESSON = "games", "aside", "lesson"
"""The folders of the table, of the one beside it, and of the lesson."""
_BESIDE = QPoint(32, 32)
"""From the main window to the one of the table aside, so that both are seen."""


class Beside:
    """The windows beside the main one."""

    def __init__(
        self,
        folder: Path,
        game: Game,
        keeper: Keeper,
        lay: Callable[[Conductor], MainWindow],
        tools: Callable[[], SheetTools],
        prefer: Callable[[Preferences], object],
    ) -> None:
        """Nothing stands there yet.

        Args:
            folder: where games and settings are kept.
            game: which game is played.
            keeper: what keeps the main table's games.
            lay: lays a window on which a conductor shows its game.
            tools: how sheets are written.
            prefer: lets preferences hold from now on.
        """
        self._folder = folder
        self._game = game
        self._keeper = keeper
        self._lay = lay
        self._tools = tools
        self._prefer = prefer
        self._kept: ArchiveOpener | None = None
        self.aside: Aside | None = None
        """The table beside the main one, while one stands there."""
        self.review: ReviewDesk | None = None
        """The deal that is looked at again, while one is."""

    def stand_by(self, window: MainWindow) -> None:
        """Stand beside a window."""
        self._window = window

    def open_aside(self, record: Record, title: str, levels: tuple[str, ...] | None = None) -> None:
        """Play a record on at a second table; the sitting in progress waits unharmed.

        Only one table stands aside: whatever was played there before is put away.

        Args:
            record: the table and the decisions so far; the person sits at seat 0.
            title: what is played, as the window is to say it.
            levels: the level of each mind, from seat 1; None for those of the last new game.
        """
        from reunion_desktop.app.side_table import Aside  # noqa: PLC0415 - start fast.

        players = record.header.players
        minds = minds_for(
            levels or usual_levels(self._window.preferences.new_game, players), players
        )

        def lay() -> Aside:
            self.aside = Aside(self._folder / ASIDE, self._game, self._lay, THINK)
            self.aside.window.stand_aside(title)
            self.aside.window.dialogs.caption_from(partial(caption_of_sitting, self.aside.keeper))
            self.aside.keeper.on_kept = lambda games: self.archive.keep(games, practice=True)
            self.aside.play_on(record, minds)
            return self.aside

        self._stand_aside(lay)

    def open_lesson(self, *, anew: bool = False) -> None:
        """Open the first lesson where the pupil left it; ``anew`` begins it again."""
        from reunion_desktop.app.lesson_table import (  # noqa: PLC0415 - start fast.
            is_lesson,
            lesson_minds,
            lesson_record,
            prepared,
        )
        from reunion_desktop.app.side_table import Aside  # noqa: PLC0415 - start fast.
        from reunion_desktop.ui.lesson.panel import LessonPanel  # noqa: PLC0415 - start fast.

        def lay() -> Aside:
            folder = self._folder / LESSON
            self.aside = aside = Aside(folder, self._game, self._lay, THINK, deals=prepared)
            panel = LessonPanel(aside.window)
            panel.begun_again.connect(lambda: self.open_lesson(anew=True))
            aside.window.stand_aside(translate("lesson", "First lesson"))
            aside.window.dialogs.caption_from(partial(caption_of_sitting, aside.keeper))
            aside.window.accompany(panel)
            if anew or not aside.take_up(lesson_minds, is_lesson):
                record = lesson_record(self._game.default, persons_name(), now())
                aside.play_on(record, lesson_minds)
            return aside

        self._stand_aside(lay)

    def open_review(self, records: tuple[Record, ...], game: int, deal: int) -> None:
        """Look at a counted deal again, and have it judged; one window shows one sitting.

        Args:
            records: the games; only deals that were played to their end are shown.
            game: the game's number among them, from 1.
            deal: the deal's number in its game, from 1.
        """
        from reunion_desktop.app.review_desk import ReviewDesk  # noqa: PLC0415 - start fast.

        self.close_review()
        self.review = review = ReviewDesk(records, self._window)
        review.play_on.connect(self._play_on_aside)
        review.again.connect(self._play_again_aside)
        review.show(game, deal)

    def open_archive(self) -> ArchiveWindow:
        """Open the archive, or bring it to the front."""
        colours, before = self._window.theme.palette, self.archive.window
        style = self._window.preferences.sheet_style
        window = self.archive.open(self._tools(), style, colours, self._window)
        if window is not before:
            window.review_wanted.connect(self.open_review)
            window.play_wanted.connect(self.open_aside)
            window.again_wanted.connect(self._from_archive)
            window.styled.connect(
                lambda style: self._prefer(replace(self._window.preferences, sheet_style=style))
            )
        return window

    @property
    def archive(self) -> ArchiveOpener:
        """What keeps the games that are over; it catches up with the shelves when first asked."""
        from reunion_desktop.app.archive import ArchiveOpener  # noqa: PLC0415 - start fast.

        if self._kept is None:
            shelves = ((GAMES, False), (ASIDE, True))
            self._kept = ArchiveOpener(
                self._folder, shelves, self._keeper.over, self._window.say_trouble
            )
        return self._kept

    def close_review(self) -> None:
        """Close the review window, if it is open."""
        review, self.review = self.review, None
        if review is not None:
            review.close()

    def close_aside(self) -> None:
        """Put away what is played aside, if anything is."""
        aside, self.aside = self.aside, None
        if aside is not None:
            aside.close()

    def _from_archive(self, record: Record, deal: int, title: str) -> None:
        self.open_aside(record.from_deal(deal), title)

    def _play_on_aside(self, record: Record, deal: int) -> None:
        title = translate("aside", "Deal {number}, played on").format(number=deal)
        self.open_aside(record, title)

    def _play_again_aside(self, record: Record, deal: int) -> None:
        title = translate("aside", "Deal {number} once more").format(number=deal)
        self.open_aside(record.from_deal(deal), title)

    def _stand_aside(self, lay: Callable[[], Aside]) -> None:
        """Put away what stood aside, lay another table there and show it."""
        self.close_aside()
        try:
            window = lay().window
        except (StorageFault, NotKept, IllegalAction) as fault:
            self.close_aside()
            self._window.say_trouble(str(fault))
            return
        window.left.connect(self.close_aside)
        window.move(self._place_for(window))
        window.show()

    def _place_for(self, window: MainWindow) -> QPoint:
        """Where a window stands so that both are seen, and all of the new one on the screen."""
        ours, room = self._window, self._window.screen().availableGeometry()
        size = window.size().expandedTo(window.minimumSizeHint())
        frame = ours.frameGeometry().size() - ours.size() + size
        wanted, last = ours.pos() + _BESIDE, room.bottomRight()
        x = min(wanted.x(), last.x() + 1 - frame.width())
        y = min(wanted.y(), last.y() + 1 - frame.height())
        return QPoint(max(room.left(), x), max(room.top(), y))

    def dress_archive(self) -> None:
        """Let the archive look as the table does, if it is open."""
        if self._kept is not None:
            self._kept.adopt(self._window.theme.palette)

    def close(self) -> None:
        """Put everything away; what the archive was told is kept first."""
        self.close_review()
        self.close_aside()
        if self._kept is not None:
            self._kept.close()


def now() -> str:
    """The date of a record that is begun."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def caption_of_sitting(keeper: Keeper) -> Heading:
    """When and by which rules the games of a sitting were played, as the journal has it."""
    from reunion_desktop.app.sheets import caption_of  # noqa: PLC0415 - start fast.

    try:
        games = keeper.sitting()
    except BadRecord:
        return Heading()
    return caption_of(games) if games else Heading()
