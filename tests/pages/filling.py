"""Fill the generated parts of the reference pages: python -m tests.pages.filling.

A generated part is a fenced block or a table between ``<!-- NAME -->`` and ``<!-- end -->``. The
program itself makes it: options of a game, complete games, deal codes, dialogues of the seat
protocol. When a format changes on purpose, run this and read the difference before committing it.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from reunion_desktop.ai.player import NO_LIMIT, Decision
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.arena.answering import answers
from reunion_desktop.arena.messages import BYE, answer, choose, greeting, hello, messages
from reunion_desktop.engine.dealing.deal_code import DealCode
from reunion_desktop.engine.dealing.seals import Secret
from reunion_desktop.engine.dealing.shuffle import draw_for_deal
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.observe import observe
from reunion_desktop.engine.record import Header, Record, Step, seen_step
from reunion_desktop.engine.rules import OptionValue
from reunion_desktop.games import IDS, game_of
from reunion_desktop.storage.codec import whole
from tests.playing import random_steps

PACKAGE = Path(__file__).parents[2] / "reunion_desktop"
STORAGE = PACKAGE / "storage" / "README.md"
ARENA = PACKAGE / "arena" / "README.md"
EXAMPLES = PACKAGE / "storage" / "examples"
DIALOGUES = PACKAGE / "arena" / "examples"

SEEDS = {
    "reunion": "100",
    "viersche": "15",
    "bauer": "3",
    "hunsruecker": "12",
    "hindersche": "5",
    "ekart": "10",
    "skat": "16",
    "thirty_one": "58",
}
"""The seed of an example, where it is not the first: a short game in which much happens."""

RULES: dict[str, dict[str, OptionValue]] = {"skat": {"series": 3}}
"""Options of an example that are not the game's own."""

SHOWN = {"viersche": 2, "skat": 2}
"""The deal of an example that its page shows, where it is not the first."""

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
DATE = "2026-11-20T19:30:00+01:00"
SEALED = "reunion"
"""The example whose deals are sealed."""
KEY = "5e" * 32

HOST, PROGRAM = "> ", "< "
"""What stands before the lines of a dialogue."""
SEATED = {"bauer": 3, "hunsruecker": 1}
"""Where the program of a dialogue sits, if not at seat 0."""

OBSERVATION = re.compile(r'"observation":{.*}(?=,"time_ms")')
MARKED = re.compile(r"(<!-- (?P<name>[a-z]+ [a-z_]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def seed_of(game: str) -> str:
    """The seed of a game's example."""
    return SEEDS.get(game, "1")


@cache
def rules_of(game: str) -> GameRules:
    """The rules of a game's example."""
    return game_of(game).default.changed(RULES.get(game, {}))


@cache
def steps_of(game: str) -> tuple[Step, ...]:
    """Every decision of a game's example, each chosen at random."""
    rules, seed = rules_of(game), seed_of(game)
    return tuple(random_steps(rules, seed, draw_for_deal(rules, seed).dealer))


def file_of(game: str) -> str:
    """The complete game file of an example."""
    rules, seed = rules_of(game), seed_of(game)
    steps = steps_of(game)
    header = Header(rules, NAMES[: rules.players], steps[0].before.first_dealer, DATE, seed)
    deals = len(steps[-1].after.lines)
    secret = Secret(seed, KEY)
    seals = [secret.proof(rules, number + 1) for number in range(deals)] if game == SEALED else []
    record = Record(header, tuple(step.action for step in steps))
    return "".join(f"{line}\n" for line in whole(record, seals=seals))


def extract(game: str) -> Iterator[str]:
    """The header, one deal and the result of an example."""
    lines = file_of(game).splitlines()
    yield lines[0]
    deal = 0
    for line in lines[1:]:
        deal += line.startswith('{"type":"deal"')
        ends = line.startswith('{"type":"result"')
        if ends or deal + line.startswith('{"type":"seal"') == SHOWN.get(game, 1):
            yield line


def options_of(game: str) -> Iterator[str]:
    """The options of a game with their values, the default first."""
    rules = game_of(game).default
    for option in rules.options:
        values = ", ".join(f"`{_json(value)}`" for value in option.values)
        yield f"| `{option.key}` | {values} |"


def code_of(game: str) -> str:
    """The deal code of an example."""
    rules, dealer = rules_of(game), steps_of(game)[0].before.first_dealer
    return str(DealCode(rules, seed_of(game), dealer))


def dialogue(game: str) -> Iterator[str]:
    """A match as a program at a seat hears and answers it."""
    rules, seat = rules_of(game), SEATED.get(game, 0)
    yield HOST + hello(rules, NAMES[: rules.players], seat, "seed of this seat")
    yield PROGRAM + greeting("random")
    for step in steps_of(game):
        legal = step.before.legal()
        if legal is not None and legal.seat == seat:
            yield HOST + choose(observe(step.before, seat), 1000)
            yield PROGRAM + answer(Decision(step.action))
        yield from (HOST + line for line in messages(seen_step(step, seat), seat))
    yield HOST + BYE


def replies(lines: list[str]) -> list[str]:
    """The answers of the program's own player to the host's side of a dialogue."""
    told = "\n".join(line.removeprefix(HOST) for line in lines if line.startswith(HOST))
    faults: list[str] = []
    said = answers(io.BytesIO(told.encode()), RandomPlayer, NO_LIMIT, faults.append)
    return [*said, *faults]


def shortened(game: str) -> Iterator[str]:
    """A dialogue in which only the first question shows its observation."""
    shown = False
    for line in dialogue(game):
        yield OBSERVATION.sub('"observation":{...}', line) if shown else line
        shown = shown or '"observation"' in line


def _json(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _block(lines: Iterator[str]) -> str:
    return "\n".join(["```", *lines, "```"])


def _table(lines: Iterator[str]) -> str:
    return "\n".join(["| option | values |", "|---|---|", *lines])


PARTS: dict[str, Callable[[], str]] = {
    **{f"options {game}": partial(lambda one: _table(options_of(one)), game) for game in IDS},
    **{f"example {game}": partial(lambda one: _block(extract(one)), game) for game in IDS},
    **{f"code {game}": partial(lambda one: _block(iter((code_of(one),))), game) for game in IDS},
    "dialogue bauer": lambda: _block(shortened("bauer")),
}
"""Every generated part by its name."""


def filled(text: str) -> str:
    """A page with its generated parts as the program makes them now."""
    return MARKED.sub(lambda found: f"{found[1]}{PARTS[found['name']]()}\n{found[3]}", text)


def write() -> None:
    """Write the example files and the generated parts of the pages."""
    for folder in (EXAMPLES, DIALOGUES):
        folder.mkdir(exist_ok=True)
    for game in IDS:
        (EXAMPLES / f"{game}.reunion").write_text(file_of(game), encoding="utf-8", newline="\n")
        text = "".join(f"{line}\n" for line in dialogue(game))
        (DIALOGUES / f"{game}.txt").write_text(text, encoding="utf-8", newline="\n")
    for page in (STORAGE, ARENA):
        text = filled(page.read_text(encoding="utf-8"))
        page.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
