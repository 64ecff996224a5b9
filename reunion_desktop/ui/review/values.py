"""Values of the review window: positions of a deal, move reviews, and their source protocol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.events import Event
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.scoring import Counted, ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.words.reasons import Reason

Basis: TypeAlias = Literal["layouts", "fewer_layouts", "rule"]
"""Basis of a review: all layouts, fewer layouts, or the heuristic policy."""


@dataclass(frozen=True, slots=True)
class DealMoment:
    """One position of a reviewed deal."""

    place: int
    """Number of moves of the record before this position."""
    trick: int
    """Number of the trick in play, from 1; 0 before the first."""
    observation: Observation
    """The seat's observation at that time, without legal moves."""
    hands: tuple[CardSet, ...]
    """All hands, for showing all cards."""
    laid_away: CardSet
    """The dealer's discards, for showing all cards."""
    step: SeenStep | None = None
    """Step from the previous position to this one; None for the first, and where a trick that was
    taken is gathered."""
    events: tuple[Event, ...] = ()
    """Events between the previous position and this one."""
    lying: bool = False
    """True if the trick in play is complete and not gathered yet."""
    calling: bool = False
    """True if calls are made before the first trick; otherwise the dealer discards."""


@dataclass(frozen=True, slots=True)
class MoveReview:
    """Review of one move."""

    place: int
    """Number of moves of the record before this one."""
    trick: int
    """Number of the trick, from 1; 0 for discards and calls before the first."""
    chosen: CardSet
    best: CardSet
    units: float
    """Average loss in units against the better move, over the layouts consistent with the
    observation; 0 if the move was best."""
    points: float
    """Average loss in card points."""
    hindsight: float
    """Loss in units against the better move with the actual cards."""
    reasons: tuple[Reason, ...]
    """Reasons for the better move, or for the one that was made."""
    forced: bool
    """True if it was the only legal move."""
    basis: Basis = "layouts"
    """Basis of the review: all layouts, fewer because the search took too long, or the heuristic
    policy alone; then ``best`` is its move and no loss is counted."""
    layouts: int = 0
    """Number of layouts searched."""
    said: Call | None = None
    """Call that was made, if the move was a call."""
    better_said: Call | None = None
    """Better call, if the move was a call."""
    told_in: Counted | None = None
    """Quantity of the game where costs are shares of a deal; None where they are units."""
    legal: Legal | None = None
    """The legal actions; None where nothing depends on them."""


@dataclass(frozen=True, slots=True)
class DealGrade:
    """Review of a whole deal."""

    grade: str
    """Name of the grade, such as ``flawless``."""
    units: float
    """Average units lost by mistakes."""
    dearest: tuple[int, ...]
    """Places of the most expensive mistakes, the most expensive first."""
    told_in: Counted | None = None
    """Quantity of the game where costs are shares of a deal; None where they are units."""
    unjudged: int = 0
    """Moves that may be mistakes, of unknown cost."""
    settled: bool = False
    """True if no move could have changed the result with the actual cards."""


@dataclass(frozen=True, slots=True)
class Variation:
    """Playout of the deal with the better move."""

    moments: tuple[DealMoment, ...]
    line: ScoreLine
    """Result of the deal in the playout."""


@dataclass(frozen=True, slots=True)
class DealName:
    """Identifies a deal that can be reviewed."""

    game: int
    """Number of the game among those shown, from 1."""
    deal: int
    """Number of the deal in its game, from 1."""


class ReviewSource(Protocol):
    """Source of the review window's deals; seats are numbered as in the record."""

    @property
    def deals(self) -> tuple[DealName, ...]:
        """All deals that can be reviewed, in order."""

    def names(self, name: DealName, seat: Seat) -> tuple[str, ...]:
        """Names of the players as seen from a seat, that seat first."""

    def moments(self, name: DealName, seat: Seat) -> tuple[DealMoment, ...]:
        """Positions of a deal as observed by a seat."""

    def judge(self, name: DealName, seat: Seat) -> None:
        """Start the review of a seat's moves; cancels the previous one."""

    def play_out(self, name: DealName, seat: Seat, place: int) -> None:
        """Start the playout with the better move at a reviewed place."""

    def cancel(self) -> None:
        """Cancel running reviews and playouts."""
