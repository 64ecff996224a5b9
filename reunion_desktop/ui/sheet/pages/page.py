"""Pages of a score sheet, pure geometry: number of pages, and places of the games.

In units of 1/144 inch from the upper left corner. A game is never split unless it is longer than
a page. The total of a page is carried over to the next.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize

from reunion_desktop.engine.sheet import Line, Row, Sheet, Shown
from reunion_desktop.ui.sheet.details import measured
from reunion_desktop.ui.sheet.layout import Measure, SheetLayout, lay_out
from reunion_desktop.ui.sheet.words import is_heading, labels, words_of

UNITS = 144
"""Page units per inch."""


class Paper(Enum):
    """Paper size, portrait; the value is its name on the command line."""

    A4 = "a4"
    LETTER = "letter"
    A5 = "a5"

    @property
    def layout(self) -> QPageLayout:
        """Pages of this size without margins, for Qt's printers."""
        sizes = {
            Paper.A4: QPageSize.PageSizeId.A4,
            Paper.A5: QPageSize.PageSizeId.A5,
            Paper.LETTER: QPageSize.PageSizeId.Letter,
        }
        portrait = QPageLayout.Orientation.Portrait
        return QPageLayout(QPageSize(sizes[self]), portrait, QMarginsF(0, 0, 0, 0))

    @property
    def size(self) -> QSizeF:
        """Width and height in page units."""
        return self.layout.pageSize().size(QPageSize.Unit.Inch) * UNITS


@dataclass(frozen=True, slots=True)
class PageColumn:
    """Games below each other, with the column headings above."""

    origin: QPointF
    """Origin of the layout on the page."""
    layout: SheetLayout
    width: float


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the sheet."""

    number: int
    """Page number from 1."""
    count: int
    """Number of pages of the sheet."""
    size: QSizeF
    title: QRectF
    """Area of game, players, place and date."""
    columns: tuple[PageColumn, ...]
    foot: QRectF
    """Area of rules, seal and legend."""
    type_size: float

    @property
    def rows(self) -> tuple[Line, ...]:
        """All rows on the page, in reading order."""
        return tuple(placed.row for column in self.columns for placed in column.layout.rows)


MARGIN = 104.0
"""Margin around everything but the frame."""

_FRAME = 62.0
"""Margin of the text of title and foot."""

_TITLE, _RUNNING = 206.0, 96.0
"""Height of the title on the first page, and on the others."""

_APART = 70.0
"""Gap between two columns of games."""

_SIZES = ((1, (30, 27, 24, 22, 20, 19)), (2, (24, 22, 20, 19, 18, 17)))
"""Numbers of columns side by side, each with the type sizes to try, the best first."""

_DETAILED_SIZES, _DETAILED = range(20, 9, -1), 16
"""Type sizes to try for a sheet with details, one game a page; else games are split."""

_WIDEST = 26.0
"""Largest column width in type sizes: a wider row is hard to follow."""


def pages_of(sheet: Sheet, paper: Paper, foot: float) -> tuple[Page, ...]:
    """Lay out a sheet on as few pages as needed, in the largest type that fits them.

    It has at least one game; ``foot`` is the height of the text at the foot of the last page.
    """
    rows = tuple(sheet.lines(Shown.PAPER))
    if sheet.details:
        return _detailed_pages(sheet, rows, paper, foot)
    for columns, sizes in _SIZES:
        for size in sizes:
            setting = _Setting(sheet, paper, foot, columns, float(size))
            flow = list(setting.flow(rows))
            if len(flow) <= columns:
                return setting.pages([flow])
    flow = list(setting.flow(rows))
    return setting.pages([flow[at : at + columns] for at in range(0, len(flow), columns)])


def _detailed_pages(
    sheet: Sheet, rows: Sequence[Line], paper: Paper, foot: float
) -> tuple[Page, ...]:
    """Lay out a sheet with details: on one page, or with no game split, or in legible type."""
    settings = [_Setting(sheet, paper, foot, 1, float(size)) for size in _DETAILED_SIZES]
    parts = [tuple(rows)]
    if not settings[-1].holds(parts):
        parts = list(_blocks_of(rows))
    legible = _Setting(sheet, paper, foot, 1, float(_DETAILED))
    setting = next((each for each in settings if each.holds(parts)), legible)
    return setting.pages([[column] for column in setting.flow(rows)])


def _blocks_of(rows: Sequence[Line]) -> Iterator[tuple[Line, ...]]:
    """Rows that stay together: a game, or the last game with the session's own rows."""
    block: tuple[Line, ...] = ()
    for row in rows:
        if is_heading(row) and block:
            yield block
            block = ()
        block = (*block, row)
    yield block


