"""Lines of the seat protocol: messages to a program, and bounded reading at both ends.

A seat receives only what it may know: every message is made from a step as that seat observed it.
One JSON object per line, the keys in a fixed order, cards written suit first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import IO

from reunion_desktop.ai.player import Decision, turn_of
from reunion_desktop.arena.json_values import card_code, card_codes
from reunion_desktop.arena.observation_codec import KEY, gift_values, observation_values
from reunion_desktop.engine.actions import Action, Announce, Discard, DrawCard, Give, PlayCard
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS
from reunion_desktop.engine.events import (
    Announced,
    AskedInVain,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardsAdded,
    CardsDealt,
    CardsDiscarded,
    CardsLaidOpen,
    DealScored,
    Event,
    FeePaid,
    GameSettled,
    HandsShown,
    MiddleDealt,
    TrickTaken,
)
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayDraw, MayGive
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.record import SeenStep
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.storage import codec
from reunion_desktop.storage.codec import annotation_lines, payment_values, score_values
from reunion_desktop.storage.lines import Json, Line

PROTOCOL = 1
"""Version of the seat protocol."""

LONGEST = 1 << 16
"""Bytes in a line, at most."""

BYE = '{"type":"bye"}'
"""The last message: the program is to end."""

ANSWERS = ("play", "discard", "draw", "give", "announce")
"""Types of answers."""


def hello(rules: Rules, players: tuple[str, ...], seat: Seat, seed: str) -> str:
    """The first message of a match.

    Args:
        rules: the rules of the table.
        players: names by seat.
        seat: the program's seat.
        seed: the seed of the program's randomness.
    """
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": rules.game,
            "seat": seat,
            "players": list(players),
            "rules": dict(rules.as_options()),
            "seed": seed,
        }
    )


def greeting(name: str) -> str:
    """The program's answer to the first message."""
    return _line({"type": "hello", "name": name})


def messages(step: SeenStep, seat: Seat) -> Iterator[str]:
    """Messages to a seat about a step, in the order of its events."""
    for event in step.events:
        yield from _event_lines(event, seat, step)


def choose(observation: Observation, time_ms: int) -> str:
    """The question to a seat to move, with all legal moves and all that the seat knows.

    Raises:
        NotMyTurn: the observation's seat is not to move.
    """
    turn = turn_of(observation)
    values = {"type": "choose", **_offers(turn.legal), KEY: observation_values(turn)}
    return _line(values | {"time_ms": time_ms})


def _offers(legal: Legal) -> dict[str, Json]:
    """The legal moves of a question."""
    if isinstance(legal, MayDiscard):
        groups: list[Json] = [card_codes(action.cards) for action in legal.actions]
        swap: dict[str, Json] = {} if legal.offered is None else {"offered": str(legal.offered)}
        return {"what": "discard", "legal": groups, **swap}
    if isinstance(legal, MayAnnounce):
        return {"what": "announce", "legal": _said(legal.calls)}
    cards = card_codes(legal.cards)
    if isinstance(legal, MayGive):
        return {"what": "give", "legal": cards, "to": legal.to}
    calls: dict[str, Json] = {"calls": _said(legal.calls)} if legal.calls else {}
    if isinstance(legal, MayDraw):
        face_up = card_codes(legal.face_up)
        return {"what": "draw", "legal": face_up, "stock": legal.stock, **calls}
    return {"what": "play", "legal": cards, **calls}


def answer(decision: Decision) -> str:
    """Encode a program's move as an answer; figures that are not valid JSON are left out."""
    action = decision.action
    values: dict[str, Json] = {}
    if isinstance(action, PlayCard):
        values = {"type": "play", "card": str(action.card)}
    elif isinstance(action, Discard):
        values = {"type": "discard", "cards": card_codes(action.cards)}
    elif isinstance(action, Give):
        values = {"type": "give", "card": str(action.card), "to": action.to}
    elif isinstance(action, DrawCard):
        taken: dict[str, Json] = {} if action.card is None else {"card": str(action.card)}
        values = {"type": "draw", **taken}
    elif isinstance(action, Announce):
        values = {"type": "announce", "call": str(action.call)}
    if decision.info:
        with suppress(ValueError):
            return _line(values | {"info": dict(decision.info)})
    return _line(values)


def action_from(line: Line, seat: Seat) -> Action | None:
    """Decode the move of an answer; None if the line is not an answer.

    The rules are not checked here.

    Raises:
        BadRecord: the cards or the call are missing or invalid.
    """
    if line.values.get("type") not in ANSWERS:
        return None
    return codec.action_from(Line(line.number, {**line.values, "seat": seat}))


