"""Records of an AT-SPI client, beside those of the table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

OTHERS = ("Anna", "Karl", "Lena", "Otto", "Frida")
"""Names of the opponents; a game uses as many as it has seats."""
NAMES_AT_TABLE = ("Me", *OTHERS)
"""Names by seat."""
CARD = r"\w+ of (?!trumps)\w+|face down"
"""Name of a card, without the title of the highest trump."""
HELD = {0: "Your hand: 0 cards", 1: "Your hand: one card", 2: "Your hand: two cards"}
"""Names of small hands."""
WHO = rf"(You|{'|'.join(OTHERS)})"
YOU = rf"(you|{'|'.join(OTHERS)})"
RANKS = {"seven": "7", "eight": "8", "nine": "9", "ten": "T"} | {
    rank: rank[0].upper() for rank in ("jack", "queen", "king", "ace")
}
"""Spoken and written ranks of cards."""
SAID = {
    rf"(?:Your partner )?{WHO} chooses? (\w+) as trumps": "{naming} {suit}",
    rf"(?:Your partner )?{WHO} accepts? the turned-up suit": "accept",
    rf"{WHO} pass(?:es)?\.": "pass",
    rf"Cards away: (?:your partner )?{WHO} plays? alone for all": "away",
    rf"(?:Your partner )?{WHO} calls? “We have our points”": "reached",
}
"""Spoken and written calls."""
LETTERS = {"acorns": "C", "bells": "D", "leaves": "S"}
"""Suits of the German pack whose letter is not their first one."""


def sights_of(folder: Path) -> list[dict[str, Any]]:
    """Everything visible at each decision, as the table wrote it."""
    lines = (folder / "sights.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def plays(folder: Path) -> list[str]:
    """Every play and call of the game, as the table wrote them."""
    done = json.loads((folder / "done.json").read_text(encoding="utf-8"))
    return [f"{who} {what}".strip() for who, what in done]


def shown(sight: dict[str, Any]) -> list[tuple[str, str]]:
    """The cards of the trick, each with its player; face-down cards are unnamed."""
    return [(player, card.lower() or "face down") for player, card in sight["trick"]]


def cards_known(known: dict[str, Any], sight: dict[str, Any]) -> None:
    """Assert that hand and trick are known, and which cards are legal."""
    hand = [name.lower() for name in known["hand"]]
    assert len(sight["hand"]) == len(hand)
    assert known["list"] == ([HELD.get(len(hand), f"Your hand: {len(hand)} cards")] if hand else [])
    verbs = (", can be discarded", ", can be exchanged") if sight["laying away"] else ", playable"
    for card in sight["hand"]:
        (said,) = (name for name in hand if card.lower() in name.split(":")[0])
        assert (card in sight["legal"]) == said.endswith(verbs), said
    assert [f"{player}: {card}" for player, card in shown(sight)] == [
        re.sub(rf": .*?({CARD}).*", r": \1", name.lower().capitalize()) for name in known["trick"]
    ]


def player(told: str) -> str:
    """Player named in a sentence."""
    return "Me" if told == "You" else told.rsplit(maxsplit=1)[-1]


def heard_of(sentences: list[str], naming: str = "trump") -> Iterator[str]:
    """Every play and call as announced, and where a deal was scored."""
    for sentence in sentences:
        played = re.match(rf"{WHO} (?:ha\w+ no trump and )?(?:play|lead)s? (.*?)\.", sentence)
        if played is not None:
            card = re.search(CARD, played[2])
            assert card is not None, sentence
            yield f"{player(played[1])} {card[0]}"
        for pattern, call in SAID.items():
            said = re.match(pattern, sentence)
            if said is not None:
                suit = said[2] if "suit" in call else ""
                letter = LETTERS.get(suit, suit[:1].upper())
                yield f"{player(said[1])} {call.format(naming=naming, suit=letter)}"
        counted = re.match(r"Result of deal (\d+)|Deal (\d+)(?:\.|: nobody)", sentence)
        if counted is not None:
            yield f"Deal {counted[1] or counted[2]}"


def given_and_heard(sentences: list[str]) -> Iterator[str]:
    """As :func:`heard_of`, with cards asked for and given."""
    for sentence in sentences:
        demanded = re.match(rf"Staubaus: {YOU} asks? for the (\w+) of (\w+)", sentence)
        if demanded is not None:
            rank, suit = RANKS[demanded[2]], demanded[3][0].upper()
            yield f"{player(demanded[1].capitalize())} staubaus {suit}{rank}"
        given = re.search(rf"{WHO} (?:hands?|gives?) ([^.]*)", sentence)
        if given is not None:
            card = re.search(CARD, given[2])
            assert card is not None, sentence
            yield f"{player(given[1])} gives {card[0]}"
        yield from heard_of([sentence])
