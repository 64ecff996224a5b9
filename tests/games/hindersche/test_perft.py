"""The engine counts as many ways for a deal of Hindersche to go as a second program does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import hindersche_table
import pytest

from reunion_desktop.engine.game import GameRules, MatchState, advance
from reunion_desktop.engine.shuffle import draw_for_deal
from reunion_desktop.games.hindersche.options import hindersche
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.storage.codec import action_from
from reunion_desktop.storage.lines import Line

MOST = 3000
"""Sequences that are counted here at most; the file holds greater numbers too."""


def blocks() -> list[dict[str, Any]]:
    """The blocks of the file."""
    found: list[dict[str, Any]] = []
    path = Path(__file__).parents[1] / "data" / "hindersche.perft"
    for text in path.read_text("utf-8").splitlines():
        word, _, rest = text.partition(" ")
        if word == "id":
            found.append({"id": rest, "perft": [], "tree": []})
        elif word == "perft":
            found[-1]["perft"].append([int(number) for number in rest.split()])
        elif word == "tree":
            found[-1]["tree"] = [int(number) for number in rest.split()]
        elif word in {"rules", "seed", "after"}:
            found[-1][word] = rest
    return found


BLOCKS = blocks()


def led_to(block: dict[str, Any]) -> MatchState:
    """The match after a random session of the other program."""
    changes = json.loads(block["rules"])
    rules: GameRules = PAGAT.changed(changes)
    match = MatchState(rules, draw_for_deal(rules, block["seed"]).dealer)
    steps = hindersche_table.by_lot(block["seed"], changes)
    for _, (_, line, _) in zip(range(int(block["after"])), steps, strict=False):
        if match.settlement is not None:
            match = MatchState(rules, match.next_dealer)
        action = action_from(Line.parse(1, json.dumps(line).encode()))
        assert action is not None
        match, _ = advance(match, action)
    return match


def perft(match: MatchState, depth: int) -> int:
    """The number of sequences of some number of moves within the deal."""
    legal = match.legal()
    if legal is None:
        return 0
    if depth == 1:
        return len(legal.actions)
    return sum(perft(advance(match, action)[0], depth - 1) for action in legal.actions)


def tree(match: MatchState) -> list[int]:
    """In how many ways the deal can be played out: nothing written, something, a tie."""
    legal, rules = match.legal(), hindersche(match.rules)
    if legal is None:
        if rules.slate(match.lines).ties:
            return [0, 0, 1]
        written = any(entry.points for entry in match.lines[-1].sheet)
        return [int(not written), int(written), 0]
    total = [0, 0, 0]
    for action in legal.actions:
        found = tree(advance(match, action)[0])
        total = [one + more for one, more in zip(total, found, strict=True)]
    return total


@pytest.mark.parametrize("block", BLOCKS, ids=[block["id"] for block in BLOCKS])
def test_perft(block: dict[str, Any]) -> None:
    """As many sequences at each depth; and as many ends, by what is written."""
    match = led_to(block)
    counted = [[depth, count] for depth, count in block["perft"] if count <= MOST]
    assert counted == [[depth, perft(match, depth)] for depth, _ in counted]
    if 0 < sum(block["tree"]) <= MOST:
        assert block["tree"] == tree(match)
    assert counted or block["tree"]