def bounded_lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """Lines of a stream without their ends; None for a line that is too long.

    At most :data:`LONGEST` bytes of a line are kept in memory.
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
        yield _deal_line(event, seat, step.after)
        if event.talon and (event.lies or seat == event.dealer):
            yield _line({"type": "talon", "cards": [card_code(card) for card in event.talon]})
    elif isinstance(event, CardsAdded):
        yield _line({"type": "added", "cards": card_codes(event.hands[seat] or NO_CARDS)})
    elif isinstance(event, Announced):
        yield _line(_announced(event, step))
    elif isinstance(event, CardsDiscarded):
        yield _line(_discarded(event, step.after))
    elif isinstance(event, CardGiven | AskedInVain):
        yield _line(_given(event, step))
    elif isinstance(event, CardPlayed):
        yield _played(event)
    elif isinstance(event, CardDrawn | CardsLaidOpen | MiddleDealt | HandsShown):
        yield _line(_of_stock(event, step.after))
    else:
        yield from _counted_lines(event, step.after)


def _counted_lines(event: Event, after: Observation) -> Iterator[str]:
    """Messages about a fee, a trick, a scored deal or a finished game."""
    if isinstance(event, FeePaid):
        yield _line({"type": "fee", **payment_values(event.payment)})
    elif isinstance(event, TrickTaken) and event.trick.covered:
        (line,) = annotation_lines((event,), ())
        yield _line(json.loads(line) | {"cards": card_codes(event.trick.cards)})
    elif isinstance(event, TrickTaken | DealScored | GameSettled):
        yield from annotation_lines((event,), after.lines)


def _discarded(event: CardsDiscarded, after: Observation) -> dict[str, Json]:
    """The discards of a seat; in an exchange, also the card that was taken."""
    values: dict[str, Json] = {"type": "discarded", "seat": event.seat}
    if event.cards is not None:
        values["cards"] = card_codes(event.cards)
    return values | _swapped(event, after) if event.swap else values


def _swapped(event: CardsDiscarded, after: Observation) -> dict[str, Json]:
    """The card taken from the table in an exchange, if any, and the next seat to move."""
    return {"count": event.count, "taken": card_code(event.taken), "next": after.to_act}


def _of_stock(
    event: CardDrawn | CardsLaidOpen | MiddleDealt | HandsShown, after: Observation
) -> dict[str, Json]:
    """A card drawn, cards laid open, or all hands; and the next seat to move."""
    if isinstance(event, HandsShown):
        return {"type": "hands", "hands": [card_codes(hand) for hand in event.hands]}
    cards = {} if isinstance(event, CardDrawn) else {"cards": card_codes(event.cards)}
    if isinstance(event, MiddleDealt):
        return {"type": "middle", **cards, "next": after.to_act}
    if isinstance(event, CardsLaidOpen):
        return {"type": "laid_open", "seat": event.seat, **cards, "next": after.to_act}
    card = card_code(event.card)
    return {"type": "drawn", "seat": event.seat, "card": card, "face_up": event.face_up}


def _played(event: CardPlayed) -> str:
    if not event.covered:
        return f'{{"type":"played","seat":{event.seat},"card":"{event.card}"}}'
    values = {"type": "played", "seat": event.seat, "card": card_code(event.card)}
    return _line(values | {"covered": True})


def _deal_line(event: CardsDealt, seat: Seat, after: Observation) -> str:
    """The dealt cards, the sides, the seat that begins, and the score lines so far."""
    deal = _deal(after)
    seats, trump = deal.trick.seats, deal.order.trump
    values = {
        "type": "deal",
        "number": event.number,
        "dealer": event.dealer,
        "table": list(seats) if len(seats) < after.rules.players else None,
        "turn_up": card_code(event.turn_up),
        "trump": None if trump is None else trump.letter,
        "hand": card_codes(event.hands[seat] or NO_CARDS),
        "first_dealer": after.first_dealer,
        "sides": list(deal.sides.of),
        "next": after.to_act,
        "lines": [score_values(line) for line in after.lines],
    }
    return _line({key: value for key, value in values.items() if value is not None})


def _announced(event: Announced, step: SeenStep) -> dict[str, object]:
    """A call with its public effects."""
    values: dict[str, object] = {
        "type": "announced",
        "seat": event.seat,
        "call": str(event.call),
    }
    before, after = _deal(step.before), _deal(step.after)
    if after.order.trump is not None and after.order != before.order:
        values["trump"] = after.order.trump.letter
    if after.sides != before.sides:
        values["sides"] = list(after.sides.of)
    if after.trick.seats != before.trick.seats:
        values["order"] = list(after.trick.seats)
    if step.after.to_act is not None:
        values["next"] = step.after.to_act
    return values


def _given(event: CardGiven | AskedInVain, step: SeenStep) -> dict[str, object]:
    """A card given to another hand, or found among the discards; and the next seat to move."""
    if isinstance(event, AskedInVain):
        return {"type": "in_vain", "seat": event.seat, "card": str(event.card)}
    return {"type": "given", **gift_values(event.gift), "next": step.after.to_act}


def _deal(observation: Observation) -> DealObservation:
    """The deal of an observation.

    Raises:
        LookupError: no cards are dealt.
    """
    if observation.deal is None:
        raise LookupError("No cards are dealt.")
    return observation.deal


def _said(calls: tuple[Call, ...]) -> list[Json]:
    return [str(call) for call in calls]


def _line(values: Mapping[str, object]) -> str:
    """Encode an object as one line in ASCII, safe for every console encoding."""
    return json.dumps(values, separators=(",", ":"), allow_nan=False, default=str)
