"""The layers of the program: a package imports lower ones only, and no imports are circular.

Imports inside functions and under TYPE_CHECKING count like any others.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "reunion_desktop"

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
    (
        "games.bauer.options",
        "games.hindersche.options",
        "games.hunsruecker.options",
        "games.partners",
        "games.reunion.options",
        "games.viersche.options",
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
        "games.bauer",
        "games.ekart.options",
        "games.hindersche",
        "games.hunsruecker",
        "games.reunion",
        "games.viersche",
    ),
    ("games.ekart",),
    (
        "ai.tricks",
        "games",
        "storage.sheets",
        "arena.protocol_view",
        "ui.table.motion",
        "ui.games",
        "ui.commands",
    ),
    ("ai.reunion", "ai.cutthroat"),
    ("ai.ekart",),
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
    ("ui.table", "ui.count", "ui.sheet.pages", "ui.rules"),
    ("ui.archive", "ui.review", "ui.dialogs", "ui.calls"),
    ("ui.window",),
    ("app",),
    ("bench", "gallery"),
    ("cli",),
    ("__main__",),
)
"""Packages from the lowest layer up; two of one layer do not import each other."""

ENGINE = (
    ("cards", "seats"),
    ("sheet",),
    ("calls", "duties", "plans", "scoring", "tricks"),
    ("actions",),
    ("auction_rules", "statistics"),
    ("rules",),
    ("legal", "events", "shuffle"),
    ("state",),
    ("game", "phases", "swap"),
    ("observe",),
    ("record", "claim"),
    ("deal_code",),
    ("seals",),
)
"""The finer layers of the engine: cards are below deals."""

FORBIDDEN = {
    "ai": {"games", "games.reunion", "storage"},
    "value_net": {"ai.player", "games", "games.reunion", "history", "storage", "ui.words"},
    "match": {
        "ai",
        "ai.reunion",
        "ai.cutthroat",
        "ai.tricks",
        "games",
        "games.reunion",
        "value_net",
        "solver",
        "storage",
    },
    "ui": {
        "ai",
        "ai.player",
        "ai.reunion",
        "ai.cutthroat",
        "ai.tricks",
        "arena",
        "games",
        "games.reunion",
        "value_net",
        "review",
        "solver",
        "storage",
        "storage.archive",
        "storage.sheets",
    },
}
"""Lower packages that a package and its subpackages must not import."""

FORBIDDEN_MODULES = {
    "ai": {"engine.game", "engine.record", "engine.shuffle"},
    "match.running_match": {"ai.player"},
}
"""Lower modules that a package or a module must not import."""

KNOWING_THE_CONDUCTOR = {"ui.window.main_window", "ui.window.table_presenter", "ui.window.wiring"}
"""UI modules that may import the running match; all others use signals and methods."""

SECRET = {"DealState", "MatchState", "Record"}
"""Modules with access to all hands: players and UI never import them."""

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
"""External modules that a package and its subpackages may import; else the standard library."""


@cache
def modules() -> dict[str, Path]:
    """Every module by its name inside the package; an __init__ of mere prose is none."""
    names = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts[-1] != "__init__" or imports(path):
            names[".".join(parts)] = path
    return names


@cache
def imports(path: Path) -> frozenset[str]:
    """The whole names of all that the file imports, the modules and what is taken from them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports whole"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found - {"__future__.annotations"})


@cache
def named_by_text(path: Path) -> frozenset[str]:
    """The whole names of all that the file imports late, written ``module:function`` in a table."""
    constants = (
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return frozenset(
        text.replace(":", ".")
        for text in constants
        if re.fullmatch(r"reunion_desktop[\w.]*:\w+", text)
    )


def targets(module: str) -> set[str]:
    """The modules of the package that the module imports."""
    return _in_the_package(imports(modules()[module]))


def _in_the_package(names: Iterable[str]) -> set[str]:
    """The modules of the package that hold what is named."""
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
    """Test whether a module or package is the other package or inside it."""
    return f"{module}.".startswith(f"{room}.")


def room_of(module: str) -> str:
    """The longest package name that contains the module."""
    holding = [room for floor in FLOORS for room in floor if lies_in(module, room)]
    assert holding, f"{module} belongs to no room: give it a floor"
    return max(holding, key=len)


@pytest.mark.parametrize("module", modules())
def test_arrows_run_down(module: str) -> None:
    """No package imports one above it or beside it, nor a forbidden one."""
    floors = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}
    here = room_of(module)
    for target in targets(module):
        there = room_of(target)
        if there != here:
            assert floors[there] < floors[here], f"{module} -> {target} runs up"
            for room, left_alone in FORBIDDEN.items():
                assert not (lies_in(here, room) and there in left_alone), (
                    f"{module} -> {target} is forbidden"
                )
        for place, left_alone in FORBIDDEN_MODULES.items():
            assert not (lies_in(module, place) and target in left_alone), (
                f"{module} -> {target} is forbidden"
            )


