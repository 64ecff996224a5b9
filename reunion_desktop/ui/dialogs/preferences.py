"""The preferences, as values, and what the settings file says of them.

Reading never fails: a value that is missing or broken counts as the default.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeAlias, TypeVar
from unicodedata import category

from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.rules import BadRules, OptionValue
from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME, LONGEST_SEED, NewGame
from reunion_desktop.ui.language.interpreter import Language
from reunion_desktop.ui.look.appearance import PERCENTS, ColourScheme, Contrast
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.sheet.style import MOST_PEOPLE, PERSON, SheetStyle, style_as_settings
from reunion_desktop.ui.table.layout.hand_order import HandOrder
from reunion_desktop.ui.table.trick_count import PointsShown
from reunion_desktop.ui.table.view_model import Highlighting
from reunion_desktop.ui.window_geometry.place import (
    USUAL,
    WindowPlace,
    place_as_settings,
    read_place,
)

BACKS: tuple[str, ...] = ("petals", "lozenges", "braid", "vine", "tiles")
"""The card backs, the default first."""

DESIGNS: tuple[str, ...] = ("french", "large", "german", "german-large")
"""The card faces, the default first."""

_LONGEST = 4096
"""Letters of the longest text that is taken for one."""
_UNSEEN = frozenset(("Cc", "Zl", "Zp"))
"""Kinds of letters that are none: controls, and the ends of lines."""
_TABLES, _ORDER = "new_game/", "new_game/games"
"""Where the last tables of games stand, and the games of these, the latest first."""
_WHOLE = (_TABLES, "sheet/people/", "window/")
"""What is told wholly or not at all: nothing of what stood there before stays."""
_KEPT_WITH = {None: "game", False: "paper", True: "slate"}
"""What the score is kept with, as it is written."""
_FIRST = "reunion"
"""The game that was the only one when settings were first written."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """Everything that is remembered."""

    language: Language = Language.SYSTEM
    """What the program speaks."""
    speed: Speed = Speed.NORMAL
    wait_for_click: bool = False
    """Whether a trick lies until one goes on; otherwise it is gathered after a while."""
    clicks: int = 1
    """How many clicks play a card: 1 or 2."""
    highlighting: Highlighting = Highlighting.ALWAYS
    points: PointsShown = PointsShown.ALL
    """Whose points are counted on the table."""
    hand_order: HandOrder = HandOrder.SUIT
    cloth: Cloth = Cloth.GREEN
    back: str = "petals"
    """One of :data:`BACKS`."""
    design: str = "french"
    """One of :data:`DESIGNS`."""
    usual_cards: bool = True
    """Whether a game that is usually played with German cards has them here, too."""
    four_colours: bool = False
    """Whether each suit has a colour of its own."""
    light: ColourScheme = ColourScheme.SYSTEM
    """Whether light or dark surrounds the table."""
    contrast: Contrast = Contrast.SYSTEM
    print_percent: int = 100
    """Size of the print, one of :data:`~reunion_desktop.ui.look.appearance.PERCENTS`."""
    sheet_by_hand: bool = True
    """Whether the score sheet's figures are handwritten; otherwise set in type."""
    sheet_on_slate: bool | None = None
    """Whether the score is kept with chalk on a slate instead of ink on paper; None for what the
    game is used to."""
    sheet_visible: bool = True
    tools_visible: bool = True
    """Whether the tool bar is to be seen."""
    sheet_style: SheetStyle = field(default_factory=SheetStyle)
    """How sheets are saved and printed."""
    lesson_offered: bool = False
    """Whether the first lesson was offered; that is done once."""
    sound: bool = False
    """Whether cards, quill and knuckles are heard."""
    volume: int = 60
    """How loud, in percent: 1 to 100."""
    place: WindowPlace = USUAL
    """Where the window stands, and how much of it the sheet has."""
    new_game: NewGame | None = None
    """The last choice in the new game dialog; None before the first."""
    other_games: Mapping[str, str] = field(default_factory=dict)
    """What settings say of the last table of every other game that was played, the latest first: a
    game's rules, without which that means nothing, are not loaded before they are wanted."""

    def tables(self, *defaults: GameRules) -> tuple[NewGame, ...]:
        """The last table of every game, the latest first; ``defaults`` are each game's rules."""
        usual = {rules.game: rules for rules in defaults}
        others = [usual[game] for game in _games_of(self.other_games) if game in usual]
        tables = [self.new_game, *(_table(self.other_games, rules) for rules in others)]
        return tuple([table for table in tables if table is not None])

    def with_table(self, choice: NewGame) -> Preferences:
        """The same, with a table that is played at now."""
        told, game = _tables_told(self), choice.rules.game
        others = {key: text for key, text in told.items() if _game_of(key) != game}
        return replace(self, new_game=choice, other_games=others)


DEFAULTS = Preferences()
"""What a newcomer finds."""


Values: TypeAlias = Mapping[str, str | bytes]
"""What a settings file says, by keys such as ``look/cloth``."""


