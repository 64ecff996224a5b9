"""Tune the club player's heuristic weights, and print them; nothing is written.

    python3 packaging/tune/maxims.py [--deals 400] [--seed maxims-1] [--rounds 2] [--jobs 2]

Club players play deals among themselves. At each choice the deal is played on from every legal
card, which gives the value of each: points, and fees at the value of a unit. Then one weight after
another is raised or lowered a little; a change is kept if the cards chosen with it are worth more
on average. Half of the choices are held out for validation: only a gain there is more than chance.
The same seed and number give the same figures on every machine. The weights in
reunion_desktop/ai/reunion/heuristics.py were found in this way, and rounded.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from reunion_desktop.ai.player import NO_LIMIT, Stop  # noqa: E402 - as above.
from reunion_desktop.ai.reunion.card_features import Situation, look_around  # noqa: E402 - as above.
from reunion_desktop.ai.reunion.club import ReunionClubPlayer  # noqa: E402 - the project must be found first.
from reunion_desktop.ai.reunion.heuristics import MAXIMS  # noqa: E402 - as above.
from reunion_desktop.ai.reunion.unit_rates import UNIT, plain_stakes  # noqa: E402 - as above.
from reunion_desktop.engine.actions import PlayCard  # noqa: E402 - as above.
from reunion_desktop.engine.dealing.shuffle import deal_from_seed  # noqa: E402 - as above.
from reunion_desktop.engine.game import MatchState, advance  # noqa: E402 - as above.
from reunion_desktop.engine.legal import MayPlay  # noqa: E402 - as above.
from reunion_desktop.engine.observe import observe  # noqa: E402 - as above.
from reunion_desktop.engine.scoring import ScoreLine, net  # noqa: E402 - as above.
from reunion_desktop.games.reunion.rules import RHINELAND  # noqa: E402 - as above.

CLUB = ReunionClubPlayer("")
STEP = 0.1
"""Step by which a weight is changed."""
_PART = 10
"""Deals per work item of a process."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice among several cards."""

    situation: Situation
    said: tuple[tuple[float, ...], ...]
    """By card, the features of the situation."""
    brought: tuple[float, ...]
    """By card, its value in points, fees included."""


Loudness = tuple[float, ...]
"""Weights of the features of a situation."""


def choices(seed: str, numbers: range) -> list[Choice]:
    """All choices of some deals."""
    found = []
    for number in numbers:
        match = MatchState(RHINELAND, number % RHINELAND.players)
        deal = deal_from_seed(RHINELAND, seed, number, 1, match.next_dealer)
        match, _ = advance(match, deal)
        while not match.lines:
            legal = match.legal()
            if isinstance(legal, MayPlay) and len(legal.cards) > 1:
                found.append(_choice(match, legal))
            match = _played(match)
    return found


def _choice(match: MatchState, legal: MayPlay) -> Choice:
    seat, deal = legal.seat, observe(match, legal.seat).deal
    assert deal is not None  # noqa: S101 - there is one where somebody may play.
    look = look_around(RHINELAND, seat, deal, legal.cards, plain_stakes(RHINELAND, seat))
    said, brought = [], []
    for prospect in look.prospects:
        if prospect.card in legal.cards:
            said.append(tuple([maxim(look, prospect) for _, maxim in MAXIMS[look.situation]]))
            after, _ = advance(match, PlayCard(seat, prospect.card))
            while not after.lines:
                after = _played(after)
            brought.append(_worth(after.lines[-1], seat))
    return Choice(look.situation, tuple(said), tuple(brought))


def _played(match: MatchState) -> MatchState:
    """The match after a club player's move."""
    seat = match.to_act()
    assert seat is not None  # noqa: S101 - the deal is not over.
    action = CLUB.choose(observe(match, seat), NO_LIMIT, Stop()).action
    return advance(match, action)[0]


def _worth(line: ScoreLine, seat: int) -> float:
    return line.points[seat] + UNIT * net(line.payments, len(line.points))[seat]


def gathered(seed: str, deals: int, jobs: int) -> list[Choice]:
    """The choices of all deals, from several processes; the same for any number of them."""
    parts = [
        (seed, range(first, min(first + _PART, deals + 1))) for first in range(1, deals + 1, _PART)
    ]
    with get_context("spawn").Pool(jobs) as pool:
        return [choice for part in pool.starmap(choices, parts, chunksize=1) for choice in part]


def brought_by(loud: Loudness, among: Sequence[Choice]) -> float:
    """Mean value in points of the cards chosen with some weights."""
    total = 0.0
    for choice in among:
        worth = [sum([a * b for a, b in zip(loud, one, strict=True)]) for one in choice.said]
        total += choice.brought[worth.index(max(worth))]
    return total / len(among)


def tuned(loud: Loudness, among: Sequence[Choice], rounds: int) -> Loudness:
    """Coordinate search: change each weight by a step, as long as that helps."""
    best = brought_by(loud, among)
    for _ in range(rounds):
        before = loud
        for place in range(len(loud)):
            for step in (STEP, -STEP):
                tried = tuple(
                    [
                        round(max(0.0, one + step), 2) if at == place else one
                        for at, one in enumerate(loud)
                    ]
                )
                brought = brought_by(tried, among)
                if brought > best:
                    loud, best = tried, brought
        if loud == before:
            break
    return loud


def report(found: Sequence[Choice], rounds: int) -> Iterator[str]:
    """Lines with the current and the tuned weights, by situation."""
    for situation, maxims in MAXIMS.items():
        among = [choice for choice in found if choice.situation is situation]
        if len(among) < 2:
            continue
        now = tuple(loud for loud, _ in maxims)
        ours, kept_out = among[::2], among[1::2]
        then = tuned(now, ours, rounds)
        gains = [brought_by(then, half) - brought_by(now, half) for half in (ours, kept_out)]
        yield (
            f"{situation.name}: {len(among)} choices, {gains[0]:+.3f} points a choice, "
            f"{gains[1]:+.3f} in those kept out"
        )
        for (_, maxim), old, new in zip(maxims, now, then, strict=True):
            yield f"    {maxim.__name__:28}{old:6.2f}{new:8.2f}"


def main() -> int:
    """Play, tune and print."""
    parser = argparse.ArgumentParser(description="Tune how loud the club player's maxims speak.")
    parser.add_argument("--deals", type=int, default=400, help="a fifth of a second each")
    parser.add_argument("--seed", default="maxims-1", help="any text")
    parser.add_argument("--rounds", type=int, default=2, help="times round the maxims at most")
    parser.add_argument("--jobs", type=int, default=2, help="processes that share the work")
    options = parser.parse_args()
    for line in report(gathered(options.seed, options.deals, options.jobs), options.rounds):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
