"""Games of Skat declared by computer players, and how well their chances were estimated.

    python3 packaging/tune/declared.py [--level club] [--deals 3000] [--seed declared-1] [--forced]

The deals are played by three players of one level. The table has a line for each tenth of the
games, by the evaluator's estimate: estimate, share won, difference in points of a hundred, games.
With ``--forced`` the best hand of each deal declares at 18, and nobody else bids: so hands with
which all would pass are among the examples. Every fourth deal is a Null then, or is left out where
no hand promises one, and every eighth a Hand game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from reunion_desktop.ai.player import NO_LIMIT, Stop  # noqa: E402 - the project must be found first.
from reunion_desktop.ai.roster import player_for  # noqa: E402 - as above.
from reunion_desktop.ai.skat.bidding import (  # noqa: E402 - as above.
    best_with,
    outlook_of,
    skats_for,
)
from reunion_desktop.ai.skat.evaluator import (  # noqa: E402 - as above.
    BY_RULE,
    SEARCHED,
    DeclarersHand,
    Evaluator,
    evaluator,
    group_of,
)
from reunion_desktop.ai.skat.hands import (  # noqa: E402 - as above.
    NULL_GAME,
    NULL_OUVERT,
    GameKind,
    ledger_of,
)
from reunion_desktop.arena.play import seed_text  # noqa: E402 - as above.
from reunion_desktop.engine.actions import Action, Announce, Discard  # noqa: E402 - as above.
from reunion_desktop.engine.calls import PASS, Call  # noqa: E402 - as above.
from reunion_desktop.engine.cards import CardSet  # noqa: E402 - as above.
from reunion_desktop.engine.dealing.shuffle import deal_from_seed  # noqa: E402 - as above.
from reunion_desktop.engine.game import MatchState, advance  # noqa: E402 - as above.
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard  # noqa: E402 - as above.
from reunion_desktop.engine.observe import DealObservation, observe  # noqa: E402 - as above.
from reunion_desktop.engine.seats import Seat  # noqa: E402 - as above.
from reunion_desktop.games.skat.options import PLAY_HAND, TAKE  # noqa: E402 - as above.
from reunion_desktop.games.skat.rules import ISKO  # noqa: E402 - as above.

_PROCESSES, _PART = 2, 50
"""Processes, and deals that one of them plays at a time."""
_SKATS = 8
"""Skats sampled to find the best hand of a deal."""
_LOWEST_BID = 18
_DEMANDS: dict[int, GameKind | Call] = {0: NULL_GAME, 4: NULL_OUVERT, 2: PLAY_HAND}
"""By what is left of the number of a forced deal, divided by 8: what must be declared."""
_LEAST_NULL = 0.3
"""The chance from which a Null is forced."""


class Example(NamedTuple):
    """A hand in a game, and how it ended."""

    kind: GameKind
    hand: DeclarersHand
    won: float
    """Share of the games won."""
    times: int = 1
    """Number of games."""


def declared_games(
    level: str, numbers: Iterable[int], seed: str, *, forced: bool = False
) -> Iterator[Example | None]:
    """The game declared in each deal between players of one level; None where all passed.

    Args:
        level: the level.
        numbers: the numbers of the deals.
        seed: the seed of the deals.
        forced: whether the best hand declares at the lowest bid.
    """
    for number in numbers:
        match, _ = advance(
            MatchState(ISKO, number % 3), deal_from_seed(ISKO, seed, number, 1, number % 3)
        )
        demand = _DEMANDS.get(number % 8)
        declarer = _best_seat(match, number, demand) if forced else None
        if forced and declarer is None:
            yield None
            continue
        players = [player_for("skat", level, seed_text(seed, number, seat)) for seat in range(3)]
        seen: DealObservation | None = None
        while (seat := match.to_act()) is not None:
            sight = observe(match, seat)
            action = None if declarer is None else _forced(match, seat, declarer, demand)
            action = action or players[seat].choose(sight, NO_LIMIT, Stop()).action
            match, _ = advance(match, action)
            deal = match.deal
            if deal is not None and deal.contract.call is not None and not deal.taken:
                seen = seen or observe(match, deal.contract.declared_by).deal
        outcome = match.lines[-1].outcome
        yield None if outcome is None or seen is None else _example(seen, won=bool(outcome["won"]))


def in_parts(
    level: str, numbers: range, seed: str, *, forced: bool = False
) -> list[Example | None]:
    """The same as :func:`declared_games`, by several processes."""
    parts = [numbers[first : first + _PART] for first in range(0, len(numbers), _PART)]
    task = partial(_listed, level, seed=seed, forced=forced)
    with ProcessPoolExecutor(_PROCESSES) as pool:
        return list(chain.from_iterable(pool.map(task, parts)))


def _listed(level: str, numbers: range, seed: str, *, forced: bool) -> list[Example | None]:
    """The games of some deals, for a process."""
    return list(declared_games(level, numbers, seed, forced=forced))


def _best_seat(match: MatchState, number: int, demand: GameKind | Call | None) -> Seat | None:
    """The seat whose hand promises most at the lowest bid, or at a Null; None where none does."""
    deal = match.deal
    assert deal is not None  # noqa: S101 - the cards have just been dealt.
    worths = []
    for seat in range(3):
        cards, judge = deal.hands[seat].bits, evaluator()
        skats, leads = skats_for(cards, _SKATS, Random(number)), seat == deal.contract.seats[0]
        if isinstance(demand, GameKind):
            games = [best_with(judge, cards | skat, (demand,), leads=leads)[0] for skat in skats]
            worths.append(sum([game.chance for game in games]) / len(games))
        else:
            outlook = outlook_of(judge, cards, ledger_of(ISKO), skats, leads=leads)
            worths.append(outlook.worth(_LOWEST_BID, hand=demand == PLAY_HAND))
    hopeless = isinstance(demand, GameKind) and max(worths) < _LEAST_NULL
    return None if hopeless else worths.index(max(worths))


def _forced(
    match: MatchState, seat: Seat, declarer: Seat, demand: GameKind | Call | None
) -> Action | None:
    """Action forced on a seat where one is to declare at the lowest bid; None if it is free.

    Args:
        match: the match.
        seat: the seat to act.
        declarer: the seat that is to declare.
        demand: the game that it must declare, or Hand; None for any.
    """
    legal = observe(match, seat).legal
    if isinstance(legal, MayAnnounce) and PASS in legal.calls:
        return Announce(seat, next(c for c in legal.calls if (c == PASS) == (seat != declarer)))
    kind = demand if isinstance(demand, GameKind) else None
    if isinstance(legal, MayDiscard) and kind is not None:
        (best,) = best_with(evaluator(), legal.cards.bits, (kind,), leads=False)
        return Discard(seat, CardSet(best.away))
    if isinstance(legal, MayAnnounce):
        wanted = (PLAY_HAND,) if kind is None else (TAKE, kind.call)
        called = [one for one in wanted if one in legal.calls and demand is not None]
        return Announce(seat, called[0]) if called else None
    return None


def _example(seen: DealObservation, *, won: bool) -> Example:
    """The game declared, as its declarer saw it before the first card."""
    contract = seen.contract
    trump = contract.order.trump
    kind = GameKind(trump, ouvert=contract.open and trump is None)
    away = (seen.laid_away.bits if seen.laid_away else 0) or 0
    leads = contract.seats[0] == contract.declarer
    return Example(kind, DeclarersHand(seen.hand.bits, away, leads), float(won))


def deciles(judge: Evaluator, examples: Sequence[Example]) -> list[tuple[float, float, int]]:
    """Estimate, result and number of games in tenths of the estimates."""
    rows = sorted((judge.chance(one.kind, one.hand), one.won) for one in examples)
    parts = [rows[len(rows) * k // 10 : len(rows) * (k + 1) // 10] for k in range(10)]
    return [
        (sum(p for p, _ in part) / len(part), sum(w for _, w in part) / len(part), len(part))
        for part in parts
        if part
    ]


def main() -> None:
    """Play the deals and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="club", help="the level of the players")
    parser.add_argument("--deals", type=int, default=3_000)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--seed", default="declared-1")
    parser.add_argument("--forced", action="store_true", help="the best hand declares at 18")
    args = parser.parse_args()
    numbers = range(args.first, args.first + args.deals)
    found = in_parts(args.level, numbers, args.seed, forced=args.forced)
    games = [one for one in found if one is not None]
    cards = BY_RULE if args.level in {"beginner", BY_RULE} else SEARCHED
    won = sum(one.won for one in games) / len(games)
    print(f"{len(found)} deals, {len(games)} games, {won:.1%} won", end="")
    for group in ("suit", "grand", "null", "ouvert"):
        print(
            f", {group} {sum(group_of(one.kind) == group for one in games) / len(games):.1%}",
            end="",
        )
    print()
    for told, share, number in deciles(evaluator(cards), games):
        print(f"{told:.3f} {share:.3f} {100 * (told - share):+5.1f} {number}")


if __name__ == "__main__":
    main()
