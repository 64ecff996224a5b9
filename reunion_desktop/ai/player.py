"""Player protocol: the observation it is given, its limits, and the decision it returns.

A player is given an observation and nothing else. The match state, the seed and other players'
cards cannot be reached from here.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from types import MappingProxyType
from typing import Protocol

from reunion_desktop.engine.actions import Action
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.legal import Legal, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.seats import Seat


class Stop:
    """A flag that ends a search from another thread: one int in a buffer."""

    __slots__ = ("_flag",)

    def __init__(self) -> None:
        self._flag = array("i", (0,))

    @property
    def buffer(self) -> memoryview:
        """The flag itself, for a search that polls it without asking Python: 0 until it is set."""
        return memoryview(self._flag)

    def set(self) -> None:
        """Ask the search to answer now."""
        self._flag[0] = 1

    def is_set(self) -> bool:
        """True when the answer is wanted now."""
        return self._flag[0] != 0


@dataclass(frozen=True, slots=True)
class Limit:
    """The limits of one decision; None for no limit."""

    time_ms: int | None = None
    """Milliseconds of wall-clock time."""
    layouts: int | None = None
    """Layouts of the unseen cards."""
    nodes: int | None = None
    """Cards played in search, over all layouts."""
    threads: int = 1
    """Number of threads; the answer is the same for any number."""


NO_LIMIT = Limit()
"""No limit."""


class Motive(Enum):
    """The kind of a reason for a decision; the table puts it into words."""

    ONLY_CHOICE = "only_choice"
    """Nothing else is allowed."""
    TAKES = "takes"
    """Takes the trick, or is likely to."""
    TRIES = "tries"
    """Wins so far, though another will probably take the trick."""
    CASHES = "cashes"
    """Leads the highest card left of a plain suit."""
    PASSES_LEAD = "passes_lead"
    """Leads a card that another will probably beat, at little cost."""
    DUCKS = "ducks"
    """Leaves a trick to another that could have been fought for."""
    THROWS_OFF = "throws_off"
    """Cannot win the trick: plays what will be missed least."""
    STAYS_BELOW = "stays_below"
    """Leaves an unwanted trick to another."""
    GETS_RID = "gets_rid"
    """Discards it while that costs nothing: it would win unwanted points."""
    DRAWS_BOWER = "draws_bower"
    """Plays the right bower while the left one may fall to it."""
    SAVES_BOWER = "saves_bower"
    """Brings the left bower home, or keeps it from the right one."""
    WANTS_TRICK = "wants_trick"
    """No trick yet: one must be made, or there is a fee to pay."""
    WATCHES_TOTALS = "watches_totals"
    """The totals of the game have turned the choice."""
    MAKES_VOID = "makes_void"
    """Discards a whole suit, to trump it."""
    SAVES_POINTS = "saves_points"
    """Discards points, where they are safe."""
    LAYS_LOW = "lays_low"
    """Discards what is worth least in play."""
    TAKES_UP = "takes_up"
    """Takes this card up from the table: it makes the hand better."""
    DECLINES = "declines"
    """Leaves a card on the table that would make the hand no better."""
    BEST_SEEN = "best_seen"
    """Has the best expected result over the sampled layouts; the points are its lead over the next
    best choice, the share is how often nothing else is better.
    """
    HOLDS = "holds"
    """No later player is able to beat it; the share is how often."""
    DRAWS_TRUMPS = "draws_trumps"
    """Leads trumps, while others hold some."""
    RETURNS_SUIT = "returns_suit"
    """Leads the suit that the partner led."""
    FEEDS_PARTNER = "feeds_partner"
    """The partner holds the trick, and these points go into it."""
    SPARES_PARTNER = "spares_partner"
    """The partner holds the trick: nothing is spent on it."""
    LEAVES_PARTNER = "leaves_partner"
    """Cannot win the trick, but the partner may."""
    LONG_TRUMPS = "long_trumps"
    """Names the suit of these cards, the best in hand."""
    BEST_CALL = "best_call"
    """The best call over the sampled layouts; the share is how often it turns out well."""
    NEXT_SUIT = "next_suit"
    """The next best suit to choose, that of these cards; the share is how often it turns out well,
    None where it says little.
    """
    TOO_BOLD = "too_bold"
    """Passes: a call would turn out well too seldom; the share is how often."""
    OVERBIDS = "overbids"
    """Passes: the game that could be won is worth less than the bid; the share is how often."""
    ALL_TRICKS = "all_tricks"
    """Goes for every trick of the deal; the share is how often that succeeds."""
    BREAKS = "breaks"
    """Keeps a player from taking every trick; the share is how often."""
    GIVES_AWAY = "gives_away"
    """Gives it to another, and goes for every trick without it; the share is how often that
    succeeds."""
    HAS_NUMBER = "has_number"
    """The player's side has the points that it needs."""
    FEARS = "fears"
    """These cards are out and may beat it; the share is how often one of them can."""
    MAKES_VALUE = "makes_value"
    """Brings the hand to this value, in half points, by these cards."""
    KEEPS_VALUE = "keeps_value"
    """Keeps a hand of this value, in half points, by these cards."""
    KEEPS_CHANCES = "keeps_chances"
    """The share of unseen cards that bring the hand above this value, which could be kept now."""
    PACKET = "packet"
    """Keeps or gives up a packet of this value; the share is how often an unseen one has more."""
    GIVES = "gives"
    """Exchanges it for these cards, which go to the middle."""
    IMPROVES = "improves"
    """Draws: the share is how many of the cards not seen improve a hand of this value."""
    STARVES_NEXT = "starves_next"
    """Discards what does not help the next player, who has taken these cards."""
    NOT_LOWEST = "not_lowest"
    """A hand of this value loses nothing at the show-down; the share is how often."""
    HIGHEST = "highest"
    """A hand of this value wins the show-down; the share is how often."""
    CANNOT_WIN = "cannot_win"
    """The player's side cannot win the trick."""
    CANNOT_AVOID = "cannot_avoid"
    """The player takes the trick with any card."""
    TRICK_HELD = "trick_held"
    """The seat is winning the trick with this card; the points lie on the table."""
    SHOWN_VOID = "shown_void"
    """The seat has none of these cards, a plain suit: it did not follow to it."""
    NO_TRUMPS = "no_trumps"
    """The seat has no trumps."""
    TRUMPS_GONE = "trumps_gone"
    """No other player has trumps."""
    LAST_TRUMPS = "last_trumps"
    """Of the others only the seat has trumps."""
    TRUMPS_OUT = "trumps_out"
    """The number of trumps that have not been seen, in points."""
    STILL_OUT = "still_out"
    """These high cards have not been seen."""
    NEEDS_POINTS = "needs_points"
    """The card points that the player's side still needs."""
    NEEDS_TRICKS = "needs_tricks"
    """The number of tricks that the player's side still needs, in points."""
    NEEDS_TOTAL = "needs_total"
    """The card points with which the player pays a unit less at the end of the game."""
    WANTS_FEW = "wants_few"
    """The deal is played for few points."""
    WANTS_MOST = "wants_most"
    """The deal is played for a hundred points or every trick."""
    WANTS_NONE = "wants_none"
    """The player must not take a trick."""
    MAKES_TAKE = "makes_take"
    """The seat, the declarer, must be made to take a trick."""
    SAFE = "safe"
    """No later player can beat it; the points are the trick's with it."""
    SAVES_TRICK = "saves_trick"
    """It takes a trick that would go to the seat, or to some opponent; the points are the trick's.
    """
    BRINGS_HOME = "brings_home"
    """It brings more points into a sure trick than the next best card."""
    WINS_CHEAPLY = "wins_cheaply"
    """It is sure to win, and this higher card is kept."""
    CAPTURES_BOWER = "captures_bower"
    """The right bower captures the left one, which lies in the trick."""
    KEEPS = "keeps"
    """Keeps this card, the highest trump left, which will take a trick."""
    KEEPS_MASTER = "keeps_master"
    """Keeps this card, the highest left of a plain suit."""
    KEEPS_HIGHER = "keeps_higher"
    """These higher cards would not make the trick surer, and are kept."""
    KEEPS_FOR_LATER = "keeps_for_later"
    """This higher card of the suit is kept."""
    LIKELIER = "likelier"
    """It wins the trick more often than this card."""
    AS_STRONG = "as_strong"
    """As strong as this card, with fewer points at risk."""
    EQUAL = "equal"
    """Every card comes to the same."""
    LONGEST = "longest"
    """Leads the longest plain suit in hand."""
    KEEPS_LOWER = "keeps_lower"
    """The trick is taken with any card: keeps these lower cards."""
    SAVES_TRUMPS = "saves_trumps"
    """No trump is spent on the trick."""
    LITTLE = "little"
    """The trick holds few points."""
    GIVES_LEAST = "gives_least"
    """The trick goes to opponents: this card has the fewest points."""
    RISKS_LEAST = "risks_least"
    """The trick is at risk: this card has the fewest points."""
    FORCES_TRUMP = "forces_trump"
    """The seat is void in the suit led: it can win only with a trump."""
    LEADS_THROUGH = "leads_through"
    """The seat, the declarer, plays before a partner who holds a higher card."""
    GIVES_POINTS = "gives_points"
    """Cannot win the trick: its points go to another player, who does not want them either."""
    SPENDS_POINTS = "spends_points"
    """May take its own points, and no card with fewer is better."""
    MUST_BEAT = "must_beat"
    """A later player has to beat it: the seat, if that is known."""
    FEW_BELOW = "few_below"
    """The seat, the declarer at Null, can stay below it only with these cards of its suit."""
    HAS_TO_FOLLOW = "has_to_follow"
    """The seat, the declarer at Null, holds the suit led."""
    GOES_HIGH = "goes_high"
    """The seat, the declarer at Null, cannot take the trick: a high card goes into it."""
    LEAVES_LEAD = "leaves_lead"
    """The seat, the partner at Null, wins the trick and leads next."""
    TAKES_LEAD = "takes_lead"
    """Wins the trick against Null, and leads next."""
    SHORTENS = "shortens"
    """Leads a short suit, to discard later when it is led."""
    DANGEROUS = "dangerous"
    """Opponents hold lower cards of its suit: it could win a trick that must not be won."""
    FREES = "frees"
    """The last card of its suit in hand, where another can be discarded later."""
    COSTS_LEAST = "costs_least"
    """The trick is taken with any card: this one has the fewest points."""
    UNDER = "under"
    """Another player holds a higher card of its suit; with a share, probably."""
    SURE_LATER = "sure_later"
    """The highest trump left, which would take a later trick as well."""
    EASIEST = "easiest"
    """Every card wins so far, and this one is the easiest to beat."""
    VOIDS = "voids"
    """The last card of its suit in hand, where tricks are not wanted."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One motive with the cards and the figure it refers to."""

    motive: Motive
    cards: CardSet = NO_CARDS
    """The cards it is about; empty where it is about none in particular."""
    points: int | None = None
    """Card points in question; None where none are."""
    share: float | None = None
    """The share of the sampled layouts in which that is so, from 0 to 1; None where none were
    sampled.
    """
    seat: Seat | None = None
    """The seat that it is about; None where it is about none in particular."""


