"""The preferences, as values, and the settings file in which they are kept.

Reading never fails: a value that is missing or broken counts as the default.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from reunion_desktop.engine.ruleset import OPTIONS, BadRules, OptionValue, Ruleset
from reunion_desktop.ui.dialogs.new_game import LONGEST_NAME, NewGame
from reunion_desktop.ui.look.pace import Speed
from reunion_desktop.ui.look.palettes import Cloth
from reunion_desktop.ui.look.surroundings import PERCENTS, Contrast, Light
from reunion_desktop.ui.sheet.style import MOST_PEOPLE, SheetStyle
from reunion_desktop.ui.table.place.hand_order import HandOrder
from reunion_desktop.ui.table.showing import Highlighting
from reunion_desktop.ui.words.language import Language

BACKS: tuple[str, ...] = ("petals", "lozenges", "braid", "vine", "tiles")
"""The card backs, the default first."""

DESIGNS: tuple[str, ...] = ("french", "large", "german", "german-large")
"""The card faces, the default first."""

_PERSON = ("name", "written", "initials")
"""What is kept of a player whose name is written in another way on sheets."""


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
    hand_order: HandOrder = HandOrder.SUIT
    cloth: Cloth = Cloth.GREEN
    back: str = "petals"
    """One of :data:`BACKS`."""
    design: str = "french"
    """One of :data:`DESIGNS`."""
    four_colours: bool = False
    """Whether each suit has a colour of its own."""
    light: Light = Light.SYSTEM
    """Whether light or dark surrounds the table."""
    contrast: Contrast = Contrast.SYSTEM
    print_percent: int = 100
    """Size of the print, one of :data:`~reunion_desktop.ui.look.surroundings.PERCENTS`."""
    sheet_by_hand: bool = True
    """Whether the score sheet's figures are handwritten; otherwise set in type."""
    sheet_on_slate: bool = False
    """Whether the score is kept with chalk on a slate instead of ink on paper."""
    sheet_visible: bool = True
    sheet_style: SheetStyle = field(default_factory=SheetStyle)
    """How sheets are saved and printed."""
    lesson_offered: bool = False
    """Whether the first lesson was offered; that is done once."""
    sound: bool = False
    """Whether cards, quill and knuckles are heard."""
    volume: int = 60
    """How loud, in percent: 1 to 100."""
    geometry: bytes = b""
    """Where the window stands, as Qt saves it; empty for wherever it likes."""
    state: bytes = b""
    """Where docks and bars are, as Qt saves it; empty for the usual places."""
    new_game: NewGame | None = None
    """The last choice in the new game dialog; None before the first."""


DEFAULTS = Preferences()
"""What a newcomer finds."""


def load(store: QSettings) -> Preferences:
    """Read the preferences; whatever is missing or broken counts as the default."""
    return Preferences(
        language=_member(store, "language", DEFAULTS.language),
        speed=_member(store, "table/speed", DEFAULTS.speed),
        wait_for_click=_flag(store, "table/wait_for_click", default=DEFAULTS.wait_for_click),
        clicks=int(_one_of(store, "table/clicks", ("1", "2"))),
        highlighting=_member(store, "table/highlighting", DEFAULTS.highlighting),
        hand_order=_member(store, "table/hand_order", DEFAULTS.hand_order),
        cloth=_member(store, "look/cloth", DEFAULTS.cloth),
        back=_one_of(store, "look/back", BACKS),
        design=_one_of(store, "look/design", DESIGNS),
        four_colours=_flag(store, "look/four_colours", default=DEFAULTS.four_colours),
        light=_member(store, "reading/light", DEFAULTS.light),
        contrast=_member(store, "reading/contrast", DEFAULTS.contrast),
        print_percent=int(_one_of(store, "reading/print", tuple(map(str, PERCENTS)))),
        sheet_by_hand=_flag(store, "sheet/by_hand", default=DEFAULTS.sheet_by_hand),
        sheet_on_slate=_flag(store, "sheet/on_slate", default=DEFAULTS.sheet_on_slate),
        sheet_visible=_flag(store, "sheet/visible", default=DEFAULTS.sheet_visible),
        sheet_style=_sheet_style(store),
        lesson_offered=_flag(store, "lesson/offered", default=DEFAULTS.lesson_offered),
        sound=_flag(store, "sound/on", default=DEFAULTS.sound),
        volume=_percent(store, "sound/volume", DEFAULTS.volume),
        geometry=_bytes(store, "window/geometry"),
        state=_bytes(store, "window/state"),
        new_game=_new_game(store),
    )


