"""Another pack chosen in the preferences: its faces, its names, its letters on the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reunion_desktop.app.table import Table
from reunion_desktop.engine.cards import Card, Suit
from reunion_desktop.games import find_game
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.dialogs.preferences import Preferences
from reunion_desktop.ui.table.keys import jumped
from reunion_desktop.ui.words.cards import suit_name

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A table without a game."""
    table = Table(tmp_path, hurry=True)
    yield table
    _choose(table, design="french")
    table.close()


def _choose(table: Table, **values: str) -> None:
    preferences: Preferences = replace(table.preferences, **values)  # type: ignore[arg-type]  # texts
    table.window.adopt(preferences)
    table.window.preferences_changed.emit(preferences)


def test_names_and_faces_change_with_the_pack_and_back_again(table: Table) -> None:
    """With the German pack the texts name acorns at once, and clubs no more."""
    _choose(table, design="german")
    assert ("acorns", "german") == (suit_name(Suit.CLUBS), table.window.table.faces.theme.design)

    _choose(table, design="large")
    assert ("clubs", "large") == (suit_name(Suit.CLUBS), table.window.table.faces.theme.design)


@pytest.mark.parametrize(
    ("played", "learnt", "design", "named"),
    [
        ("reunion", "hunsruecker", "german", "acorns"),
        ("hunsruecker", "reunion", "french", "clubs"),
        ("hunsruecker", "hunsruecker", "german", "acorns"),
    ],
)
def test_a_lesson_has_the_pack_that_its_game_usually_has(
    table: Table, played: str, learnt: str, design: str, named: str
) -> None:
    """Faces and names are those of the game learnt; afterwards those of the game on the table."""
    game = find_game(played)
    assert game is not None
    players = game.default.players
    names, others = ("A", "B", "C", "D", "E", "F")[:players], ("random",) * (players - 1)
    table.begin(NewGame(game.default, names, others, "7"))
    before = suit_name(Suit.CLUBS)

    table.side_windows.open_lesson(find_game(learnt))
    beside = table.side_windows.side_table
    assert beside is not None
    assert design == beside.window.table.faces.theme.design
    assert named == suit_name(Suit.CLUBS)
    # A game's default does not overwrite the player's choice.
    assert "french" == table.preferences.design == beside.window.preferences.design

    table.side_windows.close_side_table()
    assert before == suit_name(Suit.CLUBS)


def test_the_keyboard_knows_the_letters_of_the_pack(table: Table) -> None:
    """U jumps to an Unter and O to an Ober where the German pack is on the table."""
    row = [Card.parse(name) for name in ("HT", "CJ", "SQ")]
    _choose(table, design="german")
    corners = table.window.table.faces.theme.corners

    assert Card.parse("CJ") == jumped(row, None, "u", corners)
    assert Card.parse("SQ") == jumped(row, Card.parse("CJ"), "o", corners)
