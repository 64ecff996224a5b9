"""The floors of the house: a room imports only what stands lower.

Imports inside functions and under TYPE_CHECKING count like any others: that is where circles hide.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "reunion_desktop"

FLOORS = (
    ("shell_words",),
    ("engine.cards", "engine.seats"),
    ("engine.tricks", "engine.scoring"),
    ("engine.ruleset", "engine.actions"),
    ("engine.legal", "engine.events", "engine.shuffle", "engine.seals"),
    ("engine.state",),
    ("engine.phases", "engine.game"),
    ("engine.observe",),
    ("engine.record", "engine.claim"),
    ("engine.deal_code",),
    ("engine.turning", "engine.secret"),
    ("games", "solver", "storage", "ai.player"),
    ("ai", "session.session"),
    ("session", "arena", "review", "open_cards"),
    ("ui", "keeper"),
    ("company",),
    (
        "application",
        "archivist",
        "aside",
        "bookkeeping",
        "doorbell",
        "lesson",
        "mishap",
        "reviewing",
    ),
    ("archive_room",),
    ("beside",),
    ("app",),
    ("self_test", "window_bench", "archive_bench"),
    ("scenes", "card_gallery"),
    ("gallery", "bench", "sheet_press"),
    ("commands",),
    ("cli",),
    ("__main__",),
)
"""Rooms from the ground up; two on one floor do not know each other."""

ORDER = {
    "ai": """
        evidence memory layouts worlds discard_model belief
        purse stakes values character utility turn maxims assay insight exchange laying_away endings
        random_player club card_play greedy pimc flat beginner expert roster
    """,
    "arena": """
        messages seer guests child seat_program
        play clairvoyant seating witness answering simulate intervals blocks ceiling report
    """,
    "games": "reunion __init__",
    "review": "judging deals report",
    "session": "thinker counsel question opening conductor",
    "solver": "built tables trick_play plain answers soundness solve figures",
    "storage": """
        disk envelope lines headers codec draft reader saves sheet sheet_text sheet_table
        archive_schema archive_digest archive_search archive_statistics
        archive_filing archive archive_intake archive_copies
    """,
    "ui": """
        pack_words language captions fault_words theme resources motion_wish surroundings chrome
        accessible
        card_words access_words advice_words wording option_words rule_words
        card_paint faces card_preview cues speaker table
        figures strokes engraving sheet_look sheet_caption caption_words
        sheet_rows sheet_style sheet_words sheet_layout sheet_access sheet_writing
        sheet_pen sheet_painter sheet_view score_sheet
        sheet_ground sheet_page sheet_page_painter sheet_export sheet_print sheet_desk
        sheet_preview sheet_dialog
        first_paint new_game settings rules_text rules_figures rules_pictures
        rules_print rules_page rules_form rules_dialog
        preferences_dialog about lesson lesson_steps lesson_panel told_line offer
        archive_port archive_desk archive_words archive_model archive_row archive_list
        archive_pictures archive_statistics archive_bars archive_detail archive_files
        archive_filters
        archive_menus archive_transfers archive_window
        seal_badge deal_code_dialog duplicate_dialog review_frames review_words review_window
        prompt counsel_bar menus dialogs narrator main_window
    """,
    "ui.table": """
        places layout hand_order arrangement words
        motion rearranging card_item boards plates flight cloth furniture pack_cut stage
        dealing choreography performance
        focus picking showing gestures choosing dressing director keys spoken surface view frames
    """,
}
"""The files of a room of several; each imports only those before it."""

FORBIDDEN = {
    "ai": {"games", "engine.game", "engine.record", "engine.shuffle", "storage"},
    "session": {"ai", "games", "solver", "storage"},
    "session.session": {"ai.player", "games", "solver", "storage"},
    "ui": {"ai", "ai.player", "arena", "games", "review", "session.session", "solver", "storage"},
}
"""Lower rooms that a room must leave alone all the same."""

SECRET = {"DealState", "MatchState", "Record"}
"""What knows every hand: neither minds nor the screen are ever given one."""

LIBRARIES = {
    "app": {"PySide6.QtCore"},
    "beside": {"PySide6.QtCore"},
    "archive_bench": {"PySide6.QtCore", "PySide6.QtWidgets"},
    "archive_room": {"PySide6.QtWidgets"},
    "application": {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"},
    "gallery": {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"},
    "scenes": {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"},
    "card_gallery": {"PySide6.QtGui"},
    "self_test": {"PySide6.QtCore", "PySide6.QtWidgets"},
    "doorbell": {"PySide6.QtCore", "PySide6.QtGui"},
    "mishap": {"PySide6.QtCore"},
    "reviewing": {"PySide6.QtCore"},
    "session": {"PySide6.QtCore"},
    "sheet_press": {"PySide6.QtGui"},
    "ui": {
        "PySide6.QtCore",
        "PySide6.QtDBus",
        "PySide6.QtGui",
        "PySide6.QtPrintSupport",
        "PySide6.QtSvg",
        "PySide6.QtWidgets",
        "miniaudio",
    },
    "window_bench": {"PySide6.QtCore", "PySide6.QtWidgets"},
}
"""What a room may import from outside; where nothing stands, the standard library alone."""


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


def targets(module: str) -> set[str]:
    """The modules of the package that the module imports."""
    found = set()
    for name in imports(modules()[module]):
        if not name.startswith("reunion_desktop."):
            continue
        inside = name.removeprefix("reunion_desktop.")
        candidates = (inside, inside.rpartition(".")[0])
        known = (n for c in candidates for n in (c, f"{c}.__init__") if n in modules())
        found |= {next(known, "__init__")}
    return found - {"__init__"}


def room_of(module: str) -> str:
    """The room with the longest name that holds the module."""
    rooms = [room for floor in FLOORS for room in floor]
    holding = [room for room in rooms if f"{module}.".startswith(f"{room}.")]
    assert holding, f"{module} belongs to no room: give it a floor"
    return max(holding, key=len)


@pytest.mark.parametrize("module", modules())
def test_arrows_run_down(module: str) -> None:
    """No room knows one above it or beside it, nor one that it must leave alone."""
    floors = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}
    here = room_of(module)
    for target in targets(module):
        there = room_of(target)
        if there != here:
            assert floors[there] < floors[here], f"{module} -> {target} runs up"
            assert there not in FORBIDDEN.get(here, set()), f"{module} -> {target} is forbidden"


@pytest.mark.parametrize("module", modules())
def test_a_file_imports_only_those_before_it(module: str) -> None:
    """Inside a room the files have an order, and arrows run one way."""
    for package, names in ORDER.items():
        order = names.split()
        here = place(module, package)
        if here is None:
            continue
        assert here in order, f"{module} has no place among the files of {package}"
        for there in {place(target, package) for target in targets(module)} - {None, here}:
            assert there in order[: order.index(here)], f"{module} -> {package}.{there} runs up"


def place(module: str, package: str) -> str | None:
    """The file or folder of the package in which the module lies; None outside its room."""
    inside = module.removeprefix(f"{package}.")
    of_this_room = f"{package}.".startswith(f"{room_of(module)}.")
    return inside.split(".")[0] if inside != module and of_this_room else None


@pytest.mark.parametrize("module", modules())
def test_hidden_cards_are_out_of_reach(module: str) -> None:
    """Minds and the screen work from what one seat may know."""
    if room_of(module) in {"ai", "ai.player", "ui"}:
        assert set() == SECRET & {name.rpartition(".")[2] for name in imports(modules()[module])}


def test_only_the_main_window_knows_the_conductor() -> None:
    """The rest of the screen says what happened and is told what to show."""
    knowing = {
        module
        for module in modules()
        if room_of(module) == "ui" and any(room_of(t) == "session" for t in targets(module))
    }
    assert knowing <= {"ui.main_window"}


@pytest.mark.parametrize("module", modules())
def test_libraries_stay_in_their_rooms(module: str) -> None:
    """Only the session's clockwork and the screen know Qt; the engine knows Python alone."""
    allowed = LIBRARIES.get(room_of(module), set())
    for name in imports(modules()[module]):
        top = name.split(".")[0]
        if top != "reunion_desktop" and top not in sys.stdlib_module_names:
            assert any(f"{name}.".startswith(f"{library}.") for library in allowed), (
                f"{module} imports {name}"
            )


def test_no_module_is_a_drawer() -> None:
    """A function without a home belongs to a noun that has not been found yet."""
    drawers = {"utils", "misc", "helpers", "common", "base", "manager"}
    assert {module for module in modules() if drawers & set(module.split("."))} == set()
