"""Write ai/skat/hands.json: the weights with which a hand of Skat is judged.

    python3 packaging/tune/hands.py [--hands 6000] [--club 3000] [--strong 1000] [--seed hands-1]

First, random hands are solved with open cards against random defenders; a logistic model of their
features is fitted to the share of games won. Defenders who see every card defend too well, and
where trumps are and what is led counts less than in play. Therefore deals are then played by
computer players of two levels, the best hand of each being made the declarer, some of them at
Null. The weights are corrected by these games, and base and slope are fitted for each level, by
kind of game. At last as many deals are played with bids, and base and slope are fitted again: who
outbids others has more often been too hopeful. The same seed and numbers give the same file on
every machine. ``declared.py`` tells how well the chances fit other deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from declared import (  # noqa: E402 - the project must be found first.
    Example,
    deciles,
    in_parts,
)
from logistic import corrections, line_of, sigmoid_fit  # noqa: E402 - as above.

from reunion_desktop.ai.skat.declarer import Play  # noqa: E402 - as above.
from reunion_desktop.ai.skat.evaluator import (  # noqa: E402 - as above.
    BY_RULE,
    SEARCHED,
    DeclarersHand,
    Evaluator,
    chance,
    group_of,
)
from reunion_desktop.ai.skat.hands import (  # noqa: E402 - as above.
    GRAND_GAME,
    NULL_GAME,
    PACK_BITS,
    SUIT_GAMES,
    GameKind,
    points_of,
    trump_bits,
)
from reunion_desktop.engine.cards import FifthSuit  # noqa: E402 - as above.
from reunion_desktop.games.skat.options import WINNING  # noqa: E402 - as above.
from reunion_desktop.solver.solve import whole_layouts  # noqa: E402 - as above.
from reunion_desktop.solver.tables import cards_of  # noqa: E402 - as above.

OUT = ROOT / "reunion_desktop" / "ai" / "skat" / "hands.json"
LAYOUTS = 8
"""Layouts solved for each hand."""
_DISCARDS = 3
"""The discard is drawn from so many of the best."""
_HAND_SHARE = 0.25
"""Share of Hand games among the examples."""
_PROCESSES = 2
"""Processes that solve hands."""
_START = {
    "base": -2.2, "hand": 0.0, "leads": 0.2, "away": 0.5, "trump tops A": 0.5, "trump tops AT": 1.0,
    "trump tops T": 0.3,
}  # fmt: skip
"""Weights by guess, for the discards of the first fit."""


def guessed() -> dict[str, dict[str, float]]:
    """Weights by guess, for the first discards."""
    weights = {group: dict(_START) for group in ("suit", "grand", "null", "ouvert")}
    tops = {"": 0.6, "A": 1.4, "AT": 2.0, "ATK": 2.2, "T": 0.3, "K": 0.4, "TK": 0.1, "AK": 1.2}
    low = range(4)
    trumps = {f"trumps {number}": 0.7 * (number - 5) for number in range(12)}
    sides = {f"side {top}{n}": worth - 0.6 * n for top, worth in tops.items() for n in low}
    jacks = {
        f"jacks {held}": sum([(0.7, 0.6, 0.5, 0.4)[k] for k in low if held >> k & 1])
        for held in range(16)
    }
    gaps = {
        f"gap {place} {over} {long}": -0.8 * over
        for place in low
        for over in range(1, 5)
        for long in (False, True)
    }
    for group in ("suit", "grand"):
        weights[group] |= trumps | sides | jacks
    for group in ("null", "ouvert"):
        weights[group] |= gaps | {"safety": 1.5}
    return weights


def plausible(kind: GameKind, cards: int) -> bool:
    """Tell whether somebody might declare this game with twelve cards."""
    if kind.trump is None:
        return points_of(cards) <= WINNING - 16
    trumps = (cards & trump_bits(kind.trump)).bit_count()
    if isinstance(kind.trump, FifthSuit):
        aces = sum([1 for suit in range(4) if cards >> 9 * suit + 8 & 1])
        return trumps + aces > 3 and trumps > 0
    return trumps > 3


def solved(kind: GameKind, kept: int, away: int, leads: int, dice: Random) -> float:
    """The share of layouts in which the declarer, seat 0, wins with open cards."""
    rest = cards_of(PACK_BITS & ~kept & ~away)
    layouts = []
    for _ in range(LAYOUTS):
        dice.shuffle(rest)
        one, other = rest[:10], rest[10:20]
        layouts.append((kept, sum([1 << c for c in one]), sum([1 << c for c in other])))
    need = 1 if kind.trump is None else max(0, WINNING - points_of(away))
    found = whole_layouts(Play(kind.trump, 0, leads).asked(layouts, need))
    return sum(found.values) / LAYOUTS


def open_card_examples(
    judge: Evaluator, kinds: Sequence[GameKind], number: int, seed: str
) -> Iterator[Example]:
    """Random hands with good discards, solved with open cards."""
    dice, made = Random(seed), 0
    pack = cards_of(PACK_BITS)
    while made < number:
        dice.shuffle(pack)
        cards = sum([1 << card for card in pack[:12]])
        kind, leader = dice.choice(kinds), dice.randrange(3)
        if not plausible(kind, cards):
            continue
        found = judge.discards(kind, cards, leads=not leader)[:_DISCARDS]
        away, seen = dice.choice(found).away, True
        if dice.random() < _HAND_SHARE:
            away, seen = sum([1 << card for card in pack[10:12]]), False
        # Spread over the range in which bids are decided.
        if dice.random() > 1.2 - abs(2 * chance(found[0].logit) - 1):
            continue
        made += 1
        share = solved(kind, cards & ~away, away, leader, dice)
        hand = DeclarersHand(cards & ~away, away if seen else 0, not leader)
        yield Example(kind, hand, share, LAYOUTS)


_GROUPS = {"suit": SUIT_GAMES, "grand": (GRAND_GAME,), "null": (NULL_GAME,)}
"""The kinds that are fitted with open cards; Null Ouvert shares the weights of Null."""
_FIRST = {"suit": (1.2, 0.5), "grand": (1.3, 0.7), "null": (1.2, 0.5), "ouvert": (0.6, 0.5)}
"""Base and slope by guess, for the first games played."""
_FEW = 100
"""Games played from which base and slope are fitted."""
_OPEN_CARDS = -0.6
"""The logit by which an open hand is harder at Null, where few such games were played."""


def _open_card_fit(task: tuple[dict[str, dict[str, float]], str, int, str]) -> dict[str, float]:
    """The weights of a group, with the discards that other weights choose."""
    weights, group, number, seed = task
    examples = open_card_examples(Evaluator(weights), _GROUPS[group], number, seed)
    return sigmoid_fit(list(examples), seed)


def open_card_weights(hands: int, seed: str) -> dict[str, dict[str, float]]:
    """The weights fitted to hands solved with open cards, in two turns."""
    weights = guessed()
    for turn, number in enumerate((hands // 4, hands)):
        tasks = [(weights, group, number, f"{seed} {group} {turn}") for group in _GROUPS]
        with ProcessPoolExecutor(_PROCESSES) as pool:
            fitted = dict(zip(_GROUPS, pool.map(_open_card_fit, tasks), strict=True))
        weights = {**fitted, "ouvert": dict(fitted["null"])}
    return weights


Games = dict[str, dict[str, list[Example]]]
"""The games of each level by group."""


def played(numbers: Mapping[str, int], seed: str, *, forced: bool) -> Games:
    """The games of some deals of each level."""
    found: Games = {level: {} for level in numbers}
    for level, deals in numbers.items():
        for one in in_parts(level, range(1, deals + 1), seed, forced=forced):
            if one is not None:
                found[level].setdefault(group_of(one.kind), []).append(one)
    return found


def corrected(
    weights: dict[str, dict[str, float]], games: Mapping[str, Mapping[str, Sequence[Example]]]
) -> dict[str, tuple[float, float]]:
    """Correct the weights by the games of all levels; base and slope of each group."""
    usual = dict(_FIRST)
    for group in _GROUPS:
        examples = [one for groups in games.values() for one in groups.get(group, ())]
        if len(examples) >= _FEW:
            usual[group], found = corrections(weights[group], examples)
            for name, amount in found.items():
                old = weights[group].get(name, 0.0)
                weights[group][name] = old + amount / usual[group][1]
    weights["ouvert"], (base, slope) = dict(weights["null"]), usual["null"]
    return {**usual, "ouvert": (base + _OPEN_CARDS, slope)}


def calibrated(
    weights: Mapping[str, Mapping[str, float]],
    usual: Mapping[str, tuple[float, float]],
    groups: Mapping[str, Sequence[Example]],
) -> dict[str, tuple[float, float]]:
    """Base and slope of each group for the games of a level."""
    judge = Evaluator(weights)
    return {group: line_of(judge, usual[group], groups.get(group, ())) for group in weights}


def main() -> None:
    """Fit and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=6_000, help="hands solved of each kind")
    parser.add_argument("--club", type=int, default=3_000, help="deals played by club, each time")
    parser.add_argument("--strong", type=int, default=1_000, help="the same by strong")
    parser.add_argument("--seed", default="hands-1")
    args = parser.parse_args()
    numbers = {BY_RULE: args.club, SEARCHED: args.strong}
    weights = open_card_weights(args.hands, args.seed)
    write(weights, dict.fromkeys(numbers, _FIRST), vars(args), {})
    games = played(numbers, args.seed, forced=True)
    usual = corrected(weights, games)
    calibration = {level: calibrated(weights, usual, groups) for level, groups in games.items()}
    write(weights, calibration, vars(args), {})
    games = played(numbers, f"{args.seed} bids", forced=False)
    calibration = {
        level: calibrated(weights, calibration[level], groups) for level, groups in games.items()
    }
    report = {
        level: {
            group: [
                [round(p, 3), round(won, 3), number]
                for p, won, number in deciles(Evaluator(weights, calibration[level]), examples)
            ]
            for group, examples in groups.items()
        }
        for level, groups in games.items()
    }
    # Defenders by rule lose to most Null games; bids by such games would be too bold elsewhere.
    calibration[BY_RULE] |= {group: calibration[SEARCHED][group] for group in ("null", "ouvert")}
    write(weights, calibration, vars(args), report)
    print(json.dumps(report, indent=1))


def write(
    weights: Mapping[str, Mapping[str, float]],
    calibration: Mapping[str, Mapping[str, Sequence[float]]],
    made_with: dict[str, object],
    report: Mapping[str, object],
) -> None:
    """Write the weights, how they were made, and their calibration."""
    figures = {
        "made_with": made_with,
        "deciles": report,
        "calibration": {
            level: {group: [round(one, 3) for one in pair] for group, pair in groups.items()}
            for level, groups in calibration.items()
        },
        "weights": {
            group: {name: round(amount, 3) for name, amount in sorted(own.items())}
            for group, own in weights.items()
        },
    }
    OUT.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
