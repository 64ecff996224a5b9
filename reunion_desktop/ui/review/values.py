"""Values of the review window: positions of a deal, move reviews, and their source protocol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.scoring import Counted, ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.ui.words.advice import Reason

Basis: TypeAlias = Literal["layouts", "fewer_layouts", "rule"]
"""What the play checker's word on a decision rests on."""


@dataclass(frozen=True, slots=True)
class DealMoment:
    """One position of a deal that is looked at again."""

    place: int
    """How many decisions of the record came before it."""
    trick: int
    """The number of the trick in play, from 1; 0 before the first."""
    observation: Observation
    """What the seat could know then, without anything to choose: it was chosen long ago."""
    hands: tuple[CardSet, ...]
    """Every hand, for a look with all cards open."""
    laid_away: CardSet
    """What the dealer has laid away, for the same look."""
    step: SeenStep | None = None
    """What led here from the moment before; None for the first."""
    calling: bool = False
    """Whether it is asked who says what before the first trick; else the dealer lays away."""


@dataclass(frozen=True, slots=True)
class MoveReview:
    """Review of one move."""

    place: int
    """How many decisions of the record came before it."""
    trick: int
    """The trick's number, from 1; 0 for what is laid away or said before the first."""
    chosen: CardSet
    best: CardSet
    units: float
    """What the better choice would have brought more, on average over the layouts that could not
    be told apart; 0 for a choice with which nothing is wrong."""
    points: float
    """Card points that went with it."""
    hindsight: float
    """Units that the better choice would have brought more as the cards really lay."""
    reasons: tuple[Reason, ...]
    """What speaks for the better choice, or for the one that was made."""
    forced: bool
    """Whether there was nothing else to do."""
    basis: Basis = "layouts"
    """What it rests on: all layouts, fewer because looking ahead took too long, or judgement alone,
    which would have done the best; then nothing is held against the choice."""
    layouts: int = 0
    """How many layouts were looked at."""
    said: Call | None = None
    """What was said instead of cards being chosen."""
    better_said: Call | None = None
    """What it would have been best to say."""
    told_in: Counted | None = None
    """What the game counts, in which costs are told; None where they are told in units."""
    hindsight_points: float = 0.0
    """What the better choice would have counted more as the cards really lay."""
    gave: bool = False
    """Whether the card was given to another."""


@dataclass(frozen=True, slots=True)
class DealGrade:
    """Review of a whole deal."""

    grade: str
    """The grade's name, such as ``flawless``."""
    units: float
    """Units given away on average."""
    dearest: tuple[int, ...]
    """The places of the dearest mistakes, the dearest first."""
    points: float = 0.0
    """What went with the units, in what the game counts."""
    told_in: Counted | None = None
    """What the game counts, in which costs are told; None where they are told in units."""


@dataclass(frozen=True, slots=True)
class Variation:
    """The deal played out once more with the better choice."""

    moments: tuple[DealMoment, ...]
    line: ScoreLine
    """What the deal was counted for in it."""


@dataclass(frozen=True, slots=True)
class DealName:
    """A deal that can be looked at."""

    game: int
    """The game's number among those shown, from 1."""
    deal: int
    """The deal's number in its game, from 1."""


class ReviewSource(Protocol):
    """Where the review window takes its deals from; seats are counted as in the record."""

    @property
    def deals(self) -> tuple[DealName, ...]:
        """All deals that may be looked at, in their order."""
        ...

    def names(self, name: DealName, seat: Seat) -> tuple[str, ...]:
        """Names of the players as seen from a seat, that seat first."""
        ...

    def moments(self, name: DealName, seat: Seat) -> tuple[DealMoment, ...]:
        """The deal as a seat saw it."""
        ...

    def judge(self, name: DealName, seat: Seat) -> None:
        """Begin to judge a seat's play; what was being judged is dropped."""
        ...

    def play_out(self, name: DealName, seat: Seat, place: int) -> None:
        """Begin to play the deal out with the better choice at a place that was judged."""
        ...

    def cancel(self) -> None:
        """Drop whatever is being judged or played out."""
        ...
