"""The caller at a table: shows on the bar what the person may say, and says what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.legal import Legal, MayDiscard
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui import calls
from reunion_desktop.ui.table.layout.places import Box
from reunion_desktop.ui.table.view import TableView

_TYPE, _LEAST = 0.19, 15.0
"""Height of the bar's type in widths of a card, and in pixels at least, in usual print."""


class Caller(QObject):
    """Keeps the bar of calls in step with the table."""

    chosen = Signal(object)
    """An Action: an Announce."""
    refused = Signal(str)
    """A call was tried that may not be made: why not, in a sentence."""

    def __init__(self, table: TableView) -> None:
        """Stand at a table; until a game lends its words, calls are named by the common ones."""
        super().__init__(table)
        self._table = table
        self._say: Callable[[Call], str] = lambda call: calls.call_text(call)  # noqa: PLW0108 - loaded late.
        self._grave: tuple[str, ...] = ()
        self._seat: Seat = 0
        self._calls: tuple[Call, ...] = ()
        """All that may be said, of which the bar shows a part where cards are many."""
        self._bar: calls.CallBar | None = None

    @property
    def bar(self) -> calls.CallBar:
        """The bar itself; it is made when it is first wanted."""
        if self._bar is None:
            self._bar = calls.CallBar(self._table)
            self._bar.chosen.connect(self._choose)
            self._bar.refused.connect(self.refused)
            self._bar.left.connect(self._leave)
            self._table.resized.connect(self._place)
        return self._bar

    def speak(self, say: Callable[[Call], str], grave: Sequence[str] = ()) -> None:
        """Use the words of a game.

        Args:
            say: what stands on the button for a call.
            grave: the words of calls that cost much and are said by a second press.
        """

        def said(call: Call) -> str:
            # The way back from the cards is the bar's own, whatever is played.
            return calls.call_text(call) if call == calls.BACK else say(call)

        self._say, self._grave = said, tuple(grave)
        if self._bar is not None:
            self._bar.say_anew(said)

    def attend(self, legal: Legal | None) -> None:
        """Show what may be said now; nothing with None, or where only cards may be chosen."""
        offered = () if legal is None or isinstance(legal, MayDiscard) else legal.calls
        if legal is None or not offered:
            if self._bar is not None:
                self._bar.offer(calls.CallOffer(), self._say)
            return
        self._seat, self._calls = legal.seat, offered
        self.bar.takes_digits = not legal.cards
        self._show(calls.folded(offered))
        if not legal.cards:
            # Nothing else can be done: keys go to the calls.
            self.bar.take_focus()

    def _show(self, shown: tuple[Call, ...]) -> None:
        """Have some calls on the bar."""
        grave = tuple(call for call in shown if call.word in self._grave)
        self.dress()
        self.bar.offer(calls.CallOffer(shown, grave=grave), self._say)
        self._follow_the_table()

    def _follow_the_table(self) -> None:
        """Let Tab lead from the cards to the calls: new buttons are the last of all in a window."""
        before: QWidget = self._table
        for button in self.bar.buttons:
            QWidget.setTabOrder(before, button)
            before = button

    def dress(self) -> None:
        """Look as the table looks now."""
        if self._bar is not None:
            self._bar.dress(self._table.faces.theme)
            self._place()

    def _place(self) -> None:
        layout = self._table.showing.layout
        size = max(_LEAST, _TYPE * layout.card) * layout.print_size
        self.bar.stand_in([_rect(box) for box in layout.call_rooms], size)

    def _choose(self, call: Call) -> None:
        if call in self._calls:
            self.chosen.emit(Announce(self._seat, call))
            return
        if call == calls.BACK:
            shown = calls.folded(self._calls)
        else:
            # One of many cards is to be named: they are shown, and a way back.
            named = (each for each in self._calls if each.card is not None)
            shown = (*(each for each in named if calls.without_card(each) == call), calls.BACK)
        self._show(shown)
        self.bar.take_focus()

    def _leave(self) -> None:
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)


def _rect(box: Box) -> QRect:
    left, top = round(box.x), round(box.y)
    return QRect(left, top, round(box.right) - left, round(box.bottom) - top)
