"""Import layers: a package imports only lower layers, and no package has import cycles.

Imports inside functions and under TYPE_CHECKING count as well, as they can hide cycles.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from reunion_desktop.games.ids import IDS

PACKAGE = Path(__file__).parent.parent / "reunion_desktop"

BUILT_ON_ANOTHER = ("ekart",)
"""Games whose rules stand on another game's."""

ON_THEIR_OWN = tuple(game for game in IDS if game not in BUILT_ON_ANOTHER)

FLOORS = (
    ("ui.guard",),
    (
        "engine",
        "ui.look",
        "ui.language",
        "ui.access",
        "ui.pen",
        "ui.printing",
        "ui.window_geometry",
    ),
    ("engine.dealing", "games.chalk", "ai.reason"),
    (
        *(f"games.{game}.options" for game in ON_THEIR_OWN),
        "games.ids",
        "history",
        "solver",
        "storage",
        "ai.player",
        "ui.words",
        "ui.cards",
        "ui.sound",
        "ui.table.layout",
    ),
    (
        "ai",
        "value_net",
        *(f"games.{game}" for game in ON_THEIR_OWN),
        *(f"games.{game}.options" for game in BUILT_ON_ANOTHER),
    ),
    tuple(f"games.{game}" for game in BUILT_ON_ANOTHER),
    (
        "ai.tricks",
        "games",
        "storage.sheets",
        "ui.table.motion",
        "ui.games",
        "ui.commands",
    ),
    ("ai.reunion", "ai.cutthroat"),
    ("ai.ekart", "ai.skat", "ai.thirty_one"),
    (
        "match",
        "arena",
        "review",
        "storage.archive",
        "ui.table.stage",
        "ui.sheet",
        "ui.archive.charts",
        "ui.lesson",
    ),
    ("practice", "ui.table", "ui.count", "ui.sheet.pages", "ui.rules"),
    ("ui.archive", "ui.review", "ui.dialogs", "ui.calls"),
    ("ui.window", "ui.by_hand", "ui.practice"),
    ("app",),
    ("bench", "gallery"),
    ("cli",),
    ("__main__",),
)
"""Packages from the lowest layer up; packages in one layer do not import each other."""

ENGINE = (
    ("cards", "seats"),
    ("sheet", "tricks"),
    ("calls", "duties", "plans", "scoring"),
    ("actions",),
    ("contract", "scoring_rules"),
    ("rules",),
    ("deal_form", "legal", "events"),
    ("state",),
    ("trick_play",),
    ("phases",),
    ("game",),
    ("observe",),
    ("record",),
)
"""Layers inside the engine: the definition of a card is below that of a deal."""

RULES = tuple(f"games.{game}" for game in IDS)
"""The rules of each game, apart from its options."""

FORBIDDEN = {
    "ai": {"engine.dealing", "games", *RULES, "storage"},
    "value_net": {"ai.player", "ai.reason", "games", *RULES, "history", "storage", "ui.words"},
    "match": {
        "ai",
        "ai.reunion",
        "ai.cutthroat",
        "ai.skat",
        "ai.thirty_one",
        "ai.tricks",
        "games",
        *RULES,
        "value_net",
        "solver",
        "storage",
    },
    "ui": {
        "ai",
        "ai.player",
        "ai.reason",
        "ai.reunion",
        "ai.cutthroat",
        "ai.skat",
        "ai.thirty_one",
        "ai.tricks",
        "arena",
        "games",
        *RULES,
        "value_net",
        "practice",
        "review",
        "solver",
        "storage",
        "storage.archive",
        "storage.sheets",
    },
}
"""Lower packages that a package and its subpackages must not import all the same."""

FORBIDDEN_MODULES = {
    "ai": {"engine.game", "engine.record"},
    "match.running_match": {"ai.player"},
}
"""Lower modules that a package or a module must not import."""

KNOWING_THE_CONDUCTOR = {
    "ui.window.command_enabler",
    "ui.window.main_window",
    "ui.window.next_steps",
    "ui.window.table_presenter",
    "ui.window.wiring",
}
"""User interface modules that may import the match controller; the others use events."""

SECRET = {"DealState", "MatchState", "Record"}
"""Types that contain every hand: neither players nor the user interface receive one."""

