"""Panel over the table that shows a deal's score and the settlement, and asks to continue.

It decides on its place, on when rows appear, and on the order of the pages. Its content is in
``ui.count``, which is imported when the first deal ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontInfo, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.table.layout.free_rooms import around, free_rooms, placed
from reunion_desktop.ui.table.stage.surface import edge_of
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.window.next_steps import NextStep, step_text
from reunion_desktop.ui.words.unit_words import UnitWords

if TYPE_CHECKING:
    from reunion_desktop.ui.count.panel import CountPanel
    from reunion_desktop.ui.games.count import CountPage

_MARGIN = 4
"""Gap between the panel and the walnut edge, in pixels."""
_SHARE = 0.155
"""Type height in card widths, if that is more than ordinary text."""
_SHRUNK = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6)
"""Factors by which the type may shrink where space is short, tried in order."""
_USUAL = 3
"""How many of these are tried before buttons fold."""
_MUCH = 0.75
"""Share of the size of initials below which whole names are too small."""
_LEAST_TYPE = 12
"""Least height of the type in pixels."""
_ROWS, _FEWEST_ROWS = 4, 2
"""Rows to be visible where others scroll: clear of the plates, and in a very small window."""


@guarded
class Prompt(QFrame):
    """Panel on the table, clear of the open cards."""

    accepted = Signal()
    """The player continues: with the next deal, another game, or by leaving."""
    declined = Signal()
    """The player wants another table."""
    review_wanted = Signal()
    same_cards_wanted = Signal()
    code_wanted = Signal()
    counted = Signal()
    """Every figure of the score is visible."""
    turned = Signal()
    """The settlement is shown."""

    def __init__(self, over: TableView) -> None:
        """Set up over a table, hidden until there is a score."""
        super().__init__(over)
        self._table = over
        self.setObjectName("prompt")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._plate: CountPanel | None = None
        self._pages: tuple[CountPage, ...] = ()
        self._ways: tuple[NextStep, ...] = ()
        self._page = self._shown = 0
        self._row_ms = 0
        self._unit = UnitWords()
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._next_row)
        over.installEventFilter(self)
        over.relaid.connect(self._move)
        self.hide()

    def set_pace(self, row_ms: int) -> None:
        """Set the time per row of figures, in milliseconds; 0 shows all at once."""
        self._row_ms = row_ms

    @property
    def counting(self) -> bool:
        """True while rows are still to appear."""
        return self._clock.isActive()

    @property
    def goes_on(self) -> bool:
        """True if continuing only reveals more rows or pages."""
        return self.isVisible() and (self.counting or self.turns)

    @property
    def turns(self) -> bool:
        """True if a page follows the current one."""
        return self._page + 1 < len(self._pages)

    @property
    def page(self) -> CountPage:
        """The current page."""
        return self._pages[self._page]

    # Score and ways to continue -------------------------------------------------------------------

    def count(
        self,
        pages: Sequence[CountPage],
        ways: Sequence[NextStep],
        *,
        fresh: bool,
        unit: UnitWords | None = None,
    ) -> None:
        """Show pages one after another, then offer some ways to go on.

        Args:
            pages: the count, the settlement, or both.
            ways: what can be done; the first is the default.
            fresh: whether the cards were just played, so that they are counted row by row;
                otherwise it is the last page that is shown.
            unit: the words for what another game is called; None for the common ones.
        """
        self._unit = unit or UnitWords()
        self._pages, self._ways = tuple(pages), tuple(ways)
        self._page = 0 if fresh else len(self._pages) - 1
        runs = fresh and self._row_ms > 0
        self._shown = 0 if runs else len(self.page.contents.figures)
        if runs:
            self._clock.start(self._row_ms)
        self._show()
        if fresh and not runs:
            self.counted.emit()

    def take_focus(self) -> None:
        """Give the keyboard focus to the default button; called after all is announced."""
        self._show_overlays().default.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_anew(self, pages: Sequence[CountPage]) -> None:
        """Show the same in another language, as far as it was revealed."""
        self._pages = tuple(pages)[-len(self._pages) :]
        self._show()

    def go_on(self) -> None:
        """Reveal all rows; then turn the page; then continue."""
        if self.counting:
            self._shown = len(self.page.contents.figures)
            self._write()
            self._finish()
        elif self.goes_on:
            self._page += 1
            self._shown = len(self.page.contents.figures)
            self._show()
            self.turned.emit()
        else:
            self.accepted.emit()

    def hideEvent(self, _event: QEvent) -> None:
        """Stop revealing rows."""
        self._clock.stop()

    def _next_row(self) -> None:
        """Reveal another row."""
        self._shown += 1
        self._write()
        if self._shown >= len(self.page.contents.figures):
            self._finish()

    def _finish(self) -> None:
        self._clock.stop()
        self.counted.emit()

    # Content --------------------------------------------------------------------------------------

    def _show_overlays(self) -> CountPanel:
        """The panel's widgets, created on first use."""
        if self._plate is None:
            from reunion_desktop.ui.count.panel import CountPanel  # noqa: PLC0415 - loaded late.

            self._plate = plate = CountPanel(self)
            plate.pressed.connect(self._press)
        return self._plate

    def _show(self) -> None:
        plate = self._show_overlays()
        self._write()
        plate.offer([step_text(way, self._unit) for way in self._offered])
        self._place()
        self.show()
        if self.counting:
            plate.reveal()
        else:
            plate.begin()
        self.raise_()

    def _write(self) -> None:
        plate = self._show_overlays()
        plate.tell(self.page, self._shown)
        if self.counting:
            plate.reveal()

    @property
    def _offered(self) -> tuple[NextStep | None, ...]:
        """Ways of this page, the default first; None turns to the next page."""
        if self.turns:
            return (None, *(way for way in self._ways if way is NextStep.REVIEW))
        return self._ways

    def _press(self, number: int) -> None:
        """Handle a pressed button."""
        way = self._offered[number]
        signals = {
            NextStep.NEW_TABLE: self.declined,
            NextStep.REVIEW: self.review_wanted,
            NextStep.SAME_CARDS: self.same_cards_wanted,
            NextStep.DEAL_CODE: self.code_wanted,
        }
        if way is None or way not in signals:
            self.go_on()
        else:
            signals[way].emit()
            if self.isVisible():  # Space goes on when the opened window is closed.
                self.take_focus()

    # Events ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move clear of the cards when the text size of the table changes."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._move()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continue with Space and Enter wherever the focus is; scroll with the page keys."""
        key = event.key()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) and self._plate is not None:
            self._plate.leaf(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Reveal all rows on a click."""
        if self.counting:
            self.go_on()
        event.accept()

    # Geometry -------------------------------------------------------------------------------------

    def _move(self) -> None:
        """Move clear of the cards when they move."""
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        """Place the panel as near the middle as possible without covering what is to be seen.

        If there is too little room for whole names the type shrinks a little; then the heading and
        the buttons take one line; then the type shrinks further; then there are
        initials; then the panel covers other players' plates, whose figures it repeats. Only then
        do the figures scroll, where most of them are visible, and in a very small window the panel
        covers open cards and the trumps, but never the player's plate.
        """
        plate, layout = self._show_overlays(), self._table.showing.layout
        area = self._table.rect().marginsRemoved(QMargins() + round(edge_of(layout)) + _MARGIN)
        plates = [around(layout.plate(seat).corners) for seat in range(layout.chairs.players)]
        beside_own = free_rooms((area,), (plates[layout.chairs.own],))
        open_cards = *self._cards(face_up=True), around(layout.badge.corners)
        beside_cards = free_rooms(beside_own, open_cards)
        beside_plates = free_rooms(beside_cards, plates)
        clear = free_rooms(beside_plates, tuple(self._cards(face_up=False)))
        complete = (clear, 0), (beside_plates, 0)
        tries = (
            *(complete * 2),
            (beside_cards, 0),
            (beside_plates, _ROWS),
            (beside_cards, _FEWEST_ROWS),
            (beside_own, 0),
            (beside_own, _FEWEST_ROWS),
        )
        found, sizes = dict[int, tuple[int, QRect]](), self._type_sizes()
        usual = [(size, False) for size in sizes[:_USUAL]]
        for size, compact in (*usual, *((size, True) for size in sizes)):
            plate.compact = compact
            plate.set_type(size)
            named, least, lowest = plate.named, plate.least, plate.lowest
            for number, (rooms, rows) in enumerate(tries):
                # Complete pages have the largest type that fits, others scroll in the smallest.
                if number in found or (rows and not (compact and size == sizes[-1])):
                    continue
                wide = named if number < len(complete) else least
                needed = QSize(wide, 0 if rows else lowest)
                large = [room for room in rooms if needed == needed.boundedTo(room.size())]
                sized = ((room, plate.fit(room.size(), rows)) for room in large)
                boxes = [placed(area, room, fit) for room, fit in sized if fit is not None]
                if boxes:
                    nearest = min(boxes, key=partial(_away, area))
                    best = max(boxes, key=plate.share) if rows else nearest
                    found[number] = size, best
                    break
            if found and min(found) <= 1:
                break
        if found:
            # Names, unless initials can be much larger.
            short = [
                found[number]
                for number in range(len(complete), 2 * len(complete))
                if number in found
            ]
            size, box = found[min(found)]
            if min(found) < len(complete) and short and size < _MUCH * short[0][0]:
                size, box = short[0]
            plate.set_type(size)
        else:
            room = max(beside_own, key=lambda room: room.width() * room.height())
            box = placed(area, room, plate.wanted(room.width()))
        self.setGeometry(box)
        plate.setGeometry(self.rect())
        plate.arrange()

    def _type_sizes(self) -> tuple[int, ...]:
        """Type heights to try, the largest first."""
        letter = max(QFontInfo(self._table.font()).pixelSize(), _SHARE * self._table.card_width)
        return tuple(dict.fromkeys(max(_LEAST_TYPE, round(letter * part)) for part in _SHRUNK))

    def _cards(self, *, face_up: bool) -> Iterator[QRect]:
        """Boxes of the face-up or face-down cards of the hands; one left over counts as these.

        Where all hands are shown, stock, pile and pennies may be covered.
        """
        table, deal = self._table, self._table.showing.deal
        stock = None if deal is None else deal.stock
        left = tuple(deal.hand) if deal is not None and deal.over and stock is None else ()
        left = left if len(left) == 1 else ()
        pile = () if stock is None else stock.pile
        for key, place in table.stage.picture.items():
            if stock is not None and not place.face_up:
                continue
            if key not in pile and (place.face_up and key not in left) is face_up:
                yield around(place.corners(table.card_width))


def _away(area: QRect, box: QRect) -> int:
    """Distance of a rectangle from the middle of an area."""
    return (box.center() - area.center()).manhattanLength()
