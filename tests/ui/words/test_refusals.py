"""Refusals as text."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.legal import MayPlay, Refusal
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.ui.games.reunion.words import ReunionWords
from reunion_desktop.ui.words.refusals import refusal_sentence

SPADES = ReunionRules().order(Suit.SPADES)
HT, CJ, SA = Card.parse("HT"), Card.parse("CJ"), Card.parse("SA")


@pytest.mark.parametrize(
    ("refusal", "expected"),
    [
        (Refusal(SA, Duty.FOLLOW, Suit.HEARTS), "You must follow hearts."),
        (
            Refusal(CJ, Duty.FOLLOW, Suit.CLUBS, bower=True),
            "You must follow clubs; the left bower counts as a spade.",
        ),
        (
            Refusal(HT, Duty.TRUMP, Suit.SPADES),
            "You can’t follow suit, so you must trump with a spade.",
        ),
        (
            Refusal(HT, Duty.OVERTRUMP, Suit.SPADES),
            "The trick has been trumped and you can overtrump, so you must.",
        ),
        (
            Refusal(SA, Duty.LOCKED),
            "The turned-up card stays on the table until the second trick is over.",
        ),
        (Refusal(SA, Duty.ACE), "You can’t discard an ace."),
        (Refusal(CJ, Duty.BOWER), "You can’t discard a bower."),
        (Refusal(HT, Duty.TENS), "You can discard only one ten."),
        (Refusal(SA, Duty.TURNED), "You can’t discard the turned-up card."),
        (Refusal(SA, Duty.ENOUGH), "You have selected enough cards. Deselect one first."),
    ],
)
def test_refusals(refusal: Refusal, expected: str) -> None:
    """Every duty and restriction has one sentence."""
    assert expected == refusal_sentence(refusal, ReunionWords(), SPADES)


def test_every_duty_has_its_sentence() -> None:
    """Every duty has its own sentence."""
    said = {refusal_sentence(Refusal(HT, duty, Suit.SPADES), ReunionWords()) for duty in Duty}
    assert len(Duty) == len(said)


def test_left_bower_without_the_order() -> None:
    """Without the trump suit, the left bower is called a trump."""
    refusal = Refusal(CJ, Duty.FOLLOW, Suit.CLUBS, bower=True)
    expected = "You must follow clubs; the left bower counts as a trump."
    assert expected == refusal_sentence(refusal, ReunionWords())


def test_engine_refuses_the_left_bower_in_words() -> None:
    """With clubs led and spades trumps, the jack of clubs does not follow clubs."""
    hand = CardSet.parse("CJ C7 HT")
    legal = MayPlay(0, CardSet.parse("C7"), SPADES, Duty.FOLLOW, Suit.CLUBS, Card.parse("CA"))
    sentences = [
        refusal_sentence(no, ReunionWords(), SPADES) for card in hand if (no := legal.refusal(card))
    ]
    assert [
        "You must follow clubs; the left bower counts as a spade.",
        "You must follow clubs.",
    ] == sentences
