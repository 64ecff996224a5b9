"""Random sessions of partnership games, step by step, as observed from seat 0."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.observe import Observation, observe
from reunion_desktop.engine.scoring import GameSheet, ScoreSheet
from reunion_desktop.ui.games import count_of
from tests.playing import random_steps

NAMES = ("Emma", "Anna", "Karl", "Eva")
SIX = (*NAMES, "Georg", "Luise")


@cache
def game(rules: GameRules, seed: str) -> tuple[Observation, ...]:
    """Observations of seat 0 in a random game, one after each scored deal."""
    return tuple(_counted(rules, seed))


def _counted(rules: GameRules, seed: str) -> Iterator[Observation]:
    seen = 0
    for step in random_steps(rules, seed, 0):
        if len(step.after.lines) > seen:
            seen += 1
            yield observe(step.after, 0)


def deals(rules: GameRules, games: int = 12) -> list[Observation]:
    """All scored deals of some games."""
    return [sight for number in range(games) for sight in game(rules, f"count {number}")]


def sheet(rules: GameRules, *games: Observation) -> ScoreSheet:
    """Score sheet of a session of finished games."""
    played = tuple(GameSheet(seen.first_dealer, 0, seen.lines, seen.settlement) for seen in games)
    return rules.scoring.written(ScoreSheet(SIX[: rules.players], played))


def cells(sight: Observation) -> dict[str, tuple[str, ...]]:
    """Cells of a deal's page by their label, each with its tail."""
    page = count_of(sight.rules.game).deal(sight, SIX[: sight.rules.players])
    return {
        row.label: tuple(map("".join, zip(row.cells, row.tails or ("",) * 9, strict=False)))
        for row in page.contents.figures
    }


def settled(rules: GameRules, *ends: Observation) -> tuple[str, dict[str, tuple[str, ...]]]:
    """Heading of the last game's page in a session, and its cells by their label."""
    page = count_of(rules.game).settlement(ends[-1], sheet(rules, *ends), SIX[: rules.players])
    assert () == page.contents.moves
    return page.heading, {row.label: row.cells for row in page.contents.figures}
