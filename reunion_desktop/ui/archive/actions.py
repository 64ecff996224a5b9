"""Actions of the archive window: rename, annotate, delete, restore, replay, print sessions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.archive.charts.names import shown_names
from reunion_desktop.ui.archive.client import ArchiveClient
from reunion_desktop.ui.archive.port import ArchiveWriter
from reunion_desktop.ui.archive.sessions_page import SessionsPage
from reunion_desktop.ui.archive.words import heading, sessions_text
from reunion_desktop.ui.sheet.heading import SheetTools
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.window_geometry.documents import proposed_name

if TYPE_CHECKING:
    from reunion_desktop.ui.sheet.pages.opener import SheetOpener


class SessionActions(QObject):
    """Runs the commands of the archive window's buttons and menus."""

    review_wanted = Signal(tuple, int, int)
    """Game files of a session, and the numbers of game and deal to review, from 1."""
    resume_wanted = Signal(tuple, str, bool)
    """Games of a session to resume, its title, and whether it was played for practice."""
    again_wanted = Signal(object, int, str)
    """A game, the number of its deal to play again, and its title."""
    practise_wanted = Signal(str)
    """Name of the game whose problems are wanted."""
    styled = Signal(object)
    """The SheetStyle that holds from now on."""
    said = Signal(str)
    """Message about what was done."""
    changed = Signal()
    """Sessions were deleted or restored."""

    def __init__(
        self,
        window: QWidget,
        desk: ArchiveClient,
        finder: SessionsPage,
        tools: SheetTools,
        style: SheetStyle,
    ) -> None:
        """Set up for a window, and the page with the selected sessions."""
        super().__init__(window)
        self._window, self._desk, self._finder = window, desk, finder
        self._tools, self._style = tools, style
        self._opener: SheetOpener | None = None
        detail = finder.detail
        detail.renamed.connect(lambda *new: self._change(lambda archive: archive.rename(*new)))
        detail.annotated.connect(lambda *new: self._change(lambda archive: archive.annotate(*new)))
        detail.review_wanted.connect(self._review)
        detail.again_wanted.connect(self._play_again)
        detail.play_wanted.connect(self._play_on)
        detail.sheet_wanted.connect(self.show_sheet)
        finder.undo_bar.undone.connect(self.bring_back)

    def _change(self, job: Callable[[ArchiveWriter], None]) -> None:
        """Change the title or note of a session."""
        self._desk.write(job, lambda _done: self._finder.search())

    # Deleting -------------------------------------------------------------------------------

    def delete(self) -> None:
        """Delete the selected sessions; they can be restored."""
        chosen = self._finder.chosen()
        if chosen:
            self._desk.write(
                lambda archive: archive.throw_away(chosen), lambda _done: self._offer_undo(chosen)
            )

    def _offer_undo(self, sessions: tuple[int, ...]) -> None:
        self._finder.undo_bar.offer(sessions)
        self.changed.emit()

    def bring_back(self, sessions: tuple[int, ...]) -> None:
        """Restore deleted sessions."""
        self._desk.write(
            lambda archive: archive.bring_back(sessions), lambda _done: self.changed.emit()
        )

    def bring_back_all(self) -> None:
        """Restore all deleted sessions that still exist."""

        def job(archive: ArchiveWriter) -> int:
            gone = archive.thrown_away()
            archive.bring_back(gone)
            return len(gone)

        self._desk.write(job, self._tell_brought_back)

    def _tell_brought_back(self, count: int) -> None:
        self._finder.undo_bar.offer(())
        self.said.emit(self.tr("Restored: {sessions}").format(sessions=sessions_text(count)))
        self.changed.emit()

    # Review and replay ----------------------------------------------------------------------

    def _review(self, game: int, deal: int) -> None:
        games = self._finder.games
        if game <= len(games):
            self.review_wanted.emit(tuple(one.record for one in games), game, deal)

    def _play_again(self, game: int, deal: int) -> None:
        row, games = self._finder.detail.row, self._finder.games
        if row is not None and game <= len(games):
            title = self.tr("Deal {number} replayed: {session}").format(
                number=deal, session=heading(row)
            )
            self.again_wanted.emit(games[game - 1].record, deal, title)

    def _play_on(self) -> None:
        row, games = self._finder.detail.row, self._finder.games
        if row is not None and games:
            self.resume_wanted.emit(tuple(games), heading(row), row.practice)

    def practise(self) -> None:
        """Ask for the problems of the session's game."""
        row = self._finder.detail.row
        if row is not None:
            self.practise_wanted.emit(row.game)

    def proposed_record(self) -> tuple[str, str]:
        """Suggested file name for the session's game file, and the name of its game."""
        row = self._finder.detail.row
        if row is None:
            return "", ""
        return proposed_name(shown_names(row.names), row.date, ".reunion"), row.game

    # Printing -------------------------------------------------------------------------------

    def show_sheet(self) -> None:
        """Show the pages of the score sheet, for printing or saving."""
        from reunion_desktop.ui.sheet.pages.opener import SheetOpener  # noqa: PLC0415 - loaded late.

        sheets, row = tuple(self._finder.sheets), self._finder.detail.row
        if not sheets:
            return
        if self._opener is None:
            self._opener = SheetOpener(self._window, self._tools)
            self._opener.style = self._style
            self._opener.report.connect(self.said)
            self._opener.styled.connect(self.styled)
        names = shown_names(sheets[0].figures.names)
        begun = row.date if row is not None else ""
        self._opener.show_kept(names, lambda: sheets, Material.PAPER, begun)
