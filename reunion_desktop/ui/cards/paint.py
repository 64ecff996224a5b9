"""Renderer of single cards and icons to images, in any thread: no widget, no cache."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QByteArray,
    QFile,
    QIODevice,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from reunion_desktop.ui.look.resources import resource
from reunion_desktop.ui.look.theme import Theme, french

BACK = "back"
"""Name of a card back; every other picture is named by the card's two letters."""
ASPECT = 352 / 252
"""Height of a card for a width of 1."""
MARGIN = 0.09
"""Width of the shadow around a card, for a card's width of 1."""
_UNITS = 252.0
_RADIUS = 13 / _UNITS
_DRAINED = 0.45
"""Share of its colour that a card loses if it is not legal."""
_SEALS = {False: (32.0, 133.0, 18.0), True: (104.0, 163.0, 19.0)}
"""Centre and radius of a bower's seal with usual and with large indices, on a card
252 units wide.
"""


_FRENCH_ONLY = "2345"
"""Ranks that no German pack has."""


def layers(name: str, theme: Theme) -> tuple[tuple[str, str | None], ...]:
    """Image files of a card's picture, each with the colour to draw it in, if any."""
    if name == BACK:
        return ((f"backs/{theme.back}.svg", None),)
    suit, rank = name[0], name[1]
    design = french(theme.design) if rank in _FRENCH_ONLY else theme.design
    indices = "large-index" if _large(theme) else "index"
    colour = theme.suit_colour(suit)
    return (
        (f"cards/{design}/{name}.svg", colour),
        (f"cards/{indices}/{theme.letter(rank)}.svg", colour),
    )


def _large(theme: Theme) -> bool:
    return theme.design.endswith("large")


def picture_text(path: str, colour: str | None) -> bytes:
    """SVG text of an image by its alias, recoloured if a colour is given."""
    text = read_picture(path)
    if colour is not None:
        head, mark, rest = text.partition(b'color="#')
        if mark:
            text = head + b'color="' + colour.encode() + rest[6:]
    return text


def rendered_image(path: str, colour: str | None, width: int, height: int) -> QImage:
    """An image in a size in device pixels, recoloured if a colour is given.

    A file that Qt's image reader loads itself is rendered without holding Python's GIL, so the UI
    stays responsive. No signal may be connected here while the GIL is held, as image readers do
    internally: the lock for it may be held by a window that is being destroyed, and that waits
    for the GIL.
    """
    text = picture_text(path, colour)
    image = QImage()
    if text == read_picture(path):
        reader = QImageReader(resource(path))
        reader.setScaledSize(QSize(width, height))
        image = reader.read()
    if image.width() != width or image.height() != height:
        # Recoloured, or without Qt's SVG image plugin, QtSvg renders it here.
        image = svg_image(text, width, height)
    return image


