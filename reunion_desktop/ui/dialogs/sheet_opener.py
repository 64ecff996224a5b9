"""Opens the score sheet dialogs: saving, page preview and printing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui.sheet.heading import FindSheets, Heading, KeptSheet, SheetTools
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.pages.dialog import SheetChoice, SheetDialog, usual_paper
from reunion_desktop.ui.sheet.pages.export import Print
from reunion_desktop.ui.sheet.pages.page import Paper
from reunion_desktop.ui.sheet.pages.save_controller import SheetSaveController
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.window_geometry.documents import proposed_name


class SheetOpener(QObject):
    """Saves, shows and prints the score sheets of one window."""

    styled = Signal(object)
    """The SheetStyle that holds from now on."""
    report = Signal(str)
    """A sentence about a saved or printed sheet."""

    def __init__(self, window: QWidget, tools: SheetTools) -> None:
        """Set up for a window, with the ``tools`` that save and print."""
        super().__init__(window)
        self._window = window
        self._desk = SheetSaveController(window, tools)
        self._desk.reported.connect(self.report)
        self.style = SheetStyle()
        """Style of the score sheets."""
        self.find_heading: Callable[[], Heading] = Heading
        """Returns date and rules of the games; called in a worker thread."""

    def choose(self, sheet: ScoreSheet, look: Material, begun: str = "") -> None:
        """Open a file dialog for the sheet, and write it.

        Args:
            sheet: the scores.
            look: material of the sheet.
            begun: start of the session, ISO 8601.
        """
        self._desk.proposed = proposed_name(self.style.names(sheet.names), begun, ".pdf")
        self._desk.save(self._finder(sheet), self._print(look))

    def show(self, sheet: ScoreSheet, look: Material, begun: str = "") -> None:
        """Show the pages of the sheet, for printing or another heading."""
        self._desk.proposed = proposed_name(self.style.names(sheet.names), begun, ".pdf")
        style = self.style
        now = SheetChoice(
            self._print(look), style.place, style.names(sheet.names), style.initials(sheet.names)
        )
        dialog = SheetDialog(sheet.names, self._finder(sheet), now, self._desk, self._window)
        dialog.changed.connect(lambda wish: self._restyle(sheet, wish))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _restyle(self, sheet: ScoreSheet, wish: SheetChoice) -> None:
        style = SheetStyle(wish.how.paper.value, wish.place, self.style.people)
        style = style.naming(sheet.names, wish.names, wish.initials)
        if style != self.style:
            self.style = style
            self.styled.emit(style)

    def _finder(self, sheet: ScoreSheet) -> FindSheets:
        """Function that returns the sheet with its current heading and style."""
        style, find = self.style, self.find_heading

        def sheets() -> list[KeptSheet]:
            heading = replace(
                find(),
                place=style.place,
                names=style.names(sheet.names),
                initials=style.initials(sheet.names),
            )
            return [KeptSheet(sheet, heading)]

        return sheets

    def _print(self, look: Material) -> Print:
        return Print(look, Paper(self.style.paper) if self.style.paper else usual_paper())
