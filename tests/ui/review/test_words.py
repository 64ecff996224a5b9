"""Tests of the texts of the review: costs, calls and gifts in the words of a game."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import NO_CARDS, Card, CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayGive
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.history.mistakes import CostOfSession, Mistakes
from reunion_desktop.ui.archive.charts.mistakes import meaning
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.review.values import DealGrade, MoveReview
from reunion_desktop.ui.review.words import (
    decision_cost,
    decision_sentence,
    decision_title,
    grade_sentence,
    grade_title,
)

EKART = words_of("ekart")
ASKED = demand(Card.parse("HJ"))
GIVEN = CardSet.parse("C7")


def test_how_often_a_staubaus_succeeds_is_told_whatever_was_said() -> None:
    """The success rate of a Staubaus is told whether it was called or not."""
    often = ("all_tricks", NO_CARDS, None, 0.8, None)
    good = MoveReview(
        *(7, 0, NO_CARDS, NO_CARDS, 0.0, 0.0, 0.0, (often,), False),
        said=ASKED,
        better_said=ASKED,
    )
    told = "You can take every trick in 80 of 100 possible card layouts."
    assert f"Your move was the best one, given what you could know. {told}" == decision_sentence(
        good, EKART
    )
    missed = MoveReview(
        *(7, 0, NO_CARDS, NO_CARDS, 2.4, 0.0, 4.0, (often,), False), said=PASS, better_said=ASKED
    )
    sentence = decision_sentence(missed, EKART)
    better = "Better: “Staubaus with the jack of hearts”. It wins 2.40 units more on average."
    assert f"{better} {told} With the actual cards it would have won 4.00 units more." == sentence
    assert "−2.40" == decision_cost(missed)


def test_a_game_tells_its_own_reasons() -> None:
    """Reasons that only one game has are told in its words."""
    keeps = ("keeps_value", CardSet.parse("HA"), 50, None, None)
    good = MoveReview(7, 0, GIVEN, GIVEN, 0.0, 0.0, 0.0, (keeps,), forced=False)
    assert "You keep 25 in hearts." in decision_sentence(good, words_of("thirty_one"))


def test_the_gain_of_the_best_move_is_told_once() -> None:
    """A mistake has one amount; how often the best move is best stays among its reasons."""
    best = CardSet.parse("C7")
    for share, said in ((0.8, " Best move in 80 of 100 possible card layouts."), (0.4, "")):
        reason = ("best_seen", best, 30, share, None)
        dear = MoveReview(7, 0, GIVEN, best, 1.03, 1.0, 0.0, (reason,), forced=False)
        gain = "It wins 1.03 units more on average, and takes 1 point more."
        actual = "With the actual cards, the result would probably have been the same."
        assert f"Better: the seven of clubs. {gain}{said} {actual}" == decision_sentence(
            dear, EKART
        )


def test_a_card_that_may_be_beaten_is_told_by_one_share() -> None:
    """How often it wins is the rest of how often it is beaten: only the second is said."""
    better, above = CardSet.parse("SA"), CardSet.parse("D9")
    for often, told in ((0.17, "Risk: in 17 of 100"), (1.0, "It wins the trick in 83 of 100")):
        wins, risk = ("holds", better, None, 0.83, None), ("fears", above, None, often, None)
        dear = MoveReview(7, 0, GIVEN, better, 0.5, 0.0, 0.5, (wins, risk), forced=False)
        sentence = decision_sentence(dear, words_of("reunion"))
        assert told in sentence
        assert 1 == sentence.count("of 100")


def test_luck_is_told_only_where_layouts_were_compared() -> None:
    """An expectation without layouts is the same with the actual cards: nothing is said twice."""
    dear = MoveReview(7, 0, GIVEN, CardSet.parse("SA"), 0.5, 0.0, 0.5, (), forced=False, layouts=1)
    words = words_of("thirty_one")

    assert "actual cards" not in decision_sentence(dear, words)
    assert "actual cards" in decision_sentence(replace(dear, layouts=2), words)


def test_a_card_given_was_not_laid_away() -> None:
    """The move list names a given card as given, not as discarded."""
    gift = MoveReview(
        7, 0, GIVEN, GIVEN, 0.0, 0.0, 0.0, (), forced=False, legal=MayGive(0, 1, GIVEN)
    )
    away = MoveReview(7, 0, GIVEN, GIVEN, 0.0, 0.0, 0.0, (), forced=False)
    assert "Gave: seven of clubs" == decision_title(gift, EKART)
    assert "Discarded: seven of clubs" == decision_title(away, EKART)


def test_an_exchange_names_both_cards() -> None:
    """The move list speaks of an exchange, and the better one names the card taken, too."""
    legal, words = MayDiscard(0, GIVEN, 1, 1, (), Card.parse("HJ")), words_of("hunsruecker")
    dear = MoveReview(7, 0, NO_CARDS, GIVEN, 0.5, 0.5, 0.0, (), forced=False, legal=legal)
    assert "Exchanged: seven of clubs" == decision_title(replace(dear, chosen=GIVEN), words)
    better = "Better: the seven of clubs for the jack of hearts."
    assert decision_sentence(dear, words).startswith(better)


def test_the_only_other_call_is_named() -> None:
    """The review of a pass names the one call that was possible, as a hint does."""
    bold = ("too_bold", NO_CARDS, None, 0.2, None)
    good = MoveReview(7, 0, NO_CARDS, NO_CARDS, 0.0, 0.0, 0.0, (bold,), forced=False)
    good = replace(good, said=PASS, better_said=PASS, legal=MayAnnounce(0, (PASS, Call("accept"))))
    assert "“Accept” would succeed in 20" in decision_sentence(good, words_of("hunsruecker"))


def test_a_mistake_without_units_is_told_as_a_share_of_the_deal() -> None:
    """List, verdict, grade and statistics tell one cost in one way; points are added."""
    words = words_of("bauer")
    one, other = CardSet.parse("H9"), CardSet.parse("HT")
    dear = MoveReview(*(9, 1, one, other, 0.5, 1.2, 0.4, ()), forced=False, told_in=Counted.TRICKS)
    assert "−25%" == decision_cost(dear)
    better = "Better: the ten of hearts. It wins 25% of a deal more on average"
    lay = "With the actual cards it would have won 20% of a deal more."
    assert f"{better}. {lay}" == decision_sentence(dear, words)
    counted = replace(dear, told_in=Counted.POINTS)
    assert f"{better}, and takes 1 point more. {lay}" == decision_sentence(counted, words)
    assert decision_cost(replace(dear, units=0.004)) == "−1%"
    assert "cost 25% of a deal on" in grade_sentence(DealGrade("costly", 0.5, (), Counted.POINTS))
    course = (CostOfSession(0, 2, 1.0),)
    assert "cost you 25% of a deal." in meaning(Mistakes(course, (), 0.0, shares=True))
    called = replace(dear, said=Call("pass"), better_said=Call("away"))
    assert "Called: “Pass”" == decision_title(called, words)
    assert decision_sentence(called, words).startswith("Better: “Cards away”. It wins")


def test_a_verdict_says_what_it_stands_on() -> None:
    """A verdict on few layouts tells how many.

    The cost column shows a dash for a forced move; the sentence beside it says why.
    """
    card, words = CardSet.parse("HT"), words_of("reunion")
    plain = MoveReview(9, 1, card, card, 0.0, 0.0, 0.0, (), forced=False)
    fewer = replace(plain, basis="fewer_layouts", layouts=11)
    more = " The analysis took too long, so only 11 card layouts were checked."
    assert decision_sentence(plain, words) + more == decision_sentence(fewer, words)
    forced = replace(plain, forced=True)
    assert "\N{EN DASH}" == decision_cost(forced)
    assert "This was the only possible move." == decision_sentence(forced, words)


def test_a_deal_with_moves_that_were_not_judged_is_not_called_perfect() -> None:
    """Without a cost such moves may be mistakes all the same."""
    perfect, open_ = DealGrade("flawless", 0.0, ()), DealGrade("flawless", 0.0, (), unjudged=5)
    assert ("Perfect", "You made no mistakes.") == (grade_title(perfect), grade_sentence(perfect))
    assert "No certain mistake" == grade_title(open_)
    assert "Moves that could not be reviewed: 5." == grade_sentence(open_)


def test_a_deal_that_could_not_be_changed_is_not_called_perfect() -> None:
    """Where no move mattered with the actual cards, that is said instead."""
    lost = DealGrade("flawless", 0.0, (), settled=True)
    assert "No mistakes" == grade_title(lost)
    assert grade_sentence(lost).endswith("nothing you could play changed the result.")
    dear = replace(lost, grade="fine", units=0.1)
    assert ("Very good", True) == (grade_title(dear), "cost 0.10 units" in grade_sentence(dear))
