"""Graphics item of an overlay, painted anew only when its content changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from reunion_desktop.ui.table.layout.places import Box

_KEPT = 4
"""Cached pixmaps per item: a plate alternates between a few states."""


class Painted:
    """One pixmap item of the scene, cached by the value it was painted from."""

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(height)
        self._item.setVisible(False)
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene.addItem(self._item)
        self._from: object = None
        self._made: list[tuple[tuple[object, ...], QPixmap]] = []

    def wear(
        self, box: Box, paint: Callable[..., QPixmap], content: object, *others: object
    ) -> None:
        """Show what ``paint`` paints from some values around a box, unless it is cached.

        An empty content, such as None, hides the item, and so does a table without room.
        """
        shown = bool(content) and min(box.width, box.height) >= 1
        self._item.setVisible(shown)
        source = box, content, *others
        if not shown or source == self._from:
            return
        self._from = source
        made = next((made for made in self._made if made[0] == source), None)
        if made is None:
            made = source, paint(content, *others)
            # A picture of another size, as before the window had its own, is not needed again.
            same_box = [each for each in self._made if each[0][0] == box]
            self._made = [made, *same_box[: _KEPT - 1]]
        pixmap = made[1]
        size = pixmap.deviceIndependentSize()
        x, y = box.middle
        self._item.setPixmap(pixmap)
        self._item.setPos(round(x - size.width() / 2), round(y - size.height() / 2))

    def put(self, pixmap: QPixmap, x: float, y: float) -> None:
        """Show a pixmap at a point."""
        self._item.setPixmap(pixmap)
        self._item.setPos(round(x), round(y))
        self._item.setVisible(True)

    @property
    def box(self) -> Box | None:
        """Box of the pixmap; None if hidden."""
        size, at = self._item.pixmap().deviceIndependentSize(), self._item.pos()
        seen = self._item.isVisible()
        return Box(at.x(), at.y(), size.width(), size.height()) if seen else None

    def end_at(self, bottom: float) -> None:
        """Move the pixmap so that its lower edge is at ``bottom``."""
        self._item.setY(round(bottom - self._item.pixmap().deviceIndependentSize().height()))

    def fade(self, away: bool) -> None:  # noqa: FBT001 - the only value.
        """Make the pixmap invisible while it keeps its place, or visible again."""
        self._item.setOpacity(0.0 if away else 1.0)

    def hide(self) -> None:
        """Hide the item."""
        self._item.setVisible(False)

    def show(self) -> None:
        """Show the item again as it was."""
        self._item.setVisible(True)
