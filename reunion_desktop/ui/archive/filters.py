"""Filters of the session list: search field, combo boxes, sort order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from reunion_desktop.history.sessions import Search
from reunion_desktop.ui.archive.charts.games import figures_of
from reunion_desktop.ui.archive.charts.names import shown_name
from reunion_desktop.ui.archive.words import (
    order_choices,
    result_choices,
    sessions_text,
    since_choices,
)
from reunion_desktop.ui.games.rule_sets import preset_title
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.language.labels import Labels
from reunion_desktop.ui.look.plain_text import PlainLabel, name_box
from reunion_desktop.ui.look.responsive import WrappedRow

_PARTED = "/"
"""Separator between a game and a rule set; no game name contains it."""


@guarded
class Filters(QWidget):
    """Search form; emits each change of the search."""

    changed = Signal()
    left_downwards = Signal()
    """The down arrow was pressed in the search field: move to the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Set up without a filter."""
        super().__init__(parent)
        self.line = QLineEdit(self)
        self._labels = Labels()
        write = self._labels.write
        for put in (self.line.setPlaceholderText, self.line.setAccessibleName):
            write(put, lambda: self.tr("Search"))
        write(
            self.line.setToolTip,
            lambda: self.tr("Search players, sessions, notes, rules and dates"),
        )
        self.line.setClearButtonEnabled(True)
        self.count = PlainLabel(self)
        self._found = 0
        self._times = QComboBox(self)
        self._players = QComboBox(self)
        self._games = QComboBox(self)
        self._rules = QComboBox(self)
        self._presets: tuple[tuple[str, str], ...] = ()
        self._results = QComboBox(self)
        self._orders = QComboBox(self)
        self._lists: dict[QComboBox, Callable[[], Sequence[tuple[object, ...]]]] = {
            self._times: since_choices,
            self._results: result_choices,
            self._orders: order_choices,
        }
        for box, choices in self._lists.items():
            box.addItems([str(choice[0]) for choice in choices()])
        self.offer((), ())
        names = (
            (self._times, lambda: self.tr("Date")),
            (self._players, lambda: self.tr("Players")),
            (self._games, lambda: self.tr("Game")),
            (self._rules, lambda: self.tr("Rule set")),
            (self._results, lambda: self.tr("Result")),
            (self._orders, lambda: self.tr("Sort by")),
        )
        row = WrappedRow(stretched=True)
        row.setSpacing(6)
        for box, name in names:
            write(box.setToolTip, name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            _widen(box)
            row.addWidget(box)
            write(partial(name_box, box), name)
        self._games.activated.connect(lambda _place: self._offer_rules())
        for box, _ in names:
            box.activated.connect(lambda _place: self.changed.emit())
        self.choices = tuple(box for box, _ in names)
        """Combo boxes that filter and sort."""
        top = QHBoxLayout()
        top.addWidget(self.line, 1)
        top.addWidget(self.count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addLayout(row)
        self.line.textChanged.connect(lambda _text: self.changed.emit())

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts for another language; the choices stay."""
        super().changeEvent(event)
        if event.type() is not QEvent.Type.LanguageChange:
            return
        self._labels.rewrite()
        self.tell_count(self._found)
        for box, choices in self._lists.items():
            for place, choice in enumerate(choices()):
                box.setItemText(place, str(choice[0]))
            _widen(box)

    def offer(self, players: Sequence[str], presets: Sequence[tuple[str, str]]) -> None:
        """Set the players, and the rule sets with their games, to choose from; choices stay."""
        self._presets = tuple(presets)
        _fill(self._players, self.tr("All players"), [(shown_name(name), name) for name in players])
        games = tuple(dict.fromkeys(game for game, _ in presets))
        titles = [(figures_of(game).title, game) for game in games]
        _fill(self._games, self.tr("All games"), titles)
        self._games.setVisible(len(games) > 1)
        self._offer_rules()

    def _offer_rules(self) -> None:
        """Set the rule sets of the chosen game."""
        game = self._games.currentData()
        titles = [
            (preset_title(preset, of), f"{of}{_PARTED}{preset}")
            for of, preset in self._presets
            if game in {None, of}
        ]
        _fill(self._rules, self.tr("All rule sets"), titles)

    def tell_count(self, found: int) -> None:
        """Show the number of sessions found."""
        self._found = found
        self.count.setText(sessions_text(found))

    def search(self) -> Search:
        """The current search."""
        _, since, until = since_choices()[self._times.currentIndex()]
        _, result = result_choices()[self._results.currentIndex()]
        _, order, descending = order_choices()[self._orders.currentIndex()]
        game, rules = self._games.currentData(), self._rules.currentData()
        preset = None
        if rules is not None:
            game, _, preset = rules.partition(_PARTED)
        return Search(
            self.line.text(),
            _seconds(since),
            _seconds(until),
            self._players.currentData(),
            preset,
            result,
            order,
            descending,
            game,
        )

    def is_open(self) -> bool:
        """True if nothing is filtered."""
        search = self.search()
        return search == Search(order=search.order, descending=search.descending)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move to the list with the down arrow."""
        if event.key() == Qt.Key.Key_Down and self.line.hasFocus():
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)


def fill(box: QComboBox, choices: Sequence[tuple[str, str | None]]) -> None:
    """Set the entries of a combo box; the choice stays if it still exists."""
    chosen = box.currentData()
    box.clear()
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)) if choices else -1)


def _fill(box: QComboBox, everything: str, choices: Sequence[tuple[str, str]]) -> None:
    fill(box, ((everything, None), *choices))
    _widen(box)


def _widen(box: QComboBox) -> None:
    """Widen the pop-up list to its longest entry."""
    view = box.view()
    view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.fontMetrics().averageCharWidth())


def _seconds(day: date | None) -> int | None:
    """Second at which a day begins in the local time zone."""
    if day is None:
        return None
    return round(datetime(day.year, day.month, day.day).astimezone().timestamp())
