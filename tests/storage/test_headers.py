"""The line with which a game begins: options that came after it was written are not missed."""

from __future__ import annotations

import json
from dataclasses import make_dataclass, replace

import pytest

from reunion_desktop.engine.game import Game
from reunion_desktop.engine.record import Header
from reunion_desktop.engine.rules import Option
from reunion_desktop.games import GAMES, find_game
from reunion_desktop.storage.headers import game_line, header_from
from reunion_desktop.storage.lines import BadRecord, Line

EACH = [(game, option.key) for game in GAMES for option in game.default.options]


def without(game: Game, key: str, **changes: object) -> Line:
    """The first line of a game, from which one option is missing."""
    names = tuple("ABCDEF"[: game.default.players])
    values = json.loads(game_line(Header(game.default, names, 0, "2026-11-20")))
    values["rules"] |= changes
    del values["rules"][key]
    return Line.parse(1, json.dumps(values).encode())


@pytest.mark.parametrize(("game", "key"), EACH, ids=lambda one: getattr(one, "id", one))
def test_a_missing_option_has_its_default(game: Game, key: str) -> None:
    """A file that is older than an option is read, in every game; the other options stand."""
    for other in game.default.options:
        if other.key in {key, "players"}:
            continue
        expected = game.default.changed({other.key: other.values[-1]})

        header = header_from(without(game, key, **expected.as_options()), find_game)

        assert expected == header.rules


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_option_added_later_makes_no_file_unreadable(game: Game) -> None:
    """A file of today is read by rules with one more option, which has its default."""
    names = tuple("ABCDEF"[: game.default.players])
    today = Header(game.default, names, 0, "2026-11-20")
    more = Option("brought_later", ("as before", "otherwise"))
    kind = make_dataclass(
        "LaterRules",
        [(more.key, str, "as before")],
        bases=(type(game.default),),
        namespace={"options": (*game.default.options, more)},
        frozen=True,
        kw_only=True,
    )
    later = Game(game.id, game.title, {game.default.preset: kind()})

    header = header_from(Line.parse(1, game_line(today).encode()), {game.id: later}.get)

    assert "as before" == header.rules.as_options()["brought_later"]
    assert game.default.as_options().items() <= header.rules.as_options().items()
    changed = json.loads(
        game_line(replace(header, rules=later.default.changed({more.key: "otherwise"})))
    )
    again = header_from(Line(1, changed), {game.id: later}.get)
    assert "otherwise" == again.rules.as_options()["brought_later"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_are_an_object_with_a_name(game: Game) -> None:
    """A header without a rule set is refused; nothing is guessed."""
    with pytest.raises(BadRecord, match='"preset" is missing'):
        header_from(without(game, "preset"), find_game)
