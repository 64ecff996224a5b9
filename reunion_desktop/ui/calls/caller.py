"""Calls at a table: shows the legal calls on the bar and emits the chosen one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.calls.offer import BACK, CallOffer, folded, unfolded
from reunion_desktop.ui.table.layout.free_rooms import call_rooms
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.cards import card_name, suit_name
from reunion_desktop.ui.words.seat_names import SeatNames

if TYPE_CHECKING:
    from reunion_desktop.ui.calls.bar import CallBar
    from reunion_desktop.ui.calls.early_end import EarlyEnd
    from reunion_desktop.ui.calls.slip import SlipHolder
    from reunion_desktop.ui.words.game_words import GameWords

translate = QCoreApplication.translate

_TYPE, _LEAST = 0.19, 15.0
"""Type height of the bar, in card widths, and its minimum in pixels at normal text size."""


class Caller(QObject):
    """Keeps the call bar in step with the table."""

    chosen = Signal(object)
    """Emitted with an Action, an Announce."""
    asked = Signal(object)
    """Emitted with the calls on the bar, or the cards, when they replace others."""

    def __init__(self, table: TableView) -> None:
        """Attach to a table; calls have default texts until a game supplies its own."""
        super().__init__(table)
        self._table = table
        self._words: GameWords | None = None
        self._seat: Seat = 0
        self._calls: tuple[Call, ...] = ()
        """All legal calls; the bar shows only a part of them if they are made in two steps."""
        self._advised: Call | None = None
        """The call that a hint recommends."""
        self._own: Call | None = None
        """The player's own call, marked beside it."""
        self._second = False
        """True while the bar shows the second step of a call."""
        self._bar: CallBar | None = None
        self._slip: SlipHolder | None = None
        self._early: EarlyEnd | None = None
        self._play: MayPlay | None = None
        """The cards that may be played where the deal may also be ended."""
        self._alone = False
        """True if calls are offered and no card may be chosen."""

    @property
    def bar(self) -> CallBar:
        """The call bar, built on first use."""
        if self._bar is None:
            # Few games have calls.
            from reunion_desktop.ui.calls.bar import CallBar  # noqa: PLC0415
            from reunion_desktop.ui.calls.early_end import EarlyEnd  # noqa: PLC0415
            from reunion_desktop.ui.calls.slip import SlipHolder  # noqa: PLC0415

            self._bar = CallBar(self._table, self._table.faces)
            self._slip = SlipHolder(self._bar, self._table, self._table.faces)
            self._early = EarlyEnd(self._table, self._table.faces)
            self._early.wanted.connect(self._show_endings)
            self._bar.chosen.connect(self._choose)
            self._bar.left.connect(self._leave)
            self._bar.escaped.connect(self._escape)
            self._table.relaid.connect(self._place)
        return self._bar

    def speak(self, words: GameWords) -> None:
        """Use the texts of a game."""
        self._words = words
        self.say_anew()

    def say_anew(self) -> None:
        """Show the same calls with their question and remarks in another language."""
        if self._bar is not None and self._slip is not None:
            shown = self._bar.offered.calls
            offer = self._offer(shown) if shown else CallOffer()
            self._slip.offer(offer.slip)
            self._bar.say_anew(offer, self._say)

    def _say(self, call: Call) -> str:
        """Text of a call; that of the button that goes back belongs to the bar."""
        if self._words is None or call == BACK:
            return call_text(call)
        return self._words.offered(call, self._calls, self._table.showing.deal)

    def attend(self, legal: Legal | None) -> None:
        """Show the legal calls; hide the bar for None or if only cards can be chosen."""
        offered = () if legal is None or isinstance(legal, MayDiscard) else legal.calls
        self._advised = self._own = None
        self._play = legal if isinstance(legal, MayPlay) and legal.endings else None
        if legal is None or not offered:
            if self._bar is not None or self._play is not None:
                self._present(self.bar, CallOffer())
            return
        self._seat, self._calls, self._alone = legal.seat, offered, not legal.cards
        self._show(folded(offered))

    def _show_endings(self) -> None:
        """Show a button that goes back, first, and the calls by which the deal may be ended."""
        if self._play is not None:
            self._seat, self._calls = self._play.seat, self._play.endings
            self._alone = False
            self._show((BACK, *self._calls), BACK)
            self.bar.take_focus()
            self.asked.emit(MayAnnounce(self._seat, self._calls))

    def advise(self, call: Call | None, own: Call | None = None) -> None:
        """Mark the recommended call and the player's own, in the first step without their level.

        A second step without it is left. None removes the mark.
        """
        self._advised, self._own = call, own
        if self._bar is not None:
            shown = self._bar.offered.calls
            if self._second and self._play is None and call in self._calls and call not in shown:
                self._show(folded(self._calls))  # Marks the call.
                return
            marks = [
                one if one is None or (one in shown and self._ends(one)) else one.game
                for one in (call, own)
            ]
            self._bar.advise(*marks)

    def focus_advised(self) -> None:
        """Move the focus from another call to the one that a hint recommends."""
        bar = self._bar
        if bar is not None and any(each.hasFocus() for each in (bar, *bar.buttons)):
            bar.take_focus()

    def go_back(self) -> bool:
        """Return from the second step of a call to the first; False if there is no second step."""
        second = self._bar is not None and bool(self._bar.offered) and self._second
        if second:
            self._choose(BACK)
        return second

    def take_focus(self) -> None:
        """Focus the calls if no card is legal; else announce the focused card."""
        self._focus_calls()
        self._table.tell_focus()

    def tell_focus(self) -> None:
        """Do the same where the focus is at the table or on another call than the advised one."""
        if self._table.hasFocus():
            self._focus_calls()
        self.focus_advised()
        self._table.tell_focus()

    def _focus_calls(self) -> None:
        draws = self._table.showing.drawing is not None
        if self._bar is not None and self._bar.offered and self._alone and not draws:
            self._bar.take_focus()

    def _show(self, shown: tuple[Call, ...], first: Call | None = None) -> None:
        """Show these calls on the bar, below their question; ``first`` is the step before."""
        self._second = first is not None
        self.dress()
        self._table.consider(None if first == BACK else first)
        self._present(self.bar, self._offer(shown))
        self.advise(self._advised, self._own)
        self._follow_the_table()

    def _present(self, bar: CallBar, offer: CallOffer) -> None:
        """Show an offer on the bar, with its slip."""
        bar.hold_focus(leaves=not offer)
        if self._slip is not None:
            self._slip.offer(offer.slip)
            bar.aside = () if offer.slip is None else (self._slip.button,)
        bar.offer(offer, self._say)
        if self._early is not None:
            self._early.offer(offered=self._play is not None and not offer)
        self._place()

    def _offer(self, shown: tuple[Call, ...]) -> CallOffer:
        """The calls with the question and the remarks of the game."""
        showing, words = self._table.showing, self._words
        sight, deal = showing.sight, showing.deal
        order = None if deal is None else deal.order
        turned = None if deal is None or deal.order.trump is not None else deal.on_table
        if words is None:
            return CallOffer(shown, order=order, turned=turned)
        if sight is None or deal is None:
            grave = tuple(call for call in shown if call.word in words.grave)
            return CallOffer(shown, grave, words.asked(shown) or "", order, turned)
        # The cards to ask for stand as those of the hand, by the trumps considered.
        order = words.sorting(deal, showing.considered) or deal.order
        question = words.question(sight, shown, SeatNames(showing.names, sight.seat, deal.sides))
        notes = words.notes(sight, shown)
        grave = tuple(
            call
            for call in shown
            if call.word in words.grave
            or (call in notes and notes[call].warns and self._ends(call))
        )
        return CallOffer(shown, grave, question or "", order, turned, notes, words.slip(sight))

    def _ends(self, call: Call) -> bool:
        """Tell whether a press on a call makes it, as no second step follows."""
        return self._second or not unfolded(call, self._calls)

    def _follow_the_table(self) -> None:
        """Put the buttons after the cards in the tab order; Qt would put new widgets last."""
        before: QWidget = self._table
        further = (self._slip, self._early)
        for button in (*self.bar.buttons, *(each.button for each in further if each is not None)):
            QWidget.setTabOrder(before, button)
            before = button

    def dress(self) -> None:
        """Apply the current theme of the table."""
        if self._bar is not None:
            self._bar.dress()
            self._place()

    def _place(self) -> None:
        layout = self._table.showing.layout
        size = max(_LEAST, _TYPE * layout.card) * layout.print_size
        table = self._table
        rooms = call_rooms(layout, table.stage.picture, table.overlays.lasting)
        self.bar.stand_in(rooms, size)
        table.make_way()
        if self._slip is not None and self._early is not None:
            self._slip.stand_by(self.bar.geometry(), size)
            self._early.stand_above(layout.plate(layout.chairs.own), size)

    def _choose(self, call: Call) -> None:
        rest = () if self._second else unfolded(call, self._calls)
        if call in self._calls and not rest:
            self.chosen.emit(Announce(self._seat, call))
            return
        if self._play is not None:
            self._present(self.bar, CallOffer())
            self.asked.emit(self._play)
            return
        shown = folded(self._calls) if call == BACK else (*rest, BACK)
        self._show(shown, None if call == BACK else call)
        self.bar.take_focus()
        self.asked.emit(MayAnnounce(self._seat, shown))

    def _escape(self) -> None:
        if not self.go_back():
            self._leave()

    def _leave(self) -> None:
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)


def call_text(call: Call) -> str:
    """Default text of a call: its suit, card or number, or *Pass*."""
    if call.suit is not None:
        name = suit_name(call.suit)
        return name[:1].upper() + name[1:]
    if call.card is not None:
        return card_name(call.card)
    if call == BACK:
        return translate("calls", "Back")
    if call.word == "pass":
        return translate("calls", "Pass")
    return str(call)
