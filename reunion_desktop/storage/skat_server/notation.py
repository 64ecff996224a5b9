"""Notation of the Internet Skat Server: properties of a line, and its words for calls."""

from __future__ import annotations

import re
from collections.abc import Mapping

from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import BadNotation, Card, Suit

GAME = "skat"
"""The game's id in a record."""

HOLD, TAKE, HAND = Call("hold"), Call("take"), Call("hand")
"""Calls beside the bids: yes, the skat, no skat."""
ANSWERS = {"y": HOLD, "p": PASS, "s": TAKE}
"""Calls by their words."""
CONCEDE, LAY_DOWN = Call("concede"), Call("lay_down")
ACCEPT, PLAY_ON = Call("accept"), Call("play_on")
"""Calls that end a deal early, and the answers to them."""
GIVES_UP, SHOWS = "RE", "SC"
"""Words for giving up, which binds the defenders if both say so, and for showing one's cards."""
LEFT = ("TI", "LE")
"""The beginnings of words by which a game is broken off: a time is over, a player left."""

GAMES = ("C", "S", "H", "D", "G", "N", "NO")
"""Declarations with the skat taken up, without the discards, which follow in a move of their own.
"""

_SCHNEIDER, _SCHWARZ, _OUVERT = 1, 2, 3
"""Levels announced."""
_WORDS = {"G": "grand", "N": "null"}
_DECLARED = re.compile(r"([CSHDGN])([OHSZ]*)((?:\.(?:[CSHD][AKQJT987]|\?\?))*)")
_PROPERTY = re.compile(r"([A-Z][A-Z0-9]*)\[([^\]]*)\]")


def properties(text: str) -> Mapping[str, str]:
    """The properties of a line by their names."""
    return dict(_PROPERTY.findall(text))


def cards_in(text: str) -> tuple[Card, ...]:
    """Cards with dots or bars between them.

    Raises:
        BadNotation: one of them is no card.
    """
    return tuple(Card.parse(card) for card in re.split(r"[.|]", text))


def declared(word: str) -> tuple[Call, bool, tuple[Card, ...]] | None:
    """A game declared, whether it is played from the hand, and the cards told with it.

    Returns:
        None if the word declares no game.

    Raises:
        BadNotation: one of the cards is unknown.
    """
    found = _DECLARED.fullmatch(word)
    if found is None:
        return None
    game, marks, cards = found.groups()
    level = next((level for mark, level in _LEVELS if mark in marks), None)
    hand = "H" in marks
    if game == "N":
        level = _OUVERT if "O" in marks else None
    else:
        hand = hand or level is not None
    name = _WORDS.get(game, "suit")
    suit = Suit.parse(game) if name == "suit" else None
    return Call(name, suit, number=level), hand, cards_in(cards[1:]) if cards else ()


_LEVELS = (("O", _OUVERT), ("Z", _SCHWARZ), ("S", _SCHNEIDER))
"""Marks of the levels, the highest first."""


def declaration(call: Call, *, hand: bool) -> str:
    """The word for a game declared; a level of suit games and Grand implies Hand.

    Raises:
        BadNotation: the call declares no game.
    """
    letter = next((letter for letter, word in _WORDS.items() if word == call.word), "")
    if call.word == "suit" and call.suit is not None:
        letter = call.suit.letter
    if not letter:
        message = f"The Internet Skat Server has no word for {call}."
        raise BadNotation(message)
    marks = {level: mark for mark, level in _LEVELS}
    if call.number == _OUVERT:
        return f"{letter}O{'H' if hand and call.word == 'null' else ''}"
    return f"{letter}{'H' if hand else ''}{marks.get(call.number or 0, '')}"
