"""Texts of Ekart only: asking for a card, and the king."""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.events import CardsDealt
from reunion_desktop.games.ekart.options import demand
from reunion_desktop.games.ekart.rules import GREAT, KINGS, LITTLE
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.words.access import spoken_card, trump_badge
from reunion_desktop.ui.words.events import event_sentence
from reunion_desktop.ui.words.seat_names import SeatNames

COMPANY = SeatNames(("Me", "Anna", "Karl", "Clara"))


def test_a_demand_is_told_with_its_card_and_its_trumps() -> None:
    """A Staubaus names the card and the trumps, in the turned-up suit or another."""
    words, card = words_of("ekart"), Card.parse("HJ")
    told = words.announced(1, demand(card), COMPANY)
    assert told == "Staubaus: Anna asks for the jack of hearts and leads."
    told = words.announced(0, demand(card, Suit.SPADES), COMPANY)
    assert told == ("Staubaus: spades are trumps now. You ask for the jack of hearts and lead.")


def test_a_button_says_what_it_is_for() -> None:
    """The button names first the call, then the card."""
    words = words_of("ekart")
    assert "Staubaus: all ten tricks" == words.call(Call("staubaus"))
    assert "Staubaus in hearts" == words.call(Call("staubaus", Suit.HEARTS))
    assert "Staubaus with the ace of clubs" == words.call(demand(Card.parse("CA")))


def test_the_second_step_asks_for_the_card() -> None:
    """With *pass* the prompt asks for a call; without, it asks for the card and names the suit."""
    words, card = words_of("ekart"), Card.parse("CA")
    here, other = demand(card), demand(card, Suit.SPADES)
    assert "Can you take all ten tricks? Ask for a card, or pass." == words.asked((PASS, here))
    assert "Which card do you ask for?" == words.asked((here,))
    assert "Staubaus in spades: which card do you ask for?" == words.asked((other,))
    assert words.asked((PASS,)) is None


def test_a_deal_says_who_is_king() -> None:
    """A deal names the king at a table of four, but not of three."""
    hands = (CardSet(),) * 4
    dealt = CardsDealt(1, 1, hands, (), Card.parse("C9"), 0)
    told = event_sentence(dealt, COMPANY, words_of("ekart"), KINGS)
    assert "King for this deal: you. You may look at one hand" in told
    other = replace(dealt, dealer=3)
    told = event_sentence(other, COMPANY, words_of("ekart"), KINGS)
    assert told.endswith("King for this deal: Karl.")
    three = SeatNames(("Me", "Anna", "Karl"))
    assert "King" not in event_sentence(dealt, three, words_of("ekart"), LITTLE)


def test_each_of_four_matadors_has_a_name() -> None:
    """The badge of Great Ekart names four matadors in order, that of Little Ekart two."""
    great, little = GREAT.order(Suit.HEARTS), LITTLE.order(Suit.HEARTS)
    told = [spoken_card(card, great).partition(",")[0] for card in great.bowers]
    assert ["Right bower", "Left bower", "Third matador", "Fourth matador"] == told
    two = "Hearts are trumps; right bower, the jack of hearts; left bower, the jack of diamonds"
    assert two == trump_badge("Hearts are trumps", little)
    four = f"{two}; then the jack of clubs and the jack of spades"
    assert four == trump_badge("Hearts are trumps", great)
