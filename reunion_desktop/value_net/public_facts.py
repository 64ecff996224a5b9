"""Public facts of a deal that never change, as the networks read them.

A network knows no game by name. It is given the tables of the solver, the pack, the dealer, the
turned card, and rule flags, each a bit whose meaning was fixed in its training.
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
"""Card points that the networks count for a fee of one unit: its average worth."""

LOW_TENS, OVERTRUMPS, NO_BOWER_FEE, NO_TRICK_FEE, BY_POINTS, VOIDS, TWO_TENS, KEEPS_TURNED = (
    1 << place for place in range(8)
)
"""Rule flags of Réunion: tens rank low; overtrumping is a duty; no fee for the left bower; none
for taking no trick; a trick without points is none; a dealer without a trick loses the discards;
two tens may be discarded; the turned card may not.
"""


NO_GOALS = (0, 0)
"""Goals of a deal in which no side has one."""


class Covers(IntEnum):
    """The seats that play face down to the first trick where they cannot obey its rule."""

    NOBODY = 0
    LEADER = 1
    ALL = 2


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """The public facts of one deal, before any card is played."""

    tables: TrickTables
    """The rules of play, fees in points."""
    pack: int
    """The cards used, as :attr:`CardSet.bits`."""
    dealer: Seat
    turned: int
    """The turned card by :attr:`Card.index`, or ``NO_CARD``."""
    house: int
    """Rule flags, as bits."""
    voids: bool
    """True where a dealer without a trick loses the points of the discards."""
    locked: int
    """Tricks at the beginning during which the turned card may not be played."""
    goals: tuple[int, int] = NO_GOALS
    """The points that sides 0 and 1 need; a network then has further inputs."""
    covers: Covers = Covers.NOBODY
    packed: bytes = field(init=False, repr=False, compare=False)
    """The same without the tables, as the compiled core reads it."""

    def __post_init__(self) -> None:
        numbers = (self.pack, self.dealer, self.turned, self.house, self.voids, self.locked)
        packed = pack("=Q8i", *numbers, *self.goals, self.covers)
        object.__setattr__(self, "packed", packed)

    @property
    def has_goals(self) -> bool:
        """True where sides have goals."""
        return self.goals != NO_GOALS


def fees_worth(rules: ReunionOptions, unit: float) -> Extras:
    """The fees of the rules at the worth of one unit."""
    bower, trickless = round(unit * rules.left_bower_fee), round(unit * rules.no_trick_fee)
    return Extras(
        bower_gain=bower,
        bower_loss=bower,
        no_trick_loss=(trickless * (rules.players - 1),) * rules.players,
        no_trick_gain=trickless,
        by_points=rules.no_trick_basis == "points",
    )


def build_public_facts(
    rules: ReunionOptions, order: CardOrder, dealer: Seat, turned: Card, *, fees: bool = True
) -> PublicFacts:
    """The public facts of a deal of Réunion.

    Args:
        rules: the rules of the table.
        order: of the cards.
        dealer: who deals.
        turned: the card turned for trumps.
        fees: whether fees are due; a deal that only breaks a tie carries none.
    """
    extras = fees_worth(rules, FEE * fees)
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