def last_game(values: Values, games: Container[str]) -> str:
    """The game that settings say was played at last; the first one where they say of none."""
    order = _text(values, _ORDER).split()
    return next((game for game in order if game in games), _FIRST)


def load(values: Values, *defaults: GameRules) -> Preferences:
    """Find the preferences in settings; whatever is missing or broken counts as the default.

    Args:
        values: what the settings say.
        defaults: the usual rules of the game that was played at last, or of more.
    """
    new_game, other_games = _tables(values, {rules.game: rules for rules in defaults})
    return Preferences(
        language=_member(values, "language", DEFAULTS.language),
        speed=_member(values, "table/speed", DEFAULTS.speed),
        wait_for_click=_flag(values, "table/wait_for_click", default=DEFAULTS.wait_for_click),
        clicks=int(_one_of(values, "table/clicks", ("1", "2"))),
        highlighting=_member(values, "table/highlighting", DEFAULTS.highlighting),
        points=_member(values, "table/points", DEFAULTS.points),
        hand_order=_member(values, "table/hand_order", DEFAULTS.hand_order),
        cloth=_member(values, "look/cloth", DEFAULTS.cloth),
        back=_one_of(values, "look/back", BACKS),
        design=_one_of(values, "look/design", DESIGNS),
        usual_cards=_flag(values, "look/usual_cards", default=DEFAULTS.usual_cards),
        four_colours=_flag(values, "look/four_colours", default=DEFAULTS.four_colours),
        light=_member(values, "reading/light", DEFAULTS.light),
        contrast=_member(values, "reading/contrast", DEFAULTS.contrast),
        print_percent=int(_one_of(values, "reading/print", tuple(map(str, PERCENTS)))),
        sheet_by_hand=_flag(values, "sheet/by_hand", default=DEFAULTS.sheet_by_hand),
        sheet_on_slate=_kept_on_slate(values),
        sheet_visible=_flag(values, "sheet/visible", default=DEFAULTS.sheet_visible),
        tools_visible=_flag(values, "table/tools", default=DEFAULTS.tools_visible),
        sheet_style=_sheet_style(values),
        lesson_offered=_flag(values, "lesson/offered", default=DEFAULTS.lesson_offered),
        sound=_flag(values, "sound/on", default=DEFAULTS.sound),
        volume=_percent(values, "sound/volume", DEFAULTS.volume),
        place=_place(values),
        new_game=new_game,
        other_games=other_games,
    )


def settings_with(values: Values, preferences: Preferences) -> dict[str, str | bytes]:
    """Settings that say these preferences, and else what they said before.

    Args:
        values: what the settings said; what only a newer version knows is kept.
        preferences: what holds from now on.
    """
    kept = {key: value for key, value in values.items() if not key.startswith(_WHOLE)}
    return {
        **kept,
        "language": preferences.language.value,
        "table/speed": preferences.speed.value,
        "table/wait_for_click": _as_text(preferences.wait_for_click),
        "table/clicks": _as_text(preferences.clicks),
        "table/highlighting": preferences.highlighting.value,
        "table/points": preferences.points.value,
        "table/hand_order": preferences.hand_order.value,
        "look/cloth": preferences.cloth.value,
        "look/back": preferences.back,
        "look/design": preferences.design,
        "look/usual_cards": _as_text(preferences.usual_cards),
        "look/four_colours": _as_text(preferences.four_colours),
        "reading/light": preferences.light.value,
        "reading/contrast": preferences.contrast.value,
        "reading/print": _as_text(preferences.print_percent),
        "sheet/by_hand": _as_text(preferences.sheet_by_hand),
        "sheet/kept_with": _KEPT_WITH[preferences.sheet_on_slate],
        "sheet/on_slate": _as_text(preferences.sheet_on_slate is True),
        "sheet/visible": _as_text(preferences.sheet_visible),
        "table/tools": _as_text(preferences.tools_visible),
        **style_as_settings(preferences.sheet_style),
        "lesson/offered": _as_text(preferences.lesson_offered),
        "sound/on": _as_text(preferences.sound),
        "sound/volume": _as_text(preferences.volume),
        **place_as_settings(preferences.place),
        **_tables_as_settings(preferences),
    }


def _place(values: Values) -> WindowPlace:
    """Where the window stood, told by this version or by one before it."""
    place, old = read_place(values), [values.get(f"window/{key}") for key in ("geometry", "state")]
    if place != USUAL or not any(old):
        return place
    from reunion_desktop.ui.window_geometry.legacy import read_old_place  # noqa: PLC0415 - loaded late.

    return read_old_place(*old)


def _sheet_style(values: Values) -> SheetStyle:
    """How sheets are written; a person of whom something is missing is left out."""
    people = []
    for number in range(MOST_PEOPLE):
        name, alias, short = (_text(values, f"sheet/people/{part}_{number}") for part in PERSON)
        if name and alias and short:
            people.append((name, alias[:LONGEST_NAME], short[:LONGEST_NAME]))
    return SheetStyle(
        _one_of(values, "sheet/paper", ("", "a4", "letter")),
        _text(values, "sheet/place"),
        tuple(people),
    )