def save(store: QSettings, preferences: Preferences) -> None:
    """Write the preferences."""
    store.setValue("language", preferences.language.value)
    store.setValue("table/speed", preferences.speed.value)
    store.setValue("table/wait_for_click", preferences.wait_for_click)
    store.setValue("table/clicks", preferences.clicks)
    store.setValue("table/highlighting", preferences.highlighting.value)
    store.setValue("table/hand_order", preferences.hand_order.value)
    store.setValue("look/cloth", preferences.cloth.value)
    store.setValue("look/back", preferences.back)
    store.setValue("look/design", preferences.design)
    store.setValue("look/four_colours", preferences.four_colours)
    store.setValue("reading/light", preferences.light.value)
    store.setValue("reading/contrast", preferences.contrast.value)
    store.setValue("reading/print", preferences.print_percent)
    store.setValue("sheet/by_hand", preferences.sheet_by_hand)
    store.setValue("sheet/on_slate", preferences.sheet_on_slate)
    store.setValue("sheet/visible", preferences.sheet_visible)
    _save_sheet_style(store, preferences.sheet_style)
    store.setValue("lesson/offered", preferences.lesson_offered)
    store.setValue("sound/on", preferences.sound)
    store.setValue("sound/volume", preferences.volume)
    store.setValue("window/geometry", QByteArray(preferences.geometry))
    store.setValue("window/state", QByteArray(preferences.state))
    store.remove("new_game")
    if preferences.new_game is not None:
        _save_new_game(store, preferences.new_game)


def _save_sheet_style(store: QSettings, style: SheetStyle) -> None:
    store.setValue("sheet/paper", style.paper)
    store.setValue("sheet/place", style.place)
    store.remove("sheet/people")
    for number, person in enumerate(style.people):
        for part, text in zip(_PERSON, person, strict=True):
            store.setValue(f"sheet/people/{part}_{number}", text)


def _sheet_style(store: QSettings) -> SheetStyle:
    """How sheets are written; a person of whom something is missing is left out."""
    people = []
    for number in range(MOST_PEOPLE):
        name, alias, short = (_text(store, f"sheet/people/{part}_{number}") for part in _PERSON)
        if name and alias and short:
            people.append((name, alias[:LONGEST_NAME], short[:LONGEST_NAME]))
    return SheetStyle(
        _one_of(store, "sheet/paper", ("", "a4", "letter")),
        _text(store, "sheet/place"),
        tuple(people),
    )


def _save_new_game(store: QSettings, choice: NewGame) -> None:
    for seat, name in enumerate(choice.names):
        store.setValue(f"new_game/name_{seat}", name)
    for seat, level in enumerate(choice.levels, 1):
        store.setValue(f"new_game/level_{seat}", level)
    if choice.seed is not None:
        store.setValue("new_game/seed", choice.seed)
    store.setValue("new_game/practice", choice.practice)
    for key, value in choice.rules.as_options().items():
        store.setValue(f"new_game/rules/{key}", value)


def _new_game(store: QSettings) -> NewGame | None:
    """The last choice; None where a name or a level is missing."""
    players = Ruleset().players
    names = [_text(store, f"new_game/name_{seat}")[:LONGEST_NAME] for seat in range(players)]
    levels = [_text(store, f"new_game/level_{seat}") for seat in range(1, players)]
    if not all(names) or not all(levels):
        return None
    return NewGame(
        _rules(store),
        tuple(names),
        tuple(levels),
        _text(store, "new_game/seed") or None,
        _flag(store, "new_game/practice", default=False),
    )


def _rules(store: QSettings) -> Ruleset:
    """The rules; options that are broken have their default, and so have all if they clash."""
    options: dict[str, OptionValue] = {}
    for option in OPTIONS:
        text = _text(store, f"new_game/rules/{option.key}")
        for value in option.values:
            if text == _as_text(value):
                options[option.key] = value
    preset = _text(store, "new_game/rules/preset")
    try:
        return Ruleset().changed(options | ({"preset": preset} if preset else {}))
    except BadRules:
        return Ruleset()


def _as_text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _text(store: QSettings, key: str) -> str:
    """A text, as an ini file holds every value; empty where it is none."""
    value = store.value(key)
    if isinstance(value, bool):
        return _as_text(value)
    return str(value).strip() if isinstance(value, (str, int)) else ""


def _flag(store: QSettings, key: str, *, default: bool) -> bool:
    return {"true": True, "false": False}.get(_text(store, key), default)


def _percent(store: QSettings, key: str, default: int) -> int:
    text = _text(store, key)
    percent = int(text) if text.isdecimal() and len(text) <= 3 else 0
    return percent if 1 <= percent <= 100 else default


def _one_of(store: QSettings, key: str, allowed: Sequence[str]) -> str:
    text = _text(store, key)
    return text if text in allowed else allowed[0]


_Choice = TypeVar("_Choice", bound=Enum)


def _member(store: QSettings, key: str, default: _Choice) -> _Choice:
    text = _text(store, key)
    return next((each for each in type(default) if each.value == text), default)


def _bytes(store: QSettings, key: str) -> bytes:
    value = store.value(key)
    return bytes(value.data()) if isinstance(value, QByteArray) else b""
