"""Cache of card pictures at the size in which they are shown, rendered off the UI thread.

A picture is requested by name: a card's two letters, or ``BACK``. Until it is rendered in the
right size, another size is scaled; without any, blank card stock is shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from reunion_desktop.engine.cards import PACK, Card
from reunion_desktop.ui.cards.paint import (
    BACK,
    MARGIN,
    blank_image,
    flat_image,
    marked_image,
    turned_image,
)
from reunion_desktop.ui.cards.render_pool import RenderJob, RenderPool
from reunion_desktop.ui.look.theme import Theme


def pictures_of(pack: Iterable[Card]) -> tuple[str, ...]:
    """Names of all pictures needed to play with a pack, the back first."""
    return (BACK, *map(str, pack))


NAMES = pictures_of(PACK)
"""Pictures of the usual pack."""
_ROUGH = 64
"""Width of the blank card that replaces a missing picture."""
_NEAR = 0.02
"""Deviation from the right size up to which a picture is not scaled."""


class Sprite(NamedTuple):
    """A picture ready to be shown, with its shadow."""

    pixmap: QPixmap
    stretch: float = 1.0
    """Scale factor needed for the requested size."""


class Finish(NamedTuple):
    """How a card's picture is changed before it is shown."""

    angle: float = 0
    """Degrees clockwise; a back looks the same after half a turn."""
    flat: bool = False
    """True for a card that casts no shadow."""
    dim: bool = False
    """True for a card with reduced colour."""
    crowned: bool = False
    """True for a card with the mark of a bower."""


PLAIN = Finish()
"""The picture as it was rendered."""
_Key = tuple[str, int, float, Finish]
"""Key of a sprite: name, device width, pixel ratio, finish."""


class _PicturePost(QObject):
    """Passes pictures to the UI thread.

    It belongs to no window, since the receiver of a thread must not be destroyed meanwhile.
    """

    drawn = Signal(int, object, object)


