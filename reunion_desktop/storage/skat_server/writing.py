"""Write games of Skat as lines of the Internet Skat Server, one for each scored deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from reunion_desktop.engine.actions import Action, Announce, DealCards, Discard, PlayCard
from reunion_desktop.engine.calls import CallKind
from reunion_desktop.engine.cards import BadNotation, Card
from reunion_desktop.engine.record import Record
from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.storage.skat_server.notation import (
    ACCEPT,
    ANSWERS,
    CONCEDE,
    GAME,
    GIVES_UP,
    HAND,
    LAY_DOWN,
    PLAY_ON,
    SHOWS,
    TAKE,
    declaration,
)

_WORDS = {call: word for word, call in ANSWERS.items()}
_ENDINGS = frozenset({CONCEDE, LAY_DOWN, ACCEPT, PLAY_ON})
_HARMLESS = str.maketrans("[]", "()")
"""Characters of a name that would end a property."""


def lines_of(record: Record) -> Iterator[str]:
    """The line of each scored deal of a game of Skat.

    Raises:
        BadNotation: it is another game, or the server has no word for a call.
        IllegalAction: the record is against the rules.
    """
    if record.header.game != GAME:
        message = "Only games of Skat can be written as lines of the Internet Skat Server."
        raise BadNotation(message)
    scored = record.match().lines
    deals: list[list[Action]] = []
    for action in record.actions:
        if isinstance(action, DealCards):
            deals.append([])
        deals[-1].append(action)
    for line, actions in zip(scored, deals, strict=False):
        yield _line(record, line, actions)


def _line(record: Record, line: ScoreLine, actions: Sequence[Action]) -> str:
    dealt = actions[0]
    if not isinstance(dealt, DealCards):
        message = "A deal begins with its cards."
        raise TypeError(message)
    places = {seat: place for place, seat in enumerate(dealt.seats)}
    names = [record.header.players[seat].translate(_HARMLESS) for seat in dealt.seats]
    values = {
        "GM": "Skat",
        "PC": "Reunion Desktop",
        "CO": "",
        "SE": "0",
        "ID": str(line.number),
        "DT": _date(record.header.date),
        **{f"P{place}": name for place, name in enumerate(names)},
        **{f"R{place}": "" for place in range(len(names))},
        "MV": " ".join((*_moves(dealt, actions[1:], places), *_ending(line, actions, places), "")),
        "R": _result(line, places),
    }
    return f"(;{''.join(f'{key}[{value}]' for key, value in values.items())} ;)"


def _date(text: str) -> str:
    try:
        return datetime.fromisoformat(text).strftime("%Y-%m-%d/%H:%M:%S/UTC")
    except ValueError:
        return ""


def _dotted(cards: Sequence[Card]) -> str:
    return ".".join(map(str, cards))


def _moves(dealt: DealCards, actions: Sequence[Action], places: Mapping[int, int]) -> Iterator[str]:
    cards = [card for seat in dealt.seats for card in dealt.hands[seat]]
    yield f"w {_dotted((*cards, *dealt.talon))}"
    hand, put = False, ""
    for action in actions:
        if isinstance(action, Announce) and action.call in _ENDINGS:
            continue
        if isinstance(action, Discard):
            put = f".{_dotted(tuple(action.cards))}"
        elif isinstance(action, PlayCard):
            yield f"{places[action.seat]} {action.card}"
        elif isinstance(action, Announce):
            call, place = action.call, places[action.seat]
            if call == HAND:
                hand = True
            elif call.kind is CallKind.BID:
                yield f"{place} {call.number}"
            elif call in _WORDS:
                yield f"{place} {_WORDS[call]}"
                if call == TAKE:
                    yield f"w {_dotted(dealt.talon)}"
            else:
                yield f"{place} {declaration(call, hand=hand)}{put}"
        else:
            message = f"The Internet Skat Server has no word for {action}."
            raise BadNotation(message)


def _ending(line: ScoreLine, actions: Sequence[Action], places: Mapping[int, int]) -> Iterator[str]:
    """The words by which a deal ended early; calls that others did not accept are left out."""
    last = actions[-1]
    if not isinstance(last, Announce) or last.call not in {CONCEDE, ACCEPT} or not line.outcome:
        return
    told = [action for action in actions if isinstance(action, Announce)]
    ended = next(said for said in reversed(told) if said.call in {CONCEDE, LAY_DOWN})
    declarer = int(line.outcome["declarer"])
    if ended.seat == declarer and ended.call == CONCEDE:
        yield f"{places[declarer]} {GIVES_UP}"
        return
    if ended.call == LAY_DOWN:
        yield f"{places[declarer]} {SHOWS}"
    yield from (f"{place} {GIVES_UP}" for seat, place in places.items() if seat != declarer)


def _result(line: ScoreLine, places: Mapping[int, int]) -> str:
    """The result: declarer, end, value, matadors, card points, tricks, Schneider, Schwarz."""
    if line.outcome is None:
        return "passed"
    told = line.outcome
    seat = int(told["declarer"])
    words = (
        f"d:{places[seat]}",
        "win" if told["won"] else "loss",
        f"v:{told['score']}",
        f"m:{told['matadors']}",
        "overbid" if told["overbid"] else "bidok",
        f"p:{line.points[seat]}",
        f"t:{line.tricks[seat]}",
        f"s:{told['schneider']}",
        f"z:{told['schwarz']}",
        *(f"p{place}:0" for place in range(len(places))),
        *("l:-1", "to:-1", "r:0"),
    )
    return " ".join(words)
