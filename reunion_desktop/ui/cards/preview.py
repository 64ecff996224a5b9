"""Preview widget: a fan of cards on cloth in the chosen theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reunion_desktop.ui.cards.paint import ASPECT, BACK
from reunion_desktop.ui.cards.picture_cache import CardPictureCache, Finish
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.theme import Theme

SHOWN = (BACK, "CA", "HK", "SQ", "DJ")
"""Cards from left to right: the courts, and one card of each suit."""
_WIDTH = 84.0
"""Width of a card in logical pixels."""
_STEP = 0.72
"""Step from card to card, for a card's width of 1."""
_LEAN = 6.0
"""Rotation of each card against the one to its left, in degrees."""
_SAG = 2.2
"""How much lower each card lies than its inner neighbour, in logical pixels."""
_ROUND = 6.0


@guarded
class CardPreview(QWidget):
    """Fan of five cards, rendered off the UI thread; the former cards stay until then."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.faces = CardPictureCache(theme, self)
        """Cache of the cards that are shown or being rendered."""
        self.faces.ready.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Preview of the cards"))

    def wear(self, theme: Theme) -> None:
        """Show the cards in another theme."""
        self._theme = theme
        self.faces.retheme(theme)
        self.update()

    def sizeHint(self) -> QSize:
        """Size of the whole fan."""
        wide = _WIDTH * (1.6 + _STEP * (len(SHOWN) - 1))
        return QSize(round(wide), round(_WIDTH * ASPECT * 1.28))

    def minimumSizeHint(self) -> QSize:
        """The same: a smaller widget would cut the cards."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth and cards."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.palette.cloth))
        painter.drawRoundedRect(QRectF(self.rect()), _ROUND, _ROUND)
        middle = QRectF(self.rect()).center()
        for place, name in enumerate(SHOWN):
            away = place - (len(SHOWN) - 1) / 2
            sprite = self.faces.sprite(name, _WIDTH, self.devicePixelRatioF(), Finish(away * _LEAN))
            size = sprite.pixmap.deviceIndependentSize() * sprite.stretch
            at = middle + QPointF(away * _STEP * _WIDTH, away * away * _SAG - _SAG * 2)
            box = QRectF(at - QPointF(size.width(), size.height()) / 2, size)
            painter.drawPixmap(box, sprite.pixmap, QRectF(sprite.pixmap.rect()))
        painter.end()
