"""Scored deals of a series of Skat: totals, outcomes, and whose turn it is to deal."""

from __future__ import annotations

from reunion_desktop.engine.scoring import ScoreLine


def totals(lines: tuple[ScoreLine, ...], players: int) -> tuple[int, ...]:
    """The running total of each seat after some deals."""
    return tuple(entry.points for entry in lines[-1].sheet) if lines else (0,) * players


def noted(line: ScoreLine, name: str) -> int:
    """A figure of the outcome of a deal; 0 where it has none of that name."""
    values = () if line.outcome is None else line.outcome.values
    return int(dict(values).get(name, 0))


def turns(lines: tuple[ScoreLine, ...]) -> int:
    """How often the deal has passed on; after some deals the same player deals again."""
    return sum(not noted(line, "again") for line in lines)
