"""The card table: it shows what it is told and says what was chosen. It asks no rule."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.cards.faces import Faces
from reunion_desktop.ui.look.pace import PACES, Speed
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.table.choosing import Choosing
from reunion_desktop.ui.table.director import Director
from reunion_desktop.ui.table.dressing import Dressing
from reunion_desktop.ui.table.gestures import Mouse, Pointer
from reunion_desktop.ui.table.keys import Keys
from reunion_desktop.ui.table.place.chairs import Chairs
from reunion_desktop.ui.table.place.hand_order import HandOrder
from reunion_desktop.ui.table.place.places import Place
from reunion_desktop.ui.table.showing import Highlighting, Showing
from reunion_desktop.ui.table.spoken import SpokenTable
from reunion_desktop.ui.table.stage.furniture import Furniture
from reunion_desktop.ui.table.stage.performance import Performance
from reunion_desktop.ui.table.stage.stage import Stage
from reunion_desktop.ui.table.stage.surface import Surface
from reunion_desktop.ui.words.table import TableWords

_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""How the keyboard brings the focus to the table."""


class TableView(Surface):
    """The table with its cards."""

    offered = Signal(object)
    """A Card was played by hand."""
    laid_away = Signal(object)
    """A CardSet was laid away."""
    cut = Signal(int)
    """So many cards were lifted off the pack."""
    went_on = Signal()
    """The person wants to go on and had nothing to choose."""
    settled = Signal()
    """All lies on the table: once for each ``perform``, ``perform_draw`` and ``gather``."""
    refused = Signal(object)
    """A Refusal: a card was pointed at or tried that may not be chosen; None when that is over."""
    sounded = Signal(object)
    """A Sound is due."""

    def __init__(
        self,
        faces: Faces,
        sentence: Callable[[Refusal], str],
        words: TableWords,
        speed: Speed = Speed.NORMAL,
        parent: QWidget | None = None,
    ) -> None:
        """A table without cards.

        Args:
            faces: the cards' pictures; their theme is the table's.
            sentence: puts a refusal into words.
            words: the table's own words.
            speed: how fast cards move.
            parent: the widget that owns the table.
        """
        super().__init__(parent)
        self._faces = faces
        self.showing = Showing(words)
        """What is shown."""
        self.stage = Stage(self.scene(), faces)
        """The cards."""
        self.furniture = Furniture(self.scene(), words)
        """What lies there besides cards."""
        self._dressing = Dressing(self.showing, self.stage, self.furniture, faces, sentence)
        self._performance = Performance(self.stage, self)
        self._pointer = Pointer(self.stage, self.showing.mine, self)
        self.choosing = Choosing(self.showing, self.stage.place_of, self)
        """What is chosen."""
        self._director = Director(
            self.showing, self.stage, self.choosing, self._performance, speed, self
        )
        self.keys = Keys(self.showing, self.choosing, self)
        """The keyboard."""
        self._mouse = Mouse(self.showing, self._pointer, self)
        self._spoken = SpokenTable(self.showing, self.choosing, self.keys, sentence)
        self.access = accessible_tree(self, QAccessible.Role.Grouping, self._spoken.things)
        """What a screen reader finds."""
        self.setAccessibleName(words.table)
        self._connect()

    def _connect(self) -> None:
        self.resized.connect(self._relaid)
        self._faces.ready.connect(self._sharper)
        self.backed.connect(self._faces.fill_up, Qt.ConnectionType.QueuedConnection)
        self._performance.settled.connect(self._settle)
        self._performance.sounded.connect(self.sounded)
        self._director.adopted.connect(self._adopted)
        self._director.begun.connect(self._begun)
        self._director.changed.connect(self._furnish)
        self._pointer.clicked.connect(self.choosing.click)
        self._pointer.dropped.connect(self._dropped)
        self._pointer.pointed.connect(self._pointed)
        self._mouse.cut_moved.connect(self._refresh)
        self._mouse.cut_chosen.connect(self._cut)
        self._mouse.button_lit.connect(self._furnish)
        self._mouse.confirmed.connect(self.choosing.confirm)
        self._mouse.went_on.connect(self.went_on)
        self.keys.focused.connect(self.point_at)
        self.keys.cut_moved.connect(self._refresh)
        self.keys.cut_chosen.connect(self._cut)
        self.keys.went_on.connect(self.went_on)
        self.choosing.offered.connect(self._offer)
        self.choosing.laid_away.connect(self.laid_away)
        self.choosing.went_on.connect(self.went_on)
        self.choosing.refused.connect(self._refuse)
        self.choosing.changed.connect(self._rearrange)
        self.access.acted.connect(self._act)

    @property
    def faces(self) -> Faces:
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

    def show_open(self, hands: tuple[CardSet, ...]) -> None:
        """Lay every hand open, by seat, until other ones are named; nothing covers them again."""
        self.showing.open = hands
        self._refresh()

    # How to show it

    def show_hint(self, cards: CardSet) -> None:
        """Mark the cards that are advised, until another sight is shown."""
        self.showing.hinted = cards
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
        if self.showing.pointed is not None and not self.stage.moving:
            self.choosing.refuse(None)
            self._dressing.explain(self.choosing)
        self._furnish()

    def retheme(self, theme: Theme) -> None:
        """Look another way."""
        self._faces.retheme(theme)
        self.lay_cloth(self.showing.layout, theme.palette)
        self._refresh()

    # Showing

    def _adopted(self) -> None:
        """Another sight is to be shown."""
        self._pointer.let_go()
        self.choosing.refuse(None)
        sight = self.showing.sight
        if sight is not None and self.showing.layout.chairs != Chairs.of(sight):
            self._lay_out()
        self.keys.keep()

    def _begun(self) -> None:
        self._dressing.hide_focus()

    def _settle(self) -> None:
        self.settled.emit()
        if not self._performance.owed:
            self.choosing.now()
        if self.showing.pointed is not None and not self._performance.owed:
            self._dressing.explain(self.choosing)

    def _refresh(self) -> None:
        """Show what is to be shown, unless cards are on their way there."""
        if not self._pointer.dragging:
            self._director.refresh()

    def _rearrange(self) -> None:
        """Let cards go where they are to lie now."""
        if not self._pointer.dragging:
            self._director.rearrange()

    def _sharper(self) -> None:
        """Better pictures of the same cards are there."""
        if not self._pointer.dragging:
            self.stage.again()

    def _furnish(self) -> None:
        self._dressing.show(self.keys.card if self.hasFocus() else None)
        self.setAccessibleDescription(self.showing.description())
        self.access.refresh()

    def _lay_out(self) -> None:
        size, ratio = self.viewport().size(), self.ratio
        layout = self.showing.lay_out(size.width(), size.height())
        self.stage.card, self.stage.ratio = layout.card, ratio
        self.lay_cloth(layout, self._faces.theme.palette)
        # What is shown is drawn at once; the rest of the pack when the table has been seen.
        self._faces.want(round(layout.card * ratio), later=True)

    def _relaid(self) -> None:
        """Everything lies where it belongs at once, whatever was on its way."""
        self._pointer.let_go()
        self._lay_out()
        moving = self.stage.moving
        self._director.show_all()
        if moving:
            self._performance.finish()

    # Choices

    def _offer(self, card: Card) -> None:
        self.showing.pointed = None
        self.offered.emit(card)

    def _dropped(self, card: Card, place: Place) -> None:
        on_table = self.showing.layout.drop_zone.holds(place.x, place.y)
        self.choosing.drop(card, place, on_table=on_table)

    def _pointed(self, card: Card | None) -> None:
        self.keys.in_use = False
        self.point_at(card)

    def point_at(self, card: Card | None) -> None:
        """The pointer or the focus is on a card of one's own now, or on none."""
        if self.showing.pointed != card:
            self.showing.pointed = card
            self._dressing.explain(self.choosing)
        self._refresh()

    def _refuse(self, refusal: Refusal | None) -> None:
        self._dressing.say(refusal)
        self.refused.emit(refusal)

    def _cut(self) -> None:
        cutting, self.showing.cutting = self.showing.cutting, None
        if cutting is not None:
            self.cut.emit(cutting.lifted)

    def _act(self, key: Hashable, action: str) -> None:
        """A screen reader's input is input like any other."""
        self._performance.finish()
        self._spoken.act(key, action)

    # Qt's own

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
