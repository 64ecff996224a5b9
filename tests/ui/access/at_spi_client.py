"""AT-SPI client: what a screen reader learns of the table, written to a file as JSON.

Run with the system's Python, which has the bindings, inside a session bus and a display:
``at_spi_client.py PYTHON FOLDER ANSWER`` opens a table with ``PYTHON``, kept in ``FOLDER``.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import gi  # type: ignore[import-not-found]  # a package of the system, which knows no types

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402 - as above.

PATIENCE = 20.0
"""Timeout in seconds for an expected event."""
XDOTOOL, OPENBOX = "/usr/bin/xdotool", "/usr/bin/openbox"
Found = TypeVar("Found")


class Listener:
    """Records every event since the last reset.

    It must exist before the table: a program queries the bus for listeners at its start, and may
    miss later ones.
    """

    def __init__(self, keep: list[str] | None = None) -> None:
        """Start listening; announcements are also appended to ``keep``, if given."""
        self.told: list[tuple[str, str]] = []
        self._keep = [] if keep is None else keep
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in ("announcement", "state-changed:focused"):
            self._listener.register(f"object:{kind}")

    def _hear(self, event: Any) -> None:  # noqa: ANN401 - the bindings know no types.
        if event.type.startswith("object:announcement"):
            self.told.append(("said", str(event.any_data)))
            self._keep.append(str(event.any_data))
        elif event.detail1:
            self.told.append(("focus", event.source.get_name()))

    def of(self, kind: str) -> list[str]:
        """Texts of the events of one kind."""
        return [text for told, text in self.told if told == kind]


class Thing:
    """An object in the accessible tree."""

    def __init__(self, accessible: Any) -> None:  # noqa: ANN401 - the bindings know no types.
        """Wrap an object of the bindings."""
        self._accessible = accessible

    @property
    def name(self) -> str:
        """Name of the object."""
        return str(self._accessible.get_name())

    @property
    def description(self) -> str:
        """Description of the object."""
        return str(self._accessible.get_description())

    @property
    def role(self) -> str:
        """Role of the object."""
        return str(self._accessible.get_role_name())

    @property
    def states(self) -> list[str]:
        """States of the object."""
        found = self._accessible.get_state_set().get_states()
        return sorted(state.value_nick for state in found)

    @property
    def actions(self) -> list[str]:
        """Names of the object's actions."""
        able = "Action" in self._accessible.get_interfaces()
        count = self._accessible.get_n_actions() if able else 0
        return [self._accessible.get_action_name(number) for number in range(count)]

    def press(self) -> None:
        """Run the press action."""
        self._accessible.do_action(self.actions.index("Press"))

    def inside(self) -> list[Thing]:
        """Children of the object."""
        count = self._accessible.get_child_count()
        found = [self._accessible.get_child_at_index(number) for number in range(count)]
        return [Thing(each) for each in found if each is not None]

    def walk(self) -> Iterator[Thing]:
        """The object and all its descendants."""
        yield self
        for each in self.inside():
            yield from each.walk()

    def walk_buttons(self) -> Iterator[Thing]:
        """Every button inside, except cards."""
        for each in self.inside():
            role = each.role
            if role in ("push button", "button"):
                yield each
            elif role in ("panel", "filler", "frame"):
                yield from each.walk_buttons()

    def find(self, name: str, role: str) -> Thing | None:
        """The first descendant with a name and a role."""
        return next((each for each in self.walk() if (each.name, each.role) == (name, role)), None)

    def cells(self) -> list[tuple[str, ...]]:
        """Every cell of a table: row header, column header and text."""
        table, found = self._accessible.get_table_iface(), []
        for row in range(table.get_n_rows()):
            for column in range(table.get_n_columns()):
                cell = table.get_accessible_at(row, column)
                heads = table.get_row_header(row), table.get_column_header(column)
                assert "TableCell" in cell.get_interfaces()
                found.append(tuple(each.get_name() for each in (*heads, cell)))
        return found

    def values(self) -> dict[str, object]:
        """The object and all its descendants as JSON values."""
        box = self._accessible.get_extents(Atspi.CoordType.SCREEN)
        return {
            "role": self.role,
            "name": self.name,
            "states": self.states,
            "actions": self.actions,
            "box": [box.x, box.y, box.width, box.height],
            "inside": [each.values() for each in self.inside()],
        }


def wait(there: Callable[[], Found | None], what: str) -> Found:
    """Process events until a condition is true."""
    context, end = GLib.MainContext.default(), time.monotonic() + PATIENCE
    while time.monotonic() < end:
        while context.pending():
            context.iteration(may_block=False)
        found = there()
        if found:
            return found
        time.sleep(0.02)
    sys.exit(f"Waited in vain for {what}.")


def desktop() -> Thing:
    """The desktop object, with all programs."""
    return Thing(Atspi.get_desktop(0))


def hand(table: Thing) -> list[Thing]:
    """The cards of the player's hand."""
    mine = (each for each in table.inside() if each.name.startswith("Your hand"))
    return [card for held in mine for card in held.inside()]


def playable(table: Thing) -> list[Thing]:
    """The player's hand, once it is the player's turn."""
    cards = hand(table)
    return cards if any("playable" in card.name for card in cards) else []


def managed() -> bool:
    """Return True if a window manager runs: without one no window becomes active."""
    asked = subprocess.run([XDOTOOL, "get_desktop"], capture_output=True, check=False)
    return asked.returncode == 0


@cache
def _keyboard() -> subprocess.Popen[str]:
    """Start the program that presses keys; it reads them line by line until this one ends."""
    return subprocess.Popen([XDOTOOL, "-"], stdin=subprocess.PIPE, text=True)


def press_key(key: str) -> None:
    """Press a key in the active window."""
    print("key", key, file=_keyboard().stdin, flush=True)


def focus_after_key(listener: Listener) -> str:
    """Name of the object that gets the focus after a key."""
    listener.told.clear()
    press_key("Right")
    return wait(lambda: listener.of("focus"), "a key to be told of")[0]


def look_and_play(listener: Listener) -> dict[str, object]:
    """Inspect the table, move along the hand, play a card, and return the results."""
    table = wait(lambda: desktop().find("Card table", "panel"), "the table")
    sheet = wait(lambda: desktop().find("Score sheet", "table"), "the sheet")
    cards = wait(lambda: playable(table), "the first turn")
    report: dict[str, object] = {
        "table": table.values(),
        "sheet": sheet.cells(),
        "hand": [card.name for card in cards],
    }
    wait(lambda: "focused" in table.states, "the focus")
    report["focused"] = [focus_after_key(listener) for _ in range(3)]

    listener.told.clear()
    card = next(each for each in hand(table) if "playable" in each.name)
    report["pressed"] = card.name
    card.press()
    left = len(cards) - 1
    wait(lambda: len(hand(table)) == left and playable(table), "the second turn")
    report["said"] = listener.of("said")
    report["hand after"] = [each.name for each in hand(table)]
    return report


def main(python: str, folder: str, answer: str) -> None:
    """Open a table, and write the results to a file."""
    manager = subprocess.Popen([OPENBOX], stderr=subprocess.DEVNULL)
    wait(managed, "the window manager")
    listener = Listener()
    program = Path(__file__).with_name("at_spi_table.py")
    table = subprocess.Popen([python, str(program), folder], stdout=subprocess.PIPE)
    try:
        # The bindings cache an empty desktop: it must not be queried too early.
        assert table.stdout is not None
        table.stdout.readline()
        Path(answer).write_text(json.dumps(look_and_play(listener)), encoding="utf-8")
    finally:
        for process in (table, manager):
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
