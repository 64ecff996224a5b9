"""Keyboard input of the card table: the focus in the row of cards, and what its keys do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, Card
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.choice_input import ChoiceInput
from reunion_desktop.ui.table.view_model import TableViewModel

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ALONG: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_TO_LEGAL: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_TO_AN_END: dict[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
_PLACES = "1234"
"""Digits that discard a card by its place, where a player has drawn one."""
KNOCK = Call("knock")
"""The call that a letter makes."""
_TAKE_BACK = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)


class Keys(QObject):
    """Arrow keys move the focus, Enter chooses, Space continues, Escape takes back.

    Home and End go to the first and the last card; up and down to the previous and the next legal
    one; a letter or a digit jumps to a card. Where players draw, D, T and K draw from the
    stock, take the card face up and knock, and a digit discards the card at that place.
    """

    focused = Signal(object)
    """The Card that has the focus now."""

    def __init__(
        self, showing: TableViewModel, choosing: ChoiceInput, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._showing = showing
        self._choosing = choosing
        self._row: tuple[Card, ...] = ()
        """The row of the last state of the game."""
        self._gone: frozenset[Card] = frozenset()
        """Cards that have left the hand in the current deal."""
        self._focused: Card | None = None
        """The card with the focus; none until the keyboard is used."""
        self.letters = True
        """True if a letter or a digit jumps to a card."""
        self.in_use = False
        """True if the keyboard was used last, not the mouse; only then the focus is drawn."""
        self.silent = False
        """True while a focus that moved by itself is kept from screen readers.

        The card would be taken for one that was played; it is announced after the prompt.
        """

    @property
    def card(self) -> Card | None:
        """The focused card if the focus is drawn, else None."""
        return self._focused if self.in_use else None

    def take_up(self, card: Card) -> None:
        """Focus a card and choose it."""
        if card in self._showing.row():
            self._focused, self.in_use, self.silent = card, True, False
            self._choosing.choose(card)

    def arrive(self) -> None:
        """Show the focus on a legal card when the table gets the keyboard's focus."""
        row = self._showing.row()
        self.in_use, self.silent = True, False
        if self._focused not in row and self._showing.cutting is None:
            self._focused = next(iter((*self._legal(), *row)), None)
        self._showing.pointed = self.card  # Not explained: the player has not moved to it.
        self.focused.emit(self.card)

    def _legal(self) -> list[Card]:
        """The legal cards of the row, in its order; none while the player does not choose one."""
        showing = self._showing
        legal = showing.one_card or showing.discard
        drawable = showing.drawable()
        return [
            card
            for card in showing.row()
            if card in drawable or (legal is not None and card in legal.cards)
        ]

    def keep(self) -> None:
        """Move the focus to a card taken back, or from one that left the hand to its neighbour."""
        before, self._row = self._row, self._showing.row()
        returned = [card for card in self._row if card not in before]
        undone = bool(returned) and self._gone.issuperset(returned)
        if self._row and not undone and {*before}.isdisjoint(self._row):
            self._gone = frozenset()
        else:
            self._gone = self._gone.union(before).difference(self._row)
        if undone and self.in_use:
            self._focused, self.silent = returned[0], True
        legal = self._showing.one_card
        if isinstance(legal, MayDiscard) and self._focused in dict(legal.banned):
            # The card just taken would be read before the prompt; a legal one is read after it.
            self._focused, self.silent = None, True
        if self._focused is None or self._focused in self._row:
            return
        # A hand without any of these cards belongs to another deal.
        near = self._focused in before and not {*before}.isdisjoint(self._row)
        place = min(before.index(self._focused), len(self._row) - 1) if near else 0
        self._focused = self._row[place] if near else None
        self.silent = near

    def speak(self) -> None:
        """Let screen readers know a focus that moved by itself, now on a legal card if any is."""
        legal = self._legal() if self.silent else ()
        self.silent = False
        if legal and self._focused not in legal:
            self._step_to(legal, self._showing.row(), 1)
            self.focused.emit(self.card)

    def knows(self, key: int, text: str) -> bool:
        """Return True if a key may have a function at the table."""
        known = (*_ENTER, *_ALONG, *_TO_LEGAL, *_TO_AN_END, *_TAKE_BACK, Qt.Key.Key_Space)
        return key in known or text.isalnum()

    def press(self, key: int, text: str, theme: Theme) -> bool:
        """Handle a pressed key; return whether it has a function now."""
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
            self._step(row, _ALONG[key])
            self._show_focus()
        elif key in _TO_LEGAL and (legal := self._legal()):
            self._step_to(legal, row, _TO_LEGAL[key])
            self._show_focus()
        elif key in _TO_AN_END and row:
            self._focused = row[_TO_AN_END[key]]
            self._show_focus()
        elif self.letters and self._draws(text):
            self.in_use = True
        elif self.letters and (card := jumped(row, self._focused, text, theme.corners)) is not None:
            self._focused = card
            self._show_focus()
        else:
            return False
        return True

    def _draws(self, text: str) -> bool:
        """Draw a card, knock or discard by a letter or digit; False if that is not possible now."""
        showing, key = self._showing, text.upper()
        if showing.drawing is not None:
            drawable = showing.drawable()
            face_up = [card for card in drawable if card != FACE_DOWN]
            if key == "D" and FACE_DOWN in drawable:
                self._choosing.choose(FACE_DOWN)
            elif key == "T" and len(face_up) == 1:
                self._choosing.choose(face_up[0])
            elif key == "K" and KNOCK in showing.drawing.calls:
                self._choosing.chosen.emit(Announce(showing.drawing.seat, KNOCK))
            else:
                return False
            return True
        row = showing.row()
        discards = isinstance(showing.one_card, MayDiscard) and key in _PLACES[: len(row)]
        if discards and key:
            self._choosing.choose(row[_PLACES.index(key)])
        return discards and bool(key)

    def _show_focus(self) -> None:
        self.in_use, self.silent = True, False
        self._showing.on_button = False
        self.focused.emit(self._focused)

    def _go_on(self) -> None:
        if self._ready():
            self._choosing.confirm()
        elif not self._showing.choosing:
            self._choosing.went_on.emit()

    def _ready(self) -> bool:
        """Return True if enough cards are picked for the discard."""
        showing = self._showing
        return showing.discard is not None and showing.picking.complete(showing.discard)

    def _enter(self) -> None:
        showing, card = self._showing, self._focused
        if self._ready() and (card is None or card in showing.picking.cards):
            self._choosing.confirm()
        elif card is not None:
            self.in_use = True
            place = showing.row().index(card)
            self._choosing.choose(card)
            if card in showing.picking.cards and not self._ready():
                # The chosen card left the hand; the focus stays at the same place in the hand.
                row = showing.row()
                self._focused = row[min(place, len(row) - 1)]
                self.focused.emit(self._focused)
        elif not showing.choosing:
            self._choosing.went_on.emit()
        elif legal := self._legal():
            # Enter chooses a card that the player knows to be focused, so it shows one first.
            self._focused = next((card for card in legal if card in showing.hinted), legal[0])
            self._show_focus()

    def _at_the_cut(self, key: int) -> bool:
        if key in _ALONG:
            self._choosing.step_cut(_ALONG[key])
        elif key in _ENTER or key == Qt.Key.Key_Space:
            self._choosing.cut_pack()
        else:
            return False
        return True

    def _step(self, row: Sequence[Card], way: int) -> None:
        """Move one card forward (1) or back (-1); starts at either end without a focus."""
        if not row:
            self._focused = None
        elif self._focused not in row:
            self._focused = row[0 if way > 0 else -1]
        else:
            place = row.index(self._focused) + way
            self._focused = row[min(max(place, 0), len(row) - 1)]

    def _step_to(self, legal: Sequence[Card], row: Sequence[Card], way: int) -> None:
        """Move to the next (1) or previous (-1) legal card, around the ends of the row."""
        row = row[::way]
        start = row.index(self._focused) + 1 if self._focused in row else 0
        self._focused = next(card for card in (*row[start:], *row[:start]) if card in legal)


def jumped(
    row: Sequence[Card], card: Card | None, text: str, letters: Mapping[str, str]
) -> Card | None:
    """Find the next card of a row whose suit, rank or printed index a key names.

    The ten is named by 1, 0 and T.
    """
    sign = text.upper()
    if len(sign) != 1 or not sign.isalnum():
        return None
    start = row.index(card) + 1 if card in row else 0
    for each in (*row[start:], *row[:start]):
        if each == FACE_DOWN:
            continue
        rank = each.rank.letter
        names = {each.suit.letter, rank, letters.get(rank, rank)}
        if sign in names or (rank == "T" and sign in "10"):
            return each
    return None
