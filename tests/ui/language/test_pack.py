"""Names of the German pack, used wherever the French pack's would be."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from reunion_desktop.engine.cards import ALL_CARDS, Card, FifthSuit, Rank, Suit
from reunion_desktop.engine.duties import Duty
from reunion_desktop.engine.legal import Refusal
from reunion_desktop.games import GAMES
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.games.skat.rules import ISKO
from reunion_desktop.ui.commands.table_keys import table_keys
from reunion_desktop.ui.games import book_of, lesson_of
from reunion_desktop.ui.games.lesson import Lesson
from reunion_desktop.ui.games.prose import Prose
from reunion_desktop.ui.games.reunion.book import ReunionBook
from reunion_desktop.ui.games.reunion.words import ReunionWords
from reunion_desktop.ui.games.rule_sets import rule_texts
from reunion_desktop.ui.games.skat.words import SkatWords
from reunion_desktop.ui.language.interpreter import Interpreter, Language
from reunion_desktop.ui.words.book import book_text
from reunion_desktop.ui.words.cards import card_name, one_of_suit, rank_name, suit_name, the_card
from reunion_desktop.ui.words.refusals import refusal_sentence
from reunion_desktop.ui.words.table import TableWords

pytestmark = pytest.mark.usefixtures("qapp")


FRENCH_PACK = {
    Language.ENGLISH: re.compile(
        r"\b(jack|queen|ace|club|diamond|spade)s?\b|A K Q|A 10 K Q", re.IGNORECASE
    ),
    Language.GERMAN: re.compile(r"Bube|Dame|\bAsse?n?\b|Karo|Kreuz|\bPik\b|A K D|A 10"),
    Language.FRENCH: re.compile(
        r"\b(valets?|dames?|l’as|les as|d’as|as de|un as|trèfles?|carreaux?|piques?)\b|A R D|A 10",
        re.IGNORECASE,
    ),
}
"""Words that only fit the French pack."""


def prose() -> list[str]:
    """Texts of all lessons, rules books and options, but for the note on German cards."""
    told = [QCoreApplication.translate("rules", "By the dealer’s jack")]
    for game in GAMES:
        lesson = lesson_of(game.id)
        assert lesson is not None
        told += [text for step in lesson.steps() for text in (step.text, step.wrong)]
        texts = rule_texts(game.id)
        for option in texts.options.values():
            told += [option.label, option.explanation, *option.values]
        told += [text for preset in texts.presets.values() for text in preset]
        for rules in game.presets.values():
            book = book_of(game.id)
            told += [text for chapter in book.chapters(rules) for text in chapter.paragraphs]
            told += [picture.caption for picture in book.illustrations(rules).values()]
    return [text.replace(note(), "") for text in dict.fromkeys(told)]


def note() -> str:
    """Note that explains the names of German cards by those of French cards."""
    return next(Prose("shared/texts", {}).paragraphs("![[shared/texts#pack]]"), "\0")


@pytest.fixture
def german(interpreter: Interpreter) -> Interpreter:
    """English interpreter with the German pack's names."""
    interpreter.speak(Language.ENGLISH, german_pack=True)
    return interpreter


@pytest.mark.usefixtures("german")
def test_suits_and_ranks_have_the_german_packs_names() -> None:
    """Sentences stay the same; only the names differ, also that of a refusal."""
    assert ["acorns", "bells", "hearts", "leaves"] == [suit_name(suit) for suit in Suit]
    assert ["an acorn", "a bell", "a heart", "a leaf"] == [one_of_suit(suit) for suit in Suit]
    courts = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
    assert ["Daus", "king", "Ober", "Unter"] == [rank_name(rank) for rank in courts]
    assert "ten" == rank_name(Rank.TEN)
    assert "the ten of leaves" == the_card(Card.parse("ST"))
    assert "Daus of bells" == card_name(Card.parse("DA"))
    assert "Leaves are trumps" == TableWords.translated().trumps[Suit.SPADES]
    refusal = Refusal(Card.parse("CA"), Duty.ACE)
    assert "You can’t discard a Daus." == refusal_sentence(refusal, ReunionWords())


