"""AT-SPI player: plays a whole game with a screen reader's view, recorded as JSON.

Run with the system's Python, which has the bindings, inside a session bus and a display:
``at_spi_game.py PYTHON FOLDER ANSWER`` opens a table with ``PYTHON``, kept in ``FOLDER``.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from at_spi_client import (  # type: ignore[import-not-found]  # a file beside this one
    OPENBOX,
    Listener,
    Thing,
    desktop,
    managed,
    press_key,
    wait,
)

QUESTIONS = {"F3": "trick", "F5": "trumps", "F6": "points", "shift+F6": "held"}
"""Shortcuts of the info questions, with their subjects."""
LAYOUT = {"filler", "panel", "scroll pane", "split pane", "separator", "layered pane", "tool bar"}
"""Roles of containers, which need no name."""


class Player:
    """Plays, and records what a screen reader could know."""

    questions = QUESTIONS
    most = 60
    """Largest number of decisions in a game."""

    def __init__(self, listener: Listener) -> None:
        """Attach to the table; ``listener`` receives the announcements."""
        self._listener = listener
        self.table = wait(lambda: desktop().find("Card table", "panel"), "the table")
        self.frame = next(each for each in frames() if each.find("Card table", "panel"))
        # Before that the window does not receive keys.
        wait(self._has_focus, "the focus")
        self.decisions: list[dict[str, object]] = []
        self.nameless: list[str] = []
        self.labels: list[str] = []

    def play(self) -> None:
        """Play until the game is over."""
        while len(self.decisions) < self.most:
            doing, things = wait(self._turn, "a turn")
            if doing == "over":
                return
            if doing == "cut":
                things[0].press()
            elif doing == "count":
                self._look_for_the_nameless()
                self._look_for_labels()
                self._go_on(*things)
            else:
                self._decide(doing, things)

    def _go_on(self, button: Thing) -> None:
        """Continue after a deal."""
        button.press()
        # It stays pressed for a short time: a query too early would press it twice.
        wait(partial(gone, button), "what follows")

    def _has_focus(self) -> bool:
        """Return True if the table or a button on it has the focus."""
        return any("focused" in each.states for each in (self.table, *self.table.walk_buttons()))

    def _turn(self) -> tuple[str, list[Thing]] | None:
        """The required action, and its objects."""
        for each in list(self.table.walk_buttons()):
            if each.name.startswith("Cut the pack"):
                return "cut", [each]
            if each.name in ("Next deal", "Settlement"):
                return "count", [each]
            if each.name in ("Next game", "Next series", "Next set", "New session…"):
                return "over", [each]
        cards = self._hand()
        for doing in ("playable", "can be discarded", "can be exchanged"):
            if any(card.name.endswith(doing) for card in cards):
                return doing, cards
        return None

    def _hand(self) -> list[Thing]:
        mine = (each for each in self.table.inside() if each.name.startswith("Your hand"))
        return [card for held in mine for card in held.inside()]

    def _decide(self, doing: str, cards: list[Thing]) -> None:
        """Record everything known, then choose the first legal card."""
        self._know(cards)
        self._choose(doing, cards)

    def _know(self, cards: list[Thing]) -> None:
        """Record everything known."""
        known: dict[str, object] = {
            "hand": [card.name for card in cards],
            "list": [x.name for x in self.table.inside() if x.name.startswith("Your hand")],
            "lying": [
                each.name
                for group in self.table.inside()
                if group.name == "On the table"
                for each in group.inside()
            ],
            "seen": [
                player.name
                for each in self.table.inside()
                if each.name == "Players"
                for player in each.inside()
            ],
            "trick": [
                card.name
                for each in self.table.inside()
                if each.name == "The trick"
                for card in each.inside()
            ],
        }
        known |= self._asked()
        self.decisions.append(known)
        if len(self.decisions) in (1, 5, 25):
            self._look_for_the_nameless()

    def _choose(self, doing: str, cards: list[Thing]) -> None:
        """Choose the first legal card, or two for the discard."""
        if doing == "playable":
            before = len(cards)
            next(card for card in cards if card.name.endswith(doing)).press()
            wait(lambda: len(self._hand()) < before or self._turn() is None, "a play")
        else:
            for picked, name in enumerate(
                [card.name for card in cards if card.name.endswith(doing)][:2]
            ):
                next(card for card in self._hand() if card.name == name).press()
                wait(partial(self._more_than, picked), "a pick")
            button = wait(self._ready, "the button")
            button.press()
            wait(lambda: not self._more_than(0), "the discards")

    def _asked(self) -> dict[str, object]:
        """Answers to the info questions."""
        return {f"asked {asked}": self._ask(key) for key, asked in self.questions.items()}

    def _more_than(self, count: int) -> bool:
        """Return True if more than ``count`` cards are picked."""
        ends = [card.name.endswith("selected") for card in self._hand()]
        return bool(sum(ends) > count)

    def _ready(self) -> Thing | None:
        found = self.table.find("Discard", "push button") or self.table.find("Discard", "button")
        return found if found is not None and found.actions else None

    def _ask(self, key: str) -> str:
        """Press a key, and return the answer."""
        self._listener.told.clear()
        press_key(key)
        wait(lambda: self._listener.of("said"), f"an answer to {key}")
        return " ".join(self._listener.of("said"))

    def _look_for_the_nameless(self) -> None:
        spanned = None
        for each in self.frame.walk():
            states = each.states
            if "showing" not in states or each.role in LAYOUT:
                continue
            # The cells of a heading share one place; the first has its name.
            box = each.values()["box"] if each.role == "table cell" else None
            if not each.name and (box is None or box != spanned):
                self.nameless.append(each.role)
            spanned = box

    def _look_for_labels(self) -> None:
        """Labels of the table, which a screen reader reads out when the table gets the focus."""
        found = [each for each in self.table.walk() if each.role == "label"]
        self.labels += [each.name for each in found if "showing" in each.states]


def gone(thing: Thing) -> bool:
    """Return True if an object is no longer visible."""
    return "showing" not in thing.states


def frames() -> Iterator[Thing]:
    """Every window of the program."""
    for application in desktop().inside():
        yield from application.inside()


def main(python: str, folder: str, answer: str, *game: str, kind: type[Player] = Player) -> None:
    """Open a table, play, and write the records to a file."""
    manager = subprocess.Popen([OPENBOX], stderr=subprocess.DEVNULL)
    wait(managed, "the window manager")
    program = Path(__file__).with_name("at_spi_table.py")
    heard: list[str] = []
    listener = Listener(keep=heard)
    table = subprocess.Popen([python, str(program), folder, *game], stdout=subprocess.PIPE)
    try:
        assert table.stdout is not None
        table.stdout.readline()
        player = kind(listener)
        player.play()
        found = {"decisions": player.decisions, "nameless": player.nameless, "heard": heard}
        found |= {"labels": player.labels}
        Path(answer).write_text(json.dumps(found), encoding="utf-8")
    finally:
        for process in (table, manager):
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
