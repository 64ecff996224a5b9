"""Grammar of messages that contain cards and amounts, in each language."""

from __future__ import annotations

import re

import pytest

from reunion_desktop.ai.reason import Motive
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.words.advice import advice_sentence
from reunion_desktop.ui.words.cards import units
from reunion_desktop.ui.words.seat_names import SeatNames

pytestmark = pytest.mark.usefixtures("qapp")

PRONOUNS = {
    Language.GERMAN: r"\bsie\b|\bihr\b|(?:^|[.:] )Sie \w+(?<!n)\b",
    Language.FRENCH: r"\b[Ee]lle\b",
}
"""Pronouns for a named card; the German player is addressed as Sie, with a plural."""


@pytest.mark.parametrize("language", [Language.GERMAN, Language.FRENCH])
def test_a_hint_holds_for_every_card(interpreter: Interpreter, language: Language) -> None:
    """A hint uses no pronoun for a card, as rank and card differ in gender."""
    interpreter.speak(language)
    card, others = CardSet.parse("DT"), CardSet.parse("DJ HA")
    names = SeatNames(("Emma", "Karl"))
    for motive in Motive:
        # Two games have reasons of their own besides the others.
        game = words_of("skat" if motive is Motive.OVERBIDS else "thirty_one")
        told = advice_sentence(
            card, [(motive.value, others, 12, 0.87, 1)], game=game, company=names
        )
        _, _, reasons = told.partition(". ")  # Skip the first sentence, the recommended move.
        assert reasons or motive is Motive.TAKES_UP
        assert re.search(PRONOUNS[language], reasons) is None, reasons


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.ENGLISH, ["0 units", "½ unit", "1 unit", "1.33 units", "1½ units", "2 units"]),
        (
            Language.GERMAN,
            [
                "0 Einheiten",
                "½ Einheit",
                "1 Einheit",
                "1,33 Einheiten",
                "1½ Einheiten",
                "2 Einheiten",
            ],
        ),
        (Language.FRENCH, ["0 unité", "½ unité", "1 unité", "1,33 unité", "1½ unité", "2 unités"]),
    ],
)
def test_amounts_below_two(interpreter: Interpreter, language: Language, told: list[str]) -> None:
    """Amounts below two are singular in French; other languages use the plural except for one."""
    interpreter.speak(language)
    assert told == [units(amount) for amount in (0, 0.5, 1, 4 / 3, 1.5, 2)]
