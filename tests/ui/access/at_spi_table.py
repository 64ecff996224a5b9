"""A table for the tests with a real screen reader's eyes; run as a program of its own.

``at_spi_table.py FOLDER`` keeps its games in ``FOLDER``, and writes there, a line of JSON for each
decision of the person's, what a sighted player sees at that moment.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.engine.legal import MayDiscard, MayPlay
from reunion_desktop.session.conductor import Wait
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.look.pace import Speed
from reunion_desktop.ui.words.cards import card_name, suit_name

LONGEST_MS = 90_000
"""Whoever started the table may have died: it closes by itself."""
SETTLED_MS = 400
"""By then the table has told the bus that it is there."""
NAMES = ("Me", "Anna", "Karl")


def say_ready() -> None:
    """Tell whoever started the table that it can be looked at."""
    sys.stdout.write("ready\n")
    sys.stdout.flush()


def sight(table: Table) -> dict[str, object]:
    """What there is to be seen."""
    seen = table.conductor.observation
    deal, legal = seen.deal, seen.legal
    assert deal is not None
    assert isinstance(legal, MayPlay | MayDiscard)
    seats = [deal.trick.seat_of(at, seen.rules.seating) for at in range(len(deal.trick.cards))]
    return {
        "hand": sorted(card_name(card) for card in deal.hand),
        "legal": sorted(card_name(card) for card in legal.cards),
        "trick": [
            (NAMES[seat], card_name(card))
            for seat, card in zip(seats, deal.trick.cards, strict=True)
        ],
        "trumps": suit_name(deal.order.trump),
        "bowers": [card_name(card) for card in deal.order.bowers],
        "turned": card_name(deal.turn_up),
        "points": list(deal.points),
        "tricks": list(deal.tricks),
        "dealer": NAMES[deal.dealer],
        "held": list(deal.held),
        "laying away": isinstance(legal, MayDiscard),
    }


def writer(table: Table, file: Path) -> Callable[[Wait], None]:
    """What writes down every decision."""

    def write(wait: Wait) -> None:
        if wait in (Wait.CARD, Wait.DISCARD):
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(sight(table)) + "\n")

    return write


def main(folder: Path) -> None:
    """Sit down with two opponents without a plan, and stay until told to go."""
    application = application_for_table()
    table = Table(folder, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    table.conductor.waiting.connect(writer(table, folder / "sights.jsonl"))
    table.begin(NewGame(table.game.default, NAMES, ("random", "random"), "7"))
    table.window.show()
    QTimer.singleShot(SETTLED_MS, say_ready)
    QTimer.singleShot(LONGEST_MS, application.quit)
    application.exec()
    table.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
