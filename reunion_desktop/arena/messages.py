"""Lines of the seat protocol: what a host tells a program, and how lines are read at both ends.

A seat is told what it may know and nothing else: everything here is made from a step as that seat
saw it. One JSON object a line, the keys in a fixed order, cards written suit first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import IO

from reunion_desktop.ai.player import Decision
from reunion_desktop.engine.actions import Action, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    DealScored,
    Event,
    GameSettled,
    TrickTaken,
)
from reunion_desktop.engine.legal import Legal, MayDiscard
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.engine.scoring import GameSheet
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.state import MatchState
from reunion_desktop.storage.codec import annotation_lines, plain_units
from reunion_desktop.storage.lines import Json, Line

PROTOCOL = 1
"""The version of the seat protocol that is spoken here."""

LONGEST = 1 << 16
"""Bytes that a line may have at either end; the longest that a host writes has about 1,500."""

BYE = '{"type":"bye"}'
"""The last message: the program is to end."""


def hello(game: str, rules: Ruleset, players: tuple[str, ...], seat: Seat, dice: str) -> str:
    """The first message of a match.

    Args:
        game: the game's name in a record.
        rules: the rules of the table.
        players: names by seat.
        seat: where the program sits.
        dice: the seed text of its own randomness.
    """
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game,
            "seat": seat,
            "players": list(players),
            "rules": dict(rules.as_options()),
            "dice": dice,
        }
    )


def greeting(name: str) -> str:
    """What a program answers to the first message."""
    return _line({"type": "hello", "name": name})


def messages(step: SeenStep, seat: Seat) -> Iterator[str]:
    """What a seat is told of a step, in the order in which things happened."""
    for event in step.events:
        yield from _event_lines(event, seat, step)


def choose(legal: Legal, time_ms: int) -> str:
    """The question what to lay away or to play, with everything that is allowed."""
    if isinstance(legal, MayDiscard):
        pairs = [_codes(action.cards) for action in legal.actions]
        return _question("discard", list[Json](pairs), time_ms)
    return _question("play", _codes(legal.cards), time_ms)


def answer(decision: Decision) -> str:
    """A program's decision as it is sent to the host; figures that JSON cannot say are left out."""
    action = decision.action
    values: dict[str, Json] = {}
    if isinstance(action, PlayCard):
        values = {"type": "play", "card": str(action.card)}
    elif isinstance(action, Discard):
        values = {"type": "discard", "cards": _codes(action.cards)}
    if decision.info:
        with suppress(ValueError):
            return _line(values | {"info": dict(decision.info)})
    return _line(values)


def action_from(line: Line, seat: Seat) -> Action | None:
    """The decision that an answer holds; None for a line that is no answer.

    Whether the rules allow it is not asked here.

    Raises:
        BadRecord: the cards are missing or none.
    """
    kind = line.values.get("type")
    if kind == "play":
        return PlayCard(seat, line.card("card"))
    if kind == "discard":
        return Discard(seat, CardSet.of(line.cards("cards")))
    return None


def bounded_lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """The lines of a stream as they come, without their ends; None for one that is too long.

    However long a line is, no more than :data:`LONGEST` bytes of it are kept.
    """
    while data := stream.readline(LONGEST + 1):
        if len(data) <= LONGEST or data.endswith(b"\n"):
            yield data.rstrip(b"\r\n")
            continue
        while data and not data.endswith(b"\n"):
            data = stream.readline(LONGEST)
        yield None


def _event_lines(event: Event, seat: Seat, step: SeenStep) -> Iterator[str]:
    if isinstance(event, CardsDealt):
        yield _deal_line(event, seat, step.before)
        if seat == event.dealer:
            yield _line({"type": "talon", "cards": _codes(event.talon)})
    elif isinstance(event, CardsDiscarded):
        values: dict[str, Json] = {"type": "discarded", "seat": event.seat}
        yield _line(values if event.cards is None else values | {"cards": _codes(event.cards)})
    elif isinstance(event, CardPlayed):
        yield f'{{"type":"played","seat":{event.seat},"card":"{event.card}"}}'
    elif isinstance(event, TrickTaken | DealScored | GameSettled):
        after = step.after
        match = MatchState(after.rules, after.first_dealer, after.lines, None, after.settlement)
        yield from annotation_lines((event,), match)


def _deal_line(event: CardsDealt, seat: Seat, before: Observation) -> str:
    players = before.rules.players
    sheet = GameSheet(before.first_dealer, before.rules.deals, before.lines)
    nothing = (0,) * players
    hand = event.hands[seat]
    assert hand is not None  # noqa: S101 - everybody sees his own cards.
    return _line(
        {
            "type": "deal",
            "number": event.number,
            "dealer": event.dealer,
            "turn_up": str(event.turn_up),
            "trump": event.turn_up.suit.letter,
            "hand": _codes(hand),
            "totals": list(sheet.totals or nothing),
            "balance": [plain_units(units) for units in (sheet.balance or nothing)],
        }
    )


def _question(what: str, legal: list[Json], time_ms: int) -> str:
    return _line({"type": "choose", "what": what, "legal": legal, "time_ms": time_ms})


def _codes(cards: CardSet | tuple[Card | None, ...]) -> list[Json]:
    return [str(card) for card in cards if card is not None]


def _line(values: Mapping[str, object]) -> str:
    """An object on one line, in ASCII, so that no console's encoding can spoil it."""
    return json.dumps(values, separators=(",", ":"), allow_nan=False, default=str)
