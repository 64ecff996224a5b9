"""Names of a player without a name, by language; all count as one player."""

from __future__ import annotations

GUEST = "Guest"
"""The name under which unnamed players are counted."""

GUESTS: frozenset[str] = frozenset((GUEST, "Gast", "Invité"))
"""Names of unnamed players in records, in all languages."""


def counted_as(name: str) -> str:
    """The name under which a player is counted: one for guests in every language."""
    return GUEST if name in GUESTS else name
