"""Tests of the list of keys at the table."""

from __future__ import annotations

from reunion_desktop.games import game_of
from reunion_desktop.ui.commands.table_keys import table_keys
from reunion_desktop.ui.games import words_of


def test_the_ranks_are_those_of_the_pack() -> None:
    """The list begins with the lowest rank of the game; the ten has the key 1."""
    for game, lowest in (("viersche", "6"), ("reunion", "7"), ("thirty_one", "2")):
        _, rows = table_keys(words_of(game), game_of(game).default.pack)
        (ranks,) = [keys for _, keys in rows if keys[-1] == "A"]
        assert lowest == ranks[0]
        assert ("9", "1", "J", "Q", "K", "A") == ranks[-6:]
