"""Evaluator of Skat: which games are worth a thought, and what trumps are worth."""

from __future__ import annotations

import pytest

from reunion_desktop.ai.skat.bidding import declarable
from reunion_desktop.ai.skat.evaluator import DeclarersHand, evaluator
from reunion_desktop.ai.skat.hands import GameKind
from reunion_desktop.engine.cards import CardSet, Suit

KEPT = CardSet.parse("C8 CK CA DT DA H9 HT HA H8 SJ").bits
AWAY = CardSet.parse("S9 SK").bits


def test_a_suit_laid_away_is_not_declared() -> None:
    """A jack alone makes no suit game, in the suit that was laid away least of all."""
    found = declarable(evaluator(), KEPT, AWAY, KEPT | AWAY, leads=True, hand=False)
    suits = [game.kind.trump for game in found if isinstance(game.kind.trump, Suit)]
    assert set(suits) == {Suit.CLUBS, Suit.HEARTS}
    assert max(found, key=lambda game: game.chance).kind.trump == Suit.HEARTS


@pytest.mark.parametrize(
    ("fewer", "more"),
    [
        ("C7 C8 C9 CK CQ CA CT CJ H7 H8", "C7 C8 C9 CK CQ CA CT CJ HJ H8"),
        ("C7 C8 C9 CK CQ CA CT CJ HJ H8", "C7 C8 C9 CK CQ CA CT CJ HJ DJ"),
        ("CJ C7 H7 H9 S8 S9 D7 D8 D9 DQ", "CJ C7 C9 H7 S8 S9 D7 D8 D9 DQ"),
    ],
)
def test_a_further_trump_makes_no_game_worse(fewer: str, more: str) -> None:
    """Also beyond the numbers of trumps that the weights know."""
    kind = GameKind(Suit.CLUBS)
    chances = [
        evaluator().chance(
            kind, DeclarersHand(CardSet.parse(cards).bits, CardSet.parse("S7 SQ").bits)
        )
        for cards in (fewer, more)
    ]
    assert chances[0] <= chances[1]
