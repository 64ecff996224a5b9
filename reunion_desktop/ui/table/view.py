"""The card table: it shows what it is told and says what was chosen. It asks no rule."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import CardsDealt, TrickTaken
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.shuffle import Draw
from reunion_desktop.ui.faces import Faces
from reunion_desktop.ui.table.choosing import Choosing
from reunion_desktop.ui.table.choreography import plan, plan_gather
from reunion_desktop.ui.table.dealing import plan_draw
from reunion_desktop.ui.table.furniture import Furniture
from reunion_desktop.ui.table.gestures import Mouse, Pointer
from reunion_desktop.ui.table.hand_order import HandOrder
from reunion_desktop.ui.table.keys import Keys
from reunion_desktop.ui.table.motion import Motion, Motions
from reunion_desktop.ui.table.pack_cut import PackCut
from reunion_desktop.ui.table.performance import Performance
from reunion_desktop.ui.table.places import Place
from reunion_desktop.ui.table.plates import Canvas
from reunion_desktop.ui.table.showing import Highlighting, Showing
from reunion_desktop.ui.table.stage import Stage
from reunion_desktop.ui.table.surface import Surface
from reunion_desktop.ui.table.words import TableWords
from reunion_desktop.ui.theme import PACES, Speed, Theme


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
        self._sentence = sentence
        self._pace = PACES[speed]
        self.showing = Showing(words)
        """What is shown."""
        self.stage = Stage(self.scene(), faces)
        """The cards."""
        self.furniture = Furniture(self.scene(), words)
        """What lies there besides cards."""
        self._performance = Performance(self.stage, self)
        self._pointer = Pointer(self.stage, self.showing.mine, self)
        self.choosing = Choosing(self.showing, self.stage.place_of, self)
        """What is chosen."""
        self.keys = Keys(self.showing, self.choosing, self)
        """The keyboard."""
        self._mouse = Mouse(self.showing, self._pointer, self)
        self.setAccessibleName(words.table)
        self._connect()

    def _connect(self) -> None:
        self.resized.connect(self._relaid)
        self._faces.ready.connect(self._sharper)
        self._performance.landed.connect(self._show_all)
        self._performance.settled.connect(self._told)
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
        self.choosing.changed.connect(self._refresh)

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
        self._performance.finish()
        self._adopt(observation, lying=lying)
        self._show_all()

    def perform(self, step: SeenStep) -> None:
        """Show a step; ends in the sight after it and in ``settled``, exactly once.

        A trick that was taken still lies in the middle then.
        """
        self._performance.finish()
        dropped, self.choosing.dropped = self.choosing.dropped, {}
        taken = any(isinstance(event, TrickTaken) for event in step.events)
        dealt = any(isinstance(event, CardsDealt) for event in step.events)
        self._adopt(step.after, lying=taken)
        motions = plan(
            step.before,
            step.events,
            step.after,
            self.showing.manner(),
            self._pace,
            dropped=dropped,
        )
        self._begin(motions, dealing=dealt)

    def perform_draw(self, draw: Draw) -> None:
        """Show the draw for the first deal; ends in ``settled``."""
        self._performance.finish()
        self.showing.cutting = None
        self.showing.draw = draw
        pack, manner = self.showing.pack, self.showing.manner()
        self._begin(plan_draw(draw, pack, manner, self._pace), dealing=True)

    def ask_cut(self) -> None:
        """Spread the pack and wait until the person has cut it."""
        self._performance.finish()
        self.showing.draw = None
        self.showing.cutting = PackCut(self.showing.pack)
        self._show_all()

    def gather(self) -> None:
        """The trick that still lies goes to its winner; ends in ``settled``."""
        self._performance.finish()
        showing, motions = self.showing, Motions()
        lay, showing.lying = showing.lying, False
        # Looked at as the last trick, it lies there all the same.
        if lay and showing.sight is not None and not showing.last_trick:
            motions = plan_gather(showing.sight, showing.manner(), self._pace)
        self._begin(motions)

    def show_last_trick(self, shown: bool) -> None:  # noqa: FBT001 - a menu's toggled(bool).
        """Look at the last trick, until the next one is led."""
        self.showing.last_trick = shown
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
        self._pace = PACES[speed]

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
        self._refresh()

    def set_words(self, words: TableWords) -> None:
        """Speak another language."""
        self.showing.words = self.furniture.words = words
        self.setAccessibleName(words.table)
        self._furnish()

    def retheme(self, theme: Theme) -> None:
        """Look another way."""
        self._faces.retheme(theme)
        self.lay_cloth(self.showing.layout, theme.palette)
        self._refresh()

    # Showing

    def _adopt(self, sight: Observation, *, lying: bool) -> None:
        clockwise = sight.rules.direction == "clockwise"
        self.showing.adopt(sight, lying=lying)
        self._pointer.let_go()
        self.choosing.refuse(None)
        layout = self.showing.layout
        if layout.anticlockwise == clockwise or layout.own != sight.seat:
            self._lay_out()
        self.keys.keep()

    def _begin(self, motions: Motions, *, dealing: bool = False) -> None:
        self.showing.dealing = dealing
        self._furnish()
        if motions.lasts:
            self.furniture.ring(None, self.showing.layout)
        self._performance.begin(self.showing.picture(), motions)

    def _told(self) -> None:
        self.settled.emit()
        if not self._performance.owed:
            self.choosing.now()
        pointed = self.showing.pointed
        if pointed is not None and not self._performance.owed:
            self._explain(pointed)

    def _refresh(self) -> None:
        """Show what is to be shown, unless cards are on their way there."""
        if not self.stage.moving and not self._pointer.dragging:
            self._show_all()

    def _show_all(self) -> None:
        self.showing.dealing = False
        self.stage.show(self.showing.picture())
        self._furnish()

    def _sharper(self) -> None:
        """Better pictures of the same cards are there."""
        if not self._pointer.dragging:
            self.stage.again()

    def _furnish(self) -> None:
        showing = self.showing
        self.furniture.show(showing.furnishing(), showing.layout, self._canvas())
        self.setAccessibleDescription(showing.description())
        card = self.keys.card if self.hasFocus() and not self.stage.moving else None
        place = None if card is None else self.stage.place_of(card)
        self.furniture.ring(place, showing.layout)
        hinted = () if self.stage.moving else showing.hinted
        places = [lies for each in hinted if (lies := self.stage.place_of(each)) is not None]
        self.furniture.hint(places, showing.layout)

    def _canvas(self) -> Canvas:
        return Canvas(self._faces.theme, self.stage.ratio)

    def _lay_out(self) -> None:
        size, ratio = self.viewport().size(), self.ratio
        layout = self.showing.lay_out(size.width(), size.height())
        self.stage.card, self.stage.ratio = layout.card, ratio
        self.lay_cloth(layout, self._faces.theme.palette)
        self._faces.want(round(layout.card * ratio))

    def _relaid(self) -> None:
        """Everything lies where it belongs at once, whatever was on its way."""
        self._pointer.let_go()
        self._lay_out()
        moving = self.stage.moving
        self._show_all()
        if moving:
            self._performance.finish()

    # Choices

    def _offer(self, card: Card) -> None:
        self.showing.pointed = None
        self.offered.emit(card)

    def _dropped(self, card: Card, place: Place) -> None:
        owed, sight = self._performance.owed, self.showing.sight
        on_table = self.showing.layout.drop_zone.holds(place.x, place.y)
        self.choosing.drop(card, place, on_table=on_table)
        home = self.stage.place_of(card)
        if self._performance.owed != owed or self.showing.sight is not sight or home is None:
            return
        back = Motion(card, card, place, home, 0, self._pace.home)
        if self._pace.home and (place.x, place.y) != (home.x, home.y):
            self._performance.glide(Motions((back,), back.lasts))

    def _pointed(self, card: Card | None) -> None:
        self.keys.in_use = False
        self.point_at(card)

    def point_at(self, card: Card | None) -> None:
        """The pointer or the focus is on a card of one's own now, or on none."""
        if self.showing.pointed != card:
            self.showing.pointed = card
            self._explain(card)
        self._refresh()

    def _explain(self, card: Card | None) -> None:
        """Say why the card that is pointed at may not be chosen, if it may not."""
        picked = card in self.showing.picking.cards
        self.choosing.refuse(None if picked else self.choosing.why_not(card))

    def _refuse(self, refusal: Refusal | None) -> None:
        place = None if refusal is None else self.stage.place_of(refusal.card)
        if refusal is None or place is None:
            self.furniture.say_nothing()
        else:
            text = self._sentence(refusal)
            self.furniture.say(text, place, self.showing.layout, self._canvas())
        self.refused.emit(refusal)

    def _cut(self) -> None:
        cutting, self.showing.cutting = self.showing.cutting, None
        if cutting is not None:
            self.cut.emit(cutting.lifted)

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
        self._furnish()

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
