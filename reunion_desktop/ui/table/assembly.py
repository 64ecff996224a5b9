"""The card table put together, a view: its parts, their wiring, what one has the others do."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.actions import Action, PlayCard
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.table.choice_input import ChoiceInput
from reunion_desktop.ui.table.gestures import Mouse, Pointer
from reunion_desktop.ui.table.hover_timer import HoverTimer
from reunion_desktop.ui.table.keys import Keys
from reunion_desktop.ui.table.layout.places import Place
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.motion_director import MotionDirector
from reunion_desktop.ui.table.overlay_presenter import OverlayPresenter
from reunion_desktop.ui.table.spoken import SpokenTable
from reunion_desktop.ui.table.stage.motion_runner import MotionRunner
from reunion_desktop.ui.table.stage.overlays import Overlays
from reunion_desktop.ui.table.stage.stage import Stage
from reunion_desktop.ui.table.stage.surface import Surface
from reunion_desktop.ui.table.view_model import TableViewModel
from reunion_desktop.ui.words.table import TableWords


class TableAssembly(Surface):
    """The table put together: its parts, and what each has the others do."""

    chosen = Signal(object)
    """An Action was chosen by hand: a card is played, or cards are laid away."""
    cut = Signal(int)
    """So many cards were lifted off the pack."""
    went_on = Signal()
    """The person wants to go on and had nothing to choose."""
    looked = Signal(int)
    """The person sits out, and wants to look into this seat's hand."""
    settled = Signal()
    """All lies on the table: once for each ``perform``, ``perform_draw`` and ``gather``."""
    refused = Signal(object)
    """A Refusal: a card was tried that may not be chosen."""
    sounded = Signal(object)
    """A Sound is due."""

    def __init__(
        self,
        faces: CardPictureCache,
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
        self.showing = TableViewModel(words)
        """What is shown."""
        self.stage = Stage(self.scene(), faces)
        """The cards."""
        self.furniture = Overlays(self.scene(), words, faces)
        """What lies there besides cards."""
        self._dressing = OverlayPresenter(self.showing, self.stage, self.furniture, faces, sentence)
        self._performance = MotionRunner(self.stage, self)
        self._pointer = Pointer(self.stage, self.showing.mine, self)
        self.choosing = ChoiceInput(self.showing, self.stage.place_of, self)
        """What is chosen."""
        self._director = MotionDirector(
            self.showing, self.stage, self.choosing, self._performance, speed, self
        )
        self.keys = Keys(self.showing, self.choosing, self)
        """The keyboard."""
        self._patience = HoverTimer(self)
        self._mouse = Mouse(self.showing, self._pointer, self)
        self._spoken = SpokenTable(
            self.showing, self.choosing, self.keys, sentence, self.looked.emit
        )
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
        self._pointer.moved.connect(self._moved)
        self._patience.asked.connect(self._asked)
        self._mouse.cut_moved.connect(self._refresh)
        self._mouse.cut_chosen.connect(self._cut)
        self._mouse.button_lit.connect(self._furnish)
        self._mouse.peeked.connect(self._refresh)
        self._mouse.confirmed.connect(self.choosing.confirm)
        self._mouse.went_on.connect(self.went_on)
        self._mouse.looked.connect(self.looked)
        self.keys.focused.connect(self.point_at)
        self.keys.cut_moved.connect(self._refresh)
        self.keys.cut_chosen.connect(self._cut)
        self.keys.went_on.connect(self.went_on)
        self.choosing.chosen.connect(self._choose)
        self.choosing.went_on.connect(self.went_on)
        self.choosing.refused.connect(self.refused)
        self.choosing.explained.connect(self._dressing.say)
        self.choosing.changed.connect(self._rearrange)
        self.access.acted.connect(self._act)

    # Showing

    def _adopted(self) -> None:
        """Another sight is to be shown."""
        self._pointer.let_go()
        self._patience.attend(None)
        self.choosing.explain(None)
        sight = self.showing.sight
        if sight is not None:
            self._faces.play_with(sight.rules.pack)
            if self.showing.layout.chairs != SeatPositions.of(sight):
                self._lay_out()
        self.keys.keep()

    def _begun(self) -> None:
        self._dressing.hide_focus()

    def _settle(self) -> None:
        self.settled.emit()
        if not self._performance.owed:
            self.choosing.now()
        # A pointer that merely rests where it was asks nothing; the focus of the keyboard does.
        if self.keys.in_use and self.showing.pointed is not None and not self._performance.owed:
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
            self._furnish()

    def _furnish(self) -> None:
        self._dressing.show(self.keys.card if self.hasFocus() else None)
        self.access.refresh()

    def _lay_out(self) -> None:
        size, ratio = self.viewport().size(), self.ratio
        print_size = self._faces.theme.print_size
        layout = self.showing.lay_out(size.width(), size.height(), print_size)
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

    def _choose(self, action: Action) -> None:
        if isinstance(action, PlayCard):
            self.showing.pointed = None
        self.chosen.emit(action)

    def _dropped(self, card: Card, place: Place) -> None:
        on_table = self.showing.layout.drop_zone.holds(place.x, place.y)
        self.choosing.drop(card, place, on_table=on_table)

    def _pointed(self, card: Card | None) -> None:
        """Another card lies under the pointer: what was said of the one before is over."""
        self.keys.in_use = False
        self._patience.attend(None)
        told = self.choosing.told
        if told is not None and told.card != card:
            self.choosing.explain(None)
        self.showing.pointed = card
        self._refresh()

    def _moved(self, card: Card | None) -> None:
        """The pointer moves on a card; if it rests there, it is to be heard why it may not."""
        picked = card in self.showing.picking.cards
        reason = None if picked or self.stage.moving else self.choosing.why_not(card)
        asks = reason is not None and reason != self.choosing.told
        self._patience.attend(card if asks else None)

    def _asked(self, card: Card) -> None:
        """The pointer rests on a card."""
        if card == self.showing.pointed and not self._pointer.dragging and not self.stage.moving:
            self._dressing.explain(self.choosing)

    def point_at(self, card: Card | None) -> None:
        """The focus is on a card of one's own now, or on none; why it may not is said at once."""
        if self.showing.pointed != card:
            self.showing.pointed = card
            self._dressing.explain(self.choosing)
        self._refresh()

    def _cut(self) -> None:
        cutting, self.showing.cutting = self.showing.cutting, None
        if cutting is not None:
            self.cut.emit(cutting.lifted)

    def _act(self, key: Hashable, action: str) -> None:
        """A screen reader's input is input like any other."""
        self._performance.finish()
        self._spoken.act(key, action)
