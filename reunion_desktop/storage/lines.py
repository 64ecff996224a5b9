"""Parse one line of a record: typed values, or a :class:`BadRecord` with one sentence.

For any input bytes the only error raised is :class:`BadRecord`. Other modules check the values
against the rules of the game.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import NamedTuple, TypeAlias

from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import BadNotation, Card, CardSet
from reunion_desktop.engine.scoring import Answer

Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
"""Any JSON value."""

LONGEST = 1 << 16
"""Bytes in a line, at most; the longest that is written has about 700."""

LONGEST_TEXT = 4096
"""Characters in a text value, at most."""

LONGEST_NAME = 64
"""Characters in a player's name, at most."""

BOM = b"\xef\xbb\xbf"
"""Byte order mark that some editors write; it is ignored."""

_LARGEST = 10**9
_SHOWN = 160


class BadRecord(ValueError):  # noqa: N818 - named as a player would say it.
    """A record that cannot be read or is not valid, with one sentence that says why."""

    def __init__(self, line: int, sentence: str) -> None:
        """Store the number of the faulty line.

        Args:
            line: its number in the file from 1; 0 if the fault is in no line.
            sentence: the fault and what was expected.
        """
        super().__init__(f"Line {line}: {sentence}" if line else sentence)
        self.line = line
        self.sentence = sentence


class UnreadableFile(BadRecord):
    """A file that is missing or cannot be read; its contents are not known."""


class UnknownFormat(BadRecord):
    """A record in a newer format than this program reads."""


class BrokenLine(BadRecord):
    """A line that is not a JSON object: the last line of a journal may be incomplete."""


class Line(NamedTuple):
    """One JSON object with its line number."""

    number: int
    """Line number in the file, from 1."""
    values: dict[str, Json]

    @classmethod
    def parse(cls, number: int, data: bytes) -> Line:
        """Parse a line.

        Raises:
            BrokenLine: the bytes are not one JSON object in UTF-8.
            BadRecord: an object has a duplicate key.
        """
        try:
            text = data.decode("utf-8")
            values = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
        except UnicodeDecodeError:
            raise BrokenLine(number, "this is not valid UTF-8 text.") from None
        except _KeyTwice as twice:
            sentence = f"the key {shown(str(twice))} appears twice in the same object."
            raise BadRecord(number, sentence) from None
        except (ValueError, RecursionError):
            raise BrokenLine(number, "this is not valid JSON.") from None
        if not isinstance(values, dict):
            raise BrokenLine(number, f"this is {shown(values)}, but it must be a JSON object.")
        return cls(number, values)

    def refused(self, key: str, wanted: str) -> BadRecord:
        """The error for a value that is missing or of the wrong type."""
        said = f"is {shown(self.values[key])}" if key in self.values else "is missing"
        return BadRecord(self.number, f'"{key}" {said}; it must be {wanted}.')

    def integer(self, key: str, wanted: str = "a whole number") -> int:
        """An integer value; JSON's true and 1.0 are refused.

        Raises:
            BadRecord: the value is missing or something else.
        """
        value = self.values.get(key)
        if type(value) is not int or not -_LARGEST < value < _LARGEST:
            raise self.refused(key, wanted)
        return value

    def text(self, key: str, wanted: str = "a text") -> str:
        """A text value that can be encoded again.

        Raises:
            BadRecord: the value is missing or something else, has a lone surrogate, or is too long.
        """
        value = self.values.get(key)
        if not isinstance(value, str) or not _writable(value):
            raise self.refused(key, wanted)
        if len(value) > LONGEST_TEXT:
            raise self.refused(key, f"{wanted} of at most {LONGEST_TEXT} characters")
        return value

    def names(self, key: str, wanted: str) -> tuple[str, ...]:
        """A list of names.

        Raises:
            BadRecord: the value is missing or something else, or a name is too long.
        """
        value = self.values.get(key)
        if not isinstance(value, list):
            raise self.refused(key, wanted)
        names = tuple(item for item in value if isinstance(item, str) and _writable(item))
        if len(names) != len(value):
            raise self.refused(key, wanted)
        if any(len(name) > LONGEST_NAME for name in names):
            raise self.refused(key, f"{wanted} of at most {LONGEST_NAME} characters each")
        return names

    def card(self, key: str) -> Card:
        """A card, written suit first.

        Raises:
            BadRecord: the value is missing or no card.
        """
        try:
            return Card.parse(self.text(key, 'a card such as "HT"'))
        except BadNotation:
            raise self.refused(key, 'a card such as "HT"') from None

    def call(self, key: str) -> Call:
        """A call, in its notation.

        Raises:
            BadRecord: the value is missing or no call.
        """
        try:
            return Call.parse(self.text(key, 'a call such as "trump H"'))
        except BadNotation:
            raise self.refused(key, 'a call such as "trump H"') from None

    def cards(self, key: str) -> tuple[Card, ...]:
        """A list of cards, in their written order.

        Raises:
            BadRecord: the value is missing or something else, or has a duplicate card.
        """
        return self._cards(key, self.values.get(key))

    def hands(self, key: str) -> tuple[CardSet, ...]:
        """A list of lists of cards.

        Raises:
            BadRecord: the value is missing or something else, or a hand has a duplicate card.
        """
        value = self.values.get(key)
        if not isinstance(value, list):
            raise self.refused(key, "a list of hands")
        return tuple(CardSet.of(self._cards(key, hand)) for hand in value)

    def answers(self, key: str) -> tuple[tuple[str, Answer], ...]:
        """An object of answers: numbers, texts, and lists of seats.

        Raises:
            BadRecord: the value is missing or something else.
        """
        value, wanted = self.values.get(key), "an object with numbers, texts and lists of seats"
        if not isinstance(value, dict):
            raise self.refused(key, wanted)
        found: list[tuple[str, Answer]] = []
        for name, answer in value.items():
            if isinstance(answer, list):
                seats = tuple(seat for seat in answer if type(seat) is int)
                found.append((name, seats))
                bad = len(seats) != len(answer)
            elif isinstance(answer, str) or type(answer) is int:
                found.append((name, answer))
                bad = False
            else:
                bad = True
            if bad:
                raise self.refused(key, wanted)
        return tuple(found)

    def _cards(self, key: str, value: Json) -> tuple[Card, ...]:
        if not isinstance(value, list):
            raise self.refused(key, "a list of cards")
        try:
            cards = tuple(Card.parse(item) for item in value if isinstance(item, str))
        except BadNotation:
            cards = ()
        if len(cards) != len(value) or len(set(cards)) != len(cards):
            raise self.refused(key, "a list of cards, each once")
        return cards


