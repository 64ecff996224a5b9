"""The engine follows sessions of the independent programs in tests/plain, move by move.

Those programs were written from the publications alone, on strings and lists, and import nothing of
this one. They make random moves.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import bauer_table
import ekart_table
import hindersche_table
import hunsruecker_table
import viersche_table

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.dealing.shuffle import deal_from_seed, draw_for_deal
from reunion_desktop.engine.game import GameRules, MatchState, advance
from reunion_desktop.engine.scoring import Settlement
from reunion_desktop.engine.state import DealState
from reunion_desktop.storage.codec import action_from
from reunion_desktop.storage.lines import Line

MODULES: dict[str, Any] = {
    "bauer": bauer_table,
    "ekart": ekart_table,
    "hindersche": hindersche_table,
    "hunsruecker": hunsruecker_table,
    "viersche": viersche_table,
}
"""The other programs."""
CUT_BY_HAND = {"bauer", "hunsruecker", "viersche"}
"""Games whose program lets a player cut."""


class Moment(NamedTuple):
    """A move of the other program, followed by the engine."""

    before: Any
    """The other program's state before the move."""
    line: dict[str, Any]
    after: Any
    held: MatchState
    """The engine's state before the move."""
    match: MatchState
    game: int
    settled: list[Settlement]


def follow(rules: GameRules, seed: str, changes: dict[str, Any]) -> Iterator[Moment]:
    """Every moment of a session; each deal must be the one that follows from the seed."""
    match = MatchState(rules, draw_for_deal(rules, seed).dealer)
    game, settled = 1, list[Settlement]()
    for before, line, after in MODULES[rules.game].by_lot(seed, changes):
        action = action_from(Line.parse(1, json.dumps({"talon": []} | line).encode()))
        assert action is not None
        if isinstance(action, DealCards):
            if match.settlement is not None:
                game += 1
                match = MatchState(rules, match.next_dealer)
            plan, cut = match.plan, action.cut if rules.game in CUT_BY_HAND else None
            due = deal_from_seed(rules, seed, game, plan.number, plan.dealer, cut, plan.seats)
            assert due == action
        held, (match, _) = match, advance(match, action)
        if match.settlement is not None:
            settled.append(match.settlement)
        yield Moment(before, line, after, held, match, game, settled)


def perft(deal: DealState, depth: int) -> int:
    """The number of sequences of some number of moves within the deal."""
    if deal.phase is None:
        return 0
    actions = deal.phase.legal(deal).actions
    if depth == 1:
        return len(actions)
    return sum(perft(deal.phase.apply(deal, action)[0], depth - 1) for action in actions)
