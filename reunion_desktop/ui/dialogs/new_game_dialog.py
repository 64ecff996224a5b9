"""The dialog for a new game: who plays, by which rules, and from which seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME, LONGEST_SEED, NewGame, named_now
from reunion_desktop.ui.dialogs.rules_form import RulesForm
from reunion_desktop.ui.games.reunion.presets import changes_text, preset_words, rules_title
from reunion_desktop.ui.look.plain_words import PlainLabel, explain, name_box
from reunion_desktop.ui.look.scarce_room import ScrolledPage


class NewGameDialog(QDialog):
    """Asks for a table to be played at."""

    def __init__(
        self,
        presets: Mapping[str, Ruleset],
        levels: Sequence[tuple[str, str]],
        opponents: Sequence[str],
        last: NewGame | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show the last choice, or the first preset with the first names and the last level.

        Args:
            presets: known rule sets by name, the default first.
            levels: the minds by id, each with the title to show, the weakest first.
            opponents: names to choose from; others may be typed.
            last: what was chosen before; None for nothing yet.
            parent: the window above which the dialog opens.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._presets = dict(presets)
        self._levels = tuple(levels)
        self._tabs = QTabWidget(self)
        self._form = RulesForm(presets, self)
        self._own_name = QLineEdit(self)
        self._opponents = tuple(self._opponent(opponents) for _ in range(2))
        self._preset = QComboBox(self)
        self._line = PlainLabel(self)
        self._reset = QPushButton(self.tr("&Undo changes to the rules"), self)
        self._seeded = QCheckBox(self.tr("&Deal from a seed, for fair repeats"), self)
        self._seed = QLineEdit(self)
        self._practice = QCheckBox(self.tr("&Practice with open cards"), self)
        self._tabs.addTab(ScrolledPage(self._table_page()), self.tr("&Table"))
        self._tabs.addTab(self._form, self.tr("&House rules"))
        self._buttons = self._button_row()
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._buttons)
        self._connect()
        self._show(last, opponents)
        line = self.fontMetrics().lineSpacing()
        self.resize(QSize(line * 32, line * 30).boundedTo(self.screen().availableSize() * 0.9))

    def choice(self) -> NewGame:
        """What is chosen now; empty names are filled with the suggested ones."""
        names = [self._own_name.text().strip() or self._own_name.placeholderText()]
        levels = []
        for name, level in self._opponents:
            line = name.lineEdit()
            hint = line.placeholderText() if line is not None else ""
            names.append(name.currentText().strip() or hint)
            levels.append(str(level.currentData()))
        seed = self._seed.text().strip() if self._seeded.isChecked() else ""
        practice = self._practice.isChecked()
        return NewGame(self._form.rules, tuple(names), tuple(levels), seed or None, practice)

    @property
    def form(self) -> RulesForm:
        """The house rules."""
        return self._form

    # Pages ----------------------------------------------------------------------------------------

    def _opponent(self, names: Sequence[str]) -> tuple[QComboBox, QComboBox]:
        name = QComboBox(self)
        name.setEditable(True)
        name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        name.addItems(list(names))
        line = name.lineEdit()
        if line is not None:
            line.setMaxLength(LONGEST_NAME)
        level = QComboBox(self)
        for key, title in self._levels:
            level.addItem(title, key)
        return name, level

    def _table_page(self) -> QWidget:
        page = QWidget(self)
        layout = QVBoxLayout(page)
        layout.addWidget(self._players_box(page))
        layout.addWidget(self._rules_box(page))
        layout.addWidget(self._seed_box(page))
        layout.addWidget(self._practice_box(page))
        layout.addStretch(1)
        return page

    def _players_box(self, page: QWidget) -> QWidget:
        box = QGroupBox(self.tr("Players"), page)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._own_name.setMaxLength(LONGEST_NAME)
        self._own_name.setPlaceholderText(self.tr("You"))
        form.addRow(self.tr("Your &name"), self._own_name)
        titles = (self.tr("Plays &after you"), self.tr("Plays &before you"))
        for title, (name, level) in zip(titles, self._opponents, strict=True):
            row = QHBoxLayout()
            row.addWidget(name, 3)
            row.addWidget(level, 2)
            label = PlainLabel(title, box)
            label.setBuddy(name)
            who = title.replace("&", "")
            for field in (name, name.lineEdit()):
                if field is not None:
                    field.setAccessibleName(who)
            level.setToolTip(self.tr("Strength of play"))
            form.addRow(label, row)
            name_box(level, self.tr("{player}: strength").format(player=who))
        return box

    def _rules_box(self, page: QWidget) -> QWidget:
        box = QGroupBox(self.tr("Rules"), page)
        layout = QVBoxLayout(box)
        row = QHBoxLayout()
        label = PlainLabel(self.tr("&Rule set"), box)
        label.setBuddy(self._preset)
        row.addWidget(label)
        row.addWidget(self._preset, 1)
        for key in self._presets:
            self._preset.addItem(preset_words(key).title, key)
        self._line.setWordWrap(True)
        self._line.setMinimumHeight(self.fontMetrics().lineSpacing() * 3)
        self._line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        layout.addLayout(row)
        layout.addWidget(self._line)
        layout.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        return box

    def _seed_box(self, page: QWidget) -> QWidget:
        box = QWidget(page)
        layout = QHBoxLayout(box)
        self._seed.setMaxLength(LONGEST_SEED)
        self._seed.setAccessibleName(self.tr("Seed"))
        hint = self.tr(
            "Any text. The same text always gives the same cards, so that a game can be"
            " played again, or by somebody else."
        )
        explain(self._seed, hint)
        explain(self._seeded, hint)
        layout.addWidget(self._seeded)
        layout.addWidget(self._seed, 1)
        return box

    def _practice_box(self, page: QWidget) -> QWidget:
        box = QWidget(page)
        hint = self.tr(
            "You see everybody’s cards; the others see only their own. Hints and undos are not"
            " marked on the sheet, which says that the game was for practice."
        )
        explain(self._practice, hint)
        QHBoxLayout(box).addWidget(self._practice)
        return box

    def _button_row(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        start = buttons.addButton(self.tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        self._reset.setAutoDefault(False)
        return buttons

    # What happens ---------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._preset.activated.connect(self._take_preset)
        self._reset.clicked.connect(self._take_preset)
        self._form.changed.connect(self._tell_rules)
        self._seeded.toggled.connect(self._seed.setEnabled)
        self._seeded.toggled.connect(self._focus_seed)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _show(self, last: NewGame | None, opponents: Sequence[str]) -> None:
        self._form.set_rules(next(iter(self._presets.values())) if last is None else last.rules)
        self._seed.setEnabled(False)
        for place, (name, level) in enumerate(self._opponents):
            suggested = opponents[place] if place < len(opponents) else str(place + 2)
            name.setCurrentText(suggested if last is None else last.names[place + 1])
            line = name.lineEdit()
            if line is not None:
                line.setPlaceholderText(suggested)
            wanted = level.findData(last.levels[place]) if last is not None else -1
            level.setCurrentIndex(wanted if wanted >= 0 else level.count() - 1)
        if last is not None:
            self._own_name.setText(named_now(last.names)[0])
            self._practice.setChecked(last.practice)
            if last.seed is not None:
                self._seeded.setChecked(True)
                self._seed.setText(last.seed)
        self._own_name.setFocus()

    def _take_preset(self) -> None:
        """Take the rule set named in the box as it is."""
        self._form.set_rules(self._presets[str(self._preset.currentData())])

    def _focus_seed(self, on: bool) -> None:  # noqa: FBT001 - the signal's own argument.
        if on:
            self._seed.setFocus()

    def _tell_rules(self) -> None:
        """Say which rules are chosen and whether they were changed."""
        rules = self._form.rules
        place = self._preset.findData(rules.preset)
        if place >= 0:
            self._preset.setCurrentIndex(place)
        own = bool(self._form.changes) or place < 0
        title = rules_title(rules, self._presets)
        changes = changes_text(rules, self._form.changes)
        self._line.setText(f"{title}. {changes}" if own else preset_words(rules.preset).line)
        self._reset.setVisible(own)