def shown(value: Json) -> str:
    """A value as quoted in a message: JSON, in ASCII, shortened."""
    try:
        text = json.dumps(value[:_SHOWN] if isinstance(value, str) else value)
    except (RecursionError, ValueError):
        return "something nested too deep to print"
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."


def difference(said: Json, due: Json, where: str = "") -> str | None:
    """Describe the first difference between two JSON values; None if they agree.

    Unexpected keys are ignored; 1 and 1.0 are equal, true and 1 are not.
    """
    if isinstance(due, dict) and isinstance(said, dict):
        return _in_object(said, due, where)
    if isinstance(due, list) and isinstance(said, list) and len(due) == len(said):
        pairs = enumerate(zip(said, due, strict=True))
        found = (difference(one, other, f"{where}[{at}]") for at, (one, other) in pairs)
        return next((sentence for sentence in found if sentence is not None), None)
    numbers = (int, float)
    same = type(said) in numbers if type(due) in numbers else type(said) is type(due)
    if same and said == due:
        return None
    return f'"{where}" is {shown(said)}; it must be {shown(due)}.'


def _in_object(said: dict[str, Json], due: dict[str, Json], where: str) -> str | None:
    for key, value in due.items():
        place = f"{where}.{key}" if where else key
        if key not in said:
            return f'"{place}" is missing; it must be {shown(value)}.'
        found = difference(said[key], value, place)
        if found is not None:
            return found
    return None


class _KeyTwice(Exception):  # noqa: N818 - private, and named as one would say it.
    """An object with a duplicate key: two readers might take different values."""


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    values = dict(pairs)
    if len(values) != len(pairs):
        counted = Counter(key for key, _ in pairs)
        raise _KeyTwice(next(key for key, count in counted.items() if count > 1))
    return values


def _no_number(text: str) -> Json:
    """Refuse NaN and Infinity, which Python's parser accepts and JSON does not."""
    raise ValueError(text)


def _writable(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
