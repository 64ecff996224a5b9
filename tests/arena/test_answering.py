"""The program's own players behind the seat protocol."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from functools import cache, partial
from random import Random

import pytest

from reunion_desktop.ai.player import NO_LIMIT, Decision, Limit, Stop
from reunion_desktop.ai.roster import LazyPlayer, player_for
from reunion_desktop.arena.answering import answers
from reunion_desktop.arena.messages import LONGEST, choose, hello, messages
from reunion_desktop.arena.play import seed_text
from reunion_desktop.engine.game import Game, GameRules
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.record import seen_step
from reunion_desktop.games import GAMES
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import CATSATCARDS
from tests.arena.match import First, match
from tests.games.all_games import OFFERED

HELLO = hello(RHINELAND, ("A", "B", "C"), 0, "dice")
GREETING = '{"type":"hello","name":"random"}'


class Noting:
    """Takes the first thing offered and notes what it was given to spend."""

    name = "noting"

    def __init__(self, limits: list[Limit]) -> None:
        self._limits = limits

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        self._limits.append(limit)
        return First().choose(observation, limit, stop)


def short(game: Game) -> GameRules:
    """The default rules of a game, with a series that is not long."""
    return OFFERED[f"{game.id}, {game.default.preset}"]


@cache
def sent(seat: int, level: str = "random", rules: GameRules = RHINELAND) -> tuple[str, ...]:
    """All messages of a host to a seat in a whole game, questions included."""
    names = tuple("ABCDEF"[: rules.players])
    lines = [hello(rules, names, seat, seed_text("protocol", 1, seat))]
    players = [
        player_for(rules.game, level, seed_text("protocol", 1, one)) for one in range(rules.players)
    ]
    for step in match(players, rules=rules):
        lines.extend(messages(seen_step(step, seat), seat))
        legal = step.after.legal()
        if legal is not None and legal.seat == seat:
            lines.append(choose(observe(step.after, seat), 1000))
    return tuple(lines)


def answered(lines: Sequence[str], level: str = "random") -> tuple[list[str], list[str]]:
    """The answers of a level to some messages, and the complaints."""
    complaints: list[str] = []
    stream = io.BytesIO("".join(line + "\n" for line in lines).encode())
    replies = answers(stream, partial(LazyPlayer, level), NO_LIMIT, complaints.append)
    return list(replies), complaints


@pytest.mark.parametrize("level", ["random", "club"])
@pytest.mark.parametrize(
    ("rules", "seat"),
    [(RHINELAND, 0), (RHINELAND, 2), *((short(game), 1) for game in GAMES[1:])],
    ids=lambda value: getattr(value, "game", None),
)
def test_it_plays_as_at_home(rules: GameRules, seat: int, level: str) -> None:
    """With all messages it says and plays what the same player at the table does."""
    lines = sent(seat, level, rules)
    told = [json.loads(line) for line in lines]
    decided = {"played", "announced", "discarded", "given", "drawn", "laid_open"}
    mine = [line for line in told if line.get("seat") == seat and line["type"] in decided]
    replies, complaints = answered(lines, level)
    assert f'{{"type":"hello","name":"{level}"}}' == replies[0]
    assert [*map(chosen, mine)] == [chosen(json.loads(reply)) for reply in replies[1:]]
    assert [] == complaints


def test_it_ends_with_bye_or_the_last_line() -> None:
    """Nothing is answered after bye; the end of the messages is an end like any other."""
    assert ([GREETING], []) == answered([HELLO, '{"type":"bye"}', HELLO])
    assert ([GREETING], []) == answered([HELLO])
    assert ([], []) == answered([])


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("what?", "Line 2: this is not valid JSON."),
        ("x" * (LONGEST + 1), f"Line 2: this line is longer than {LONGEST} bytes."),
        ('{"kind":"deal"}', 'Line 2: "type" is missing; it must be the kind of message.'),
        ('{"type":"choose","what":"sing","legal":[1],"time_ms":1}', '"what" is "sing"; it must be'),
        ('{"type":"choose","what":"play","legal":[],"time_ms":1}', "it must be the legal moves"),
        (HELLO.replace('"protocol":1', '"protocol":2'), '"protocol" is 2; it must be 1.'),
        (
            HELLO.replace('"reunion"', '"tarock"'),
            '"game" is "tarock"; it must be a game that this',
        ),
        (HELLO.replace('"seat":0', '"seat":3'), '"seat" is 3; it must be a seat from 0 to 2.'),
        (HELLO.replace('"high"', '"higher"'), 'the rule "ten_rank" is "higher"; it must be'),
    ],
)
def test_a_bad_line_is_one_sentence(line: str, complaint: str) -> None:
    """It is said what is wrong with it, and the next one is heard."""
    replies, complaints = answered([HELLO, line, HELLO])
    assert [GREETING, GREETING] == replies
    assert 1 == len(complaints)
    assert complaint in complaints[0]


def test_hello_comes_first() -> None:
    """Before hello nothing can be understood."""
    replies, complaints = answered(['{"type":"bye-bye"}', HELLO])
    assert [GREETING] == replies
    assert ['Line 1: "type" is "bye-bye"; it must be "hello" first.'] == complaints


def test_a_question_needs_no_message_before_it() -> None:
    """A question says all that the player needs; a player may be added during a match."""
    lines = sent(1)
    questions = [line for line in lines if '"choose"' in line]
    assert answered(lines) == answered([lines[0], *questions])


def test_an_impossible_observation_is_answered() -> None:
    """The match is not blocked: the first move offered is the answer, with a complaint."""
    hello_line, *rest = sent(1)
    line = next(line for line in rest if '"choose"' in line)
    values = json.loads(line)
    values["observation"]["hand"] = []
    replies, complaints = answered([hello_line, json.dumps(values)])
    assert [values["legal"][0]] == [chosen(json.loads(replies[1]))]
    assert ["Line 2: the observation is of no possible deal."] == complaints


@pytest.mark.parametrize("rules", [RHINELAND, SAARLAND, CATSATCARDS], ids=lambda rules: rules.game)
@pytest.mark.parametrize("seed", range(12))
def test_no_host_can_upset_it(seed: int, rules: GameRules) -> None:
    """Lines lost, said twice, out of order or spoilt: never a traceback, every answer legal."""
    rng, lines = Random(seed), [*sent(seed % rules.players, rules=rules)]
    for _ in range(rng.randint(1, 6)):
        here, there = rng.randrange(1, len(lines)), rng.randrange(1, len(lines))
        change = rng.randrange(4)
        if change == 0:
            del lines[here]
        elif change == 1:
            lines.insert(there, lines[here])
        elif change == 2:
            lines[here], lines[there] = lines[there], lines[here]
        else:
            spot, sign = rng.randrange(len(lines[here])), rng.choice('0129:"[]{},CSTHé')
            lines[here] = lines[here][:spot] + sign + lines[here][spot + 1 :]
    replies, _ = answered(lines)
    questions = [json.loads(line) for line in lines if is_question(line)]
    offers = [question["legal"] + question.get("calls", []) for question in questions]
    told = [reply for reply in map(json.loads, replies) if reply["type"] != "hello"]
    for reply in told:
        assert any(chosen(reply) in legal for legal in offers)


def chosen(reply: dict[str, object]) -> object:
    """The move of an answer, or of the message about it; None for a card from the stock."""
    if reply.get("face_up") is False:
        return None
    return reply.get("card", reply.get("cards", reply.get("call")))


def is_question(line: str) -> bool:
    """Test whether a line, valid or not, is a question."""
    try:
        return "legal" in json.loads(line)
    except ValueError:
        return False


@pytest.mark.parametrize(
    ("own", "given"),
    [
        (NO_LIMIT, Limit(1000)),
        (Limit(layouts=5), Limit(layouts=5)),
        (Limit(nodes=700), Limit(nodes=700)),
    ],
)
def test_whose_limit_holds(own: Limit, given: Limit) -> None:
    """The host's clock applies, unless layouts or cards were limited at the start."""
    limits: list[Limit] = []
    stream = io.BytesIO("".join(line + "\n" for line in sent(1)).encode())
    for _ in answers(stream, lambda _seed: Noting(limits), own, pytest.fail):
        pass
    assert {given} == set(limits)
