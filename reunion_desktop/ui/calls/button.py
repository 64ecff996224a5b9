"""Parts of the call bar: buttons with a sign or card, text and digit, and lines above them."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.access.accessible_tree import Spoken
from reunion_desktop.ui.access.interfaces import accessible_tree
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.plain_text import PlainLabel
from reunion_desktop.ui.look.theme import Theme
from reunion_desktop.ui.look.typefaces import SANS, SERIF, font, shrunk
from reunion_desktop.ui.table.stage.boards import LEAST, Canvas
from reunion_desktop.ui.words.game_words import CallNote

_HIGH, _LOWEST, _PAD, _SIGN, _KEY = 2.0, 1.6, 0.55, 1.15, 0.8
"""Height of a button, usual and without gaps, padding, a suit's sign, a digit; in type heights."""
_FRAMES = 6
"""Room for the frames of focus and hint at each side of the text, in pixels."""
_CARD, _CARD_WIDE, _CARD_HIGH = 48.0, 3.0, 0.66
"""Width of a card's picture, least in pixels and in type heights, and its height in card widths.

It shows the upper half, which has index and suit.
"""
_INDEX, _INDEX_HIGH = 2.1, 0.72
"""Width of a button that shows only rank and suit, in type heights, and its height in widths."""
_RANK, _MARK = 0.78, 0.56
"""Size of rank and suit on it, as shares of its height."""
WAIT_MS = 1000
"""Time until a call that waits can be made."""
_KNOB = 4.0
"""Radius of the knob on the frame of an own call, in pixels."""
_FAINT = 0.45
"""Opacity of a button until then."""
_NOTE = 0.78
"""Type height of the remark below a call, in type heights."""


class Face(NamedTuple):
    """Face of a button."""

    text: str
    suit: str = ""
    """Letter of a suit whose sign is shown before the text."""
    card: str = ""
    """Name of a card whose picture is shown before the text."""
    key: str = ""
    """Digit that presses the button; empty if there is none."""
    armed: bool = False
    """True if the button was pressed once; a second press makes the call."""
    note: CallNote = CallNote("")
    """Remark below the text."""
    confirmed: str = ""
    """Text after the first press, if two are needed; the button has room for it from the start."""


class BarTitle(PlainLabel):
    """Line of text above the buttons; it breaks where the bar is too narrow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.show()

    def dress(self, theme: Theme, size: float) -> None:
        """Apply the theme of the table, with the type height in pixels."""
        self.setFont(font(SERIF, size, bold=True))
        colours = self.palette()
        colours.setColor(self.foregroundRole(), QColor(theme.palette.on_wood))
        self.setPalette(colours)

    def wanted(self, room: int) -> QSize:
        """Size of the text within a width."""
        words = math.ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text())) + 4
        width = min(words, room)
        return QSize(width, self.heightForWidth(width))


class BarQuestion(BarTitle):
    """Question above the buttons, a heading for screen readers.

    They would read out a label when the bar gets the focus, just after it was announced.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._access = accessible_tree(self, QAccessible.Role.Heading, self._things)

    def ask(self, text: str, keys: str) -> None:
        """Show a question, and after it keys, which are only for the eye."""
        self.setText(f"{text}  {keys}" if keys else text)
        self.setAccessibleName(text)

    def _things(self) -> tuple[Spoken, ...]:
        return ()