LIBRARIES = {
    "app": {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"},
    "bench": {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"},
    "cli": {"PySide6.QtGui"},
    "gallery": {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"},
    "match": {"PySide6.QtCore"},
    "ui": {
        "PySide6.QtCore",
        "PySide6.QtDBus",
        "PySide6.QtGui",
        "PySide6.QtPrintSupport",
        "PySide6.QtSvg",
        "PySide6.QtWidgets",
        "miniaudio",
    },
}
"""External libraries that a package and its subpackages may import."""


@cache
def modules() -> dict[str, Path]:
    """Return every module by its name inside the package, except an __init__ without code."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts[-1] != "__init__" or imports(path):
            found[".".join(parts)] = path
    return found


class Names(NamedTuple):
    """Full names of modules and members that a file needs."""

    imported: frozenset[str]
    late: frozenset[str]
    """Late imports, written ``module:function`` in a table."""


@cache
def names(path: Path) -> Names:
    """Read a file's imports."""
    found, late = set[str](), set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                found |= {alias.name for alias in node.names}
            case ast.ImportFrom():
                assert node.level == 0, f"{path}: write imports whole"
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
            case ast.Constant(str(text)) if re.fullmatch(r"reunion_desktop[\w.]*:\w+", text):
                late.add(text.replace(":", "."))
    return Names(frozenset(found - {"__future__.annotations"}), frozenset(late))


def imports(path: Path) -> frozenset[str]:
    """Return the full names of all modules and members that the file imports."""
    return names(path).imported


@cache
def targets(module: str) -> set[str]:
    """Return the modules of the package that the module imports."""
    return _in_the_package(imports(modules()[module]))


def _in_the_package(names: Iterable[str]) -> set[str]:
    """Return the modules of the package that contain these names."""
    found = set()
    for name in names:
        if not name.startswith("reunion_desktop."):
            continue
        inside = name.removeprefix("reunion_desktop.")
        candidates = (inside, inside.rpartition(".")[0])
        known = (n for c in candidates for n in (c, f"{c}.__init__") if n in modules())
        found |= {next(known, "__init__")}
    return found - {"__init__"}


def lies_in(module: str, room: str) -> bool:
    """Return whether a module or a package is the given package or inside it."""
    return f"{module}.".startswith(f"{room}.")


@cache
def room_of(module: str) -> str:
    """Return the most specific package that contains the module."""
    holding = [room for floor in FLOORS for room in floor if lies_in(module, room)]
    assert holding, f"{module} belongs to no room: give it a floor"
    return max(holding, key=len)


def forbidden(module: str, target: str) -> bool:
    """Test whether a module must not import a lower one."""
    here, there = room_of(module), room_of(target)
    return any(
        lies_in(here, room) and there in others and there != here
        for room, others in FORBIDDEN.items()
    ) or any(
        lies_in(module, place) and target in others for place, others in FORBIDDEN_MODULES.items()
    )


def test_arrows_run_down() -> None:
    """No package imports a higher layer, its own layer, or a package it must not import.

    Late imports by name do not lead to a higher layer either.
    """
    floors = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}
    wrong = []
    for module in modules():
        here = room_of(module)
        for target in targets(module) | _in_the_package(names(modules()[module]).late):
            there = room_of(target)
            if there != here and floors[there] >= floors[here]:
                wrong.append(f"{module} -> {target} runs up")
        wrong += [f"{module} -> {t} is forbidden" for t in targets(module) if forbidden(module, t)]
    assert [] == wrong


def test_no_room_holds_a_circle() -> None:
    """The modules of a package have no import cycle."""
    for room in (room for floor in FLOORS for room in floor):
        inside = {module for module in modules() if room_of(module) == room}
        graph = {module: (targets(module) & inside) - {module} for module in inside}
        try:
            order = list(TopologicalSorter(graph).static_order())
        except CycleError as circle:
            pytest.fail(" -> ".join(circle.args[1]))
        assert set(order) == inside, f"{room} holds no module"


def test_the_engine_has_floors_of_its_own() -> None:
    """In the engine, cards are below tricks, tricks below rules, and rules below deals."""
    floors = {f"engine.{name}": height for height, names in enumerate(ENGINE) for name in names}
    inside = {module for module in modules() if room_of(module) == "engine"}
    assert inside == set(floors)
    for module in inside:
        for target in targets(module):
            assert floors[target] < floors[module], f"{module} -> {target} runs up"


def test_hidden_cards_are_out_of_reach() -> None:
    """Players, the value network and the user interface use only observations of one seat."""
    seen = {
        module: SECRET & {name.rpartition(".")[2] for name in imports(path)}
        for module, path in modules().items()
        if any(lies_in(room_of(module), room) for room in ("ai", "value_net", "ui"))
    }
    assert {} == {module: names for module, names in seen.items() if names}


def test_only_the_main_windows_room_knows_the_flow() -> None:
    """Only the main window's package knows the controller; other interface code uses events."""
    knowing = {
        module
        for module in modules()
        if lies_in(room_of(module), "ui") and any(room_of(t) == "match" for t in targets(module))
    }
    assert knowing <= KNOWING_THE_CONDUCTOR


def test_libraries_stay_in_their_rooms() -> None:
    """Only match play and the user interface import Qt; the engine imports only Python."""
    wrong = []
    for module, path in modules().items():
        here = room_of(module)
        allowed = {
            library
            for room, libraries in LIBRARIES.items()
            if lies_in(here, room)
            for library in libraries
        }
        for name in imports(path):
            known = {"reunion_desktop", *sys.stdlib_module_names}
            if name.split(".")[0] not in known and not any(lies_in(name, one) for one in allowed):
                wrong.append(f"{module} imports {name}")
    assert [] == wrong


def test_no_module_is_a_drawer() -> None:
    """No module is a collection of unrelated helper functions."""
    drawers = {"utils", "misc", "helpers", "common", "base", "manager"}
    assert {module for module in modules() if drawers & set(module.split("."))} == set()


def test_the_root_holds_rooms_and_nothing_else() -> None:
    """The root of the package contains only subpackages and the entry point."""
    assert {path.name for path in PACKAGE.glob("*.py")} == {"__init__.py", "__main__.py"}


def test_no_room_is_crowded() -> None:
    """No folder has too many modules; the engine's limit is a little higher."""
    for folder in {path.parent for path in modules().values()}:
        most = {"engine": 21}.get(folder.name, 16)
        inside = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(inside) <= most, folder


def test_the_page_lists_these_layers() -> None:
    """The page on architecture shows every package in its layer."""
    page = (PACKAGE / "README.md").read_text(encoding="utf-8")
    lines = page.partition("## Packages and layers")[2].split("```")[1].strip("\n").split("\n")
    drawn: list[set[str]] = []
    for line in lines:
        names = set(re.split(r"   +", line.strip())[0].split())
        if line.startswith("   "):
            drawn[-1] |= names
        else:
            drawn.append(names)
    # The entry point, the interface of the players, and the parts of a game.
    inside = {"__main__", "ai.player", "ai.reason"}
    rooms = [{room for room in floor if not room.startswith("games.")} for floor in FLOORS]
    assert [floor for one in reversed(rooms) if (floor := one - inside)] == drawn
