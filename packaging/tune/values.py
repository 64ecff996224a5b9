"""Write ai/reunion/values.json: the value of totals after the first and second deal.

    python3 packaging/tune/values.py [--games 10000] [--seed values-1] [--jobs 2]

Computer players of one level play games among themselves. The points of dealer, forehand and
middlehand are counted for each deal; from these counts follows the value of any totals with one
deal to come, and from that with two. The same seed and number give the same file on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from reunion_desktop.ai.reunion.values import BANDS, BandTable  # noqa: E402 - as above.
from reunion_desktop.ai.roster import player_for  # noqa: E402 - the project must be found first.
from reunion_desktop.arena.play import headless, seed_text  # noqa: E402 - as above.
from reunion_desktop.engine.record import Header  # noqa: E402 - as above.
from reunion_desktop.games.reunion.rules import RHINELAND  # noqa: E402 - as above.

OUT = ROOT / "reunion_desktop" / "ai" / "reunion" / "values.json"
WHOLE = 150
"""Card points in a deal."""
STEP = 10
"""Points between two entries of a table."""
_PART = 100
"""Games per work item of a process."""

Outcomes = Counter[tuple[int, int]]
"""Counts of deals by the points of the dealer and of forehand; middlehand has the rest."""


def outcomes(level: str, seed: str, numbers: range) -> Outcomes:
    """Outcomes of the first two deals of some games."""
    counted: Outcomes = Counter()
    for number in numbers:
        players = [player_for("reunion", level, seed_text(seed, number, seat)) for seat in range(3)]
        header = Header(RHINELAND, (level,) * 3, number % 3, "")
        for step in headless(header, players, seed, number):
            if len(step.after.lines) > len(step.before.lines):
                line = step.after.lines[-1]
                forehand = RHINELAND.seating.after(line.dealer)
                counted[line.points[line.dealer], line.points[forehand]] += 1
                if line.number == 2:
                    break
    return counted


def played(level: str, seed: str, games: int, jobs: int) -> Outcomes:
    """The outcomes of all games, from several processes; the same for any number of them."""
    parts = [
        (level, seed, range(first, min(first + _PART, games + 1)))
        for first in range(1, games + 1, _PART)
    ]
    counted: Outcomes = Counter()
    with get_context("spawn").Pool(jobs) as pool:
        for part in pool.starmap(outcomes, parts, chunksize=1):
            counted += part
    return counted


def coarse(counted: Outcomes, grain: int) -> list[tuple[int, int, int]]:
    """Points of dealer and forehand rounded to a step, with their counts."""
    rounded: Outcomes = Counter()
    for (dealer, forehand), times in counted.items():
        rounded[round(dealer / grain) * grain, round(forehand / grain) * grain] += times
    return [(dealer, forehand, times) for (dealer, forehand), times in sorted(rounded.items())]


def last_table(deals: list[tuple[int, int, int]], band: int) -> BandTable:
    """Values with one deal to come: mean of the settlement over all outcomes."""
    side = 2 * WHOLE // STEP + 2
    dealer, forehand = [], []
    times = sum(count for _, _, count in deals)
    for mine, other in _entries(side):
        third = 2 * WHOLE - mine - other
        sums = [0, 0]
        for points, more, count in deals:
            totals = (mine + points, other + more, third + WHOLE - points - more)
            for place in (0, 1):
                sums[place] += count * _paid(totals, band, place)
        dealer.append(sums[0] / times)
        forehand.append(sums[1] / times)
    return BandTable(STEP, side, tuple(dealer), tuple(forehand))


def first_table(deals: list[tuple[int, int, int]], last: BandTable) -> BandTable:
    """Values with two deals to come: mean of the table for one over all outcomes."""
    side = WHOLE // STEP + 2
    dealer, forehand = [], []
    times = sum(count for _, _, count in deals)
    for mine, other in _entries(side):
        third = WHOLE - mine - other
        sums = [0.0, 0.0]
        for points, more, count in deals:
            # The leader deals next, and the seat after that then leads.
            second, last_one = last.at(other + more, third + WHOLE - points - more)
            sums[0] -= count * (second + last_one)
            sums[1] += count * second
        dealer.append(sums[0] / times)
        forehand.append(sums[1] / times)
    return BandTable(STEP, side, tuple(dealer), tuple(forehand))


def _entries(side: int) -> Iterator[tuple[int, int]]:
    for row in range(side):
        for column in range(side):
            yield row * STEP, column * STEP


def _paid(totals: Sequence[int], band: int, place: int) -> int:
    """Units that a place gains or loses if a loser below a band pays each winner one."""
    best = max(totals)
    if totals[place] < best:
        return -sum(total == best for total in totals) if totals[place] < band else 0
    return sum(total < band and total < best for total in totals)


def text_of(level: str, seed: str, games: int, counted: Outcomes) -> str:
    """Encode the file: units in thousandths, one table after another."""
    fine, rough = coarse(counted, 1), coarse(counted, 5)
    last = [last_table(fine, band) for band in BANDS]
    first = [first_table(rough, table) for table in last]
    told = {
        "made_by": "packaging/tune/values.py",
        "level": level,
        "seed": seed,
        "games": games,
        "unit": "thousandths",
        "after": [_told(tables) for tables in (first, last)],
    }
    return json.dumps(told, separators=(",", ":")) + "\n"


def _told(tables: list[BandTable]) -> dict[str, object]:
    return {
        "step": tables[0].step,
        "side": tables[0].side,
        "bands": [
            {
                "dealer": [round(units * 1000) for units in table.dealer],
                "forehand": [round(units * 1000) for units in table.forehand],
            }
            for table in tables
        ],
    }


def main() -> int:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description="Make the tables of what totals are worth.")
    parser.add_argument("--games", type=int, default=10000, help="two deals of each are counted")
    parser.add_argument("--seed", default="values-1", help="any text")
    parser.add_argument("--level", default="club", help="who plays")
    parser.add_argument("--jobs", type=int, default=2, help="processes that share the work")
    parser.add_argument("--out", type=Path, default=OUT, help="the file to write")
    options = parser.parse_args()
    counted = played(options.level, options.seed, options.games, options.jobs)
    options.out.write_text(
        text_of(options.level, options.seed, options.games, counted), encoding="utf-8"
    )
    print(f"{options.out}: {sum(counted.values())} deals, {len(counted)} outcomes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
