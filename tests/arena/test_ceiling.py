"""The share of the clairvoyant's advantage that a player reaches."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial

import pytest

from reunion_desktop.arena.blocks import DuplicatePlan, measure
from reunion_desktop.arena.ceiling import Ceiling, measure_ceiling
from reunion_desktop.arena.clairvoyant import CLAIRVOYANT
from reunion_desktop.arena.intervals import Interval, share
from reunion_desktop.arena.open_card_player import Seated
from reunion_desktop.arena.report import ceiling_as_json, ceiling_as_text
from reunion_desktop.arena.seating import player_at
from reunion_desktop.cli import main
from reunion_desktop.games.reunion.rules import RHINELAND

PLAN = DuplicatePlan(RHINELAND, ("club", "random"), "ceiling", 5)


def stand_in(level: str, dice: str, *, clairvoyant: str) -> Seated:
    """A seating with a faster player instead of the clairvoyant."""
    return player_at(clairvoyant if level == CLAIRVOYANT else level, dice)


def ceiling(plan: DuplicatePlan, clairvoyant: str, jobs: int = 1) -> Ceiling:
    """A ceiling with a stand-in."""
    return measure_ceiling(plan, jobs=jobs, seat_player=partial(stand_in, clairvoyant=clairvoyant))


def test_whoever_plays_as_the_clairvoyant_closes_all() -> None:
    """The same play on the same blocks is the whole of it, in every resampling."""
    found = ceiling(PLAN, "club")
    assert found.points == Interval(1, 1, 1)
    assert found.player.points == found.clairvoyant.points


def test_whoever_is_no_better_closes_nothing() -> None:
    """Two of a kind: no difference in any block, and so no share of any edge."""
    found = ceiling(replace(PLAN, players=("random", "random")), "club")
    assert found.points is not None
    assert (0, 0, 0) == pytest.approx((found.points.mean, found.points.low, found.points.high))


def test_the_blocks_are_the_same() -> None:
    """Both comparisons are those that would be made by themselves."""
    found = ceiling(replace(PLAN, players=("beginner", "random")), "club")
    assert measure(PLAN) == replace(found.clairvoyant, plan=PLAN)
    assert measure(replace(PLAN, players=("beginner", "random"))) == found.player
    assert (CLAIRVOYANT, "random") == found.clairvoyant.plan.players
    ratio = found.player.points.mean / found.clairvoyant.points.mean
    assert found.points is not None
    assert found.points.mean == pytest.approx(ratio)
    assert found.points.low < ratio < found.points.high


def test_processes_and_progress() -> None:
    """Two processes give the same result; progress covers both comparisons."""
    told: list[tuple[int, int]] = []
    plan = replace(PLAN, blocks=2)
    alone = ceiling(plan, "beginner")
    shared = measure_ceiling(
        plan,
        jobs=2,
        on_progress=lambda done, out_of: told.append((done, out_of)),
        seat_player=partial(stand_in, clairvoyant="beginner"),
    )
    assert alone == shared
    assert [(1, 4), (2, 4), (3, 4), (4, 4)] == told


def test_text_and_json_tell_the_same() -> None:
    """Two tables and two shares for people, one object for programs."""
    found = ceiling(replace(PLAN, players=("beginner", "random")), "club")
    text, told = ceiling_as_text(found), json.loads(ceiling_as_json(found))
    assert found.points is not None
    assert told["ceiling"]["share_of_points"] == {
        "mean": found.points.mean,
        "low": found.points.low,
        "high": found.points.high,
    }
    assert told["ceiling"]["clairvoyant"]["points"]["mean"] == found.clairvoyant.points.mean
    assert told["players"] == ["beginner", "random"]
    assert (
        "beginner reaches this share of the clairvoyant’s lead over random in points: "
        f"{found.points.mean:.0%} (95% interval {found.points.low:.0%} "
        f"to {found.points.high:.0%})"
    ) in text.splitlines()


def test_a_ceiling_that_is_none() -> None:
    """Where the clairvoyant is not surely ahead there is no share, in words and as null."""
    found = ceiling(PLAN, "random")
    assert found.points is None
    assert json.loads(ceiling_as_json(found))["ceiling"]["share_of_points"] is None
    assert "in points: not known: the clairvoyant’s lead is not significant over so few blocks" in (
        ceiling_as_text(found)
    )


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_command(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The option of the arena, with the true clairvoyant."""
    given = ["arena", "--seats", "club,random", "--ceiling", "--deals", "2", "--seed", "5"]
    assert 0 == main([*given, *(["--json"] if form == "json" else [])])
    said = capsys.readouterr().out
    if form == "json":
        assert json.loads(said)["ceiling"]["clairvoyant"]["means"][0]["points"] > 50
    else:
        assert "\nclairvoyant against random. Blocks: 2 (one deal in 6 seatings)" in said
        assert "club reaches this share of the clairvoyant’s lead over random in points: " in said


def test_shares_are_of_differences() -> None:
    """Units and points have separate shares."""
    found = ceiling(replace(PLAN, blocks=6, span="game"), "beginner")
    assert found.units is not None
    assert found.units.mean == pytest.approx(found.player.units.mean / found.clairvoyant.units.mean)
    assert share([1.0] * 9, [2.0] * 9) == Interval(0.5, 0.5, 0.5)
