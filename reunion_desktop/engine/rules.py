"""The rules of one table, for any game.

Rules hold a game's options as fields and answer the questions of the other layers. A game
subclasses :class:`Rules`; what needs a whole deal to be answered stands in
:class:`reunion_desktop.engine.game.GameRules`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, Self, TypeAlias, TypeVar

from reunion_desktop.engine.cards import PACK, Card, CardSet, PlaySuit, Rank
from reunion_desktop.engine.contract import Auction, Contract
from reunion_desktop.engine.duties import FollowRule
from reunion_desktop.engine.plans import DealPlan, Opening
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.scoring_rules import Scoring
from reunion_desktop.engine.seats import Seat, Seating, Sides
from reunion_desktop.engine.tricks import CardOrder, Trick

CARD_POINTS = (0, 0, 0, 0, 10, 2, 3, 4, 11, 0, 0, 0, 0)
"""Card points by rank, six to ace, where a Jack is no bower; none for two to five, which have the
numbers from -4 to -1.
"""
BOWER = 12
"""Card points of each of the two highest Jacks."""

OptionValue = bool | int | str
"""The type of an option's value."""

Direction: TypeAlias = Literal["anticlockwise", "clockwise"]
"""Which way deal and play run."""

FirstDealer: TypeAlias = Literal["lowest", "highest", "random"]
"""The seat that deals first after a draw."""

Cut: TypeAlias = Literal["before", "after", "off"]
"""The seat that cuts: the last player before the dealer in order of play, the first after the
dealer, or none.
"""

Onlookers: TypeAlias = Literal["nobody", "dealer", "everybody"]
"""The players who have seen a card on the table."""


