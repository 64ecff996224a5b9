"""Dialog for a new score sheet to be kept by hand: game, rules, players, first dealer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDate, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME
from reunion_desktop.ui.dialogs.new_game_dialog import GameChooser
from reunion_desktop.ui.dialogs.opponent_row import suggest
from reunion_desktop.ui.dialogs.rules_form import RulesForm
from reunion_desktop.ui.dialogs.table_form import most_players
from reunion_desktop.ui.games.rule_sets import preset_words
from reunion_desktop.ui.look.limited_field import limit
from reunion_desktop.ui.look.responsive import ScrolledPage

LONGEST_PLACE = 60
"""Most characters of a place."""
_LINE = "_____"
"""A line in place of a name on a blank sheet."""
_USUAL_GAMES, _MOST_GAMES = 4, 24
"""Games on a blank sheet: proposed, and at most."""


@dataclass(frozen=True, slots=True)
class NewSheet:
    """Choice of a new score sheet."""

    rules: GameRules
    names: tuple[str, ...]
    """Players by seat, in order of play."""
    dealer: int
    """The seat that deals first."""
    day: str = ""
    """When it is played, ISO 8601; empty for today."""
    place: str = ""
    """Where it is played."""


class _TablePages(QTabWidget):
    """Players and rules of one game, on two pages."""

    def __init__(self, game: Game, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._presets = dict(game.presets)
        self.rules = RulesForm(self._presets, self)
        self._preset = QComboBox(self)
        for key, rules in self._presets.items():
            self._preset.addItem(preset_words(rules).title, key)
        self._names = [QLineEdit(self) for _ in range(most_players(self._presets.values()))]
        self._dealer = QComboBox(self)
        self.place = QLineEdit(self)
        """Where the game is played."""
        limit(self.place, LONGEST_PLACE)
        self._day = QDateEdit(QDate.currentDate(), self)
        self._day.setCalendarPopup(True)
        page = QWidget(self)
        self._form = QFormLayout(page)
        for seat, line in enumerate(self._names):
            limit(line, LONGEST_NAME)
            suggest(line, names[seat] if seat < len(names) else str(seat + 1))
            line.textChanged.connect(self._follow)
            self._form.addRow(self.tr("Player {number}").format(number=seat + 1), line)
        self._form.addRow(self.tr("First &dealer"), self._dealer)
        self._form.addRow(self.tr("&Rule set"), self._preset)
        self._form.addRow(self.tr("P&lace"), self.place)
        self._form.addRow(self.tr("Dat&e"), self._day)
        self.addTab(ScrolledPage(page), self.tr("&Table"))
        self.addTab(self.rules, self.tr("&House rules"))
        self.currentChanged.connect(lambda _page: self.rules.fill())
        self._preset.activated.connect(self._take_preset)
        self.rules.changed.connect(self._follow)
        self._follow()

    def choice(self) -> NewSheet:
        """The current choice; empty names are replaced by the suggested ones."""
        rules = self.rules.rules
        return self._sheet(rules, self._players(rules))

    def blank(self) -> NewSheet:
        """The current choice for blank sheets; empty names become lines."""
        rules = self.rules.rules
        names = tuple(line.text().strip() or _LINE for line in self._names[: rules.players])
        return self._sheet(rules, names)

    def _sheet(self, rules: GameRules, names: tuple[str, ...]) -> NewSheet:
        day = self._day.date().toString(Qt.DateFormat.ISODate)
        dealer = max(0, self._dealer.currentIndex())
        return NewSheet(rules, names, dealer, day, self.place.text().strip())

    def begin(self) -> None:
        """Focus the first name."""
        self._names[0].setFocus()

    def _players(self, rules: GameRules) -> tuple[str, ...]:
        seated = self._names[: rules.players]
        return tuple(line.text().strip() or line.placeholderText() for line in seated)

    def _take_preset(self) -> None:
        self.rules.set_rules(self._presets[str(self._preset.currentData())])

    def _follow(self) -> None:
        """Show as many players as the rules have seats, and offer them as dealers."""
        rules, dealer = self.rules.rules, max(0, self._dealer.currentIndex())
        for seat, line in enumerate(self._names):
            self._form.setRowVisible(line, seat < rules.players)
        self._dealer.clear()
        self._dealer.addItems(list(self._players(rules)))
        self._dealer.setCurrentIndex(min(dealer, rules.players - 1))


class NewSheetDialog(QDialog):
    """Asks for a new score sheet, to be kept here or printed blank."""

    blank_wanted = Signal(object, int, bool)
    """A NewSheet to be printed, the number of its games, and whether with rules of payment."""

    def __init__(self, games: Sequence[Game], names: Sequence[str], parent: QWidget) -> None:
        """Offer games, the first one chosen; ``names`` are suggested for the players."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New score sheet"))
        self._pages: dict[str, _TablePages] = {}
        self._game = ""
        self._games = {game.id: game for game in games}
        self._suggested = names
        self._chooser = GameChooser(tuple(self._games), self)
        self._stack = QStackedWidget(self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        start = buttons.addButton(self.tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        blank = buttons.addButton(
            self.tr("&Print blank sheets…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        blank.clicked.connect(self._ask_for_blank)
        self._count = QSpinBox(self)
        self._count.setRange(1, _MOST_GAMES)
        self._count.setValue(_USUAL_GAMES)
        count = QFormLayout()
        count.addRow(self.tr("Games on a bl&ank sheet"), self._count)
        self._payment = QCheckBox(self.tr("Rules of pa&yment at the foot"), self)
        count.addRow(self._payment)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._chooser)
        layout.addWidget(self._stack, 1)
        layout.addLayout(count)
        layout.addWidget(buttons)
        self._chooser.chosen.connect(self._show)
        self._show(next(iter(self._games)))
        self.ensurePolished()
        line = self.fontMetrics().lineSpacing()
        wanted = self.sizeHint().expandedTo(QSize(line * 34, line * 37))
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))

    def choice(self) -> NewSheet:
        """The current choice."""
        return self._pages[self._game].choice()

    def _ask_for_blank(self) -> None:
        self.blank_wanted.emit(
            self._pages[self._game].blank(), self._count.value(), self._payment.isChecked()
        )

    def _show(self, game: str) -> None:
        if game not in self._pages:
            self._pages[game] = page = _TablePages(self._games[game], self._suggested, self)
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(self._pages[game])
        self._game = game
        self._pages[game].begin()
