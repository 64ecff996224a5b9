"""Table for the tests with an AT-SPI client; run as a program of its own.

``at_spi_table.py FOLDER [GAME SEED [LEVEL [OPTION=VALUE ...]]]`` keeps its games in ``FOLDER``,
and writes there a line of JSON for each of the player's decisions with what is visible then, and at
the end of the game all actions in order.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from reunion_desktop.app.application import application_for_table
from reunion_desktop.app.table import Table
from reunion_desktop.engine.cards import FACE_DOWN
from reunion_desktop.engine.events import Announced, CardGiven, CardPlayed, DealScored
from reunion_desktop.engine.legal import MayDiscard, MayGive, MayPlay
from reunion_desktop.engine.record import seen_step
from reunion_desktop.games import find_game
from reunion_desktop.match.game_flow import PERSON, Wait
from reunion_desktop.ui.calls.offer import folded
from reunion_desktop.ui.dialogs.new_game import NewGame
from reunion_desktop.ui.games import words_of
from reunion_desktop.ui.look.durations import Speed
from reunion_desktop.ui.words.cards import card_name, suit_name
from reunion_desktop.ui.words.seat_names import SeatNames

WATCH_MS = 1000
"""Time between two looks at the parent process; the table closes when it has died."""
SETTLED_MS = 400
"""Time after which the table is registered on the bus."""
NAMES = ("Me", "Anna", "Karl", "Lena", "Otto", "Frida")
"""Players' names; a game uses as many as it has seats."""


def say_ready() -> None:
    """Report to the parent process that the table is ready."""
    sys.stdout.write("ready\n")
    sys.stdout.flush()


def sight(table: Table) -> dict[str, object]:
    """Everything that is visible now."""
    seen = table.flow.observation
    deal, legal = seen.deal, seen.legal
    assert deal is not None
    assert legal is not None
    words, trump, turned = words_of(seen.rules.game), deal.order.trump, deal.turn_up
    seats = [deal.trick.seat_of(at) for at in range(len(deal.trick.cards))]
    calls = () if isinstance(legal, MayDiscard) else folded(legal.calls)
    company = SeatNames(NAMES[: len(deal.held)], seen.seat, deal.sides)
    declarer, opened = deal.contract.declarer, deal.open_hand or ()
    return {
        "hand": sorted(card_name(card) for card in deal.hand),
        "legal": sorted(card_name(card) for card in legal.cards),
        "trick": [
            (NAMES[seat], card_name(card) if card != FACE_DOWN else "")
            for seat, card in zip(seats, deal.trick.cards, strict=True)
        ],
        "covered": list(deal.trick.covered),
        "trumps": suit_name(trump) if trump is not None else "",
        "bowers": [card_name(card) for card in deal.order.bowers],
        "turned": card_name(turned) if turned is not None else "",
        "points": list(deal.points),
        "tricks": list(deal.tricks),
        "dealer": NAMES[deal.dealer],
        "held": list(deal.held),
        "sides": list(deal.sides.of),
        "out": [seat for seat in range(len(deal.held)) if seat not in deal.trick.seats],
        "calls": [words.offered(call, calls, deal) for call in calls],
        "laying away": isinstance(legal, MayDiscard),
        "giving": isinstance(legal, MayGive),
        "playing": isinstance(legal, MayPlay),
        "slip": words.slip(seen) is not None,
        "badge": words.badge(deal),
        "rule": words.rule(seen, deal, company),
        "declarer": NAMES[declarer] if declarer is not None else "",
        "open": [card_name(card) for card in opened if declarer != seen.seat],
    }


def done(table: Table) -> list[tuple[str, str]]:
    """Every play and call in order, as the player sees it."""
    told = []
    for step in table.session.record.replay():
        for event in seen_step(step, PERSON).events:
            if isinstance(event, CardPlayed):
                card = "face down" if event.card == FACE_DOWN else card_name(event.card)
                told.append((NAMES[event.seat], card))
            elif isinstance(event, CardGiven):
                gift = event.gift
                card = "face down" if gift.card == FACE_DOWN else card_name(gift.card)
                told.append((NAMES[gift.giver], f"gives {card}"))
            elif isinstance(event, Announced):
                told.append((NAMES[event.seat], str(event.call)))
            elif isinstance(event, DealScored):
                told.append(("", f"Deal {event.line.number}"))
    return told


def writer(table: Table, file: Path) -> Callable[[Wait], None]:
    """Slot that records every decision."""

    def write(wait: Wait) -> None:
        if wait is Wait.CHOICE:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(sight(table)) + "\n")
        elif wait in (Wait.GAME, Wait.SESSION):
            file.with_name("done.json").write_text(json.dumps(done(table)), encoding="utf-8")

    return write


def watched(application: QApplication) -> QTimer:
    """Timer that quits once the parent process has died."""
    parent, timer = os.getppid(), QTimer(application, interval=WATCH_MS)
    timer.timeout.connect(lambda: os.getppid() == parent or application.quit())
    timer.start()
    return timer


def main(
    folder: Path, game: str = "reunion", seed: str = "7", level: str = "random", *options: str
) -> None:
    """Start a game, and run until terminated."""
    application = application_for_table()
    table = Table(folder, hurry=True)
    table.window.table.set_speed(Speed.NONE)
    table.flow.waiting.connect(writer(table, folder / "sights.jsonl"))
    chosen = find_game(game)
    assert chosen is not None
    changes = dict(option.split("=") for option in options)
    rules = chosen.presets[changes.pop("preset", chosen.default.preset)]
    rules = rules.changed({name: json.loads(value) for name, value in changes.items()})
    others = (level,) * (rules.players - 1)
    table.begin(NewGame(rules, NAMES[: rules.players], others, seed))
    table.window.show()
    QTimer.singleShot(SETTLED_MS, say_ready)
    watched(application)
    application.exec()
    table.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
