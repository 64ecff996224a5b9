"""Options of Thirty-One, and the rules that depend on them except dealing and scoring.

Sources: pagat.com, "31 / Scat / Cadillac" (2021) and "Schwimmen"; Wikipedia, "Schwimmen
(Kartenspiel)"; the Thirty-One of the Bicycle rule book, and readers' letters on it. Where these
are silent the rulings are this program's own, and the rules book says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FULL_PACK, PACK, PACK_RANKS, Card, CardSet, PlaySuit, Rank
from reunion_desktop.engine.duties import FollowRule
from reunion_desktop.engine.plans import DealPlan, Turned
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
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, Trick
from reunion_desktop.games.thirty_one.options.values import THIRTY_ONE, Valued, pips, valued

HAND = 3
"""Cards of a hand."""
OUT = -1
"""The lives of a player who is out; with none left a player may still be in."""

KNOCK = Call("knock")
"""Everybody else has one more turn; then all hands are shown."""
HAMMER = Call("hammer")
"""The first player calls for an immediate show-down."""
DECLARE = Call("declare")
"""The player was dealt 31, or three aces where they count as much."""
STOP = Call("stop")
"""The stock is empty, and the top card of the pile is not wanted."""
ALL = Call("all")
"""The player exchanges the whole hand for the three cards in the middle."""
PUSH = Call("push")
"""The player lets a turn go by."""
KEEP = Call("keep")
"""The dealer keeps the packet that was looked at."""
SWAP = Call("swap")
"""The dealer takes the other packet, unseen."""

_OFF_ON = (False, True)

OPTIONS: tuple[Option, ...] = (
    Option("players", (3, 2, 4, 5, 6)),
    Option("first_dealer", ("lowest", "highest", "random")),
    Option("cut", ("before", "after", "off")),
    Option("mechanism", ("draw", "widow")),
    Option("cards", (52, 32)),
    Option("stakes", ("lives", "pots")),
    Option("lives", (3, 4, 5)),
    Option("last_chance", (True, False)),
    Option("knock_low", (2, 1)),
    Option("knock_tie", ("safe", "two", "only", "all", "cadillac")),
    Option("triple", ("off", "thirty", "half")),
    Option("triple_aces", (0, 32, 33)),
    Option("straight_flush", _OFF_ON),
    Option("minimum_knock", (0, 17, 19, 21, "suit")),
    Option("thirty_one_after_knock", ("one", "two")),
    Option("under_the_gun", ("off", "call", "knock")),
    Option("turns_before_knock", (0, 1)),
    Option("exchange", ("one", "one_or_all", "all_knocks")),
    Option("push", _OFF_ON),
    Option("dealer_packet", _OFF_ON),
    Option("rounds", (2, 1, 3, 5)),
    Option("gin", _OFF_ON),
)
"""Every option, in the order in which a rules page lists them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThirtyOneOptions(Rules):
    """The options of Thirty-One as fields, and the rules that depend on them."""

    game: ClassVar[str] = "thirty_one"
    code_number: ClassVar[int | None] = 7
    options: ClassVar[tuple[Option, ...]] = OPTIONS

    preset: str = "scat"
    players: int = 3
    """Seats at the table: two to six; three play best (pagat)."""
    first_dealer: FirstDealer = "lowest"
    cut: Cut = "before"
    mechanism: Literal["draw", "widow"] = "draw"
    """Cards are drawn from a stock and discarded on a pile (pagat, Scat), or exchanged for cards
    in the middle (Bicycle, Schwimmen).
    """
    cards: Literal[52, 32] = 52
    """Cards of the pack; 32 in Schwimmen."""
    stakes: Literal["lives", "pots"] = "lives"
    """The lowest hand loses a life (pagat), or the highest wins a pot (Bicycle)."""
    lives: Literal[3, 4, 5] = 3
    """Lives of each player: three pennies, four (Cadillac), or five stops of a bus (pagat)."""
    last_chance: bool = True
    """True where a player without lives stays in until the next loss (pagat)."""
    knock_low: Literal[2, 1] = 2
    """Lives that the knocker loses who alone is lowest (pagat)."""
    knock_tie: Literal["safe", "two", "only", "all", "cadillac"] = "safe"
    """Where the knocker ties for lowest: the others in the tie lose a life; the knocker two and
    they one; the knocker alone one; all in it one; the knocker alone two (pagat).
    """
    triple: Literal["off", "thirty", "half"] = "off"
    """Three of a kind: no value of its own, 30, or 30½ (pagat)."""
    triple_aces: Literal[0, 32, 33] = 0
    """Three aces: as other triples, or 32 or 33, which is shown at once like 31 (pagat)."""
    straight_flush: bool = False
    """True where three cards in sequence of one suit count 30 (pagat: rare)."""
    minimum_knock: Literal[0, 17, 19, 21, "suit"] = 0
    """The value without which a player may not knock; 0 for none, or three cards of a suit (pagat).
    """
    thirty_one_after_knock: Literal["one", "two"] = "one"
    """Lives that the knocker loses where another makes 31 (pagat)."""
    under_the_gun: Literal["off", "call", "knock"] = "off"
    """The first player may call for an immediate show-down instead of the first turn (pagat), or
    a knock there is one (Bicycle).
    """
    turns_before_knock: Literal[0, 1] = 0
    """Turns that a player must have had before a knock."""
    exchange: Literal["one", "one_or_all", "all_knocks"] = "one"
    """A turn exchanges one card, or one or all three; all three may count as a knock (pagat,
    Schwimmen).
    """
    push: bool = False
    """True where a turn may go by; if all do so in succession, the middle is replaced (pagat,
    Schwimmen).
    """
    dealer_packet: bool = False
    """True where the dealer chooses between two packets, of which one is looked at (pagat,
    Schwimmen).
    """
    rounds: Literal[2, 1, 3, 5] = 2
    """How often each player deals in a game for pots, a number that no source says."""
    gin: bool = False
    """True where a knock promises the highest hand, and only the knocker loses if it is not
    (pagat). That an equal hand keeps the promise is this program's ruling.
    """
    direction: Direction = "clockwise"

    def __post_init__(self) -> None:
        object.__setattr__(self, "pack", FULL_PACK if self.cards == len(FULL_PACK) else PACK)
        Rules.__post_init__(self)

    @classmethod
    def couplings(cls, options: Mapping[str, object], /) -> dict[str, tuple[OptionValue, str]]:
        """Without cards in the middle there is nothing to exchange, to push or to choose."""
        without: dict[str, OptionValue] = {"exchange": "one", "push": False, "dealer_packet": False}
        if options.get("mechanism") == "draw":
            return {key: (value, "No cards lie in the middle") for key, value in without.items()}
        if any(options.get(key, value) != value for key, value in without.items()):
            return {"mechanism": ("widow", "Cards in the middle are exchanged")}
        return {}

    @property
    def deals(self) -> int:
        """Deals of a game for pots; 0 for lives, where they are not known beforehand."""
        return self.players * self.rounds if self.stakes == "pots" else 0

    @property
    def hand_size(self) -> int:
        """Three cards each."""
        return HAND

    @property
    def turned(self) -> int:
        """Cards that lie face up when a deal begins: the first of the pile, or the middle."""
        return HAND if self.mechanism == "widow" else 1

    @property
    def takes_talon(self) -> bool:
        """False: the cards left over are the stock."""
        return False

    def turned_over(self, talon: tuple[Card, ...]) -> tuple[Card, ...]:
        """The first card of the pile, or the middle; the dealer's other packet lies face down."""
        return () if self.dealer_packet else talon[: self.turned]

    def order(self, _trump: PlaySuit | None, /) -> CardOrder:
        """The ranks by nature, without trumps: this decides nothing but how a hand is sorted."""
        return _ORDERS[self.pack]

    def points(self, card: Card, _order: CardOrder, /) -> int:
        """Ace 11, court cards and ten 10, others what is printed on them (pagat)."""
        return pips(card)

    def musts(self, _order: CardOrder, _trick: Trick, _number: int, /) -> tuple[FollowRule, ...]:
        """None: there are no tricks."""
        return ()

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Three cards each, one at a time (pagat); in packets where the dealer chooses one."""
        packets = (HAND,) if self.dealer_packet else (1,) * HAND
        left = len(self.pack) - HAND * len(seats)
        return DealPlan(number, dealer, seats, packets, left=left, turned=Turned.NONE)

    def plan(self, first: Seat, lines: tuple[ScoreLine, ...]) -> DealPlan:
        """The next living player deals, and the living play."""
        living = self.living(lines)
        dealer = first
        if lines:
            after = self.seating.round(self.seating.after(lines[-1].dealer))
            dealer = next(seat for seat in after if seat in living)
        round_of = self.seating.round(self.seating.after(dealer))
        seats = tuple([seat for seat in round_of if seat in living])
        return self.plan_of(len(lines) + 1, dealer, seats)

    def lives_after(self, lines: tuple[ScoreLine, ...]) -> tuple[int, ...]:
        """The lives of each seat after some deals; :data:`OUT` for a player who is out.

        In a game for pots, the pots that each has won.
        """
        if self.stakes == "lives":
            return _lives_after(lines, self.lives, self.players, self.last_chance)
        won = ((entry.points for entry in line.sheet) for line in lines)
        return tuple(map(sum, zip((0,) * self.players, *won, strict=True)))

    def living(self, lines: tuple[ScoreLine, ...]) -> tuple[Seat, ...]:
        """The seats still in the game; all of them once it is over, for the next game."""
        seats = tuple(range(self.players))
        if self.stakes == "pots":
            return seats
        left = tuple([seat for seat, own in enumerate(self.lives_after(lines)) if own > OUT])
        return left if len(left) > 1 else seats

    def valued(self, cards: CardSet) -> Valued:
        """The value of a hand, and the cards that make it."""
        return valued(cards.bits, self.triple, self.triple_aces, self.straight_flush)

    def halves(self, cards: CardSet) -> int:
        """The value of a hand in half points."""
        return self.valued(cards).halves

    def may_knock(self, cards: CardSet) -> bool:
        """Tell whether a hand has what a knock needs."""
        if isinstance(self.minimum_knock, str):
            return len({card.suit for card in cards}) == 1
        return self.halves(cards) >= 2 * self.minimum_knock

    def wins_at_once(self, cards: CardSet) -> bool:
        """Tell whether a hand ends the deal: 31, or three aces that count more."""
        return self.halves(cards) >= THIRTY_ONE


_ORDERS = {
    FULL_PACK: CardOrder(None, (), tuple(reversed(Rank))),
    PACK: CardOrder(None, (), PACK_RANKS),
}


def after_loss(lives: int, lost: int, *, last_chance: bool) -> int:
    """The lives of a player after a loss; :data:`OUT` once they are used up.

    With a last chance a player without lives is still in, until the next loss; who has one life
    and loses two is out (pagat).
    """
    left = lives - lost
    return OUT if left < (0 if last_chance else 1) else left


@lru_cache(maxsize=256)
def _lives_after(
    lines: tuple[ScoreLine, ...],
    start: int,
    players: int,
    last_chance: bool,  # noqa: FBT001 - lru_cache.
) -> tuple[int, ...]:
    lives = [start] * players
    for line in lines:
        for seat, entry in enumerate(line.sheet):
            if lives[seat] > OUT:
                lives[seat] = after_loss(lives[seat], entry.points, last_chance=last_chance)
    return tuple(lives)


def thirty_one(rules: Rules) -> ThirtyOneOptions:
    """The rules, narrowed to those of Thirty-One."""
    return narrowed(rules, ThirtyOneOptions)
