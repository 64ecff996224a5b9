"""Actions: the moves that a record contains."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.shuffle import deal_from_seed
from reunion_desktop.games.reunion.rules import ReunionRules


@pytest.mark.parametrize("number", range(1, 9))
def test_trump_is_the_suit_turned(number: int) -> None:
    """The suit of the turned card is trumps, also where the card is a Jack or an ace."""
    dealt = deal_from_seed(ReunionRules(), "trump", 1, number, 0)
    assert Suit.parse(str(dealt.turn_up)[0]) is dealt.trump


def test_actions_are_values() -> None:
    """Two moves with the same contents are equal, in any order of cards."""
    assert PlayCard(1, Card.parse("HT")) == PlayCard(1, Card.parse("HT"))
    assert PlayCard(1, Card.parse("HT")) != PlayCard(2, Card.parse("HT"))
    assert Discard(0, CardSet.parse("HT C7")) == Discard(0, CardSet.parse("C7 HT"))
    assert 1 == len({Discard(0, CardSet.parse("HT C7")), Discard(0, CardSet.parse("C7 HT"))})
