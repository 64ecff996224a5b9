"""Every dialog and page that opens from the window.

Each is loaded when it is first wanted: a table opens sooner without them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from reunion_desktop.engine.deal_code import DealCode
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.sheet.heading import FindSheets, Heading, KeptSheet, SheetTools
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.words.opponents import level_title, solver_sentence

if TYPE_CHECKING:
    from reunion_desktop.ui.cards.faces import Faces
    from reunion_desktop.ui.sheet.pages.dialog import SheetChoice
    from reunion_desktop.ui.sheet.pages.export import Print
    from reunion_desktop.ui.sheet.pages.saving import SheetDesk


class _RulesPage(Protocol):
    """The page of rules, which stays once it was looked at."""

    def show_rules(self, rules: Ruleset) -> None: ...
    def show_theme(self, theme: Theme) -> None: ...
    def show(self) -> None: ...
    def raise_(self) -> None: ...


class Dialogs(QObject):
    """Asks and tells; what was chosen is told by a signal of its own."""

    new_game_chosen = Signal(object)
    """A NewGame."""
    file_chosen = Signal(object)
    """The path of a record to open."""
    styled = Signal(object)
    """A SheetStyle that holds from now on."""
    said = Signal(str)
    """A sentence on what was saved or printed."""
    preferred = Signal(object)
    """Preferences that hold from now on."""
    code_chosen = Signal(object)
    """A DealCode whose cards are to be played."""

    def __init__(
        self,
        window: QWidget,
        *,
        presets: Mapping[str, Ruleset],
        levels: Sequence[str],
        names: Sequence[str],
        sheet_tools: SheetTools,
        compiled: bool,
    ) -> None:
        """Open above ``window``.

        Args:
            window: what they belong to.
            presets: rule sets by name.
            levels: strengths of the opponents.
            names: names for the opponents.
            sheet_tools: what saving and printing a sheet needs.
            compiled: whether the solver is the compiled one.
        """
        super().__init__(window)
        self._window = window
        self._presets, self._levels, self._opponents = presets, levels, names
        self._sheet_tools = sheet_tools
        self._sheet_desk: SheetDesk | None = None
        self._find_caption: Callable[[], Heading] = Heading
        self._style = SheetStyle()
        self._compiled = compiled
        self._rules = Ruleset()
        self._rules_page: _RulesPage | None = None
        self._theme = Theme()
        self._faces: Faces | None = None

    def look_like(self, faces: Faces) -> None:
        """Let the pictures on the table be seen in the rules until those are drawn."""
        self._faces = faces

    def choose_game(self, last: NewGame | None) -> None:
        """Ask for rules and opponents; ``last`` is proposed again."""
        from reunion_desktop.ui.dialogs.new_game_dialog import NewGameDialog  # noqa: PLC0415 - start fast.

        levels = [(level, level_title(level)) for level in self._levels]
        dialog = NewGameDialog(self._presets, levels, self._opponents, last, self._window)
        dialog.accepted.connect(lambda: self.new_game_chosen.emit(dialog.choice()))
        self._open(dialog)

    def choose_file(self) -> None:
        """Ask for a record to open."""
        records = self.tr("Records (*.reunion);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a record"), "", records)
        if name:
            self.file_chosen.emit(Path(name))

    def choose_sheet(self, sheet: ScoreSheet, look: Material) -> None:
        """Ask where the score sheet is to be written to, and have it written."""
        self._desk().save(self._finder(sheet), self._print(look))

    def save_sheet(self, sheet: ScoreSheet, path: Path, look: Material) -> None:
        """Have a sheet written to a file, whose ending says the kind.

        Args:
            sheet: what is written.
            path: where to.
            look: what its pages are made of.
        """
        self._desk().write(self._finder(sheet), path, self._print(look))

    def show_sheet(self, sheet: ScoreSheet, look: Material) -> None:
        """Show the pages of the sheet; there it can be printed, and its words changed."""
        from reunion_desktop.ui.sheet.pages.dialog import (  # noqa: PLC0415 - start fast.
            SheetChoice,
            SheetDialog,
        )

        style = self._style
        written = SheetChoice(
            self._print(look), style.place, style.names(sheet.names), style.initials(sheet.names)
        )
        find = self._finder(sheet)
        dialog = SheetDialog(sheet.names, find, written, self._desk(), self._window)
        dialog.changed.connect(lambda changed: self._restyle(sheet, changed))
        self._open(dialog)

    def caption_from(self, find: Callable[[], Heading]) -> None:
        """Say who knows when and by which rules the games were played."""
        self._find_caption = find

    def style_sheets(self, style: SheetStyle) -> None:
        """Say how sheets are to be written from now on."""
        self._style = style

    def _restyle(self, sheet: ScoreSheet, written: SheetChoice) -> None:
        style = SheetStyle(written.how.paper.value, written.place, self._style.people)
        style = style.naming(sheet.names, written.names, written.initials)
        if style != self._style:
            self._style = style
            self.styled.emit(style)

    def _finder(self, sheet: ScoreSheet) -> FindSheets:
        style, find = self._style, self._find_caption

        def found() -> list[KeptSheet]:
            caption = replace(
                find(),
                place=style.place,
                names=style.names(sheet.names),
                initials=style.initials(sheet.names),
            )
            return [KeptSheet(sheet, caption)]

        return found

    def _print(self, look: Material) -> Print:
        from reunion_desktop.ui.sheet.pages.dialog import usual_paper  # noqa: PLC0415 - start fast.
        from reunion_desktop.ui.sheet.pages.export import Print  # noqa: PLC0415 - as above.
        from reunion_desktop.ui.sheet.pages.page import Paper  # noqa: PLC0415 - as above.

        return Print(look, Paper(self._style.paper) if self._style.paper else usual_paper())

    def _desk(self) -> SheetDesk:
        """Where sheets are saved and printed; it is set up when it is first wanted."""
        from reunion_desktop.ui.sheet.pages.saving import SheetDesk  # noqa: PLC0415 - start fast.

        if self._sheet_desk is None:
            self._sheet_desk = SheetDesk(self._window, self._sheet_tools)
            self._sheet_desk.reported.connect(self.said)
        return self._sheet_desk

    def prefer(self, preferences: Preferences) -> None:
        """Show the settings, each effective at once."""
        from reunion_desktop.ui.dialogs.preferences_dialog import (  # noqa: PLC0415 - start fast.
            PreferencesDialog,
        )

        dialog = PreferencesDialog(preferences, self._window)
        dialog.changed.connect(self.preferred)
        self._open(dialog)

    def show_code(self, own: DealCode | None) -> None:
        """Tell the code of the cards on the table, and ask for another."""
        from reunion_desktop.ui.dialogs.deal_code_dialog import DealCodeDialog  # noqa: PLC0415 - start fast.

        dialog = DealCodeDialog(own, self._presets, self._window)
        dialog.chosen.connect(self.code_chosen)
        self._open(dialog)

    def compare(self, games: Sequence[GameSheet]) -> None:
        """Show the person's games with the same cards side by side, where there are two."""
        from reunion_desktop.ui.dialogs.duplicate_dialog import (  # noqa: PLC0415 - start fast.
            DuplicateDialog,
            comparison,
        )

        found = comparison(games, 0)
        if found is not None:
            self._open(DuplicateDialog(found, self._window))

    def follow(self, rules: Ruleset) -> None:
        """Let the page of rules tell those that are played by."""
        self._rules = rules
        if self._rules_page is not None:
            self._rules_page.show_rules(rules)

    def retheme(self, theme: Theme) -> None:
        """Let the pictures in the rules look like the table's cards."""
        self._theme = theme
        if self._rules_page is not None:
            self._rules_page.show_theme(theme)

    def show_rules(self) -> None:
        """Show the rules in force."""
        from reunion_desktop.ui.rules.page import RulesPage  # noqa: PLC0415 - start fast.

        if self._rules_page is None:
            self._rules_page = RulesPage(self._window, self._presets, self._theme, self._faces)
            self._rules_page.show_rules(self._rules)
        self._rules_page.show()
        self._rules_page.raise_()

    def show_about(self) -> None:
        """Say what the program is."""
        from reunion_desktop.ui.dialogs.about import AboutDialog  # noqa: PLC0415 - start fast.

        solver = solver_sentence(compiled=self._compiled)
        self._open(AboutDialog(self._window, self._window.windowIcon(), solver))

    def say_anew(self) -> None:
        """Let what stays open speak the language of the moment."""
        if self._rules_page is not None:
            self._rules_page.show_rules(self._rules)

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
