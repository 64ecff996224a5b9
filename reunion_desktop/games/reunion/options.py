"""Options of Réunion, and the rules that depend on them except dealing and scoring.

Every field that a house may choose is listed in :data:`OPTIONS` and stands in a record under the
same name. Sources: Pierer's Universal-Lexikon, 4th ed., vol. 14 (1862), "Reunion"; Wikipedia,
"Réunion (card game)", early text (here "the old web text") and present text; CatsAtCards.com, "How
To Play Réunion"; jeux-de-cartes.com, "Réunion" (the French page).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.cards import PACK_RANKS, Card, PlaySuit, Rank
from reunion_desktop.engine.duties import Duty, FollowRule, follow_else_trump
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
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import PublicDeal
from reunion_desktop.engine.tricks import CardOrder, Trick, two_bowers

AFTER_TRICK = 2
"""The turned card stays on the table until this trick is over, where rules leave it there
(Pierer 1862: *bis nach dem zweiten Stiche*)."""

FREE = 150
"""A total from which a loser pays nothing (Pierer 1862: *wer 150 gemacht hat*)."""
MATSCH = 100
"""A total below which a loser is *matsch*, in the mud, and pays double (Pierer 1862)."""
DEEP = 50
"""A total below which a loser pays three units (Wikipedia)."""
NOTHING = 4
"""Units that a loser pays for a total of 0 (Pierer 1862: *vierfach*)."""

_LOW_TEN = PACK_RANKS
_HIGH_TEN = (Rank.ACE, Rank.TEN, *(rank for rank in _LOW_TEN if rank not in {Rank.ACE, Rank.TEN}))

OPTIONS: tuple[Option, ...] = (
    Option("ten_rank", ("high", "low")),
    Option("direction", ("anticlockwise", "clockwise")),
    Option("first_dealer", ("lowest", "highest", "random")),
    Option("seats", ("fixed", "draw")),
    Option("cut", ("before", "after", "off")),
    Option("turn_up", ("bottom", "top_of_two")),
    Option("turn_up_pickup", ("at_once", "after_trick2_playable", "after_trick2_locked")),
    Option("discard_turn_up", (True, False)),
    Option("max_tens_discarded", (1, 2)),
    Option("overtrump", ("off", "when_ruffing")),
    Option("left_bower_fee", (1, 0)),
    Option("no_trick_fee", (1, 0)),
    Option("no_trick_basis", ("tricks", "points")),
    Option("dealer_no_trick_discards", ("stand", "void")),
    Option("mark_style", ("slash_underline", "dash", "none")),
    Option("reveal_discards", ("at_count", "never")),
    Option("deals_per_player", (1, 3)),
    Option("fifty_band", (True, False)),
    Option("zero_band", (True, False)),
    Option("tie_for_win", ("each", "share", "playoff", "none")),
    Option("ledger", ("transfer", "receipts")),
    Option("session_rank", ("net", "gross")),
)
"""Every option, in the order in which a rules page lists them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReunionOptions(Rules):
    """The options of Réunion as fields, and the rules that depend on them."""

    game: ClassVar[str] = "reunion"
    code_number: ClassVar[int | None] = 0
    options: ClassVar[tuple[Option, ...]] = OPTIONS

    preset: str = "rhineland"

    ten_rank: Literal["high", "low"] = "high"
    """``high``: A 10 K Q (Pierer 1862; Wikipedia; CatsAtCards). ``low``: A K Q J 10 (old web
    text; French page)."""
    direction: Direction = "anticlockwise"
    """Which way deal and play run (anticlockwise: Pierer 1862; clockwise: French page)."""
    first_dealer: FirstDealer = "lowest"
    """The seat that deals first after a draw (lowest: Pierer 1862; highest: CatsAtCards)."""
    seats: Literal["fixed", "draw"] = "fixed"
    """Draw for places at the table (Wikipedia) or keep them."""
    cut: Cut = "before"
    """The seat that cuts: the last player before the dealer in order of play (Pierer 1862: the
    dealer's left), the first one after the dealer, or none.
    """
    turn_up: Literal["bottom", "top_of_two"] = "bottom"
    """Which of the last two cards is turned (bottom: Pierer 1862; upper: CatsAtCards)."""
    turn_up_pickup: Literal["at_once", "after_trick2_playable", "after_trick2_locked"] = "at_once"
    """When the turned card goes to the dealer's hand. Pierer 1862 and the French page leave it
    on the table until the second trick is over; no source says whether it may be played from
    there, so both readings are offered."""
    discard_turn_up: bool = True
    """True where the dealer may discard the turned card (CatsAtCards)."""
    max_tens_discarded: Literal[1, 2] = 1
    """How many tens may be discarded (1: CatsAtCards, Wikipedia; 2: no limit in Pierer 1862)."""
    overtrump: Literal["off", "when_ruffing"] = "off"
    """When a player who trumps a trumped trick must overtrump if possible: never (Pierer 1862
    leaves it free), or always (French page, *surcouper si besoin est*).
    """
    left_bower_fee: Literal[0, 1] = 1
    """Units paid when the right bower takes the left (all sources)."""
    no_trick_fee: Literal[0, 1] = 1
    """Units a trickless player pays to each opponent (all sources but the French page)."""
    no_trick_basis: Literal["tricks", "points"] = "tricks"
    """The quantity that a player must have none of to pay: tricks (Wikipedia, CatsAtCards), or
    points entered for the deal (Pierer 1862, taken literally).
    """
    dealer_no_trick_discards: Literal["stand", "void"] = "stand"
    """Count a trickless dealer's discards (Wikipedia, CatsAtCards) or void them (Pierer)."""
    mark_style: Literal["slash_underline", "dash", "none"] = "slash_underline"
    """How a trickless hand is written: a slash, or the dealer's discards underlined (Wikipedia); a
    dash, or the discards as a plain number (Pierer 1862); or plain numbers only."""
    reveal_discards: Literal["at_count", "never"] = "at_count"
    """When the discards are shown: when points are counted (French page), or never."""
    deals_per_player: Literal[1, 3] = 1
    """Deals by each player in a session; 3 (French page) is played as three games of three deals,
    settled one after another, because the bands only make sense for three deals.
    """
    fifty_band: bool = True
    """True where a total under 50 pays three units (Wikipedia) instead of two (Pierer 1862)."""
    zero_band: bool = True
    """True where a total of 0 pays four units (Pierer 1862: *vierfach*; Wikipedia)."""
    tie_for_win: Literal["each", "share", "playoff", "none"] = "each"
    """The settlement where the highest total is shared; no source says anything. ``each``: every
    winner is paid in full; ``share``: the winners split each payment; ``playoff``: one more deal
    breaks the tie; ``none``: no payments.
    """
    ledger: Literal["transfer", "receipts"] = "transfer"
    """Units change hands (most sources) or are earned only (CatsAtCards)."""
    session_rank: Literal["net", "gross"] = "net"
    """Which balance ranks a session of several games."""

    packets: tuple[int, ...] = (3, 4, 3)
    """Cards given to each player in each round of the deal."""
    talon: int = 2
    """Cards left over after the deal; they go to the dealer."""
    deals: int = 3
    """Deals in a game, one by each player."""

    @property
    def playoff_deals(self) -> int:
        """Deals of a play-off, repeated while the tie stands."""
        return 1

    @property
    def hand_size(self) -> int:
        """Ten cards each, and ten tricks."""
        return sum(self.packets)

    @property
    def last_trick(self) -> int:
        """Ten points for winning the last trick (all sources)."""
        return 10

    @property
    def shows_discards(self) -> bool:
        """True where the discards are shown when points are counted."""
        return self.reveal_discards == "at_count"

    def deal_plan(self, number: int, dealer: Seat, seats: tuple[Seat, ...]) -> DealPlan:
        """Ten cards each and two left over, one of which is turned."""
        turned = Turned.LAST if self.turn_up == "bottom" else Turned.FIRST_LEFT
        return DealPlan(number, dealer, seats, self.packets, left=self.talon, turned=turned)

    @property
    def turned_stays(self) -> int:
        """The turned card lies there until the talon is taken up, or for two tricks."""
        return 0 if self.turn_up_pickup == "at_once" else AFTER_TRICK

    @property
    def goes_higher(self) -> bool:
        """True where overtrumping is a duty (French page)."""
        return self.overtrump == "when_ruffing"

    def musts(self, order: CardOrder, trick: Trick, _number: int, /) -> tuple[FollowRule, ...]:
        """Follow suit; if void, trump; with neither, play any card.

        Overtrumping is a duty only where the rules say so, and only for a player who trumps a
        trick that is trumped already (jeux-de-cartes.com: *surcouper si besoin est*).
        """
        trump, led = order.trump, trick.led(order)
        if led is None or trump is None:
            return ()
        duties = follow_else_trump(order, led)
        if self.overtrump == "when_ruffing" and led != trump:
            best = trick.cards[trick.best(order)]
            if order.is_trump(best):
                higher = order.over(best)
                return (duties[0], FollowRule(higher, higher, Duty.OVERTRUMP, trump), duties[1])
        return duties

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The order of the cards when a suit is trumps."""
        return two_bowers(trump, _HIGH_TEN if self.ten_rank == "high" else _LOW_TEN)

    @property
    def bands(self) -> tuple[int, ...]:
        """The totals below each of which a loser pays one unit more, high to low."""
        return (FREE, MATSCH, DEEP) if self.fifty_band else (FREE, MATSCH)

    def due(self, total: float) -> int:
        """Units that a loser with this total pays the winner."""
        if total <= 0 and self.zero_band:
            return NOTHING
        return sum(total < band for band in self.bands)

    @classmethod
    def couplings(cls, options: Mapping[str, object], /) -> dict[str, tuple[OptionValue, str]]:
        """A turned card left on the table bans its discard; a ledger of receipts ranks by gross."""
        found: dict[str, tuple[OptionValue, str]] = {}
        pickup = options.get("turn_up_pickup", "at_once")
        if pickup != "at_once":
            reason = f"Rule turn_up_pickup={pickup} leaves the turned card on the table"
            found["discard_turn_up"] = (False, reason)
        if options.get("ledger") == "receipts":
            found["session_rank"] = ("gross", "Rule ledger=receipts knows no losses")
        return found


def reunion(rules: Rules) -> ReunionOptions:
    """The rules, narrowed to Réunion's."""
    return narrowed(rules, ReunionOptions)


def turned_card(deal: PublicDeal | DealCards) -> Card:
    """The card that was turned for trumps; every deal of Réunion has one.

    Raises:
        LookupError: none was; the deal is another game's.
    """
    if deal.turn_up is None:
        message = "No card was turned; expected a deal of reunion."
        raise LookupError(message)
    return deal.turn_up
