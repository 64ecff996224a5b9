"""Stage of the card items: one graphics item per card, at its place or in motion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QGraphicsScene

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.cards.picture_cache import CardPictureCache
from reunion_desktop.ui.table.layout.places import Key, Picture, Place
from reunion_desktop.ui.table.motion.motion import Motion, Motions
from reunion_desktop.ui.table.stage.card_item import CardItem
from reunion_desktop.ui.table.stage.motion_animation import MotionAnimation


class Stage:
    """Shows a picture of all cards, or animates from one picture to the next."""

    def __init__(self, scene: QGraphicsScene, faces: CardPictureCache) -> None:
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
        self.flight = MotionAnimation(self._move, scene)
        """The animation that moves the cards."""

    @property
    def moving(self) -> bool:
        """True while cards are moving."""
        return self.flight.running

    def lies(self, key: Key) -> bool:
        """Return True if a card is at rest at its place in the picture."""
        return key in self.picture and (not self.moving or key in self._still)

    def show(self, picture: Picture) -> None:
        """Put every card in place; a running animation is dropped."""
        self.flight.drop()
        self.picture = picture
        for key in [key for key in self._items if key not in picture]:
            self._remove(key)
        for key, place in picture.items():
            item = self._item(key, key if isinstance(key, Card) else None)
            item.lie(place, self.card, self.ratio)
            item.setVisible(True)

    def fly(self, picture: Picture, motions: Motions, done: Callable[[], None]) -> None:
        """Animate cards along a plan, then put them in place and call ``done``."""
        self.flight.drop()
        self.picture = picture
        firsts: dict[Key, Motion] = {}
        for motion in motions.motions:
            firsts.setdefault(motion.key, motion)
        for key in [key for key in self._items if key not in picture and key not in firsts]:
            self._remove(key)
        hidden = set(motions.vanished)
        self._still = set(picture) - set(firsts)
        for key, place in picture.items():
            if key not in firsts:
                item = self._item(key, key if isinstance(key, Card) else None)
                item.lie(place, self.card, self.ratio)
                item.setVisible(key not in hidden)
        for key, motion in firsts.items():
            item = self._item(key, motion.face)
            item.fly(motion.start, motion.end, 0, 0, self.card, self.ratio)
            item.setVisible(not motion.unseen)

        def landed() -> None:
            self.show(picture)
            done()

        self.flight.launch(motions, landed)

    def land(self) -> None:
        """End the animation now: every card is put in place."""
        self.flight.land()

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
        return Place(x, y, 900.0, 0, 1, dim=home.dim, crowned=home.crowned)

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

    @property
    def sharp(self) -> bool:
        """True if every card's picture is available in the size in which it is shown."""
        return all(item.sharp for item in self._items.values())

    def place_of(self, key: Key) -> Place | None:
        """Place of a card at rest, or at the end of the current animation."""
        return self.picture.get(key)

    def _item(self, key: Key, face: Card | None) -> CardItem:
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = CardItem(self._faces, face)
            self._scene.addItem(item)
        item.face = face
        return item

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
