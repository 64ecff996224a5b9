"""Réunion's relatives agree with independent programs on every move of whole sessions.

The other programs (tests/plain) were written independently from the publications alone, on strings
and lists, and import nothing of this one. They make random moves; the engine follows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import bauer_table
import hunsruecker_table
import pytest
import viersche_table

from reunion_desktop.engine.actions import DealCards
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.game import GameRules, MatchState, advance
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.engine.scoring import Settlement
from reunion_desktop.engine.shuffle import deal_from_seed, draw_for_deal
from reunion_desktop.games.bauer.options import counts
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.hunsruecker.options import counts as lines_of
from reunion_desktop.games.hunsruecker.rules import HUNSRUECK
from reunion_desktop.games.viersche.options import standing
from reunion_desktop.games.viersche.rules import PAGAT
from reunion_desktop.storage.codec import action_from
from reunion_desktop.storage.lines import Line

SITTINGS = 3
"""Random sessions for each table of options."""

TABLES: tuple[tuple[GameRules, dict[str, Any]], ...] = (
    (PAGAT, {}),
    (PAGAT, {"reached": "automatic"}),
    (PAGAT, {"false_reached": "loses", "void_first_trick": "everybody", "session": "set"}),
    (PAGAT, {"void_first_trick": "everybody", "cut": "off", "first_dealer": "highest"}),
    (SAARLAND, {}),
    (SAARLAND, {"four_all": "nothing", "direction": "anticlockwise", "brote": 1}),
    (SAARLAND, {"king_high": True, "away_lost": "nothing", "first_dealer": "random"}),
    (HUNSRUECK, {}),
    (HUNSRUECK, {"games": 5, "first_dealer": "random"}),
    (HUNSRUECK, {"games": 1, "first_dealer": "highest"}),
)

MODULES = {
    "bauer": bauer_table,
    "hunsruecker": hunsruecker_table,
    "viersche": viersche_table,
}
"""The other programs."""

Facts = dict[str, Any]
"""What both programs say of a moment."""


def by_lot(rules: GameRules, seed: str, changes: dict[str, Any]) -> Iterator[Any]:
    """The other program's session."""
    yield from MODULES[rules.game].by_lot(seed, changes)


def facts(match: MatchState, game: int, settled: list[Settlement]) -> Facts:
    """The engine's state in the other program's terms."""
    rules, deal = match.rules, match.deal if not match.awaits_deal else None
    if match.settlement is not None:
        deal = None
    sitting = rules.scoring.result(settled)
    over = match.settlement is not None
    legal = match.legal()
    asked = legal is not None
    number = 1 if over else len(match.lines) + (0 if deal is not None else 1)
    if deal is not None:
        number = deal.number
    return {
        "game": game + over,
        "number": number,
        "dealer": deal.dealer if deal is not None else match.next_dealer,
        "wants": "choice" if asked else "over" if over and sitting.over else "deal",
        "seat": match.to_act(),
        "calls": sorted(str(a.call) for a in legal.actions if hasattr(a, "call")) if legal else [],
        "cards": [str(card) for card in legal.cards] if isinstance(legal, MayPlay) else [],
        "trump": deal.order.trump.letter if deal and deal.order.trump is not None else "",
        "hands": [[str(card) for card in hand] for hand in deal.hands] if deal else [],
        "table": [str(card) for card in deal.trick.cards] if deal else [],
        "chalk": [sitting.account[0], sitting.account[1]],
    }


def also(match: MatchState, other: Facts) -> tuple[Facts, Facts]:
    """Game-specific state: by the engine, and by the other program."""
    deal = match.deal if match.legal() is not None else None
    if match.rules.game == "bauer":
        out = [seat for seat in range(4) if deal and seat not in deal.trick.seats]
        ours: Facts = {
            "away": deal.contract.declarer
            if deal and deal.contract.goal is Goal.ALL_TRICKS
            else None,
            "out": out[0] if out else None,
            "taken": [taken.winner for taken in deal.taken] if deal else [],
            "counts": [8, 8] if match.settlement else list(counts(match.lines)),
            "tricks": [list(line.tricks) for line in match.lines],
        }
        theirs = {key: other[key] for key in ("away", "out", "taken", "counts")}
        return ours, theirs | {"tricks": [line["tricks"] for line in other["lines"]]}
    if match.rules.game == "hunsruecker":
        left = [5, 5] if match.settlement else list(lines_of(match.lines))
        ours = {
            "swap": str(legal.offered) if isinstance(legal := match.legal(), MayDiscard) else "",
            "away": [str(card) for card in deal.laid_away] if deal else [],
            "left": [str(deal.talon[place]) for place in deal.places_left] if deal else [],
            "taken": [taken.winner for taken in deal.taken] if deal else [],
            "counts": left,
            "tricks": [list(line.tricks) for line in match.lines],
        }
        theirs = {key: other[key] for key in ("swap", "away", "left", "taken", "counts")}
        return ours, theirs | {"tricks": [line["tricks"] for line in other["lines"]]}
    stands = standing(match.lines)
    ours = {
        "turn_up": str(deal.turn_up) if deal else "",
        "needs": list(deal.contract.targets) or None if deal else None,
        "covered": [str(deal.trick.cards[place]) for place in deal.trick.covered] if deal else [],
        "taken": [[taken.winner, taken.points] for taken in deal.taken] if deal else [],
        "wiped": list(stands.wiped),
        "written": max(stands.written) if stands.written else None,
        "points": [list(line.points) for line in match.lines],
    }
    theirs = {key: other[key] for key in ("turn_up", "needs", "covered", "taken", "wiped")}
    theirs["written"] = other["written"][1] if other["written"] else None
    return ours, theirs | {"points": [line["points"] for line in other["lines"]]}


def agree(match: MatchState, game: int, settled: list[Settlement], other: Facts) -> None:
    """Everything that can be said of a moment is the same."""
    ours = facts(match, game, settled)
    theirs = {key: other[key] for key in ours if key != "chalk"}
    theirs["calls"] = sorted(theirs["calls"])
    theirs["chalk"] = next(other[key] for key in ("marks", "brote", "won") if key in other)
    assert theirs == ours
    own, its = also(match, other)
    assert its == own


def follow(rules: GameRules, seed: str, changes: dict[str, Any]) -> int:
    """Let the engine follow a session of the other program; returns the number of games."""
    table = MODULES[rules.game]
    match = MatchState(rules, draw_for_deal(rules, seed).dealer)
    game, settled = 1, list[Settlement]()
    for _before, line, after in by_lot(rules, seed, changes):
        action = action_from(Line.parse(1, json.dumps({"talon": []} | line).encode()))
        assert action is not None
        if isinstance(action, DealCards):
            if match.settlement is not None:
                game += 1
                match = MatchState(rules, match.next_dealer)
            cut = action.cut
            due = deal_from_seed(rules, seed, game, action.number, match.next_dealer, cut)
            assert due == action
        match, _ = advance(match, action)
        if match.settlement is not None:
            settled.append(match.settlement)
        agree(match, game, settled, table.compare_key(after))
    assert rules.scoring.result(settled).over
    return game


@pytest.mark.parametrize(("rules", "changes"), TABLES, ids=[f"{r.game} {c}" for r, c in TABLES])
def test_sittings_by_lot(rules: GameRules, changes: dict[str, Any]) -> None:
    """Deals, turns, what may be said and played, tricks, counts and marks are the same."""
    changed = rules.changed(changes)
    for number in range(SITTINGS):
        assert 1 <= follow(changed, f"agree-{number}", changes)
