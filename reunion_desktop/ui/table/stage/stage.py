"""Stage of the card items: one graphics item per card, at its place or in motion."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsScene

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.sound.cues import Cue
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone
from reunion_desktop.ui.table.motion.motion import Easing, Motion, Motions, face_of
from reunion_desktop.ui.table.stage.card_item import CardItem, Pictures

_CURVES = {
    Easing.OUT: QEasingCurve(QEasingCurve.Type.OutCubic),
    Easing.BOTH: QEasingCurve(QEasingCurve.Type.InOutCubic),
}


class Stage(QObject):
    """Where an animation is run: shows a picture of all cards, or moves them to the next one.

    It emits ``settled`` exactly once per ``begin``, however the animation ends.
    """

    landed = Signal()
    """The animation has ended: every card can be put in its place, and the overlays shown."""
    settled = Signal()
    """An animation started by ``begin`` has ended."""
    sounded = Signal(object)
    """A Sound to be played now."""

    def __init__(self, scene: QGraphicsScene, faces: CardPictureCache) -> None:
        super().__init__(scene)
        self._scene = scene
        self._faces = faces
        self._items: dict[Key, CardItem] = {}
        self._still: set[Key] = set()
        self.picture: Picture = {}
        """Place of every card at rest, or at the end of the current animation."""
        self.card = 100.0
        """Width of a card in the player's hand, in pixels."""
        self.ratio = 1.0
        """Device pixels per logical pixel."""
        self.moving = False
        """True while cards are moving."""
        self.owed = False
        """True while an animation is begun and not yet settled."""
        self.motions: tuple[Motion, ...] = ()
        """Motions that are not finished."""
        self._cues: tuple[Cue, ...] = ()
        self.flight = QVariantAnimation(self)
        """The animation that moves the cards; no timer runs otherwise."""
        self.flight.valueChanged.connect(self._step)
        self.flight.finished.connect(self.finish)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.finish)

    def lies(self, key: Key) -> bool:
        """Return True if a card is at rest at its place in the picture."""
        return key in self.picture and (not self.moving or key in self._still)

    def show(self, picture: Picture) -> None:
        """Put every card in place; a running animation is dropped."""
        self.moving = False
        self.flight.stop()
        self.picture = picture
        for key in [key for key in self._items if key not in picture]:
            self._remove(key)
        for key, place in picture.items():
            self._lie(key, place).setVisible(True)

    def begin(self, picture: Picture, motions: Motions) -> None:
        """Run an animation and settle at its end; without motions, in the next event."""
        self.owed = True
        if motions.lasts:
            self.glide(picture, motions)
            return
        for sound in dict.fromkeys(cue.sound for cue in motions.cues):
            self.sounded.emit(sound)
        self.landed.emit()
        self._soon.start()

    def glide(self, picture: Picture, motions: Motions) -> None:
        """Run an animation that is not settled, such as sorting the hand."""
        self.moving = False
        self.flight.stop()
        self.picture = picture
        firsts: dict[Key, Motion] = {}
        for motion in motions.motions:
            firsts.setdefault(motion.key, motion)
        for key in [key for key in self._items if key not in picture and key not in firsts]:
            self._remove(key)
        self._still = set(picture) - set(firsts)
        for key, place in picture.items():
            if key in self._still:
                self._lie(key, place).setVisible(key not in motions.vanished)
        for key, motion in firsts.items():
            item = self._item(key, motion.face)
            item.fly(motion.start, motion.end, 0, 0, self.card, self.ratio)
            item.setVisible(not motion.unseen)
        # While it is configured, the animation still emits the last value of the run before.
        self.flight.setDuration(motions.lasts)
        self.flight.setStartValue(0)
        self.flight.setEndValue(motions.lasts)
        self.motions, self._cues, self.moving = motions.motions, motions.cues, True
        self.flight.start()

    def finish(self) -> None:
        """End every animation now, and settle what is not settled yet."""
        self._soon.stop()
        if self.moving:
            self.landed.emit()
        if self.owed:
            self.owed = False
            self.settled.emit()

    def _step(self, now: int) -> None:
        """Move the cards to their places at a time of the animation."""
        if not self.moving:
            return
        due = [cue for cue in self._cues if cue.at <= now]
        self._cues = self._cues[len(due) :]
        for cue in due:
            self.sounded.emit(cue.sound)
        for motion in self.motions:
            if motion.over <= now:
                self._move(motion, 1.0)
            elif motion.begin <= now:
                share = (now - motion.begin) / motion.lasts
                self._move(motion, _CURVES[motion.easing].valueForProgress(share))
        self.motions = tuple(motion for motion in self.motions if motion.over > now)

    def again(self) -> None:
        """Redraw the picture with better card pictures or at another size."""
        if not self.moving:
            self.show(self.picture)
            return
        for key in self._still:
            self._items[key].lie(self.picture[key], self.card, self.ratio)

    def hold(self, key: Key, x: float, y: float) -> None:
        """Put a card under the pointer that drags it: above all others, upright."""
        item = self._items.get(key)
        if item is not None:
            place = self.held_at(key, x, y)
            item.lie(place, self.card, self.ratio)
            item.carry(x, y)

    def held_at(self, key: Key, x: float, y: float) -> Place:
        """Place of a card that is dragged by the pointer."""
        home = self.picture[key]
        return Place(x, y, 900.0, 0, 1, home.face_up, dim=home.dim, crowned=home.crowned)

    def positions(self) -> dict[Key, tuple[float, float]]:
        """Middle of every visible card now, moving or at rest."""
        shown = {key: item for key, item in self._items.items() if item.isVisible()}
        return {key: (item.x(), item.y()) for key, item in shown.items()}

    def lying(self) -> dict[Key, Place]:
        """Current place of every visible card, also while it is moving or dragged."""
        return {
            key: replace(self.picture[key], x=x, y=y)
            for key, (x, y) in self.positions().items()
            if key in self.picture
        }

    def at(self, x: float, y: float) -> Key | None:
        """Key of the uppermost card at a point."""
        hits = [key for key, place in self.picture.items() if place.covers(x, y, self.card)]
        return max(hits, key=lambda key: self.picture[key].height, default=None)

    def place_of(self, key: Key) -> Place | None:
        """Place of a card at rest, or at the end of the current animation."""
        return self.picture.get(key)

    def _lie(self, key: Key, place: Place) -> CardItem:
        item = self._item(key, face_of(key))
        item.lie(place, self.card, self.ratio)
        return item

    def _item(self, key: Key, face: Card | None) -> CardItem:
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = CardItem(self._pictures(key), face)
            self._scene.addItem(item)
        item.face = face
        return item

    def _pictures(self, key: Key) -> Pictures:
        """Source of the pictures of a card, of a penny, or of a wave."""
        if not isinstance(key, Back) or key.zone not in (Zone.PENNY, Zone.KITTY, Zone.RIPPLE):
            return self._faces
        from reunion_desktop.ui.table.stage import pennies  # noqa: PLC0415 - few games have it.

        return pennies.RIPPLES if key.zone is Zone.RIPPLE else pennies.PENNIES

    def _remove(self, key: Key) -> None:
        self._scene.removeItem(self._items.pop(key))

    def _move(self, motion: Motion, part: float) -> None:
        item = self._items.get(motion.key)
        if item is None:
            return
        if motion.unseen and not item.isVisible():
            item.setVisible(True)
        item.fly(motion.start, motion.end, part, motion.arc, self.card, self.ratio)
        if part >= 1 and motion.key not in self.picture:
            item.setVisible(False)
