"""Graphics item of one card on the table: a picture at a place."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.cards.paint import BACK
from reunion_desktop.ui.cards.picture_cache import PLAIN, Finish, Sprite
from reunion_desktop.ui.table.layout.places import Place

_FAST = Qt.TransformationMode.FastTransformation
_SMOOTH = Qt.TransformationMode.SmoothTransformation
_HALF = 0.5
"""Share of a flip from which the card shows its other side."""
_SHARP = 2
"""Device pixel ratio from which moving edges are not smoothed."""
_EDGE_ON = 0.04
"""Least width of a card seen from its edge."""


class Pictures(Protocol):
    """Source of the pictures of cards, or of what moves like a card."""

    @property
    def changes(self) -> int:
        """Counter that increases whenever pictures may have changed."""
        ...

    def sprite(self, name: str, width: float, ratio: float, finish: Finish = PLAIN) -> Sprite:
        """A picture of this width in logical pixels."""
        ...


class CardItem(QGraphicsPixmapItem):
    """Pixmap item of a card, at rest or in motion.

    At rest it shows a picture that was rotated in advance, aligned to device pixels; in motion
    it shows the upright picture, rotated while it is painted.
    """

    def __init__(self, faces: Pictures, face: Card | None) -> None:
        super().__init__()
        self._faces = faces
        self.face = face
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._shown: Sprite | None = None
        self._in_flight = False
        self._lain: tuple[Place, float, float, Card | None, int] | None = None
        """Place and size at rest; None while the card is held or moving."""

    def carry(self, x: float, y: float) -> None:
        """Follow the pointer, with the picture of the last place."""
        self._lain = None
        self.setPos(x, y)

    def _name(self, *, face_up: bool) -> str:
        return str(self.face) if face_up and self.face is not None else BACK

    def _wear(self, sprite: Sprite) -> None:
        if sprite is self._shown:
            return
        self._shown = sprite
        self.setPixmap(sprite.pixmap)
        size = sprite.pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def lie(self, place: Place, card: float, ratio: float) -> None:
        """Rest at a place; ``card`` is the width of the player's cards in pixels."""
        lain = place, card, ratio, self.face, self._faces.changes
        if lain == self._lain:
            return
        self._lain = lain
        sprite = self._dress(place, card, ratio)
        half = sprite.pixmap.deviceIndependentSize() / 2
        x = round((place.x - half.width()) * ratio) / ratio + half.width()
        y = round((place.y - half.height()) * ratio) / ratio + half.height()
        self.setPos(x, y)
        self.setZValue(place.height)

    def fly(
        self, start: Place, end: Place, part: float, arc: float, card: float, ratio: float
    ) -> None:
        """Show the card at a part of the way between two places, from 0 to 1."""
        self._lain = None
        turns = start.face_up != end.face_up
        if turns or start.angle != end.angle or start.scale != end.scale:
            self._turn(start, end, part, card, ratio)
        else:
            self._dress(start, card, ratio)
        x = start.x + (end.x - start.x) * part
        y = start.y + (end.y - start.y) * part - arc * math.sin(math.pi * part)
        self.setPos(x, y)
        self.setZValue(max(start.height, end.height))

    def _dress(self, place: Place, card: float, ratio: float) -> Sprite:
        """Use the picture for a place, rotated in advance."""
        sprite = self._faces.sprite(
            self._name(face_up=place.face_up),
            card * place.scale,
            ratio,
            Finish(place.angle, place.flat, place.dim, place.crowned and place.face_up),
        )
        if sprite is not self._shown or self._in_flight:
            self._wear(sprite)
            # A picture of the right size is copied without scaling, which is faster.
            self.setTransformationMode(_FAST if sprite.stretch == 1 else _SMOOTH)
            self.setTransform(QTransform.fromScale(sprite.stretch, sprite.stretch))
            self._in_flight = False
        return sprite

    def _turn(self, start: Place, end: Place, part: float, card: float, ratio: float) -> None:
        """Use the upright picture, rotated and stretched for one frame of a motion."""
        up = end.face_up if part >= _HALF else start.face_up
        sprite = self._faces.sprite(
            self._name(face_up=up),
            card * end.scale,
            ratio,
            Finish(dim=end.dim, crowned=end.crowned and up),
        )
        self._wear(sprite)
        self._in_flight = True
        # On a high-density screen unsmoothed moving edges are not visible.
        self.setTransformationMode(_SMOOTH if ratio < _SHARP else _FAST)
        angle = start.angle + (end.angle - start.angle) * part
        scale = (start.scale + (end.scale - start.scale) * part) / end.scale * sprite.stretch
        turns = start.face_up != end.face_up
        broad = max(_EDGE_ON, abs(math.cos(math.pi * part))) if turns else 1.0
        self.setTransform(QTransform().rotate(angle).scale(scale * broad, scale))
