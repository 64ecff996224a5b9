"""Keyboard of the table: what each key does there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.choice_input import ChoiceInput
from reunion_desktop.ui.table.focus import Focus
from reunion_desktop.ui.table.view_model import TableViewModel

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ALONG: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_TO_AN_END: dict[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
_TAKE_BACK = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)


class Keys(QObject):
    """Arrows move the focus, Enter chooses, Space goes on, Escape takes back.

    Home and End go to the first and the last card; a letter or a digit jumps to a card.
    """

    focused = Signal(object)
    """The Card that has the focus now."""
    cut_moved = Signal()
    """Another place to cut the pack is shown."""
    cut_chosen = Signal()
    """The pack is cut where it is shown."""
    went_on = Signal()
    """Space, or Enter without a focus, and nothing to choose."""

    def __init__(
        self, showing: TableViewModel, choosing: ChoiceInput, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._showing = showing
        self._choosing = choosing
        self._focus = Focus()
        self.in_use = False
        """Whether the keyboard was used last, not the pointer: the focus is seen then."""

    @property
    def card(self) -> Card | None:
        """The card with the focus, where it is to be seen."""
        return self._focus.card if self.in_use else None

    def take_up(self, card: Card) -> None:
        """Come to a card and choose it."""
        if card in self._showing.row():
            self._focus.card, self.in_use = card, True
            self._choosing.choose(card)

    def arrive(self) -> None:
        """The keyboard's focus comes to the table: it is seen on a card that may be chosen."""
        showing, row = self._showing, self._showing.row()
        legal = showing.one_card or showing.discard
        self.in_use = True
        if self._focus.card not in row and showing.cutting is None:
            allowed = [card for card in row if legal is not None and card in legal.cards]
            self._focus.card = next(iter((*allowed, *row)), None)
        self.focused.emit(self.card)

    def keep(self) -> None:
        """Another hand is shown: a card that is no more there loses the focus."""
        self._focus.keep(self._showing.row())

    def knows(self, key: int, text: str) -> bool:
        """Whether a key may mean anything at the table."""
        known = (*_ENTER, *_ALONG, *_TO_AN_END, *_TAKE_BACK, Qt.Key.Key_Space)
        return key in known or text.isalnum()

    def press(self, key: int, text: str, theme: Theme) -> bool:
        """A key was pressed; answers whether it means anything here."""
        if self._showing.cutting is not None:
            return self._at_the_cut(key)
        row = self._showing.row()
        if key in _ENTER:
            self._enter()
        elif key == Qt.Key.Key_Space:
            self._go_on()
        elif key in _TAKE_BACK:
            self._choosing.take_back()
        elif key in _ALONG:
            self._focus.step(row, _ALONG[key])
            self._show_focus()
        elif key in _TO_AN_END and row:
            self._focus.card = row[_TO_AN_END[key]]
            self._show_focus()
        elif self._focus.jump(row, text, theme.corners):
            self._show_focus()
        else:
            return False
        return True

    def _show_focus(self) -> None:
        self.in_use = True
        self._showing.on_button = False
        self.focused.emit(self._focus.card)

    def _go_on(self) -> None:
        if self._ready():
            self._choosing.confirm()
        elif not self._showing.choosing:
            self.went_on.emit()

    def _ready(self) -> bool:
        """Whether enough cards are picked to be laid away."""
        showing = self._showing
        return showing.discard is not None and showing.picking.complete(showing.discard)

    def _enter(self) -> None:
        showing, card = self._showing, self._focus.card
        if self._ready() and (card is None or card in showing.picking.cards):
            self._choosing.confirm()
        elif card is not None:
            self.in_use = True
            place = showing.row().index(card)
            self._choosing.choose(card)
            if card in showing.picking.cards and not self._ready():
                # The card went to the table; the focus stays in the hand, where it was.
                row = showing.row()
                self._focus.card = row[min(place, len(row) - 1)]
                self.focused.emit(self._focus.card)
        elif not showing.choosing:
            self.went_on.emit()

    def _at_the_cut(self, key: int) -> bool:
        cutting = self._showing.cutting
        if key in _ALONG and cutting is not None:
            cutting.step(_ALONG[key])
            self.cut_moved.emit()
        elif key in _ENTER or key == Qt.Key.Key_Space:
            self.cut_chosen.emit()
        else:
            return False
        return True
