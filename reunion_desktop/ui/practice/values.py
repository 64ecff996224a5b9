"""Values of practice: the problem asked, the mark for an answer, the question of a drill."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.cards import Card, CardSet, PlaySuit
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.review.values import DealMoment, MoveReview


@dataclass(frozen=True, slots=True)
class ProblemTask:
    """A problem as it is asked."""

    game: str
    kind: str
    """Kind of the decision: ``call``, ``discard``, ``give``, ``draw``, ``lead``, ``follow`` or
    ``trump``."""
    number: int
    """Number in the shipped set, from 1; 0 for a problem from the player's own games."""
    count: int
    """Number of problems in the shipped set."""
    done: int
    """Problems answered this week."""
    wanted: int
    """Problems suggested for a week."""
    rating: int
    names: tuple[str, ...]
    """Names by seat; the player has seat 0."""


@dataclass(frozen=True, slots=True)
class MarkedAnswer:
    """An answer with its mark."""

    mark: float
    """From 0, no marks, to 1, full marks."""
    review: MoveReview
    """The answer compared with the best one."""
    better: Action | None
    """The best move; None if the answer was as good."""
    rating: int
    """Rating after the answer."""
    done: int
    """Problems answered this week, this one included."""


@dataclass(frozen=True, slots=True)
class DrillQuestion:
    """The cards of a suit that are still out at a moment of a deal."""

    game: str
    names: tuple[str, ...]
    """Names by seat; the player has seat 0."""
    moments: tuple[DealMoment, ...]
    """The positions of the deal up to the question."""
    suit: PlaySuit
    cards: tuple[Card, ...]
    """All cards of the suit in play, the highest first."""
    out: CardSet
    """Those that the player has neither seen nor holds."""
    void: tuple[Seat, ...]
    """The other players who have shown that they hold none of them."""
    trump: bool
    """True if the suit is trumps."""
