"""Phrase tables that turn prose on the French pack into prose on the German pack.

Lesson and rules book are written for the French pack. For the German pack the same sentences are
changed phrase by phrase, as the gender of the names changes too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

CONTEXTS = frozenset({"lesson", "rules", "rulespage"})
"""Translation contexts with prose about cards."""

_ENGLISH: Mapping[str, str] = {
    "A 10 K Q": "D 10 K O",
    "A K Q J 10": "D K O U 10",
    "K Q J A 10": "K O U D 10",
    "a club": "an acorn",
    "a jack": "an Unter",
    "a queen": "an Ober",
    "an ace": "a Daus",
    "ace": "Daus",
    "aces": "Däuser",
    "club": "acorn",
    "clubs": "acorns",
    "diamond": "bell",
    "diamonds": "bells",
    "jack": "Unter",
    "jacks": "Unters",
    "queen": "Ober",
    "spade": "leaf",
    "spades": "leaves",
}
_GERMAN: Mapping[str, str] = {
    "A 10 K D": "D 10 K O",
    "A K D B 10": "D K O U 10",
    "K D B A 10": "K O U D 10",
    "Ass": "Daus",
    "Asse": "Däuser",
    "Assen": "Däusern",
    "Bube": "Unter",
    "Buben": "Unter",
    "Dame": "Ober",
    "Karo": "Schellen",
    "Karo aus, und Sie haben eines": "Schellen aus, und Sie haben eine",
    "Kreuz": "Eichel",
    "Kreuz aus, und Sie haben keines": "Eichel aus, und Sie haben keine",
    "Pik": "Laub",
    "Trumpfbube": "Trumpfunter",
    "das höchste Kreuz, das": "die höchste Eichel, die",
    "das kleine Kreuz": "die kleine Eichel",
    "die Dame": "der Ober",
    "die Pik-Dame aus": "den Laub-Ober aus",
    "die Pik-Dame ist": "der Laub-Ober ist",
    "ein kleines Kreuz": "eine kleine Eichel",
    "eine Dame": "ein Ober",
    "einziges Kreuz": "einzige Eichel",
    "gehört der Karo-Bube zu Herz, und Karo hat": "gehört der Schellen-Unter zu Herz, "
    "und Schellen haben",
    "ihre Dame": "ihren Ober",
    "kein Karo": "keine Schellen",
    "kein Kreuz": "keine Eichel",
    "mit Ihrem Kreuz": "mit Ihrer Eichel",
    "mit Ihrem kleinen Kreuz": "mit Ihrer kleinen Eichel",
    "spielt Kreuz aus: Bedienen Sie mit einem kleinen": "spielt Eichel aus: Bedienen Sie mit einer "
    "kleinen",
}
_FRENCH: Mapping[str, str] = {
    "A 10 R D": "D 10 K O",
    "A R D V 10": "D K O U 10",
    "R D V A 10": "K O U D 10",
    "as": "Daus",
    "carreau": "grelot",
    "carreaux": "grelots",
    "cet as": "ce Daus",
    "dame": "Ober",
    "de l’as": "du Daus",
    "d’as": "de Daus",
    "du valet": "de l’Unter",
    "et la dame": "et l’Ober",
    "la dame": "l’Ober",
    "le petit pique": "la petite feuille",
    "le pique de Karl était sans doute son dernier": "la feuille de Karl était sans doute "
    "sa dernière",
    "le valet": "l’Unter",
    "l’as": "le Daus",
    "pique": "feuille",
    "piques": "feuilles",
    "trèfle": "gland",
    "trèfles": "glands",
    "un petit pique": "une petite feuille",
    "une dame": "un Ober",
    "valet": "Unter",
    "valets": "Unter",
    "votre petit pique": "votre petite feuille",
}
_PHRASES: Mapping[str, Mapping[str, str]] = {"en": _ENGLISH, "de": _GERMAN, "fr": _FRENCH}


def of_german_cards(sentence: str, language: str) -> str:
    """Change a sentence on the French pack into one on the German pack.

    Args:
        sentence: text on jacks, queens, aces, clubs, diamonds and spades.
        language: code of its language: ``en``, ``de`` or ``fr``.
    """
    pattern, phrases = _pattern(language)
    return pattern.sub(lambda found: phrases[found[0]], sentence)


@lru_cache
def _pattern(language: str) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Pattern that finds a language's phrases, longest first, and their replacements."""
    phrases = dict(_PHRASES[language])
    for phrase, instead in _PHRASES[language].items():
        # The capitalized form at the start of a sentence; an entry of its own has precedence.
        phrases.setdefault(phrase[:1].upper() + phrase[1:], instead[:1].upper() + instead[1:])
    longest = sorted(phrases, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)"), phrases
