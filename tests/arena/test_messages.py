"""The exact messages of the host, and information that they never contain."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Iterator
from functools import cache

import pytest

from reunion_desktop.ai.player import Decision
from reunion_desktop.arena.messages import (
    BYE,
    LONGEST,
    action_from,
    answer,
    bounded_lines,
    choose,
    greeting,
    hello,
    messages,
)
from reunion_desktop.arena.play import seed_text
from reunion_desktop.engine.actions import DealCards, Discard, PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.game import MatchState
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header, Record, Step, seen_step
from reunion_desktop.games.reunion.rules import PRESETS, RHINELAND, ReunionRules
from reunion_desktop.storage.lines import Line
from tests.strategies import by_lot

# The last deal of a game: seat 2 deals, seat 0 leads. Every card can be followed by hand: spades
# are trumps, the left bower is the jack of clubs, and seat 1 loses it in the second trick.
DEALT = DealCards(
    3,
    2,
    5,
    (
        CardSet.parse("SJ SA C7 C8 CA DA DT H7 H8 H9"),
        CardSet.parse("CJ S7 C9 CT D7 D8 D9 HT HA DQ"),
        CardSet.parse("S8 S9 ST CQ CK DJ DK HJ HQ HK"),
    ),
    (Card.parse("SK"), Card.parse("SQ")),
    Card.parse("SQ"),
)
LAID = "DJ HJ"
TRICKS = """
SA S7 S8  SJ CJ S9  CA C9 CQ  DA D7 DK  DT D8 ST
CK C7 CT  HA HK H7  HT HQ H8  D9 SQ C8  SK H9 DQ
"""


def line_of(text: str) -> Line:
    """A message as it arrives."""
    return Line.parse(1, text.encode())


@cache
def worked() -> list[Step]:
    """A game with two random deals, the third being the deal written above."""
    header = Header(RHINELAND, ("Anna", "Jakob", "exec:bot"), 0, "")
    record = Record(header)
    for action, match in by_lot(record.start(), "worked"):
        record = record.plus(action)
        if len(match.lines) == 2:
            break
    record = record.plus(DEALT).plus(Discard(2, CardSet.parse(LAID)))
    match = record.match()
    for card in TRICKS.split():
        seat = match.to_act()
        assert seat is not None
        record = record.plus(PlayCard(seat, Card.parse(card)))
        match = record.match()
    return list(record.replay())


def told(steps: list[Step], seat: int) -> list[str]:
    """The messages to a seat about some steps."""
    return [text for step in steps for text in messages(seen_step(step, seat), seat)]


def last_deal(seat: int) -> list[str]:
    """The messages to a seat about the deal written above."""
    steps = worked()
    begin = next(at for at, step in enumerate(steps) if step.action == DEALT)
    return told(steps[begin:], seat)


WON = ((0, 11), (0, 24), (0, 14), (0, 15), (2, 20), (1, 14), (1, 15), (1, 13), (2, 3), (2, 17))
"""Winner and points of each trick."""


def played() -> Iterator[str]:
    """The messages about the tricks, the same for all seats."""
    leader, cards = 0, iter(TRICKS.split())
    for number, (winner, points) in enumerate(WON, 1):
        for seat in (leader, (leader + 1) % 3, (leader + 2) % 3):
            yield f'{{"type":"played","seat":{seat},"card":"{next(cards)}"}}'
        yield f'{{"type":"trick","number":{number},"winner":{winner},"points":{points}}}'
        if number == 2:
            yield '{"type":"fee","from":1,"to":0,"units":1,"why":"left_bower"}'
        leader = winner


SCORE = (
    '{"type":"score","number":3,"points":[64,42,44],"tricks":[4,3,3],'
    '"payments":[{"from":1,"to":0,"units":1,"why":"left_bower"}],'
    '"sheet":[{"points":64,"mark":"plain"},{"points":42,"mark":"plain"},'
    '{"points":44,"mark":"plain"}]}'
)
RESULT = (
    '{"type":"result","totals":[122,199,129],"winners":[1],'
    '"payments":[{"from":0,"to":1,"units":1,"why":"game"},'
    '{"from":2,"to":1,"units":1,"why":"game"}],"balance":[0,2,-2]}'
)
DEAL = '{"type":"deal","number":3,"dealer":2,"turn_up":"SQ","trump":"S",'
STANDING = (
    '"first_dealer":0,"sides":[0,1,2],"next":2,"lines":['
    '{"number":1,"points":[51,62,37],"tricks":[3,4,3],"payments":[],'
    '"sheet":[{"points":51,"mark":"plain"},{"points":62,"mark":"plain"},'
    '{"points":37,"mark":"plain"}]},'
    '{"number":2,"points":[7,95,48],"tricks":[1,5,4],'
    '"payments":[{"from":2,"to":1,"units":1,"why":"left_bower"}],'
    '"sheet":[{"points":7,"mark":"plain"},{"points":95,"mark":"plain"},'
    '{"points":48,"mark":"plain"}]}]}'
)


def test_what_a_seat_is_told() -> None:
    """The dealer learns the hand, the talon and the own discards; others that he has discarded."""
    dealer = '"hand":["CQ","CK","DJ","DK","HJ","HQ","HK","S8","S9","ST"],'
    talon = '{"type":"talon","cards":["SK","SQ"]}'
    discarded = '{"type":"discarded","seat":2,"cards":["DJ","HJ"]}'
    told_to_dealer = [DEAL + dealer + STANDING, talon, discarded]
    assert [*told_to_dealer, *played(), SCORE, RESULT] == last_deal(2)
    forehand = '"hand":["C7","C8","CA","DT","DA","H7","H8","H9","SJ","SA"],'
    told_to_forehand = [DEAL + forehand + STANDING, '{"type":"discarded","seat":2}']
    assert [*told_to_forehand, *played(), SCORE, RESULT] == last_deal(0)


def test_hello_and_bye() -> None:
    """The first message tells of the table, the last of nothing."""
    said = hello(RHINELAND, ("Anna", "Jakob", "exec:bot"), 1, "abc")
    told_values = json.loads(said)
    assert ["type", "protocol", "game", "seat", "players", "rules", "seed"] == list(told_values)
    assert {
        "type": "hello",
        "protocol": 1,
        "game": "reunion",
        "seat": 1,
        "players": ["Anna", "Jakob", "exec:bot"],
        "rules": RHINELAND.as_options(),
        "seed": "abc",
    } == told_values
    assert '{"type":"bye"}' == BYE
    assert '{"type":"hello","name":"club"}' == greeting("club")


def test_questions() -> None:
    """All legal moves are listed: pairs of discards, or cards to play."""
    steps = worked()
    at = next(at for at, step in enumerate(steps) if step.action == DEALT)
    pairs = json.loads(choose(observe(steps[at].after, 2), 1000))
    assert ["type", "what", "legal", "observation", "time_ms"] == list(pairs)
    assert ("choose", "discard", 1000) == (pairs["type"], pairs["what"], pairs["time_ms"])
    # All twelve may be discarded: there is no ace or bower, and only one ten.
    assert 12 * 11 // 2 == len(pairs["legal"])
    assert ["CQ", "CK"] == pairs["legal"][0]
    cards = json.loads(choose(observe(steps[at + 3].after, 2), 200))
    assert {"cards": ["SA", "S7"], "seats": [0, 1, 2], "covered": []} == cards["observation"][
        "trick"
    ]
    del cards["observation"]
    legal = ["S8", "S9", "ST", "SQ", "SK"]
    assert {"type": "choose", "what": "play", "legal": legal, "time_ms": 200} == cards


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ('{"type":"play","card":"CJ"}', Decision(PlayCard(1, Card.parse("CJ")))),
        (
            '{"type":"discard","cards":["C7","HT"]}',
            Decision(Discard(1, CardSet.parse("HT C7"))),
        ),
        (
            '{"type":"play","card":"CJ","info":{"layouts":40}}',
            Decision(PlayCard(1, Card.parse("CJ")), info={"layouts": 40}),
        ),
    ],
)
def test_answers(text: str, decision: Decision) -> None:
    """An answer names what was action_from, and may say more; it is read as it was written."""
    assert text == answer(decision)
    assert decision.action == action_from(line_of(text), 1)


def test_figures_that_json_cannot_say() -> None:
    """An answer is valid JSON for any figures: infinite ones are left out."""
    play = PlayCard(1, Card.parse("CJ"))
    assert '{"type":"play","card":"CJ","info":{"best":"CJ"}}' == (
        answer(Decision(play, info={"best": play.card}))
    )
    assert '{"type":"play","card":"CJ"}' == answer(Decision(play, info={"value": math.inf}))


def test_lines_are_bounded() -> None:
    """A line that is too long is passed over whole, and the next one is read."""
    longest = b"x" * (LONGEST - 1)
    stream = io.BytesIO(longest + b"\n" + longest * 3 + b"\n" + b"{}\r\n" + b"cut off")
    assert [longest, None, b"{}", b"cut off"] == list(bounded_lines(stream))


# ---- What is never said ----


def codes(value: object) -> Iterator[str]:
    """Every card that a message names, wherever it stands."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from codes(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from codes(inner)
    elif isinstance(value, str) and len(value) == 2:
        yield value


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_hidden_card_is_told(preset: str, seat: int) -> None:
    """Until the score a seat hears of its own cards, the turned card and those played only."""
    rules: ReunionRules = PRESETS[preset]
    known: set[str] = set()
    header = Header(rules, ("A", "B", "C"), 0, "", "the seed")
    record = Record(header)
    record = Record(header, tuple(one for one, _ in by_lot(record.start(), "the seed")))
    said = []
    for step in record.replay():
        if isinstance(step.action, DealCards):
            own = step.action.hands[seat]
            talon = step.action.talon if seat == step.action.dealer else (step.action.turn_up,)
            known = {str(card) for card in (*own, *talon)}
        elif isinstance(step.action, PlayCard):
            known.add(str(step.action.card))
        for text in (*messages(seen_step(step, seat), seat), *questions(step.after, seat)):
            assert set(codes(json.loads(text))) <= known
            said.append(text)
    # The scan is not empty: three deals, with every card of them played.
    assert 3 * 30 == sum('"played"' in text for text in said)
    said.append(hello(rules, header.players, seat, seed_text("the seed", 1, seat)))
    assert not any("the seed" in text for text in said)


def questions(match: MatchState, seat: int) -> Iterator[str]:
    """The questions to a seat."""
    legal = match.legal()
    if legal is not None and legal.seat == seat:
        yield choose(observe(match, seat), 1000)
