"""What a person prefers, kept between two evenings.

Reading never fails: a value that is missing or broken counts as the default.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from reunion_desktop.engine.ruleset import OPTIONS, BadRules, OptionValue, Ruleset
from reunion_desktop.ui.new_game import NewGame
from reunion_desktop.ui.table.hand_order import HandOrder
from reunion_desktop.ui.table.showing import Highlighting
from reunion_desktop.ui.theme import Cloth, Speed

BACKS: tuple[str, ...] = ("petals", "lozenges", "braid")
"""The card backs, the default first."""

DESIGNS: tuple[str, ...] = ("french", "large")
"""The card faces, the default first."""

LONGEST_NAME = 24
"""Characters of a name that a plate at the table has room for."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """Everything that is remembered."""

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
    sheet_by_hand: bool = True
    """Whether the score sheet's figures are handwritten; otherwise set in type."""
    sheet_on_slate: bool = False
    """Whether the score is kept with chalk on a slate instead of ink on paper."""
    sheet_visible: bool = True
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
        speed=_member(store, "table/speed", DEFAULTS.speed),
        wait_for_click=_flag(store, "table/wait_for_click", default=DEFAULTS.wait_for_click),
        clicks=int(_one_of(store, "table/clicks", ("1", "2"))),
        highlighting=_member(store, "table/highlighting", DEFAULTS.highlighting),
        hand_order=_member(store, "table/hand_order", DEFAULTS.hand_order),
        cloth=_member(store, "look/cloth", DEFAULTS.cloth),
        back=_one_of(store, "look/back", BACKS),
        design=_one_of(store, "look/design", DESIGNS),
        four_colours=_flag(store, "look/four_colours", default=DEFAULTS.four_colours),
        sheet_by_hand=_flag(store, "sheet/by_hand", default=DEFAULTS.sheet_by_hand),
        sheet_on_slate=_flag(store, "sheet/on_slate", default=DEFAULTS.sheet_on_slate),
        sheet_visible=_flag(store, "sheet/visible", default=DEFAULTS.sheet_visible),
        geometry=_bytes(store, "window/geometry"),
        state=_bytes(store, "window/state"),
        new_game=_new_game(store),
    )


def save(store: QSettings, preferences: Preferences) -> None:
    """Write the preferences."""
    store.setValue("table/speed", preferences.speed.value)
    store.setValue("table/wait_for_click", preferences.wait_for_click)
    store.setValue("table/clicks", preferences.clicks)
    store.setValue("table/highlighting", preferences.highlighting.value)
    store.setValue("table/hand_order", preferences.hand_order.value)
    store.setValue("look/cloth", preferences.cloth.value)
    store.setValue("look/back", preferences.back)
    store.setValue("look/design", preferences.design)
    store.setValue("look/four_colours", preferences.four_colours)
    store.setValue("sheet/by_hand", preferences.sheet_by_hand)
    store.setValue("sheet/on_slate", preferences.sheet_on_slate)
    store.setValue("sheet/visible", preferences.sheet_visible)
    store.setValue("window/geometry", QByteArray(preferences.geometry))
    store.setValue("window/state", QByteArray(preferences.state))
    store.remove("new_game")
    if preferences.new_game is not None:
        _save_new_game(store, preferences.new_game)


def _save_new_game(store: QSettings, choice: NewGame) -> None:
    for seat, name in enumerate(choice.names):
        store.setValue(f"new_game/name_{seat}", name)
    for seat, level in enumerate(choice.levels, 1):
        store.setValue(f"new_game/level_{seat}", level)
    if choice.seed is not None:
        store.setValue("new_game/seed", choice.seed)
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
        _rules(store), tuple(names), tuple(levels), _text(store, "new_game/seed") or None
    )


def _rules(store: QSettings) -> Ruleset:
    """The rules; options that are broken have their default, and so have all if they clash."""
    options: dict[str, OptionValue] = {}
    for option in OPTIONS:
        written = _text(store, f"new_game/rules/{option.key}")
        for value in option.values:
            if written == _written(value):
                options[option.key] = value
    preset = _text(store, "new_game/rules/preset")
    try:
        return Ruleset().changed(options | ({"preset": preset} if preset else {}))
    except BadRules:
        return Ruleset()


def _written(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _text(store: QSettings, key: str) -> str:
    """A text, as an ini file holds every value; empty where it is none."""
    value = store.value(key)
    if isinstance(value, bool):
        return _written(value)
    return str(value).strip() if isinstance(value, (str, int)) else ""


def _flag(store: QSettings, key: str, *, default: bool) -> bool:
    return {"true": True, "false": False}.get(_text(store, key), default)


def _one_of(store: QSettings, key: str, allowed: Sequence[str]) -> str:
    written = _text(store, key)
    return written if written in allowed else allowed[0]


_Choice = TypeVar("_Choice", bound=Enum)


def _member(store: QSettings, key: str, default: _Choice) -> _Choice:
    written = _text(store, key)
    return next((each for each in type(default) if each.value == written), default)


def _bytes(store: QSettings, key: str) -> bytes:
    value = store.value(key)
    return bytes(value.data()) if isinstance(value, QByteArray) else b""
