"""The last table of every game, from and to the settings file.

Reading never fails: a table with a broken name or level is left out, a broken rule is the default.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias
from unicodedata import category

from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME, LONGEST_SEED, NewGame

_LONGEST = 4096
"""Most letters of a text setting."""
_UNSEEN = frozenset(("Cc", "Zl", "Zp"))
"""Unicode categories that are not allowed in a text: controls and line ends."""
TABLES, ORDER = "new_game/", "new_game/games"
"""Keys of the games' last tables, and of the list of these games, the latest first."""

Values: TypeAlias = Mapping[str, str]
"""Values of a settings file by keys such as ``look/cloth``."""


def table_as_settings(choice: NewGame) -> dict[str, str]:
    """Settings with the table of a new game."""
    place = _table_place(choice.rules.game)
    names = {f"{place}name_{seat}": name for seat, name in enumerate(choice.names)}
    levels = {f"{place}level_{seat}": level for seat, level in enumerate(choice.levels, 1)}
    seed = {f"{place}seed": choice.seed} if choice.seed is not None else {}
    rules = {
        f"{place}rules/{key}": as_text(value) for key, value in choice.rules.as_options().items()
    }
    return {**names, **levels, **seed, f"{place}practice": as_text(choice.practice), **rules}


def _table_place(game: str) -> str:
    """Key prefix of a game's table."""
    return f"{TABLES}{game}/"


def game_of_key(key: str) -> str:
    """Game to whose table a key belongs."""
    return key.removeprefix(TABLES).partition("/")[0]


def games_in(told: Mapping[str, str]) -> list[str]:
    """Games of the tables in settings, in order."""
    return list(dict.fromkeys(map(game_of_key, told)))


def tables_in(
    values: Values, usual: Mapping[str, GameRules]
) -> tuple[NewGame | None, dict[str, str]]:
    """The last table among some games, and the settings of all other games' tables."""
    said: dict[str, dict[str, str]] = {game: {} for game in text_of(values, ORDER).split()}
    for key in values:
        if key.startswith(TABLES) and key != ORDER:
            said.setdefault(game_of_key(key), {})[key] = text_of(values, key)
    last, others = None, dict[str, str]()
    for game, told in said.items():
        if last is None and game in usual:
            last = table_in(told, usual[game])
        elif f"{_table_place(game)}name_0" in told:
            others |= told
    return last, others


def table_in(values: Values, default: GameRules) -> NewGame | None:
    """The last table of a game; None if a name or a level is missing."""
    place, rules = _table_place(default.game), _rules(values, default)
    names = [text_of(values, f"{place}name_{seat}")[:LONGEST_NAME] for seat in range(rules.players)]
    levels = [text_of(values, f"{place}level_{seat}") for seat in range(1, rules.players)]
    if not all(names) or not all(levels):
        return None
    return NewGame(
        rules,
        tuple(names),
        tuple(levels),
        text_of(values, f"{place}seed")[:LONGEST_SEED] or None,
        text_of(values, f"{place}practice") == "true",
    )


def _rules(values: Values, default: GameRules) -> GameRules:
    """The rules; a broken option has its default, and all have it if they conflict."""
    place = f"{_table_place(default.game)}rules/"
    options: dict[str, OptionValue] = {}
    for option in default.options:
        text = text_of(values, place + option.key)
        for value in option.values:
            if text == as_text(value):
                options[option.key] = value
    preset = text_of(values, f"{place}preset")
    try:
        return default.changed(options | ({"preset": preset} if preset else {}))
    except BadRules:
        return default


def as_text(value: OptionValue | Enum) -> str:
    """Written form of a value."""
    told = value.value if isinstance(value, Enum) else value
    return str(told).lower() if isinstance(told, bool) else str(told)


def text_of(values: Values, key: str) -> str:
    """A one-line text; empty if it is not one, or too long."""
    value = values.get(key)
    if not isinstance(value, str) or len(value) > _LONGEST:
        return ""
    return "".join(letter for letter in value if category(letter) not in _UNSEEN).strip()
