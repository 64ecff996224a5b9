"""Ten evenings of Hindersche come out as a second program counted them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from make_hindersche import kinds_of

from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine, Settlement
from reunion_desktop.games.hindersche.options import paid_out
from reunion_desktop.games.hindersche.options.slate import moved_on
from reunion_desktop.games.hindersche.rules import PAGAT

BOOK = json.loads((Path(__file__).parents[1] / "data" / "hindersche.json").read_text("utf-8"))
EVENINGS: list[dict[str, Any]] = BOOK["evenings"]

at_each = pytest.mark.parametrize("evening", EVENINGS, ids=[str(e["rules"]) for e in EVENINGS])


@at_each
def test_every_deal_of_an_evening(evening: dict[str, Any]) -> None:
    """Dealer, players, added and wiped strokes, losers and payments of every deal."""
    rules = PAGAT.changed(evening["rules"])
    settled: list[Settlement] = []
    lines: tuple[ScoreLine, ...] = ()
    for game in evening["games"]:
        assert not settled or game["first_dealer"] == rules.plan(0, lines).dealer
        lines = ()
        for dealer, players, points, tricks, strokes, marks, rule in game["deals"]:
            plan = rules.plan(game["first_dealer"], lines)
            assert rules.settle(lines) is None
            assert (dealer, players) == (plan.dealer, sorted(plan.seats))
            assert plan.playoff == rule.startswith("play-off")
            line = ScoreLine(
                len(lines) + 1,
                dealer,
                (*points,),
                (*tricks,),
                (),
                (),
                plan.playoff,
                any(tricks),
            )
            _, change = moved_on(rules.slate(lines), line, capped=rules.capped)
            assert strokes == list(change.marks)
            lines = (*lines, with_sheet(line, strokes))
            assert marks == list(rules.slate(lines).marks)
        settlement = rules.settle(lines)
        assert settlement is not None
        assert game["loser"] not in settlement.winners
        settled.append(settlement)
        assert game["frame"] == list(rules.scoring.result(settled).account)
        assert rules.scoring.result(settled).over == (game is evening["games"][-1])
    assert evening["paid"] == list(paid_out(rules.scoring.result(settled).account))


def with_sheet(line: ScoreLine, strokes: list[int]) -> ScoreLine:
    """The line with what is written for it."""
    sheet = tuple(Entry(one, Mark.PLAIN) for one in strokes)
    return replace(line, sheet=sheet)


@at_each
def test_every_kind_of_deal_is_in_an_evening(evening: Mapping[str, Any]) -> None:
    """Each rule of the page comes about, a game lost with the first phase among them."""
    met = {deal[6].removesuffix(", tie") for game in evening["games"] for deal in game["deals"]}
    met |= {deal[6] for game in evening["games"] for deal in game["deals"]}
    met |= {"lost four" for game in evening["games"] if game["four"]}
    assert set() == kinds_of(evening["rules"]) - met
