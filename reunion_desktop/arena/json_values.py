"""Values of the seat protocol: cards as JSON, and typed values of a line."""

from __future__ import annotations

from reunion_desktop.engine.cards import FACE_DOWN, Card, CardSet
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage.lines import Json, Line


def card_code(card: Card | None) -> Json:
    """A card as text; null if there is none, or if it is not seen."""
    return None if card is None or card == FACE_DOWN else str(card)


def card_codes(cards: CardSet | tuple[Card, ...]) -> list[Json]:
    """Cards as texts, null for each that is not seen."""
    return [card_code(card) for card in cards]


def card_in(line: Line, key: str) -> Card | None:
    """A card, or None for null.

    Raises:
        BadRecord: the value is something else.
    """
    return None if line.values.get(key) is None else line.card(key)


def cards_in(line: Line, key: str) -> tuple[Card, ...]:
    """A list of cards, with null for each that is not seen."""
    values = line.values.get(key)
    if not isinstance(values, list):
        raise line.refused(key, "a list of cards")
    cards = (card_in(Line(line.number, {key: value}), key) for value in values)
    return tuple(FACE_DOWN if card is None else card for card in cards)


def seat_in(line: Line, key: str, rules: Rules) -> Seat:
    """A seat at the table.

    Raises:
        BadRecord: the value is missing or something else.
    """
    seat = line.integer(key, "a seat")
    if not 0 <= seat < rules.players:
        raise line.refused(key, f"a seat from 0 to {rules.players - 1}")
    return seat


def integers_in(line: Line, key: str) -> tuple[int, ...]:
    """A list of whole numbers.

    Raises:
        BadRecord: the value is missing or something else.
    """
    value = line.values.get(key)
    numbers = tuple(one for one in value if type(one) is int) if isinstance(value, list) else ()
    if not isinstance(value, list) or len(numbers) != len(value):
        raise line.refused(key, "a list of whole numbers")
    return numbers


def each_in(line: Line, key: str, rules: Rules) -> tuple[int, ...]:
    """A whole number for each seat.

    Raises:
        BadRecord: the value is missing or something else.
    """
    numbers = integers_in(line, key)
    if len(numbers) != rules.players:
        raise line.refused(key, "a number for each seat")
    return numbers


def objects_in(line: Line, key: str) -> list[Line]:
    """A list of objects, each with typed values of its own.

    Raises:
        BadRecord: the value is missing or something else.
    """
    values = line.values.get(key)
    found = [
        Line(line.number, value)
        for value in (values if isinstance(values, list) else ())
        if isinstance(value, dict)
    ]
    if not isinstance(values, list) or len(found) != len(values):
        raise line.refused(key, "a list of objects")
    return found
