"""Motion of one card, and the set of motions for one step."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from itertools import product
from typing import NamedTuple

from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.look.durations import Pace
from reunion_desktop.ui.sound.cues import Cue
from reunion_desktop.ui.table.layout.arrangement import Setting, hidden_cards
from reunion_desktop.ui.table.layout.places import Back, Key, Picture, Place, Zone, is_held
from reunion_desktop.ui.table.layout.table_layout import TableLayout

FLYING = 300.0
"""Extra stacking order of a card in motion."""
_ON_CLOTH, _RIPPLE, _WAVES = 10.0, 3.2, 3
"""Stacking order of a wave, its size at the end in card widths, and waves of a knock."""


class Easing(Enum):
    """Speed curve of a motion."""

    OUT = "out"
    """Decelerating: a card that is thrown."""
    BOTH = "both"
    """Slow at both ends: a card that is carried."""


class Motion(NamedTuple):
    """Motion of one card.

    The card waits at ``start`` until it begins, and stays at ``end`` until all motions
    are over.
    """

    key: Key
    face: Card | None
    """Face to show while the card is face up; None for a card that stays face down."""
    start: Place
    end: Place
    begin: int
    """Milliseconds after the start of the first motion."""
    lasts: int
    """Duration in milliseconds."""
    easing: Easing = Easing.OUT
    arc: float = 0
    """Height of the path above the straight line, in pixels."""
    unseen: bool = False
    """True if the card is hidden before its motion begins."""

    @property
    def over(self) -> int:
        """End of the motion, in milliseconds after the start of the first."""
        return self.begin + self.lasts


class Motions(NamedTuple):
    """All motions of one step."""

    motions: tuple[Motion, ...] = ()
    lasts: int = 0
    """Milliseconds until all is in place; may be longer than any motion."""
    vanished: tuple[Key, ...] = ()
    """Cards of the final picture that are hidden until the end."""
    cues: tuple[Cue, ...] = ()
    """Sounds of the step, in order of time."""


class TableChange(NamedTuple):
    """Two observations and their pictures, between which cards move."""

    before: Observation
    after: Observation
    source: Mapping[Key, Place]
    """Place of every card until now."""
    target: Picture
    """Place of every card at the end."""
    setting: Setting
    """Display options of the later observation."""
    pace: Pace

    def middle_of(self, seat: Seat) -> Key | None:
        """Middle card of another player's fan at the end; None without a fan."""
        fan = [key for key in self.target if is_held(key, seat)]
        return fan[len(fan) // 2] if fan else None

    def drawn_from(self, seat: Seat) -> Place | None:
        """Place in another player's fan from which a card is drawn."""
        deal = self.before.deal
        held = 0 if deal is None else hidden_cards(self.before, deal, seat)
        return self.source.get(Back(Zone.HAND, seat, held // 2))


def drifting(
    source: Mapping[Key, Place],
    target: Picture,
    lasts: int,
    moved: Container[Key] = (),
    easing: Easing = Easing.OUT,
) -> Iterator[Motion]:
    """Motions of cards that are in both pictures and only make room."""
    for key, end in target.items():
        start = source.get(key)
        if start is None or key in moved:
            continue
        if (start.x, start.y, start.angle) != (end.x, end.y, end.angle):
            lit = replace(end, dim=start.dim)
            yield Motion(key, face_of(key), start, lit, 0, lasts, easing)


def rippling(seats: Iterable[Seat], layout: TableLayout, lasts: int) -> Iterator[Motion]:
    """Motions of waves on the cloth, around the plates of players who knock."""
    for seat, number in product(seats, range(_WAVES)):
        start = Place(*layout.plate(seat).middle, _ON_CLOTH, 0, _RIPPLE / 8, face_up=False)
        end = replace(start, scale=_RIPPLE)
        begin = number * lasts // (2 * _WAVES)
        key = Back(Zone.RIPPLE, seat, number)
        yield Motion(key, None, start, end, begin, lasts - begin, unseen=True)


def face_of(key: Key) -> Card | None:
    """Face of a card by its key; None if it is unknown."""
    return key if isinstance(key, Card) else None


def flying(place: Place) -> Place:
    """A place in the stacking order of a card in motion."""
    return place.moved(height=place.height + FLYING)


def lasting(
    motions: Iterable[Motion],
    least: int = 0,
    vanished: Iterable[Key] = (),
    cues: Iterable[Cue] = (),
) -> Motions:
    """Combine motions into one step that lasts at least ``least`` milliseconds."""
    made = tuple(motions)
    total = max([least, *(motion.over for motion in made)])
    heard = tuple(sorted(cues, key=lambda cue: cue.at))
    return Motions(made, total, tuple(vanished), heard)


def heard_down(motion: Motion) -> int:
    """Time at which the sound of a landing card is played: a little before its motion ends."""
    return motion.begin + motion.lasts * 3 // 4
