"""Functions to read the example books and perft files without knowing any rule.

A deal of an example book is written by *places*: 0 is forehand, the last is the dealer, so that any
seat may deal it. The winner of each trick is part of the data; everything that follows from it is
not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from plain_relatives import Line

DATA = Path(__file__).resolve().parents[2] / "games" / "data"
"""Folder of the example books and perft files."""

SEATS = 4

Example = Mapping[str, Any]


def book_of(game: str) -> dict[str, Any]:
    """Return the example book of a game."""
    book: dict[str, Any] = json.loads((DATA / f"{game}.json").read_text(encoding="utf-8"))
    return book


def record_of(book: Mapping[str, Any], example: Example) -> Iterator[Line]:
    """Yield the lines of a record: the moves of an example of the kind `session`."""
    dealer = example["first_dealer"]
    for game in example["games"]:
        yield {
            "type": "game",
            "format": 1,
            "game": book["about"]["game"],
            "rules": example.get("rules", {}),
            "first_dealer": dealer,
            "seed": None,
        }
        for number, use in enumerate(game, start=1):
            whole = decisions(book["deals"][use["deal"]], use, number, dealer)
            yield from islice(whole, use.get("decisions"))
            dealer = (dealer + 1) % SEATS


def decisions(deal: Example, use: Example, number: int, dealer: int) -> Iterator[Line]:
    """Yield the decisions of one deal: the deal, the calls, the tricks, and calls between them."""

    def seat(place: int) -> int:
        return (dealer + 1 + place) % SEATS

    def by_seat(key: str) -> list[list[str]]:
        return [deal[key][(one - dealer - 1) % SEATS].split() for one in range(SEATS)]

    line = {"type": "deal", "number": number, "dealer": dealer, "cut": 0, "hands": by_seat("hands")}
    if "later" in deal:
        line |= {"later": by_seat("later")}
    if "turn_up" in deal:
        line |= {"turn_up": deal["turn_up"], "trump": deal["turn_up"][0]}
    yield line
    out = None
    for order, call in enumerate(deal.get("calls", [])):
        place = max(0, order - 1)
        out = (place + 2) % SEATS if call == "away" else out
        yield {"type": "announce", "seat": seat(place), "call": call}
    leader = deal.get("leader", 0)
    tricks, reached = deal["tricks"][: use.get("tricks")], use.get("reached", [])
    for count, trick in enumerate(tricks):
        if count in reached:
            yield {"type": "announce", "seat": seat(leader), "call": "reached"}
        playing = [(leader + step) % SEATS for step in range(SEATS)]
        playing = [place for place in playing if place != out]
        for place, card in zip(playing, trick.split(), strict=True):
            yield {"type": "play", "seat": seat(place), "card": card}
        leader = deal["takers"][count]
    if len(tricks) in reached:
        yield {"type": "announce", "seat": seat(leader), "call": "reached"}


def perft_blocks(game: str) -> list[dict[str, Any]]:
    """Return the blocks of a game's perft file; its head says what each line means.

    `rules` are options as a record has them, `after` decisions, `holds` hands by seat, `perft`
    pairs of depth and count, `tree` three counts; of the two last one is empty.
    """
    blocks: list[dict[str, Any]] = []
    for text in (DATA / f"{game}.perft").read_text(encoding="utf-8").splitlines():
        word, _blank, rest = text.partition(" ")
        if word == "id":
            blocks.append({"id": rest, "perft": [], "tree": []})
        elif word == "rules":
            pairs = [pair.split("=") for pair in rest.split(",") if pair]
            truths = {"true": True, "false": False}
            blocks[-1]["rules"] = {key: truths.get(value, value) for key, value in pairs}
        elif word == "after":
            blocks[-1]["after"] = rest.split(",") if rest else []
        elif word == "holds":
            blocks[-1]["holds"] = [hand.split(",") for hand in rest.split("/")]
        elif word == "perft":
            depth, count = rest.split()
            blocks[-1]["perft"].append((int(depth), int(count)))
        elif word == "tree":
            blocks[-1]["tree"] = [int(count) for count in rest.split()]
        elif word in ("seed", "first_dealer"):
            blocks[-1][word] = rest if word == "seed" else int(rest)
    return blocks
