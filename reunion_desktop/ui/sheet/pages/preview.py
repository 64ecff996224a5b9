"""Preview widget of a page, rendered in a worker thread."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Thread

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from reunion_desktop.ui.guard import guarded
from reunion_desktop.ui.look.palettes import PALETTES, Cloth
from reunion_desktop.ui.sheet.heading import FindSheets
from reunion_desktop.ui.sheet.pages.export import DrawingError, Print, painters, picture
from reunion_desktop.ui.sheet.pages.page import UNITS, Page
from reunion_desktop.ui.sheet.pages.page_painter import PagePainter

_MAT = 14
"""Padding around the page in logical pixels."""


@dataclass(frozen=True, slots=True)
class _Job:
    """A page to render."""

    find: FindSheets
    how: Print
    page: int
    room: QSize
    """Size in device pixels."""
    ratio: float


class _PagePost(QObject):
    """Passes a rendered page to the UI thread."""

    arrived = Signal(object, int)


@guarded
class Preview(QLabel):
    """Label with a page as large as fits; of several requests only the latest is rendered."""

    counted = Signal(int)
    """Number of pages."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.image = QImage()
        self._job: _Job | None = None
        self._next: _Job | None = None
        self._last: _Job | None = None
        self._post = _PagePost()
        self._post.arrived.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumSize(300, 400)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAccessibleName(self.tr("Page preview"))
        # A dark background, on which the edges of white paper and black slate are visible.
        self.setStyleSheet(f"background: {PALETTES[Cloth.GREEN].wood}; padding: {_MAT}px;")

    def is_busy(self) -> bool:
        """True while a page is being rendered."""
        return self._job is not None

    def show_page(self, find: FindSheets, how: Print, page: int) -> None:
        """Request a page; it replaces a waiting request."""
        ratio = self.devicePixelRatioF()
        self._next = _Job(find, how, page, self._room() * ratio, ratio)
        if self._job is None:
            self._go_on()

    def _room(self) -> QSize:
        return (self.size() - QSize(2 * _MAT, 2 * _MAT)).expandedTo(QSize(1, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Render the page again for the new size."""
        super().resizeEvent(event)
        wished = self._next or self._job or self._last
        if wished is not None:
            self.show_page(wished.find, wished.how, wished.page)

    def _go_on(self) -> None:
        self._job, self._next = self._next, None
        if self._job is not None:
            self._last = self._job
            # A daemon thread: the program does not wait for a preview at exit.
            Thread(target=_draw, args=(self._job, self._post), daemon=True).start()

    @Slot(object, int)
    def _receive(self, image: QImage | None, count: int) -> None:
        job = self._job
        self._job = None
        if image is not None and job is not None:
            image.setDevicePixelRatio(job.ratio)
            self.image = image
            self.setPixmap(QPixmap.fromImage(image))
            self.counted.emit(count)
        self._go_on()


def _draw(job: _Job, post: _PagePost) -> None:
    """Render a page as large as fits; runs in a worker thread."""
    image, count = None, 0
    try:
        pages = list(painters([kept for kept in job.find() if kept.sheet.blocks], job.how))
        count = len(pages)
        if pages:
            image = _drawing(pages[min(job.page, count - 1)], job.room)
    finally:
        # After any error, too: the next page is rendered only after this reply.
        post.arrived.emit(image, count)


def _drawing(painted: tuple[PagePainter, Page], room: QSize) -> QImage | None:
    """Image of a page that fits an area; None if there is no memory for it."""
    size = painted[1].size
    scale = min(room.width() / size.width(), room.height() / size.height())
    try:
        return picture(painted, max(1.0, scale * UNITS))
    except DrawingError:
        return None
