"""Value: the rules of a table, the numbers and choices on which houses differ.

Every field that a house may choose is listed in :data:`OPTIONS` and stands in a record under
the same name. Sources: Pierer's Universal-Lexikon, 4th ed., vol. 14 (1862), "Reunion";
Wikipedia, "Réunion (card game)", early text (here "the old web text") and present text;
CatsAtCards.com, "How To Play Réunion"; jeux-de-cartes.com, "Réunion" (the French page).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Literal

from reunion_desktop.engine.cards import PACK, Card, CardSet, Rank, Suit
from reunion_desktop.engine.seats import Seat, Seating
from reunion_desktop.engine.tricks import CardOrder, two_bowers

FREE = 150
"""A total from which a loser pays nothing (Pierer 1862: *wer 150 gemacht hat*)."""
MATSCH = 100
"""A total below which a loser is *matsch*, in the mud, and pays double (Pierer 1862)."""
DEEP = 50
"""A total below which a loser pays three units (Wikipedia)."""
NOTHING = 4
"""Units that a loser pays for a total of nothing at all (Pierer 1862: *vierfach*)."""

OptionValue = bool | int | str
"""What an option may be set to."""

_LOW_TEN = tuple(reversed(Rank))
_HIGH_TEN = (Rank.ACE, Rank.TEN, *(rank for rank in _LOW_TEN if rank not in {Rank.ACE, Rank.TEN}))
_POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}


class BadRules(ValueError):  # noqa: N818 - named as a player would say it.
    """A rule set that cannot be played, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Option:
    """One row on which houses differ: its name in a record and what it may be set to."""

    key: str
    values: tuple[OptionValue, ...]
    """Allowed values, the default of the Rhineland rules first."""


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

