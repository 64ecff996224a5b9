"""Values: what of a deal never changes and everybody has seen, as a judge is told it.

A judge knows no game by name. It is given the tables of the solver, the pack, who deals, the turned
card, and marks of the house, each a bit whose meaning belongs to the lessons it was taught by.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from struct import pack

from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.reunion.options import AFTER_TRICK, ReunionOptions
from reunion_desktop.solver.tables import Extras, TrickTables, trick_tables

FEE = 29
"""Card points that a fee of one unit counts for in a judge's eyes: what it is worth on average."""

LOW_TENS, OVERTRUMPS, NO_BOWER_FEE, NO_TRICK_FEE, BY_POINTS, VOIDS, TWO_TENS, KEEPS_TURNED = (
    1 << place for place in range(8)
)
"""Marks of the house at Réunion: tens rank low; one must trump higher; no fee for the left bower;
none for taking no trick; a trick without points is none; a dealer without a trick loses what he
laid away; two tens may be laid away; the turned card may not."""


NO_GOALS = (0, 0)
"""Where no side counts up to anything."""


class Covers(IntEnum):
    """Who plays face down to the first trick where he cannot do as it asks."""

    NOBODY = 0
    LEADER = 1
    ALL = 2


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """One deal as a judge is told it, before any card is known."""

    tables: TrickTables
    """The rules of play, fees in points."""
    pack: int
    """The cards used, as :attr:`CardSet.bits`."""
    dealer: Seat
    turned: int
    """The turned card by :attr:`Card.index`, or ``NO_CARD``."""
    house: int
    """Marks of the house, one bit each."""
    voids: bool
    """Whether a dealer without a trick loses the points that he laid away."""
    locked: int
    """Tricks at the beginning during which the turned card may not be played."""
    goals: tuple[int, int] = NO_GOALS
    """What sides 0 and 1 want to count; a judge is then told more."""
    covers: Covers = Covers.NOBODY
    packed: bytes = field(init=False, repr=False, compare=False)
    """The same but for the tables, as the compiled judge reads it."""

    def __post_init__(self) -> None:
        numbers = (self.pack, self.dealer, self.turned, self.house, self.voids, self.locked)
        packed = pack("=Q8i", *numbers, *self.goals, self.covers)
        object.__setattr__(self, "packed", packed)

    @property
    def has_goals(self) -> bool:
        """Whether sides have goals."""
        return self.goals != NO_GOALS


def fees_in_points(rules: ReunionOptions, *, fees: bool = True) -> Extras:
    """The fees of a house in card points, as a judge counts them."""
    bower = FEE * rules.left_bower_fee * fees
    trickless = FEE * rules.no_trick_fee * fees
    return Extras(
        bower_gain=bower,
        bower_loss=bower,
        no_trick_loss=(trickless * (rules.players - 1),) * rules.players,
        no_trick_gain=trickless,
        by_points=rules.no_trick_basis == "points",
    )


def ground_of(
    rules: ReunionOptions, order: CardOrder, dealer: Seat, turned: Card, *, fees: bool = True
) -> PublicFacts:
    """The ground of a deal of Réunion.

    Args:
        rules: the table.
        order: of the cards.
        dealer: who deals.
        turned: the card turned for trumps.
        fees: whether fees are due; a deal that only breaks a tie carries none.
    """
    extras = fees_in_points(rules, fees=fees)
    marks = {
        LOW_TENS: rules.ten_rank == "low",
        OVERTRUMPS: rules.overtrump != "off",
        NO_BOWER_FEE: not extras.bower_gain,
        NO_TRICK_FEE: not extras.no_trick_gain,
        BY_POINTS: extras.by_points,
        VOIDS: rules.dealer_no_trick_discards == "void",
        TWO_TENS: rules.max_tens_discarded > 1,
        KEEPS_TURNED: not rules.discard_turn_up,
    }
    return PublicFacts(
        trick_tables(order, rules, extras=extras),
        CardSet.of(rules.pack).bits,
        dealer,
        turned.index,
        sum(mark for mark, holds in marks.items() if holds),
        rules.dealer_no_trick_discards == "void",
        AFTER_TRICK if rules.turn_up_pickup == "after_trick2_locked" else 0,
    )
