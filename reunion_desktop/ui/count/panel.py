"""Widget of the result plate over the table: heading, slip with figures, buttons below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QScrollArea, QWidget

from reunion_desktop.ui.access.accessible_tree import Spoken
from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.count.figures_table import ROWS, FiguresTable
from reunion_desktop.ui.games.count import CountPage
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font

_MARGIN, _NARROW, _GAP = 0.8, 0.5, 0.45
"""Margins, usual and where height is saved, and gaps; in type heights."""
_BAR_ROWS = 2
"""Maximum rows of buttons, if the plate can be wide enough."""
_NARROWEST = 15
"""Minimum width of a plate, in type heights."""


class CountPanel(QWidget):
    """Shows one page at a time; the caller decides when rows appear and what comes next."""

    pressed = Signal(int)
    """Emitted with the index of the pressed button; the first is the default."""

    def __init__(self, parent: QWidget) -> None:
        """Create an empty panel."""
        super().__init__(parent)
        self._heading = PlainLabel(self)
        self._heading.setObjectName("promptHeading")
        self._heading.setWordWrap(True)
        self._note = PlainLabel(self)
        self._note.setObjectName("promptNote")
        self._note.setWordWrap(True)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setAutoFillBackground(False)
        self.slip = FiguresTable(self._area)
        """Figures of the result."""
        # Screen readers read out all labels of a table that gets the focus; the page is announced.
        for label in (self._heading, self._note, self.slip):
            accessible_tree(label, QAccessible.Role.Paragraph, self._nothing_inside)
        self._area.setWidget(self.slip)
        self._area.verticalScrollBar().valueChanged.connect(self.slip.update)
        self.slip.setAutoFillBackground(False)
        self._buttons: tuple[QPushButton, ...] = ()
        self._more = QPushButton(self)
        self._more.setMenu(QMenu(self._more))
        self._more.hide()
        self.compact = False
        """True if height is saved: one row of buttons with a menu, the heading beside it."""
        self._letter = 0.0

    @property
    def default(self) -> QPushButton:
        """Default button, which continues."""
        return self._buttons[-1]

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All buttons from left to right, the default last."""
        return self._buttons

    def _nothing_inside(self) -> tuple[Spoken, ...]:
        return ()

    # Current state --------------------------------------------------------------------------------

    def tell(self, page: CountPage, shown: int) -> None:
        """Show a page, and the first ``shown`` rows of its figures."""
        for label, text in ((self._heading, page.heading), (self._note, page.note)):
            label.setText(text)
            label.setAccessibleName(text)
        self._note.setVisible(bool(page.note))
        self.slip.tell(page.contents, shown)
        # Neither this plate nor its parent has an accessible name: a screen reader would read it
        # and all descriptions with the button in focus. The figures can be read separately.
        self.slip.setAccessibleName(page.text)

    def offer(self, texts: Sequence[str]) -> None:
        """Have one button per text; the first text is the default and comes last.

        In little space all others are in a menu.
        """
        self._more.setText(QCoreApplication.translate("CallBar", "More"))
        menu = self._more.menu()
        menu.clear()
        for number, text in enumerate(texts[1:], 1):
            choice = menu.addAction(text)
            choice.triggered.connect(lambda _checked=False, at=number: self.pressed.emit(at))
        if len(texts) == len(self._buttons):
            for button, text in zip(reversed(self._buttons), texts, strict=True):
                button.setText(text)
            return
        if any(button.hasFocus() for button in self._buttons):
            # At the table, a screen reader would read out the page, which is announced anyway.
            self._area.setFocus()
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        made = []
        for number, text in reversed(tuple(enumerate(texts))):
            button = QPushButton(text, self)
            button.clicked.connect(lambda _checked=False, at=number: self.pressed.emit(at))
            button.setAutoDefault(True)
            button.setFont(font(SANS, self._letter))
            button.show()
            made.append(button)
        self._buttons = tuple(made)
        for before, after in pairwise((*made[:-1], self._more, made[-1])):
            QWidget.setTabOrder(before, after)

    def reveal(self) -> None:
        """Scroll the last visible row into view."""
        self._area.ensureVisible(0, self.slip.foot, 0, self._gap)

    def begin(self) -> None:
        """Scroll to the first row."""
        self._area.verticalScrollBar().setValue(0)

    def leaf(self, pages: int) -> None:
        """Scroll by pages, down or up."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    # Measures -------------------------------------------------------------------------------------

    def set_type(self, pixels: float) -> None:
        """Set the type height of the slip and of all other text."""
        self.slip.set_type(pixels)
        if self._letter != pixels:
            self._letter = pixels
            # Not by a style sheet, which takes a frame's time for each type size tried.
            self._heading.setFont(font(SERIF, pixels * 1.3, bold=True))
            for widget in (self._note, self._more, *self._buttons):
                widget.setFont(font(SANS, pixels))

    def wanted(self, most: int) -> QSize:
        """Size that shows everything, within a maximum width."""
        self.slip.set_spacing(ROWS[0])
        least = round(_NARROWEST * self._letter)
        heading, wide = self._heading_width, self.slip.wide
        width = max(least, wide, min(heading, wide * 3 // 2))
        inner = most - 2 * self._margin
        if self.compact:
            width = max(width, heading + self._gap + self._row_width)
        else:
            while width < inner and len(_in_rows(self._buttons, width, self._gap)) > _BAR_ROWS:
                width += least
        width = min(width, inner) + 2 * self._margin
        return QSize(width, self._height(width))

    @property
    def least(self) -> int:
        """Width below which labels, figures or buttons are shortened."""
        return max(self.slip.least, self._widest) + 2 * self._margin

    @property
    def named(self) -> int:
        """Width below which names become initials, or buttons are shortened."""
        return max(self.slip.named, self._widest) + 2 * self._margin

    @property
    def _widest(self) -> int:
        """Width of the widest button."""
        return max((button.sizeHint().width() for button in self._in_row), default=0)

    @property
    def _in_row(self) -> tuple[QPushButton, ...]:
        """Buttons of a row that saves height: the default one, and a menu in place of several."""
        folds = self.compact and len(self._buttons) > _BAR_ROWS
        return (self._more, self.default) if folds else self._buttons

    @property
    def _row_width(self) -> int:
        widths = [button.sizeHint().width() for button in self._in_row]
        return sum(widths) + self._gap * (len(widths) - 1)

    @property
    def _heading_width(self) -> int:
        return QFontMetrics(self._heading.font()).horizontalAdvance(self._heading.text()) + 4

    def _beside(self, width: int) -> bool:
        """Tell whether the buttons stand beside the heading."""
        return self.compact and self._heading_width + self._gap + self._row_width <= width

    @property
    def lowest(self) -> int:
        """Height below which not everything is shown, however wide the plate is."""
        self.slip.set_spacing(ROWS[-1])
        return self._height(1 << 14)

    def fit(self, room: QSize, rows: int = 0) -> QSize | None:
        """Size within a room at least as wide as needed; None if too few rows would be visible.

        Args:
            room: the available size.
            rows: how many rows must be visible while the others scroll; 0 for all.
        """
        self.compact = self.compact or rows > 0
        wanted = self.wanted(room.width())
        inner = wanted.width() - 2 * self._margin
        whole = self.slip.high(inner)
        needed = min(whole, round(rows * ROWS[0] * self._letter)) if rows else whole
        if not rows:
            needed = self._spaced(ROWS[-1], inner)
        fits = wanted.height() - whole + needed <= room.height()
        return wanted.boundedTo(room) if fits else None

    def share(self, box: QRect) -> float:
        """Share of the figures that is visible at once in a place."""
        inner = box.width() - 2 * self._margin
        self.compact = True
        self.slip.set_spacing(ROWS[0])
        whole = self.slip.high(inner)
        return 1 - max(0, self._height(box.width()) - box.height()) / whole

    @property
    def _margin(self) -> int:
        return round(self._letter * (_NARROW if self.compact else _MARGIN))

    @property
    def _gap(self) -> int:
        return round(self._letter * _GAP)

    def _spaced(self, rows: float, width: int) -> int:
        """Set the row height, and return the slip's height."""
        self.slip.set_spacing(rows)
        return self.slip.high(width)

    def _height(self, width: int) -> int:
        inner = width - 2 * self._margin
        head, foot = self._heading_height(inner), self._foot_height(inner)
        rows = self._note_height(inner) + self.slip.high(inner)
        return head + self._gap + rows + foot + 2 * self._margin

    def _heading_height(self, width: int) -> int:
        if self._beside(width):
            return max(self._heading.heightForWidth(width), self._bar_height(width))
        return max(self._heading.heightForWidth(width), QFontInfo(self._heading.font()).pixelSize())

    def _foot_height(self, width: int) -> int:
        """Height of the buttons below the figures with the gap above them."""
        return 0 if self._beside(width) else self._gap + self._bar_height(width)

    def _note_height(self, width: int) -> int:
        """Height of the note with the gap above it; 0 without one."""
        return self._note.heightForWidth(width) + self._gap if self._note.text() else 0

    def _bar_height(self, width: int) -> int:
        return max((box.bottom() + 1 for box in self._bar(width).values()), default=0)

    def _bar(self, width: int) -> dict[QPushButton, QRect]:
        """Rectangles of the visible buttons for a width, each row aligned right."""
        boxes: dict[QPushButton, QRect] = {}
        y = 0
        for row in _in_rows(self._in_row, width, self._gap):
            sizes = [button.sizeHint().boundedTo(QSize(width, 1 << 16)) for button in row]
            x = width - sum(size.width() for size in sizes) - self._gap * (len(row) - 1)
            for button, size in zip(row, sizes, strict=True):
                boxes[button] = QRect(x, y, size.width(), size.height())
                x += size.width() + self._gap
            y += max((size.height() for size in sizes), default=0) + self._gap
        return boxes

    def arrange(self) -> None:
        """Lay everything out in the current size; the slip scrolls if it does not fit."""
        gap = self._gap
        self.compact = True
        least = self.named
        for self.compact in (False, True):
            margin = self._margin
            inner = self.width() - 2 * margin
            note = self._note_height(inner)
            head, foot = self._heading_height(inner), self._foot_height(inner)
            top = margin + head + note + gap
            room = max(1, self.height() - top - foot - margin)
            scrolls = not any(self._spaced(rows, inner) <= room for rows in ROWS)
            # Wider margins must not cost the names.
            if not scrolls and not least <= self.width() < self.named:
                break
        self._heading.setGeometry(margin, margin, inner, head)
        self._note.setGeometry(margin, margin + head + gap, inner, max(0, note - gap))
        if scrolls:
            self.slip.set_spacing(ROWS[0])
        side = self._area.verticalScrollBar().sizeHint().width() + gap if scrolls else 0
        self._area.setGeometry(margin, top, inner, room)
        self.slip.setFixedSize(inner - side, self.slip.high(inner - side))
        bar = self._bar(inner)
        below = self.height() - margin - self._bar_height(inner)
        if self._beside(inner):
            below = margin
        for button in (self._more, *self._buttons):
            button.setVisible(button in bar)
            button.setGeometry(bar.get(button, QRect()).translated(margin, below))


def _in_rows(buttons: Sequence[QPushButton], width: int, gap: int) -> list[list[QPushButton]]:
    """Distribute buttons over rows, starting with the last one in the last row."""
    rows: list[list[QPushButton]] = [[]]
    taken = 0
    for button in reversed(buttons):
        wide = button.sizeHint().width()
        if rows[0] and taken + wide > width:
            rows.insert(0, [])
            taken = 0
        rows[0].insert(0, button)
        taken += wide + gap
    return rows
