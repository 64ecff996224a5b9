"""The share of the clairvoyant's advantage that a player reaches."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache, partial

import pytest

from reunion_desktop.arena.blocks import DuplicatePlan, measure
from reunion_desktop.arena.ceiling import Ceiling, measure_ceiling
from reunion_desktop.arena.clairvoyant import CLAIRVOYANT
from reunion_desktop.arena.intervals import Interval
from reunion_desktop.arena.play import Seated
from reunion_desktop.arena.report import ceiling_as_json, ceiling_as_text
from reunion_desktop.arena.seating import player_at
from reunion_desktop.cli import main
from reunion_desktop.games.reunion.rules import RHINELAND

PLAN = DuplicatePlan(RHINELAND, ("club", "random"), "ceiling", 4)


def stand_in(level: str, seed: str, *, clairvoyant: str) -> Seated:
    """A seating with a faster player instead of the clairvoyant."""
    return player_at(clairvoyant if level == CLAIRVOYANT else level, seed)


@cache
def ceiling(player: str, clairvoyant: str) -> Ceiling:
    """The ceiling of a player against random play, with a stand-in for the clairvoyant."""
    plan = replace(PLAN, players=(player, "random"))
    return measure_ceiling(plan, seat_player=partial(stand_in, clairvoyant=clairvoyant))


def test_the_best_share_is_one_and_the_least_none() -> None:
    """Play as the clairvoyant's closes the whole lead in every resampling, chance none of it."""
    found = ceiling("club", "club")
    assert found.points == Interval(1, 1, 1)
    assert found.player.points == found.clairvoyant.points
    least = ceiling("random", "club").points
    assert least is not None
    assert (0, 0, 0) == pytest.approx((least.mean, least.low, least.high))


def test_the_blocks_are_the_same() -> None:
    """Both comparisons are those that would be made by themselves; points and units share alike."""
    found = ceiling("beginner", "club")
    assert measure(PLAN) == replace(found.clairvoyant, plan=PLAN)
    assert measure(replace(PLAN, players=("beginner", "random"))) == found.player
    assert (CLAIRVOYANT, "random") == found.clairvoyant.plan.players
    assert found.points is not None
    ratio = found.player.points.mean / found.clairvoyant.points.mean
    assert found.points.mean == pytest.approx(ratio)
    assert found.points.low < ratio < found.points.high


def test_shares_of_units_are_their_own() -> None:
    """Units and points have separate shares."""
    found = measure_ceiling(
        replace(PLAN, span="game"), seat_player=partial(stand_in, clairvoyant="beginner")
    )
    assert found.units is not None
    assert found.units.mean == pytest.approx(found.player.units.mean / found.clairvoyant.units.mean)


def test_progress() -> None:
    """Progress covers both comparisons."""
    told: list[tuple[int, int]] = []
    measure_ceiling(
        replace(PLAN, players=("random", "random"), blocks=2),
        on_progress=lambda done, out_of: told.append((done, out_of)),
        seat_player=partial(stand_in, clairvoyant="random"),
    )
    assert [(1, 4), (2, 4), (3, 4), (4, 4)] == told


def test_text_and_json_tell_the_same() -> None:
    """Two tables and two shares for people, one object for programs."""
    found = ceiling("beginner", "club")
    text, told = ceiling_as_text(found), json.loads(ceiling_as_json(found))
    assert found.points is not None
    share = told["ceiling"]["share_of_points"]
    assert (found.points.mean, found.points.low, found.points.high) == tuple(share.values())
    assert told["ceiling"]["clairvoyant"]["points"]["mean"] == found.clairvoyant.points.mean
    assert told["players"] == ["beginner", "random"]
    assert (
        "beginner reaches this share of the clairvoyant’s lead over random in points: "
        f"{found.points.mean:.0%} (95% interval {found.points.low:.0%} "
        f"to {found.points.high:.0%})"
    ) in text.splitlines()


def test_a_ceiling_that_is_none() -> None:
    """Where the clairvoyant is not surely ahead there is no share, in words and as null."""
    found = ceiling("club", "random")
    assert found.points is None
    assert json.loads(ceiling_as_json(found))["ceiling"]["share_of_points"] is None
    assert "in points: not known: the clairvoyant’s lead is not significant over so few blocks" in (
        ceiling_as_text(found)
    )


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The option of the arena, with the true clairvoyant."""
    given = ["arena", "--seats", "club,random", "--ceiling", "--deals", "2", "--seed", "5"]
    assert 0 == main([*given, "--nodes", "50000", "--json"])
    said = json.loads(capsys.readouterr().out)
    assert said["ceiling"]["clairvoyant"]["means"][0]["points"] > 50
