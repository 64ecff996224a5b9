"""Tests of the table over AT-SPI, in a window of its own.

Skipped if the packages for it are missing; the same is tested without them in test_interfaces,
test_access of the sheet and table/test_spoken.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.ui.access.heard import (
    HELD,
    NAMES_AT_TABLE,
    OTHERS,
    cards_known,
    given_and_heard,
    heard_of,
    plays,
    shown,
    sights_of,
)
from tests.ui.access.heard_at_skat import a_series_of_skat

HERE = Path(__file__)
PYTHON = "/usr/bin/python3"
"""The system's Python, which has the packages with the bindings."""
PROGRAMS = {
    "dbus-run-session": "dbus",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    PYTHON: "python3",
}
"""Required programs, each with its Debian package."""


def missing() -> str:
    """Missing requirements of the test; empty if there are none."""
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
    """An object and all its descendants."""
    yield thing
    for each in thing["inside"]:
        yield from inside(each)


@contextmanager
def screen() -> Iterator[str]:
    """A private X display; the server chooses its number.

    It does not reset when its last client leaves, which would reject a client that connects then.
    """
    command = ("Xvfb", "-displayfd", "1", "-noreset", "-screen", "0", "1280x800x24")
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.communicate()


def ask(client: str, folder: Path, *game: str) -> dict[str, Any]:
    """Result of a client at a table in its own window; by default a game of Réunion."""
    folder.mkdir()
    answer = folder / "answer.json"
    root = str(HERE.parent.parent.parent)
    around = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"} | {
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": root,
        "LC_ALL": "C.UTF-8",
    }
    session = ("dbus-run-session", "--")
    program = (PYTHON, "-W", "ignore", str(HERE.with_name(client)))
    with screen() as display:
        ran = subprocess.run(
            [*session, *program, sys.executable, str(folder), str(answer), *game],
            env=around | {"DISPLAY": display},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert answer.exists(), ran.stdout + ran.stderr
    found: dict[str, Any] = json.loads(answer.read_text(encoding="utf-8"))
    return found


def a_whole_game(found: dict[str, Any], folder: Path) -> None:
    """At each decision everything visible is known, and each play is announced once."""
    sights = sights_of(folder)
    assert [] == found["nameless"] == found["labels"]
    assert 31 == len(found["decisions"]) == len(sights)
    for known, sight in zip(found["decisions"], sights, strict=True):
        knows(known, sight)
    # Every card is announced in order before the deal is scored; each score once.
    heard = [
        part
        for sentence in found["heard"]
        for part in re.findall(r"(?:You|Anna|Karl) plays? [^.]*\.|^Deal [123]: ", sentence)
    ]
    assert [30, 61, 92] == [at for at, part in enumerate(heard) if part.startswith("Deal")]
    assert 93 == len(heard)
    for start in (0, 31, 62):
        deal = heard[start : start + 30]
        assert 30 == len(set(deal))
        assert 10 == sum(part.startswith("You") for part in deal)
    prompts = "Your turn: ", "You lead", "Discard ", "Trumps ("
    asked = [one for one in found["heard"] if one.startswith(prompts)]
    assert len(sights) == len(asked)


def knows(known: dict[str, Any], sight: dict[str, Any]) -> None:
    """Assert that the client knows everything visible."""
    hand = [name.lower() for name in known["hand"]]
    verb = "can be discarded" if sight["laying away"] else "playable"
    verb = "can be given" if sight["giving"] else verb
    assert len(sight["hand"]) == len(hand)
    assert known["list"] == [HELD.get(len(hand), f"Your hand: {len(hand)} cards")]
    for card in sight["hand"]:
        (said,) = (name for name in hand if card in name.split(":")[0])
        assert (card in sight["legal"]) == said.endswith(verb), said
    trick = [(name.split(": ")[0], name.split(": ")[1].lower()) for name in known["trick"]]
    assert len(sight["trick"]) == len(trick)
    for (player, card), (name, said) in zip(sight["trick"], trick, strict=True):
        assert player == name
        assert card in said
        assert card in known["asked trick"].lower()
    trumps = known["asked trumps"]
    for words in (sight["trumps"], sight["turned"], *sight["bowers"]):
        assert words in trumps
    plates = [name for name in known["seen"] if ", tricks: " in name]
    for seat, player in enumerate(("Me", "Anna", "Karl")):
        (plate,) = (name for name in plates if name.startswith(f"{player}, "))
        assert f"tricks: {sight['tricks'][seat]}" in plate
        assert (player == sight["dealer"]) == ("dealer" in plate)
        told = ("You", "Anna", "Karl")[seat]
        own = re.search(r", points: (\d+)", plate)
        worth = int(own[1]) if own is not None else -1
        dealt = seat == 0 and player == sight["dealer"]
        # The player's own discards count on the player's plate.
        assert worth == sight["points"][seat] or (dealt and worth > sight["points"][seat])
        much = "no points" if not worth else "1 point" if worth == 1 else f"{worth} points"
        said = (f"{told}: {much}{more}, tricks: " for more in ("", " including discards"))
        assert any(f"{one}{sight['tricks'][seat]}" in known["asked points"] for one in said)
        count = HELD.get(sight["held"][seat], f": {sight['held'][seat]} cards").split(": ")[1]
        assert f"{told}: {count}" in known["asked held"]


def a_screen_reader_can_play(told: dict[str, Any], folder: Path) -> None:
    """Cards have names, states, places and order; press plays one; plays are announced."""
    del folder
    table, hand = told["table"], told["hand"]
    things = list(inside(table))
    assert "Clubs are trumps; right bower, the jack of clubs; left bower, the jack of spades" in [
        thing["name"] for thing in things
    ]
    assert 10 == len(hand) == len(set(hand))
    assert "Left bower, jack of spades, counts as clubs, playable" == hand[0]
    (mine,) = (thing for thing in table["inside"] if thing["name"] == "Your hand: 10 cards")
    # No list, whose length is announced, and no panel, whose name Orca 48 says at each turn.
    assert "filler" == mine["role"]
    assert hand == [card["name"] for card in mine["inside"]]
    lefts = []
    for card in mine["inside"]:
        assert "list item" == card["role"]
        assert ["Press"] == card["actions"]
        assert {"focusable", "sensitive", "showing"} <= set(card["states"])
        assert "selectable" not in card["states"]
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

    # The sheet is a table with headers, for the table commands of screen readers.
    assert ["Deal 1", "Karl", "dealer"] in told["sheet"]
    assert ["Deal 3", "Anna", "dealer"] in told["sheet"]
    assert ["Deal 2", "Karl", "empty"] in told["sheet"]


def a_game_of_four(found: dict[str, Any], folder: Path, decisions: int) -> None:
    """A whole Brot, set or slate: everything visible is known, plays and calls are announced."""
    sights = sights_of(folder)
    assert [] == found["nameless"] == found["labels"]
    assert decisions == len(found["decisions"]) == len(sights)
    for known, sight in zip(found["decisions"], sights, strict=True):
        four_know(known, sight)
    assert plays(folder) == list(heard_of(found["heard"]))


def a_game_of_six(found: dict[str, Any], folder: Path) -> None:
    """All five lines are wiped: suits are accepted and chosen, and a card is exchanged."""
    sights = sights_of(folder)
    assert [] == found["nameless"] == found["labels"]
    assert 32 == len(found["decisions"]) == len(sights)
    assert any(sight["laying away"] for sight in sights)
    for known, sight in zip(found["decisions"], sights, strict=True):
        four_know(known, sight)
    assert plays(folder) == list(heard_of(found["heard"], naming="name"))


def a_game_with_a_demand(found: dict[str, Any], folder: Path) -> None:
    """Three deals with a discard, a Staubaus in two steps, and a card given back."""
    sights = sights_of(folder)
    assert [] == found["nameless"] == found["labels"]
    assert len(found["decisions"]) == len(sights)
    for known, sight in zip(found["decisions"], sights, strict=True):
        if not sight["calls"]:
            knows(known, sight)
    done = plays(folder)
    assert any(one.startswith("Me gives ") for one in done)
    told = [one for one in done if not one.startswith("Deal")]
    assert told == [one for one in given_and_heard(found["heard"]) if not one.startswith("Deal")]


def four_know(known: dict[str, Any], sight: dict[str, Any]) -> None:
    """Assert that the client knows everything visible at a table of four."""
    cards_known(known, sight)
    assert sorted(sight["calls"]) == sorted(known["calls"])
    badge = known["lying"][0] if known["lying"] else ""
    assert sight["trumps"] in badge.lower()
    plates = [name for name in known["seen"] if ", tricks: " in name]
    counts, sides = "points" in plates[0], sight["sides"]
    for seat, player in enumerate(NAMES_AT_TABLE[: len(sides)]):
        if seat in sight["out"] and not sight["held"][seat]:
            assert {f"{player}, free", f"{player}, sits out"} & set(known["seen"])
            continue
        (plate,) = (name for name in plates if name.startswith(f"{player}, "))
        ours = [other for other, side in enumerate(sides) if side == sides[seat]]
        kinds = ("your partner" in plate, "opponent" in plate)
        with_me = sides[seat] == sides[0]
        assert kinds == (with_me and seat != 0, not with_me and len(ours) > 1)
        assert (player == sight["dealer"]) == ("dealer" in plate)
        assert (seat in sight["out"]) == ("hand put down" in plate)
        tricks, points = (sum(sight[what][each] for each in ours) for what in ("tricks", "points"))
        assert f"tricks: {tricks}" in plate
        assert not counts or f"points: {points}" in plate
        if "asked points" in known:
            *most, last = (("you", *OTHERS)[each] for each in ours)
            side = f"{', '.join(most)} and {last}" if most else last
            asked = known["asked points"]
            assert re.search(rf"Tricks: .*\b{side} {tricks}\b", asked)
            assert not counts or re.search(rf"Points: .*\b{side} {points}\b", asked)
    if "asked points" in known:
        four_hear(known, sight)


def four_hear(known: dict[str, Any], sight: dict[str, Any]) -> None:
    """Assert that the info questions are answered."""
    for _, card in shown(sight):
        assert card in known["asked trick"].lower()
    for words in (sight["trumps"], sight["turned"], *sight["bowers"]):
        assert words in known["asked trumps"]
    for told, held in zip(("You", *OTHERS), sight["held"], strict=False):
        count = HELD.get(held, f": {held} cards").split(": ")[1]
        assert f"{told}: {count}" in known["asked held"]
    assert known["asked turn"] in ASKED or sight["playing"]
    assert re.search(r"No deal|(Set|Game) 1, ", known["asked score"])


ASKED = (
    "Choose trumps from the suits you hold. You have seen half of your hand.",
    "Do you want to play alone for all eight tricks? It wins or loses the Brot at once.",
    "Should the turned-up suit be trumps?",
    "Everyone has passed. Choose another suit or pass.",
)
"""Prompts while no card is to be played."""


AT_ONCE = 4
"""How many games are played at the same time: they mostly wait for one another's answers."""
CLIENTS: dict[tuple[str, ...], Callable[[dict[str, Any], Path], None]] = {
    ("at_spi_game.py",): a_whole_game,
    ("at_spi_client.py",): a_screen_reader_can_play,
    # With this seed a card held by another player is asked for.
    ("at_spi_three.py", "ekart", "2"): a_game_with_a_demand,
    ("at_spi_six.py", "hunsruecker", "13"): a_game_of_six,
    ("at_spi_four.py", "bauer", "112"): partial(a_game_of_four, decisions=20),
    ("at_spi_four.py", "viersche", "571"): partial(a_game_of_four, decisions=34),
    ("at_spi_four.py", "hindersche", "47"): partial(a_game_of_four, decisions=27),
    ("at_spi_skat.py", "skat", "7", "random", "series=3"): a_series_of_skat,
    ("at_spi_skat.py", "skat", "3", "random", "series=3", "players=4"): a_series_of_skat,
    ("at_spi_skat.py", "skat", "22", "random", "series=3", "preset=schieberamsch"): (
        a_series_of_skat
    ),
}
"""Clients with their games, and what is true of the results."""


def test_every_game_is_played_by_ear(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """With a screen reader's view alone every game can be played, and nothing is missing."""
    if lacking := missing():
        pytest.skip(lacking)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        asked = {
            client: pool.submit(ask, client[0], tmp_path / "-".join(client), *client[1:])
            for client in CLIENTS
        }
        for client, holds in CLIENTS.items():
            with subtests.test(client=" ".join(client)):
                holds(asked[client].result(), tmp_path / "-".join(client))
