"""Mouse and pointer: what they do with cards of one's own, by a click or by a drag."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.table.layout.places import Back, Key, Zone
from reunion_desktop.ui.table.stage.stage import Stage
from reunion_desktop.ui.table.view_model import TableViewModel


@dataclass(slots=True)
class _Grip:
    """A card under a pressed button."""

    card: Card
    start: tuple[float, float]
    """Where the button was pressed."""
    offset: tuple[float, float]
    """From the pointer to the card's middle."""
    dragging: bool = False


class Pointer(QObject):
    """Turns presses, moves and releases into clicks, drops and cards pointed at."""

    clicked = Signal(object)
    """A Card was clicked."""
    dropped = Signal(object, object)
    """A Card was let go at a Place."""
    pointed = Signal(object)
    """A Card lies under the pointer now; None when none does any more."""
    moved = Signal(object)
    """The pointer has moved without a button, on this Card or None."""

    def __init__(
        self, stage: Stage, mine: Callable[[], Collection[Card]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._mine = mine
        self._grip: _Grip | None = None
        self._at: Card | None = None

    @property
    def dragging(self) -> bool:
        """Whether a card is held by the pointer."""
        return self._grip is not None and self._grip.dragging

    def card_at(self, x: float, y: float) -> Card | None:
        """The card of one's own at a point."""
        key = self._stage.at(x, y)
        return key if isinstance(key, Card) and key in self._mine() else None

    def key_at(self, x: float, y: float) -> Key | None:
        """The uppermost card at a point, whosever it is."""
        return self._stage.at(x, y)

    def press(self, x: float, y: float) -> bool:
        """The button goes down; answers whether a card was taken hold of."""
        card = self.card_at(x, y)
        if card is None:
            return False
        place = self._stage.picture[card]
        self._grip = _Grip(card, (x, y), (place.x - x, place.y - y))
        return True

    def move(self, x: float, y: float) -> None:
        """The pointer moves, with or without a card."""
        grip = self._grip
        if grip is None:
            card = self.card_at(x, y)
            self._point(card)
            self.moved.emit(card)
            return
        if not grip.dragging:
            far = abs(x - grip.start[0]) + abs(y - grip.start[1])
            grip.dragging = far >= QApplication.styleHints().startDragDistance()
        if grip.dragging:
            self._stage.hold(grip.card, x + grip.offset[0], y + grip.offset[1])

    def release(self, x: float, y: float) -> None:
        """The button goes up: a click, or a card let go."""
        grip, self._grip = self._grip, None
        if grip is None:
            return
        if not grip.dragging:
            self.clicked.emit(grip.card)
            self._point(self.card_at(x, y))
            return
        if grip.card in self._stage.picture:
            place = self._stage.held_at(grip.card, x + grip.offset[0], y + grip.offset[1])
            self.dropped.emit(grip.card, place)
        # Not told: why the card went home is to be read until the pointer finds another card.
        self._at = self.card_at(x, y)

    def let_go(self) -> None:
        """Forget the card that is held; where it lies is for others to say."""
        self._grip = None

    def leave(self) -> None:
        """The pointer leaves the table."""
        if self._grip is None:
            self._point(None)

    def _point(self, card: Card | None) -> None:
        if card != self._at:
            self._at = card
            self.pointed.emit(card)


class Mouse(QObject):
    """What a press, a move or a release means at the table as a whole."""

    cut_moved = Signal()
    """Another place to cut the pack is shown."""
    cut_chosen = Signal()
    """The pack is cut where it is shown."""
    button_lit = Signal()
    """The pointer came to the button, or left it."""
    peeked = Signal()
    """The pointer came to one's own card that lies face down in the trick, or left it."""
    confirmed = Signal()
    """The button was pressed."""
    went_on = Signal()
    """A click beside all cards, and nothing to choose."""
    looked = Signal(int)
    """The cards or the plate of a seat were clicked into whose hand one may look."""

    def __init__(
        self, showing: TableViewModel, pointer: Pointer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._showing = showing
        self._pointer = pointer

    def press(self, x: float, y: float) -> None:
        """The button of the mouse goes down."""
        showing = self._showing
        if showing.cutting is not None:
            showing.cutting.point(x, showing.layout)
            self.cut_chosen.emit()
        elif self._on_button(x, y):
            self.confirmed.emit()
        elif (seat := self._to_look_into(x, y)) is not None:
            self.looked.emit(seat)
        elif not self._pointer.press(x, y) and not showing.choosing:
            self.went_on.emit()

    def move(self, x: float, y: float) -> None:
        """The mouse moves."""
        showing = self._showing
        if showing.cutting is not None:
            showing.cutting.point(x, showing.layout)
            self.cut_moved.emit()
            return
        on_button = self._on_button(x, y)
        if on_button != showing.on_button:
            showing.on_button = on_button
            self.button_lit.emit()
        covered = showing.covered
        peeked = covered if covered is not None and covered == self._pointer.key_at(x, y) else None
        if peeked != showing.peeked:
            showing.peeked = peeked
            self.peeked.emit()
        self._pointer.move(x, y)

    def _on_button(self, x: float, y: float) -> bool:
        return self._showing.has_button and self._showing.layout.button.holds(x, y)

    def _to_look_into(self, x: float, y: float) -> Seat | None:
        """The seat at a point into whose hand one may look; None where there is none."""
        seats, layout = self._showing.to_look_into, self._showing.layout
        key = self._pointer.key_at(x, y) if seats else None
        held = key.seat if isinstance(key, Back) and key.zone is Zone.HAND else None
        return next(
            (seat for seat in seats if seat == held or layout.plate(seat).holds(x, y)), None
        )
