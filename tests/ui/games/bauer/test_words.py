"""Texts at a table of Bauer."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.events import (
    Announced,
    CardPlayed,
    CardsAdded,
    CardsDealt,
    DealScored,
    Event,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.legal import MayAnnounce, MayPlay, Refusal
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.engine.seats import Sides
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.ui.games.bauer.words import BauerWords
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.prompts import prompt_sentence
from reunion_desktop.ui.words.refusals import refusal_sentence
from reunion_desktop.ui.words.seat_names import SeatNames

WORDS = BauerWords()
NAMES = ("Emma", "Anna", "Karl", "Eva")
HEARTS = SAARLAND.order(Suit.HEARTS)
TRUMP, AWAY = Call("trump", Suit.HEARTS), Call("away")


def told(event: Event, person: int = 0) -> str:
    """Text of an event with hearts as trumps."""
    company = SeatNames(NAMES, person, Sides.partners(4))
    return event_sentence(event, company, WORDS, SAARLAND, HEARTS)


@pytest.mark.parametrize(
    ("call", "sentences"),
    [
        (
            TRUMP,
            (
                "You choose hearts as trumps. Your side needs five tricks.",
                "Emma chooses hearts as trumps.",
                "Your partner Emma chooses hearts as trumps. Your side needs five tricks.",
            ),
        ),
        (
            AWAY,
            (
                "Cards away: you play alone for all eight tricks.",
                "Cards away: Emma plays alone for all eight tricks.",
                (
                    "Cards away: your partner Emma plays alone for all eight tricks. You put your"
                    " hand down."
                ),
            ),
        ),
        (PASS, ("You pass.", "Emma passes.", "Emma passes.")),
    ],
)
def test_calls_are_told_by_who_hears_them(call: Call, sentences: tuple[str, ...]) -> None:
    """The text of a call depends on whether the player, a partner or an opponent made it."""
    assert list(sentences) == [told(Announced(0, call), person) for person in range(3)]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (CardsDealt(1, 1, (None,) * 4, (), None, 0), "Anna deals."),
        (CardsAdded((None,) * 4), "The remaining cards are dealt."),
        (CardPlayed(1, Card.parse("HJ")), "Anna plays the Fat One, the jack of hearts."),
        (CardPlayed(0, Card.parse("DJ")), "You play the Left One, the jack of diamonds."),
        (TrickTaken(1, Trick((0, 1, 2, 3)), 2, 0), "Your partner Karl takes the trick."),
        (GameSettled(Settlement((0,) * 4, (0, 2), ())), "You and Karl win the Brot."),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    """Tricks have no points, the jacks have their own names, and a game is a Brot."""
    assert sentence == told(event)


def test_a_deal_is_counted_by_sides() -> None:
    """The result names each side's tricks, the player's first, and both countdowns."""
    sheet = (Entry(7, Mark.PLAIN), Entry(8, Mark.PLAIN))
    line = ScoreLine(3, 1, (0,) * 4, (2, 1, 3, 2), (), sheet)
    expected = (
        "Deal 3. Tricks: you and Karl 5, Anna and Eva 3. Countdown: you and Karl 7, Anna and Eva 8."
    )
    assert expected == told(DealScored(line, None))


def test_what_is_asked() -> None:
    """The prompts ask for trumps, then for playing alone; trumping is never required."""
    naming = MayAnnounce(0, tuple(Call("trump", suit) for suit in (Suit.CLUBS, Suit.HEARTS)))
    assert prompt_sentence(naming, WORDS).startswith("Choose trumps")
    assert "Cards away" in prompt_sentence(MayAnnounce(0, (PASS, AWAY)), WORDS)
    hand, led = CardSet.parse("SA S7"), Card.parse("HA")
    free = MayPlay(0, hand, HEARTS, led=led)
    assert "Your turn: you can’t follow suit, so play any card." == prompt_sentence(free, WORDS)
    first = MayPlay(0, CardSet.parse("H7"), HEARTS, Duty.LEAD_TRUMP, Suit.HEARTS)
    assert "You lead: play a trump." == prompt_sentence(first, WORDS)


def test_why_not() -> None:
    """Refusals cover the first lead and the Left One, which is not of its printed suit."""
    refusal = Refusal(Card.parse("SA"), Duty.LEAD_TRUMP, Suit.HEARTS)
    assert "You must lead a trump to the first trick." == refusal_sentence(refusal, WORDS, HEARTS)
    misread = Refusal(Card.parse("DJ"), Duty.FOLLOW, Suit.DIAMONDS, bower=True)
    expected = "You must follow diamonds; the Left One counts as a heart."
    assert expected == refusal_sentence(misread, WORDS, HEARTS)


def test_buttons_and_sheet_have_words() -> None:
    """A suit has its name on its button; a countdown shows what is left."""
    assert ["Hearts", "Cards away!", "Pass"] == [WORDS.call(call) for call in (TRUMP, AWAY, PASS)]
    assert "7 left" == WORDS.means("count", {"count": 7})
    assert WORDS.grave == ("away",)
