"""The preferences as a value, and their conversion from and to the settings file.

Reading never fails: a missing or broken value counts as the default.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from reunion_desktop.engine.game import GameRules
from reunion_desktop.engine.rules import OptionValue
from reunion_desktop.ui.commands.command import LetterKeys
from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME, NewGame
from reunion_desktop.ui.dialogs.saved_tables import (
    ORDER,
    TABLES,
    Values,
    as_text,
    game_of_key,
    games_in,
    table_as_settings,
    table_in,
    tables_in,
    text_of,
)
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
"""Card backs, the default first."""

DESIGNS: tuple[str, ...] = ("french", "large", "german", "german-large")
"""Card faces, the default first."""

SPEECH_RATES: tuple[int, ...] = (180, 120, 270, 400)
"""Rates of a screen reader in words a minute, the default first."""

_OFFERED = "lesson/offered"
"""Key of the games whose lesson was offered."""
_WHOLE = (TABLES, "sheet/people/", "window/")
"""Prefixes of groups that are written as a whole: older keys in them are removed."""
_KEYS = {
    "language": "language",
    "speed": "table/speed",
    "wait_for_click": "table/wait_for_click",
    "clicks": "table/clicks",
    "looks_back": "table/last_trick",
    "plays_forced": "table/plays_forced",
    "hints_at_once": "table/hints_at_once",
    "reviews": "table/reviews",
    "highlighting": "table/highlighting",
    "points": "table/points",
    "hand_order": "table/hand_order",
    "letter_keys": "table/letter_keys",
    "cloth": "look/cloth",
    "back": "look/back",
    "design": "look/design",
    "usual_cards": "look/usual_cards",
    "four_colours": "look/four_colours",
    "light": "reading/light",
    "contrast": "reading/contrast",
    "print_percent": "reading/print",
    "speech_rate": "reading/speech",
    "sheet_by_hand": "sheet/by_hand",
    "sheet_visible": "sheet/visible",
    "tools_visible": "table/tools",
    "sound": "sound/on",
    "volume": "sound/volume",
}
"""Setting of each field that is one of several values."""

_CHOICES: Mapping[str, Sequence[OptionValue]] = {
    "table/clicks": (1, 2),
    "look/back": BACKS,
    "look/design": DESIGNS,
    "reading/print": PERCENTS,
    "reading/speech": SPEECH_RATES,
    "sheet/paper": ("", "a4", "letter"),
    "sound/volume": range(1, 101),
}
"""Values of settings that are neither on or off nor members of an enumeration."""

_KEPT_WITH = {None: "game", False: "paper", True: "slate"}
"""Written names of the score sheet's material."""
_USUAL_GAME = "reunion"
"""The game of a player who has not played yet."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """All settings that are remembered."""

    language: Language = Language.SYSTEM
    """Language of the program."""
    speed: Speed = Speed.NORMAL
    wait_for_click: bool = False
    """True if a trick stays until the player continues; otherwise it is gathered after a time."""
    clicks: int = 1
    """Number of clicks that play a card: 1 or 2."""
    looks_back: bool = True
    """True if the last trick can be looked at until the player has played to the next one;
    otherwise until the next one is led."""
    plays_forced: bool = False
    """True if a card is played for the player when there is no other choice."""
    hints_at_once: bool = False
    """True if a hint names the move at once, instead of in its third step."""
    reviews: bool = True
    """True if finished games are reviewed in the background."""
    highlighting: Highlighting = Highlighting.ALWAYS
    points: PointsShown = PointsShown.ALL
    """Players whose points are shown on the table."""
    hand_order: HandOrder = HandOrder.SUIT
    letter_keys: LetterKeys = LetterKeys.ALONE
    """How shortcuts of a single letter are pressed; switched off, letters jump to no card either.
    """
    cloth: Cloth = Cloth.GREEN
    back: str = "petals"
    """One of :data:`BACKS`."""
    design: str = "french"
    """One of :data:`DESIGNS`."""
    usual_cards: bool = True
    """True if a game usually played with German cards shows them."""
    four_colours: bool = False
    """True if each suit has its own colour."""
    light: ColourScheme = ColourScheme.SYSTEM
    """Light or dark appearance around the table."""
    contrast: Contrast = Contrast.SYSTEM
    print_percent: int = 100
    """Text size in percent, one of :data:`~reunion_desktop.ui.look.appearance.PERCENTS`."""
    speech_rate: int = 180
    """How fast the screen reader speaks, one of :data:`SPEECH_RATES`."""
    sheet_by_hand: bool = True
    """True if the score sheet is handwritten; otherwise printed."""
    sheet_on_slate: bool | None = None
    """True for chalk on a slate, False for ink on paper, None for the game's usual material."""
    sheet_visible: bool = True
    tools_visible: bool = True
    """True if the tool bar is visible."""
    sheet_style: SheetStyle = field(default_factory=SheetStyle)
    """Style of saved and printed score sheets."""
    lessons_offered: str = ""
    """Ids of the games whose lesson was offered, separated by spaces; *true*, which versions with
    one offer for all games wrote, stands for every game."""
    sound: bool = False
    """True if sounds are played."""
    volume: int = 60
    """Volume in percent: 1 to 100."""
    place: WindowPlace = USUAL
    """Geometry of the window and of the score sheet."""
    new_game: NewGame | None = None
    """Last choice in the new game dialog; None before the first."""
    other_games: Mapping[str, str] = field(default_factory=dict)
    """Last tables of other games as unread settings, the latest first; rules load when used."""

    def tables(self, *defaults: GameRules) -> tuple[NewGame, ...]:
        """The last table of every game, the latest first; ``defaults`` are each game's rules."""
        usual = {rules.game: rules for rules in defaults}
        others = [usual[game] for game in games_in(self.other_games) if game in usual]
        tables = [self.new_game, *(table_in(self.other_games, rules) for rules in others)]
        return tuple([table for table in tables if table is not None])

    def with_table(self, choice: NewGame) -> Preferences:
        """The same preferences, with the table of a new game."""
        told, game = _tables_told(self), choice.rules.game
        others = {key: text for key, text in told.items() if game_of_key(key) != game}
        return replace(self, new_game=choice, other_games=others)

    def offers_lesson(self, game: str) -> bool:
        """Test whether the lesson of a game is still to be offered: never again once it was played.

        Args:
            game: the id of the game.
        """
        played = games_in(_tables_told(self))
        return not {game, "true"} & {*played, *self.lessons_offered.split()}

    def with_lesson(self, game: str) -> Preferences:
        """The same preferences, with the lesson of a game offered."""
        if not self.offers_lesson(game):
            return self
        return replace(self, lessons_offered=f"{self.lessons_offered} {game}".strip())


