"""Opens the score sheet dialogs: saving, page preview and printing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
        self._controller = SheetSaveController(window, tools)
        self._controller.reported.connect(self.report)
        self.style = SheetStyle()
        """Style of the score sheets."""
        self.german = False
        """True if suits are shown as in the German pack."""
        self.find_heading: Callable[[], Heading] = Heading
        """Returns date and rules of the games; called in a worker thread."""

    def choose(self, sheet: ScoreSheet, look: Material, begun: str = "") -> None:
        """Open a file dialog for the sheet of a session begun at a time, and write it."""
        choice, find = self._choice(sheet.names, look, begun), self.find_heading
        self._controller.save(lambda: [choice.applied(KeptSheet(sheet, find()))], choice.how)

    def show(self, sheet: ScoreSheet, look: Material, begun: str = "") -> None:
        """Show the pages of the sheet, for printing or another heading."""
        find = self.find_heading
        self.show_kept(sheet.names, lambda: [KeptSheet(sheet, find())], look, begun)

    def show_kept(self, names: Sequence[str], find: FindSheets, look: Material, begun: str) -> None:
        """Show the pages of sheets with the same players."""
        choice = self._choice(names, look, begun)
        dialog = SheetDialog(names, find, choice, self._controller, self._window)
        dialog.changed.connect(lambda changed: self._restyle(names, changed))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _choice(self, names: Sequence[str], look: Material, begun: str) -> SheetChoice:
        """Options in the current style; proposes a file name, too."""
        style = self.style
        printed = style.names(names)
        self._controller.proposed = proposed_name(printed, begun, ".pdf")
        paper = Paper(style.paper) if style.paper else usual_paper()
        how = Print(look, paper, german=self.german)
        return SheetChoice(how, style.place, printed, style.initials(names))

    def _restyle(self, names: Sequence[str], choice: SheetChoice) -> None:
        style = SheetStyle(choice.how.paper.value, choice.place, self.style.people)
        style = style.naming(names, choice.names, choice.initials)
        if style != self.style:
            self.style = style
            self.styled.emit(style)
