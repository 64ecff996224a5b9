"""How safe a suit held at Null is, by exact play of that suit alone."""

from __future__ import annotations

from functools import cache, lru_cache

RANKS = 8
"""Ranks of a suit; bit 0 is the lowest."""


@lru_cache(maxsize=1)
def safety() -> tuple[float, ...]:
    """For each set of ranks the share of divisions of the others in which it takes no trick.

    The other ranks of the suit are divided between two defenders in every way. They know where
    every card is, and lead the suit as often as they like.
    """
    shares = []
    for held in range(1 << RANKS):
        out = (1 << RANKS) - 1 & ~held
        divided = [one for one in range(out + 1) if not one & ~out]
        lost = sum([_taken(held, one, out & ~one) for one in divided])
        shares.append(1 - lost / len(divided))
    _taken.cache_clear()
    return tuple(shares)


@cache
def _taken(held: int, one: int, other: int) -> bool:
    """Tell whether a holding can be made to take a trick.

    Args:
        held: the ranks of the declarer.
        one: those of the defender on the left.
        other: those of the defender on the right.
    """
    if not held or not one | other:
        return False

    def lost(card: int, first: int, second: int) -> bool:
        """Tell whether a card of the declarer loses to these two, now or later."""
        return card > max(first, second) or _taken(held ^ card, one ^ first, other ^ second)

    own, left, right = _cards(held), _cards(one), _cards(other)
    return (
        one > 0 and any(all(lost(card, a, b) for card in own) for a in left for b in right)
    ) or (
        other > 0 and any(all(any(lost(card, a, b) for a in left) for card in own) for b in right)
    )


def _cards(ranks: int) -> list[int]:
    """The ranks of a set as bits; 0 alone for a void player, who throws off another suit."""
    return [1 << rank for rank in range(RANKS) if ranks >> rank & 1] or [0]
