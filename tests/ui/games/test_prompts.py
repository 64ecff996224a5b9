"""Prompts, refusals, buttons and cells of all games in their words."""

from __future__ import annotations

import pytest

from reunion_desktop.engine.actions import Announce, DealCards
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayPlay, Refusal
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.scoring import ScoreSheet
from reunion_desktop.games import game_of
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import GREAT, LITTLE
from reunion_desktop.games.hunsruecker.options import ACCEPT, naming
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.access import spoken_card, trump_badge
from reunion_desktop.ui.words.info import InfoQuestion, answer
from reunion_desktop.ui.words.prompts import prompt_sentence
from reunion_desktop.ui.words.refusals import refusal_sentence
from tests.ui.games.counted import SIX

H7, H9, HA, CA, D7, SK = map(Card.parse, ("H7", "H9", "HA", "CA", "D7", "SK"))
SPADES = CardSet.parse("SA S7")
NINE = CardSet.parse("CA CK CQ SA SK SQ DA DK DQ")
AWAY, REACHED = Call("away"), Call("reached")
HEARTS = game_of("viersche").default.order(Suit.HEARTS)
ANY_CARD = "Your turn: you can’t follow suit, so play any card."
FOLLOW_OR = Duty.FOLLOW_OR_TRUMP

PROMPTS: list[tuple[str, Legal, str]] = [
    (
        "bauer",
        MayAnnounce(0, (Call("trump", Suit.CLUBS), Call("trump", Suit.HEARTS))),
        "Choose trumps. You have seen half of your hand.",
    ),
    (
        "bauer",
        MayAnnounce(0, (PASS, AWAY)),
        "Do you want to play alone for all eight tricks? Call “Cards away” or pass.",
    ),
    ("bauer", MayPlay(0, SPADES, HEARTS, led=HA), ANY_CARD),
    (
        "bauer",
        MayPlay(0, CardSet.of((H7,)), HEARTS, Duty.LEAD_TRUMP, Suit.HEARTS),
        "You lead: play a trump.",
    ),
    (
        "ekart",
        MayAnnounce(0, (PASS, demand(CA))),
        "Can you take all ten tricks? Ask for a card, or pass.",
    ),
    ("ekart", MayAnnounce(0, (demand(CA),)), "Which card do you ask for?"),
    (
        "ekart",
        MayAnnounce(0, (demand(CA, Suit.SPADES),)),
        "Staubaus in spades: which card do you ask for?",
    ),
    ("ekart", MayAnnounce(0, (PASS,)), "Your turn: make a call."),
    (
        "hunsruecker",
        MayAnnounce(0, (PASS, ACCEPT)),
        "Should the turned-up suit be trumps? Accept it or pass.",
    ),
    (
        "hunsruecker",
        MayAnnounce(0, (PASS, naming(Suit.CLUBS))),
        "Everyone has passed. Choose another suit or pass.",
    ),
    (
        "hunsruecker",
        MayDiscard(0, CardSet.of((D7,)), 1, 1, (), H9),
        "Select a card to exchange for the nine of hearts, or keep your hand.",
    ),
    ("hunsruecker", MayPlay(0, CardSet.of((D7,)), HEARTS, led=SK), ANY_CARD),
    (
        "viersche",
        MayPlay(0, SPADES, HEARTS, calls=(REACHED,)),
        "You lead: play any card, or call “We have our points”.",
    ),
    (
        "viersche",
        MayPlay(0, NINE, HEARTS),
        "You lead without a trump: play any card, face down.",
    ),
    ("viersche", MayPlay(0, SPADES, HEARTS), "You lead: play any card."),
    (
        "viersche",
        MayPlay(0, SPADES, HEARTS, FOLLOW_OR, Suit.SPADES, SK),
        "Your turn: follow spades or play a trump.",
    ),
    (
        "viersche",
        MayPlay(0, SPADES, HEARTS, Duty.OPENING_TRUMP, Suit.HEARTS, H7),
        "Your turn: play a trump.",
    ),
]


