"""Names at the table."""

from __future__ import annotations

import sys

import pytest

from reunion_desktop.ai.roster import UnknownLevel
from reunion_desktop.arena.seating import names_in, player_at
from reunion_desktop.arena.simulate import levels_from
from reunion_desktop.games.bauer.rules import SAARLAND
from reunion_desktop.games.reunion.rules import RHINELAND
from tests.arena.match import quoted


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("club, random ,club", ("club", "random", "club")),
        ("exec:bot --deep,club", ("exec:bot --deep", "club")),
        ('exec:bot "a,b",club', ('exec:bot "a,b"', "club")),
        ("club,exec:bot 'a,b' \"it's, so\"", ("club", "exec:bot 'a,b' \"it's, so\"")),
        ("exec:don't,club", ("exec:don't", "club")),
        ("club,,club,", ("club", "", "club", "")),
    ],
)
def test_a_comma_inside_quotes_belongs_to_the_command(text: str, names: tuple[str, ...]) -> None:
    """Commas part the names; a shell's quotes hold a command together."""
    assert names == names_in(text)


def test_a_name_for_every_seat() -> None:
    """More or fewer names than seats are refused."""
    assert ("club", "exec:a 'b,c'", "random") == levels_from(
        "club,exec:a 'b,c',random", 3, RHINELAND
    )
    with pytest.raises(ValueError, match="--seats lists 2 players, but this game needs 3"):
        levels_from("club,exec:a 'b,c'", 3, RHINELAND)
    with pytest.raises(UnknownLevel, match=r"“strong1” does not play Bauer\. Choose beginner, "):
        levels_from("club,strong1", 2, SAARLAND)


def test_levels_and_programs() -> None:
    """A level makes a computer player; a name with exec: makes a program."""
    assert "club" == player_at("club", "dice").name
    program = f"exec:{quoted([sys.executable, '-c', 'pass'])}"
    assert program == player_at(program, "dice").name
    with pytest.raises(UnknownLevel):
        player_at("Exec:python3", "dice")
