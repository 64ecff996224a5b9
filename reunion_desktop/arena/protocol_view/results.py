"""Parse the messages ``score`` and ``result`` of a deal and of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Entry, Mark, Payment, ScoreLine, Settlement, Why
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage.lines import Json, Line, difference


def line_told(line: Line, rules: Rules, plan: DealPlan, dealer: Seat) -> ScoreLine:
    """The score line of a deal.

    Args:
        line: the message.
        rules: the rules of the table.
        plan: the plan of the deal.
        dealer: the dealer.

    Raises:
        BadRecord: a value is missing or invalid, or belongs to another deal.
    """
    number = plan.number
    agree(line, {"number": number})
    return ScoreLine(
        number,
        dealer,
        _each(line, "points", rules.players),
        _each(line, "tricks", rules.players),
        tuple(_payments(line)),
        tuple(_entries(line)),
        playoff=plan.playoff or 0 < rules.deals < number,
    )


def settlement_told(line: Line, rules: Rules) -> Settlement:
    """The settlement of a game.

    Raises:
        BadRecord: a value is missing or invalid.
    """
    totals = _each(line, "totals", rules.players)
    chalk = _each(line, "chalk", rules.players) if "chalk" in line.values else ()
    return Settlement(totals, integers(line, "winners"), tuple(_payments(line)), chalk)


def payment_told(line: Line) -> Payment:
    """The payment in a message.

    Raises:
        BadRecord: a value is missing or invalid.
    """
    units, why = line.values.get("units"), line.text("why", "a reason")
    if not isinstance(units, int | float) or isinstance(units, bool):
        raise line.refused("units", "a number")
    if why not in {reason.value for reason in Why}:
        raise line.refused("why", ", ".join(reason.value for reason in Why))
    return Payment(line.integer("from"), line.integer("to"), units, Why(why))


def agree(line: Line, due: dict[str, Json]) -> None:
    """Refuse a message that contradicts the observation.

    Raises:
        BadRecord: a value differs from the expected one.
    """
    for key, value in due.items():
        if difference(line.values.get(key), value) is not None:
            raise line.refused(key, str(value))


def integers(line: Line, key: str) -> tuple[int, ...]:
    """A list of whole numbers.

    Raises:
        BadRecord: the value is missing or something else.
    """
    value = line.values.get(key)
    numbers = tuple(one for one in value if type(one) is int) if isinstance(value, list) else ()
    if not isinstance(value, list) or len(numbers) != len(value):
        raise line.refused(key, "a list of whole numbers")
    return numbers


def seats(line: Line, key: str, players: int) -> tuple[Seat, ...]:
    """A list of different seats.

    Raises:
        BadRecord: the value is missing or something else.
    """
    found = integers(line, key)
    if not found or len(set(found)) != len(found) or not set(found) <= set(range(players)):
        raise line.refused(key, "some seats, each once")
    return found


def _each(line: Line, key: str, players: int) -> tuple[int, ...]:
    """One integer for each seat."""
    numbers = integers(line, key)
    if len(numbers) != players:
        raise line.refused(key, "a number for each seat")
    return numbers


def _objects(line: Line, key: str) -> Iterable[Line]:
    values = line.values.get(key)
    if not isinstance(values, list):
        raise line.refused(key, "a list of objects")
    for value in values:
        if not isinstance(value, dict):
            raise line.refused(key, "a list of objects")
        yield Line(line.number, value)


def _payments(line: Line) -> Iterator[Payment]:
    return (payment_told(one) for one in _objects(line, "payments"))


def _entries(line: Line) -> Iterator[Entry]:
    for cell in _objects(line, "sheet"):
        mark = cell.text("mark", "a mark")
        if mark not in {known.value for known in Mark}:
            raise cell.refused("mark", ", ".join(known.value for known in Mark))
        yield Entry(cell.integer("points"), Mark(mark))
