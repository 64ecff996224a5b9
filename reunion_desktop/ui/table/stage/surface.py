"""Graphics view of the bare table: walnut edge, cloth and lamp light, painted once per size."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from reunion_desktop.ui.cards.paint import read_picture, svg_image
from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.table.layout.panel_boxes import EDGE
from reunion_desktop.ui.table.layout.table_layout import TableLayout

_FALL = ((0.0, 0.0), (0.3, 0.12), (0.55, 0.4), (0.8, 0.75), (1.0, 1.0))
"""Light lost at distances from the lamp: pairs of distance and share."""
_STEPS = 4
"""Colours between two of these pairs; one gradient, because a large table is slow to fill."""
_WARM, _INNER = 0.13, 0.6
"""How much of its own colour the lamp adds, and how far it reaches."""
_WOOD_STEP = 24


@guarded
class Surface(QGraphicsView):
    """Graphics view with one scene unit per pixel and the table as background.

    The settings are measured: a raster viewport, few and exact updates, a background painted once
    per size, and no index, since the items move.
    """

    resized = Signal()
    """The size or the device pixel ratio changed."""
    backed = Signal()
    """The background was painted anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A view does not own its scene: without a parent the scene would outlive the table.
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self._empty = TableBackground()
        self._cloth: tuple[TableLayout, Palette] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(480, 340)

    @property
    def ratio(self) -> float:
        """Device pixels per logical pixel."""
        return self.viewport().devicePixelRatioF()

    def lay_cloth(self, layout: TableLayout, palette: Palette) -> None:
        """Set the layout and palette of the background; repaint it if they changed."""
        if self._cloth != (layout, palette):
            self._cloth = layout, palette
            self.resetCachedContent()
            self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the background; Qt calls this once per size."""
        del rect
        if self._cloth is not None:
            self._empty.paint(painter, *self._cloth, self.ratio)
            self.backed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit ``resized`` for a new size."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self.scene().setSceneRect(0, 0, size.width(), size.height())
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        """Emit ``resized`` also for a screen with another device pixel ratio."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.resetCachedContent()
            self.resized.emit()
        return super().event(event)


def edge_of(layout: TableLayout) -> float:
    """Width of the walnut edge in pixels."""
    return max(8.0, EDGE * layout.card)


class TableBackground:
    """Paints the table; the tiles are rendered once for each size needed."""

    def __init__(self) -> None:
        self._tiles: dict[tuple[str, int, int, float], QPixmap] = {}

    def paint(self, painter: QPainter, layout: TableLayout, palette: Palette, ratio: float) -> None:
        """Paint the empty table; ``ratio`` is device pixels per logical pixel."""
        whole = QRectF(0, 0, layout.width, layout.height)
        edge = edge_of(layout)
        inner = whole.adjusted(edge, edge, -edge, -edge)
        _light(painter, inner, palette)
        painter.drawTiledPixmap(inner, self._tile("table/cloth.svg", 64, 64, ratio))
        _sunk(painter, inner, edge)
        # Rounded in steps: resizing a window does not need a new tile for each pixel.
        high = max(64, math.ceil(edge * 3 / _WOOD_STEP) * _WOOD_STEP)
        walnut = self._tile("table/walnut.svg", high * 512 // 96, high, ratio)
        _wood(painter, whole, edge, walnut)

    def _tile(self, path: str, width: int, height: int, ratio: float) -> QPixmap:
        key = path, width, height, ratio
        found = self._tiles.get(key)
        if found is None:
            self._tiles = {key: tile for key, tile in self._tiles.items() if key[0] != path}
            image = svg_image(read_picture(path), round(width * ratio), round(height * ratio))
            image.setDevicePixelRatio(ratio)
            found = self._tiles[key] = QPixmap.fromImage(image)
        return found


def _light(painter: QPainter, inner: QRectF, palette: Palette) -> None:
    """Paint the light of the lamp over the middle of the table, a little to the far side."""
    middle = QPointF(inner.center().x(), inner.top() + inner.height() * 0.42)
    reach = max(inner.width() * 0.62, inner.height() * 0.8)
    light = QRadialGradient(middle, reach)
    near, far, lamp = QColor(palette.cloth), QColor(palette.cloth_shade), QColor(palette.lamp)
    for (at, share), (end, dark) in pairwise(_FALL):
        for step in range(_STEPS):
            part = step / _STEPS
            place = at + (end - at) * part
            ground = _mixed(near, far, share + (dark - share) * part)
            # The lamp's own colour covers the inner part alone.
            light.setColorAt(place, _mixed(ground, lamp, max(0.0, _WARM * (1 - place / _INNER))))
    light.setColorAt(1, far)
    painter.fillRect(inner, QBrush(light))


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )


def _sunk(painter: QPainter, inner: QRectF, edge: float) -> None:
    """Paint the shadow of the edge on the cloth, which lies lower than the wood."""
    deep = edge * 1.1
    sides = (
        (inner.topLeft(), QPointF(0, deep), QRectF(inner.left(), inner.top(), inner.width(), deep)),
        (
            inner.topLeft(),
            QPointF(deep, 0),
            QRectF(inner.left(), inner.top(), deep, inner.height()),
        ),
        (
            inner.topRight(),
            QPointF(-deep, 0),
            QRectF(inner.right() - deep, inner.top(), deep, inner.height()),
        ),
    )
    for start, way, box in sides:
        shade = QLinearGradient(start, start + way)
        shade.setColorAt(0, QColor(0, 0, 0, 110))
        shade.setColorAt(0.4, QColor(0, 0, 0, 38))
        shade.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(box, QBrush(shade))


def _wood(painter: QPainter, whole: QRectF, edge: float, tile: QPixmap) -> None:
    """Paint the four boards of the edge with mitred corners, the upper one lit."""
    inner = whole.adjusted(edge, edge, -edge, -edge)
    ratio = tile.devicePixelRatio()
    corners = (whole.topLeft(), whole.topRight(), whole.bottomRight(), whole.bottomLeft())
    insides = (inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft())
    lights = ((255, 236, 200, 26), (0, 0, 0, 40), (0, 0, 0, 70), (255, 236, 200, 8))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for side in range(4):
        after = (side + 1) % 4
        board = QPolygonF([corners[side], corners[after], insides[after], insides[side]])
        brush = QBrush(tile)
        turn = QTransform()
        if side % 2:
            turn.rotate(90)
        brush.setTransform(turn.scale(1 / ratio, 1 / ratio) if ratio != 1 else turn)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush)
        painter.drawPolygon(board)
        painter.setBrush(QColor(*lights[side]))
        painter.drawPolygon(board)
    for corner, inside in zip(corners, insides, strict=True):
        painter.setPen(QPen(QColor(0, 0, 0, 110), 1))
        painter.drawLine(corner, inside)
    rim = QPainterPath()
    rim.addRect(inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 170), max(1.5, edge * 0.1)))
    painter.drawPath(rim)
    bevel = edge * 0.14
    painter.setPen(QPen(QColor(255, 226, 178, 40), max(1.0, edge * 0.05)))
    painter.drawRect(inner.adjusted(-bevel, -bevel, bevel, bevel))
    painter.restore()
