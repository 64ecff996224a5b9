"""Write tests/games/data/hindersche.json and hindersche.perft, the same bytes each time.

Run it as `python tests/plain/hindersche/make_hindersche.py` with the folders of tests/plain on
PYTHONPATH; pytest sets that path itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from hindersche_scores import NEW, Slate, applied, loser, paid, players, verdict
from hindersche_table import HinderscheTable, by_lot
from plain_relatives import perft, tree

DATA = Path(__file__).resolve().parents[2] / "games" / "data"

EVENINGS: tuple[dict[str, Any], ...] = (
    {},
    {"first_dealer": "highest"},
    {"lost_four": 1},
    {"rubber": "four_marks"},
    {"butzen": "schoch", "rubber": "four_marks", "first_dealer": "random"},
    {"butzen": "schoch", "rubber": "four_marks"},
    {"redeal": True},
    {"redeal": True, "rubber": "four_marks", "lost_four": 1},
    {"butzen": "schoch", "rubber": "four_marks", "redeal": True, "lost_four": 1},
    {"cut": "off"},
)
"""Options of each session that differ from the default."""

KINDS = (
    *("highest", "highest, tie", "hundred", "all thirty-five", "play-off to take"),
    *("excess 1", "excess 2", "excess 3", "march with excess", "play-off to wipe"),
    *("at four", "at four, tie", "march at four", "play-off to add", "play-off, level again"),
    *("two left", "march of two", "all level"),
)
"""Every kind of deal described on the page."""
SCHOCH = ("at three", "march at three")
"""Kinds of deals that occur only under Schoch's rules."""
REDEAL = ("given up",)
"""Kinds of deals that occur only if nicer cards may be asked for."""
LOST_FOUR = "lost four"
"""Game that ends with the first phase."""

LONGEST = 60
"""Maximum number of deals in a game; a longer game is started again."""


def kinds_of(rules: dict[str, Any]) -> set[str]:
    """Return the kinds of deals that a session under these options must contain."""
    wanted = {*KINDS, LOST_FOUR}
    if rules.get("butzen") == "schoch":
        wanted |= set(SCHOCH)
    return wanted | (set(REDEAL) if rules.get("redeal") else set())


