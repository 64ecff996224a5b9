"""Motion of one card, and the set of motions for one step."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.sound.cues import Cue
from reunion_desktop.ui.table.layout.places import Key, Place

FLYING = 300.0
"""Extra stacking order of a card in motion."""


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
