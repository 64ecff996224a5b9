"""Values of the games of Skat against a bid, from the cards that the player has seen."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.games.skat.options import BASE, NULL_VALUES, OUVERT, declarations, trump_of
from reunion_desktop.games.skat.options.orders import matadors, order_of

GAMES = declarations(hand=False)
"""The games of a hand, the dearest suit first."""

_STEPS = (0, 2, 4, 5)
"""How much each level that is announced adds, with the levels that it includes."""


class Reach(Enum):
    """Tells with what a game is worth the bid."""

    AS_IT_IS = "as_it_is"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    ANNOUNCED = "announced"
    """A level must be announced."""
    NEVER = "never"


class Worth(NamedTuple):
    """Value of a game with the cards seen, before any card is played."""

    run: int
    """Matadors: positive with them, negative without; 0 in Null."""
    value: int
    base: int
    """Base value; 0 in Null."""

    def reach(self, bid: int, level: int, *, announces: bool = False) -> Reach:
        """With what the game reaches a bid.

        Args:
            bid: the bid.
            level: the level announced.
            announces: whether a higher level may still be announced.
        """
        if self.value >= bid:
            return Reach.AS_IT_IS
        more = (Reach.SCHNEIDER, Reach.SCHWARZ)[level:] if self.base else ()
        for steps, reach in enumerate(more, 1):
            if self.value + steps * self.base >= bid:
                return reach
        announced = self.value + max(_STEPS) * self.base
        return Reach.ANNOUNCED if announces and announced >= bid else Reach.NEVER


def worth(game: Call, cards: CardSet, *, hand: bool) -> Worth:
    """Value of a game with the levels announced.

    Args:
        game: the game, as declared.
        cards: the cards of the player, with the skat where it was taken up.
        hand: whether it is played from the hand.
    """
    level = game.number or 0
    trump = trump_of(game)
    if trump is None:
        return Worth(0, NULL_VALUES[hand, level == OUVERT], 0)
    base, run = BASE[trump], matadors(cards, order_of(trump))
    return Worth(run, base * (abs(run) + 1 + hand + _STEPS[level]), base)


def values(cards: CardSet) -> Iterator[tuple[Call, Worth, Worth]]:
    """Each game of a hand, with its value after the skat was taken up, and from the hand."""
    for game in GAMES:
        yield game, worth(game, cards, hand=False), worth(game, cards, hand=True)


def highest(cards: CardSet) -> int:
    """The highest value of all games of a hand, without Schneider."""
    return max(from_hand.value for _, _, from_hand in values(cards))
