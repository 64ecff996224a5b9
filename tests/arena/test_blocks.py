"""Comparison of two players by blocks."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import replace
from functools import cache
from multiprocessing import active_children, parent_process

import pytest

from reunion_desktop.ai.player import Decision, Limit, Stop
from reunion_desktop.ai.random_player import RandomPlayer
from reunion_desktop.ai.roster import UnknownLevel
from reunion_desktop.arena.blocks import (
    ArenaResult,
    BlockScore,
    DuplicatePlan,
    Span,
    measure,
    play_block,
    play_blocks,
)
from reunion_desktop.arena.play import Seated
from reunion_desktop.arena.report import as_json, as_text
from reunion_desktop.arena.seating import player_at
from reunion_desktop.arena.workers import WorkerError
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import Observation
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import RHINELAND
from reunion_desktop.games.viersche.rules import PAGAT
from tests.arena.match import First

PLAN = DuplicatePlan(RHINELAND, ("club", "random"), "blocks", 4)
PARTNERS = DuplicatePlan(SAARLAND, ("bold", "random"), "partners", 4, "game")
"""A comparison at a table of partners."""


@cache
def measured() -> ArenaResult:
    """The result of the plan."""
    return measure(PLAN)


class Watched:
    """A random player that records its hands."""

    name = "watched"

    def __init__(self, level: str, seed: str, seen: list[tuple[str, int, int, CardSet]]) -> None:
        """Sit down as a level."""
        self._player, self._level, self._seen = RandomPlayer(seed), level, seen

    def choose(self, observation: Observation, limit: Limit, stop: Stop) -> Decision:
        """Note the first hand of a deal, then play."""
        deal = observation.deal
        assert deal is not None
        if not deal.taken and not isinstance(observation.legal, MayDiscard):
            cards = deal.hand | (deal.laid_away or CardSet())
            self._seen.append((self._level, observation.seat, deal.dealer, cards))
        return self._player.choose(observation, limit, stop)


def test_a_block_is_every_line_up() -> None:
    """Alone, each player sits in every seat against two; with partners, each has either side."""
    assert ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)) == PLAN.line_ups
    assert ((0, 1, 0, 1), (1, 0, 1, 0)) == PARTNERS.line_ups


@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_line_ups_get_the_same_cards(number: int) -> None:
    """In every line-up a seat gets the same cards under the same dealer."""
    seen: list[tuple[str, int, int, CardSet]] = []
    play_block(PLAN, number, lambda level, seed: Watched(level, seed, seen))
    assert len(seen) == 6 * 3
    assert {dealer for _, _, dealer, _ in seen} == {(number - 1) % 3}
    for seat in range(3):
        assert len({cards for _, who, _, cards in seen if who == seat}) == 1
        levels = Counter(level for level, who, _, _ in seen if who == seat)
        assert levels == {"club": 3, "random": 3}


def stand_in(level: str, seed: str) -> Seated:
    """A seating with a player that takes the first offer, without randomness."""
    return player_at("random", seed) if level == "random" else First()


@pytest.mark.parametrize("span", ["deal", "game"])
@pytest.mark.parametrize("plan", [PLAN, PARTNERS], ids=["alone", "partners"])
def test_a_player_is_no_better_than_itself(plan: DuplicatePlan, span: Span) -> None:
    """One player on both sides: no difference in any block, in points or units."""
    plan = replace(plan, players=("first", "first"), blocks=2, span=span)
    for block in play_blocks(plan, seat_player=stand_in):
        assert block.tallies[0] == pytest.approx(block.tallies[1])
        assert BlockScore(0, 0) == pytest.approx(block.lead)


def test_sides_may_be_changed() -> None:
    """A's lead over B is the negative of B's lead over A."""
    there, back = measured(), measure(replace(PLAN, players=("random", "club")))
    assert there.points.mean == pytest.approx(-back.points.mean)
    assert there.units.mean == pytest.approx(-back.units.mean)
    assert there.means == back.means[::-1]


def test_points_of_a_block_are_those_of_its_deals() -> None:
    """Both players sit nine times in six plays of 150 points; units sum to zero."""
    for block in play_blocks(PLAN):
        a, b = block.tallies
        assert 9 * a.points + 9 * b.points == pytest.approx(6 * 150)
        assert a.units + b.units == pytest.approx(0)


def test_processes_do_not_change_the_result() -> None:
    """Two processes find what one finds, and tell of every block."""
    told: list[tuple[int, int]] = []
    shared = measure(PLAN, jobs=2, on_progress=lambda done, out_of: told.append((done, out_of)))
    assert measured() == shared
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_the_club_player_beats_chance() -> None:
    """A club player makes far more points and units than random play."""
    result = measure(replace(PLAN, seed="1", blocks=14))
    assert result.points.half.low > 6
    assert result.units.half.low > 0


def test_a_game_is_settled() -> None:
    """A block of games counts the settlement: units differ far more than by fees alone."""
    assert measure(replace(PLAN, span="game", blocks=3)).units.mean > measured().units.mean + 0.5


def test_every_decision_is_timed() -> None:
    """Each player has every seat in half of the line-ups: 31 moves a deal, six deals a block."""
    assert [4 * 6 * 31 // 2] * 2 == [times.decisions for times in measured().times]
    for times in measured().times:
        assert 0 < times.p50 <= times.p95 <= times.longest


def test_text_and_json_tell_the_same() -> None:
    """Text and JSON show the same result; the game is named beside its rules."""
    result = measured()
    told = json.loads(as_json(result))
    assert told["players"] == ["club", "random"]
    assert told["points"]["mean"] == result.points.mean
    assert told["half_points"]["low"] == result.points.half.low
    assert told["rules"] == RHINELAND.as_options()
    text = as_text(result)
    assert f"{result.points.mean:+.2f}" in text
    assert f"{result.units.half.mean:+.3f}" in text
    assert text.startswith(
        "club against random. Blocks: 4 (one deal in 6 seatings). Réunion, rhineland rules, "
        "seed blocks\n"
    )


def test_a_comparison_of_partners_is_told() -> None:
    """A game without card points is told in tricks, and in the unit of its account."""
    result = measure(replace(PARTNERS, players=("first", "random")), seat_player=stand_in)
    head, columns, *_ = as_text(result).splitlines()
    assert head.startswith("first against random. Blocks: 4 (one game in 2 seatings). Bauer, ")
    assert "tricks per deal" in columns
    assert "Brote per game" in columns
    assert "bauer" == json.loads(as_json(result))["game"]


def test_nothing_to_play_is_refused() -> None:
    """No blocks, no processes, no such level: one sentence says so."""
    with pytest.raises(ValueError, match="0 blocks in 1 processes"):
        measure(replace(PLAN, blocks=0))
    with pytest.raises(ValueError, match="4 blocks in 0 processes"):
        measure(PLAN, jobs=0)
    with pytest.raises(UnknownLevel, match="Unknown level “expart”"):
        measure(replace(PLAN, players=("club", "expart")), jobs=2)


@pytest.mark.parametrize(
    ("rules", "whole"), [(SAARLAND, 8), (PAGAT, 140)], ids=["tricks", "card points"]
)
def test_partners_make_their_points_together(rules: GameRules, whole: int) -> None:
    """The points of both sides are the whole; the lead of one is the deficit of the other."""
    plan = replace(PARTNERS, rules=rules, players=("first", "random"), span="deal", blocks=2)
    for block in play_blocks(plan, seat_player=stand_in):
        a, b = block.tallies
        assert whole == pytest.approx(a.points + b.points)
    for block in play_blocks(replace(plan, span="game"), seat_player=stand_in):
        a, b = block.tallies
        assert 0 == pytest.approx(a.units + b.units)
        assert 0.5 <= abs(a.units) or 0 == a.units


def dying(level: str, seed: str) -> Seated:
    """A seating that ends the process of a worker, as a system out of memory would."""
    if parent_process() is not None:
        os._exit(1)
    return player_at(level, seed)


def test_no_process_is_left() -> None:
    """A worker that dies is not waited for, and blocks not wanted any more are not played."""
    with pytest.raises(WorkerError, match="ended unexpectedly"):
        measure(PLAN, jobs=2, seat_player=dying)
    assert [] == active_children()

    def enough(_done: int, _out_of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure(replace(PLAN, blocks=10**6), jobs=2, on_progress=enough)
    assert [] == active_children()
