"""Texts at a table of Hunsrücker Bauern."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Announce, DealCards
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import FACE_DOWN, NO_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.events import (
    Announced,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    Event,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, ScoreSheet, Settlement
from reunion_desktop.engine.seats import Sides
from reunion_desktop.engine.tricks import Trick
from reunion_desktop.games.hunsruecker.options import ACCEPT, naming
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.ui.games.hunsruecker.words import HunsrueckerWords
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.info import InfoQuestion, answer
from reunion_desktop.ui.words.prompts import prompt_sentence
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.ui.games.counted import SIX

WORDS = HunsrueckerWords()
HEARTS = HUNSRUECK.order(Suit.HEARTS)
H9, SJ, D7 = (Card.parse(word) for word in ("H9", "SJ", "D7"))
ENTRIES = (Entry(4, Mark.PLAIN), Entry(5, Mark.PLAIN))


def told(event: Event, person: int = 0) -> str:
    """Text of an event with hearts as trumps."""
    company = SeatNames(SIX, person, Sides.partners(6))
    return event_sentence(event, company, WORDS, HUNSRUECK, HEARTS)


def dealt(turned: Card, shown: CardSet = NO_CARDS) -> CardsDealt:
    """Deal of seat 1, with the cut card that was shown."""
    return CardsDealt(1, 1, (None,) * 6, (turned, None), turned, 4, shown, lies=True)


@pytest.mark.parametrize(
    ("call", "sentences"),
    [
        (
            ACCEPT,
            (
                "You accept the turned-up suit. Your side needs three tricks.",
                "Emma accepts the turned-up suit.",
                "Your partner Emma accepts the turned-up suit. Your side needs three tricks.",
            ),
        ),
        (
            naming(Suit.CLUBS),
            (
                "You choose clubs as trumps. Your side needs three tricks.",
                "Emma chooses clubs as trumps.",
                "Your partner Emma chooses clubs as trumps. Your side needs three tricks.",
            ),
        ),
        (PASS, ("You pass.", "Emma passes.", "Emma passes.")),
    ],
)
def test_calls_are_told_to_everybody(call: Call, sentences: tuple[str, ...]) -> None:
    """The text of a call depends on whether the player, an opponent or a partner made it."""
    assert sentences == tuple(told(Announced(0, call), person) for person in (0, 1, 2))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (dealt(H9), "Anna deals and turns up the nine of hearts."),
        (
            dealt(SJ),
            (
                "Anna deals and turns up the jack of spades. So spades are trumps, and the"
                " dealer’s side are the declarers."
            ),
        ),
        (
            dealt(H9, CardSet.parse("SJ")),
            (
                "Anna deals and turns up the nine of hearts. At the cut, the jack of spades was"
                " shown. So spades are trumps, and the dealer’s side are the declarers."
            ),
        ),
        (
            TrickTaken(1, Trick((1, 2, 3, 4, 5, 0)), 2, 0),
            "Your partner Karl takes the trick.",
        ),
        (CardsDiscarded(1, NO_CARDS, 0, swap=True), "Anna doesn’t exchange a card."),
        (
            CardsDiscarded(1, None, 1, H9, swap=True),
            "Anna takes the nine of hearts and discards one.",
        ),
        (
            CardsDiscarded(1, None, 1, FACE_DOWN, known=False, swap=True),
            "Anna takes the face-down card and discards one.",
        ),
        (CardsDiscarded(0, NO_CARDS, 0, swap=True), "You don’t exchange a card."),
        (
            CardsDiscarded(0, CardSet.parse("D7"), 1, H9, swap=True),
            "You take the nine of hearts and discard the seven of diamonds.",
        ),
        (
            DealScored(ScoreLine(2, 1, (0,) * 6, (1, 0, 2, 1, 0, 1), (), ENTRIES), None),
            (
                "Deal 2. Tricks: you, Karl and Georg 3, Anna, Eva and Luise 2. Lines: you, Karl"
                " and Georg 4, Anna, Eva and Luise 5."
            ),
        ),
        (
            DealScored(ScoreLine(2, 1, (0,) * 6, (0,) * 6, (), ENTRIES, played=False), None),
            "Deal 2: nobody chose trumps. The same dealer deals again.",
        ),
        (
            GameSettled(Settlement((0,) * 6, (0, 2, 4), (), (1, 0, 1, 0, 1, 0))),
            "You, Karl and Georg win the game.",
        ),
    ],
)
def test_events_are_told(event: Event, sentence: str) -> None:
    """Events tell what is turned up, cut, exchanged, taken, scored and won."""
    assert sentence == told(event)


@pytest.mark.parametrize(
    ("legal", "sentence"),
    [
        (MayAnnounce(0, (PASS, ACCEPT)), "Should the turned-up suit be trumps? Accept it or pass."),
        (
            MayAnnounce(0, (PASS, naming(Suit.CLUBS))),
            "Everyone has passed. Choose another suit or pass.",
        ),
        (
            MayDiscard(0, CardSet.of((D7,)), 1, 1, (), H9),
            "Select a card to exchange for the nine of hearts, or keep your hand.",
        ),
        (
            MayPlay(0, CardSet.of((D7,)), HEARTS, led=SJ),
            "Your turn: you can’t follow suit, so play any card.",
        ),
    ],
)
def test_what_the_person_is_asked(legal: MayAnnounce | MayDiscard | MayPlay, sentence: str) -> None:
    """The prompts ask to accept, to choose, to exchange and to discard."""
    assert sentence == prompt_sentence(legal, WORDS)


def test_what_was_turned_is_told_while_trumps_are_made() -> None:
    """The answer on trumps names the turned-up card while it may be accepted, not later."""
    match = MatchState(HUNSRUECK, 5)
    left = (H9, D7)
    rest = [card for card in HUNSRUECK.pack if card not in left]
    hands = tuple(CardSet.of(rest[seat::6]) for seat in range(6))
    match, _ = advance(match, DealCards(1, 5, 7, hands, left, H9))

    def asked() -> str:
        return answer(InfoQuestion.TRUMPS, observe(match, 0), ScoreSheet(SIX), SIX, WORDS)

    told = "No trumps yet. Turned {way}: the nine of hearts. Dealer: {name}."
    assert told.format(way="up", name=SIX[5]) == asked()
    for seat in range(6):
        match, _ = advance(match, Announce(seat, PASS))
    assert told.format(way="down", name=SIX[5]) == asked()


def test_a_cut_card_that_is_no_jack_makes_nothing_trumps() -> None:
    """A cut card that is always shown is named; only a jack fixes trumps."""
    said = told(dealt(H9, CardSet.of((D7,))))
    assert "the seven of diamonds was shown" in said
    assert "trumps" not in said
    assert "So spades are trumps" in told(dealt(H9, CardSet.of((SJ,))))
