"""The openers of every dialog and page above a main window; signals say what was chosen there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from reunion_desktop.engine.deal_code import DealCode
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.ui import dialogs
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.commands.table_keys import Keys
from reunion_desktop.ui.dialogs.preferences import DEFAULTS, Preferences
from reunion_desktop.ui.look.plain_text import PlainMessage
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.sheet.look import Material
from reunion_desktop.ui.sheet.style import SheetStyle
from reunion_desktop.ui.window_geometry.documents import ask_to_open
from reunion_desktop.ui.words.opponents import level_title, solver_sentence

if TYPE_CHECKING:
    from reunion_desktop.ui.sheet.heading import Heading, SheetTools


class DialogChoices(NamedTuple):
    """What the dialogs offer, and what they work with."""

    levels: Mapping[str, Sequence[str]]
    """Strengths of the opponents by game, the weakest first; of every game that can be played, the
    default first."""
    game_of: Callable[[str], Game]
    """Finds one of these games; that loads it."""
    names: Callable[[int], Sequence[str]]
    """Finds names for the opponents at a table with so many chairs."""
    sheet_tools: Callable[[], SheetTools]
    """Finds what saving and printing a sheet needs."""
    compiled: bool = True
    """Whether the solver is the compiled one."""

    @property
    def usual(self) -> GameRules:
        """The rules of a table at which nobody has sat down yet."""
        return self.game_of(next(iter(self.levels))).default


class DialogOpener(QObject):
    """Opens dialogs; each is loaded when it is first wanted."""

    new_game_chosen = Signal(object)
    """A NewGame."""
    file_chosen = Signal(object)
    """The path of a record to open."""
    styled = Signal(object)
    """A SheetStyle that holds from now on."""
    report = Signal(str)
    """A sentence on what was saved or printed."""
    preferred = Signal(object)
    """Preferences that hold from now on."""
    code_chosen = Signal(object)
    """A DealCode whose cards are to be played."""

    def __init__(self, window: QWidget, faces: CardPictureCache, choices: DialogChoices) -> None:
        """Open above a window.

        Args:
            window: what they belong to.
            faces: the pictures on the table, seen in the rules until those are drawn.
            choices: what is offered.
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
        """Ask for game, rules and opponents.

        Args:
            remembered: what says at which tables one sat last; they are proposed again.
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
        self._open(dialog)

    def ask_to_leave(self, leave: Callable[[], object]) -> None:
        """Ask whether the game that goes on is to be left; whoever stays need do nothing."""
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
        """Ask for a record to open."""
        records = self.tr("Game files (*.reunion);;All files (*)")
        path = ask_to_open(self._window, self.tr("Open game file"), records)
        if path is not None:
            self.file_chosen.emit(path)

    def choose_sheet(self, sheet: ScoreSheet, look: Material, begun: str = "") -> None:
        """Ask where the sheet of a sitting is to be written to, and have it written."""
        self._sheet_opener().choose(sheet, look, begun)

    def show_sheet(self, sheet: ScoreSheet, look: Material, begun: str = "") -> None:
        """Show the pages of the sheet; there it can be printed, and its words changed.

        Args:
            sheet: the figures.
            look: what they are written with.
            begun: when the sitting was begun, ISO 8601.
        """
        self._sheet_opener().show(sheet, look, begun)

    def heading_from(self, find: Callable[[], Heading]) -> None:
        """Say who knows when and by which rules the games were played."""
        self._find_heading = find

    def style_sheets(self, style: SheetStyle) -> None:
        """Say how sheets are to be written from now on."""
        self._style = style
        if self._sheets is not None:
            self._sheets.style = style

    def _sheet_opener(self) -> dialogs.SheetOpener:
        """What opens the dialogs about sheets; it is set up when it is first wanted."""
        if self._sheets is None:
            self._sheets = dialogs.SheetOpener(self._window, self._choices.sheet_tools())
            self._sheets.style = self._style
            self._sheets.styled.connect(self.styled)
            self._sheets.report.connect(self.report)
        if self._find_heading is not None:
            self._sheets.find_heading = self._find_heading
        return self._sheets

    def prefer(self, preferences: Preferences) -> None:
        """Show the settings, each effective at once."""
        dialog = dialogs.PreferencesDialog(preferences, self._window)
        dialog.changed.connect(self.preferred)
        self._open(dialog)

    def show_code(self, own: DealCode | None) -> None:
        """Tell the code of the cards on the table, and ask for another."""
        dialog = dialogs.DealCodeDialog(own, self._presets(), self._window)
        dialog.chosen.connect(self.code_chosen)
        self._open(dialog)

    def compare(self, games: Sequence[GameSheet]) -> None:
        """Show the person's games with the same cards side by side, where there are two."""
        comparison = dialogs.comparison(games, 0, self._rules)
        if comparison is not None:
            self._open(dialogs.DuplicateDialog(comparison, self._window))

    def follow(self, rules: Rules) -> None:
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
        if self._rules_page is None:
            self._rules_page = dialogs.RulesPage(
                self._window, self._presets(), self._theme, self._faces
            )
            self._rules_page.show_rules(self._rules)
        self._rules_page.show()
        self._rules_page.raise_()

    def _presets(self) -> Mapping[str, GameRules]:
        """The known rule sets of the game that is played."""
        return self._choices.game_of(self._rules.game).presets

    def show_keys(self, menus: Iterable[tuple[str, Keys]]) -> None:
        """Show every key; ``menus`` have some each, by title."""
        self._open(dialogs.KeysDialog(menus, self._window))

    def show_about(self) -> None:
        """Say what the program is."""
        solver = solver_sentence(compiled=self._choices.compiled)
        self._open(dialogs.AboutDialog(self._window, self._window.windowIcon(), solver))

    def say_anew(self) -> None:
        """Let what stays open speak the language of the moment."""
        if self._rules_page is not None:
            self._rules_page.show_rules(self._rules)

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
