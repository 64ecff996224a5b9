"""Heads of the columns of a score sheet, as text: whole names, or as few letters as will do."""

from __future__ import annotations

from collections.abc import Sequence


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """What stands at the head of each column: as few letters as tell the players apart."""
    for count in (1, 2, 3):
        short = tuple(name.strip()[:count] or "?" for name in names)
        if len(set(short)) == len(names):
            return short
    return tuple(f"{name.strip()[:1] or '?'}{place}" for place, name in enumerate(names, 1))
