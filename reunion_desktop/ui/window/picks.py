"""Announcements of the cards that the player picks for a discard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.table.view_model import TableViewModel
from reunion_desktop.ui.words.access import picked_up, put_back

_AFTER_MS = 600
"""Time in which a screen reader announces the next focused card, in milliseconds.

It would interrupt an earlier sentence.
"""


class Picks(QObject):
    """Announces each card that is picked or put back, a little later."""

    changed = Signal()
    """A card was picked or put back."""

    def __init__(self, announce: Callable[[str], None], parent: QObject) -> None:
        """Set up without any picked card; ``announce`` says a sentence."""
        super().__init__(parent)
        self._announce = announce
        self.cards: tuple[Card, ...] = ()
        """The picked cards."""
        self._waiting: list[str] = []

    def tell(self, showing: TableViewModel) -> None:
        """Announce the card in which the picked ones differ from those before."""
        discard, cards = showing.discard, showing.picking.cards
        if discard is None:
            return
        before, self.cards = self.cards, cards
        if len(cards) == len(before) + 1:
            said = picked_up(cards[-1], ready=showing.picking.complete(discard))
        elif len(cards) + 1 == len(before):
            said = put_back(next(card for card in before if card not in cards))
        else:
            return
        self._waiting.append(said)
        self.changed.emit()
        QTimer.singleShot(_AFTER_MS, self, self._tell_next)

    def forget(self) -> None:
        """Drop everything: the picked cards were discarded, or are back in the hand."""
        self.cards = ()
        self._waiting.clear()

    @Slot()
    def _tell_next(self) -> None:
        if self._waiting:
            self._announce(self._waiting.pop(0))
