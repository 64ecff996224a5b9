"""Form for the table of one game: players, rules and seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME, LONGEST_SEED, NewGame, named_now
from reunion_desktop.ui.dialogs.opponent_row import OpponentRow, suggest
from reunion_desktop.ui.dialogs.rules_form import RulesForm
from reunion_desktop.ui.games.rule_sets import changes_text, preset_words, rules_title
from reunion_desktop.ui.look.limited_field import limit
from reunion_desktop.ui.look.plain_text import PlainLabel, explain
from reunion_desktop.ui.look.responsive import ScrolledPage


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A playable game with its computer players."""

    game: Game
    levels: tuple[tuple[str, str], ...]
    """Computer players by id, each with its title, the weakest first."""


class TableForm(QWidget):
    """Asks for the table of one game, on two pages."""

    def __init__(
        self, offer: GameOffer, opponents: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """Suggest the default rules, the first names and the strongest level.

        The opponents' names are suggestions; others may be typed.
        """
        super().__init__(parent)
        self._presets = dict(offer.game.presets)
        self.tabs = QTabWidget(self)
        """The table, and its house rules."""
        self.form = RulesForm(self._presets, self)
        """The house rules."""
        self._own_name = QLineEdit(self)
        self._players = QFormLayout()
        self._opponents = tuple(
            OpponentRow(opponents, place, offer.levels, self)
            for place in range(most_players(self._presets.values()) - 1)
        )
        self._count, self._preset = QComboBox(self), QComboBox(self)
        self._line = PlainLabel(self)
        self._reset = QPushButton(self.tr("&Undo rule changes"), self)
        self._reset.setAutoDefault(False)
        self._seeded = QCheckBox(self.tr("Use a see&d (same cards every time)"), self)
        self._seed = QLineEdit(self)
        self._practice = QCheckBox(self.tr("&Practise with all cards face up"), self)
        hint = self.tr(
            "You see all cards; the computer players see only their own. Hints and undo are not"
            " marked on the score sheet, which shows that this was a practice game."
        )
        explain(self._practice, hint)
        self.tabs.addTab(ScrolledPage(self._table_page()), self.tr("&Table"))
        self.tabs.addTab(self.form, self.tr("&House rules"))
        self.tabs.currentChanged.connect(self._show_rules)
        self._seed.setEnabled(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        self._connect()
        self._tell_rules()

    def choice(self) -> NewGame:
        """The current choice; empty names are replaced by the suggested ones."""
        rules = self.form.rules
        seated = self._opponents[: rules.players - 1]
        names = (self.person, *(row.player for row in seated))
        seed = self._seed.text().strip() if self._seeded.isChecked() else ""
        levels = tuple(row.strength for row in seated)
        return NewGame(rules, names, levels, seed or None, self._practice.isChecked())

    def play_at(self, level: str) -> None:
        """Suggest opponents of one level."""
        for row in self._opponents:
            row.play_at(level)

    def propose(self, last: NewGame) -> None:
        """Show an earlier choice."""
        self.form.set_rules(last.rules)
        self.play_at(last.levels[0])  # Also players that other rules add.
        for row, name, level in zip(self._opponents, last.names[1:], last.levels, strict=False):
            row.propose(name, level)
        self.person = named_now(last.names)[0]
        self._practice.setChecked(last.practice)
        if last.seed is not None:
            self._seeded.setChecked(True)
            self._seed.setText(last.seed)

    @property
    def person(self) -> str:
        """The player's name."""
        return self._own_name.text().strip() or self._own_name.placeholderText()

    @person.setter
    def person(self, name: str) -> None:
        self._own_name.setText(name)

    @property
    def last(self) -> QWidget:
        """The last widget in the tab order."""
        return self._practice

    def begin(self) -> None:
        """Focus the player's name."""
        self._own_name.setFocus()

    # Pages ----------------------------------------------------------------------------------------

    def _table_page(self) -> QWidget:
        page = QWidget(self)
        layout = QVBoxLayout(page)
        layout.addWidget(self._players_box(page))
        layout.addWidget(self._rules_box(page))
        layout.addLayout(self._seed_row())
        layout.addWidget(self._practice)
        layout.addStretch(1)
        return page

    def _players_box(self, page: QWidget) -> QWidget:
        box = QGroupBox(self.tr("Players"), page)
        box.setLayout(self._players)
        form = self._players
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        limit(self._own_name, LONGEST_NAME)
        suggest(self._own_name, self.tr("You"))
        form.addRow(self.tr("Your &name"), self._own_name)
        values = [option.values for option in self.form.rules.options if option.key == "players"]
        self._count.addItems([str(value) for value in next(iter(values), ())])
        self._count.activated.connect(self._take_count)
        form.addRow(self.tr("Number of players"), self._count)
        form.setRowVisible(self._count, bool(values))
        for row in self._opponents:
            form.addRow(row.label, row)
        return box

    def _seat(self) -> None:
        """Show as many opponent rows as the rules have seats, with the seats' titles."""
        rules = self.form.rules
        self._count.setCurrentText(str(rules.players))
        named: set[str] = set()
        for seat, row in enumerate(self._opponents, 1):
            self._players.setRowVisible(row, seat < rules.players)
            if seat < rules.players:
                title = self._place(seat, rules)
                row.entitle(title if title not in named else title.replace("&", ""))
                named.add(title)

    def _place(self, seat: Seat, rules: GameRules) -> str:
        """Title of a seat, as seen from the player's."""
        if rules.sides.of[seat] == rules.sides.of[0]:
            return self.tr("Your partn&er")
        if seat == 1:
            return self.tr("Plays &after you")
        if seat == rules.players - 1:
            return self.tr("Plays &before you")
        if 2 * seat == rules.players:
            return self.tr("Opposite you")
        return self.tr("Seat {number}").format(number=seat + 1)

    def _rules_box(self, page: QWidget) -> QWidget:
        box = QGroupBox(self.tr("Rules"), page)
        layout = QVBoxLayout(box)
        row = QHBoxLayout()
        label = PlainLabel(self.tr("&Rule set"), box)
        label.setBuddy(self._preset)
        row.addWidget(label)
        row.addWidget(self._preset, 1)
        for key in self._presets:
            self._preset.addItem(preset_words(self._presets[key]).title, key)
        self._line.setWordWrap(True)
        self._line.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self._line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        layout.addLayout(row)
        layout.addWidget(self._line)
        layout.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        return box

    def _seed_row(self) -> QHBoxLayout:
        limit(self._seed, LONGEST_SEED)
        self._seed.setAccessibleName(self.tr("Seed"))
        hint = self.tr(
            "Any text. The same text always gives the same cards for the whole session, so you or"
            " someone else can play them again. A deal code also includes your seat and the rules."
        )
        explain(self._seed, hint)
        explain(self._seeded, hint)
        row = QHBoxLayout()
        row.addWidget(self._seeded)
        row.addWidget(self._seed, 1)
        return row

    # Events ---------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._preset.activated.connect(self._take_preset)
        self._reset.clicked.connect(self._take_preset)
        self.form.changed.connect(self._tell_rules)
        self._seeded.toggled.connect(self._seed.setEnabled)
        self._seeded.clicked.connect(lambda _on: self._seed.setFocus())

    def _show_rules(self) -> None:
        """Fill the page of the house rules, which Tab reaches after their page's name."""
        before: QWidget = self.tabs.tabBar()
        for field in self.form.fill():
            QWidget.setTabOrder(before, field)
            before = field

    def _take_preset(self) -> None:
        """Take over the rule set named in the combo box."""
        self.form.set_rules(self._presets[str(self._preset.currentData())])

    def _take_count(self, place: int) -> None:
        """Take over a number of players, with the rule set that has it, if there is one."""
        self.form.choose("players", place)
        rules = self.form.rules
        alike = [
            preset
            for preset in self._presets.values()
            if rules == preset.changed({"preset": rules.preset, "players": rules.players})
        ]
        alike.sort(key=lambda preset: preset.players != rules.players)
        if alike:
            self.form.set_rules(rules.changed({"preset": alike[0].preset}))

    def _tell_rules(self) -> None:
        """Say which rules are chosen, and whether they were changed."""
        rules = self.form.rules
        self._seat()
        place = self._preset.findData(rules.preset)
        if place >= 0:
            self._preset.setCurrentIndex(place)
        changes, line = self.form.changes, preset_words(rules).line
        own = any(key != "players" for key in changes) or place < 0
        told = changes_text(rules, changes) if own else line
        title = rules_title(rules, self._presets)
        self._line.setText(f"{title}. {told}" if changes or own else line)
        self._reset.setVisible(own)


def most_players(presets: Iterable[GameRules]) -> int:
    """Largest number of players of a game's rule sets."""
    most = [rules.players for rules in presets]
    options = [option for rules in presets for option in rules.options if option.key == "players"]
    return max(most + [int(value) for option in options for value in option.values])
