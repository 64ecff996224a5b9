"""Options of Ekart: Réunion's and three more, and the rules that depend on them.

Source: Wikipedia, "Réunion (card game)", on Schneider, *Kartenspiele im Elsass* (1883), the one
text that describes the game: Réunion with a *Staubaus*, a card demanded by a player who expects to
take all ten tricks; in Great Ekart a second round of calls, another suit for trumps and four
matadors; four or five at the table, three of whom play while the others are kings. Whatever goes
beyond that is this program's ruling, and the rules book says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, PlaySuit, Rank, Suit
from reunion_desktop.engine.rules import Option, Rules, narrowed
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder, TakenTrick
from reunion_desktop.games.reunion.options import OPTIONS as REUNION_OPTIONS
from reunion_desktop.games.reunion.options import ReunionOptions

if TYPE_CHECKING:
    from reunion_desktop.engine.observe import DealObservation

STAUBAUS = "staubaus"
"""*Staubaus*, a clear-out: the word of the call that demands a card."""

ACTIVE = 3
"""Players of a deal; any other at the table is a king (Wikipedia, after Schneider)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EkartOptions(ReunionOptions):
    """The options of Ekart as fields, and the rules that depend on them."""

    game: ClassVar[str] = "ekart"
    code_number: ClassVar[int | None] = 5
    options: ClassVar[tuple[Option, ...]] = (
        *REUNION_OPTIONS,
        Option("kind", ("little", "great")),
        Option("players", (3, 4, 5)),
        Option("staubaus_units", (2, 1, 3)),
    )
    lets_look: ClassVar[bool] = True
    """A king may look into one hand a deal, which no source says: this program's ruling."""

    preset: str = "little"

    kind: Literal["little", "great"] = "little"
    """``little``: a Staubaus in the turned suit. ``great``: a second round in which a Staubaus may
    be called in another suit, and all four Jacks are matadors (Wikipedia, after Schneider).
    """
    players: int = ACTIVE
    """Seats at the table: three, or four or five with kings (Wikipedia, after Schneider)."""
    staubaus_units: Literal[2, 1, 3] = 2
    """Units that a Staubaus wins from each opponent, or costs to each; no source says a figure."""

    def __post_init__(self) -> None:
        # Every seat deals once in a game; the base class would give Réunion's number.
        object.__setattr__(self, "deals", self.players)
        Rules.__post_init__(self)

    @property
    def playoff_deals(self) -> int:
        """Deals of a play-off: one; with kings a whole round, as a tied player might sit out."""
        return 1 if self.players == ACTIVE else self.players

    def dealt_in(self, dealer: Seat) -> tuple[Seat, ...]:
        """The dealer and the next two play; the seat before the dealer is king.

        The seats that sit out are this program's ruling: the dealer has the talon, so must play,
        and in a game in which everybody deals once everybody plays three deals.
        """
        return (*ReunionOptions.dealt_in(self, dealer)[: ACTIVE - 1], dealer)

    def order(self, trump: PlaySuit | None) -> CardOrder:
        """The order of the cards when a suit is trumps: two bowers, or four matadors.

        Of the four the two highest count twelve points, so that a deal is worth as much as in
        Réunion, which is this program's ruling.
        """
        order = ReunionOptions.order(self, trump)
        if self.kind == "little":
            return order
        return four_matadors(order.right_bower.suit, order.ranks)


def demand(card: Card, suit: Suit | None = None) -> Call:
    """The call that demands a card: in the turned suit, or in another for trumps."""
    return Call(STAUBAUS, suit, card)


@lru_cache(maxsize=16)
def four_matadors(trump: Suit, ranks: tuple[Rank, ...]) -> CardOrder:
    """The order with all four Jacks above the other trumps, those of the trump colour highest.

    Of the two others clubs stand before spades and hearts before diamonds, which is this program's
    ruling: Schneider is quoted only as saying that those of the trump colour are the highest.
    """
    others = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
    rest = [suit for suit in others if suit not in {trump, trump.mate}]
    jacks = tuple([Card(suit, Rank.JACK) for suit in (trump, trump.mate, *rest)])
    return CardOrder(trump, jacks, ranks)


def losing_trick(deal: DealObservation) -> TakenTrick | None:
    """The first trick of an opponent in a Staubaus, which loses it; None while it can be won."""
    caller = deal.contract.declarer
    if caller is None:
        return None
    return next((taken for taken in deal.taken if taken.winner != caller), None)


def ekart(rules: Rules) -> EkartOptions:
    """The rules, narrowed to Ekart's."""
    return narrowed(rules, EkartOptions)
