"""Reference implementation of Hindersche: effect of a deal on the slate.

Nothing here may import the program. The game is that of pagat.com ("Hindersche"), with what
Wikipedia has after Schoch where the rules say `schoch`. A slate is a plain dictionary that is
copied, never changed:

    marks      marks by seat
    phase      1, or 2 for Butzen
    playoffs   play-offs due, the next first: reason, seats, how many of them
    four       whether the first four deals were lost
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Slate = Mapping[str, Any]
Verdict = tuple[list[int], list[tuple[str, list[int], int]], str]
"""Marks by seat, play-offs that follow, and the rule of the page that applied."""

NEW: Slate = {"marks": [0, 0, 0, 0], "phase": 1, "playoffs": [], "four": False}

TAKE = "take"
WIPE = "wipe"
ADD = "add"


def still_in(slate: Slate) -> list[int]:
    """Return the seats in a regular deal: all at first, in Butzen those with marks."""
    return [seat for seat in range(4) if slate["phase"] == 1 or slate["marks"][seat] > 0]


def players(slate: Slate) -> list[int]:
    """Return the seats in the next deal."""
    return list(slate["playoffs"][0][1]) if slate["playoffs"] else still_in(slate)


def loser(slate: Slate) -> int | None:
    """Return the loser of the game, once no other player has marks."""
    if slate["phase"] == 1 or slate["playoffs"]:
        return None
    left = still_in(slate)
    return left[0] if len(left) == 1 else None


def pick(
    points: Sequence[int], seats: Sequence[int], count: int, *, low: bool
) -> tuple[list[int], list[int], int]:
    """Return who is surely among the `count` lowest (or highest), who is tied, how many lack.

    Goes through the scores from the requested end, one group of equal scores at a time.
    """
    sure: list[int] = []
    for score in sorted({points[seat] for seat in seats}, reverse=not low):
        group = [seat for seat in seats if points[seat] == score]
        lacking = count - len(sure)
        if len(group) > lacking:
            return sure, group, lacking
        sure += group
        if len(sure) == count:
            break
    return sure, [], 0


def verdict(slate: Slate, points: Sequence[int], tricks: Sequence[int], *, schoch: bool) -> Verdict:
    """Return the effect of a deal."""
    strokes = [0, 0, 0, 0]
    if sum(tricks) == 0:
        return strokes, list(slate["playoffs"]), "given up"
    if slate["playoffs"]:
        return playoff(slate, points)
    if slate["phase"] == 1:
        return first_phase(points)
    seats = still_in(slate)
    for hero in seats:
        if points[hero] > 99 or tricks[hero] == 9:
            return march(slate, hero, schoch=schoch)
    return ordinary(slate, points)


def march(slate: Slate, hero: int, *, schoch: bool) -> Verdict:
    """Return the effect of a march in Butzen."""
    strokes, seats, total = [0, 0, 0, 0], still_in(slate), sum(slate["marks"])
    own = slate["marks"][hero]
    if len(seats) == 2:
        strokes[hero] = -min(2, own)
        return strokes, [], "march of two"
    if total > 4:
        strokes[hero] = -min(2, own) if schoch else -min(2, own, total - 4)
        return strokes, [], "march with excess"
    for seat in seats:
        strokes[seat] = 1
    strokes[hero] = -own
    return strokes, [], "march at four" if total == 4 else "march at three"


def ordinary(slate: Slate, points: Sequence[int]) -> Verdict:
    """Return the effect of any other deal in Butzen."""
    strokes, seats, total = [0, 0, 0, 0], still_in(slate), sum(slate["marks"])
    if len({points[seat] for seat in seats}) == 1:
        return strokes, [], "all level"
    if len(seats) == 2:
        strokes[min(seats, key=lambda seat: points[seat])] = -1
        return strokes, [], "two left"
    duties = {4: [(WIPE, 1), (ADD, 1)], 3: [(ADD, 1)]}
    rule = {4: "at four", 3: "at three"}
    if total in duties:
        return fall(points, seats, duties[total], rule[total])
    return fall(points, seats, [(WIPE, min(total - 4, len(seats) - 1))], f"excess {total - 4}")


def first_phase(points: Sequence[int]) -> Verdict:
    """Return the effect of a deal in the first phase."""
    best = max(points)
    if best >= 100:
        return [0 if score == best else 1 for score in points], [], "hundred"
    if list(points) == [35, 35, 35, 35]:
        return [1, 1, 1, 1], [], "all thirty-five"
    return fall(points, [0, 1, 2, 3], [(TAKE, 1)], "highest")


def fall(
    points: Sequence[int], seats: Sequence[int], duties: Sequence[tuple[str, int]], rule: str
) -> Verdict:
    """Return who adds and who wipes marks, and the play-offs that a tie requires."""
    strokes, open_ties = [0, 0, 0, 0], []
    for what, count in duties:
        sure, level, lacking = pick(points, seats, count, low=what == WIPE)
        for seat in sure:
            strokes[seat] += -1 if what == WIPE else 1
        if level:
            open_ties.append((what, level, lacking))
    return strokes, open_ties, rule if not open_ties else f"{rule}, tie"


def playoff(slate: Slate, points: Sequence[int]) -> Verdict:
    """Return the effect of a play-off, in which neither a hundred nor nine tricks matter."""
    (what, seats, count), *later = slate["playoffs"]
    strokes, again, _rule = fall(points, seats, [(what, count)], "")
    rule = f"play-off to {what}" if not again else "play-off, level again"
    return strokes, [*again, *later], rule


def applied(slate: Slate, found: Verdict) -> Slate:
    """Return the slate after an effect."""
    strokes, ties, _rule = found
    marks = [old + new for old, new in zip(slate["marks"], strokes, strict=True)]
    phase, four = slate["phase"], slate["four"]
    if phase == 1 and not ties and sum(marks) >= 4:
        phase, four = 2, sorted(marks) == [0, 0, 0, 4]
    return {"marks": marks, "phase": phase, "playoffs": ties, "four": four}


def paid(frame: Sequence[int], each: int = 1) -> list[int]:
    """Return the payments of a session: each player pays `each` per own mark to every other."""
    budget = [0, 0, 0, 0]
    for giver in range(4):
        for taker in range(4):
            if giver != taker:
                budget[giver] -= frame[giver] * each
                budget[taker] += frame[giver] * each
    return budget
