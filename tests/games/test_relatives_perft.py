"""The engine counts as many ways for a relative's deal to go as a second program does."""

from __future__ import annotations

from typing import Any

import pytest
from worked_deals import perft_blocks

from reunion_desktop.engine.actions import Action, Announce, Discard, PlayCard
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.shuffle import deal_from_seed
from reunion_desktop.engine.state import DealState
from reunion_desktop.games import find_game

MOST = 3000
"""Sequences that are counted here at most; the files hold greater numbers too."""

BLOCKS = [
    (game, block) for game in ("bauer", "viersche", "hunsruecker") for block in perft_blocks(game)
]


def perft(deal: DealState, depth: int) -> int:
    """The number of sequences of some number of moves within the deal."""
    if deal.phase is None:
        return 0
    actions = deal.phase.legal(deal).actions
    if depth == 1:
        return len(actions)
    return sum(perft(deal.phase.apply(deal, action)[0], depth - 1) for action in actions)


def tree(deal: DealState) -> list[int]:
    """In how many ways the deal can be played out: more tricks for side 0, for side 1, even."""
    if deal.phase is None:
        first, second = deal.tricks_of(0), deal.tricks_of(1)
        return [int(first > second), int(second > first), int(first == second)]
    total = [0, 0, 0]
    for action in deal.phase.legal(deal).actions:
        found = tree(deal.phase.apply(deal, action)[0])
        total = [one + more for one, more in zip(total, found, strict=True)]
    return total


def text_of(action: Action) -> str:
    """A decision as the file writes it."""
    if isinstance(action, Announce):
        return str(action.call)
    if isinstance(action, Discard):
        return f"-{action.cards}"
    assert isinstance(action, PlayCard)
    return str(action.card)


def led_to(game: str, block: dict[str, Any]) -> DealState:
    """The deal to which a block leads, with the hands that it tells."""
    known = find_game(game)
    assert known is not None
    typed = {
        option.key: next(v for v in option.values if str(v) == str(block["rules"][option.key]))
        for option in known.default.options
        if option.key in block["rules"]
    }
    match = MatchState(known.default.changed(typed), block["first_dealer"])
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
    return match.deal


@pytest.mark.parametrize(("game", "block"), BLOCKS, ids=[f"{g} {b['id']}" for g, b in BLOCKS])
def test_perft(game: str, block: dict[str, Any]) -> None:
    """As many sequences at each depth; and as many ends, by who has more tricks."""
    deal = led_to(game, block)
    counted = [(depth, count) for depth, count in block["perft"] if count <= MOST]
    assert counted == [(depth, perft(deal, depth)) for depth, _ in counted]
    if 0 < sum(block["tree"]) <= MOST and game != "viersche":
        assert block["tree"] == tree(deal)
    assert counted or block["tree"]