_ALLOWED = {option.key: option.values for option in OPTIONS}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The rules of one table.

    Raises:
        BadRules: a value is not one of its option's, or two options cannot go together.
    """

    preset: str = "rhineland"
    """Name of the rule set it started from; informative only."""

    ten_rank: Literal["high", "low"] = "high"
    """``high``: A 10 K Q (Pierer 1862; Wikipedia; CatsAtCards). ``low``: A K Q J 10 (old web
    text; French page)."""
    direction: Literal["anticlockwise", "clockwise"] = "anticlockwise"
    """Which way deal and play run (anticlockwise: Pierer 1862; clockwise: French page)."""
    first_dealer: Literal["lowest", "highest", "random"] = "lowest"
    """Who deals first after a draw (lowest: Pierer 1862; highest: CatsAtCards)."""
    seats: Literal["fixed", "draw"] = "fixed"
    """Whether places at the table are drawn for (Wikipedia) or kept."""
    cut: Literal["before", "after", "off"] = "before"
    """Who cuts: the last player before the dealer in order of play (Pierer 1862: the dealer's
    left), the first one after him, or nobody."""
    turn_up: Literal["bottom", "top_of_two"] = "bottom"
    """Which of the last two cards is turned (bottom: Pierer 1862; upper: CatsAtCards)."""
    turn_up_pickup: Literal["at_once", "after_trick2_playable", "after_trick2_locked"] = "at_once"
    """When the turned card goes to the dealer's hand. Pierer 1862 and the French page leave it
    on the table until the second trick is over; no source says whether it may be played from
    there, so both readings are offered."""
    discard_turn_up: bool = True
    """Whether the dealer may lay the turned card away (CatsAtCards)."""
    max_tens_discarded: Literal[1, 2] = 1
    """How many tens may be laid away (1: CatsAtCards, Wikipedia; 2: no limit in Pierer 1862)."""
    overtrump: Literal["off", "when_ruffing"] = "off"
    """Whether one who ruffs a trick already trumped must play higher if he can (French page,
    *surcouper si besoin est*; Pierer 1862 says that one is free)."""
    left_bower_fee: Literal[0, 1] = 1
    """Units paid when the right bower takes the left (all sources)."""
    no_trick_fee: Literal[0, 1] = 1
    """Units a trickless player pays to each opponent (all sources but the French page)."""
    no_trick_basis: Literal["tricks", "points"] = "tricks"
    """What one must have none of to pay: tricks (Wikipedia, CatsAtCards), or points entered for
    the deal (Pierer 1862, taken literally)."""
    dealer_no_trick_discards: Literal["stand", "void"] = "stand"
    """Whether a trickless dealer's discards count (Wikipedia, CatsAtCards: yes; Pierer: no)."""
    mark_style: Literal["slash_underline", "dash", "none"] = "slash_underline"
    """How a trickless hand is written: a slash, or the dealer's discards underlined (Wikipedia); a
    dash, or the discards as a plain number (Pierer 1862); or plain numbers only."""
    reveal_discards: Literal["at_count", "never"] = "at_count"
    """Whether the discards are shown when points are counted (French page)."""
    deals_per_player: Literal[1, 3] = 1
    """Deals by each player in a sitting; 3 (French page) is played as three games of three
    deals, settled one after another, because the bands only make sense for three deals."""
    fifty_band: bool = True
    """Whether a total under 50 pays three units (Wikipedia) instead of two (Pierer 1862)."""
    zero_band: bool = True
    """Whether a total of 0 pays four units (Pierer 1862: *vierfach*; Wikipedia)."""
    tie_for_win: Literal["each", "share", "playoff", "none"] = "each"
    """What happens when the highest total is shared; no source says anything. ``each``: every
    winner is paid in full; ``share``: the winners split each payment; ``playoff``: one more deal
    breaks the tie; ``none``: nobody pays."""
    ledger: Literal["transfer", "receipts"] = "transfer"
    """Whether units change hands (most sources) or are earned only (CatsAtCards)."""
    session_rank: Literal["net", "gross"] = "net"
    """Which balance ranks a session of several games."""

    players: int = 3
    """Seats at the table."""
    pack: tuple[Card, ...] = PACK
    """The cards used, in the order of an unshuffled pack."""
    packets: tuple[int, ...] = (3, 4, 3)
    """Cards given to each player in each round of the deal."""
    talon: int = 2
    """Cards left over after the deal; they go to the dealer."""
    bower_points: int = 12
    """Card points of each bower."""
    last_trick: int = 10
    """Card points for winning the last trick."""
    deals: int = 3
    """Deals in a game, one by each player."""

    def __post_init__(self) -> None:
        for key, values in _ALLOWED.items():
            value = getattr(self, key)
            if not any(value is allowed or _same(value, allowed) for allowed in values):
                wanted = ", ".join(_text(allowed) for allowed in values)
                message = f"Rule {key} cannot be {_text(value)}; expected one of {wanted}."
                raise BadRules(message)
        for key, (value, reason) in _forced(self.as_options()).items():
            if getattr(self, key) != value:
                raise BadRules(f"{reason}, so {key} must be {_text(value)}.")

    @property
    def seating(self) -> Seating:
        """The chairs and their order of play."""
        return Seating(self.players)

    @property
    def hand_size(self) -> int:
        """Cards each player holds when play begins, and the number of tricks."""
        return sum(self.packets)

    def cutter(self, dealer: Seat) -> Seat | None:
        """Who cuts the dealer's pack; None where nobody does."""
        if self.cut == "off":
            return None
        return self.seating.before(dealer) if self.cut == "before" else self.seating.after(dealer)

    def order(self, trump: Suit) -> CardOrder:
        """The order of the cards when a suit is trumps."""
        return two_bowers(trump, _HIGH_TEN if self.ten_rank == "high" else _LOW_TEN)

    def points(self, card: Card, order: CardOrder) -> int:
        """The card points of one card under a trump."""
        return self.bower_points if card in order.bowers else _POINTS.get(card.rank, 0)

    def count(self, cards: CardSet | tuple[Card, ...], order: CardOrder) -> int:
        """The card points of several cards under a trump."""
        return sum(self.points(card, order) for card in cards)

    @property
    def bands(self) -> tuple[int, ...]:
        """The totals below each of which a loser pays one unit more, high to low."""
        return (FREE, MATSCH, DEEP) if self.fifty_band else (FREE, MATSCH)

    def due(self, total: float) -> int:
        """Units that a loser with this total pays the winner."""
        if total <= 0 and self.zero_band:
            return NOTHING
        return sum(total < band for band in self.bands)

    def as_options(self) -> dict[str, OptionValue]:
        """Every option with its value, as a record writes them, ``preset`` last."""
        resolved: dict[str, OptionValue] = {key: getattr(self, key) for key in _ALLOWED}
        resolved["preset"] = self.preset
        return resolved

    def changed(self, options: Mapping[str, object]) -> Ruleset:
        """The same rules with some options set otherwise.

        What an option forces follows it: a turned card that stays on the table cannot be laid
        away, and where units are only earned, what was earned ranks a session.

        Raises:
            BadRules: an option is unknown, its value is not allowed, or two cannot go together.
        """
        known = {field.name: getattr(self, field.name) for field in fields(self)}
        for key in options:
            if key not in _ALLOWED and key != "preset":
                message = f"There is no rule {key!r}; expected one of {', '.join(_ALLOWED)}."
                raise BadRules(message)
        return Ruleset(**(known | forced_options(options) | dict(options)))


def forced_options(options: Mapping[str, object]) -> dict[str, OptionValue]:
    """The options that some others leave no choice, each with the value that it must have."""
    return {key: value for key, (value, _) in _forced(options).items()}


def _forced(options: Mapping[str, object]) -> dict[str, tuple[OptionValue, str]]:
    """As ``forced_options``, each value with its reason: every coupling of two options."""
    found: dict[str, tuple[OptionValue, str]] = {}
    pickup = options.get("turn_up_pickup", "at_once")
    if pickup != "at_once":
        reason = f"Rule turn_up_pickup={pickup} leaves the turned card on the table"
        found["discard_turn_up"] = (False, reason)
    if options.get("ledger") == "receipts":
        found["session_rank"] = ("gross", "Rule ledger=receipts knows no losses")
    return found


def _same(value: object, allowed: OptionValue) -> bool:
    """Equal and of one type: JSON's true is not the number 1."""
    return type(value) is type(allowed) and value == allowed


def _text(value: object) -> str:
    """A value as it is written in a record or on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
