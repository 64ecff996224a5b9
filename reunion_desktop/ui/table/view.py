"""The card table view: the table's interface to its presenter. It knows no rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.durations import PACES, Speed
from reunion_desktop.ui.look.plain_text import on_hover
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.assembly import TableAssembly
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.tooltips import words_at
from reunion_desktop.ui.table.trick_count import PointsShown
from reunion_desktop.ui.table.view_model import Highlighting
from reunion_desktop.ui.words.table import TableWords

_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""Focus reasons that mean the keyboard."""


@guarded
class TableView(TableAssembly):
    """Card table widget: methods that show and configure it, and Qt event handlers.

    Its signals are those of the assembly.
    """

    @property
    def faces(self) -> CardPictureCache:
        """Cache of the card pictures."""
        return self._faces

    @property
    def card_width(self) -> float:
        """Width of a card in the player's hand, in pixels."""
        return self.showing.layout.card

    @property
    def skips(self) -> bool:
        """True while the rest of a deal is shown without pauses."""
        return self._director.skips

    def point_on(self, card: Card) -> QPointF | None:
        """Point of the view at which a card can be gripped; None if it is not shown."""
        place = self.stage.place_of(card)
        if place is None:
            return None
        # In a fan each card covers the right side of the one before.
        return QPointF(place.x - 0.4 * self.stage.card, place.y)

    # Content

    def show_last_trick(self, *, shown: bool) -> None:
        """Show the last trick as long as it can be looked at, or hide it."""
        self._look_back(int(shown))

    def look_further(self) -> int:
        """Show the trick before the one shown, or the table again after the first.

        Return how many tricks back it is.
        """
        taken = 0 if self.showing.deal is None else len(self.showing.deal.taken)
        self._look_back((self.showing.back + 1) % (taken + 1))
        return self.showing.back

    def _look_back(self, tricks: int) -> None:
        self.showing.back = tricks
        self.choosing.explain(None)  # It would lie on the trick.
        self._refresh()

    def show_open(self, hands: tuple[CardSet | None, ...]) -> None:
        """Show open hands until changed: by seat, last the discards; None for hidden ones."""
        if hands != self.showing.open:
            self.showing.open = hands
            self._refresh()

    def consider(self, call: Call | None) -> None:
        """Sort the hand for a call that the player considers; None for none."""
        if call != self.showing.considered:
            self.showing.considered = call
            self._rearrange()

    # Settings

    def show_hint(
        self,
        cards: CardSet,
        chosen: CardSet = NO_CARDS,
        why: str = "",
        steps: tuple[str, ...] = (),
    ) -> None:
        """Mark the hinted cards and show the reason, until another observation is shown.

        ``chosen`` are cards chosen earlier, marked in another way; ``steps`` are all steps of the
        hint, which keeps its place.
        """
        self.showing.hinted, self.showing.advice = cards, why
        self.showing.hint_steps = steps
        self.showing.chosen_once = chosen
        self._refresh()

    def set_thinking(self, seat: int) -> None:
        """Mark a seat as thinking; -1 for none."""
        thinking = None if seat < 0 else seat
        if thinking != self.showing.thinking:
            self.showing.thinking = thinking
            self._show_overlays()

    def set_players(self, names: tuple[str, ...], words: TableWords) -> None:
        """Set the names by seat and the texts, in the current language.

        Those of another game than the one on the table are shown with its first observation.
        """
        self.showing.set_players(names, words)
        self.setAccessibleName(self.showing.words.table)
        self._say(self.choosing.told)
        self._show_overlays()

    def set_speed(self, speed: Speed) -> None:
        """Set the animation speed."""
        self._director.pace = PACES[speed]

    def set_highlighting(self, mode: Highlighting) -> None:
        """Set when legal cards are highlighted."""
        self.showing.highlighting = mode
        self._refresh()

    def set_skipping(self, on: bool) -> None:  # noqa: FBT001 - the game flow's own signal.
        """Show steps without animation, or with it again."""
        self._director.skips = on
        self.access.hold(on=on)
        if on:
            self.stage.finish()

    def set_looks_back(self, *, until_played: bool) -> None:
        """Set whether the last trick can be looked at until the player has played again."""
        self.showing.looks_back = until_played

    def set_points(self, shown: PointsShown) -> None:
        """Set whose points are shown on the plates and on each trick."""
        self.showing.points = shown
        self._show_overlays()

    def set_clicks(self, clicks: int) -> None:
        """Set how many clicks play a card: 1 or 2."""
        self.choosing.clicks = clicks
        self.showing.selected = None
        self._refresh()

    def set_hand_order(self, order: HandOrder) -> None:
        """Set the sort order of the hand; the player's own begins with the row as it lies."""
        if order is HandOrder.OWN:
            self.showing.own_order = self.showing.row()
        self.showing.order = order
        self._rearrange()

    def set_usual_width(self, width: float) -> None:
        """Set the width that the table would have at usual text size; 0 for its own."""
        if width != self._usual_width:
            self._usual_width = width
            self._relaid()

    def leave_above(self, height: int) -> None:
        """Leave a height free at the upper edge, in pixels, for messages over the table."""
        if height != self._above:
            self._above = height
            self._relaid()

    def retheme(self, theme: Theme) -> None:
        """Set the theme."""
        reprinted = theme.print_size != self.showing.layout.print_size
        self._faces.retheme(theme)
        if reprinted:
            self._relaid()
            return
        self.lay_cloth(self.showing.layout, theme.palette)
        self._refresh()

    # Qt events

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a tooltip for the panel under the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = words_at(self.showing, event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), on_hover(words), self.viewport())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Handle a mouse press; running animations end first."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.stage.finish()
        self._pointer.press(event.position().x(), event.position().y())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Handle the second press of a double click like any other press."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Handle a mouse move: raise or drag the card."""
        if not self.stage.moving:
            self._pointer.move(event.position().x(), event.position().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Handle a mouse release: a click or a drop."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.release(event.position().x(), event.position().y())

    def leaveEvent(self, event: QEvent) -> None:
        """Handle a pointer that leaves the table."""
        super().leaveEvent(event)
        self._pointer.leave()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Handle the focus: drawn only if the keyboard brought it."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEY and not self.stage.moving:
            self.keys.arrive()
        self._show_overlays()
        self.access.say_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus."""
        super().focusOutEvent(event)
        self._show_overlays()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key; keys without a function here go to the window."""
        if self.keys.knows(event.key(), event.text()):
            self.stage.finish()
        if not self.keys.press(event.key(), event.text(), self._faces.theme):
            super().keyPressEvent(event)
