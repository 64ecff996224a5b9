"""Options of Skat, and the rules that depend on them except deal and score.

Source: the International Skat Order (ISkO) of 2022, with the older numbering of 2006 where that is
quoted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, FifthSuit, PlaySuit, Rank, Suit
from reunion_desktop.engine.contract import Contract, Goal
from reunion_desktop.engine.duties import FollowRule, follow_suit
from reunion_desktop.engine.plans import DealPlan, Opening, Turned
from reunion_desktop.engine.rules import (
    Cut,
    Direction,
    FirstDealer,
    Option,
    OptionValue,
    Rules,
    narrowed,
)
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games.skat.options.lines import turns
from reunion_desktop.games.skat.options.orders import JACKS, order_of

ACTIVE = 3
"""Players of a deal; of four at the table the dealer sits out."""
HAND = 10
"""Cards of a hand, and tricks of a deal."""
ALL_POINTS = 120
"""Card points of the pack (ISkO 1.2)."""
WINNING = ALL_POINTS // 2 + 1
"""Card points that win a game."""
SCHNEIDER_WINNING = 90
"""Card points that win a game with Schneider."""
GAME_BONUS = 50
"""Points for a game won, or lost, in the extended list (SkWO 6.3.1)."""
OTHERS_BONUS = {3: 40, 4: 30}
"""Points for a game that another player lost, by players at the table (SkWO 6.3.1)."""

HOLD = Call("hold")
"""Yes: the seat asked holds what was bid."""
TAKE = Call("take")
"""The declarer takes up the skat."""
PLAY_HAND = Call("hand")
"""The declarer leaves the skat unseen."""
KONTRA = Call("kontra")
"""A defender doubles the score."""
RE = Call("re")
"""The declarer doubles it again."""
PUSH = Call("push")
"""In Schieberamsch the skat is passed on unseen."""
GRAND_HAND = Call("grand_hand")
"""In a round of Ramsch the caller plays Grand Hand instead."""
CONCEDE = Call("concede")
"""The declarer, or a defender for both, gives the game up."""
LAY_DOWN = Call("lay_down")
"""The declarer shows all cards and claims the game."""
ACCEPT = Call("accept")
"""Yes: the deal may end so."""
PLAY_ON = Call("play_on")
"""No: the deal is played to its end."""

GRAND = "grand"
NULL = "null"

SCHNEIDER, SCHWARZ, OUVERT = 1, 2, 3
"""Levels announced; each includes those before it."""

BASE: dict[PlaySuit, int] = {
    Suit.DIAMONDS: 9,
    Suit.HEARTS: 10,
    Suit.SPADES: 11,
    Suit.CLUBS: 12,
    FifthSuit.JACKS: 24,
}
"""Base value of a game by its trumps (ISkO 2.4)."""
NULL_VALUES = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
"""Value of Null, by Hand and Ouvert (ISkO 2.4)."""

RANK_POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
"""Card points of the ranks that have any (ISkO 1.2)."""

Accounting = Literal["seeger_fabian", "classic", "bierlachs"]
"""How a series is listed."""

_OFF_ON = (False, True)

OPTIONS: tuple[Option, ...] = (
    Option("first_dealer", ("random", "lowest", "highest")),
    Option("players", (3, 4)),
    Option("series", (36, 48, 24, 12, 3)),
    Option("accounting", ("seeger_fabian", "classic", "bierlachs")),
    Option("bonus_to", ("all", "defenders")),
    Option("goal", (501, 401, 301)),
    Option("bierlachs_loss", ("double", "single")),
    Option("before_1999", _OFF_ON),
    Option("all_pass", ("passed_in", "ramsch", "schieberamsch")),
    Option("always_ramsch", _OFF_ON),
    Option("grand_hand_in_ramsch", (True, False)),
    Option("ramsch_skat", ("last_trick", "loser", "nobody")),
    Option("ramsch_loss", ("points", "fixed", "texas", "pub")),
    Option("ramsch_tie", ("both", "share", "last_trick")),
    Option("virgin", (True, False)),
    Option("march", ("gains", "others_lose", "fourfold")),
    Option("push_jacks", _OFF_ON),
    Option("kontra", ("off", "all", "bidders")),
    Option("bock_draw", _OFF_ON),
    Option("bock_grand_hand", _OFF_ON),
    Option("bock_kontra", _OFF_ON),
    Option("bock_re", _OFF_ON),
    Option("bock_digits", _OFF_ON),
    Option("bock_hundred", _OFF_ON),
    Option("bock_value", (0, 72, 96)),
    Option("bock_ramsch", _OFF_ON),
)
"""Every option, in the order in which a rules page lists them."""


_MULTIPLES = {
    base * level
    for trump, base in BASE.items()
    for level in range(2, 12 if trump is FifthSuit.JACKS else 19)
}
BIDS: tuple[int, ...] = tuple(sorted({*_MULTIPLES, *NULL_VALUES.values()}))
"""Every value that a game can have: the 63 bids."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SkatOptions(Rules):
    """The options of Skat as fields, and the rules that depend on them.

    Raises:
        BadRules: a value is not one of its option's.
    """

    game: ClassVar[str] = "skat"
    code_number: ClassVar[int | None] = 6
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    lets_look: ClassVar[bool] = True
    """The dealer of four may look into one hand: by custom, where that player allows it."""

    preset: str = "skat"
    players: int = 3
    """Seats at the table: three; of four the dealer takes no cards (ISkO 1.1, 3.1)."""
    series: Literal[36, 48, 24, 12, 3] = 36
    """Deals of a series, whole rounds all: 36 for three players and 48 for four (SkWO); short ones
    are this program's.
    """
    accounting: Accounting = "seeger_fabian"
    """``seeger_fabian``: with points for games won and lost, also by others (SkWO 6.3.1).
    ``classic``: the values alone. ``bierlachs``: minus points alone (Wikipedia, after Lehnhoff).
    """
    bonus_to: Literal["all", "defenders"] = "all"
    """The players who have points for a game that another lost: ``all``, 40 each at a table of
    three and 30 at a table of four (SkWO 6.3.1), or ``defenders``, 40 for the two who played
    against it (a proposal of 2001).
    """
    goal: Literal[501, 401, 301] = 501
    """Minus points that end a Bierlachs (Wikipedia; the lower ones by custom)."""
    bierlachs_loss: Literal["double", "single"] = "double"
    """How a game lost counts in a Bierlachs: twice (Lehnhoff), or once in some circles."""
    before_1999: bool = False
    """The values until the end of 1998: a Hand game lost counts once, and Grand Ouvert has a base
    value of 36 and no level of its own (ISkO of that time).
    """
    all_pass: Literal["passed_in", "ramsch", "schieberamsch"] = "passed_in"  # noqa: S105 - a rule.
    """If everybody passes: nothing is played (ISkO 3.3.7), Ramsch, or Ramsch with pushing (pagat).
    """
    always_ramsch: bool = False
    """Ramsch in every deal, without bidding: Schieberamsch as a game of its own (pagat)."""
    grand_hand_in_ramsch: bool = True
    """Grand Hand may be played instead of Ramsch in a Ramsch round; the same dealer deals again
    (pagat, XSkat).
    """
    ramsch_skat: Literal["last_trick", "loser", "nobody"] = "last_trick"
    """The player to whom the skat counts in Ramsch: who takes the last trick (pagat), the loser
    (XSkat), or nobody (JSkat).
    """
    ramsch_loss: Literal["points", "fixed", "texas", "pub"] = "points"
    """The cost of Ramsch: the loser’s card points; ``fixed``: 10, with one player without a trick
    15, with two 20; ``texas``: the lowest gains 10, or 20 without a trick; ``pub``: 20 (pagat).
    """
    ramsch_tie: Literal["both", "share", "last_trick"] = "both"
    """If two lose Ramsch: both in full, each half (pagat), or only the one of them with the last
    trick (Rasche). Three that are equal lose nothing.
    """
    virgin: bool = True
    """A player without a trick doubles the loss in Ramsch (pagat)."""
    march: Literal["gains", "others_lose", "fourfold"] = "gains"
    """All ten tricks in Ramsch: 120 gained, 120 lost by each other (pagat), or a fourfold loss
    (Palatinate).
    """
    push_jacks: bool = False
    """Jacks may be pushed on in Schieberamsch; to forbid it is probably usual (pagat)."""
    kontra: Literal["off", "all", "bidders"] = "off"
    """Kontra and Re, before the first lead: none, for all, or for those alone who bid or held 18 or
    had no chance to (pagat).
    """
    bock_draw: bool = False
    """A game lost with 60 card points begins a Bock round, in which all counts double (pagat)."""
    bock_grand_hand: bool = False
    """A Grand Hand won begins a Bock round (pagat)."""
    bock_kontra: bool = False
    """A game lost after Kontra begins a Bock round (pagat)."""
    bock_re: bool = False
    """A game with Re begins a Bock round (pagat)."""
    bock_digits: bool = False
    """A total of three equal digits begins a Bock round (pagat, XSkat)."""
    bock_hundred: bool = False
    """A total that is a multiple of 100 begins a Bock round (pagat, XSkat)."""
    bock_value: Literal[0, 72, 96] = 0
    """A game won with this value or more begins a Bock round; 0 for none (XSkat)."""
    bock_ramsch: bool = False
    """A round of Ramsch follows each Bock round (XSkat)."""
    direction: Direction = "clockwise"
    first_dealer: FirstDealer = "random"
    cut: Cut = "before"
    """The seat that cuts: on the dealer's right (ISkO 3.2.4)."""

    @classmethod
    def usual(cls, options: Mapping[str, object], /) -> dict[str, OptionValue]:
        """Twelve rounds make a series: 36 deals, or 48 with four players (SkWO)."""
        return {"series": 48 if options["players"] == ACTIVE + 1 else 36}

    @property
    def deals(self) -> int:
        """Deals of a series; 0 where they are not known beforehand.

        That is so in a Bierlachs, and where a Grand Hand may add a deal to a round of Ramsch.
        """
        adds = self.grand_hand_in_ramsch and (self.always_ramsch or self.bock_ramsch)
        return 0 if adds or self.accounting == "bierlachs" else self.series

    @property
    def plays_ramsch(self) -> bool:
        """Tell whether Ramsch is played where everybody passes."""
        return self.all_pass != "passed_in"  # noqa: S105 - a rule.

    @property
    def pushes(self) -> bool:
        """Tell whether the skat is pushed in Ramsch."""
        return self.all_pass == "schieberamsch"  # noqa: S105 - a rule.

    @property
    def has_bock(self) -> bool:
        """Tell whether an event begins rounds of Bock."""
        return any(
            (
                *(self.bock_draw, self.bock_grand_hand, self.bock_kontra, self.bock_re),
                *(self.bock_digits, self.bock_hundred, self.bock_value),
            )
        )

    @property
    def doubles(self) -> bool:
        """Tell whether a game may count more than once."""
        return self.kontra != "off" or self.has_bock

    @property
    def hand_size(self) -> int:
        """Ten cards each, and ten tricks."""
        return HAND

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The jacks above the trumps of a suit, the jacks alone in Grand, none in Null."""
        return order_of(trump)

    def points(self, card: Card, _order: CardOrder, /) -> int:
        """Ace 11, ten 10, king 4, queen 3, jack 2 (ISkO 1.2)."""
        return RANK_POINTS.get(card.rank, 0)

    def musts(self, order: CardOrder, trick: Trick, _number: int, /) -> tuple[FollowRule, ...]:
        """The suit led is followed, the jacks as trumps; else any card is played (ISkO 4.2)."""
        return follow_suit(order, trick.led(order))

    @property
    def takes_talon(self) -> bool:
        """False: the skat lies on the table until the declarer takes it up."""
        return False

    def start(self, opening: Opening) -> Contract:
        """Nothing is played before the first bid."""
        return replace(Rules.start(self, opening), goal=Goal.NOTHING)

    @property
    def shows_discards(self) -> bool:
        """True: the skat is turned up when points are counted."""
        return True

    def dealt_in(self, dealer: Seat) -> tuple[Seat, ...]:
        """The three seats after the dealer; of four the dealer sits out (ISkO 3.1)."""
        return self.seating.round(self.seating.forehand(dealer))[:ACTIVE]

    def plan(self, first: Seat, lines: tuple[ScoreLine, ...]) -> DealPlan:
        """Everybody deals in turn, after deals passed in too (ISkO 3.2)."""
        return self.plan_of(len(lines) + 1, (first + turns(lines)) % self.players)

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Three cards each, two for the skat, four, and three (ISkO 3.2)."""
        return DealPlan(number, dealer, seats, (3, 4, 3), left=2, left_after=1, turned=Turned.NONE)

    def declared(self, seat: Seat) -> Sides:
        """The declarer against the others."""
        return Sides(tuple(int(other != seat) for other in range(self.players)))


def trump_of(game: Call) -> PlaySuit | None:
    """The trumps of a game declared; None for Null."""
    return FifthSuit.JACKS if game.word == GRAND else game.suit


def declarations(*, hand: bool) -> tuple[Call, ...]:
    """Every game with every level that may be announced (ISkO 2.5, 3.5).

    Levels are announced from the hand only, except Null Ouvert.
    """
    levels = (None, SCHNEIDER, SCHWARZ, OUVERT) if hand else (None,)
    games = [Call("suit", jack.suit) for jack in JACKS] + [Call(GRAND)]
    of_trumps = [replace(game, number=level) for game in games for level in levels]
    return (*of_trumps, Call(NULL), Call(NULL, number=OUVERT))


def skat(rules: Rules) -> SkatOptions:
    """The rules, narrowed to those of Skat."""
    return narrowed(rules, SkatOptions)