@pytest.mark.parametrize(("game", "legal", "sentence"), PROMPTS)
def test_a_prompt_says_what_may_be_done(game: str, legal: Legal, sentence: str) -> None:
    """Prompts offer calls and exchanges, and say which cards may be led or played.

    In Ekart the prompt asks for a call if *pass* is offered, otherwise for the card.
    """
    assert sentence == prompt_sentence(legal, words_of(game))


@pytest.mark.parametrize(
    ("game", "refusal", "sentence"),
    [
        (
            "bauer",
            Refusal(SK, Duty.LEAD_TRUMP, Suit.HEARTS),
            "You must lead a trump to the first trick.",
        ),
        (
            "bauer",
            Refusal(Card.parse("DJ"), Duty.FOLLOW, Suit.DIAMONDS, bower=True),
            "You must follow diamonds; the Left One counts as a heart.",
        ),
        ("viersche", Refusal(CA, FOLLOW_OR, Suit.SPADES), "You must follow spades or trump."),
        (
            "viersche",
            Refusal(Card.parse("DJ"), Duty.FOLLOW, Suit.DIAMONDS, bower=True),
            "You must follow diamonds; the Little Man counts as a heart.",
        ),
    ],
)
def test_a_refusal_names_the_duty_and_the_second_jack(
    game: str, refusal: Refusal, sentence: str
) -> None:
    """Refusals cover the game's duties, and its second jack, which is not of its printed suit."""
    order = game_of(game).default.order(Suit.HEARTS)
    assert sentence == refusal_sentence(refusal, words_of(game), order)


def test_buttons_and_cells_have_words() -> None:
    """A button names first the call, then the card; a cell says what is left or needed."""
    bauer, ekart, viersche = (words_of(game) for game in ("bauer", "ekart", "viersche"))
    calls = (Call("trump", Suit.HEARTS), AWAY, PASS)
    assert ["Hearts", "Cards away!", "Pass"] == [bauer.call(call) for call in calls]
    assert ("away",) == bauer.grave
    assert "7 left" == bauer.means("count", {"count": 7})
    assert "Staubaus: all ten tricks" == ekart.call(Call("staubaus"))
    assert "Staubaus in hearts" == ekart.call(Call("staubaus", Suit.HEARTS))
    assert "Staubaus with the ace of clubs" == ekart.call(demand(CA))
    assert "We have our points" == viersche.call(REACHED)
    assert "86 written; 14 still needed" == viersche.means("written", {"points": 86, "needs": 14})


def test_each_of_four_matadors_has_a_name() -> None:
    """The badge of Great Ekart names four matadors in order, that of Little Ekart two."""
    great, little = GREAT.order(Suit.HEARTS), LITTLE.order(Suit.HEARTS)
    told = [spoken_card(card, great).partition(",")[0] for card in great.bowers]
    assert ["Right bower", "Left bower", "Third matador", "Fourth matador"] == told
    two = "Hearts are trumps; right bower, the jack of hearts; left bower, the jack of diamonds"
    assert two == trump_badge("Hearts are trumps", little)
    four = f"{two}; then the jack of clubs and the jack of spades"
    assert four == trump_badge("Hearts are trumps", great)


def test_what_was_turned_is_told_while_trumps_are_made() -> None:
    """The answer on trumps names the turned-up card while it may be accepted, not later."""
    match, words = MatchState(HUNSRUECK, 5), words_of("hunsruecker")
    rest = [card for card in HUNSRUECK.pack if card not in (H9, D7)]
    hands = tuple(CardSet.of(rest[seat::6]) for seat in range(6))
    match, _ = advance(match, DealCards(1, 5, 7, hands, (H9, D7), H9))

    def asked() -> str:
        return answer(InfoQuestion.TRUMPS, observe(match, 0), ScoreSheet(SIX), SIX, words)

    told = "No trumps yet. Turned {way}: the nine of hearts. Dealer: {name}."
    assert told.format(way="up", name=SIX[5]) == asked()
    for seat in range(6):
        match, _ = advance(match, Announce(seat, PASS))
    assert told.format(way="down", name=SIX[5]) == asked()
