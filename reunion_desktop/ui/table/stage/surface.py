"""The bare table, a view: how it is painted, and the word that its size is another."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.palettes import Palette
from reunion_desktop.ui.table.layout.table_layout import TableLayout
from reunion_desktop.ui.table.stage.background import TableBackground


@guarded
class Surface(QGraphicsView):
    """A view in which a point of the scene is a pixel of the view, with a table behind it.

    Settings as measured: a raster viewport, few and exact updates, a background painted once a
    size, no index for items that move.
    """

    resized = Signal()
    """The size, or the sharpness of the screen, is another."""
    backed = Signal()
    """The bare table was painted anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A view does not own its scene: without a parent it would outlive the table.
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
        """Device pixels to a logical one."""
        return self.viewport().devicePixelRatioF()

    def lay_cloth(self, layout: TableLayout, palette: Palette) -> None:
        """The table without cards, from now on; it is painted anew if it is another."""
        if self._cloth != (layout, palette):
            self._cloth = layout, palette
            self.resetCachedContent()
            self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Qt asks for the table without cards, once for each size."""
        del rect
        if self._cloth is not None:
            self._empty.paint(painter, *self._cloth, self.ratio)
            self.backed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table takes its new size."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self.scene().setSceneRect(0, 0, size.width(), size.height())
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        """A screen of another sharpness is a new size."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.resetCachedContent()
            self.resized.emit()
        return super().event(event)
