"""One word per concept: messages contain no word that the glossary rejects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree as ET

import pytest
import translation_files

from tests.prose_files import wordings

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
    "de": {
        r"statt dessen|so dass": "stattdessen, sodass",
        r"kn(o|ö)pf\w*": "Schaltfläche",
        r"stunden?": "Lektion",
        r"meister\w*": "Experte",
        r"startw(o|ö)rt\w*": "Startwert",
        r"spielprüfer\w*|nachprüf\w*|nachgeprüft|(be)?urteil\w*": "Analyse, analysieren",
        r"entscheid|ausgestochen|es wird gestochen": "Entscheidungsspiel",
        r"sagt weiter": "passt",
        r"trumpf (nennen|nennt|genannt|machen|gemacht)": "Trumpf wählen",
        r"abgelegt|ablegen|(legt|legen)( \S+){0,2} karten? (ab|weg)|weggelegt|weglegen": "drücken",
        r"aufgeschlagen\w*": "aufgedeckt",
        r"(?<!meldung )wiederholen": "wiederherstellen",
        r"sitzung(en)?|rubbers?": "Runde",
        r"einlesen|eingelesen|zurück(spielen|gespielt|holen|geholt)": "importieren",
        r"voreinstellungen": "Standardwerte",
        r"fassung(en)?": "Version",
        r"werkzeugleiste": "Symbolleiste",
        r"verschenkt|angelastet|teuer|im minus": "Kosten der Fehler",
        r"staubäuse": "Staubaus",
        r"einerlei|müßig": "plain German",
        r"zettel": "Punktezettel",
        r"höher stechen": "überstechen",
        r"spielanalyse": "Zuganalyse",
        r"trumpfbuben?": "Trumpf-Bube",
        r"regelsatz|regelsätze": "Regelwerk",
        r"geräusche?": "Töne",
    },
    "fr": {
        r"levées?": "pli",
        r"robres?|matchs?|sittings?": "séance",
        r"échelons?": "barreau",
        r"enregistrements?": "partie enregistrée",
        r"décisions?|meilleurs? choix": "coup",
        r"jug(er|ements?|ée?s?|es?)": "analyse, revoir",
        r"(?-i:Passe)": "je passe",
        r"ramen\w+": "restaurer",
        r"mots?[ -]clés?": "graine",
        r"conseillées": "recommandées",
        r"staubäuse": "Staubaus",
        r"(?-i:réunion|ekart)": "the name of a game begins with a capital letter",
        r"quittes?(?! la partie)": "plain French",
        r"c’eût été|à (son|leur|votre) gré|attendu\s:": "plain French",
        r"(?-i:Qui)": "celui qui, or si vous",
        r"ex æquo": "à égalité",
        r"(faire|fait|faites) l’atout": "choisir l’atout",
        r"(la|et) feuille(?! de marque)": "feuille de marque",
        r"(?<!\()(?<!<i>)(?<!allemand )stange": "barre",
        r"autour de la table": "apparence",
        r"scores?": "marque",
        r"empreintes?": "sceau",
        r"demi-barreaux?": "barreau",
        r"annonceurs?": "celui qui annonce",
        r"joueurs de l’ordinateur": "joueurs virtuels",
    },
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
        "Rule ledger=receipts knows no losses": "the value of an option in the game file",
        "The cards of this deal match their seal, a fingerprint of the shuffled cards that was"
        " fixed before the cut. Nobody could choose these cards.": "match is a verb here",
        "three": "a rank",
        "five": "a rank",
    },
    "de": {
        "Blatt weggelegt": "a whole hand at Bauer, and no discard",
    },
    "fr": {
        "Qui coupe le paquet": "a question",
        "* La source dit seulement que les autres restent en dehors comme rois. Qui ils sont,"
        " qu’ils ne paient et ne reçoivent rien, que chacun donne une fois et qu’ils peuvent"
        " regarder une main, ce sont nos propres choix.": "an indirect question",
        "Les cartes de cette donne correspondent à leur sceau, l’empreinte des cartes mélangées,"
        " fixée avant la coupe. Personne n’a pu choisir ces cartes.": "what a seal is",
        "Le sceau est l’empreinte des cartes mélangées, fixée avant la coupe, pour que chacun"
        " puisse vérifier après la donne qu’aucune carte n’a été changée.": "what a seal is",
    },
}
"""Messages in which a rejected word is correct, with the reason."""

MESSAGES = dict[str, list[str]]


def said() -> MESSAGES:
    """All messages and passages of text files by language; English is the messages' source."""
    told: MESSAGES = {"en": []}
    for language in translation_files.LANGUAGES:
        catalogue = ET.parse(translation_files.source(language))
        messages = list(catalogue.iter("message"))
        told["en"] = [message.findtext("source", "") for message in messages]
        told[language] = [message.findtext("translation", "") for message in messages]
    return {language: texts + wordings(language) for language, texts in told.items()}


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


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "Lay two cards away."),
        ("en", "The &rubber is over"),
        ("de", "&Zettel zeigen"),
        ("de", "Der Geber legt zwei Karten weg."),
        ("fr", "Qui ne peut fournir coupe."),
        ("fr", "La ré&union est finie."),
    ],
)
def test_refused_words_are_found(language: str, message: str) -> None:
    """A word is found in a sentence, and in a menu in spite of the sign before its key."""
    patterns = REFUSED[language]
    assert [message] == [each for pattern in patterns for each in found([message], pattern)]
