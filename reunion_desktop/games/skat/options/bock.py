"""Rounds of Bock and of Ramsch: which deals begin one, and which kind of deal comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from reunion_desktop.engine.scoring import ScoreLine
from reunion_desktop.engine.sheet import Value
from reunion_desktop.games.skat.options import ALL_POINTS, GRAND, NULL, SkatOptions
from reunion_desktop.games.skat.options.lines import noted

Kind = Literal["plain", "bock", "ramsch"]
"""The kind of a deal: ordinary, one that counts double, or Ramsch without bidding."""


def kind_of_next(rules: SkatOptions, lines: tuple[ScoreLine, ...]) -> Kind:
    """The kind of the deal that follows some others."""
    return next(iter(kinds_due(rules, lines)), "plain")


def kinds_due(rules: SkatOptions, lines: tuple[ScoreLine, ...]) -> list[Kind]:
    """The deals of rounds that are still to be played after some others.

    Rounds that come together follow one another and do not multiply (pagat).
    """
    if rules.always_ramsch:
        return ["ramsch"]
    due: list[Kind] = []
    for line in lines:
        if due and not noted(line, "again"):
            due.pop(0)
        if noted(line, "bock"):
            due += ["bock"] * rules.players
            due += ["ramsch"] * (rules.players if rules.bock_ramsch else 0)
    return due


def bock_events(
    rules: SkatOptions, told: Mapping[str, Value], points: Sequence[int], changed: Sequence[int]
) -> tuple[str, ...]:
    """The options by which a deal begins a round of Bock; empty where it begins none.

    Args:
        rules: the events that begin one.
        told: the outcome of the deal by name; no game where it was passed in or Ramsch.
        points: card points by seat.
        changed: the new totals of the players whose total has changed.
    """
    events: dict[str, Value] = {
        "bock_digits": any(_three_equal(abs(total)) for total in changed),
        "bock_hundred": any(total and total % 100 == 0 for total in changed),
    }
    if "game" in told:
        won, game, kontra = told["won"], told["game"], told["kontra"]
        even = points[int(told["declarer"])] == ALL_POINTS // 2
        events |= {
            "bock_draw": even and game != NULL,
            "bock_grand_hand": won and game == GRAND and told["hand"],
            "bock_kontra": kontra and not won,
            "bock_re": kontra == 2,
            "bock_value": won and int(told["value"]) >= rules.bock_value,
        }
    return tuple(name for name, true in events.items() if true and getattr(rules, name))


def _three_equal(total: int) -> bool:
    digits = str(total)
    return len(digits) == 3 and len(set(digits)) == 1
