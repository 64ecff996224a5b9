"""Calls at a table: shows the legal calls on the bar and emits the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.calls.offer import BACK, CallOffer, folded, without_card
from reunion_desktop.ui.table.layout.places import Box
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.cards import card_name, suit_name

if TYPE_CHECKING:
    from reunion_desktop.ui.calls.bar import CallBar

translate = QCoreApplication.translate

_TYPE, _LEAST = 0.19, 15.0
"""Type height of the bar, in card widths, and its minimum in pixels at normal text size."""


class Caller(QObject):
    """Keeps the call bar in step with the table."""

    chosen = Signal(object)
    """Emitted with an Action, an Announce."""
    asked = Signal(object)
    """Emitted with a MayAnnounce of the calls on the bar when others replace them."""

    def __init__(self, table: TableView) -> None:
        """Attach to a table; calls have default texts until a game supplies its own."""
        super().__init__(table)
        self._table = table
        self._say: Callable[[Call], str] = call_text
        self._ask: Callable[[Sequence[Call]], str | None] = lambda _calls: None
        self._grave: tuple[str, ...] = ()
        self._seat: Seat = 0
        self._calls: tuple[Call, ...] = ()
        """All legal calls; the bar shows only a part of them if they name many cards."""
        self._bar: CallBar | None = None

    @property
    def bar(self) -> CallBar:
        """The call bar, built on first use."""
        if self._bar is None:
            from reunion_desktop.ui.calls.bar import CallBar  # noqa: PLC0415 - few games have calls.

            self._bar = CallBar(self._table, self._table.faces)
            self._bar.chosen.connect(self._choose)
            self._bar.left.connect(self._leave)
            self._table.resized.connect(self._place)
        return self._bar

    def speak(
        self,
        say: Callable[[Call], str],
        grave: Sequence[str] = (),
        ask: Callable[[Sequence[Call]], str | None] = lambda _calls: None,
    ) -> None:
        """Use the texts of a game.

        Args:
            say: text of a call on its button.
            grave: words of the costly calls that need a second press.
            ask: question that goes with some calls; None if there is none.
        """

        def said(call: Call) -> str:
            # The text of the button that goes back belongs to the bar, not to the game.
            return call_text(call) if call == BACK else say(call)

        self._say, self._grave, self._ask = said, tuple(grave), ask
        if self._bar is not None:
            self._bar.say_anew(said)

    def attend(self, legal: Legal | None) -> None:
        """Show the legal calls; hide the bar for None or if only cards can be chosen."""
        offered = () if legal is None or isinstance(legal, MayDiscard) else legal.calls
        if legal is None or not offered:
            if self._bar is not None:
                self._bar.offer(CallOffer(), self._say)
            return
        self._seat, self._calls = legal.seat, offered
        self.bar.takes_digits = not legal.cards
        self._show(folded(offered))

    def go_back(self) -> bool:
        """Return from the second step of a call to the first; False if there is no second step."""
        second = self._bar is not None and BACK in self._bar.offered.calls
        if second:
            self._choose(BACK)
        return second

    def take_focus(self) -> None:
        """Focus the calls if no card is legal; else announce the focused card."""
        self._table.tell_focus()
        if self._bar is not None and self._bar.offered and self._bar.takes_digits:
            self._bar.take_focus()

    def _show(self, shown: tuple[Call, ...]) -> None:
        """Show these calls on the bar, below their question."""
        grave = tuple(call for call in shown if call.word in self._grave)
        self.dress()
        deal = self._table.showing.deal
        order = None if deal is None else deal.order
        turned = None if deal is None or deal.order.trump is not None else deal.on_table
        offer = CallOffer(shown, grave, self._ask(shown) or "", order, turned)
        self.bar.offer(offer, self._say)
        self._follow_the_table()

    def _follow_the_table(self) -> None:
        """Put the buttons after the cards in the tab order; Qt would put new widgets last."""
        before: QWidget = self._table
        for button in self.bar.buttons:
            QWidget.setTabOrder(before, button)
            before = button

    def dress(self) -> None:
        """Apply the current theme of the table."""
        if self._bar is not None:
            self._bar.dress()
            self._place()

    def _place(self) -> None:
        layout, deal = self._table.showing.layout, self._table.showing.deal
        size = max(_LEAST, _TYPE * layout.card) * layout.print_size
        ranks = layout.call_rooms(1 if deal is None else max(deal.held))
        self.bar.stand_in([[_rect(box) for box in rank] for rank in ranks], size)

    def _choose(self, call: Call) -> None:
        if call in self._calls:
            self.chosen.emit(Announce(self._seat, call))
            return
        if call == BACK:
            shown = folded(self._calls)
        else:
            # The call must name one of many cards: show them, and a button that goes back.
            named = (each for each in self._calls if each.card is not None)
            shown = (*(each for each in named if without_card(each) == call), BACK)
        self._show(shown)
        self.bar.take_focus()
        self.asked.emit(MayAnnounce(self._seat, shown))

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


def _rect(box: Box) -> QRect:
    left, top = round(box.x), round(box.y)
    return QRect(left, top, round(box.right) - left, round(box.bottom) - top)
