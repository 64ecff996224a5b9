"""Archive access for the table: starts its threads, stores games, opens its window.

Its modules are imported late: the table opens sooner without them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from reunion_desktop.app.archive_service import ArchiveService, ServedArchive
from reunion_desktop.app.recorder import KeptGame
from reunion_desktop.app.sheets import kept_sheets
from reunion_desktop.engine.record import Record
from reunion_desktop.games import find_game
from reunion_desktop.ui.archive.client import Messenger
from reunion_desktop.ui.archive.window import ArchiveWindow
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.sheet.heading import KeptSheet, SheetTools
from reunion_desktop.ui.sheet.style import SheetStyle

if TYPE_CHECKING:
    from reunion_desktop.app.reviews.background_review import BackgroundReview

_MISTAKES = 40
"""Number of mistakes that are looked for."""
_WAIT_MS = 1000
"""Longest wait for mistakes, in milliseconds: the archive may be busy."""

Moves = tuple[tuple[Record, int], ...]
"""Records, and the places of moves in them."""


class ArchiveOpener:
    """Passes finished games to the archive service, and opens the archive window."""

    def __init__(
        self,
        data: Path,
        folders: Sequence[tuple[str, bool]],
        session: Sequence[KeptGame],
        trouble: Callable[[str], object],
    ) -> None:
        """Start the archive service; it imports missing games from the game folders.

        Args:
            data: the program's data folder.
            folders: subfolders with records of past games, each with whether they are practice
                games.
            session: the finished games of the current session: the folder alone does not show where
                a session begins.
            trouble: takes an error message, in the UI thread.
        """
        self._archive_service = ArchiveService(data, folders, find_game)
        self._messenger = Messenger(self._archive_service)
        self._messenger.trouble.connect(trouble)
        self._archive_service.on_trouble = self._messenger.trouble.emit
        self._archive_service.on_change = self._messenger.changed.emit
        self._window: ArchiveWindow | None = None
        self._review: BackgroundReview | None = None
        self._archive_service.keep(session)
        self._archive_service.begin()

    @property
    def window(self) -> ArchiveWindow | None:
        """The archive window, if it is open."""
        return self._window if self._window is not None and self._window.isVisible() else None

    def keep(self, games: Sequence[KeptGame], *, practice: bool = False) -> None:
        """Store the games of a session in the background; some may be stored already."""
        self._archive_service.keep(games, practice=practice)

    def find_mistakes(
        self, game: str, least: float, then: Callable[[Moves, Mapping[str, float]], object]
    ) -> None:
        """Find the player's costliest mistakes in a game; none if the archive does not answer.

        Args:
            game: the game's id.
            least: units that a mistake cost at least.
            then: takes the moves, and the cost of all mistakes by kind; called once, in the UI
                thread.
        """
        waiting = [then]

        def find(archive: ServedArchive) -> tuple[Moves, dict[str, float]]:
            found = archive.reviews.costliest(_MISTAKES, game, least)
            records = [(archive.reviews.record(one.game), one.place) for one in found]
            moves = [(record, place) for record, place in records if record is not None]
            return tuple(moves), archive.reviews.costs(game)

        def tell(found: tuple[Moves, dict[str, float]]) -> None:
            if waiting and not self._archive_service.is_ending():
                waiting.pop()(*found)

        def give_up(_fault: str = "") -> None:
            tell(((), {}))

        carry = self._messenger.carry
        self._archive_service.read(find, carry(tell), carry(give_up))
        QTimer.singleShot(_WAIT_MS, self._messenger, give_up)

    def review(self, is_busy: Callable[[], bool], *, on: bool) -> None:
        """Review finished games from now on; ``is_busy`` tests whether a table is in use."""
        if self._review is None:
            from reunion_desktop.app.reviews.background_review import BackgroundReview  # noqa: PLC0415 - loaded late.

            self._review = BackgroundReview(self._archive_service, self._messenger, is_busy)
        self._review.switch(on=on)

    def pause_review(self) -> None:
        """Leave the processor to the tables."""
        if self._review is not None:
            self._review.pause()

    def open(
        self, tools: SheetTools, style: SheetStyle, palette: Palette, parent: QWidget
    ) -> ArchiveWindow:
        """Open the window, or bring it to the front.

        Args:
            tools: saves and prints score sheets.
            style: the player's last headings of score sheets.
            palette: the table's colours.
            parent: the parent window.
        """
        window = self.window
        if window is None:
            if self._window is not None:
                self._window.deleteLater()
            window = ArchiveWindow(self._messenger, _sheets_of, tools, style, palette, parent)
            self._window = window
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    def adopt(self, palette: Palette) -> None:
        """Apply the table's colours to the window."""
        if self.window is not None:
            self.window.adopt(palette)

    def close(self) -> None:
        """Close the window and end the archive service."""
        if self._review is not None:
            self._review.close()
        if self._window is not None:
            self._window.close()
        self._archive_service.close()


def _sheets_of(games: Sequence[Any]) -> tuple[KeptSheet, ...]:
    """The score sheets of games that the archive gave to the window."""
    return kept_sheets(games)
