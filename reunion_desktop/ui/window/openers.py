"""Opens the dialogs and pages of a main window; signals report the choices made there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.ui import dialogs
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.commands.table_keys import Keys, table_keys
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, Preferences
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.plain_text import PlainMessage
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.window_geometry.documents import ask_to_open
from reunion_desktop.ui.words.opponents import level_title, solver_sentence

if TYPE_CHECKING:
    from reunion_desktop.ui.sheet.heading import Heading, SheetTools


class DialogChoices(NamedTuple):
    """Data and services that the dialogs need."""

    levels: Mapping[str, Sequence[str]]
    """Opponent levels by game, the weakest first; of every playable game, the default first."""
    game_of: Callable[[str], Game]
    """Returns one of these games; this loads it."""
    names: Callable[[int], Sequence[str]]
    """Returns opponents' names for a table with this many seats."""
    sheet_tools: Callable[[], SheetTools]
    """Returns the tools for saving and printing a score sheet."""
    compiled: bool = True
    """True if the solver is the compiled one."""

    @property
    def usual(self) -> GameRules:
        """Default rules, for a table without players."""
        return self.game_of(next(iter(self.levels))).default


class DialogOpener(QObject):
    """Opens the dialogs; each is imported on first use."""

    new_game_chosen = Signal(object)
    """A NewGame to play."""
    file_chosen = Signal(object)
    """The path of a game file to open."""
    styled = Signal(object)
    """The SheetStyle that holds from now on."""
    report = Signal(str)
    """A sentence about a saved or printed file."""
    preferred = Signal(object)
    """The Preferences that hold from now on."""
    sheet_wanted = Signal()
    """A score sheet is to be kept by hand."""
    code_chosen = Signal(object)
    """A DealCode whose cards are to be played."""

    def __init__(self, window: QWidget, faces: CardPictureCache, choices: DialogChoices) -> None:
        """Set up for a window.

        Args:
            window: parent of the dialogs.
            faces: card pictures of the table, shown in the rules until those are rendered.
            choices: data that the dialogs need.
        """
        super().__init__(window)
        self._window, self._faces, self._theme = window, faces, faces.theme
        self._choices = choices
        self._sheets: dialogs.SheetOpener | None = None
        self._find_heading: Callable[[], Heading] | None = None
        self._style = SheetStyle()
        self._rules: Rules = choices.usual
        self._rules_page: dialogs.RulesPage | None = None

    def choose_game(self, remembered: Preferences = DEFAULTS) -> None:
        """Open the dialog for game, rules and opponents.

        Args:
            remembered: preferences with the last tables, which are proposed again.
        """
        offers = tuple(
            dialogs.GameOffer(
                self._choices.game_of(game), tuple((each, level_title(each)) for each in known)
            )
            for game, known in self._choices.levels.items()
        )
        tables = [rules for offer in offers for rules in offer.game.presets.values()]
        names = self._choices.names(max(rules.players for rules in tables))
        last = remembered.tables(*(offer.game.default for offer in offers))
        dialog = dialogs.NewGameDialog(offers, names, last, self._window)
        dialog.accepted.connect(lambda: self.new_game_chosen.emit(dialog.choice()))
        dialog.sheet_wanted.connect(self.sheet_wanted)
        self._open(dialog)

    def ask_to_leave(self, leave: Callable[[], object]) -> None:
        """Ask whether to leave the current game; staying is the default."""
        box = PlainMessage(self._window)
        box.setIcon(PlainMessage.Icon.Question)
        box.setWindowTitle(self.tr("Game in progress"))
        box.setText(self.tr("Leave the current game?"))
        box.setInformativeText(self.tr("You can resume it later from the archive."))
        away = box.addButton(self.tr("&Leave"), PlainMessage.ButtonRole.AcceptRole)
        stay = box.addButton(self.tr("&Keep playing"), PlainMessage.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        away.clicked.connect(lambda _on=False: leave())
        self._open(box)

    def choose_file(self) -> None:
        """Open a file dialog for a game file."""
        records = self.tr("Game files (*.reunion *.sgf);;All files (*)")
        path = ask_to_open(self._window, self.tr("Open game file"), records)
        if path is not None:
            self.file_chosen.emit(path)

    def choose_sheet(self, sheet: ScoreSheet, look: Material, begun: str = "") -> None:
        """Open a file dialog for the score sheet of a session, and write it."""
        self._sheet_opener().choose(sheet, look, begun)

    def show_sheet(self, sheet: ScoreSheet, look: Material, begun: str = "") -> None:
        """Show the pages of the score sheet, for printing or another heading.

        Args:
            sheet: the scores.
            look: material of the sheet: paper, print or slate.
            begun: start of the session, ISO 8601.
        """
        self._sheet_opener().show(sheet, look, begun)

    def heading_from(self, find: Callable[[], Heading]) -> None:
        """Set the function that finds date and rules of the games."""
        self._find_heading = find

    def style_sheets(self, style: SheetStyle) -> None:
        """Set the style of sheets from now on."""
        self._style = style
        if self._sheets is not None:
            self._sheets.style = style

    def _sheet_opener(self) -> dialogs.SheetOpener:
        """The opener of the score sheet dialogs, created on first use."""
        if self._sheets is None:
            self._sheets = dialogs.SheetOpener(self._window, self._choices.sheet_tools())
            self._sheets.style = self._style
            self._sheets.styled.connect(self.styled)
            self._sheets.report.connect(self.report)
        self._sheets.german = self._theme.german
        if self._find_heading is not None:
            self._sheets.find_heading = self._find_heading
        return self._sheets

    def prefer(self, preferences: Preferences) -> None:
        """Open the preferences dialog; each change is applied at once."""
        dialog = dialogs.PreferencesDialog(preferences, self._window)
        dialog.changed.connect(self.preferred)
        self._open(dialog)

    def show_code(self, own: DealCode | None) -> None:
        """Show the deal code of the cards on the table, and ask for another."""
        dialog = dialogs.DealCodeDialog(own, self._presets(), self._window)
        dialog.chosen.connect(self.code_chosen)
        self._open(dialog)

    def compare(self, games: Sequence[GameSheet]) -> None:
        """Show the player's games with the same cards side by side, if there are two."""
        comparison = dialogs.comparison(games, 0, self._rules)
        if comparison is not None:
            self._open(dialogs.DuplicateDialog(comparison, self._window))

    def follow(self, rules: Rules) -> None:
        """Set the rules shown on the rules page."""
        self._rules = rules
        if self._rules_page is not None:
            self._rules_page.show_rules(rules)

    def retheme(self, theme: Theme) -> None:
        """Give the pictures in the rules the theme of the table."""
        self._theme = theme
        if self._rules_page is not None:
            self._rules_page.show_theme(theme)

    def show_rules(self, game: str = "") -> None:
        """Show the current rules, or the default rules of a game."""
        if self._rules_page is None:
            self._rules_page = dialogs.RulesPage(
                self._window, self._presets(), self._theme, self._faces
            )
        other = game not in {"", self._rules.game}
        self._rules_page.show_rules(self._choices.game_of(game).default if other else self._rules)
        self._rules_page.show()
        self._rules_page.raise_()

    def _presets(self) -> Mapping[str, GameRules]:
        """Known rule sets of the current game."""
        return self._choices.game_of(self._rules.game).presets

    def show_keys(self, menus: Iterable[tuple[str, Keys]]) -> None:
        """Show every shortcut: those of the table in this game, then ``menus`` by menu title."""
        at_table = table_keys(words_of(self._rules.game), self._rules.pack)
        self._open(dialogs.KeysDialog((at_table, *menus), self._window))

    def show_about(self) -> None:
        """Show the dialog about the program."""
        solver = solver_sentence(compiled=self._choices.compiled)
        self._open(dialogs.AboutDialog(self._window, self._window.windowIcon(), solver))

    def say_anew(self) -> None:
        """Update open pages for the current language."""
        if self._rules_page is not None and self._rules_page.rules is not None:
            self._rules_page.show_rules(self._rules_page.rules)

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
