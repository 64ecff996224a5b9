"""The plate over the table: the deal is counted on it, the game settled, and one goes on from it.

What lives here: where the plate lies, when its rows come, and which page follows which. What
stands on it is the affair of ``ui.count``, which is loaded when a deal was played to its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from reunion_desktop.ui import count
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.table.view import TableView
from reunion_desktop.ui.words.unit_words import UnitWords

if TYPE_CHECKING:
    from reunion_desktop.ui.count import CountPanel
    from reunion_desktop.ui.games.count import CountPage

_MARGIN = 8
_SHARE = 0.155
"""Height of the type in widths of a card, where that is more than ordinary text."""
_SHRUNK = (1.0, 0.92, 0.84, 0.76, 0.68)
"""How much smaller the type may become where there is little room, step by step."""


class NextStep(Enum):
    """What can be done when a deal is counted or a game is over."""

    NEXT_DEAL = auto()
    ANOTHER_GAME = auto()
    NEW_TABLE = auto()
    CLOSE = auto()
    REVIEW = auto()
    SAME_CARDS = auto()
    DEAL_CODE = auto()


@guarded
class Prompt(QFrame):
    """A plate on the table, clear of the cards that lie open."""

    accepted = Signal()
    """The person goes on: to the next deal, to another game, or away from this table."""
    declined = Signal()
    """Another table is wanted."""
    review_wanted = Signal()
    same_cards_wanted = Signal()
    code_wanted = Signal()
    counted = Signal()
    """Every figure of the count is to be seen."""
    turned = Signal()
    """The settlement lies open."""

    def __init__(self, over: TableView) -> None:
        """Lie over a table, unseen until there is something to count."""
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
        over.resized.connect(self._move)
        self.hide()

    def set_pace(self, row_ms: int) -> None:
        """How long one row of figures is looked at, in milliseconds; 0 for all at once."""
        self._row_ms = row_ms

    @property
    def counting(self) -> bool:
        """Whether figures are still to come."""
        return self._clock.isActive()

    @property
    def goes_on(self) -> bool:
        """Whether going on means no more than to see all that there is to be seen."""
        return self.isVisible() and (self.counting or self._page + 1 < len(self._pages))

    @property
    def page(self) -> CountPage:
        """What is shown."""
        return self._pages[self._page]

    # What is asked --------------------------------------------------------------------------------

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
        """Have the keyboard on what goes on; whoever counts does so when all else was heard."""
        self._furnish().default.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_anew(self, pages: Sequence[CountPage]) -> None:
        """Show the same in another language, as far as it was to be seen."""
        self._pages = tuple(pages)[-len(self._pages) :]
        self._show()

    def go_on(self) -> None:
        """Let all figures be there at once; then turn to what follows; then go on."""
        if self.counting:
            self._shown = len(self.page.contents.figures)
            self._write()
            self._finish()
        elif self.goes_on:
            self._page += 1
            self._shown = len(self.page.contents.figures)
            self._show()
            self.take_focus()
            self.turned.emit()
        else:
            self.accepted.emit()

    def hideEvent(self, _event: QEvent) -> None:
        """Whatever was being counted is counted no more."""
        self._clock.stop()

    def _next_row(self) -> None:
        """Another row of figures is there."""
        self._shown += 1
        self._write()
        if self._shown >= len(self.page.contents.figures):
            self._finish()

    def _finish(self) -> None:
        self._clock.stop()
        self.counted.emit()

    # What is shown --------------------------------------------------------------------------------

    def _furnish(self) -> CountPanel:
        """The plate's own widgets, made when they are first wanted."""
        if self._plate is None:
            self._plate = plate = count.CountPanel(self)
            plate.pressed.connect(self._press)
            layout = QVBoxLayout(self)
            layout.setContentsMargins(0, 0, 0, 0)
            layout.addWidget(self._plate)
        return self._plate

    def _show(self) -> None:
        plate = self._furnish()
        self._write()
        plate.offer([self._text(way) for way in self._offered])
        self._place()
        self.show()
        self.raise_()

    def _write(self) -> None:
        plate = self._furnish()
        plate.tell(self.page, self._shown)
        if self.counting:
            plate.reveal()

    @property
    def _offered(self) -> tuple[NextStep | None, ...]:
        """The ways of this page, the default first; None turns to the next one."""
        if self._page + 1 < len(self._pages):
            return (None, *(way for way in self._ways if way is NextStep.REVIEW))
        return self._ways

    def _text(self, way: NextStep | None) -> str:
        """What stands on a button."""
        if way is None:
            return self.tr("&Settlement")
        return {
            NextStep.NEXT_DEAL: self.tr("&Next deal"),
            NextStep.ANOTHER_GAME: self._unit.another(),
            NextStep.NEW_TABLE: self.tr("New &table…"),
            NextStep.CLOSE: self.tr("&Close this table"),
            NextStep.REVIEW: self.tr("Re&view"),
            NextStep.SAME_CARDS: self.tr("Replay from the ne&xt seat"),
            NextStep.DEAL_CODE: self.tr("&Deal code…"),
        }[way]

    def _press(self, number: int) -> None:
        """A button was pressed."""
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

    # Events ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay clear of the cards when the table's print changes its size."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._move()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter go on, wherever on the plate the focus is; pages scroll it."""
        key = event.key()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) and self._plate is not None:
            self._plate.leaf(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the plate hurries the count."""
        if self.counting:
            self.go_on()
        event.accept()

    # Where it lies --------------------------------------------------------------------------------

    def _move(self) -> None:
        """Stay clear of the cards when they lie elsewhere."""
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        """Lie where nothing is covered that one must see, as near the middle as can be.

        Where there is too little room for all of it the type becomes a little smaller; where even
        that is not enough, the figures are scrolled.
        """
        plate, area = self._furnish(), self._table.rect().adjusted(*_inside(_MARGIN))
        letter = max(count.type_of(self._table), _SHARE * self._table.card_width)
        must, may = self._must_see(), self._may_see()
        for share, taken in ((1.0, must + may), *((share, must) for share in _SHRUNK)):
            plate.set_type(round(letter * share))
            room = count.free_room(area, taken, plate.wanted(area.width()))
            size = plate.wanted(room.width())
            if count.holds(room, size) and room.width() >= plate.least:
                break
        self.setGeometry(count.placed(area, room, size))
        plate.setGeometry(self.rect())
        plate.arrange()

    def _must_see(self) -> list[QRect]:
        """The cards that lie open, and the trumps."""
        badge = self._table.showing.layout.badge
        return [*self._cards(face_up=True), _around(badge.corners)]

    def _may_see(self) -> list[QRect]:
        """The plates with the names, and the tricks that were won."""
        layout = self._table.showing.layout
        plates = [layout.plate(seat) for seat in range(layout.chairs.players)]
        return [*(_around(plate.corners) for plate in plates), *self._cards(face_up=False)]

    def _cards(self, *, face_up: bool) -> Iterator[QRect]:
        """Where cards lie that show their faces, or their backs."""
        table = self._table
        for place in table.stage.picture.values():
            if place.face_up is face_up:
                yield _around(place.corners(table.card_width))


def _around(points: Sequence[tuple[float, float]]) -> QRect:
    """The whole pixels around some points, with a little free cloth."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = int(min(xs)), int(min(ys))
    box = QRect(left, top, int(max(xs)) - left + 1, int(max(ys)) - top + 1)
    return box.adjusted(*(-side for side in _inside(4)))


def _inside(margin: int) -> Iterator[int]:
    """How the four edges of a rectangle move so that it is smaller by a margin."""
    yield from (margin, margin, -margin, -margin)