@pytest.mark.usefixtures("german")
def test_nothing_else_is_touched() -> None:
    """A jack outside the names of cards is not renamed."""
    assert "jack" == QCoreApplication.translate("elsewhere", "jack")
    assert "two cards" == QCoreApplication.translate("cards", "two cards")


def test_no_sentence_of_skat_names_a_card_of_the_other_pack(interpreter: Interpreter) -> None:
    """Refusals, trumps and keys use the names of the German pack, in every language."""
    for language in (Language.ENGLISH, Language.GERMAN, Language.FRENCH):
        interpreter.speak(language, german_pack=True)
        words = SkatWords()
        told = [
            words.duty(Duty.BOWER) or "",
            TableWords.translated().trumps[FifthSuit.JACKS],
            suit_name(FifthSuit.JACKS),
            one_of_suit(FifthSuit.JACKS),
            *(line for line, _ in table_keys(words, ISKO.pack)[1]),
        ]
        assert not [text for text in told if FRENCH_PACK[language].search(text)]
        assert all("Unter" in text for text in told[:4])


def test_prose_is_told_of_the_pack(interpreter: Interpreter) -> None:
    """Lesson, rules and options use only names of the German pack, in every language."""
    told = {}
    for language in (Language.ENGLISH, Language.GERMAN, Language.FRENCH):
        interpreter.speak(language, german_pack=True)
        told[language] = [text for text in prose() if FRENCH_PACK[language].search(text)]
        interpreter.speak(language)
        usual = prose()
        assert sum(bool(FRENCH_PACK[language].search(text)) for text in usual) > len(usual) // 5

    assert {language: [] for language in told} == told


def test_prose_explains_the_pack(german: Interpreter) -> None:
    """With a German pack, lesson and rules explain once what an Unter is."""

    def told() -> tuple[bool, bool]:
        lesson = any("Unter" in step.text for step in Lesson("reunion").steps())
        return lesson, "Unter" in book_text(ReunionBook().chapters(ReunionRules()), "")

    assert (True, True) == told()
    german.speak(Language.ENGLISH)
    assert (False, False) == told()


def test_every_card_has_a_name_of_its_own_in_each_language_and_pack(
    interpreter: Interpreter,
) -> None:
    """The pack stays when the language changes; a six has the same number in both packs."""
    told, low = [], []
    for language in (Language.ENGLISH, Language.GERMAN, Language.FRENCH):
        for german_pack in (False, True):
            interpreter.speak(language, german_pack=german_pack)
            for name in (card_name, the_card):
                assert 52 == len({name(card) for card in ALL_CARDS})
            told.append((card_name(Card.parse("D6")), the_card(Card.parse("CJ"))))
        interpreter.speak(language)
        low.append((card_name(Card.parse("C2")), the_card(Card.parse("H5"))))
    assert [
        ("six of diamonds", "the jack of clubs"),
        ("six of bells", "the Unter of acorns"),
        ("Karo-Sechs", "Kreuz-Bube"),
        ("Schellen-Sechs", "Eichel-Unter"),
        ("six de carreau", "le valet de trèfle"),
        ("six de grelot", "l’Unter de gland"),
    ] == told
    assert [
        ("two of clubs", "the five of hearts"),
        ("Kreuz-Zwei", "Herz-Fünf"),
        ("deux de trèfle", "le cinq de cœur"),
    ] == low


def test_widgets_are_told_of_another_pack(interpreter: Interpreter) -> None:
    """Widgets receive Qt's LanguageChange event for another pack."""
    told: list[str] = []

    class Line(QLabel):
        def changeEvent(self, event: object) -> None:  # noqa: N802 - Qt's own name.
            del event
            told.append(suit_name(Suit.CLUBS))

    line = Line()
    line.show()
    interpreter.speak(Language.ENGLISH)
    QCoreApplication.processEvents()
    interpreter.speak(Language.ENGLISH, german_pack=True)
    QCoreApplication.processEvents()
    line.close()

    assert ["clubs", "acorns"] == list(dict.fromkeys(told[told.index("clubs") :]))
