"""Turns clicks, drops and keys on the player's cards into actions, given the legal choice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from reunion_desktop.engine.actions import Discard, DrawCard, Give, PlayCard
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.legal import MayDiscard, MayGive, Refusal
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.layout.places import Key, Place
from reunion_desktop.ui.table.view_model import TableViewModel


class ChoiceInput(QObject):
    """Where a click becomes a card: emits an Action, or the Refusal that says why not."""

    cut = Signal(int)
    """The player cut the pack; the number of cards lifted."""
    cut_moved = Signal()
    """The place where the pack would be cut changed."""
    chosen = Signal(object)
    """An Action: a card to play or to give, or the cards to discard."""
    went_on = Signal()
    """The player wants to continue: there is nothing to choose, or the trick still lies."""
    refused = Signal(object)
    """A Refusal for every attempt to choose a card that is not legal."""
    explained = Signal(object)
    """The Refusal to show beside its card, or None to remove it."""
    changed = Signal()
    """The picture of the table changed."""

    def __init__(
        self,
        showing: TableViewModel,
        where: Callable[[Card], Place | None],
        parent: QObject | None = None,
    ) -> None:
        """Set up the input; ``where`` returns the place of a card now, or None."""
        super().__init__(parent)
        self._showing = showing
        self._where = where
        self.told: Refusal | None = None
        """The refusal shown beside a card now."""
        self.clicks = 1
        """How many clicks play a card: 1 or 2."""
        self.dropped: dict[Key, Place] = {}
        """Places of cards that the player dragged; their animations start there."""

    # The cut

    def point_cut(self, x: float) -> None:
        """Move the cut to the card nearest to a point."""
        if self._showing.cutting is not None:
            self._showing.cutting.point(x, self._showing.layout)
            self.cut_moved.emit()

    def step_cut(self, way: int) -> None:
        """Lift one card more (1) or less (-1)."""
        if self._showing.cutting is not None:
            self._showing.cutting.step(way)
            self.cut_moved.emit()

    def cut_pack(self) -> None:
        """Cut the pack where it is pointed at."""
        cutting, self._showing.cutting = self._showing.cutting, None
        if cutting is not None:
            self.cut.emit(cutting.lifted)

    # Refusals

    def refuse(self, refusal: Refusal | None) -> None:
        """Report an attempt to choose a card: show its refusal, or remove the one shown."""
        self.explain(refusal)
        if refusal is not None:
            self.refused.emit(refusal)

    def explain(self, refusal: Refusal | None) -> None:
        """Show why a card is not legal without counting it as an attempt; None removes the text."""
        if refusal != self.told:
            self.told = refusal
            self.explained.emit(refusal)

    def why_not(self, card: Card | None) -> Refusal | None:
        """Refusal of a card; None if it is legal or nothing is to be chosen."""
        showing = self._showing
        if card is None or showing.lying or card in showing.drawable():
            return None
        if showing.drawing is not None:
            return showing.drawing.refusal(card)
        if showing.one_card is not None:
            return showing.one_card.refusal(card)
        if showing.discard is not None:
            return showing.discard.refusal(card, CardSet.of(showing.picking.cards))
        return None

    # Choices

    def click(self, card: Card) -> None:
        """Handle a click on a card: choose it, or select it first where two clicks play a card."""
        showing = self._showing
        play = None if showing.lying else showing.one_card
        first = self.clicks == 2 and showing.selected != card
        legal = card in showing.drawable() or (play is not None and card in play.cards)
        if first and legal:
            showing.selected = card
            self.changed.emit()
            return
        self.choose(card)

    def choose(self, card: Card) -> None:
        """Choose a card by click or Enter: play it, or pick it for the discard.

        Out of turn nothing is chosen; a complete trick that still lies there is taken away. Where
        the player leads next, the card is played after that.
        """
        showing = self._showing
        if showing.drawing is not None:
            self.draw(card, self._where(card))
        elif showing.discard is not None:
            self._toggle(card)
        elif showing.lying and showing.one_card is None:
            self.went_on.emit()
        else:
            self._play(card, self._where(card))

    def drop(self, card: Card, place: Place) -> None:
        """Handle a dropped card: choose it on the table, reorder the hand elsewhere."""
        showing = self._showing
        on_table = showing.layout.drop_zone.holds(place.x, place.y)
        if showing.drawing is not None and on_table is not (card in showing.drawable()):
            self.draw(card, place)
        elif card in showing.drawable():
            pass  # It lies on the table already, and glides back.
        elif not on_table:
            showing.picking.take_back(card)
            if showing.order is HandOrder.OWN:
                self._reorder(card, place)
        elif showing.discard is not None:
            if card not in showing.picking.cards:
                self.refuse(showing.picking.pick(card, showing.discard))
        elif showing.one_card is not None or not showing.lying:
            self._play(card, place)
        self.changed.emit()

    def draw(self, card: Card, place: Place | None = None) -> None:
        """Draw a card, which may be the face-down one on top of the stock."""
        showing = self._showing
        if showing.drawing is None:
            return
        showing.selected = None
        if card not in showing.drawable():
            self.refuse(showing.drawing.refusal(card))
            self.changed.emit()
            return
        self.refuse(None)
        self.dropped = {} if place is None else {card: place}
        drawn = None if card == FACE_DOWN else card
        self.chosen.emit(DrawCard(showing.drawing.seat, drawn))

    def confirm(self) -> None:
        """Confirm the discard: emit it if the right number of cards is picked."""
        showing = self._showing
        if showing.discard is None or not showing.picking.complete(showing.discard):
            return
        cards = showing.picking.cards
        self.dropped = {card: place for card in cards if (place := self._where(card)) is not None}
        self.refuse(None)
        self.chosen.emit(Discard(showing.discard.seat, CardSet.of(cards)))

    def take_back(self) -> None:
        """Hide an earlier trick, deselect the card clicked once, or unpick the card picked last."""
        showing = self._showing
        if showing.back:
            showing.back = 0
        elif showing.selected is not None:
            showing.selected = None
        elif showing.picking.cards:
            showing.picking.take_back(showing.picking.cards[-1])
        self.changed.emit()

    def _play(self, card: Card, place: Place | None) -> None:
        play = self._showing.one_card
        if play is None:
            return
        self._showing.selected = None
        if card not in play.cards:
            self.refuse(play.refusal(card))
            self.changed.emit()
            return
        self.refuse(None)
        self.dropped = {} if place is None else {card: place}
        if isinstance(play, MayGive):
            self.chosen.emit(Give(play.seat, play.to, card))
        elif isinstance(play, MayDiscard):
            self.chosen.emit(Discard(play.seat, CardSet.of((card,))))
        else:
            self.chosen.emit(PlayCard(play.seat, card))

    def _toggle(self, card: Card) -> None:
        showing = self._showing
        if showing.discard is None:
            return
        if card in showing.picking.cards:
            showing.picking.take_back(card)
            self.refuse(None)
        else:
            self.refuse(showing.picking.pick(card, showing.discard))
        self.changed.emit()

    def _reorder(self, card: Card, place: Place) -> None:
        """Move a card to where it was dropped within the hand."""
        others = [other for other in self._showing.row() if other != card]
        before = [
            other
            for other in others
            if (lies := self._where(other)) is not None and lies.x < place.x
        ]
        after = [other for other in others if other not in before]
        self._showing.own_order = (*before, card, *after)
