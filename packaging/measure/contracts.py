"""Compare the card play of two players of Skat with fixed contracts.

    python3 packaging/measure/contracts.py expert expert1 [--others club] [--deals 100]
                                           [--first 1] [--seed contracts-1]

Strong players bid, lay away and declare. Each suit game with the skat taken up is then played four
times with the same cards: with either player as the declarer against the others, and as both
defenders. The differences are those of games won and of list points, with intervals of 95 %.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from reunion_desktop.ai.player import NO_LIMIT, Stop  # noqa: E402 - the project must be found first.
from reunion_desktop.ai.roster import player_for  # noqa: E402 - as above.
from reunion_desktop.arena.play import seed_text  # noqa: E402 - as above.
from reunion_desktop.engine.cards import Suit  # noqa: E402 - as above.
from reunion_desktop.engine.dealing.shuffle import deal_from_seed  # noqa: E402 - as above.
from reunion_desktop.engine.game import MatchState, advance  # noqa: E402 - as above.
from reunion_desktop.engine.legal import MayPlay  # noqa: E402 - as above.
from reunion_desktop.engine.observe import observe  # noqa: E402 - as above.
from reunion_desktop.games.skat.options import (  # noqa: E402 - as above.
    GAME_BONUS,
    OTHERS_BONUS,
)
from reunion_desktop.games.skat.rules import ISKO  # noqa: E402 - as above.

Result = tuple[float, float]
"""Whether the declarer has won, and the declarer's list points, settled against one other."""


def contract(seed: str, number: int) -> MatchState | None:
    """A deal before its first card; None if no suit game was declared with the skat taken up."""
    dealer = number % 3
    match, _ = advance(MatchState(ISKO, dealer), deal_from_seed(ISKO, seed, number, 1, dealer))
    players = [player_for("skat", "strong", seed_text(seed, number, seat)) for seat in range(3)]
    while (seat := match.to_act()) is not None:
        seen = observe(match, seat)
        if isinstance(seen.legal, MayPlay) and seen.deal is not None:
            found = seen.deal.contract
            return match if isinstance(found.order.trump, Suit) and not found.hand else None
        match, _ = advance(match, players[seat].choose(seen, NO_LIMIT, Stop()).action)
    return None


def result(match: MatchState, declarer: str, defenders: str, seed: str) -> Result:
    """Play the cards."""
    deal = match.deal
    assert deal is not None  # noqa: S101 - it is about to be played.
    own = deal.contract.declared_by
    players = [
        player_for("skat", declarer if seat == own else defenders, f"{seed}{seat}")
        for seat in range(3)
    ]
    while (seat := match.to_act()) is not None:
        match, _ = advance(
            match, players[seat].choose(observe(match, seat), NO_LIMIT, Stop()).action
        )
    outcome = match.lines[-1].outcome
    assert outcome is not None  # noqa: S101 - the deal has been counted.
    ended = dict(outcome.values)
    won, score = bool(ended["won"]), float(ended["score"])
    return float(won), score + (GAME_BONUS if won else -GAME_BONUS - OTHERS_BONUS[3])


def interval(gaps: list[float]) -> str:
    """The mean, and its interval."""
    mean = sum(gaps) / len(gaps)
    off = 1.96 * sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
    return f"{mean:+.3f} [{mean - off:+.3f}, {mean + off:+.3f}]"


def main() -> None:
    """Play the deals and print the differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--others", default="club", help="the level of those against them")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--seed", default="contracts-1")
    args = parser.parse_args()
    gaps: dict[str, list[Result]] = {"declarer": [], "defenders": [], "both": []}
    for number in range(args.first, args.first + args.deals):
        match = contract(args.seed, number)
        if match is None:
            continue
        seed = f"s{number}"
        one, other = [result(match, level, args.others, seed) for level in (args.one, args.other)]
        gaps["declarer"].append((one[0] - other[0], one[1] - other[1]))
        one, other = [result(match, args.others, level, seed) for level in (args.one, args.other)]
        gaps["defenders"].append((other[0] - one[0], other[1] - one[1]))
        (a, b), (c, d) = gaps["declarer"][-1], gaps["defenders"][-1]
        gaps["both"].append((a + c, b + d))
        for role, found in gaps.items():
            won, points = map(list, zip(*found, strict=True))
            print(role, len(found), "won", interval(won), "list", interval(points), flush=True)


if __name__ == "__main__":
    main()
