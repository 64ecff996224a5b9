"""One word per concept: messages contain no word that the glossary rejects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree as ET

import pytest
import translation_files

REFUSED: Mapping[str, Mapping[str, str]] = {
    "en": {
        r"match": "game or session",
        r"rubber": "session",
        r"sittings?": "session",
        r"half-rungs?": "rung",
        r"(lay|lays|laid|laying|throw|throws|threw)( \S+){0,3} away|throw off": "discard",
        r"must follow with it": "follow suit, or play one",
        r"empty suit": "void",
        r"ruff(s|ed|ing)?|trumps? higher": "trump, overtrump",
        r"extra deal|tie:": "play-off",
        r"say so|said|to be said": "call",
        r"makers?|held out|holding out|gave way": "declarers, defenders",
        r"(make|makes|made|making|name|names|named|naming) trumps": "choose trumps",
        r"demand(s|ed|ing)?": "ask for",
        r"receipts": "winnings",
        r"(deal|deals|game) (is|are|was|been) counted|deals counted|look at the count": "score",
        r"decisions?|choices?": "move",
        r"play checker|judg(e|es|ed|ing)|judgement": "analysis",
        r"worlds?": "layouts",
        r"records?": "game file",
        r"(bring|brings|brought|bringing) back": "restore",
        r"(take|takes|took|taken|taking)( \S+)? back": "undo, deselect",
        r"(go|goes|went|going) on(?! the)": "continue",
        r"as the desktop|around the table": "same as system, appearance",
        r"(a ruling|a decision) of our own": "our own rule",
        r"the lot": "at random",
        r"(catch|caught|catches)": "capture, take",
        r"given away": "cost of mistakes",
        r"each for himself|(?<!there )is no(?! longer)|expected": "plain English",
        r"(whoever|who) cannot": "if you can’t",
        r"One|Three|Five": "1, 3, 5",
        r"(color|center|gray)(s|ed)?|counterclockwise|(analyz|organiz|recogniz)\w+": "British",
        r"\w+'\w+": "a typographic apostrophe",
    },
    "de": {},
    "fr": {},
}
"""Rejected words by language, as patterns of whole words, with the right word."""

ALONE = frozenset({r"One|Three|Five"})
"""Words that are rejected only as a whole message."""

ALLOWED: Mapping[str, Mapping[str, str]] = {
    "en": {
        "expected one argument": "Python’s argument parser says it so",
        "invalid choice: %(value)r (choose from %(choices)s)": "Python’s argument parser",
        "invalid choice: %(value)s (choose from %(choices)s)": "Python’s argument parser",
        "ambiguous option: %(option)s could match %(matches)s": "Python’s argument parser",
        "Verified: the secret and the pack match the seal that was shown before the cut. Nobody"
        " could choose these cards.": "match is a verb here",
    },
    "de": {},
    "fr": {},
}
"""Messages in which a rejected word is correct, with the reason."""

MESSAGES = dict[str, list[str]]


def said() -> MESSAGES:
    """All messages by language; English is the source of the others."""
    told: MESSAGES = {"en": []}
    for language in translation_files.LANGUAGES:
        catalogue = ET.parse(translation_files.source(language))
        messages = list(catalogue.iter("message"))
        told["en"] = [message.findtext("source", "") for message in messages]
        told[language] = [message.findtext("translation", "") for message in messages]
    return told


def found(messages: list[str], pattern: str) -> Iterator[str]:
    """Messages with a rejected word; names of placeholders do not count."""
    word = re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", re.IGNORECASE)
    for message in messages:
        bare = re.sub(r"&|{\w+}", "", message)
        if word.fullmatch(bare) if pattern in ALONE else word.search(bare):
            yield message


@pytest.mark.parametrize("language", sorted(REFUSED))
def test_messages_keep_to_the_glossary(language: str) -> None:
    """No message contains a rejected word, except those allowed with a reason."""
    messages = said()[language]
    faults = {
        (message, instead)
        for pattern, instead in REFUSED[language].items()
        for message in found(messages, pattern)
        if message not in ALLOWED[language]
    }

    assert set() == faults


@pytest.mark.parametrize("language", sorted(ALLOWED))
def test_every_exception_is_needed(language: str) -> None:
    """Every exception is still needed."""
    messages = said()[language]
    needed = {message for pattern in REFUSED[language] for message in found(messages, pattern)}

    assert set(ALLOWED[language]) - needed == set()


@pytest.mark.parametrize("message", ["Lay two cards away.", "The &rubber is over"])
def test_refused_words_are_found(message: str) -> None:
    """A rejected word is found in a sentence, and in a menu entry despite its mnemonic."""
    assert [message] == [each for pattern in REFUSED["en"] for each in found([message], pattern)]
