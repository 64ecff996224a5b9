"""Ekart agrees with an independent program on every move of whole games.

The other program (tests/plain/ekart) was written from the rules alone, on strings and lists, and
imports nothing of this one. It makes random moves; the engine follows.
"""

from __future__ import annotations

import json
from typing import Any

import ekart_table
import pytest
from plain_relatives import perft

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.game import MatchState, advance
from reunion_desktop.engine.legal import MayDiscard, MayGive, MayPlay
from reunion_desktop.engine.scoring import Payment, ScoreLine
from reunion_desktop.engine.shuffle import deal_from_seed, draw_for_deal
from reunion_desktop.engine.state import DealState
from reunion_desktop.games.ekart.rules import LITTLE
from reunion_desktop.storage.codec import action_from
from reunion_desktop.storage.lines import Line

GAMES = 4
"""Random games for each table of options."""

OLD = {
    "turn_up_pickup": "after_trick2_locked",
    "discard_turn_up": False,
    "max_tens_discarded": 2,
    "no_trick_basis": "points",
    "dealer_no_trick_discards": "void",
    "mark_style": "dash",
    "fifty_band": False,
}
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"kind": "great"},
    {"players": 4},
    {"players": 5, "kind": "great", "staubaus_units": 3, "tie_for_win": "playoff"},
    {**OLD, "tie_for_win": "share"},
    {**OLD, "kind": "great", "turn_up_pickup": "after_trick2_playable", "players": 4},
    {
        "kind": "great",
        "ten_rank": "low",
        "overtrump": "when_ruffing",
        "turn_up": "top_of_two",
        "cut": "off",
        "left_bower_fee": 0,
        "no_trick_fee": 0,
        "mark_style": "none",
        "zero_band": False,
        "first_dealer": "highest",
        "tie_for_win": "none",
    },
    {"overtrump": "when_ruffing", "staubaus_units": 1, "first_dealer": "random"},
)


def money(payments: tuple[Payment, ...]) -> list[tuple[int, int, float, str]]:
    """Payments as the other program has them."""
    return [(paid.payer, paid.payee, paid.units, paid.why.value) for paid in payments]


def counted(line: ScoreLine) -> dict[str, Any]:
    """A deal as the other program has it."""
    return {
        "points": list(line.points),
        "tricks": list(line.tricks),
        "payments": money(line.payments),
        "sheet": [(entry.points, entry.mark.value) for entry in line.sheet],
    }


def facts(match: MatchState) -> dict[str, Any]:
    """The engine's state in the other program's terms."""
    deal = match.deal if match.legal() is not None else None
    legal, end = match.legal(), match.settlement
    result: dict[str, Any] | None = None
    if end is not None:
        result = {"totals": list(end.totals), "winners": list(end.winners)}
        result["payments"] = money(end.payments)
    actions = legal.actions if legal else ()
    return {
        "number": match.plan.number if deal is None else deal.number,
        "dealer": match.next_dealer if deal is None else deal.dealer,
        "wants": "over" if end else "choice" if deal else "deal",
        "seat": match.to_act(),
        "calls": [str(action.call) for action in actions if hasattr(action, "call")],
        "cards": [str(c) for c in legal.cards] if isinstance(legal, MayPlay | MayGive) else [],
        "pairs": [
            [str(card) for card in action.cards]
            for action in (legal.actions if isinstance(legal, MayDiscard) else ())
        ],
        "trump": deal.order.trump.letter if deal and deal.order.trump is not None else "",
        "hands": [[str(card) for card in hand] for hand in deal.hands] if deal else [],
        "away": [str(card) for card in deal.laid_away] if deal else [],
        "trick": [str(card) for card in deal.trick.cards] if deal else [],
        "order": list(deal.trick.seats) if deal else [],
        "gifts": [(g.giver, g.taker, str(g.card)) for g in deal.given] if deal else [],
        "lines": [counted(line) for line in match.lines],
        "result": result,
    }


def follow(seed: str, changes: dict[str, Any]) -> list[str]:
    """Let the engine follow a game of the other program; says what kinds of decisions it saw."""
    rules = LITTLE.changed(changes)
    match = MatchState(rules, draw_for_deal(rules, seed).dealer)
    seen = []
    for _before, line, after in ekart_table.by_lot(seed, changes):
        action = action_from(Line.parse(1, json.dumps(line).encode()))
        assert action is not None
        if isinstance(action, DealCards):
            due = deal_from_seed(rules, seed, 1, action.number, match.next_dealer)
            assert due == action
        match, _ = advance(match, action)
        assert ekart_table.compare_key(after) == facts(match)
        seen.append(line["type"] if line.get("call") != "pass" else "pass")
    assert match.settlement is not None
    return seen


@pytest.mark.parametrize("changes", TABLES, ids=str)
def test_games_by_lot(changes: dict[str, Any]) -> None:
    """Deals, turns, what may be said, given and played, points, payments and marks are the same."""
    seen = {kind for number in range(GAMES) for kind in follow(f"ekart-{number}", changes)}
    assert {"deal", "discard", "pass", "announce", "give", "play"} == seen


def ways(deal: DealState, depth: int) -> int:
    """The number of sequences of some number of moves within the deal."""
    if deal.phase is None:
        return 0
    actions = deal.phase.legal(deal).actions
    if depth == 1:
        return len(actions)
    return sum(ways(deal.phase.apply(deal, action)[0], depth - 1) for action in actions)


@pytest.mark.parametrize("changes", TABLES[:4], ids=str)
def test_perft(changes: dict[str, Any]) -> None:
    """Both allow the same number of sequences: from discards, from calls, from the last tricks."""
    rules = LITTLE.changed(changes)
    match = MatchState(rules, draw_for_deal(rules, "perft").dealer)
    counted = []
    for before, line, _after in ekart_table.by_lot("perft", changes):
        deal = match.deal
        if before.deal is not None and deal is not None and len(match.lines) < 1:
            depth = {"discard": 2, "announce": 2, "give": 2}.get(line["type"], 0)
            depth = 5 if len(deal.taken) == 7 and not deal.trick.cards else depth
            if depth:
                counted.append(ways(deal, depth))
                assert perft(before, depth) == counted[-1]
        action = action_from(Line.parse(1, json.dumps(line).encode()))
        assert action is not None
        match, _ = advance(match, action)
    assert len(counted) >= 3
