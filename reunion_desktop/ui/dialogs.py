"""Every dialog and page that opens from the window.

Each is loaded when it is first wanted: a table opens sooner without them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.ui import wording
from reunion_desktop.ui.new_game import NewGame
from reunion_desktop.ui.settings import Preferences

SheetWriters = Mapping[str, Callable[[ScoreSheet], str]]
"""How a sheet is written to a file, by the ending of its name."""


class _RulesPage(Protocol):
    """The page of rules, which stays once it was looked at."""

    def show_rules(self, rules: Ruleset) -> None: ...
    def show(self) -> None: ...
    def raise_(self) -> None: ...


class Dialogs(QObject):
    """Asks and tells; what was chosen is told by a signal of its own."""

    new_game_chosen = Signal(object)
    """A NewGame."""
    file_chosen = Signal(object)
    """The path of a record to open."""
    sheet_wanted = Signal(object, str)
    """A path, and the text of the score sheet to be written there."""
    preferred = Signal(object)
    """Preferences that hold from now on."""

    def __init__(
        self,
        window: QWidget,
        *,
        presets: Mapping[str, Ruleset],
        levels: Sequence[tuple[str, str]],
        names: Sequence[str],
        sheet_writers: SheetWriters,
        compiled: bool,
    ) -> None:
        """Open above ``window``.

        Args:
            window: what they belong to.
            presets: rule sets by name.
            levels: strengths of the opponents, each with its title.
            names: names for the opponents.
            sheet_writers: how a sheet is written to a file.
            compiled: whether the solver is the compiled one.
        """
        super().__init__(window)
        self._window = window
        self._presets, self._levels, self._opponents = presets, levels, names
        self._sheet_writers = sheet_writers
        self._compiled = compiled
        self._rules = Ruleset()
        self._rules_page: _RulesPage | None = None

    def choose_game(self, last: NewGame | None) -> None:
        """Ask for rules and opponents; ``last`` is proposed again."""
        from reunion_desktop.ui.rules_dialog import NewGameDialog  # noqa: PLC0415 - start fast.

        dialog = NewGameDialog(self._presets, self._levels, self._opponents, last, self._window)
        dialog.accepted.connect(lambda: self.new_game_chosen.emit(dialog.choice()))
        self._open(dialog)

    def choose_file(self) -> None:
        """Ask for a record to open."""
        records = self.tr("Records (*.reunion);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a record"), "", records)
        if name:
            self.file_chosen.emit(Path(name))

    def choose_sheet(self, sheet: ScoreSheet) -> None:
        """Ask where the score sheet is to be written to, and have it written."""
        kinds = self.tr("Text (*.txt);;Table (*.csv)")
        name, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the score sheet"), self.tr("Score sheet.txt"), kinds
        )
        if name:
            self.save_sheet(sheet, Path(name), "csv" if "csv" in kind else "txt")

    def save_sheet(self, sheet: ScoreSheet, path: Path, otherwise: str = "txt") -> None:
        """Have a sheet written to a file, whose ending says how.

        Args:
            sheet: what is written.
            path: where to.
            otherwise: the ending for a name without one that is known.
        """
        ending = path.suffix.removeprefix(".").lower()
        if ending not in self._sheet_writers:
            ending = otherwise
            path = path.with_name(f"{path.name}.{ending}")
        self.sheet_wanted.emit(path, self._sheet_writers[ending](sheet))

    def prefer(self, preferences: Preferences) -> None:
        """Show the settings, each effective at once."""
        from reunion_desktop.ui.preferences_dialog import (  # noqa: PLC0415 - start fast.
            PreferencesDialog,
        )

        dialog = PreferencesDialog(preferences, self._window)
        dialog.changed.connect(self.preferred)
        self._open(dialog)

    def follow(self, rules: Ruleset) -> None:
        """Let the page of rules tell those that are played by."""
        self._rules = rules
        if self._rules_page is not None:
            self._rules_page.show_rules(rules)

    def show_rules(self) -> None:
        """Show the rules in force."""
        from reunion_desktop.ui.rules_page import RulesPage  # noqa: PLC0415 - start fast.

        if self._rules_page is None:
            self._rules_page = RulesPage(self._window, self._presets)
            self._rules_page.show_rules(self._rules)
        self._rules_page.show()
        self._rules_page.raise_()

    def show_about(self) -> None:
        """Say what the program is."""
        from reunion_desktop.ui.about import AboutDialog  # noqa: PLC0415 - start fast.

        solver = wording.solver_sentence(compiled=self._compiled)
        self._open(AboutDialog(self._window, self._window.windowIcon(), solver))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
