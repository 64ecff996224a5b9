"""Sentences and result pages of Thirty-One."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.events import Announced, CardDrawn, CardsLaidOpen, Event, HandsShown
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games.thirty_one.rules import BICYCLE, SCAT, ThirtyOneRules
from reunion_desktop.ui.games import count_of, words_of
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.info import InfoQuestion, answer
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.games.thirty_one.dealing import begun, played

NAMES = ("Emma", "Karl", "Anna")
H5 = Card.parse("H5")


def told(event: Event, person: int = 0) -> str:
    """Text of an event as one of the players hears it."""
    return event_sentence(event, SeatNames(NAMES, person), words_of("thirty_one"), SCAT)


EVENTS: dict[Event, tuple[str, str]] = {
    CardDrawn(0, H5, face_up=True): (
        "You take the five of hearts.",
        "Emma takes the five of hearts.",
    ),
    CardsLaidOpen(0, CardSet.of((H5,))): (
        "You discard the five of hearts.",
        "Emma discards the five of hearts.",
    ),
    Announced(0, Call("knock")): ("You knock.", "Emma knocks."),
    Announced(0, Call("push")): ("You push.", "Emma pushes."),
}


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_turns_are_told_by_who_hears_them(event: Event) -> None:
    """The player is *you*, the others have names."""
    assert EVENTS[event] == (told(event, 0), told(event, 1))


def test_a_card_from_the_stock_is_named_to_its_owner_alone() -> None:
    """Others hear only that a card was drawn."""
    assert "You draw the five of hearts." == told(CardDrawn(0, H5, face_up=False))
    assert "Emma draws a card." == told(CardDrawn(0, FACE_DOWN, face_up=False), 1)


def test_shown_hands_are_told_by_value() -> None:
    """At the end every hand is told by its value, half points included."""
    hands = tuple(map(CardSet.parse, ("CK C9 H8", "S2 S3 S4", "")))
    assert "All hands are shown: you 19, Karl 9." == told(HandsShown(hands))


def end(rules: ThirtyOneRules, hands: tuple[str, ...], *texts: str) -> MatchState:
    """A game whose first deal was played with some actions."""
    return played(begun(rules, hands, "HQ D9 D8 S9"), *texts)


LOW, MIDDLE, HIGH = "C2 C3 H8", "S7 S8 D2", "DK DQ D5"


@pytest.mark.parametrize(
    ("hands", "note", "lost"),
    [
        (
            (HIGH, LOW, MIDDLE),
            "You knocked. Karl has the lowest hand, 8, and loses a life.",
            ("", "−1", ""),
        ),
        (
            (LOW, HIGH, MIDDLE),
            "You knocked, but your hand is the lowest. You lose 2 lives.",
            ("−2", "", ""),
        ),
        (
            ("C8 C2 H7", "S8 S2 H6", HIGH),
            "You knocked, and no hand is lower than yours. Karl loses a life.",
            ("", "−1", ""),
        ),
    ],
)
def test_the_result_says_why_lives_are_lost(
    hands: tuple[str, ...], note: str, lost: tuple[str, ...]
) -> None:
    """The page names the knock, what it was worth, and the lives lost below it."""
    # The others draw, and throw the card that they have drawn.
    match = end(SCAT, hands, "knock", "draw", "throw D9", "draw", "throw D8")
    page = count_of("thirty_one").deal(observe(match, 0), NAMES)
    assert note == page.note
    assert lost == page.contents.figures[1].cells


def test_lives_are_told_on_the_plate() -> None:
    """A plate tells lives; without any a player is on the county, then out of the game."""
    match = end(SCAT, (LOW, HIGH, MIDDLE), "knock", "draw", "throw D9", "draw", "throw D8")
    assert ["1 life", "3 lives", "3 lives"] == held(match)
    pots = end(BICYCLE, (LOW, HIGH, MIDDLE))
    assert ["0 pots"] * 3 == held(pots)


def held(match: MatchState) -> list[str]:
    """The words on every plate."""
    words = words_of("thirty_one")
    return [words.holds(observe(match, 0), seat) for seat in range(3)]


def test_an_answer_tells_what_lies_in_the_middle() -> None:
    """Asked for the trick, the program tells the pile, the stock and the last turn."""
    match = end(SCAT, (LOW, HIGH, MIDDLE), "take HQ", "throw C2", "draw")
    sheet = ScoreSheet(NAMES)
    told = answer(InfoQuestion.TRICK, observe(match, 0), sheet, NAMES, words_of("thirty_one"))
    assert "The two of clubs lies face up. Stock: 41 cards. Karl draws a card." == told
