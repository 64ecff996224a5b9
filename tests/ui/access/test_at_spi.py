"""The table as a screen reader finds it, over AT-SPI, in a window of its own.

Where the packages for that are missing the test is left out; what is told is tested without them
in test_accessible, test_sheet_access and table/test_spoken.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

CLIENT = Path(__file__).with_name("at_spi_client.py")
PYTHON = "/usr/bin/python3"
"""The system's own: the bindings are its packages."""
PROGRAMS = {
    "dbus-run-session": "dbus",
    "xvfb-run": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    PYTHON: "python3",
}
"""What is needed, and the package of Debian's that has it."""


@cache
def missing() -> str:
    """What is not there of all that the test needs; empty where nothing is missing."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is spoken on Linux only"
    wanted = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    if not Path("/usr/libexec/at-spi2-registryd").exists():
        wanted.append("at-spi2-core")
    ask = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if "python3" not in wanted:
        there = subprocess.run([PYTHON, "-c", ask], capture_output=True, check=False)
        wanted += ["python3-gi", "gir1.2-atspi-2.0"] if there.returncode else []
    return f"packages are missing: {' '.join(wanted)}" if wanted else ""


def inside(thing: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A thing and all that belongs to it."""
    yield thing
    for each in thing["inside"]:
        yield from inside(each)


def test_a_screen_reader_can_play(tmp_path: Path) -> None:
    """Cards have names, states, places and an order; a press plays one; each play is announced."""
    if missing():
        pytest.skip(missing())
    answer = tmp_path / "answer.json"
    root = str(CLIENT.parent.parent.parent)
    around = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"} | {
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": root,
        "LC_ALL": "C.UTF-8",
    }
    screen = ("xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--")
    client = (PYTHON, "-W", "ignore", str(CLIENT), sys.executable, str(tmp_path), str(answer))

    ran = subprocess.run(
        [*screen, *client], env=around, capture_output=True, text=True, timeout=90, check=False
    )

    assert answer.exists(), ran.stdout + ran.stderr
    told = json.loads(answer.read_text(encoding="utf-8"))
    table, hand = told["table"], told["hand"]
    things = list(inside(table))
    assert "Clubs are trumps; right bower, the jack of clubs; left bower, the jack of spades" in [
        thing["name"] for thing in things
    ]
    assert 10 == len(hand) == len(set(hand))
    assert "Left bower, jack of spades, counts as clubs, may be played" == hand[0]
    (mine,) = (thing for thing in table["inside"] if thing["name"] == "Your hand: 10 cards")
    assert "list" == mine["role"]
    assert hand == [card["name"] for card in mine["inside"]]
    lefts = []
    for card in mine["inside"]:
        assert "list item" == card["role"]
        assert ["Press"] == card["actions"]
        assert {"focusable", "selectable", "sensitive", "showing"} <= set(card["states"])
        left, _, width, height = card["box"]
        assert height > width > 0
        lefts.append(left)
    assert sorted(lefts) == lefts

    first = hand.index(told["focused"][0])
    assert hand[first : first + 3] == told["focused"]

    assert hand[0] == told["pressed"]
    said = told["said"]
    assert "You play the left bower, the jack of spades." == said[0]
    assert any(sentence.startswith("Anna plays ") for sentence in said)
    assert any(sentence.startswith("Karl plays ") for sentence in said)
    assert 9 == len(told["hand after"])
    assert not any("jack of spades" in name for name in told["hand after"])

    cells = [thing["name"] for thing in inside(told["sheet"])]
    assert "Deal 1, Karl: deals" in cells
    assert "Deal 3, Anna: deals" in cells
