"""Mouse input of the table: clicks, drags and hovering over cards."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.choice_input import ChoiceInput
from reunion_desktop.ui.table.layout.places import Back, Zone
from reunion_desktop.ui.table.stage.stage import Stage
from reunion_desktop.ui.table.view_model import TableViewModel


@dataclass(slots=True)
class _Grip:
    """A card under a pressed mouse button."""

    card: Card
    start: tuple[float, float]
    """Point at which the button was pressed."""
    offset: tuple[float, float]
    """Offset from the pointer to the middle of the card."""
    dragging: bool = False


class Pointer(QObject):
    """Turns presses, moves and releases into choices, drags and hovered cards."""

    pointed = Signal(object)
    """The Card under the pointer now, or None."""
    moved = Signal(object)
    """The pointer moved without a pressed button; the Card under it, or None."""
    dragged = Signal()
    """A drag began or ended."""
    button_lit = Signal()
    """The pointer entered or left the button."""
    peeked = Signal()
    """The pointer entered or left the player's own face-down card in the trick."""
    looked = Signal(int)
    """The seat whose cards or plate was clicked by a player who may look into a hand, or did."""
    went_on = Signal()
    """A press where there is nothing to choose."""

    def __init__(
        self, showing: TableViewModel, stage: Stage, choosing: ChoiceInput, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._showing = showing
        self._stage = stage
        self._choosing = choosing
        self._grip: _Grip | None = None
        self._at: Card | None = None

    @property
    def dragging(self) -> bool:
        """True while a card is dragged."""
        return self._grip is not None and self._grip.dragging

    def press(self, x: float, y: float) -> None:
        """Handle a pressed button: cut, confirm, look into a hand, grip a card, or continue."""
        card = self._card_at(x, y)
        if self._showing.cutting is not None:
            self._choosing.point_cut(x)
            self._choosing.cut_pack()
        elif self._on_button(x, y):
            self._choosing.confirm()
        elif (seat := self._to_look_into(x, y)) is not None:
            self.looked.emit(seat)
        elif card is not None:
            place = self._stage.picture[card]
            self._grip = _Grip(card, (x, y), (place.x - x, place.y - y))
        elif not self._showing.choosing:
            self.went_on.emit()

    def move(self, x: float, y: float) -> None:
        """Handle a moved pointer, with or without a gripped card."""
        if self._showing.cutting is not None:
            self._choosing.point_cut(x)
            return
        self._hover(x, y)
        grip = self._grip
        if grip is None:
            card = self._card_at(x, y)
            self._point(card)
            self.moved.emit(card)
            return
        if not grip.dragging:
            far = abs(x - grip.start[0]) + abs(y - grip.start[1])
            grip.dragging = far >= QApplication.styleHints().startDragDistance()
            if grip.dragging:
                self.dragged.emit()
        if grip.dragging:
            self._stage.hold(grip.card, x + grip.offset[0], y + grip.offset[1])

    def release(self, x: float, y: float) -> None:
        """Handle a released button: a click or a drop."""
        grip, self._grip = self._grip, None
        if grip is None:
            return
        if not grip.dragging:
            self._choosing.click(grip.card)
            self._point(self._card_at(x, y))
            return
        if grip.card in self._stage.picture:
            place = self._stage.held_at(grip.card, x + grip.offset[0], y + grip.offset[1])
            self._choosing.drop(grip.card, place)
        self.dragged.emit()
        # Not emitted: the refusal stays readable until the pointer reaches another card.
        self._at = self._card_at(x, y)

    def let_go(self) -> None:
        """Forget the gripped card; the caller decides where it goes."""
        self._grip = None

    def leave(self) -> None:
        """Handle a pointer that left the table."""
        if self._grip is None:
            self._point(None)

    def _hover(self, x: float, y: float) -> None:
        """Light the button, or look at the player's own face-down card, under the pointer."""
        showing = self._showing
        on_button = self._on_button(x, y)
        if on_button != showing.on_button:
            showing.on_button = on_button
            self.button_lit.emit()
        covered = showing.covered
        peeked = covered if covered is not None and covered == self._stage.at(x, y) else None
        if peeked != showing.peeked:
            showing.peeked = peeked
            self.peeked.emit()

    def _card_at(self, x: float, y: float) -> Card | None:
        """The player's card at a point, or None."""
        key = self._stage.at(x, y)
        return key if isinstance(key, Card) and key in self._showing.mine() else None

    def _point(self, card: Card | None) -> None:
        if card != self._at:
            self._at = card
            self.pointed.emit(card)

    def _on_button(self, x: float, y: float) -> bool:
        return self._showing.has_button and self._showing.layout.button.holds(x, y)

    def _to_look_into(self, x: float, y: float) -> Seat | None:
        """The seat at a point whose closed hand a player who sits out may ask for, or None."""
        seats, layout = self._showing.others_hands, self._showing.layout
        key = self._stage.at(x, y) if seats else None
        held = key.seat if isinstance(key, Back) and key.zone is Zone.HAND else None
        return next(
            (seat for seat in seats if seat == held or layout.plate(seat).holds(x, y)), None
        )
