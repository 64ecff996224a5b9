"""What lies on the table besides cards: plates, badge, notes, the button, the focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.table.layout import Layout
from reunion_desktop.ui.table.places import ASPECT, Box, Place
from reunion_desktop.ui.table.plates import (
    Canvas,
    Plate,
    paint_badge,
    paint_button,
    paint_name,
    paint_note,
    paint_speech,
)
from reunion_desktop.ui.table.words import TableWords

_FOCUS = "#c9761b"
"""A warm colour that stands out from card stock as well as from cloth."""
_HINT = "#e8b92f"
"""The gold around a card that is advised; a sentence says the same."""
_ON_CLOTH, _ABOVE_HAND, _SPEECH = 5.0, 700.0, 1000.0


@dataclass(frozen=True, slots=True)
class Button:
    """The button in the middle of the table."""

    text: str
    enabled: bool
    lit: bool
    """Whether the pointer or the focus is on it."""


@dataclass(frozen=True, slots=True)
class Furnishing:
    """Everything besides cards that the table shows at one moment."""

    plates: tuple[Plate, ...] = ()
    """By seat."""
    order: CardOrder | None = None
    """The trumps on the badge; None where there is no deal."""
    caption: str = ""
    """A line above the middle."""
    notice: str = ""
    """A line above the spread pack."""
    note: str = ""
    """A line below what was picked."""
    button: Button | None = None
    slots: int = 0
    """How many places for discards are marked on the cloth."""


class Furniture:
    """The items for a furnishing; each is painted again only when it changed."""

    def __init__(self, scene: QGraphicsScene, words: TableWords) -> None:
        self._scene = scene
        self.words = words
        self._plates: list[_Painted] = []
        self._badge = _Painted(scene, _ON_CLOTH)
        self._caption = _Painted(scene, _ABOVE_HAND)
        self._notice = _Painted(scene, _ABOVE_HAND)
        self._note = _Painted(scene, _ON_CLOTH)
        self._button = _Painted(scene, _ON_CLOTH)
        self._speech = _Painted(scene, _SPEECH)
        self._slots = QGraphicsPathItem()
        self._slots.setZValue(1)
        scene.addItem(self._slots)
        self._ring = _outline_item(scene)
        self._hints: list[QGraphicsPathItem] = []

    def show(self, what: Furnishing, layout: Layout, canvas: Canvas) -> None:
        """Put everything where it belongs, painted as the theme says."""
        while len(self._plates) < len(what.plates):
            self._plates.append(_Painted(self._scene, _ON_CLOTH))
        for seat, painted in enumerate(self._plates):
            plate = what.plates[seat] if seat < len(what.plates) else None
            box = layout.plate(seat)
            painted.wear(
                plate and (plate, box, canvas), lambda p=plate, b=box: paint_name(p, b, canvas), box
            )
        order, words = what.order, self.words
        self._badge.wear(
            order and (order, words, layout.badge, canvas),
            lambda: paint_badge(order, layout.badge, words, canvas) if order else QPixmap(),
            layout.badge,
        )
        for painted, text, box in (
            (self._caption, what.caption, layout.caption),
            (self._notice, what.notice, layout.notice),
            (self._note, what.note, layout.note),
        ):
            painted.wear(
                text and (text, box, canvas), lambda t=text, b=box: paint_note(t, b, canvas), box
            )
        button = what.button
        self._button.wear(
            button and (button, layout.button, canvas),
            lambda: (
                paint_button(
                    button.text, layout.button, canvas, enabled=button.enabled, lit=button.lit
                )
                if button
                else QPixmap()
            ),
            layout.button,
        )
        self._mark_slots(what.slots, layout, canvas)

    def _mark_slots(self, count: int, layout: Layout, canvas: Canvas) -> None:
        path = QPainterPath()
        wide, high = layout.card, layout.card * ASPECT
        for number in range(count):
            place = layout.slot(number, count)
            box = QRectF(place.x - wide / 2, place.y - high / 2, wide, high)
            path.addRoundedRect(box, wide * 0.05, wide * 0.05)
        pen = QPen(QColor(canvas.theme.palette.cloth_line), max(1.5, layout.card * 0.014))
        pen.setDashPattern([5, 3.5])
        self._slots.setPen(pen)
        self._slots.setPath(path)

    def say(self, text: str, place: Place, layout: Layout, canvas: Canvas) -> None:
        """Show a sentence on a slip of paper above a card."""
        width = min(layout.width - 24, max(260.0, 3.4 * layout.card))
        pixmap = paint_speech(text, width, layout.card * 0.15, canvas)
        size = pixmap.deviceIndependentSize()
        x = min(max(place.x - size.width() / 2, 6), layout.width - size.width() - 6)
        y = place.y - layout.card * place.scale * ASPECT / 2 - size.height() + 2
        self._speech.put(pixmap, x, max(6, y))

    def ring(self, place: Place | None, layout: Layout) -> None:
        """Show the keyboard's focus around a card, or nowhere."""
        _outline(self._ring, place, layout, _FOCUS)

    def hint(self, places: Sequence[Place], layout: Layout) -> None:
        """Show which cards are advised: a warm outline around each."""
        while len(self._hints) < len(places):
            self._hints.append(_outline_item(self._scene))
        for number, item in enumerate(self._hints):
            _outline(item, places[number] if number < len(places) else None, layout, _HINT)

    @property
    def focus_seen(self) -> bool:
        """Whether the keyboard's focus is shown."""
        return self._ring.isVisible()

    def say_nothing(self) -> None:
        """Show no sentence any more."""
        self._speech.hide()


class _Painted:
    """One picture on the scene, remembered by what it was painted from."""

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(height)
        self._item.setVisible(False)
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene.addItem(self._item)
        self._from: object = None

    def wear(self, source: object, paint: object, box: Box) -> None:
        """Show what ``paint`` paints around a box, painting only if the source is another."""
        self._item.setVisible(bool(source))
        if not source or source == self._from or not callable(paint):
            return
        self._from = source
        pixmap = paint()
        size = pixmap.deviceIndependentSize()
        x, y = box.middle
        self._item.setPixmap(pixmap)
        self._item.setPos(round(x - size.width() / 2), round(y - size.height() / 2))

    def put(self, pixmap: QPixmap, x: float, y: float) -> None:
        self._item.setPixmap(pixmap)
        self._item.setPos(round(x), round(y))
        self._item.setVisible(True)

    def hide(self) -> None:
        self._item.setVisible(False)


def _outline_item(scene: QGraphicsScene) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setVisible(False)
    scene.addItem(item)
    return item


def _outline(item: QGraphicsPathItem, place: Place | None, layout: Layout, colour: str) -> None:
    """Draw an outline around a card, or around none."""
    item.setVisible(place is not None)
    if place is None:
        return
    wide = layout.card * place.scale
    path = QPainterPath()
    thick = max(3.0, layout.card * 0.035)
    box = QRectF(-wide / 2, -wide * ASPECT / 2, wide, wide * ASPECT)
    inset = thick / 2
    path.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), wide * 0.05, wide * 0.05)
    item.setPath(path)
    item.setPen(QPen(QColor(colour), thick))
    item.setPos(QPointF(place.x, place.y))
    item.setRotation(place.angle)
    item.setZValue(place.height + 0.5)
