"""Texts at a table of Viersche."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet, Suit
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import Announced, CardPlayed, DealScored, Event, GameSettled
from reunion_desktop.engine.legal import MayPlay, Refusal
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.seats import Sides
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.ui.games.viersche.words import VierscheWords
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.prompts import prompt_sentence
from reunion_desktop.ui.words.refusals import refusal_sentence
from reunion_desktop.ui.words.seat_names import SeatNames

WORDS = VierscheWords()
NAMES = ("Emma", "Anna", "Karl", "Eva")
HEARTS = PAGAT.order(Suit.HEARTS)
REACHED = Call("reached")


def told(event: Event, person: int = 0) -> str:
    """Text of an event with hearts as trumps."""
    company = SeatNames(NAMES, person, Sides.partners(4))
    return event_sentence(event, company, WORDS, PAGAT, HEARTS)


def counted(points: tuple[int, ...], rungs: tuple[int, int]) -> DealScored:
    """Deal with the points of each seat and the half-rungs that each side wipes."""
    sheet = tuple(Entry(wiped, Mark.PLAIN) for wiped in rungs)
    return DealScored(ScoreLine(1, 0, points, (3, 2, 2, 2), (), sheet), None)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (CardPlayed(1, Card.parse("HJ")), "Anna plays the Old Man, the jack of hearts."),
        (CardPlayed(0, Card.parse("DJ")), "You play the Little Man, the jack of diamonds."),
        (CardPlayed(1, FACE_DOWN, covered=True), "Anna plays a card face down."),
        (
            counted((60, 30, 26, 24), (0, 0)),
            (
                "Deal 1. Points: you and Karl 86, Anna and Eva 54. Neither side has 100 points: a"
                " second deal decides. Points written: you and Karl 86. Needed in the next deal:"
                " you and Karl 14, Anna and Eva 46."
            ),
        ),
        (
            counted((60, 20, 42, 18), (1, 0)),
            (
                "Deal 1. Points: you and Karl 102, Anna and Eva 38."
                " A rung is wiped for you and Karl."
            ),
        ),
        (
            counted((0, 80, 0, 60), (0, 2)),
            (
                "Deal 1. Points: you and Karl 0, Anna and Eva 140."
                " Two rungs are wiped for Anna and Eva."
            ),
        ),
        (
            GameSettled(Settlement((0,) * 4, (1, 3), (), (1, 0, 1, 0))),
            (
                "The last rung is wiped: Anna and Eva win the set."
                " One mark on the frame for you and Karl."
            ),
        ),
        (
            GameSettled(Settlement((0,) * 4, (0, 2), (), (0, 2, 0, 2))),
            (
                "The last rung is wiped: you and Karl win the set."
                " Two marks for Anna and Eva, who have not wiped a rung."
            ),
        ),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    """Events name the two Men, face-down cards, points by side, rungs and the set."""
    assert sentence == told(event)


def test_a_number_is_claimed() -> None:
    """A claim is described differently for the player, a partner and an opponent."""
    assert [
        "You call “We have our points”.",
        "Emma calls “We have our points”.",
        "Your partner Emma calls “We have our points”.",
    ] == [told(Announced(0, REACHED), person) for person in range(3)]


def test_what_is_asked() -> None:
    """The prompt offers a claim with the lead; a lead without a trump is face down."""
    hand, nine = CardSet.parse("SA S7"), CardSet.parse("CA CK CQ SA SK SQ DA DK DQ")
    offer = MayPlay(0, hand, HEARTS, calls=(REACHED,))
    assert prompt_sentence(offer, WORDS).endswith("or call “We have our points”.")
    covered = "You lead without a trump: play any card, face down."
    assert covered == prompt_sentence(MayPlay(0, nine, HEARTS), WORDS)
    assert "You lead: play any card." == prompt_sentence(MayPlay(0, hand, HEARTS), WORDS)
    either = MayPlay(0, hand, HEARTS, Duty.FOLLOW_OR_TRUMP, Suit.SPADES, Card.parse("SK"))
    assert "Your turn: follow spades or play a trump." == prompt_sentence(either, WORDS)
    opening = MayPlay(0, hand, HEARTS, Duty.OPENING_TRUMP, Suit.HEARTS, Card.parse("H7"))
    assert "Your turn: play a trump." == prompt_sentence(opening, WORDS)


def test_why_not() -> None:
    """Refusals cover the duty to follow or trump, and the Little Man, which is a trump."""
    refusal = Refusal(Card.parse("CA"), Duty.FOLLOW_OR_TRUMP, Suit.SPADES)
    assert "You must follow spades or trump." == refusal_sentence(refusal, WORDS, HEARTS)
    misread = Refusal(Card.parse("DJ"), Duty.FOLLOW, Suit.DIAMONDS, bower=True)
    expected = "You must follow diamonds; the Little Man counts as a heart."
    assert expected == refusal_sentence(misread, WORDS, HEARTS)


def test_the_slate_has_words() -> None:
    """Written points are shown with what is still needed."""
    assert "86 written; 14 still needed" == WORDS.means("written", {"points": 86, "needs": 14})
    assert "We have our points" == WORDS.call(REACHED)
