"""Prompts, refusals, buttons and cells of all games in their words."""

from __future__ import annotations

from dataclasses import replace

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
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import GREAT, LITTLE
from reunion_desktop.games.hunsruecker.options import ACCEPT, naming
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.access import spoken_card, trump_badge
from reunion_desktop.ui.words.info import InfoQuestion, answer
from reunion_desktop.ui.words.prompts import prompt_sentence
from reunion_desktop.ui.words.refusals import refusal_sentence
from reunion_desktop.ui.words.seat_names import SeatNames
from tests.playing import random_steps
from tests.ui.games.counted import SIX

H7, H9, HA, CA, D7, SK = map(Card.parse, ("H7", "H9", "HA", "CA", "D7", "SK"))
TWO = CardSet.parse("SA S7")
NINE = CardSet.parse("CA CK CQ SA SK SQ DA DK DQ")
AWAY, REACHED = Call("away"), Call("reached")
HEARTS = game_of("viersche").default.order(Suit.HEARTS)
ANY_CARD = "Your turn: you can’t follow suit, so play any card."
SECOND_JACK = Refusal(Card.parse("DJ"), Duty.FOLLOW, Suit.DIAMONDS, bower=Card.parse("DJ"))

PROMPTS: dict[str, dict[str, Legal]] = {
    "bauer": {
        "Choose trumps from the suits you hold. You have seen half of your hand.": MayAnnounce(
            0, (Call("trump", Suit.CLUBS), Call("trump", Suit.HEARTS))
        ),
        "Do you want to play alone for all eight tricks? Call “Cards away” or pass.": MayAnnounce(
            0, (PASS, AWAY)
        ),
        "Trumps (hearts) were led and you have none: play any card.": MayPlay(
            0, TWO, HEARTS, led=Card.parse("DJ")
        ),
        ANY_CARD: MayPlay(0, TWO, HEARTS, led=D7),
        "You lead: play a trump.": MayPlay(0, TWO, HEARTS, Duty.LEAD_TRUMP, Suit.HEARTS),
    },
    "ekart": {
        "Can you take all ten tricks? Ask for a card, or pass.": MayAnnounce(0, (PASS, demand(CA))),
        "Which card do you ask for?": MayAnnounce(0, (demand(CA),)),
        "Staubaus in spades: which card do you ask for?": MayAnnounce(
            0, (demand(CA, Suit.SPADES),)
        ),
        "Your turn: make a call.": MayAnnounce(0, (PASS,)),
    },
    "hunsruecker": {
        "Should the turned-up suit be trumps? Accept it or pass.": MayAnnounce(0, (PASS, ACCEPT)),
        "Everyone has passed. Choose another suit or pass.": MayAnnounce(
            0, (PASS, naming(Suit.CLUBS))
        ),
        "Select a card to exchange for the nine of hearts, or keep your hand.": MayDiscard(
            0, TWO, 1, 1, (), H9
        ),
        ANY_CARD: MayPlay(0, TWO, HEARTS, led=SK),
    },
    "reunion": {
        "Discard two cards.": MayDiscard(0, CardSet(), 2, 1, ()),
        "You lead: play any card.": MayPlay(0, TWO, HEARTS),
        "Your turn: follow spades.": MayPlay(0, TWO, HEARTS, Duty.FOLLOW, Suit.SPADES, SK),
        "Your turn: you can’t follow suit, so play a trump.": MayPlay(
            0, TWO, HEARTS, Duty.TRUMP, Suit.HEARTS, SK
        ),
        "Your turn: overtrump.": MayPlay(0, TWO, HEARTS, Duty.OVERTRUMP, Suit.HEARTS, SK),
        "Your turn: you can’t follow suit or trump, so play any card.": MayPlay(
            0, TWO, HEARTS, None, None, SK
        ),
    },
    "viersche": {
        "You lead: play a card, or claim your points.": MayPlay(0, TWO, HEARTS, calls=(REACHED,)),
        "You lead without a trump: play any card, face down.": MayPlay(0, NINE, HEARTS),
        "You lead: play any card.": MayPlay(0, TWO, HEARTS),
        "Your turn: follow spades or play a trump.": MayPlay(
            0, TWO | CardSet.parse("H9"), HEARTS, Duty.FOLLOW_OR_TRUMP, Suit.SPADES, SK
        ),
        "Your turn: follow spades.": MayPlay(0, TWO, HEARTS, Duty.FOLLOW_OR_TRUMP, Suit.SPADES, SK),
        "Your turn: play a trump.": MayPlay(0, TWO, HEARTS, Duty.OPENING_TRUMP, Suit.HEARTS, H7),
    },
}


