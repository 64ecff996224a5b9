"""Review texts of Ekart only: a Staubaus, and a card given for another."""

from __future__ import annotations

from reunion_desktop.engine.calls import PASS
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.review.values import MoveReview
from reunion_desktop.ui.review.words import decision_cost, decision_sentence, decision_title

WORDS = words_of("ekart")
ASKED = demand(Card.parse("HJ"))
GIVEN = CardSet.parse("C7")


def test_how_often_a_staubaus_succeeds_is_told_whatever_was_said() -> None:
    """The success rate of a Staubaus is told whether it was called or not."""
    often = ("all_tricks", NO_CARDS, None, 0.8)
    good = MoveReview(
        *(7, 0, NO_CARDS, NO_CARDS, 0.0, 0.0, 0.0, (often,), False),
        said=ASKED,
        better_said=ASKED,
    )
    told = "You can take every trick in 80 of 100 possible layouts."
    assert f"Your move was the best one, given what you could know. {told}" == decision_sentence(
        good, WORDS
    )
    missed = MoveReview(
        *(7, 0, NO_CARDS, NO_CARDS, 2.4, 0.0, 4.0, (often,), False), said=PASS, better_said=ASKED
    )
    sentence = decision_sentence(missed, WORDS)
    better = "Better: “Staubaus with the jack of hearts”. It wins 2.40 units more on average."
    assert f"{better} {told} With the actual cards it would have won 4.00 units more." == sentence
    assert "−2.40" == decision_cost(missed)


def test_a_card_given_was_not_laid_away() -> None:
    """The move list names a given card as given, not as discarded."""
    gift = MoveReview(7, 0, GIVEN, GIVEN, 0.0, 0.0, 0.0, (), forced=False, gave=True)
    away = MoveReview(7, 0, GIVEN, GIVEN, 0.0, 0.0, 0.0, (), forced=False)
    assert "Gave: seven of clubs" == decision_title(gift, WORDS)
    assert "Discarded: seven of clubs" == decision_title(away, WORDS)
