"""Value: a call, and the notation in which it is written."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from reunion_desktop.engine.cards import BadNotation, Card, Suit


class CallKind(Enum):
    """The kind of a call."""

    PASS = "pass"  # noqa: S105 - a call, no password.
    """Nothing more."""
    BID = "bid"
    """It offers a number, higher than the last."""
    HOLD = "hold"
    """It accepts what was bid, asked for or turned up."""
    NAME = "name"
    """It names trumps, or a game."""
    RAISE = "raise"
    """It makes a game that stands harder to win and worth more."""
    DEMAND = "demand"
    """It asks for a card, or for other cards."""
    CLAIM = "claim"
    """It says that a goal is reached."""


_KINDS = {
    "pass": CallKind.PASS,
    "bid": CallKind.BID,
    "hold": CallKind.HOLD,
    "accept": CallKind.HOLD,
    "away": CallKind.RAISE,
    "staubaus": CallKind.DEMAND,
    "redeal": CallKind.DEMAND,
    "reached": CallKind.CLAIM,
    "declare": CallKind.CLAIM,
    "hammer": CallKind.CLAIM,
    "knock": CallKind.CLAIM,
}
"""The kind of call of each word; a number alone is a bid, any other word names something."""

_WORD = re.compile("[a-z]+(_[a-z]+)*")
_NUMBER = re.compile("0|[1-9][0-9]{0,5}")


@dataclass(frozen=True, slots=True)
class Call:
    """A call in words of the table: ``pass``, ``trump H``, ``away``, ``reached``.

    Its text is the word, then its arguments, separated by blanks.
    """

    word: str
    """The word, in small letters and underlines; empty where the call is a number alone."""
    suit: Suit | None = None
    """The suit that it names."""
    card: Card | None = None
    """The card that it names."""
    number: int | None = None
    """The number that it names: what is bid, or the level of a game."""

    @property
    def kind(self) -> CallKind:
        """The kind of the call."""
        return _KINDS.get(self.word, CallKind.NAME if self.word else CallKind.BID)

    @property
    def game(self) -> Call:
        """The call without its number: calls of one game differ in their level alone."""
        return replace(self, number=None)

    def __str__(self) -> str:
        parts = [self.word] if self.word else []
        if self.suit is not None:
            parts.append(self.suit.letter)
        if self.card is not None:
            parts.append(str(self.card))
        if self.number is not None:
            parts.append(str(self.number))
        return " ".join(parts)

    @classmethod
    def parse(cls, text: object) -> Call:
        """Read a call.

        Raises:
            BadNotation: the text is no call.
        """
        word, suit, card, number = "", None, None, None
        parts = text.split(" ") if isinstance(text, str) else []
        if parts and _WORD.fullmatch(parts[0]):
            word = parts.pop(0)
        if parts and len(parts[0]) == 1 and not parts[0].isdecimal():
            suit = Suit.parse(parts.pop(0))
        if parts and not parts[0].isdecimal():
            card = Card.parse(parts.pop(0))
        if parts and _NUMBER.fullmatch(parts[0]):
            number = int(parts.pop(0))
        call = cls(word, suit, card, number)
        if parts or not str(call):
            message = f"{text!r} is no call; expected a word, then a suit, a card or a number."
            raise BadNotation(message)
        return call


PASS = Call("pass")
"""No call."""