def clear_image(width: int, height: int) -> QImage:
    """A transparent image of a size in device pixels."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def svg_image(text: bytes, width: int, height: int) -> QImage:
    """An image of an SVG text in a size in device pixels."""
    image = clear_image(width, height)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(text)).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def read_picture(path: str) -> bytes:
    """SVG text of an image by its alias.

    Raises:
        FileNotFoundError: there is no such image.
    """
    file = QFile(resource(path))
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(f"The picture {path} cannot be read.")
    return bytes(file.readAll().data())


def shadow(width: int) -> QImage:
    """Soft shadow of a card, with room for the card; ``width`` of the card in device pixels."""
    margin = round(width * MARGIN)
    height = round(width * ASPECT)
    image = clear_image(width + 2 * margin, height + 2 * margin)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _shade(painter, QRectF(margin, margin, width, height))
    painter.end()
    return image


def _shade(painter: QPainter, card: QRectF) -> None:
    """Paint a soft shadow below a card, slightly lower than centred."""
    width = card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    layers_of_shade = 7
    for number in range(layers_of_shade):
        part = number / (layers_of_shade - 1)
        grow = (1 - part) * MARGIN * 0.62 * width
        colour = QColor(8, 6, 4)
        colour.setAlphaF(0.045 + 0.028 * part)
        painter.setBrush(colour)
        box = card.adjusted(-grow, -grow, grow, grow).translated(0, 0.018 * width)
        radius = _RADIUS * width + grow
        painter.drawRoundedRect(box, radius, radius)


def card_image(ground: QImage, pictures: Sequence[tuple[str, str | None]]) -> QImage:
    """A card on its shadow from :func:`shadow`, with the images of :func:`layers`."""
    image = QImage(ground)
    card = _card_in(image).toRect()
    images = [rendered_image(*picture, card.width(), card.height()) for picture in pictures]
    painter = QPainter(image)
    for each in images:
        painter.drawImage(card.topLeft(), each)
    painter.end()
    return image


def blank_image(width: int) -> QImage:
    """Blank card stock without a face."""
    image = shadow(width)
    card = _card_in(image)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#f6efdd"))
    painter.setPen(QPen(QColor("#8d8066"), width * 1.6 / _UNITS))
    painter.drawRoundedRect(card, _RADIUS * width, _RADIUS * width)
    painter.end()
    return image


def flat_image(image: QImage) -> QImage:
    """A card without its shadow."""
    made, card = QImage(image), _card_in(image)
    around, edge = QPainterPath(), QPainterPath()
    around.addRect(QRectF(made.rect()))
    edge.addRoundedRect(card, _RADIUS * card.width(), _RADIUS * card.width())
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillPath(around - edge, Qt.GlobalColor.transparent)
    painter.end()
    return made


def _card_in(image: QImage) -> QRectF:
    margin = round(image.width() / (1 + 2 * MARGIN) * MARGIN)
    return QRectF(margin, margin, image.width() - 2 * margin, image.height() - 2 * margin)


def marked_image(image: QImage, theme: Theme, *, dim: bool, crowned: bool) -> QImage:
    """Add the marks of a card that is a bower, or not legal."""
    made = QImage(image)
    card = _card_in(made)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if crowned:
        _crown(painter, card, theme)
    if dim:
        _drain(painter, made, card, theme)
    painter.end()
    return made


def _drain(painter: QPainter, image: QImage, card: QRectF, theme: Theme) -> None:
    """Reduce colour and brightness of a card, and keep its contrast."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setOpacity(_DRAINED)
    painter.drawImage(0, 0, grey)
    painter.setOpacity(1)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.palette.dimmed))
    painter.drawRoundedRect(card, _RADIUS * card.width(), _RADIUS * card.width())


def _crown(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint a dark seal with a crown below the index, in both corners."""
    unit = card.width() / _UNITS
    x, y, radius = _SEALS[_large(theme)]
    side = round(1.36 * radius * unit)
    crown = tinted_image("marks/crown.svg", side, theme.palette.lamp)
    for turn in (0, 180):
        painter.save()
        painter.translate(card.center())
        painter.rotate(turn)
        painter.translate(QPointF(x - _UNITS / 2, y - _UNITS * ASPECT / 2) * unit)
        painter.setPen(QPen(QColor(theme.palette.ochre), 2.4 * unit))
        painter.setBrush(QColor(theme.palette.wood))
        painter.drawEllipse(QPointF(), radius * unit, radius * unit)
        painter.drawImage(QPointF(-side / 2, -side / 2), crown)
        painter.restore()


def turned_image(image: QImage, angle: float) -> QImage:
    """A card rotated with its shadow, in an image large enough."""
    turn = QTransform().rotate(angle)
    box = turn.mapRect(QRectF(QPointF(), QSizeF(image.size())))
    wide, high = (int(box.width()) // 2 + 1) * 2, (int(box.height()) // 2 + 1) * 2
    made = clear_image(wide, high)
    painter = QPainter(made)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(wide / 2, high / 2)
    painter.rotate(angle)
    painter.drawImage(QPointF(-image.width() / 2, -image.height() / 2), image)
    painter.end()
    return made


def tinted_image(path: str, side: int, colour: str) -> QImage:
    """A black icon as a square image in another colour, ``side`` device pixels wide."""
    image = svg_image(read_picture(path), max(1, side), max(1, side))
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QColor(colour))
    painter.end()
    return image