@pytest.mark.parametrize("game", PROMPTS)
def test_a_prompt_says_what_may_be_done(game: str) -> None:
    """Prompts offer calls, discards and exchanges, and say which cards may be led or played.

    In Ekart the prompt asks for a call if *pass* is offered, otherwise for the card.
    """
    words, cases = words_of(game), PROMPTS[game]
    assert list(cases) == [prompt_sentence(legal, words) for legal in cases.values()]


REFUSALS = {
    "bauer": {
        "You must lead a trump to the first trick.": Refusal(SK, Duty.LEAD_TRUMP, Suit.HEARTS),
        "You must follow diamonds; the jack of diamonds is a trump.": SECOND_JACK,
    },
    "hindersche": {"You must follow diamonds; the jack of diamonds is a trump.": SECOND_JACK},
    "hunsruecker": {"You must follow diamonds; the jack of diamonds is a trump.": SECOND_JACK},
    "reunion": {
        "You must follow diamonds; the jack of diamonds is a trump.": SECOND_JACK,
        "You must follow spades.": Refusal(CA, Duty.FOLLOW, Suit.SPADES),
        "You can’t follow suit, so you must trump with a heart.": Refusal(
            CA, Duty.TRUMP, Suit.HEARTS
        ),
        "The trick has been trumped and you can overtrump, so you must.": Refusal(
            CA, Duty.OVERTRUMP, Suit.HEARTS
        ),
        "The turned-up card stays on the table until the second trick is over.": Refusal(
            CA, Duty.LOCKED
        ),
        "You can’t discard an ace.": Refusal(CA, Duty.ACE),
        "You can’t discard a bower.": Refusal(CA, Duty.BOWER),
        "You can discard only one ten.": Refusal(CA, Duty.TENS),
        "You can’t discard the turned-up card.": Refusal(CA, Duty.TURNED),
        "You have selected enough cards. Deselect one first.": Refusal(CA, Duty.ENOUGH),
    },
    "viersche": {
        "You must follow spades or trump.": Refusal(CA, Duty.FOLLOW_OR_TRUMP, Suit.SPADES),
        "You must follow diamonds; the jack of diamonds is a trump.": SECOND_JACK,
    },
}


def test_a_refusal_without_a_trump_in_hand_names_only_the_suit() -> None:
    """A player who holds no trump is not told to trump."""
    for held, told in (("SA S7", "follow spades."), ("SA H9", "follow spades or trump.")):
        legal = MayPlay(0, CardSet.parse(held), HEARTS, Duty.FOLLOW_OR_TRUMP, Suit.SPADES, SK)
        refusal = legal.refusal(CA)
        assert refusal is not None
        assert f"You must {told}" == refusal_sentence(refusal, words_of("viersche"), HEARTS)


def test_the_bar_asks_the_question_alone() -> None:
    """Calls stand on the buttons; the bar's title is the question alone."""
    company = SeatNames(SIX, 0)
    for rules, stake in (
        (SAARLAND, "It wins or loses the Brot"),
        (replace(SAARLAND, away_lost="nothing"), "It can win the Brot"),
    ):
        sight = observe(MatchState(rules, 0), 0)
        asked = words_of("bauer").question(sight, (PASS, AWAY), company)
        assert f"Do you want to play alone for all eight tricks? {stake} at once." == asked
    named = words_of("bauer").question(sight, (Call("trump", Suit.CLUBS),), company)
    assert "Choose trumps from the suits you hold. You have seen half of your hand." == named


