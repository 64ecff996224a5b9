"""The actions on sittings: naming, annotating, deleting, bringing back, playing again, printing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from reunion_desktop.ui.archive.charts.names import shown_names
from reunion_desktop.ui.archive.client import ArchiveClient
from reunion_desktop.ui.archive.port import ArchiveWriter
from reunion_desktop.ui.archive.sessions_page import SessionsPage
from reunion_desktop.ui.archive.words import heading, sittings_text
from reunion_desktop.ui.sheet.heading import SheetTools
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.window_geometry.documents import proposed_name

if TYPE_CHECKING:
    from reunion_desktop.ui.sheet.pages.dialog import SheetChoice
    from reunion_desktop.ui.sheet.pages.save_controller import SheetSaveController


class SessionActions(QObject):
    """Does for one window what its buttons and menus offer."""

    review_wanted = Signal(tuple, int, int)
    """The records of a sitting, and the numbers of the game and the deal, from 1, to look at."""
    resume_wanted = Signal(tuple, str, bool)
    """The games of a sitting that is to be gone on with, what to call it, and whether it was played
    for practice."""
    again_wanted = Signal(object, int, str)
    """A record, the number of the deal in it that is to be played again, and what to call it."""
    styled = Signal(object)
    """How sheets are to be written from now on: a SheetStyle."""
    said = Signal(str)
    """What was done."""
    changed = Signal()
    """Sittings have gone or come back."""

    def __init__(
        self,
        window: QWidget,
        desk: ArchiveClient,
        finder: SessionsPage,
        tools: SheetTools,
        style: SheetStyle,
    ) -> None:
        """Work for one window.

        Args:
            window: above which dialogs open.
            desk: who is asked.
            finder: which sittings are meant.
            tools: how sheets are saved and printed.
            style: what the person wrote round sheets before.
        """
        super().__init__(window)
        self._window, self._desk, self._finder = window, desk, finder
        self._tools, self._style = tools, style
        self._sheet_desk: SheetSaveController | None = None
        detail = finder.detail
        detail.renamed.connect(self._rename)
        detail.annotated.connect(self._annotate)
        detail.review_wanted.connect(self._review)
        detail.again_wanted.connect(self._play_again)
        detail.play_wanted.connect(self._play_on)
        detail.sheet_wanted.connect(self.show_sheet)
        finder.undo_bar.undone.connect(self.bring_back)

    # The person's own words -----------------------------------------------------------------

    def _rename(self, sitting: int, title: str) -> None:
        self._desk.write(
            lambda archive: archive.rename(sitting, title), lambda _done: self._finder.search()
        )

    def _annotate(self, sitting: int, note: str) -> None:
        self._desk.write(
            lambda archive: archive.annotate(sitting, note), lambda _done: self._finder.search()
        )

    # Deleting -------------------------------------------------------------------------------

    def delete(self) -> None:
        """Delete what is selected; it can be brought back."""
        chosen = self._finder.chosen()
        if chosen:
            self._desk.write(
                lambda archive: archive.throw_away(chosen), lambda _done: self._offer_undo(chosen)
            )

    def _offer_undo(self, sittings: tuple[int, ...]) -> None:
        self._finder.undo_bar.offer(sittings)
        self.changed.emit()

    def bring_back(self, sittings: tuple[int, ...]) -> None:
        """Put sittings that were deleted back in the list."""
        self._desk.write(
            lambda archive: archive.bring_back(sittings), lambda _done: self.changed.emit()
        )

    def bring_back_all(self) -> None:
        """Put everything back that was deleted and is not gone for good."""

        def job(archive: ArchiveWriter) -> int:
            gone = archive.thrown_away()
            archive.bring_back(gone)
            return len(gone)

        self._desk.write(job, self._tell_brought_back)

    def _tell_brought_back(self, count: int) -> None:
        self._finder.undo_bar.offer(())
        self.said.emit(self.tr("Restored: {sittings}").format(sittings=sittings_text(count)))
        self.changed.emit()

    # Looking again and playing again --------------------------------------------------------

    def _review(self, game: int, deal: int) -> None:
        games = self._finder.games
        if game <= len(games):
            self.review_wanted.emit(tuple(one.record for one in games), game, deal)

    def _play_again(self, game: int, deal: int) -> None:
        row, games = self._finder.detail.row, self._finder.games
        if row is not None and game <= len(games):
            title = self.tr("Deal {number} replayed: {sitting}").format(
                number=deal, sitting=heading(row)
            )
            self.again_wanted.emit(games[game - 1].record, deal, title)

    def _play_on(self) -> None:
        row, games = self._finder.detail.row, self._finder.games
        if row is not None and games:
            self.resume_wanted.emit(tuple(games), heading(row), row.practice)

    def proposed_record(self) -> str:
        """What the record of the sitting is proposed to be called."""
        row = self._finder.detail.row
        if row is None:
            return ""
        return proposed_name(shown_names(row.names), row.date, ".reunion")

    # The sheet on paper ---------------------------------------------------------------------

    def show_sheet(self) -> None:
        """Show the sheet as it would be printed, to be printed or saved."""
        from reunion_desktop.ui.sheet.pages import (  # noqa: PLC0415 - the pages are loaded late.
            dialog,
            export,
            page,
            save_controller,
        )

        sheets, style = tuple(self._finder.sheets), self._style
        if not sheets:
            return
        if self._sheet_desk is None:
            self._sheet_desk = save_controller.SheetSaveController(self._window, self._tools)
            self._sheet_desk.reported.connect(self.said)
        names, row = sheets[0].figures.names, self._finder.detail.row
        shown = shown_names(style.names(names))
        if row is not None:
            self._sheet_desk.proposed = proposed_name(shown, row.date, ".pdf")
        paper = page.Paper(style.paper) if style.paper else dialog.usual_paper()
        how = export.Print(paper=paper)
        written = dialog.SheetChoice(how, style.place, shown, style.initials(names))
        preview = dialog.SheetDialog(names, lambda: sheets, written, self._sheet_desk, self._window)
        preview.changed.connect(lambda changed: self._restyle(names, changed))
        preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        preview.open()

    def _restyle(self, names: Sequence[str], written: SheetChoice) -> None:
        style = SheetStyle(written.how.paper.value, written.place, self._style.people)
        style = style.naming(names, written.names, written.initials)
        if style != self._style:
            self._style = style
            self.styled.emit(style)
