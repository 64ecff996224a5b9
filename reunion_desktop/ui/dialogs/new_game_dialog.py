"""Dialog for a new game: game, players, rules and seed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from reunion_desktop.ui.access.interfaces import silence
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.rules_form import RulesForm
from reunion_desktop.ui.dialogs.table_form import GameOffer, TableForm
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel

_ABREAST = 3
"""Games per row: all fit on the smallest screen at the largest text size."""
_LOW = 22
"""Height of a dialog that leaves the house rules too little room, in lines of text."""


_ARROWS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_ABREAST,
    Qt.Key.Key_Down: _ABREAST,
}
"""How many games an arrow key moves."""


@guarded
class GameChooser(QGroupBox):
    """Radio buttons for the games; hidden if there is only one."""

    chosen = Signal(str)
    """Name of the chosen game."""

    def __init__(self, games: Sequence[str], parent: QWidget | None = None) -> None:
        """Offer games by their names in a game file, the first one chosen."""
        super().__init__(parent)
        self.setTitle(self.tr("Game"))
        self._games = tuple(games)
        self._buttons = QButtonGroup(self)
        # As high as the longest description, so that nothing below moves.
        self._lines = QStackedWidget(self)
        silence(self._lines)  # The buttons are described by it.
        grid = QGridLayout()
        for place, game in enumerate(self._games):
            words = words_of(game)
            button = QRadioButton(words.title(), self)
            button.setAccessibleDescription(words.line())
            line = PlainLabel(words.line(), self)
            line.setWordWrap(True)
            self._lines.addWidget(line)
            button.installEventFilter(self)
            self._buttons.addButton(button, place)
            grid.addWidget(button, *divmod(place, _ABREAST))
        layout = QVBoxLayout(self)
        layout.addLayout(grid)
        layout.addWidget(self._lines)
        self._buttons.button(0).setChecked(True)
        self._reach_checked()
        self._buttons.idToggled.connect(self._toggled)
        self.setVisible(len(self._games) > 1)

    def choose(self, game: str) -> None:
        """Choose a game."""
        self._buttons.button(self._games.index(game)).setChecked(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move along with every arrow key; Qt would stop at the end of a line."""
        way = _ARROWS.get(event.key()) if isinstance(event, QKeyEvent) else None
        if way is None or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        button = self._buttons.button((self._buttons.checkedId() + way) % len(self._games))
        button.setChecked(True)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _toggled(self, place: int) -> None:
        """Follow the chosen button, and ignore the one that was chosen before."""
        if place == self._buttons.checkedId():
            self._reach_checked()
            self._lines.setCurrentIndex(place)
            self.chosen.emit(self._games[place])

    def _reach_checked(self) -> None:
        """Have Tab lead to the chosen button only; Qt does so once a button had the focus."""
        for button in self._buttons.buttons():
            chosen = button.isChecked()
            policy = Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)


@guarded
class NewGameDialog(QDialog):
    """Asks for a new game; starts with the choice of the game if there are several."""

    sheet_wanted = Signal()
    """A score sheet is to be kept by hand instead."""

    def __init__(
        self,
        offers: Sequence[GameOffer],
        opponents: Sequence[str],
        last: Sequence[NewGame] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Show the last choice, or the first game with its defaults.

        The last choices are one per game, the latest first. The opponents' names are suggestions;
        others may be typed.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._offers = {offer.game.id: offer for offer in offers}
        self._last = {choice.rules.game: choice for choice in reversed(last)}
        # A player who tries another game keeps the strength of the last opponents.
        self._strength = last[0].levels[0] if last else ""
        self._names = tuple(opponents)
        self._forms: dict[str, TableForm] = {}
        self._chooser = GameChooser(tuple(self._offers), self)
        self._stack = QStackedWidget(self)
        self._buttons = self._button_row()
        self._sheet = QPushButton(self.tr("Sc&ore sheet by hand…"), self)
        self._sheet.setToolTip(self.tr("Keep the score of a game with real cards"))
        self._sheet.clicked.connect(self.reject)
        self._sheet.clicked.connect(self.sheet_wanted)
        layout = QVBoxLayout(self)
        layout.addWidget(self._chooser)
        layout.addWidget(self._stack, 1)
        below = QHBoxLayout()
        below.addWidget(self._sheet)
        below.addWidget(self._buttons, 1)
        layout.addLayout(below)
        known = [choice.rules.game for choice in last if choice.rules.game in self._offers]
        self._game = known[0] if known else next(iter(self._offers))
        self._chooser.choose(self._game)
        self._show(self._game)
        self._chooser.chosen.connect(self._show)
        self._table.begin()

    def choice(self) -> NewGame:
        """The current choice."""
        return self._table.choice()

    @property
    def form(self) -> RulesForm:
        """The house rules of the chosen game."""
        return self._table.form

    @property
    def _table(self) -> TableForm:
        return self._forms[self._game]

    def _show(self, game: str) -> None:
        """Show the form of a game; the player's name is kept."""
        before = self._forms.get(self._game)
        if game not in self._forms:
            form = TableForm(self._offers[game], self._names, self)
            if game in self._last:
                form.propose(self._last[game])
            elif self._strength:
                form.play_at(self._strength)
            form.tabs.currentChanged.connect(self._make_room)
            self._forms[game] = form
            self._stack.addWidget(form)
            self._buttons_after(form)
        self._game = game
        if before is not None:
            self._table.person = before.person
        self._stack.setCurrentWidget(self._table)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the height of the dialog."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Leave the height of a low dialog to the house rules, which are scrolled."""
        low = self.height() < _LOW * self.fontMetrics().lineSpacing()
        folds = low and bool(self._table.tabs.currentIndex())
        self._chooser.setVisible(len(self._offers) > 1 and not folds)

    def _fit(self) -> None:
        """Grow to show the table page whole, as far as the screen has room."""
        self.ensurePolished()
        line, hint = self.fontMetrics().lineSpacing(), self.sizeHint()
        wanted = QSize(max(line * 32, hint.width()), max(line * 33, hint.height()))
        self.resize(self.size().expandedTo(wanted).boundedTo(self.screen().availableSize() * 0.9))

    def _buttons_after(self, form: TableForm) -> None:
        """Set the tab order: the form, then the buttons, whenever the form was created."""
        last = form.last
        for button in (*self._buttons.buttons(), self._sheet):
            QWidget.setTabOrder(last, button)
            last = button

    def _button_row(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        start = buttons.addButton(self.tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons
