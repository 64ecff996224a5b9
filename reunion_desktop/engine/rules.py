"""Value: the rules of one table, whichever game is played there.

Rules are a game at one table: its options as fields, and the questions that others ask of it. A
game subclasses :class:`Rules`; what needs a whole deal to be answered stands in
:class:`reunion_desktop.engine.game.GameRules`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import ClassVar, Literal, Self, TypeAlias

from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.auction_rules import AuctionRules
from reunion_desktop.engine.cards import NO_CARDS, PACK, Card, CardSet, Suit
from reunion_desktop.engine.duties import FollowRule
from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.scoring import (
    Counted,
    Payoff,
    ScoreLine,
    ScoreSheet,
    SessionResult,
    Settlement,
    Stakes,
    Units,
)
from reunion_desktop.engine.seats import Seat, Seating, Sides
from reunion_desktop.engine.sheet import Sheet
from reunion_desktop.engine.statistics import units_paid
from reunion_desktop.engine.tricks import CardOrder, Trick

OptionValue = bool | int | str
"""What an option may be set to."""

Direction: TypeAlias = Literal["anticlockwise", "clockwise"]
"""Which way deal and play run."""

FirstDealer: TypeAlias = Literal["lowest", "highest", "random"]
"""Who deals first after a draw."""

Cut: TypeAlias = Literal["before", "after", "off"]
"""Who cuts: the last player before the dealer in order of play, the first after him, nobody."""


class BadRules(ValueError):  # noqa: N818 - named as a player would say it.
    """A rule set that cannot be played, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Option:
    """One row on which houses differ: its name in a record and what it may be set to."""

    key: str
    values: tuple[OptionValue, ...]
    """Allowed values, the default of the game first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(AuctionRules, ABC):
    """The rules of one table.

    Raises:
        BadRules: a value is not one of its option's, or two options cannot go together.
    """

    game: ClassVar[str]
    """The name that stands in a record."""
    options: ClassVar[tuple[Option, ...]]
    """Every option, in the order in which a rules page lists them. Deal codes count on it: an
    option, or a value, is only ever added at the end."""

    counts: ClassVar[Counted] = Counted.POINTS
    """What a deal is counted in."""
    account_in: ClassVar[str] = "units"
    """What the account of a sitting is kept in, in the game's own word."""
    lead_in: ClassVar[str] = "units"
    """What :meth:`lead` counts, in English, for tables of many deals."""
    lets_look: ClassVar[bool] = False
    """Whether one who sits a deal out may look into one hand of it."""

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
        """The chairs and their order of play."""
        return Seating(self.players)

    @property
    def sides(self) -> Sides:
        """Who plays with whom when a deal begins: each for himself."""
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
        """Which balance ranks a sitting: ``net`` or ``gross``."""
        return "net"

    @property
    def games_in_sitting(self) -> int:
        """Games after which a sitting is over; 0 where it is never over by itself."""
        return 0

    @property
    def session_ends(self) -> bool:
        """Whether a session ends by its own rules."""
        return self.games_in_sitting > 0

    @abstractmethod
    def order(self, trump: Suit | None) -> CardOrder:
        """The order of the cards when a suit is trumps, or none is (yet)."""

    @abstractmethod
    def points(self, card: Card, order: CardOrder) -> int:
        """The card points of one card under a trump."""

    def count(self, cards: CardSet | tuple[Card, ...], order: CardOrder) -> int:
        """The card points of several cards under a trump."""
        return sum(self.points(card, order) for card in cards)

    @property
    def goes_higher(self) -> bool:
        """Whether one who ruffs a trick that is trumped already must go higher if he can."""
        return False

    @abstractmethod
    def musts(self, order: CardOrder, trick: Trick, number: int) -> tuple[FollowRule, ...]:
        """The duties of the next to play to a trick, the strictest first.

        Answered from what lies open alone, never from a hand.

        Args:
            order: the order of the cards.
            trick: the trick on the table.
            number: how many tricks were taken before it.
        """

    def covers(self, *, leads: bool) -> bool:  # noqa: ARG002 - a game's to use.
        """Whether one who cannot do as the first trick of a deal asks plays face down.

        Args:
            leads: whether he leads to it.
        """
        return False

    @abstractmethod
    def plan_of(self, number: int, dealer: Seat) -> DealPlan:
        """How a deal is dealt.

        Args:
            number: the deal's number in its game, from 1.
            dealer: who deals.
        """

    def plan(self, first: Seat, lines: tuple[ScoreLine, ...]) -> DealPlan:
        """How the next deal is dealt, and by whom: everybody deals in turn.

        Args:
            first: who dealt the first deal of the game.
            lines: the deals counted so far.
        """
        return self.plan_of(len(lines) + 1, (first + len(lines)) % self.players)

    def plan_among(
        self,
        number: int,
        dealer: Seat,
        seats: tuple[Seat, ...],  # noqa: ARG002 - a game's to use.
    ) -> DealPlan:
        """How a deal is dealt, where it is known who is dealt in: as :meth:`plan_of` in most games.

        Args:
            number: the deal's number in its game, from 1.
            dealer: who deals.
            seats: who is dealt in, in order of play, forehand first.
        """
        return self.plan_of(number, dealer)

    @property
    def shows_discards(self) -> bool:
        """Whether what was laid away is shown when points are counted."""
        return False

    def vouched(self, said: Announce) -> CardSet:  # noqa: ARG002 - a game's to use.
        """The cards of which a player held at least one when he said something; empty: of none."""
        return NO_CARDS

    def aim(
        self,
        lines: tuple[ScoreLine, ...],  # noqa: ARG002 - a game's to use.
        calls: tuple[Announce, ...],  # noqa: ARG002 - as above.
        order: CardOrder,
        dealer: Seat = 0,  # noqa: ARG002 - as above.
    ) -> Payoff:
        """What the sides of a deal play for, where there are two: card points, all alike.

        Args:
            lines: the deals counted before it.
            calls: what was said in it.
            order: the order of its cards.
            dealer: who dealt it.
        """
        whole = self.count(self.pack, order) + self.last_trick
        return Payoff(Counted.POINTS, tuple([2 * made / whole - 1 for made in range(whole + 1)]))

    def stakes(
        self,
        lines: tuple[ScoreLine, ...],  # noqa: ARG002 - a game's to use.
    ) -> Stakes | None:
        """What a deal is about where each plays for himself; None where its aim says it all.

        Args:
            lines: the deals counted before it.
        """
        return None

    def account(
        self, lines: tuple[ScoreLine, ...], settlement: Settlement | None
    ) -> tuple[Units, ...]:
        """What a game came to for each seat, where more is better: units net of fees.

        By it games are added up and players compared, whatever a sitting's sheet shows.

        Args:
            lines: the deals that were counted.
            settlement: the end of the game; None where it was left in its midst.
        """
        return units_paid(self.players, lines, settlement)

    def lead(self, lines: tuple[ScoreLine, ...]) -> tuple[Units, ...]:
        """By how much each seat is ahead in a game in progress, in that game's own reckoning.

        Units net of the fees so far, where units are paid.
        """
        return self.account(lines, None)

    def chalked(self, games: Sequence[Settlement]) -> tuple[int, ...]:
        """What some games have added to the sitting's account, by seat."""
        return tuple(
            sum(game.chalk[seat] for game in games if game.chalk) for seat in range(self.players)
        )

    def sitting(self, games: Sequence[Settlement]) -> SessionResult:
        """Where a sitting stands after some games, by what they have chalked up: most is best."""
        account = self.chalked(games)
        leaders = tuple(seat for seat, units in enumerate(account) if units == max(account))
        return SessionResult(account, leaders, 0 < self.games_in_sitting <= len(games))

    def sheet(self, figures: ScoreSheet) -> Sheet:
        """What stands on a session's sheet; nothing where a game has not said so."""
        return Sheet(self.game, figures.names)

    def written(self, figures: ScoreSheet) -> ScoreSheet:
        """A session's figures, with what is written of them."""
        return replace(figures, written=self.sheet(figures))

    def cutter(self, dealer: Seat) -> Seat | None:
        """Who cuts the dealer's pack; None where nobody does."""
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
        """The same rules with some options set otherwise; what these force follows them.

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
        """The options that some others leave no choice, each with the value that it must have."""
        return {key: value for key, (value, _) in cls.couplings(options).items()}

    @classmethod
    def couplings(
        cls,
        options: Mapping[str, object],  # noqa: ARG003 - a game's to use.
    ) -> dict[str, tuple[OptionValue, str]]:
        """As :meth:`forced`, each value with the reason for it; there is none in most games."""
        return {}


def _same(value: object, allowed: OptionValue) -> bool:
    """Equal and of one type: JSON's true is not the number 1."""
    return type(value) is type(allowed) and value == allowed


def _text(value: object) -> str:
    """A value as it is written in a record or on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
