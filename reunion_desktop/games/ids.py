"""List of the games; everything else about a game is found by its id.

A module of its own, so that the user interface reads the list without the rules of any game.
"""

from __future__ import annotations

IDS: tuple[str, ...] = (
    "reunion",
    "viersche",
    "bauer",
    "hunsruecker",
    "hindersche",
    "ekart",
    "skat",
    "thirty_one",
)
"""The id of every playable game, as in records, the default first."""
