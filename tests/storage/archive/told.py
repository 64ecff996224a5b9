"""Everything that an archive tells of its games, as plain values that a file can hold."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from reunion_desktop.history.scores import Totals
from reunion_desktop.storage.archive.archive import Archive

SCHEMAS = Path(__file__).parent / "schemas"
"""Databases of every released schema, as SQL, and the expected values of their games."""

FIGURES = (
    *("dealer_deals", "dealer_points", "forehand_deals", "forehand_points"),
    *("middlehand_deals", "middlehand_points", "stangen_received", "stangen_given"),
    *("bowers_won", "bowers_lost"),
)
"""What is counted of a game of Réunion beside what is counted of every game."""


def told(archive: Archive) -> dict[str, Any]:
    """Every list row and every player's statistics."""
    rows = [asdict(row) for row in archive.rows(archive.find())]
    for row in rows:
        assert row.pop("game") == "reunion"
    players = {
        f"{player}, {practice}": _statistics(archive, player, practice=practice)
        for player in archive.players()
        for practice in (False, True)
    }
    answer: dict[str, Any] = json.loads(json.dumps({"rows": rows, "players": players}))
    return answer


def pinned(name: str) -> dict[str, Any]:
    """The expected values of a stored archive, written by its version."""
    answer: dict[str, Any] = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    return answer


def _statistics(archive: Archive, player: str, *, practice: bool) -> dict[str, Any]:
    counted = archive.statistics.of(player, practice=practice)
    return {
        "sittings": counted.sessions,
        "alone": _totals(counted.alone),
        "helped": _totals(counted.helped),
        "course": [[balance.begun, balance.units] for balance in counted.course],
        "opponents": [
            [one.name, one.games, one.ahead, one.behind, one.units] for one in counted.opponents
        ],
        "rules": {name: _totals(totals) for name, totals in counted.rules},
    }


def _totals(totals: Totals) -> dict[str, Any]:
    every = {field.name: getattr(totals, field.name) for field in fields(totals)}
    every.pop("stats")
    assert {name for name, _ in totals.stats} <= set(FIGURES)
    return every | {name: totals.count(name) for name in FIGURES}
