"""Cards, suits, amounts and days as text."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QLocale

from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet
from reunion_desktop.engine.scoring import Units
from reunion_desktop.ui.words.cards import (
    card_name,
    cards_list,
    listed,
    points,
    the_card,
    units,
)
from reunion_desktop.ui.words.measures import day, day_of, units_text

HT, CJ, SA, H6, C2 = map(Card.parse, ("HT", "CJ", "SA", "H6", "C2"))


def test_card_names() -> None:
    """A card is named by rank and suit, with or without an article."""
    assert ("ten of hearts", "jack of clubs") == (card_name(HT), card_name(CJ))
    assert ("six of hearts", "the six of hearts") == (card_name(H6), the_card(H6))
    assert ("two of clubs", "the two of clubs") == (card_name(C2), the_card(C2))


def test_no_two_cards_share_a_name() -> None:
    """Fifty-two cards have unique names, with and without an article."""
    for name in (card_name, the_card):
        assert 52 == len({name(card) for card in ALL_CARDS})


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (1, "1 unit"),
        (2, "2 units"),
        (0, "0 units"),
        (0.5, "½ unit"),
        (1.5, "1½ units"),
        (1 / 3, "0.33 units"),
    ],
)
def test_units_have_their_plural(amount: float, expected: str) -> None:
    """One unit and half a unit are singular, everything else is plural."""
    assert expected == units(amount)


def test_points_have_their_plural() -> None:
    """Amounts of points: no points, one point, two points."""
    assert ["no points", "1 point", "2 points"] == [points(n) for n in range(3)]


def test_lists() -> None:
    """The last item of a list follows *and*."""
    assert ["", "A", "A and B", "A, B and C"] == [
        listed(words) for words in ([], ["A"], ["A", "B"], ["A", "B", "C"])
    ]
    assert "the ten of hearts and the ace of spades" == cards_list(CardSet.of([HT, SA]))


@pytest.mark.parametrize(
    ("units", "text"),
    [(0, "0"), (2, "+2"), (-3, "−3"), (0.5, "+½"), (-0.5, "−½"), (12.5, "+12½"), (-1.5, "−1½")],
)
def test_units_have_a_sign_and_halves(units: Units, text: str) -> None:
    """Units have a true minus, and a lone half has no digit before it."""
    assert text == units_text(units)


def test_a_day_is_written_as_in_the_language() -> None:
    """A day is written as in the language, without the time."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    try:
        assert "20 Nov 2026" == day_of(date(2026, 11, 20)) == day("2026-11-20T23:59:00+00:00")
    finally:
        QLocale.setDefault(before)