@pytest.mark.parametrize("module", modules())
def test_what_is_imported_by_a_text_stands_no_higher(module: str) -> None:
    """A table of names hides no arrow that runs up."""
    floors = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}
    here = room_of(module)
    for target in _in_the_package(named_by_text(modules()[module])):
        there = room_of(target)
        assert there == here or floors[there] < floors[here], f"{module} -> {target} runs up"


@pytest.mark.parametrize("room", [room for floor in FLOORS for room in floor])
def test_no_room_holds_a_circle(room: str) -> None:
    """The modules of a package have no circular imports."""
    inside = {module for module in modules() if room_of(module) == room}
    graph = {module: (targets(module) & inside) - {module} for module in inside}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))
    assert set(order) == inside, f"{room} holds no module"


def test_the_engine_has_floors_of_its_own() -> None:
    """A card stands below a trick, a trick below the rules, the rules below a deal."""
    floors = {f"engine.{name}": height for height, names in enumerate(ENGINE) for name in names}
    inside = {module for module in modules() if room_of(module) == "engine"}
    assert inside == set(floors)
    for module in inside:
        for target in targets(module):
            assert floors[target] < floors[module], f"{module} -> {target} runs up"


@pytest.mark.parametrize("module", modules())
def test_hidden_cards_are_out_of_reach(module: str) -> None:
    """Players, value networks and UI use observations only."""
    if any(lies_in(room_of(module), room) for room in ("ai", "value_net", "ui")):
        assert set() == SECRET & {name.rpartition(".")[2] for name in imports(modules()[module])}


def test_only_the_main_windows_room_knows_the_conductor() -> None:
    """Other UI packages communicate by signals and methods."""
    knowing = {
        module
        for module in modules()
        if lies_in(room_of(module), "ui") and any(room_of(t) == "match" for t in targets(module))
    }
    assert knowing <= KNOWING_THE_CONDUCTOR


@pytest.mark.parametrize("module", modules())
def test_libraries_stay_in_their_rooms(module: str) -> None:
    """Only the session's clockwork and the screen know Qt; the engine knows Python alone."""
    here = room_of(module)
    allowed = {
        library
        for room, libraries in LIBRARIES.items()
        if lies_in(here, room)
        for library in libraries
    }
    for name in imports(modules()[module]):
        top = name.split(".")[0]
        if top != "reunion_desktop" and top not in sys.stdlib_module_names:
            assert any(lies_in(name, library) for library in allowed), f"{module} imports {name}"


def test_no_module_is_a_drawer() -> None:
    """A function without a home belongs to a noun that has not been found yet."""
    drawers = {"utils", "misc", "helpers", "common", "base", "manager"}
    assert {module for module in modules() if drawers & set(module.split("."))} == set()


def test_the_root_holds_rooms_and_nothing_else() -> None:
    """The top-level package contains packages and the entry point only."""
    assert {path.name for path in PACKAGE.glob("*.py")} == {"__init__.py", "__main__.py"}


@pytest.mark.parametrize("folder", sorted({path.parent for path in modules().values()}), ids=str)
def test_no_room_is_crowded(folder: Path) -> None:
    """No folder has too many modules; the engine has a higher limit."""
    most = {"engine": 24}.get(folder.name, 16)
    assert len([path for path in folder.glob("*.py") if path.name != "__init__.py"]) <= most


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
    # The way in, the port of the minds, and what a game is made of.
    inside = {"__main__", "ai.player"}
    rooms = [{room for room in floor if not room.startswith("games.")} for floor in FLOORS]
    assert [floor for one in reversed(rooms) if (floor := one - inside)] == drawn