class CardPictureCache(QObject):
    """Card pictures of one theme."""

    ready = Signal()
    """Better pictures are available: those shown, or all of them."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._images: dict[RenderJob, QImage] = {}
        self._latest: dict[str, int] = {}
        self._former: dict[str, QImage] = {}
        """Pictures of the theme before; each is used until its new one is rendered."""
        self._sprites: dict[_Key, Sprite] = {}
        self._old: dict[tuple[str, Finish], tuple[QPixmap, float]] = {}
        self._rough = blank_image(_ROUGH)
        self._width = 0
        self._names = NAMES
        """Pictures requested whether they are shown or not."""
        self._filled = False
        """True if all of them were requested in the last width."""
        self._asked: set[RenderJob] = set()
        self._shown: set[RenderJob] = set()
        """Pictures that are not rendered yet, and replaced by others."""
        self.changes = 0
        """Counter that increases whenever sprites may have changed."""
        post = _PicturePost()
        post.drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)

        def offer(batch: int, job: RenderJob, image: QImage) -> None:
            # The closure keeps the post alive, even if the cache is already deleted.
            post.drawn.emit(batch, job, image)

        self._render_pool = render_pool = RenderPool(theme, offer)
        self.destroyed.connect(lambda: render_pool.start_anew(theme))

    @property
    def theme(self) -> Theme:
        """Theme of the cards."""
        return self._theme

    def begin_with(self, others: CardPictureCache) -> None:
        """Take over another cache's pictures, scaled, until own ones are rendered."""
        if others.theme.same_cards(self._theme):
            for name, width, image in others._kept():
                self._images.setdefault(RenderJob(name, width), image)
                self._latest.setdefault(name, width)

    @property
    def complete(self) -> bool:
        """True if every requested picture is rendered."""
        return not self._asked

    def retheme(self, theme: Theme) -> None:
        """Render everything in another theme; the old pictures are shown until then.

        Another cloth alone changes no card.
        """
        old, self._theme = self._theme, theme
        if theme.same_cards(old):
            return
        self._forget()
        self._former |= {name: image for name, _, image in self._kept()}
        self._images.clear()
        self._latest.clear()
        width, self._width = self._width, 0
        self.want(width)

    def play_with(self, pack: Iterable[Card]) -> None:
        """Set the cards to render in advance; the pack in play may change at any time."""
        names = pictures_of(pack)
        if names != self._names:
            self._names = names
            if self._filled:
                self.fill_up()

    def want(self, width: int, *, later: bool = False) -> None:
        """Request all pictures in a width in device pixels; other widths when shown.

        ``later`` delays those not shown until :meth:`fill_up`.
        """
        if width == self._width or width <= 0:
            return
        self._width, self._filled = width, False
        self._forget()
        self._images = {RenderJob(name, old): image for name, old, image in self._kept()}
        if not later:
            self.fill_up()

    def fill_up(self) -> None:
        """Request the missing pictures of the whole pack, in the last width."""
        if self._width <= 0:
            return
        self._filled = True
        for job in [RenderJob(name, self._width) for name in self._names]:
            if job not in self._images:
                self._ask(job)

    def finish(self) -> None:
        """Wait until every requested picture is rendered."""
        while self._asked:
            left = len(self._asked)
            self._render_pool.finish()
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)
            if len(self._asked) == left:
                break

    def sprite(self, name: str, width: float, ratio: float, finish: Finish = PLAIN) -> Sprite:
        """A card's picture, ready to be shown.

        Args:
            name: the card's letters, or ``BACK``.
            width: the card's width in logical pixels.
            ratio: device pixels per logical pixel.
            finish: rotation and marks.
        """
        if name == BACK:
            finish = finish._replace(angle=finish.angle % 180)
        key = (name, round(width * ratio), ratio, finish)
        found = self._sprites.get(key)
        if found is None:
            found = self._sprites[key] = self._made(*key)
        return found

    def _made(self, name: str, width: int, ratio: float, finish: Finish) -> Sprite:
        job = RenderJob(name, width)
        image = self._images.get(job)
        if image is None:
            self._hurry(job)
            old = self._old.get((name, finish))
            if old is not None:
                pixmap, its_width = old
                return Sprite(pixmap, width / ratio / its_width)
            former = self._former.get(name, self._rough)
            image = self._images.get(RenderJob(name, self._latest.get(name, 0)), former)
        stretch = width / (image.width() / (1 + 2 * MARGIN))
        if finish.flat:
            image = flat_image(image)
        if finish.dim or finish.crowned:
            image = marked_image(image, self._theme, dim=finish.dim, crowned=finish.crowned)
        if finish.angle:
            image = turned_image(image, finish.angle)
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return Sprite(pixmap, 1.0 if abs(stretch - 1) < _NEAR else stretch)

    def _kept(self) -> list[tuple[str, int, QImage]]:
        """One old image of each picture, to be scaled until the new one is rendered."""
        return [
            (name, width, image)
            for name, width in self._latest.items()
            if (image := self._images.get(RenderJob(name, width))) is not None
        ]

    def _forget(self) -> None:
        self.changes += 1
        self._asked.clear()
        self._shown.clear()
        for (name, width, ratio, finish), sprite in self._sprites.items():
            self._old[name, finish] = (sprite.pixmap, width / ratio / sprite.stretch)
        self._sprites.clear()
        self._render_pool.start_anew(self._theme)

    def _ask(self, job: RenderJob) -> None:
        if job not in self._asked:
            self._asked.add(job)
            self._render_pool.draw(job)

    def _hurry(self, job: RenderJob) -> None:
        """Request a visible picture: it is rendered before the others."""
        if job not in self._shown:
            self._shown.add(job)
            self._asked.add(job)
            self._render_pool.draw(job, first=True)

    def _take(self, batch: int, job: RenderJob, image: QImage) -> None:
        if batch != self._render_pool.batch:
            return
        self.changes += 1
        self._images[job] = image
        self._former.pop(job.name, None)
        if job.width == self._width or job.name not in self._latest:
            self._latest[job.name] = job.width
        self._asked.discard(job)
        seen = job in self._shown
        self._shown.discard(job)
        for look in [look for look in self._sprites if look[0] == job.name]:
            del self._sprites[look]
        if not self._asked:
            self._old.clear()
            self.ready.emit()
        elif seen and not self._shown:
            self.ready.emit()
