"""Painter of the rules book's illustrations, in the theme of the table, for any pixel ratio."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from reunion_desktop.engine.sheet import Line, Row, Sheet, Shown
from reunion_desktop.ui.cards.paint import ASPECT, MARGIN
from reunion_desktop.ui.cards.picture_cache import CardPictureCache, Finish
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.look.typefaces import SANS, font
from reunion_desktop.ui.sheet.layout import Measure, SheetLayout, lay_out
from reunion_desktop.ui.sheet.look import Material, look_of
from reunion_desktop.ui.sheet.painter import SheetPainter
from reunion_desktop.ui.words.book import Illustration

CARD = 62.0
"""Width of a card on the page, in logical pixels."""
_STEP = 0.78
"""Distance from one card to the next, in card widths."""
_RISE = 0.14
"""Offset of a raised card, in card widths."""
_NOTE = 13.0
"""Font size of the words below the cards, in logical pixels."""
_SHEET_WIDTH, _SHEET_ROW, _SHEET_TYPE = 300.0, 30.0, 13.0


def size_of(illustration: Illustration) -> QSizeF:
    """Size of an illustration on the page, in logical pixels."""
    if illustration.sheet is not None:
        layout = _sheet_layout(illustration.sheet)
        written = [placed for placed in layout.rows if _is_counted(placed.row)]
        return QSizeF(_SHEET_WIDTH, round(written[-1].bottom))
    wide = CARD * (1 + _STEP * (len(illustration.cards) - 1) + 2 * MARGIN)
    high = CARD * (ASPECT + 2 * MARGIN + (_RISE if illustration.raised else 0))
    return QSizeF(round(wide), round(high + (_NOTE * 1.5 if any(illustration.notes) else 0)))


def paint(illustration: Illustration, faces: CardPictureCache, ratio: float, ink: QColor) -> QImage:
    """Paint an illustration of the book.

    Args:
        illustration: its content.
        faces: card pictures; missing ones are requested.
        ratio: device pixels per logical pixel.
        ink: colour of the words beside the cards, as on the page.
    """
    size = size_of(illustration)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if illustration.sheet is not None:
        _paint_sheet(painter, illustration.sheet, faces.theme.palette, size)
    else:
        _paint_cards(painter, illustration, faces, ratio, ink)
    painter.end()
    return image


def _paint_cards(
    painter: QPainter,
    illustration: Illustration,
    faces: CardPictureCache,
    ratio: float,
    ink: QColor,
) -> None:
    rise = CARD * _RISE if illustration.raised else 0.0
    for number, card in enumerate(illustration.cards):
        up = card in illustration.raised
        # Cards are sharp only on whole device pixels.
        x = round(CARD * _STEP * number * ratio) / ratio
        y = round((0 if up else rise) * ratio) / ratio
        marks = Finish(dim=card in illustration.dim, crowned=card in illustration.bowers)
        sprite = faces.sprite(str(card), CARD, ratio, marks)
        picture = sprite.pixmap
        place = QRectF(QPointF(x, y), picture.deviceIndependentSize() * sprite.stretch)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
        if up and len(illustration.raised) == 1:
            edge = QRectF(x + CARD * MARGIN, y + CARD * MARGIN, CARD, CARD * ASPECT)
            painter.setPen(QPen(QColor(faces.theme.palette.ochre), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(edge, 4, 4)
        if illustration.notes:
            below = CARD * (ASPECT + 2 * MARGIN) + rise
            left = x + CARD * MARGIN
            wide = CARD if number == len(illustration.cards) - 1 else CARD * _STEP
            painter.setPen(ink)
            painter.setFont(font(SANS, _NOTE))
            note = illustration.notes[number]
            # A note wider than its card is moved so that all of it is inside the illustration.
            broad = max(wide, painter.fontMetrics().horizontalAdvance(note))
            start = max(0.0, min(left - (broad - wide) / 2, size_of(illustration).width() - broad))
            words = QRectF(start, below - 2, broad, _NOTE * 1.5)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, note)


def _is_counted(line: Line) -> bool:
    """Check whether the line is a deal with at least one entry."""
    return isinstance(line, Row) and line.deal > 0 and any(cell.has_entry for cell in line.cells)


def _sheet_layout(sheet: Sheet) -> SheetLayout:
    measure = Measure(_SHEET_ROW, _SHEET_TYPE * 2.2, 0.0)
    return lay_out(sheet.lines(Shown.PAPER), len(sheet.columns), _SHEET_WIDTH, measure)


def _paint_sheet(painter: QPainter, sheet: Sheet, palette: Palette, size: QSizeF) -> None:
    look = look_of(Material.PAPER, palette)
    area = QRectF(QPointF(), size)
    painter.fillRect(area, QColor(look.background))
    painter.setClipRect(area)
    painted = SheetPainter(sheet, _sheet_layout(sheet), look, _SHEET_TYPE)
    painted.head(painter)
    painted.rows(painter, area)
