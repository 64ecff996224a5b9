"""Hindersche agrees with an independent program on every move of whole sessions.

The other program (tests/plain/hindersche) was written from the publications alone, on strings and
dictionaries, and imports nothing of this one. It makes random moves; the engine follows.
"""

from __future__ import annotations

import json
from typing import Any

import hindersche_table
import pytest

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.game import GameRules, MatchState, advance
from reunion_desktop.engine.legal import MayPlay
from reunion_desktop.engine.scoring import Settlement
from reunion_desktop.engine.shuffle import deal_from_seed, draw_for_deal
from reunion_desktop.games.hindersche.options import hindersche
from reunion_desktop.games.hindersche.rules import PAGAT
from reunion_desktop.storage.codec import action_from
from reunion_desktop.storage.lines import Line

RUBBERS = 1
"""Random sessions for each table of options."""

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"butzen": "schoch", "rubber": "four_marks"},
    {"redeal": True, "lost_four": 1, "cut": "off"},
    {"first_dealer": "highest", "cut": "after"},
    {"first_dealer": "random", "butzen": "schoch", "redeal": True},
)

Facts = dict[str, Any]
"""What both programs say of a moment."""


def facts(match: MatchState, game: int, settled: list[Settlement]) -> Facts:
    """The engine's state in the other program's terms."""
    rules, legal = hindersche(match.rules), match.legal()
    deal = match.deal if legal is not None else None
    over = match.settlement is not None
    sitting = match.rules.scoring.result(settled)
    slate = rules.slate(match.lines)
    number = deal.number if deal is not None else 1 if over else len(match.lines) + 1
    wants = "choice" if deal is not None else "over" if over and sitting.over else "deal"
    return {
        "game": game + over,
        "number": number,
        "dealer": deal.dealer if deal is not None else match.next_dealer,
        "wants": wants,
        "seat": match.to_act(),
        "calls": [str(a.call) for a in legal.actions if hasattr(a, "call")] if legal else [],
        "cards": [str(card) for card in legal.cards] if isinstance(legal, MayPlay) else [],
        "trump": deal.order.trump.letter if deal and deal.order.trump is not None else "",
        "hands": [[str(card) for card in hand] for hand in deal.hands] if deal else [],
        "table": [str(card) for card in deal.trick.cards] if deal else [],
        "taken": [[taken.winner, taken.points] for taken in deal.taken] if deal else [],
        "rest": [str(card) for card in deal.talon] if deal else [],
        "marks": list(slate.marks),
        "phase": 2 if slate.butzen else 1,
        "level": [list(tied.among) for tied in slate.ties],
        "frame": list(sitting.account),
        "lines": [
            {
                "dealer": line.dealer,
                "points": list(line.points),
                "tricks": list(line.tricks),
                "strokes": [entry.points for entry in line.sheet],
                "playoff": line.playoff,
            }
            for line in match.lines
        ],
    }


def follow(rules: GameRules, seed: str, changes: dict[str, Any]) -> set[str]:
    """Let the engine follow a rubber of the other program; says which rules of the page it met."""
    match = MatchState(rules, draw_for_deal(rules, seed).dealer)
    game, settled, met = 1, list[Settlement](), set[str]()
    for _before, line, after in hindersche_table.by_lot(seed, changes):
        action = action_from(Line.parse(1, json.dumps(line).encode()))
        assert action is not None
        if isinstance(action, DealCards):
            if match.settlement is not None:
                game += 1
                match = MatchState(rules, match.next_dealer)
            plan = match.plan
            seats = plan.seats
            due = deal_from_seed(rules, seed, game, plan.number, plan.dealer, seats=seats)
            assert due == action
            assert list(seats) == line["table"]
        match, _ = advance(match, action)
        if match.settlement is not None:
            settled.append(match.settlement)
        assert hindersche_table.compare_key(after) == facts(match, game, settled)
        if after.deal is None:
            met.add(after.lines[-1]["rule"])
    assert rules.scoring.result(settled).over
    return met


@pytest.mark.parametrize("changes", TABLES, ids=[" ".join(one) or "default" for one in TABLES])
def test_rubbers_by_lot(changes: dict[str, Any]) -> None:
    """Deals, turns, what may be said and played, tricks, strokes and the frame are the same."""
    changed = PAGAT.changed(changes)
    met: set[str] = set()
    for number in range(RUBBERS):
        met |= follow(changed, f"agree-{number}", changes)
    assert {"highest", "two left"} <= met
