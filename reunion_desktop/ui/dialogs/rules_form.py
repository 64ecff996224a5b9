"""Form for the house rules: a row per option; conflicting choices are disabled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QFrame,
    QGroupBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.rules import Option, OptionValue, Rules
from reunion_desktop.ui.games.rule_sets import rule_texts
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel, explain
from reunion_desktop.ui.look.responsive import ScrolledPage

_LOW = 14
"""Lines of text below which a form has the explanation beside its rows."""


@guarded
class RulesForm(QWidget):
    """All options in groups, with an explanation of the focused one."""

    changed = Signal()
    """An option was changed."""

    def __init__(self, presets: Mapping[str, GameRules], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presets = presets
        self._base = next(iter(presets.values()))
        self._texts = rule_texts(self._base.game)
        self._chosen = self._options(self._base)
        self._boxes: dict[str, QComboBox] = {}
        self._labels: dict[str, QLabel] = {}

    def fill(self) -> Iterable[QWidget]:
        """Create the rows when they are first wanted, and return their fields.

        Before, a screen reader would have to go through the lists of a page that is not shown.
        """
        if not self._boxes:
            self._fill()
            self._show()
            self._scroll.show()
            if self.hasFocus():
                self._boxes[self._texts.groups[0].keys[0]].setFocus()
        return self._boxes.values()

    def _fill(self) -> None:
        """Create all rows, and their explanation."""
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        for group in self._texts.groups:
            box = QGroupBox(group.title, inside)
            form = QFormLayout(box)
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            for key in group.keys:
                self._add(form, key)
            column.addWidget(box)
        column.addStretch(1)
        self._scroll = ScrolledPage(inside, self)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._explanation = PlainLabel(self)
        self._explanation.setWordWrap(True)
        self._explanation.setFrameShape(QFrame.Shape.StyledPanel)
        self._explanation.setMargin(6)
        self._explanation.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._beside = ScrolledPage(self._explanation, self)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self._scroll, 3)
        self._layout.addWidget(self._beside)
        self._arrange()
        self._explain(self._texts.groups[0].keys[0])

    def _arrange(self) -> None:
        """Put the explanation below the rows, in a low form beside them."""
        line = self.fontMetrics().lineSpacing()
        low = self.height() < line * _LOW
        direction = QBoxLayout.Direction
        self._layout.setDirection(direction.LeftToRight if low else direction.TopToBottom)
        self._layout.setStretch(1, 2 if low else 0)
        self._beside.setMaximumHeight(self.maximumHeight() if low else line * 5 + 12)
        self._beside.setMinimumHeight(0 if low else line * 4 + 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange rows and explanation anew."""
        super().resizeEvent(event)
        if self._boxes:
            self._arrange()

    @property
    def rules(self) -> GameRules:
        """The chosen rules; they never conflict."""
        return self._base.changed(self._coupled())

    @property
    def changes(self) -> tuple[str, ...]:
        """Options that differ from the rule set they started from."""
        options = self._coupled()
        base = self._options(self._presets.get(self._base.preset, self._base))
        return tuple(key for key in options if options[key] != base[key])

    def set_rules(self, rules: GameRules) -> None:
        """Show a rule set, known or custom."""
        self._base = rules
        self._chosen = self._options(rules)
        self._show()
        self.changed.emit()

    def sizeHint(self) -> QSize:
        """As wide as the options, and low: they scroll, and give no dialog its height."""
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def box(self, key: str) -> QComboBox:
        """The combo box of an option."""
        self.fill()
        return self._boxes[key]

    def _coupled(self) -> dict[str, OptionValue]:
        """The chosen options; those that would conflict with the rest are adjusted."""
        return self._chosen | self._base.forced(self._chosen)

    def _option(self, key: str) -> Option:
        return next(option for option in self._base.options if option.key == key)

    @staticmethod
    def _options(rules: Rules) -> dict[str, OptionValue]:
        return {key: value for key, value in rules.as_options().items() if key != "preset"}

    def _add(self, form: QFormLayout, key: str) -> None:
        words = self._texts.options[key]
        box = QComboBox(self)
        box.addItems(list(words.values))
        explain(box, words.explanation)
        box.setAccessibleName(words.label)
        # The longest value is shown whole, below its label if there is no room beside it.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.installEventFilter(self)
        box.activated.connect(partial(self.choose, key))
        label = PlainLabel(words.label, self)
        label.setBuddy(box)
        label.setWordWrap(True)
        label.setMinimumWidth(self.fontMetrics().averageCharWidth() * 30)
        explain(label, words.explanation)
        label.installEventFilter(self)
        form.addRow(label, box)
        self._boxes[key], self._labels[key] = box, label

    def choose(self, key: str, place: int) -> None:
        """Choose a value of an option by its place."""
        before = self._base.usual(self._chosen)
        self._chosen[key] = self._option(key).values[place]
        for other, value in self._base.usual(self._chosen).items():
            if other != key and self._chosen[other] == before[other]:
                self._chosen[other] = value
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        """Update every row: the choice, the mark of a change, and whether it has alternatives."""
        options, forced, changes = self._coupled(), self._base.forced(self._chosen), self.changes
        values = {option.key: option.values for option in self._base.options}
        for key, box in self._boxes.items():
            label = self._labels[key]
            box.setCurrentIndex(values[key].index(options[key]))
            box.setEnabled(key not in forced)
            face = QFont(label.font())
            face.setBold(key in changes)
            label.setFont(face)

    def _explain(self, key: str) -> None:
        words = self._texts.options[key]
        self._explanation.setText(f"{words.label}\n{words.explanation}")
        self._beside.verticalScrollBar().setValue(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain the hovered or focused option."""
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for key, box in self._boxes.items():
                if watched in (box, self._labels[key]):
                    self._explain(key)
                    if kind is QEvent.Type.FocusIn:
                        self._scroll.ensureWidgetVisible(box)
        return super().eventFilter(watched, event)