def some_points(slate: Slate, dice: Random) -> tuple[list[int], list[int]]:
    """Return points and tricks of a possible deal, with ties and marches among them."""
    seats = players(slate)
    if slate["phase"] == 2 and not slate["playoffs"] and dice.random() < 0.02:
        return [0] * 4, [0] * 4
    whole = 140 if len(seats) == 4 else dice.randrange(50, 139)
    shape = dice.random()
    if shape < 0.2 and whole >= 100:
        return a_march(seats, whole, dice)
    points, tricks = [0] * 4, [0] * 4
    for _ in range(9):
        tricks[dice.choice(seats)] += 1
    cuts = [0, *sorted(dice.randrange(0, whole + 1) for _ in seats[1:]), whole]
    for place, seat in enumerate(seats):
        points[seat] = cuts[place + 1] - cuts[place]
    if shape < 0.5:
        one, other = dice.sample(seats, 2)
        points[one] = points[other] = (points[one] + points[other]) // 2
    if shape < 0.25:
        points = [whole // len(seats) if seat in seats else 0 for seat in range(4)]
    if len(seats) == 4:
        points[seats[0]] += 140 - sum(points)
    for seat in [one for one in seats if points[one] and not tricks[one]]:
        giver = max(seats, key=lambda one: tricks[one])
        tricks[giver], tricks[seat] = tricks[giver] - 1, 1
    return points, tricks


def a_march(seats: list[int], whole: int, dice: Random) -> tuple[list[int], list[int]]:
    """Return a deal in which one player has a hundred or more, mostly without all tricks."""
    points, tricks = [0] * 4, [0] * 4
    hero = dice.choice(seats)
    points[hero], tricks[hero] = whole, 9
    if dice.random() < 0.7:
        other = dice.choice([seat for seat in seats if seat != hero])
        less = dice.randrange(2, max(3, whole - 99))
        points[hero], points[other] = whole - less, less
        tricks[hero], tricks[other] = 8, 1
    return points, tricks


def next_deal(
    slate: Slate, seen: set[str], rules: dict[str, Any], dice: Random
) -> tuple[list[int], list[int]]:
    """Return a deal of a kind that has not occurred yet, if one is possible."""
    schoch = rules.get("butzen") == "schoch"
    allowed, total = kinds_of(rules), sum(slate["marks"])
    best, found = -1, None
    for _ in range(60):
        points, tricks = some_points(slate, dice)
        rule = verdict(slate, points, tricks, schoch=schoch)[2]
        if rule == "given up" and rule not in allowed:
            continue
        told = int(rule.removesuffix(", tie") not in seen) + int(rule not in seen)
        if slate["phase"] == 1 and "excess 2" not in seen and not slate["playoffs"]:
            told += 3 * (rule == ("hundred" if total == 3 else "highest"))
        if told > best:
            best, found = told, (points, tricks)
    assert found is not None
    return found


def opening_of(number: int, dice: Random) -> list[tuple[list[int], list[int]]]:
    """Return the first deals of a game by its number, so that every kind can occur.

    The first begins with seven marks, the second is lost with four deals; the third has six marks,
    of which one is wiped by a march; the fourth begins with a tie. In others a march meets five
    marks.
    """
    a, b, c, d = dice.sample(range(4), 4)

    def deal(most: int, points: int = 50) -> tuple[list[int], list[int]]:
        rest = (140 - points) // 3
        made, tricks = [rest] * 4, [2] * 4
        made[most], tricks[most] = 140 - 3 * rest, 3
        return made, tricks

    level = [35] * 4, [3, 2, 2, 2]
    tied = [20] * 4
    tied[a] = tied[b] = 50
    openings = {
        0: [deal(a), deal(a), deal(b), level],
        1: [deal(a), deal(a), deal(a), deal(a)],
        2: [deal(a), deal(b), deal(c), deal(a, 110), deal(d, 119)],
        3: [([*tied], [3, 2, 2, 2])],
    }
    three = [deal(a), deal(a), deal(b, 101), deal(a, 110)]
    return openings.get(number, three)


def game_of(
    first: int, seen: set[str], rules: dict[str, Any], dice: Random, number: int
) -> dict[str, Any] | None:
    """Return a game, deal by deal; None if it would not end."""
    opening = opening_of(number, dice)
    slate: Slate = NEW
    deals: list[list[Any]] = []
    dealer, again = None, False
    while loser(slate) is None:
        if len(deals) == LONGEST:
            return None
        playing = players(slate)
        after = [(first if dealer is None else dealer + 1) % 4]
        while len(after) < 4:
            after.append((after[-1] + 1) % 4)
        turn = dealer if again and dealer is not None else next(s for s in after if s in playing)
        points, tricks = next_deal(slate, seen, rules, dice)
        if len(deals) < len(opening):
            points, tricks = opening[len(deals)]
        found = verdict(slate, points, tricks, schoch=rules.get("butzen") == "schoch")
        seen |= {found[2], found[2].removesuffix(", tie")}
        regular = not slate["playoffs"]
        slate = applied(slate, found)
        deals.append([turn, playing, points, tricks, found[0], slate["marks"], found[2]])
        if regular:
            dealer, again = turn, found[2] == "given up"
    if slate["four"]:
        seen.add(LOST_FOUR)
    assert dealer is not None
    return {"first_dealer": first, "deals": deals, "loser": loser(slate), "four": slate["four"]}


def evening_of(rules: dict[str, Any], seed: str) -> dict[str, Any]:
    """Return a session that contains every kind of deal."""
    number = 0
    while True:
        number += 1
        dice = Random(f"{seed}-{number}")
        found = one_evening(rules, dice)
        if found is not None:
            return found


def one_evening(rules: dict[str, Any], dice: Random) -> dict[str, Any] | None:
    """Return a random session; None if a kind of deal is missing."""
    seen: set[str] = set()
    frame, games = [0] * 4, list[dict[str, Any]]()
    first = dice.randrange(4)
    four_marks = rules.get("rubber") == "four_marks"
    while (max(frame) < 4) if four_marks else (len(games) < 4):
        game = game_of(first, seen, rules, dice, len(games))
        if game is None:
            return None
        frame[game["loser"]] += rules.get("lost_four", 2) if game["four"] else 1
        games.append(game | {"frame": list(frame)})
        regular = [deal for deal in game["deals"] if not deal[6].startswith("play-off")]
        first = (regular[-1][0] + 1) % 4
    if not kinds_of(rules) <= seen:
        return None
    return {"rules": rules, "games": games, "paid": paid(frame)}


def evenings_text() -> str:
    """Return the file of sessions, one deal per line."""
    about = {
        "what": "Ten evenings of Hindersche as a second program counted them.",
        "deal": "[dealer, who plays, points, tricks, strokes, marks after it, rule], by seat",
    }
    evenings = [evening_of(rules, f"evening-{n}") for n, rules in enumerate(EVENINGS, 1)]
    listed = _listed(map(_evening, evenings))
    return f'{{"about": {json.dumps(about)},\n"evenings": [\n{listed}]}}\n'


def _evening(evening: dict[str, Any]) -> str:
    games = _listed(map(_game, evening["games"]))
    rules, paid_out = json.dumps(evening["rules"]), json.dumps(evening["paid"])
    return f'{{"rules": {rules}, "paid": {paid_out}, "games": [\n{games}]}}'


def _game(game: dict[str, Any]) -> str:
    rest = {key: value for key, value in game.items() if key != "deals"}
    deals = _listed(json.dumps(deal) for deal in game["deals"])
    return f'{json.dumps(rest)[:-1]}, "deals": [\n{deals}]}}'


def _listed(texts: Iterable[str]) -> str:
    return ",\n".join(texts)


# Ways -------------------------------------------------------------------------------------------

BLOCKS: tuple[tuple[str, dict[str, Any], int, int, tuple[int, ...]], ...] = (
    ("four play", {}, 4, 0, (1, 2, 3, 4, 5)),
    ("three play", {}, 3, 0, (1, 2, 3, 4, 5)),
    ("two play", {}, 2, 0, (1, 2, 3, 4, 5, 6)),
    ("nicer cards", {"redeal": True}, 4, 0, (1, 2, 3, 4, 5, 6)),
    ("ending of four", {}, 4, 6, ()),
    ("ending of three", {"butzen": "schoch"}, 3, 6, ()),
    ("ending of two", {}, 2, 5, ()),
)
"""Name, options, number of players, tricks taken, and depths; no depths for a full count."""


def reached(block: tuple[str, dict[str, Any], int, int, tuple[int, ...]]) -> Iterator[str]:
    """Yield the lines of a block: the first position of a random session that fits it."""
    name, changes, count, tricks, depths = block
    number = 0
    while True:
        number += 1
        seed = f"{name} {number}"
        for place, step in enumerate(by_lot(seed, changes), 1):
            deal = step.after.deal
            if (
                deal is None
                or len(deal.playing) != count
                or len(deal.taken) != tricks
                or deal.trick
                or bool(deal.asking) != bool(changes.get("redeal"))
            ):
                continue
            yield f"id {name}"
            yield f"rules {json.dumps(changes)}"
            yield f"seed {seed}"
            yield f"after {place}"
            for depth in depths:
                yield f"perft {depth} {perft(step.after, depth)}"
            if not depths:
                yield "tree " + " ".join(map(str, tree(step.after, ends)))
            return


def ends(table: HinderscheTable) -> int:
    """Return how a deal ended: 0 without a change of marks, 1 without a tie, 2 with one."""
    if table.slate["playoffs"]:
        return 2
    return int(any(table.lines[-1]["strokes"]))


PERFT_HEAD = """\
# How many ways a deal of Hindersche can go: counts made by tests/plain, which never imports the
# program. Written by tests/plain/hindersche/make_hindersche.py; do not edit by hand.
#
#   id NAME        names the block.
#   rules {...}    the options that differ from the default.
#   seed TEXT      of the rubber by lot that leads there.
#   after N        how many of its decisions were taken.
#   perft N M      M different sequences of N decisions may follow within the deal.
#   tree A B C     the deal may be played out in A + B + C ways: in A nothing is written, in B it
#                  is, in C a tie must be played off.
"""


def perft_text() -> str:
    """Return the whole perft file."""
    return "\n".join([PERFT_HEAD, *("\n".join(reached(block)) + "\n" for block in BLOCKS)])


if __name__ == "__main__":
    (DATA / "hindersche.json").write_text(evenings_text(), encoding="utf-8", newline="\n")
    (DATA / "hindersche.perft").write_text(perft_text(), encoding="utf-8", newline="\n")
