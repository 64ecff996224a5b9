"""The engine counts as many ways for a relative's deal to go as a second program does."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from plain_relatives import perft as ways
from worked_deals import perft_blocks

from reunion_desktop.engine.actions import Action, Announce, Discard, PlayCard
from reunion_desktop.engine.dealing.shuffle import deal_from_seed
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.state import DealState
from reunion_desktop.games import game_of
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.games.hindersche.rules import PAGAT as HINDERSCHE
from tests.games.following import follow, perft

MOST = 3000
"""Sequences that are counted here at most; the files hold greater numbers too."""

BLOCKS = [
    (game, block) for game in ("bauer", "viersche", "hunsruecker") for block in perft_blocks(game)
]


def tree(deal: DealState, end: Callable[[DealState], int]) -> list[int]:
    """In how many ways the deal can be played out, by its end."""
    total = [0, 0, 0]
    if deal.phase is None:
        total[end(deal)] = 1
        return total
    for action in deal.phase.legal(deal).actions:
        found = tree(deal.phase.apply(deal, action)[0], end)
        total = [one + more for one, more in zip(total, found, strict=True)]
    return total


def counted(
    match: MatchState, block: dict[str, Any], end: Callable[[DealState], int] | None
) -> None:
    """As many sequences at each depth, and as many ends of each kind, as the block says."""
    assert match.deal is not None
    depths = [(depth, count) for depth, count in block["perft"] if count <= MOST]
    assert depths == [(depth, perft(match.deal, depth)) for depth, _ in depths]
    if end is not None and 0 < sum(block["tree"]) <= MOST:
        assert block["tree"] == tree(match.deal, end)
    assert depths or block["tree"]


def text_of(action: Action) -> str:
    """A decision as the file writes it."""
    if isinstance(action, Announce):
        return str(action.call)
    if isinstance(action, Discard):
        return f"-{action.cards}"
    assert isinstance(action, PlayCard)
    return str(action.card)


def led_to(game: str, block: dict[str, Any]) -> MatchState:
    """The match to which a block leads, with the hands that it tells."""
    default = game_of(game).default
    typed = {
        option.key: next(v for v in option.values if str(v) == str(block["rules"][option.key]))
        for option in default.options
        if option.key in block["rules"]
    }
    match = MatchState(default.changed(typed), block["first_dealer"])
    for text in ["", *block["after"]]:
        if text:
            legal = match.legal()
            assert legal is not None
            match, _ = advance(match, next(a for a in legal.actions if text_of(a) == text))
        if match.awaits_deal:
            number = len(match.lines) + 1
            due = deal_from_seed(match.rules, block["seed"], 1, number, match.next_dealer)
            match, _ = advance(match, due)
    assert match.deal is not None
    assert block["holds"] == [[str(card) for card in hand] for hand in match.deal.hands]
    return match


def more_tricks(deal: DealState) -> int:
    """The side with more tricks; 2 where they have as many."""
    first, second = deal.tricks_of(0), deal.tricks_of(1)
    return 2 if first == second else int(second > first)


@pytest.mark.parametrize(("game", "block"), BLOCKS, ids=[f"{g} {b['id']}" for g, b in BLOCKS])
def test_perft(game: str, block: dict[str, Any]) -> None:
    """As many sequences at each depth; and as many ends, by the side with more tricks."""
    counted(led_to(game, block), block, None if game == "viersche" else more_tricks)


def blocks_of_hindersche() -> list[dict[str, Any]]:
    """The blocks of the file."""
    found: list[dict[str, Any]] = []
    path = Path(__file__).parent / "data" / "hindersche.perft"
    for text in path.read_text("utf-8").splitlines():
        word, _, rest = text.partition(" ")
        if word == "id":
            found.append({"id": rest, "perft": [], "tree": []})
        elif word == "perft":
            depth, count = map(int, rest.split())
            found[-1]["perft"].append((depth, count))
        elif word == "tree":
            found[-1]["tree"] = [int(number) for number in rest.split()]
        elif word in {"rules", "seed", "after"}:
            found[-1][word] = rest
    return found


@pytest.mark.parametrize("block", blocks_of_hindersche(), ids=lambda block: block["id"])
def test_perft_of_hindersche(block: dict[str, Any]) -> None:
    """As many sequences at each depth; and as many ends: nothing written, something, a tie."""
    changes = json.loads(block["rules"])
    moments = follow(HINDERSCHE.changed(changes), block["seed"], changes)
    *_, (_number, last) = zip(range(int(block["after"])), moments, strict=False)
    rules, lines = HINDERSCHE.changed(changes), last.match.lines

    def written(deal: DealState) -> int:
        line = rules.score(lines, deal)
        ties = rules.slate((*lines, line)).ties
        return 2 if ties else int(any(entry.points for entry in line.sheet))

    counted(last.match, block, written)


@pytest.mark.parametrize("changes", [{}, {"kind": "great"}, {"players": 4}], ids=str)
def test_perft_of_ekart(changes: dict[str, Any]) -> None:
    """Both allow the same number of sequences: from discards, from calls, from the last tricks."""
    counts = []
    for moment in follow(LITTLE.changed(changes), "perft", changes):
        deal = moment.held.deal
        if moment.before.deal is None or deal is None or moment.held.lines:
            continue
        depth = {"discard": 2, "announce": 2, "give": 2}.get(moment.line["type"], 0)
        depth = 5 if len(deal.taken) == 7 and not deal.trick.cards else depth
        if depth:
            counts.append(perft(deal, depth))
            assert ways(moment.before, depth) == counts[-1]
    assert len(counts) >= 3
