"""Prompts for the player's move as text."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.ui.games.reunion.words import ReunionWords
from reunion_desktop.ui.words.prompts import prompt_sentence

SPADES = ReunionRules().order(Suit.SPADES)
HT, CJ, SA = Card.parse("HT"), Card.parse("CJ"), Card.parse("SA")


@pytest.mark.parametrize(
    ("legal", "expected"),
    [
        (MayDiscard(0, CardSet(), 2, 1, ()), "Discard two cards."),
        (MayPlay(0, CardSet(), SPADES), "You lead: play any card."),
        (MayPlay(0, CardSet(), SPADES, Duty.FOLLOW, Suit.CLUBS, HT), "Your turn: follow clubs."),
        (
            MayPlay(0, CardSet(), SPADES, Duty.TRUMP, Suit.SPADES, HT),
            "Your turn: you can’t follow suit, so play a trump.",
        ),
        (
            MayPlay(0, CardSet(), SPADES, Duty.OVERTRUMP, Suit.SPADES, HT),
            "Your turn: overtrump.",
        ),
        (
            MayPlay(0, CardSet(), SPADES, None, None, HT),
            "Your turn: you can’t follow suit or trump, so play any card.",
        ),
    ],
)
def test_prompts(legal: MayPlay | MayDiscard, expected: str) -> None:
    """The prompt follows from the legal moves."""
    assert expected == prompt_sentence(legal, ReunionWords())
