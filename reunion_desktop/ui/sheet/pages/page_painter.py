"""Painter of a page of the score sheet: background, frame, title, games and foot.

Paints on any paint device, in page units; has no state.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QByteArray, QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from reunion_desktop.ui.cards.paint import read_picture
from reunion_desktop.ui.look.plain_text import isolated
from reunion_desktop.ui.look.typefaces import SERIF, font
from reunion_desktop.ui.sheet.heading import KeptSheet
from reunion_desktop.ui.sheet.look import Material, SheetLook
from reunion_desktop.ui.sheet.notes import (
    legend,
    notes,
    place_and_date,
    seal_text,
    standing,
    title,
)
from reunion_desktop.ui.sheet.pages.background import PageBackground, between
from reunion_desktop.ui.sheet.pages.page import MARGIN, Page, Paper, pages_of
from reunion_desktop.ui.sheet.painter import SheetPainter

translate = QCoreApplication.translate

_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap

_SMALL = 17
"""Type size at the foot, in page units: eight and a half points."""

_WAX = 44.0
"""Radius of a wax seal."""

_LARGE, _LINE, _ABOVE = 21, 34.0, 30.0
"""At the foot: type size of place and date, height of their line, margin above."""

_BESIDE = 84.0
"""Margin at either side of the foot, for the seal."""


@dataclass(frozen=True, slots=True)
class PagePainter:
    """Paints the pages of one sheet in one look."""

    kept: KeptSheet
    look: SheetLook
    background: bool = True
    """True if the paper's colour is painted; a printer may have its own paper."""

    def pages(self, paper: Paper) -> tuple[Page, ...]:
        """The pages of the sheet."""
        wide = paper.size.width() - 2 * MARGIN - 2 * _BESIDE
        return pages_of(self.kept.sheet, paper, self._foot_height(wide))

    def paint(self, painter: QPainter, page: Page) -> None:
        """Paint a page; the origin is its upper left corner, in page units."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        background = PageBackground(self.look)
        if self.background or self.look.material is Material.SLATE:
            background.paint(painter, page.size)
        background.frame(painter, page.size)
        self._title(painter, page)
        for column in page.columns:
            painter.save()
            painter.translate(column.origin)
            sheet = SheetPainter(
                self.kept.sheet,
                column.layout,
                self.look,
                page.type_size,
                self.look.material is not Material.PLAIN,
                self.kept.heading.initials,
                for_page=True,
            )
            whole = QRectF(0, 0, column.width, column.layout.height)
            sheet.rows(painter, whole)
            sheet.head(painter)
            painter.restore()
        self._foot(painter, page)

    # Words ----------------------------------------------------------------------------------------

    def _title(self, painter: QPainter, page: Page) -> None:
        """Paint the game's name and the players; on later pages in one line."""
        comma = translate("sheet", " · ", "between players")
        names = comma.join(map(isolated, self.kept.sheet.heads))
        area = page.title
        painter.setPen(QColor(self.look.ink))
        if page.number > 1:
            line = QRectF(area.left(), area.top() - 6, area.width(), 40)
            game = title(self.kept.sheet)
            words = translate("sheet", "{game} – {names}").format(game=game, names=names)
            self._line(painter, line, words, 22, italic=True)
            return
        line = QRectF(area.left(), area.top() - 14, area.width(), 88)
        self._line(painter, line, title(self.kept.sheet), 74, italic=True)
        self._suits(painter, QPointF(area.center().x(), area.top() + 96))
        painter.setPen(QColor(self.look.ink))
        self._line(painter, QRectF(area.left(), area.top() + 120, area.width(), 44), names, 27)

    def _line(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        size: float,
        *,
        italic: bool = False,
    ) -> None:
        """Paint a line centred in an area, in smaller type if it does not fit."""
        wide = QFontMetricsF(font(SERIF, size, italic=italic)).horizontalAdvance(text)
        fitting = max(11.0, size * min(1.0, area.width() / max(1.0, wide)))
        face = font(SERIF, math.floor(fitting), italic=italic)
        painter.setFont(face)
        text = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, _CENTRE, text)

    def _suits(self, painter: QPainter, middle: QPointF) -> None:
        """Paint the four suits between two lines."""
        side, step = 19.0, 34.0
        line = QColor(self.look.line)
        for place, suit in enumerate("CDHS"):
            red = self.look.accent if suit in "DH" else self.look.ink
            x = middle.x() + (place - 1.5) * step
            box = QRectF(x - side / 2, middle.y() - side / 2, side, side)
            _mark(f"marks/{suit}.svg", red).render(painter, box)
        painter.setPen(QPen(line, 1.4))
        for way in (-1, 1):
            inner, outer = middle.x() + way * step * 2.2, middle.x() + way * 250
            painter.drawLine(QPointF(inner, middle.y()), QPointF(outer, middle.y()))

    @property
    def _sealed(self) -> bool:
        return bool(seal_text(self.kept.heading))

    def _foot_lines(self) -> tuple[str, ...]:
        """Text at the foot, one line or paragraph each."""
        told = dict(notes(self.kept))
        lines = (told.get("rules", ""), told.get("seal", ""), "  ·  ".join(legend(self.kept.sheet)))
        return tuple(line for line in (*lines, *self.kept.heading.payment) if line)

    def _headings(self, width: float) -> tuple[str, ...]:
        """Place and date, and the leader: in one line, or in two if that is too long."""
        told = (place_and_date(self.kept.heading), standing(self.kept.sheet))
        line = "   ·   ".join(text for text in told if text)
        wide = QFontMetricsF(font(SERIF, _LARGE, italic=True)).horizontalAdvance(line)
        return (line,) if wide <= width else tuple(text for text in told if text)

    def _foot_height(self, width: float) -> float:
        small = QFontMetricsF(font(SERIF, _SMALL))
        room = QRectF(0, 0, width, 4000)
        lines = self._foot_lines()
        words = sum(small.boundingRect(room, int(_WRAPPED), line).height() for line in lines)
        words += _LINE * len(self._headings(width)) + _ABOVE + 14
        return math.ceil(max(words, _WAX * 2.4 if self._sealed else 0.0))

    def _foot(self, painter: QPainter, page: Page) -> None:
        area = page.foot
        if page.number == page.count:
            painter.setPen(QPen(QColor(self.look.line), 1.0))
            middle = area.center().x()
            y = area.top() + _ABOVE - 12
            painter.drawLine(QPointF(middle - 170, y), QPointF(middle + 170, y))
            self._words_of_foot(painter, area)
        if page.count > 1:
            painter.setPen(QColor(self.look.quiet))
            words = translate("sheet", "Page {number} of {count}").format(
                number=page.number, count=page.count
            )
            edge = QRectF(area.left(), page.size.height() - MARGIN + 12, area.width(), 24)
            self._line(painter, edge, words, _SMALL, italic=True)

    def _words_of_foot(self, painter: QPainter, area: QRectF) -> None:
        inner = QRectF(MARGIN + _BESIDE, area.top() + _ABOVE, 0, 0)
        inner.setRight(area.center().x() * 2 - inner.left())
        top = inner.top()
        painter.setPen(QColor(self.look.ink))
        for text in self._headings(inner.width()):
            line = QRectF(inner.left(), top, inner.width(), _LINE)
            self._line(painter, line, text, _LARGE, italic=True)
            top += _LINE
        top += 8
        painter.setPen(QColor(self.look.quiet))
        painter.setFont(font(SERIF, _SMALL))
        for text in self._foot_lines():
            room = QRectF(inner.left(), top, inner.width(), 4000)
            lies = painter.boundingRect(room, int(_WRAPPED), text)
            painter.drawText(QRectF(room.left(), top, room.width(), lies.height()), _WRAPPED, text)
            top += lies.height()
        if self._sealed:
            self._wax(painter, QPointF(area.right() - _WAX * 0.4, area.top() + _WAX * 0.9))

    def _wax(self, painter: QPainter, middle: QPointF) -> None:
        """Paint a seal of red wax with a crown; on a slate it is drawn in chalk."""
        rng = Random("wax")
        chalk = self.look.material is not Material.PAPER
        edge = QPainterPath()
        rough = 0.0 if self.look.material is Material.PLAIN else 0.07
        swell = [1.0 + rng.uniform(-rough, rough) for _ in range(14)]
        places = [
            middle + _direction(2 * math.pi * at / len(swell)) * (_WAX * swell[at])
            for at in range(len(swell))
        ]
        edge.moveTo(between(places[-1], places[0], 0.5))
        for at, place in enumerate(places):
            edge.quadTo(place, between(place, places[(at + 1) % len(places)], 0.5))
        dark, light = QColor("#7f1d18"), QColor("#d0594d")
        if chalk:
            pen = QPen(QColor(self.look.accent), 2)
            painter.strokePath(edge, pen)
            rim, crown = pen, self.look.accent
        else:
            painter.fillPath(edge.translated(1.5, 3), QColor(60, 30, 10, 60))
            painter.fillPath(edge, QColor("#a32b24"))
            painter.strokePath(edge, QPen(dark, 1.2))
            rim, crown = QPen(dark, 2.0), dark.name()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(rim)
        painter.drawEllipse(middle, _WAX * 0.68, _WAX * 0.68)
        if not chalk:
            painter.setPen(QPen(light, 1.2))
            painter.drawArc(_around(middle, _WAX * 0.71), 20 * 16, 140 * 16)
            _mark("marks/crown.svg", light.name()).render(
                painter, _around(middle + QPointF(0, 1.2), _WAX * 0.42)
            )
        _mark("marks/crown.svg", crown).render(painter, _around(middle, _WAX * 0.42))


def _mark(path: str, colour: str) -> QSvgRenderer:
    """An icon in a colour, as vectors, so that it is sharp on every page."""
    return QSvgRenderer(QByteArray(read_picture(path).replace(b"#000", colour.encode())))


def _around(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def _direction(angle: float) -> QPointF:
    return QPointF(math.cos(angle), math.sin(angle))
