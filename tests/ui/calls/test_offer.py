"""Groups of calls: numbers, suits, cards, plain words."""

from __future__ import annotations

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import Card, Suit
from reunion_desktop.ui.calls.offer import CallOffer

SUITS = tuple(Call("trump", suit) for suit in Suit)


def test_suits_stand_before_words() -> None:
    """Calls with a suit form a group, before plain words."""
    found = CallOffer((PASS, *SUITS)).groups

    assert [SUITS, (PASS,)] == [group.calls for group in found]
    assert not any(group.stepper for group in found)


def test_numbers_are_stepped_through_from_the_lowest() -> None:
    """Several numbers are one group that shows one at a time; a single number is a word."""
    numbers = tuple(Call("", number=value) for value in (20, 18, 22))
    stepped = CallOffer((PASS, *numbers)).groups[0]

    assert stepped.stepper
    assert [18, 20, 22] == [call.number for call in stepped.calls]
    assert [(PASS, numbers[0])] == [g.calls for g in CallOffer((PASS, numbers[0])).groups]


def test_cards_are_grouped_by_what_is_said_with_them() -> None:
    """The shared word is shown once, above the cards of its calls."""
    cards = tuple(Call("staubaus", card=Card.parse(text)) for text in ("CJ", "HT"))
    group = CallOffer((*cards, PASS)).groups[0]

    assert Call("staubaus") == group.title
    assert cards == group.calls


def test_an_empty_offer_is_none() -> None:
    """An empty offer has no groups."""
    assert not CallOffer()
    assert () == CallOffer().groups
