"""Motions, as values: one card on its way, and all the cards that move for one step."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.cards import Card
from reunion_desktop.ui.sound.cues import Cue
from reunion_desktop.ui.table.layout.places import Key, Place

FLYING = 300.0
"""How much nearer to the eye a card is on its way than where it will lie."""


class Easing(Enum):
    """How a motion speeds up and slows down."""

    OUT = "out"
    """Quick at first, slow at the end: a card that was thrown."""
    BOTH = "both"
    """Slow at either end: a card that is carried."""


class Motion(NamedTuple):
    """One card on its way.

    Before it starts the card waits at ``start``, afterwards it lies at ``end`` until all motions
    are over.
    """

    key: Key
    face: Card | None
    """The face that shows while the face is up; None for one that stays down."""
    start: Place
    end: Place
    begin: int
    """Milliseconds after the first motion."""
    lasts: int
    """Milliseconds."""
    easing: Easing = Easing.OUT
    arc: float = 0
    """How far the path rises above the straight line, in pixels."""
    unseen: bool = False
    """Whether the card is not shown before it starts."""

    @property
    def over(self) -> int:
        """When the motion ends, in milliseconds after the first."""
        return self.begin + self.lasts


class Motions(NamedTuple):
    """All that moves for one step."""

    motions: tuple[Motion, ...] = ()
    lasts: int = 0
    """Milliseconds until everything lies where it belongs; may be longer than any motion."""
    vanished: tuple[Key, ...] = ()
    """Cards of the final picture that are not shown until the end."""
    cues: tuple[Cue, ...] = ()
    """The sounds that belong to it, the first one first."""


def lasting(
    motions: Iterable[Motion],
    least: int = 0,
    vanished: Iterable[Key] = (),
    cues: Iterable[Cue] = (),
) -> Motions:
    """The motions as one whole, which lasts at least so many milliseconds."""
    made = tuple(motions)
    total = max([least, *(motion.over for motion in made)])
    heard = tuple(sorted(cues, key=lambda cue: cue.at))
    return Motions(made, total, tuple(vanished), heard)


def heard_down(motion: Motion) -> int:
    """When a card is heard to lie: a little before it lies quite still."""
    return motion.begin + motion.lasts * 3 // 4
