"""The shipped problems of each game, and the lines of their files.

A file is made by packaging/tune/problems.py. Its first line says how; its second is the header of a
game as in a record; each other line is a problem: the cards dealt, the moves before the decision,
and the answers with their values. All cards are written out: no shuffle is repeated.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.engine.actions import (
    Action,
    Announce,
    DealCards,
    Discard,
    DrawCard,
    EnterDeal,
    Give,
    PlayCard,
)
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.record import Header, Record
from reunion_desktop.engine.seats import Seat
from reunion_desktop.games import find_game
from reunion_desktop.practice.problem import Problem, ProblemAnswer, ProblemKind
from reunion_desktop.review.verdict import Deed
from reunion_desktop.solver.installed import damage, read_installed
from reunion_desktop.storage.headers import header_from
from reunion_desktop.storage.lines import Line

FOLDER = Path(__file__).parent
"""Where the sets are."""
SUFFIX = ".problems"

_CALL, _DISCARD, _DRAW, _GIVE = "!-+>"
"""The sign that begins a call, a discard, a drawn card, a card given to a seat."""


class DealText(TypedDict):
    """The cards of a deal, each hand as one text."""

    dealer: int
    hands: list[str]
    talon: str
    turn_up: str
    later: list[str]


class ProblemText(TypedDict):
    """A problem as a JSON object."""

    id: str
    kind: str
    difficulty: int
    deal: DealText
    moves: list[str]
    answers: dict[str, float]
    reasons: list[list[Any]]
    """Motive, cards, and figures."""


@cache
def problems(game: str) -> tuple[Problem, ...]:
    """The problems that are shipped for a game; none if it has no set.

    Raises:
        Damaged: the file is not as it was shipped.
    """
    file = FOLDER / f"{game}{SUFFIX}"
    if not file.exists():
        return ()
    try:
        return read_problems(read_installed(file).decode().splitlines())
    except (ValueError, KeyError, TypeError) as fault:
        raise damage(file) from fault


def read_problems(lines: Iterable[str]) -> tuple[Problem, ...]:
    """The problems in the lines of a set.

    Raises:
        ValueError: a line is not valid.
        KeyError: a value is missing.
        TypeError: a value is of the wrong type.
    """
    _, head, *others = lines
    header = header_from(Line.parse(2, head.encode()), find_game)
    return tuple([problem_from(json.loads(line), header) for line in others])


def problem_from(values: ProblemText, header: Header) -> Problem:
    """Decode a problem of a game with these rules and players.

    Raises:
        ValueError: a value is not valid.
        KeyError: a value is missing.
        TypeError: a value is of the wrong type.
    """
    deal = _deal_from(values["deal"])
    actions = (deal, *map(_move_from, values["moves"]))
    return Problem(
        values["id"],
        Record(replace(header, first_dealer=deal.dealer), actions),
        0,
        tuple([ProblemAnswer(_deed_from(key), units) for key, units in values["answers"].items()]),
        tuple([_reason_from(*parts) for parts in values["reasons"]]),
        ProblemKind(values["kind"]),
        difficulty=values["difficulty"],
    )


def text_of(problem: Problem) -> ProblemText:
    """Encode a problem of which the decision is in the first deal of a game."""
    deal, *moves = problem.record.actions
    assert isinstance(deal, DealCards)  # noqa: S101 - a game begins with a deal.
    return {
        "id": problem.id,
        "kind": problem.kind.value,
        "difficulty": problem.difficulty,
        "deal": {
            "dealer": deal.dealer,
            "hands": [_cards(hand) for hand in deal.hands],
            "talon": _cards(deal.talon),
            "turn_up": str(deal.turn_up or ""),
            "later": [_cards(hand) for hand in deal.later],
        },
        "moves": [_move(action) for action in moves],
        "answers": {_deed(one.deed): round(one.units, 3) for one in problem.answers},
        "reasons": [
            [reason.motive.value, _cards(reason.cards), *_figures(reason)]
            for reason in problem.reasons
        ],
    }


def _figures(reason: Reason) -> list[float | None]:
    """The figures of a reason, without those at the end that are missing."""
    share = None if reason.share is None else round(reason.share, 3)
    values = [reason.points, share, reason.seat]
    while values and values[-1] is None:
        values.pop()
    return values


def _reason_from(
    motive: str,
    cards: str,
    points: int | None = None,
    share: float | None = None,
    seat: Seat | None = None,
) -> Reason:
    return Reason(Motive(motive), CardSet.of(_cards_from(cards)), points, share, seat)


def _deal_from(values: DealText) -> DealCards:
    turn_up = values["turn_up"]
    return DealCards(
        1,
        values["dealer"],
        0,
        tuple([CardSet.of(_cards_from(hand)) for hand in values["hands"]]),
        _cards_from(values["talon"]),
        Card.parse(turn_up) if turn_up else None,
        tuple([CardSet.of(_cards_from(hand)) for hand in values["later"]]),
    )


def _move(action: Action) -> str:
    """A move: the seat, a sign except for a card that is played, and the cards or the call."""
    match action:
        case PlayCard(seat, card):
            return f"{seat}{card}"
        case Announce(seat, call):
            return f"{seat}{_CALL}{call}"
        case Discard(seat, cards):
            return f"{seat}{_DISCARD}{_cards(cards)}"
        case DrawCard(seat, drawn):
            return f"{seat}{_DRAW}{drawn or ''}"
        case Give(seat, to, card):
            return f"{seat}{_GIVE}{to}{card}"
        case DealCards() | EnterDeal():
            message = "A problem is in the first deal of a game."
            raise ValueError(message)


def _move_from(text: str) -> Action:
    seat, sign, rest = int(text[0]), text[1], text[2:]
    if sign == _CALL:
        return Announce(seat, Call.parse(rest))
    if sign == _DISCARD:
        return Discard(seat, CardSet.of(_cards_from(rest)))
    if sign == _DRAW:
        return DrawCard(seat, Card.parse(rest) if rest else None)
    if sign == _GIVE:
        return Give(seat, int(rest[0]), Card.parse(rest[1:]))
    return PlayCard(seat, Card.parse(text[1:]))


def _deed(deed: Deed) -> str:
    return f"{_CALL}{deed}" if isinstance(deed, Call) else _cards(deed)


def _deed_from(text: str) -> Deed:
    if text.startswith(_CALL):
        return Call.parse(text[1:])
    return CardSet.of(_cards_from(text))


def _cards(cards: Iterable[Card]) -> str:
    return "".join(map(str, cards))


def _cards_from(text: str) -> tuple[Card, ...]:
    return tuple([Card.parse(text[at : at + 2]) for at in range(0, len(text), 2)])