_NO_INFO: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Decision:
    """The answer of a player."""

    action: Action
    """A legal action."""
    reasons: tuple[Reason, ...] = ()
    """The reasons, the weightiest first; empty for a player that gives none."""
    info: Mapping[str, object] = field(default_factory=lambda: _NO_INFO)
    """Figures for a log: layouts looked at, cards searched, values."""
    trouble: str = ""
    """One sentence where a weaker player had to decide, because the program is damaged."""


class Player(Protocol):
    """A player at a seat; deterministic for the same observation and seed."""

    @property
    def name(self) -> str:
        """The level it plays at."""
        ...

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Decide; sooner, but still legally, once the stop is set.

        Raises:
            NotMyTurn: the observation leaves its seat nothing to decide.
        """
        ...


class NotMyTurn(ValueError):  # noqa: N818 - named in the words of players.
    """A player was asked where its seat has nothing to decide."""


@dataclass(frozen=True, slots=True)
class Turn(Observation):
    """The observation of a seat that is to act."""

    legal: Legal
    deal: DealObservation

    @property
    def side(self) -> int:
        """The side of the seat in the deal."""
        return self.deal.sides.of[self.seat]


def turn_of(observation: Observation) -> Turn:
    """The same observation, of a seat that is to act.

    Raises:
        NotMyTurn: the observation leaves its seat nothing to decide.
    """
    if observation.deal is None or observation.legal is None:
        message = f"Seat {observation.seat} has nothing to decide."
        raise NotMyTurn(message)
    return Turn(*[getattr(observation, one.name) for one in fields(Observation)])


def only_choice(legal: Legal) -> Decision | None:
    """The decision where only one card is legal; None where there is a choice."""
    if not isinstance(legal, MayPlay) or len(legal.cards) > 1:
        return None
    return Decision(legal.first, (Reason(Motive.ONLY_CHOICE, legal.cards),))
