"""Graphics view of the bare table: painting of the background, and resize events."""

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