@guarded
class CallButton(QPushButton):
    """Button of one call."""

    def __init__(self, parent: QWidget, faces: CardPictureCache) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoDefault(False)
        self._face = Face("")
        self._faces = faces
        faces.ready.connect(self.update)
        self._type, self._high = 16.0, _HIGH
        self._advised = self._own = False

    @property
    def face(self) -> Face:
        """Face of the button."""
        return self._face

    def show_face(self, face: Face) -> None:
        """Change text and state of the button; a call that waits can't be made for a moment."""
        if face.note.waits and not self._face.note.waits:
            self.setEnabled(False)
            QTimer.singleShot(WAIT_MS, self, partial(self.setEnabled, True))  # noqa: FBT003 - Qt's own.
        self._face = face
        self.update()

    def dress(self, size: float, gaps: float = 1) -> QSize:
        """Apply a type height in pixels and a factor of all gaps; return the preferred size."""
        self._type, self._high = size, _LOWEST + gaps * (_HIGH - _LOWEST)
        self.update()
        return self.sizeHint()

    def advise(self, *, on: bool, own: bool = False) -> None:
        """Mark the button as recommended by a hint, or as the player's ``own`` call; or neither."""
        self._advised, self._own = on, own
        self.update()

    @property
    def advised(self) -> bool:
        """Check whether a hint recommends this call."""
        return self._advised

    def sizeHint(self) -> QSize:
        """Preferred size."""
        bold, face = QFontMetricsF(self._font()), self._face
        words = max(map(bold.horizontalAdvance, (face.text, face.confirmed)))
        words = max(words, QFontMetricsF(self._note_font()).horizontalAdvance(self._face.note.text))
        picture, high = self._card_width * _CARD_HIGH, self._high * self._type
        high += self._note_high
        if self._face.card and not self._face.text:
            index = max(_CARD, _INDEX * self._type)
            return QSize(round(index), round(_INDEX_HIGH * index))
        wide = 2 * (_PAD * self._type + _FRAMES) + words + self._sign_room() + self._key_room()
        if self._face.card:
            high = max(high, picture + _PAD * self._type)
        return QSize(max(round(wide), round(high)), round(high))

    @property
    def _card_width(self) -> float:
        return max(_CARD, _CARD_WIDE * self._type)

    def _font(self) -> QFont:
        return font(SANS, self._type, bold=True)

    def _note_font(self) -> QFont:
        return font(SANS, max(LEAST, _NOTE * self._type), bold=self._face.note.warns)

    @property
    def _note_high(self) -> float:
        """Height of the remark below the text; 0 without one."""
        return QFontMetricsF(self._note_font()).height() if self._face.note.text else 0.0

    def _sign_room(self) -> float:
        sign = _SIGN * self._type if self._face.suit else 0
        if self._face.card:
            sign = self._card_width
        return sign + (0.35 * self._type if sign and self._face.text else 0)

    def _key_font(self) -> QFont:
        return font(SANS, max(LEAST, _KEY * self._type))

    def _key_room(self) -> float:
        if not self._face.key:
            return 0
        return QFontMetricsF(self._key_font()).horizontalAdvance(self._face.key) + 0.3 * self._type

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the label, the text, and a frame for focus or hint."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        painter.setOpacity(1.0 if self.isEnabled() else _FAINT)
        colours = self._faces.theme.palette
        tag = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        radius = tag.height() * 0.2
        if self._face.card and not self._face.text:
            self._show_card(painter)
        else:
            ground, line, ink = self._colours(tag)
            painter.setBrush(ground)
            painter.setPen(QPen(QColor(line), 1.2))
            painter.drawRoundedRect(tag, radius, radius)
            self._write(painter, tag, ink)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # Within the frame of a hint, so that both show and leave the text clear.
            for colour, thick, inset in (
                (colours.focus_halo, 2.0, -1.0),
                (colours.focus, 2.5, 2.25 if self._advised else 1.5),
            ):
                painter.setPen(QPen(QColor(colour), thick))
                painter.drawRoundedRect(tag.adjusted(inset, inset, -inset, -inset), radius, radius)
        if self._advised or self._own:
            inset = -0.75
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QPen(QColor(colours.hint if self._advised else colours.focus_halo), 2.5)
            if self._advised:
                edge.setDashPattern([3, 2])
            for pen in (QPen(QColor(colours.hint_halo), 3.5), edge):
                painter.setPen(pen)
                painter.drawRoundedRect(tag.adjusted(inset, inset, -inset, -inset), radius, radius)
        if self._own:  # The knob of an own card.
            painter.setPen(QPen(QColor(colours.hint_halo), 1.5))
            painter.setBrush(QColor(colours.focus_halo))
            painter.drawEllipse(QPointF(tag.right() - radius, tag.top() + radius), _KNOB, _KNOB)
        painter.end()

    def _colours(self, tag: QRectF) -> tuple[QColor | QLinearGradient, str, str]:
        """Colours of background, border and text."""
        colours = self._faces.theme.palette
        lit = self.underMouse() or self.isDown()
        if self._face.armed:
            brass = QLinearGradient(tag.topLeft(), tag.bottomLeft())
            brass.setColorAt(0, QColor(colours.brass))
            brass.setColorAt(1, QColor(colours.brass_shade))
            return brass, colours.on_brass, colours.on_brass
        paper = QColor(colours.stock if lit else colours.paper)
        return paper, colours.lamp if lit else colours.paper_line, colours.ink

    def _write(self, painter: QPainter, tag: QRectF, ink: str) -> None:
        """Paint digit, sign or card, and text from left to right, centred."""
        face, size = self._face, self._type
        metrics = QFontMetricsF(self._font())
        room = tag.width() - 1.2 * _PAD * size - self._sign_room() - self._key_room()
        text = metrics.elidedText(face.text, Qt.TextElideMode.ElideRight, max(1.0, room))
        words = metrics.horizontalAdvance(text)
        x = tag.center().x() - (words + self._sign_room() + self._key_room()) / 2
        middle = tag.center().y() - self._note_high / 2
        painter.setPen(QColor(ink))
        if face.note.text:
            self._remark(painter, tag)
        if face.key:
            painter.setFont(self._key_font())
            high = QFontMetricsF(painter.font()).capHeight() / 2
            painter.setOpacity(0.75)
            painter.drawText(QPointF(x, middle + high), face.key)
            painter.setOpacity(1)
            x += self._key_room()
        painter.setFont(self._font())
        baseline = middle + metrics.capHeight() / 2
        side = _SIGN * size
        if face.suit:
            self._sign(painter, QRectF(x, middle - side / 2, side, side))
        elif face.card:
            high = _CARD_HIGH * self._card_width
            self._picture(painter, QRectF(x, middle - high / 2, self._card_width, high))
        painter.drawText(QPointF(x + self._sign_room(), baseline), text)

    def _remark(self, painter: QPainter, tag: QRectF) -> None:
        """Paint the remark on the lower part of the button; a warning is bold and underlined."""
        remark, small = self._face.note, self._note_font()
        small.setUnderline(remark.warns)
        painter.setFont(small)
        line = QRectF(tag)
        line.setTop(tag.bottom() - self._note_high - 0.22 * self._type)
        shown = QFontMetricsF(small).elidedText(
            remark.text, Qt.TextElideMode.ElideRight, tag.width() - 0.5 * self._type
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)

    def _show_card(self, painter: QPainter) -> None:
        """Paint rank and suit of a card that fills the button, with the digit in its corner."""
        box, theme, card = QRectF(self.rect()), self._faces.theme, Card.parse(self._face.card)
        lit, radius = self.underMouse() or self.isDown(), box.height() * 0.12
        painter.setPen(QPen(QColor(theme.palette.lamp if lit else theme.palette.paper_line), 2))
        painter.setBrush(QColor(theme.palette.stock))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        if self._advised:
            box.adjust(_FRAMES, _FRAMES, -_FRAMES, -_FRAMES)
        high = _INDEX_HIGH * box.width()
        letter, suit = theme.letter(card.rank.letter), card.suit.letter
        mark, gap = _MARK * high, 0.06 * high
        rank = box.adjusted(gap, 0, -mark - 2 * gap, 0)
        painter.setFont(shrunk(font(SERIF, _RANK * high, bold=True), letter, rank.width()))
        painter.setPen(QColor(theme.suit_colour(suit)))
        painter.drawText(rank, Qt.AlignmentFlag.AlignCenter, letter)
        sign = QRectF(rank.right() + gap, gap, mark, mark)
        canvas = Canvas(theme, self.devicePixelRatioF())
        canvas.mark(painter, theme.suit_mark(suit), sign, theme.suit_colour(suit))
        if self._face.key and not self._advised:  # Within the frames it would cover the suit.
            painter.setFont(self._key_font())
            painter.setPen(QColor(theme.palette.ink))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            painter.drawText(box.adjusted(0, 0, -2 * gap, gap), right, self._face.key)

    def _picture(self, painter: QPainter, box: QRectF) -> None:
        """Paint the upper half of a card."""
        sprite = self._faces.sprite(self._face.card, box.width(), self.devicePixelRatioF())
        full = sprite.pixmap.deviceIndependentSize() * sprite.stretch
        margin = (full.width() - box.width()) / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(box.adjusted(-margin, -margin, margin, 0))
        whole = QRectF(box.topLeft() - QPointF(margin, margin), full)
        painter.drawPixmap(whole, sprite.pixmap, QRectF(sprite.pixmap.rect()))
        painter.restore()

    def _sign(self, painter: QPainter, box: QRectF) -> None:
        """Paint a suit's sign, on a small white card unless the button itself is paper."""
        theme = self._faces.theme
        canvas = Canvas(theme, self.devicePixelRatioF())
        painter.save()
        if self._face.armed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.palette.stock))
            painter.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
            inset = box.width() * 0.1
            box = box.adjusted(inset, inset, -inset, -inset)
        letter = self._face.suit
        canvas.mark(painter, theme.suit_mark(letter), box, theme.suit_colour(letter))
        painter.restore()
