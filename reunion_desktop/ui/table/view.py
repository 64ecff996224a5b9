"""The card table, a view: it shows what it is told and says what was chosen. It asks no rule."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip

from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.shuffle import Draw
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
"""How the keyboard brings the focus to the table."""


@guarded
class TableView(TableAssembly):
    """The table with its cards: what may be asked of it, and the input that Qt brings.

    What it says of itself, its signals, stands with the assembly.
    """

    @property
    def faces(self) -> CardPictureCache:
        """The cards' pictures."""
        return self._faces

    @property
    def card_width(self) -> float:
        """The width of a card of one's own hand, in pixels."""
        return self.showing.layout.card

    def point_on(self, card: Card) -> QPointF | None:
        """A point of the view at which a card can be grasped; None for one that is not seen."""
        place = self.stage.place_of(card)
        if place is None:
            return None
        # A fan covers the right side of all cards but the last.
        return QPointF(place.x - 0.4 * self.stage.card, place.y)

    # What to show

    def show_table(self, observation: Observation, *, lying: bool = False) -> None:
        """Show a sight at once; whatever was on its way is settled first.

        ``lying`` leaves the trick just taken in the middle of the table.
        """
        self._director.show_table(observation, lying=lying)

    def go_back(self, observation: Observation) -> None:
        """Show another moment of the game, such as the one before a decision that was undone.

        Within the same deal cards travel there; nobody waits for it, and nothing is settled.
        """
        self._director.go_back(observation)

    def perform(self, step: SeenStep) -> None:
        """Show a step; ends in the sight after it and in ``settled``, exactly once.

        A trick that was taken still lies in the middle then.
        """
        self._director.perform(step)

    def perform_draw(self, draw: Draw) -> None:
        """Show the draw for the first deal; ends in ``settled``."""
        self._director.perform_draw(draw)

    def ask_cut(self) -> None:
        """Spread the pack and wait until the person has cut it."""
        self._director.ask_cut()

    def gather(self) -> None:
        """The trick that still lies goes to its winner; ends in ``settled``."""
        self._director.gather()

    def show_last_trick(self, shown: bool) -> None:  # noqa: FBT001 - a menu's toggled(bool).
        """Look at the last trick, until the next one is led."""
        self.showing.last_trick = shown
        self._refresh()

    def show_open(self, hands: tuple[CardSet | None, ...]) -> None:
        """Lay cards open until others are named: hands by seat, last the discards; None if not."""
        self.showing.open = hands
        self._refresh()

    # How to show it

    def show_hint(self, cards: CardSet, why: str = "", chosen: CardSet = NO_CARDS) -> None:
        """Mark the cards that are advised, and say why, until another sight is shown.

        ``chosen`` are cards that were chosen once, marked in another way.
        """
        self.showing.hinted, self.showing.advice = cards, why
        self.showing.chosen_once = chosen
        self._refresh()

    def set_thinking(self, seat: int) -> None:
        """Mark a seat as thinking; -1 for nobody."""
        self.showing.thinking = None if seat < 0 else seat
        self._furnish()

    def set_names(self, names: tuple[str, ...]) -> None:
        """The names on the plates, by seat."""
        self.showing.names = names
        self._furnish()

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move from now on."""
        self._director.pace = PACES[speed]

    def set_highlighting(self, mode: Highlighting) -> None:
        """When the cards that may be chosen stand out."""
        self.showing.highlighting = mode
        self._refresh()

    def set_points(self, shown: PointsShown) -> None:
        """Whose points are counted on the plates and with each trick."""
        self.showing.points = shown
        self._furnish()

    def set_clicks(self, clicks: int) -> None:
        """How many clicks play a card: 1 or 2."""
        self.choosing.clicks = clicks
        self.showing.selected = None
        self._refresh()

    def set_hand_order(self, order: HandOrder, own: tuple[Card, ...] = ()) -> None:
        """How one's own hand is sorted; ``own`` is an order laid by hand."""
        if order is HandOrder.OWN:
            self.showing.own_order = own or self.showing.row()
        self.showing.order = order
        self._rearrange()

    def set_words(self, words: TableWords) -> None:
        """Speak another language."""
        self.showing.words = self.furniture.words = words
        self.setAccessibleName(words.table)
        self._dressing.say(self.choosing.told)
        self._furnish()

    def retheme(self, theme: Theme) -> None:
        """Look another way."""
        reprinted = theme.print_size != self.showing.layout.print_size
        self._faces.retheme(theme)
        if reprinted:
            self._relaid()
            return
        self.lay_cloth(self.showing.layout, theme.palette)
        self._refresh()

    # Qt's own

    def viewportEvent(self, event: QEvent) -> bool:
        """Say in words what stands under the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = words_at(self.showing, event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), on_hover(words), self.viewport())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Input ends what is on its way, and is then honoured."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._performance.finish()
        self._mouse.press(event.position().x(), event.position().y())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Cards rise under the pointer, or follow it."""
        if not self.stage.moving:
            self._mouse.move(event.position().x(), event.position().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click or a drag is over."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.release(event.position().x(), event.position().y())

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        self._pointer.leave()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus is seen only where the keyboard brought it."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEY and not self.stage.moving:
            self.keys.arrive()
        self._furnish()
        self.access.say_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus is seen no more."""
        super().focusOutEvent(event)
        self._furnish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean nothing here are the window's."""
        if self.keys.knows(event.key(), event.text()):
            self._performance.finish()
        if not self.keys.press(event.key(), event.text(), self._faces.theme):
            super().keyPressEvent(event)