def _tables_as_settings(preferences: Preferences) -> dict[str, str]:
    """Every game's last table, and the order in which they were played at."""
    told = _tables_told(preferences)
    games = _games_of(told)
    # Who only ever played the first game has a file that older versions wrote as well.
    return told if games in ([], [_FIRST]) else told | {_ORDER: " ".join(games)}


def _tables_told(preferences: Preferences) -> dict[str, str]:
    """Every game's last table, the latest first."""
    last = preferences.new_game
    return {**({} if last is None else _table_as_settings(last)), **preferences.other_games}


def _table_as_settings(choice: NewGame) -> dict[str, str]:
    place = _table_place(choice.rules.game)
    names = {f"{place}name_{seat}": name for seat, name in enumerate(choice.names)}
    levels = {f"{place}level_{seat}": level for seat, level in enumerate(choice.levels, 1)}
    seed = {f"{place}seed": choice.seed} if choice.seed is not None else {}
    rules = {
        f"{place}rules/{key}": _as_text(value) for key, value in choice.rules.as_options().items()
    }
    return {**names, **levels, **seed, f"{place}practice": _as_text(choice.practice), **rules}


def _table_place(game: str) -> str:
    """Where a game's table stands; Réunion's stands where it did when there was no other game."""
    return _TABLES if game == _FIRST else f"{_TABLES}{game}/"


def _game_of(key: str) -> str:
    """Of which game's table a setting tells."""
    part, inside, _ = key.removeprefix(_TABLES).partition("/")
    return part if inside and part != "rules" else _FIRST


def _games_of(told: Mapping[str, str]) -> list[str]:
    """Of which games' tables settings tell, in their order."""
    return list(dict.fromkeys(map(_game_of, told)))


def _tables(
    values: Values, usual: Mapping[str, GameRules]
) -> tuple[NewGame | None, dict[str, str]]:
    """The table that was played at last of some games, and what is told of those of all others."""
    said: dict[str, dict[str, str]] = {game: {} for game in _text(values, _ORDER).split()}
    for key in values:
        if key.startswith(_TABLES) and key != _ORDER:
            said.setdefault(_game_of(key), {})[key] = _text(values, key)
    last, others = None, dict[str, str]()
    for game, told in said.items():
        if last is None and game in usual:
            last = _table(told, usual[game])
        elif f"{_table_place(game)}name_0" in told:
            others |= told
    return last, others


def _table(values: Values, default: GameRules) -> NewGame | None:
    """The last table of a game; None where a name or a level is missing."""
    place, rules = _table_place(default.game), _rules(values, default)
    names = [_text(values, f"{place}name_{seat}")[:LONGEST_NAME] for seat in range(rules.players)]
    levels = [_text(values, f"{place}level_{seat}") for seat in range(1, rules.players)]
    if not all(names) or not all(levels):
        return None
    return NewGame(
        rules,
        tuple(names),
        tuple(levels),
        _text(values, f"{place}seed")[:LONGEST_SEED] or None,
        _flag(values, f"{place}practice", default=False),
    )


def _rules(values: Values, default: GameRules) -> GameRules:
    """The rules; options that are broken have their default, and so have all if they clash."""
    place = f"{_table_place(default.game)}rules/"
    options: dict[str, OptionValue] = {}
    for option in default.options:
        text = _text(values, place + option.key)
        for value in option.values:
            if text == _as_text(value):
                options[option.key] = value
    preset = _text(values, f"{place}preset")
    try:
        return default.changed(options | ({"preset": preset} if preset else {}))
    except BadRules:
        return default


def _as_text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _text(values: Values, key: str) -> str:
    """A text of one line; empty where it is none, or longer than any of ours."""
    value = values.get(key)
    if not isinstance(value, str) or len(value) > _LONGEST:
        return ""
    return "".join(letter for letter in value if category(letter) not in _UNSEEN).strip()


def _kept_on_slate(values: Values) -> bool | None:
    """What the score is kept with; older versions said whether it was a slate, chosen or not."""
    told = _text(values, "sheet/kept_with")
    slates = {name: slate for slate, name in _KEPT_WITH.items()}
    if told in slates:
        return slates[told]
    return True if _flag(values, "sheet/on_slate", default=False) else None


def _flag(values: Values, key: str, *, default: bool) -> bool:
    return {"true": True, "false": False}.get(_text(values, key), default)


def _percent(values: Values, key: str, default: int) -> int:
    text = _text(values, key)
    percent = int(text) if text.isdecimal() and len(text) <= 3 else 0
    return percent if 1 <= percent <= 100 else default


def _one_of(values: Values, key: str, allowed: Sequence[str]) -> str:
    text = _text(values, key)
    return text if text in allowed else allowed[0]


_Choice = TypeVar("_Choice", bound=Enum)


def _member(values: Values, key: str, default: _Choice) -> _Choice:
    text = _text(values, key)
    return next((each for each in type(default) if each.value == text), default)