def _begins_round(line: Line) -> bool:
    """Return True if a bar stands above a line."""
    return isinstance(line, Row) and line.barred


@dataclass(frozen=True, slots=True)
class _Setting:
    """One way to lay out the sheet: a number of columns and a type size."""

    sheet: Sheet
    paper: Paper
    foot: float
    columns: int
    type_size: float

    @property
    def measure(self) -> Measure:
        """Measures of the font, as on the screen."""
        texts = labels(self.sheet)
        if self.sheet.carried:
            texts = (*texts, words_of(self.sheet).label("carried"))
        return measured(self.sheet, self.type_size, texts, 0.0, whole=True)

    @property
    def width(self) -> float:
        """Width of a column."""
        free = self.paper.size.width() - 2 * MARGIN - _APART * (self.columns - 1)
        if self.sheet.details:
            return free
        return min(free / self.columns, _WIDEST * self.type_size)

    def room(self, page: int) -> float:
        """Height for games on a page, counted from 0; each page keeps room for the foot."""
        title = _RUNNING if page else _TITLE
        return self.paper.size.height() - 2 * MARGIN - title - self.foot

    def flow(self, rows: Sequence[Line]) -> Iterator[tuple[Line, ...]]:
        """Rows of each column, one column after the other."""
        columns = 0
        column: tuple[Line, ...] = ()
        for block in _blocks_of(rows):
            last_of_page = columns % self.columns == self.columns - 1
            carried = self._carried(block) if last_of_page else ()
            if column and not self._fits((*column, *block, *carried), columns):
                if last_of_page:
                    yield (*column, *self._carried(column[-1:]))
                    column = self._carried(column[-1:])
                else:
                    yield column
                    column = ()
                columns += 1
            column = (*column, *block)
            while not self._fits(column, columns) and len(column) > 1:
                room = self.room(columns // self.columns)
                placed = self._laid_out(column).rows
                fitting = max(1, sum(row.bottom <= room for row in placed))
                # A page ends with a whole round.
                ends = [at for at in range(1, fitting + 1) if _begins_round(column[at])]
                fitting = ends[-1] if ends else fitting
                yield column[:fitting]
                column = column[fitting:]
                columns += 1
        yield column

    def holds(self, parts: Sequence[Sequence[Line]]) -> bool:
        """Test whether each part of the sheet fits in a column of its own."""
        return all(self._fits(part, column) for column, part in enumerate(parts))

    def _carried(self, rows: Sequence[Line]) -> tuple[Line, ...]:
        """Row with the total of all games so far; none if the session's own rows have it."""
        games = rows[-1].game
        return self.sheet.carried[games - 1 : games] if games else ()

    def _fits(self, rows: Sequence[Line], column: int) -> bool:
        return self._laid_out(rows).height <= self.room(column // self.columns)

    def _laid_out(self, rows: Sequence[Line]) -> SheetLayout:
        return lay_out(rows, len(self.sheet.columns), self.width, self.measure)

    def pages(self, flow: Sequence[Sequence[tuple[Line, ...]]]) -> tuple[Page, ...]:
        """The pages, each with the rows of its columns."""
        return tuple(self._page(number, len(flow), rows) for number, rows in enumerate(flow))

    def _page(self, number: int, count: int, rows: Sequence[tuple[Line, ...]]) -> Page:
        size = self.paper.size
        title = _RUNNING if number else _TITLE
        wide = self.width * len(rows) + _APART * (len(rows) - 1)
        if count > 1:
            wide = self.width * self.columns + _APART * (self.columns - 1)
        left = (size.width() - wide) / 2
        layouts = [self._laid_out(each) for each in rows]
        slack = self.room(number) - max(layout.height for layout in layouts)
        # A short sheet is placed slightly above the middle of its page.
        top = MARGIN + title + max(0.0, slack * 0.3 if count == 1 else 0.0)
        columns = tuple(
            PageColumn(
                QPointF(round(left + place * (self.width + _APART)), round(top)),
                layout,
                self.width,
            )
            for place, layout in enumerate(layouts)
        )
        across = size.width() - 2 * (_FRAME + MARGIN / 2)
        return Page(
            number + 1,
            count,
            size,
            QRectF(_FRAME + MARGIN / 2, MARGIN, across, title),
            columns,
            QRectF(
                _FRAME + MARGIN / 2,
                math.floor(size.height() - MARGIN - self.foot),
                across,
                self.foot,
            ),
            self.type_size,
        )
