"""The card table view, assembled: its parts and the signal connections between them."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.actions import Action, PlayCard
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.table.choice_input import ChoiceInput
from reunion_desktop.ui.table.gestures import Pointer
from reunion_desktop.ui.table.keys import Keys
from reunion_desktop.ui.table.layout.places import Box, Place, bounds
from reunion_desktop.ui.table.layout.seat_positions import SeatPositions
from reunion_desktop.ui.table.motion_director import MotionDirector
from reunion_desktop.ui.table.spoken import SpokenTable
from reunion_desktop.ui.table.stage.boards import Canvas
from reunion_desktop.ui.table.stage.overlays import OverlayContent, Overlays
from reunion_desktop.ui.table.stage.stage import Stage
from reunion_desktop.ui.table.stage.surface import Surface
from reunion_desktop.ui.table.view_model import TableViewModel
from reunion_desktop.ui.words.table import TableWords

REST_MS = 700
"""How long the pointer rests on a card before the table explains it, in milliseconds."""


class TableAssembly(Surface):
    """Table view that creates the stage, overlays, input and animation, and connects them."""

    chosen = Signal(object)
    """The player chose an Action: a card to play, or the cards to discard."""
    cut = Signal(int)
    """The player cut the pack; the number of cards lifted."""
    went_on = Signal()
    """The player wants to continue and had nothing to choose."""
    clicked = Signal()
    """The player clicked on the table and had nothing to choose."""
    looked = Signal(int)
    """The player sits out and wants to see the hand of this seat, even after another one."""
    settled = Signal()
    """All cards are in place: emitted once per ``perform``, ``perform_draw`` and ``gather``."""
    refused = Signal(object)
    """A Refusal: the player tried a card that is not legal."""
    relaid = Signal()
    """Everything has another place: the table or its texts have another size."""
    seated = Signal()
    """The seats have changed: their number, their order, or the player's own."""
    sounded = Signal(object)
    """A Sound to be played now."""

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
        self._sentence = sentence
        self._usual_width, self._above = 0.0, 0
        self.showing = TableViewModel(words)
        """State of the table from which the picture and the overlays are computed."""
        self.stage = Stage(self.scene(), faces)
        """The graphics items of the cards."""
        self.overlays = Overlays(self.scene(), faces)
        """The graphics items besides the cards."""
        self.choosing = ChoiceInput(self.showing, self.stage.place_of, self)
        """Turns input on cards into actions."""
        self._director = MotionDirector(self.showing, self.stage, self.choosing, speed, self)
        self.show_table = self._director.show_table
        self.go_back = self._director.go_back
        self.perform = self._director.perform
        self.perform_draw = self._director.perform_draw
        self.ask_cut = self._director.ask_cut
        self.gather = self._director.gather
        self.show_move = self._director.show_move
        self.keys = Keys(self.showing, self.choosing, self)
        """Keyboard input."""
        self._pointer = Pointer(self.showing, self.stage, self.choosing, self)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._spoken = SpokenTable(
            self.showing, self.choosing, self.keys, sentence, self.looked.emit
        )
        self.access = accessible_tree(self, QAccessible.Role.Grouping, self._spoken.things)
        """The accessible tree for screen readers."""
        self.setAccessibleName(words.table)
        self._connect()

    def _connect(self) -> None:
        self.resized.connect(self._relaid)
        self._faces.ready.connect(self._sharper)
        self.backed.connect(self._faces.fill_up, Qt.ConnectionType.QueuedConnection)
        self.stage.settled.connect(self.settled)
        self.stage.sounded.connect(self.sounded)
        self._director.adopted.connect(self._adopted)
        self._director.changed.connect(self._show_overlays)
        self._pointer.pointed.connect(self._pointed)
        self._pointer.moved.connect(self._moved)
        self._pointer.button_lit.connect(self._show_overlays)
        self._pointer.dragged.connect(self._show_overlays)
        self._pointer.peeked.connect(self._refresh)
        self._pointer.looked.connect(self.looked)
        self._pointer.went_on.connect(self.clicked)
        self._rest.timeout.connect(self._rested)
        self.keys.focused.connect(self.point_at)
        self.choosing.cut.connect(self.cut)
        self.choosing.cut_moved.connect(self._refresh)
        self.choosing.chosen.connect(self._choose)
        self.choosing.went_on.connect(self.went_on)
        self.choosing.refused.connect(self.refused)
        self.choosing.explained.connect(self._say)
        self.choosing.changed.connect(self._rearrange)
        self.access.acted.connect(self._act)

    # Showing

    def _adopted(self) -> None:
        """React to another observation: drop drag and hover; lay out anew if the seats differ."""
        self.setAccessibleName(self.showing.words.table)
        self._pointer.let_go()
        self._rest.stop()
        self.choosing.explain(None)
        sight = self.showing.sight
        if sight is not None:
            self._faces.play_with(sight.rules.pack)
            if self.showing.layout.chairs != SeatPositions.of(sight):
                self._lay_out()
                self.seated.emit()
        self.keys.keep()

    def _refresh(self) -> None:
        """Show the current picture at once, unless cards are being animated."""
        if not self._pointer.dragging:
            self._director.refresh()

    def _rearrange(self) -> None:
        """Animate the cards to their current places."""
        if not self._pointer.dragging:
            self._director.rearrange()

    def _sharper(self) -> None:
        """Redraw with the sharper card pictures that are ready now."""
        if not self._pointer.dragging:
            self.stage.again()
            self._show_overlays()

    def _show_overlays(self) -> None:
        """Update all overlays; while cards move, neither focus nor hints are shown."""
        showing, still, overlays = self.showing, not self.stage.moving, self.overlays
        what = showing.overlay_content()
        canvas = Canvas(self._faces.theme, self.stage.ratio)
        overlays.show(what, showing.layout, canvas, showing.words)
        winning = what.winning
        lies = winning is not None and self.stage.lies(winning)
        overlays.rim(self.stage.place_of(winning) if winning is not None and lies else None)
        # Over the last trick the note would hide the player's card.
        told = still and not what.caption and not self._pointer.dragging
        advice, bars = showing.advice if told else "", self.make_way()
        rooms = self._note_rooms(what, bars) if advice else ()
        overlays.advise(advice, showing.hint_steps, rooms)
        focus = self.keys.card if self.hasFocus() and still else None
        overlays.ring(None if focus is None else self.stage.place_of(focus))
        overlays.hint(self._places(showing.hinted if still else NO_CARDS))
        overlays.count(self._places(what.counting if still else NO_CARDS))
        overlays.mark_chosen(self._places(showing.chosen_once if still else NO_CARDS))
        self.access.refresh()

    def _places(self, cards: CardSet) -> list[Place]:
        """Places of those of the cards that are on the table."""
        picture = self.stage.picture
        return [lies for key, lies in picture.items() if isinstance(key, Card) and key in cards]

    def _say(self, refusal: Refusal | None) -> None:
        """Show a refusal on a note above its card; None hides the note."""
        place = None if refusal is None else self.stage.place_of(refusal.card)
        if refusal is None or place is None:
            self.overlays.say_nothing()
        else:
            deal, picture = self.showing.deal, self.stage.picture
            cards = () if deal is None else deal.trick.cards
            trick = [picture[card] for card in cards if card in picture]
            self.overlays.say(self._sentence(refusal), place, trick, self._bars())

    def make_way(self) -> list[Box]:
        """Hide the text that bars of calls would cover in part; return the boxes of the bars."""
        bars = self._bars()
        self.overlays.make_way(bars)
        return bars

    def _note_rooms(self, what: OverlayContent, bars: list[Box]) -> tuple[tuple[Box, ...], ...]:
        """Rooms on the table for a hint, by rank."""
        from reunion_desktop.ui.table.layout.free_rooms import note_rooms  # noqa: PLC0415 - loaded late.

        layout, picture = self.showing.layout, self.stage.picture
        slots = tuple(layout.slot(number, what.slots) for number in range(what.slots))
        kept = bars if what.button is None else [*bars, layout.button]
        spared = [
            *self.overlays.lasting,
            *what.saucers,
            *(bounds((slot,), layout.card) for slot in slots),
        ]
        return note_rooms(layout, picture, kept, spared)

    def _bars(self) -> list[Box]:
        """Boxes of the bars of calls, which lie above everything on the table."""
        bars = self.findChildren(QWidget, "calls")
        return [Box(b.x(), b.y(), b.width(), b.height()) for b in bars if b.isVisible()]

    def _explain(self) -> None:
        """Show why the card under the pointer or the focus is not legal, if it is not."""
        card = self.showing.pointed
        picked = card in self.showing.picking.cards
        self.choosing.explain(None if picked else self.choosing.why_not(card))

    def _lay_out(self) -> None:
        size, ratio = self.viewport().size(), self.ratio
        print_size, usual = self._faces.theme.print_size, self._usual_width
        layout = self.showing.lay_out(size.width(), size.height(), print_size, usual, self._above)
        self.stage.card, self.stage.ratio = layout.card, ratio
        self.lay_cloth(layout, self._faces.theme.palette)
        # Draw the visible cards at once; the rest of the pack after the first paint.
        self._faces.want(round(layout.card * ratio), later=True)

    def _relaid(self) -> None:
        """Put everything in place at once after a resize; running animations end."""
        self._pointer.let_go()
        self._lay_out()
        moving = self.stage.moving
        self._director.show_all()
        if self.overlays.speech is not None:
            self._say(self.choosing.told)
        if moving:
            self.stage.finish()
        self.relaid.emit()

    # Choices

    def _choose(self, action: Action) -> None:
        if isinstance(action, PlayCard):
            self.showing.pointed = None
        self.chosen.emit(action)

    def _pointed(self, card: Card | None) -> None:
        """The pointer entered another card or none: remove the explanation of the card before."""
        self.keys.in_use = False
        self._rest.stop()
        told = self.choosing.told
        if told is not None and told.card != card:
            self.choosing.explain(None)
        self.showing.pointed = card
        self._refresh()

    def _moved(self, card: Card | None) -> None:
        """Start the timer of a resting pointer if the card under it is not legal."""
        picked = card in self.showing.picking.cards
        reason = None if picked or self.stage.moving else self.choosing.why_not(card)
        asks = reason is not None and reason != self.choosing.told
        if asks:
            self._rest.start()
        else:
            self._rest.stop()

    def _rested(self) -> None:
        """The pointer rested on a card: explain why it is not legal."""
        if not self._pointer.dragging and not self.stage.moving:
            self._explain()

    def point_at(self, card: Card | None) -> None:
        """Move the keyboard's focus to a card or none; explain at once a card that is not legal."""
        if self.showing.pointed != card:
            self.showing.pointed = card
            self._explain()
        self._refresh()

    def tell_focus(self) -> None:
        """Announce the focused card, a legal one, if the focus had moved to it by itself."""
        self.keys.speak()
        self.access.refresh()

    def _act(self, key: Hashable, action: str) -> None:
        """Run an action of a screen reader; animations end first, as for other input."""
        self.stage.finish()
        self._spoken.act(key, action)
