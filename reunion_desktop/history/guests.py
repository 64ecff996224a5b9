"""Values: what a person without a name is called, in each language; in all of them one person."""

from __future__ import annotations

GUEST = "Guest"
"""The name under which whoever gave none is counted."""

GUESTS: frozenset[str] = frozenset((GUEST, "Gast", "Invité"))
"""What a record calls somebody who gave no name, by the language of the day."""


def counted_as(name: str) -> str:
    """The name under which a player is counted: a guest's is the same in every language."""
    return GUEST if name in GUESTS else name
