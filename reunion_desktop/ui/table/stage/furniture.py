"""Graphics items besides cards: plates, badge, notes, the button, the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.table.place.layout import Layout
from reunion_desktop.ui.table.place.places import ASPECT, Box, Place
from reunion_desktop.ui.table.stage.boards import Canvas
from reunion_desktop.ui.table.stage.plates import (
    NamePlate,
    paint_badge,
    paint_button,
    paint_name,
    paint_note,
    paint_speech,
)
from reunion_desktop.ui.words.table import TableWords

_KEPT = 4
"""Pictures of one thing that are kept: a plate changes to and fro with each turn."""
_PIN = 0.085
"""Half the breadth of the knob on the mark of a card that was chosen, in card widths."""
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

    plates: tuple[NamePlate, ...] = ()
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
        self._ring = _Outline(scene)
        self._hints: list[_Outline] = []
        self._chosen: list[_Outline] = []
        self._palette = PALETTES[Cloth.GREEN]

    def show(self, what: Furnishing, layout: Layout, canvas: Canvas) -> None:
        """Put everything where it belongs, painted as the theme says."""
        self._palette = canvas.theme.palette
        while len(self._plates) < len(what.plates):
            self._plates.append(_Painted(self._scene, _ON_CLOTH))
        for seat, painted in enumerate(self._plates):
            plate = what.plates[seat] if seat < len(what.plates) else None
            box = layout.plate(seat)
            painted.wear(plate and (plate, box, canvas), partial(_name, plate, box, canvas), box)
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
            painted.wear(text and (text, box, canvas), partial(paint_note, text, box, canvas), box)
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
        self._ring.show(place, layout, self._palette.focus, self._palette.focus_halo)

    def hint(self, places: Sequence[Place], layout: Layout) -> None:
        """Show which cards are advised: a warm broken outline around each."""
        while len(self._hints) < len(places):
            self._hints.append(_Outline(self._scene, dashed=True))
        for number, outline in enumerate(self._hints):
            place = places[number] if number < len(places) else None
            outline.show(place, layout, self._palette.hint, self._palette.hint_halo)

    def mark_chosen(self, places: Sequence[Place], layout: Layout) -> None:
        """Show which cards were chosen once: a pale whole outline around each, with a pin."""
        while len(self._chosen) < len(places):
            self._chosen.append(_Outline(self._scene, pinned=True))
        for number, outline in enumerate(self._chosen):
            place = places[number] if number < len(places) else None
            outline.show(place, layout, self._palette.focus_halo, self._palette.hint_halo)

    @property
    def shows_focus(self) -> bool:
        """Whether the keyboard's focus is shown."""
        return self._ring.visible

    def say_nothing(self) -> None:
        """Show no sentence any more."""
        self._speech.hide()


def _name(plate: NamePlate | None, box: Box, canvas: Canvas) -> QPixmap:
    return QPixmap() if plate is None else paint_name(plate, box, canvas)


class _Painted:
    """One picture on the scene, remembered by what it was painted from."""

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(height)
        self._item.setVisible(False)
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene.addItem(self._item)
        self._from: object = None
        self._made: list[tuple[object, QPixmap]] = []

    def wear(self, source: object, paint: Callable[[], QPixmap], box: Box) -> None:
        """Show what ``paint`` paints around a box, painting only what was not painted lately.

        An empty source, such as None, shows nothing.
        """
        there = source not in (None, "")
        self._item.setVisible(there)
        if not there or source == self._from:
            return
        self._from = source
        made = next((made for made in self._made if made[0] == source), None)
        if made is None:
            made = source, paint()
            self._made = [made, *self._made[: _KEPT - 1]]
        pixmap = made[1]
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


class _Outline:
    """A line around a card, on a halo: one of the two stands out from whatever lies there."""

    def __init__(
        self, scene: QGraphicsScene, *, dashed: bool = False, pinned: bool = False
    ) -> None:
        self._halo = QGraphicsPathItem()
        self._line = QGraphicsPathItem(self._halo)
        self._pin = QGraphicsPathItem(self._halo) if pinned else None
        self._dashed = dashed
        self._halo.setVisible(False)
        scene.addItem(self._halo)

    def show(self, place: Place | None, layout: Layout, colour: str, halo: str) -> None:
        """Draw it around a card, or around none."""
        self._halo.setVisible(place is not None)
        if place is None:
            return
        wide = layout.card * place.scale
        thick = max(3.0, layout.card * 0.035)
        box = QRectF(-wide / 2, -wide * ASPECT / 2, wide, wide * ASPECT)
        path = QPainterPath()
        # Beside the card, for a narrow one has its index close to the edge; above and below hardly
        # beyond it, or it would seem to go around the next card too, which lies upon this one.
        out, inset = thick * 0.75, thick * 0.2
        path.addRoundedRect(box.adjusted(-out, inset, out, -inset), wide * 0.06, wide * 0.06)
        for item, name, breadth in ((self._halo, halo, 2.1), (self._line, colour, 1.0)):
            item.setPath(path)
            item.setPen(QPen(QColor(name), thick * breadth))
        if self._dashed:
            pen = QPen(QColor(colour), thick)
            pen.setDashPattern([4, 2])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self._line.setPen(pen)
        if self._pin is not None:
            knob = QPainterPath()
            knob.addEllipse(QPointF(0, -wide * ASPECT / 2), wide * _PIN, wide * _PIN)
            self._pin.setPath(knob)
            self._pin.setPen(QPen(QColor(halo), thick * 0.55))
            self._pin.setBrush(QColor(colour))
        self._halo.setPos(QPointF(place.x, place.y))
        self._halo.setRotation(place.angle)
        self._halo.setZValue(place.height + 0.5)

    @property
    def visible(self) -> bool:
        """Whether it is around a card."""
        return self._halo.isVisible()
