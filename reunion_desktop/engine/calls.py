"""Value: a call, and the notation in which it is written."""

from __future__ import annotations

from dataclasses import dataclass

from reunion_desktop.engine.cards import BadNotation, Card, Suit


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
    """The number that it names."""

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
        if parts and parts[0].replace("_", "").isalpha() and parts[0].islower():
            word = parts.pop(0)
        if parts and len(parts[0]) == 1 and not parts[0].isdigit():
            suit = Suit.parse(parts.pop(0))
        if parts and not parts[0].isdigit():
            card = Card.parse(parts.pop(0))
        if parts and parts[0].isdecimal() and parts[0].isascii():
            number = int(parts.pop(0))
        call = cls(word, suit, card, number)
        if parts or not str(call) or str(call) != text:
            message = f"{text!r} is no call; expected a word, then a suit, a card or a number."
            raise BadNotation(message)
        return call


PASS = Call("pass")
"""No call."""
