"""Hands of Skat as bits: matadors, values of games, and what they pay on the list."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import PACK, WHOLE_PACK, CardSet, FifthSuit, PlaySuit, Suit
from reunion_desktop.games.skat.options import (
    BASE,
    GAME_BONUS,
    GRAND,
    NULL,
    NULL_VALUES,
    OTHERS_BONUS,
    OUVERT,
    RANK_POINTS,
    SkatOptions,
)
from reunion_desktop.games.skat.options.orders import JACKS, matadors, order_of
from reunion_desktop.solver.tables import cards_of

PACK_BITS = CardSet.of(PACK).bits
"""The 32 cards."""
SUIT_BITS = 0b1_1111_1110
"""The eight cards of the lowest suit."""
JACK_BITS = CardSet.of(JACKS).bits
"""The four jacks."""
CARD_POINTS = tuple([RANK_POINTS.get(card.rank, 0) for card in WHOLE_PACK])
"""Card points by :attr:`Card.index`."""


@dataclass(frozen=True, slots=True)
class GameKind:
    """A game without its announced levels."""

    trump: PlaySuit | None
    """The trumps; None for Null."""
    ouvert: bool = False
    """True for Null Ouvert."""

    @property
    def call(self) -> Call:
        """The call that declares it."""
        if self.trump is None:
            return Call(NULL, number=OUVERT if self.ouvert else None)
        return Call(GRAND) if isinstance(self.trump, FifthSuit) else Call("suit", self.trump)


SUIT_GAMES = tuple([GameKind(suit) for suit in Suit])
GRAND_GAME = GameKind(FifthSuit.JACKS)
NULL_GAME = GameKind(None)
NULL_OUVERT = GameKind(None, ouvert=True)
KINDS = (*SUIT_GAMES, GRAND_GAME, NULL_GAME, NULL_OUVERT)
"""Every game that is considered."""


def points_of(bits: int) -> int:
    """The card points of a set."""
    return sum([CARD_POINTS[card] for card in cards_of(bits)])


@lru_cache(maxsize=8)
def trump_bits(trump: PlaySuit | None) -> int:
    """Every trump of a game."""
    return order_of(trump).trumps.bits


def run_of(bits: int, trump: PlaySuit) -> int:
    """The number of matadors, with or without, of the declarer's cards and the skat."""
    return _run(bits & trump_bits(trump), trump)


@lru_cache(maxsize=4096)
def _run(trumps: int, trump: PlaySuit) -> int:
    return abs(matadors(CardSet(trumps), order_of(trump)))


def value_of(kind: GameKind, cards: int, *, hand: bool, more: int = 0) -> int:
    """The value of a game won simple.

    Args:
        kind: the game.
        cards: the declarer's cards as dealt, with the skat as far as it is known.
        hand: whether the skat is left.
        more: further levels.
    """
    if kind.trump is None:
        return NULL_VALUES[hand, kind.ouvert]
    return BASE[kind.trump] * (run_of(cards, kind.trump) + 1 + hand + more)


@dataclass(frozen=True, slots=True)
class Ledger:
    """Points of a game for the declarer, against the mean of the others, by the list."""

    win: int
    """Added to the value of a game won."""
    loss: int
    """Charged beyond the value of a game lost."""
    factor: int = 2
    """How often the value of a game lost counts."""

    def won(self, value: int) -> int:
        """The worth of a game won."""
        return value + self.win

    def lost(self, value: int) -> int:
        """The worth of a game lost, below 0."""
        return -self.factor * value - self.loss


def ledger_of(rules: SkatOptions) -> Ledger:
    """The list that the rules keep."""
    if rules.accounting == "seeger_fabian":
        return Ledger(GAME_BONUS, GAME_BONUS + OTHERS_BONUS[rules.players])
    single = rules.accounting == "bierlachs" and rules.bierlachs_loss == "single"
    return Ledger(0, 0, 1 if single else 2)
