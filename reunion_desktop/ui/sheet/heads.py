"""Column headings of a score sheet: names, or the shortest distinct initials."""

from __future__ import annotations

from collections.abc import Sequence


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Shortest initials that distinguish the players."""
    for count in (1, 2, 3):
        short = tuple(name.strip()[:count] or "?" for name in names)
        if len(set(short)) == len(names):
            return short
    return tuple(f"{name.strip()[:1] or '?'}{place}" for place, name in enumerate(names, 1))