class BadRules(ValueError):  # noqa: N818 - named in the words of players.
    """A rule set that cannot be played, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of the rules: its name in a record and its allowed values."""

    key: str
    values: tuple[OptionValue, ...]
    """Allowed values, the default of the game first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(ABC):
    """The rules of one table.

    Raises:
        BadRules: a value is not one of its option's, or two options cannot go together.
    """

    game: ClassVar[str]
    """The name used in a record."""
    code_number: ClassVar[int | None] = None
    """The game's number in a deal code, never changed; None if no code names the game. 6 is kept
    for Skat and 7 for Thirty-one.
    """
    options: ClassVar[tuple[Option, ...]]
    """Every option, in the order in which a rules page lists them. Deal codes depend on the order:
    options and values are only ever added at the end.
    """

    scores: ClassVar[type[Scoring[Any]]] = Scoring
    """The class of :attr:`scoring`."""

    lets_look: ClassVar[bool] = False
    """True where a player who sits a deal out may look into one hand of it."""

    preset: str = ""
    """Name of the rule set it started from; informative only."""
    direction: Direction = "anticlockwise"
    first_dealer: FirstDealer = "lowest"
    cut: Cut = "before"

    players: int = 3
    """Seats at the table."""
    pack: tuple[Card, ...] = PACK
    """The cards used, in the order of an unshuffled pack."""

    def __post_init__(self) -> None:
        for option in self.options:
            value = getattr(self, option.key)
            if not any(value is allowed or _same(value, allowed) for allowed in option.values):
                wanted = ", ".join(_text(allowed) for allowed in option.values)
                message = f"Rule {option.key} can’t be {_text(value)}; it must be one of {wanted}."
                raise BadRules(message)
        for key, (value, reason) in self.couplings(self.as_options()).items():
            if getattr(self, key) != value:
                raise BadRules(f"{reason}, so {key} must be {_text(value)}.")

    @property
    def seating(self) -> Seating:
        """The seats and their order of play."""
        return Seating(self.players)

    @property
    def sides(self) -> Sides:
        """The partnerships when a deal begins; by default every seat plays alone."""
        return Sides.alone(self.players)

    @property
    @abstractmethod
    def hand_size(self) -> int:
        """Cards each player holds when play begins, and the number of tricks."""

    @property
    def last_trick(self) -> int:
        """Card points for winning the last trick."""
        return 0

    @property
    def deals(self) -> int:
        """Deals of a game, where that is known beforehand; 0 where it is not."""
        return 0

    @property
    def ledger(self) -> str:
        """``transfer``: what is won changes hands; ``receipts``: it is earned only."""
        return "transfer"

    @property
    def session_rank(self) -> str:
        """Which balance ranks a session: ``net`` or ``gross``."""
        return "net"

    @abstractmethod
    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The order of the cards when a suit is trumps, or none is (yet)."""

    def points(self, card: Card, order: CardOrder, /) -> int:
        """The card points of one card under a trump: by default 140 in a pack.

        The two highest Jacks count twelve each (all publications).
        """
        if card.rank is Rank.JACK and card in order.bowers[:2]:
            return BOWER
        return CARD_POINTS[card.rank]

    def count(self, cards: CardSet | tuple[Card, ...], order: CardOrder) -> int:
        """The card points of several cards under a trump."""
        return sum(self.points(card, order) for card in cards)

    @property
    def goes_higher(self) -> bool:
        """Tell whether a player who trumps a trumped trick must overtrump if possible."""
        return False

    @abstractmethod
    def musts(self, order: CardOrder, trick: Trick, number: int) -> tuple[FollowRule, ...]:
        """The follow rules for the next card of a trick, the strictest first.

        They depend on public cards alone, never on a hand.

        Args:
            order: the order of the cards.
            trick: the trick on the table.
            number: how many tricks were taken before it.
        """

    @property
    def face_down(self) -> Literal["nobody", "leader", "everybody"]:
        """The players who play face down where they cannot obey the first-trick rule."""
        return "nobody"

    def dealt_in(self, dealer: Seat) -> tuple[Seat, ...]:
        """The seats of a deal in order of play, forehand first, where that depends on no score."""
        return self.seating.round(self.seating.forehand(dealer))

    def plan_of(self, number: int, dealer: Seat, seats: tuple[Seat, ...] = ()) -> DealPlan:
        """How a deal is dealt.

        Args:
            number: the deal's number in its game, from 1.
            dealer: who deals.
            seats: the seats dealt in, where that depends on earlier deals; else empty.
        """
        return self.deal_plan(number, dealer, seats or self.dealt_in(dealer))

    @abstractmethod
    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """How a deal is dealt to some seats."""

    def plan(self, first: Seat, lines: tuple[ScoreLine, ...]) -> DealPlan:
        """How the next deal is dealt, and by whom: everybody deals in turn.

        Args:
            first: who dealt the first deal of the game.
            lines: the deals counted so far.
        """
        return self.plan_of(len(lines) + 1, (first + len(lines)) % self.players)

    @property
    def scoring(self) -> Scoring[Any]:
        """How games add up, statistics, and the score sheet."""
        return self.scores(self, self.players)

    @property
    def shows_discards(self) -> bool:
        """True where the discards are shown when points are counted."""
        return False

    def auction(self, _lines: tuple[ScoreLine, ...], opening: Opening, /) -> Auction:
        """The auction of a deal, given the lines before it and how the deal begins.

        By default there is none, and all play for card points.
        """
        return Auction(self.start(opening))

    def start(self, opening: Opening) -> Contract:
        """The contract of a deal before anything is said: the turned suit is trumps."""
        taker = opening.dealer if self.takes_talon else None
        order = self.order(opening.trump)
        return Contract(order, self.sides, opening.seats, opening.dealer, taker=taker)

    @property
    def turned_stays(self) -> int:
        """Tricks after which the turned card leaves the table; 0: with the deal's first action."""
        return 0

    @property
    def takes_talon(self) -> bool:
        """Tell whether the dealer takes up the cards left over; else they lie unowned."""
        return True

    def seen_left(self, card: Card, turn_up: Card | None) -> Onlookers:
        """The players who have seen a card left over; by default only the turned one is seen."""
        return "everybody" if card == turn_up else "nobody"

    def turned_over(self, _talon: tuple[Card, ...], /) -> tuple[Card, ...]:
        """The cards left over that are turned over when a deal begins; by default none.

        They begin a pile, or lie in the middle: none of them makes trumps.
        """
        return ()

    def offered(self, _contract: Contract, _talon: tuple[Card, ...], /) -> tuple[Card, ...]:
        """The cards of the talon that their owner may exchange for, one by one; by default none."""
        return ()

    def cutter(self, dealer: Seat) -> Seat | None:
        """The seat that cuts the dealer's pack; None where the pack is not cut."""
        if self.cut == "off":
            return None
        return self.seating.before(dealer) if self.cut == "before" else self.seating.after(dealer)

    def as_options(self) -> dict[str, OptionValue]:
        """Every option with its value, as a record writes them, ``preset`` last."""
        resolved: dict[str, OptionValue] = {
            option.key: getattr(self, option.key) for option in self.options
        }
        resolved["preset"] = self.preset
        return resolved

    def changed(self, options: Mapping[str, object]) -> Self:
        """The same rules with some options changed; options that these force follow.

        Raises:
            BadRules: an option is unknown, its value is not allowed, or two cannot go together.
        """
        allowed = [option.key for option in self.options]
        for key in options:
            if key not in allowed and key != "preset":
                message = f"Unknown rule {key!r}. Known rules: {', '.join(allowed)}."
                raise BadRules(message)
        known = {field.name: getattr(self, field.name) for field in fields(self)}
        return type(self)(**(known | self.forced(options) | dict(options)))

    @classmethod
    def forced(cls, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options that others force, each with the value that it must have."""
        return {key: value for key, (value, _) in cls.couplings(options).items()}

    @classmethod
    def usual(cls, _options: Mapping[str, object], /) -> dict[str, OptionValue]:
        """The usual values of options that depend on others; a player may choose differently."""
        return {}

    @classmethod
    def couplings(cls, _options: Mapping[str, object], /) -> dict[str, tuple[OptionValue, str]]:
        """As :meth:`forced`, each value with the reason for it; there is none in most games."""
        return {}


_Own = TypeVar("_Own", bound=Rules)


def narrowed(rules: Rules, kind: type[_Own]) -> _Own:
    """The rules as those of one game.

    Raises:
        TypeError: they are another game's.
    """
    if not isinstance(rules, kind):
        message = f"The rules are of {rules.game}; expected those of {kind.game}."
        raise TypeError(message)
    return rules


def _same(value: object, allowed: OptionValue) -> bool:
    """Equal and of one type: JSON's true is not the number 1."""
    return type(value) is type(allowed) and value == allowed


def _text(value: object) -> str:
    """A value as it is written in a record or on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