@pytest.mark.parametrize("game", REFUSALS)
def test_a_refusal_names_the_duty_and_the_second_jack(game: str) -> None:
    """Refusals cover the game's duties, and its second jack, which is not of its printed suit."""
    words, cases = words_of(game), REFUSALS[game]
    assert list(cases) == [refusal_sentence(each, words, HEARTS) for each in cases.values()]


def test_every_duty_has_its_sentence() -> None:
    """Every duty has its own sentence."""
    words = words_of("reunion")
    said = {refusal_sentence(Refusal(SK, duty, Suit.SPADES), words) for duty in Duty}
    assert len(Duty) == len(said)


def test_engine_refuses_the_left_bower_in_words() -> None:
    """With diamonds led and hearts trumps, the jack of diamonds does not follow diamonds."""
    hand = CardSet.parse("DJ D7 HT")
    legal = MayPlay(0, CardSet.of((D7,)), HEARTS, Duty.FOLLOW, Suit.DIAMONDS, Card.parse("DA"))
    refused = [no for card in hand if (no := legal.refusal(card)) is not None]
    assert [
        "You must follow diamonds; the jack of diamonds is a trump.",
        "You must follow diamonds.",
    ] == [refusal_sentence(no, words_of("reunion"), HEARTS) for no in refused]


@pytest.mark.parametrize("game", ["bauer", "ekart", "hindersche", "hunsruecker", "reunion", "skat"])
def test_a_jack_of_another_suit_that_is_led_asks_for_trumps(game: str) -> None:
    """Whichever jack is led, prompt and refusal speak of trumps, and the jack led is named."""
    words, order = words_of(game), game_of(game).default.order(Suit.SPADES)
    led, hand = Card.parse("CJ"), CardSet.parse("S9 C7 HA")
    assert order.is_trump(led)
    legal = MayPlay(0, CardSet.parse("S9"), order, Duty.FOLLOW, Suit.SPADES, led)
    assert "Trumps (spades) were led: play a trump." == prompt_sentence(legal, words)
    for refused in map(legal.refusal, hand - legal.cards):
        assert refused is not None
        assert refusal_sentence(refused, words, order) == (
            "Trumps (spades) were led, so you must play a trump; the jack of clubs is a trump."
        )


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


def test_four_matadors_are_told_in_order() -> None:
    """Badge and answer of Great Ekart name four matadors, those of Little Ekart two.

    The third and fourth have no name of their own.
    """
    great, little = GREAT.order(Suit.HEARTS), LITTLE.order(Suit.HEARTS)
    told = [spoken_card(card, great) for card in great.bowers]
    assert ["Right bower", "Left bower"] == [each.partition(",")[0] for each in told[:2]]
    assert ["Jack of clubs, trump", "Jack of spades, trump"] == told[2:]
    two = "Hearts are trumps; right bower, the jack of hearts; left bower, the jack of diamonds"
    assert two == trump_badge("Hearts are trumps", little)
    four = f"{two}; then the jack of clubs and the jack of spades"
    assert four == trump_badge("Hearts are trumps", great)
    for rules, lesser in (LITTLE, ""), (GREAT, ", then the jack of "):
        steps = random_steps(rules, "trumps")
        match = next(step.after for step in steps if step.after.deal is not None)
        names = SIX[: rules.players]
        sight, words = observe(match, 0), words_of("ekart")
        said = answer(InfoQuestion.TRUMPS, sight, ScoreSheet(names), names, words)
        left = said.partition("Left bower: ")[2].partition(".")[0]
        assert lesser in left
        assert bool(lesser) is (" and " in left)


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