DEFAULTS = Preferences()
"""Preferences of a new player."""


def last_game(values: Values, games: Container[str]) -> str:
    """Name of the game played last; the first game if there is none."""
    order = text_of(values, ORDER).split()
    return next((game for game in order if game in games), _USUAL_GAME)


def load(values: Values, *defaults: GameRules) -> Preferences:
    """Read preferences from settings; a missing or broken value counts as the default.

    Args:
        values: the settings.
        defaults: default rules of the games whose last tables are read; the tables of all other
            games stay unread settings.
    """
    new_game, other_games = tables_in(values, {rules.game: rules for rules in defaults})
    plain: dict[str, Any] = {
        name: _choice(values, key, getattr(DEFAULTS, name)) for name, key in _KEYS.items()
    }
    return Preferences(
        **plain,
        sheet_on_slate=_kept_on_slate(values),
        sheet_style=_sheet_style(values),
        lessons_offered=text_of(values, _OFFERED),
        place=read_place(values),
        new_game=new_game,
        other_games=other_games,
    )


def settings_with(values: Values, preferences: Preferences) -> dict[str, str]:
    """Settings with these preferences written into them; keys of a newer version are kept."""
    kept = {key: value for key, value in values.items() if not key.startswith(_WHOLE)}
    return {
        **kept,
        **{key: as_text(getattr(preferences, name)) for name, key in _KEYS.items()},
        _OFFERED: preferences.lessons_offered,
        "sheet/kept_with": _KEPT_WITH[preferences.sheet_on_slate],
        **style_as_settings(preferences.sheet_style),
        **place_as_settings(preferences.place),
        **_tables_as_settings(preferences),
    }


def _sheet_style(values: Values) -> SheetStyle:
    """Style of score sheets; a player with missing data is left out."""
    people = []
    for number in range(MOST_PEOPLE):
        name, alias, short = (text_of(values, f"sheet/people/{part}_{number}") for part in PERSON)
        if name and alias and short:
            people.append((name, alias[:LONGEST_NAME], short[:LONGEST_NAME]))
    return SheetStyle(
        str(_choice(values, "sheet/paper", "")),
        text_of(values, "sheet/place"),
        tuple(people),
    )


def _tables_as_settings(preferences: Preferences) -> dict[str, str]:
    """Every game's last table, and the order in which the games were played."""
    told = _tables_told(preferences)
    return told | {ORDER: " ".join(games_in(told))} if told else {}


def _tables_told(preferences: Preferences) -> dict[str, str]:
    """Every game's last table, the latest first."""
    last = preferences.new_game
    return {**({} if last is None else table_as_settings(last)), **preferences.other_games}


def _kept_on_slate(values: Values) -> bool | None:
    """Material of the score sheet."""
    told = text_of(values, "sheet/kept_with")
    return next((slate for slate, name in _KEPT_WITH.items() if name == told), None)


def _choice(values: Values, key: str, default: OptionValue | Enum) -> OptionValue | Enum:
    """The value of a setting: one of its field's, or else the default."""
    text, kind = text_of(values, key), type(default)
    allowed = (False, True) if kind is bool else _CHOICES.get(key, ())
    if isinstance(default, Enum):
        allowed = tuple(type(default))
    return next((each for each in allowed if as_text(each) == text), default)
