"""Widget of the result plate over the table: heading, slip with figures, buttons below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from reunion_desktop.ui.access.accessible_tree import Spoken
from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.count.figures_table import ROWS, FiguresTable
from reunion_desktop.ui.games.count import CountPage
from reunion_desktop.ui.look.button_row import ButtonRow
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font

_MARGIN, _NARROW, _GAP = 0.8, 0.5, 0.45
"""Margins, usual and where height is saved, and gaps; in type heights."""
_BAR_ROWS, _ALL_ROWS = 2, 99
"""Maximum rows of buttons, if the plate can be wide enough, and if not."""
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
        self._row = ButtonRow(self, from_right=True)
        self.compact = False
        self._letter = 0.0

    @property
    def compact(self) -> bool:
        """True if height is saved: one row of buttons with a menu, the heading beside it."""
        return self._row.lines == 1

    @compact.setter
    def compact(self, compact: bool) -> None:
        self._row.lines = 1 if compact else _ALL_ROWS

    @property
    def default(self) -> QPushButton:
        """Default button, which continues."""
        return self._row.offered[0]

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All buttons from left to right, the default last."""
        return self._row.offered[::-1]

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
        if len(texts) != len(self._row.offered):
            old = self._row.offered
            if any(button.hasFocus() for button in old):
                # At the table, a screen reader would read out the page, which is announced anyway.
                self._area.setFocus()
            made = []
            for number, _ in enumerate(texts):
                button = self._row.make()
                button.clicked.connect(lambda _checked=False, at=number: self.pressed.emit(at))
                button.setFont(font(SANS, self._letter))
                made.append(button)
            self._row.offer(*made)
            for button in old:
                button.deleteLater()
        for button, text in zip(self._row.offered, texts, strict=True):
            button.setText(text)

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
            self._row.gap = self._gap
            # Not by a style sheet, which takes a frame's time for each type size tried.
            self._heading.setFont(font(SERIF, pixels * 1.3, bold=True))
            for widget in (self._note, *self._row.findChildren(QPushButton)):
                widget.setFont(font(SANS, pixels))

    def wanted(self, most: int) -> QSize:
        """Size that shows everything, within a maximum width."""
        self.slip.set_spacing(ROWS[0])
        least = round(_NARROWEST * self._letter)
        heading, wide = self._heading_width, self.slip.wide
        width = max(least, wide, min(heading, wide * 3 // 2))
        inner = most - 2 * self._margin
        if self.compact:
            width = max(width, heading + self._gap + self._row.narrowest)
        else:
            while width < inner and len(self._row.folded(width)) > _BAR_ROWS:
                width += least
        width = min(width, inner) + 2 * self._margin
        return QSize(width, self._height(width))

    @property
    def least(self) -> int:
        """Width below which labels, figures or buttons are shortened."""
        return max(self.slip.least, self._row.widest) + 2 * self._margin

    @property
    def named(self) -> int:
        """Width below which names become initials, or buttons are shortened."""
        return max(self.slip.named, self._row.widest) + 2 * self._margin

    @property
    def _heading_width(self) -> int:
        return QFontMetrics(self._heading.font()).horizontalAdvance(self._heading.text()) + 4

    def _beside(self, width: int) -> bool:
        """Tell whether the buttons stand beside the heading."""
        least = self._heading_width + self._gap + self._row.narrowest
        return self.compact and least <= width

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
            return max(self._heading.heightForWidth(width), self._row.sizeHint().height())
        return max(self._heading.heightForWidth(width), QFontInfo(self._heading.font()).pixelSize())

    def _foot_height(self, width: int) -> int:
        """Height of the buttons below the figures with the gap above them."""
        return 0 if self._beside(width) else self._gap + self._row.heightForWidth(width)

    def _note_height(self, width: int) -> int:
        """Height of the note with the gap above it; 0 without one."""
        return self._note.heightForWidth(width) + self._gap if self._note.text() else 0

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
        aside = self._heading_width + gap if self._beside(inner) else 0
        high = self._row.heightForWidth(inner - aside)
        y = margin if aside else self.height() - margin - high
        self._row.setGeometry(margin + aside, y, inner - aside, high)
        self._row.arrange()
