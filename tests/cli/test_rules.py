"""The text after ``--rules`` is read by the options of the game that is played."""

from __future__ import annotations

import pytest

from reunion_desktop.cli.play_commands import rules_from
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.games import find_game


@pytest.mark.parametrize(
    ("name", "text", "key", "value"),
    [
        ("reunion", "rhineland,max_tens_discarded=2", "max_tens_discarded", 2),
        ("bauer", "saarland,brote=1", "brote", 1),
        ("bauer", "catsatcards,king_high=true", "king_high", True),
        ("viersche", "pagat,session=set", "session", "set"),
    ],
)
def test_an_option_is_read_as_its_own_game_writes_it(
    name: str, text: str, key: str, value: OptionValue
) -> None:
    """Numbers and booleans by the type of the game's own option."""
    game = find_game(name)
    assert game is not None
    rules = rules_from(game, text)

    assert (name, text.split(",", maxsplit=1)[0]) == (rules.game, rules.preset)
    assert {**game.presets[rules.preset].as_options(), key: value} == rules.as_options()


@pytest.mark.parametrize("text", ["rhineland", "saarland,max_tens_discarded=2", "saarland,brote=2"])
def test_what_belongs_to_another_game_is_refused(text: str) -> None:
    """A preset, an option or a value that this game does not have."""
    game = find_game("bauer")
    assert game is not None
    with pytest.raises(BadRules):
        rules_from(game, text)
