"""Write ai/skat/hands.json: the weights with which a hand of Skat is judged.

    python3 packaging/tune/hands.py [--hands 6000] [--deals 3000] [--seed hands-1]

First, random hands are solved with open cards against random defenders; a logistic model of their
features is fitted to the share of games won. Defenders who see every card defend too well.
Therefore deals are then played by computer players of one level, and base and slope of the model
are fitted to the games they declared, by kind of game. The same seed and numbers give the same
file on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from reunion_desktop.ai.roster import player_for  # noqa: E402 - the project must be found first.
from reunion_desktop.ai.skat.declarer import Play  # noqa: E402 - as above.
from reunion_desktop.ai.skat.evaluator import (  # noqa: E402 - as above.
    DeclarersHand,
    Evaluator,
    chance,
    evaluator,
    features,
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
from reunion_desktop.arena.play import headless, seed_text  # noqa: E402 - as above.
from reunion_desktop.engine.cards import FifthSuit  # noqa: E402 - as above.
from reunion_desktop.engine.observe import DealObservation, observe  # noqa: E402 - as above.
from reunion_desktop.engine.record import Header  # noqa: E402 - as above.
from reunion_desktop.games.skat.options import WINNING  # noqa: E402 - as above.
from reunion_desktop.games.skat.rules import ISKO  # noqa: E402 - as above.
from reunion_desktop.solver.solve import whole_layouts  # noqa: E402 - as above.
from reunion_desktop.solver.tables import cards_of  # noqa: E402 - as above.

OUT = ROOT / "reunion_desktop" / "ai" / "skat" / "hands.json"
LAYOUTS = 8
"""Layouts solved for each hand."""
_DISCARDS = 3
"""The discard is drawn from so many of the best."""
_HAND_SHARE = 0.25
"""Share of Hand games among the examples."""
_ROUNDS = 30
"""Passes over the examples in a fit."""
_PULL = 0.5
"""Penalty on the weights: so many examples against each."""
_START = {
    "base": -2.2, "hand": 0.0, "leads": 0.2, "away": 0.5, "trump tops A": 0.5, "trump tops AT": 1.0,
    "trump tops T": 0.3, "calibrated base": 0.0, "calibrated slope": 1.0,
}  # fmt: skip
"""Weights by guess, for the discards of the first fit."""


class Example(NamedTuple):
    """A hand in a game, and how it ended."""

    kind: GameKind
    hand: DeclarersHand
    won: float
    """Share of the games won."""
    times: int = 1
    """Number of games."""


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
        weights[group] |= gaps
    return weights


def sigmoid_fit(examples: Sequence[Example], seed: str) -> dict[str, float]:
    """Logistic regression on sparse features (Adagrad)."""
    rows = [(list(features(one.kind, one.hand)), one.won, one.times) for one in examples]
    weights: dict[str, float] = {"leads": 0.0, "away": 0.0, "hand": 0.0, "base": 0.0}
    grown: dict[str, float] = {}
    dice = Random(seed)
    for _ in range(_ROUNDS):
        dice.shuffle(rows)
        for row, won, times in rows:
            total = sum([weights.get(name, 0.0) * amount for name, amount in row])
            error = won - chance(total)
            for name, amount in row:
                old = weights.get(name, 0.0)
                pull = 0.0 if name == "base" else _PULL * old / len(rows)
                slope = times * error * amount - pull
                grown[name] = grown.get(name, 1.0) + slope * slope
                weights[name] = old + 0.3 * slope / grown[name] ** 0.5
    return weights


def plausible(kind: GameKind, cards: int) -> bool:
    """Tell whether somebody might declare this game with twelve cards."""
    if kind.trump is None:
        return points_of(cards) <= WINNING - 16
    trumps = (cards & trump_bits(kind.trump)).bit_count()
    if isinstance(kind.trump, FifthSuit):
        aces = sum([1 for suit in range(4) if cards >> 9 * suit + 8 & 1])
        return trumps + aces > 3 and trumps > 0
    return trumps > 4


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


def played_examples(level: str, deals: int, seed: str) -> Iterator[Example]:
    """The games declared in deals played by players of one level."""
    number = 0
    while deals > 0:
        number += 1
        players = [player_for("skat", level, seed_text(seed, number, seat)) for seat in range(3)]
        header = Header(ISKO, (level,) * 3, number % 3, "")
        seen: DealObservation | None = None
        for step in headless(header, players, seed, number):
            deal = step.after.deal
            if deal is None:
                continue
            contract = deal.contract
            if contract.call is not None and deal.phase and not deal.taken and not deal.trick.cards:
                seen = observe(step.after, contract.declared_by).deal
            if len(step.after.lines) > len(step.before.lines):
                deals -= 1
                line = step.after.lines[-1]
                if seen is not None and line.outcome is not None:
                    yield _example(seen, won=bool(line.outcome["won"]))
                seen = None
                if deals <= 0:
                    return


def _example(seen: DealObservation, *, won: bool) -> Example:
    """The game declared, as its declarer saw it before the first card."""
    contract = seen.contract
    trump = contract.order.trump
    kind = GameKind(trump, ouvert=contract.open and trump is None)
    away = (seen.laid_away.bits if seen.laid_away else 0) or 0
    leads = contract.seats[0] == contract.declarer
    return Example(kind, DeclarersHand(seen.hand.bits, away, leads), float(won))


def calibration(judge: Evaluator, examples: Iterable[Example]) -> tuple[float, float]:
    """Base and slope by Newton's method, drawn towards a shift alone."""
    rows = [(judge.logit(one.kind, one.hand), one.won) for one in examples]
    base, slope, pull = 0.0, 1.0, 10.0
    for _ in range(25):
        g0, g1, h00, h01, h11 = 0.0, -pull * (slope - 1), 1e-6, 0.0, pull
        for logit, won in rows:
            p = chance(base + slope * logit)
            w = p * (1 - p)
            g0, g1 = g0 + won - p, g1 + (won - p) * logit
            h00, h01, h11 = h00 + w, h01 + w * logit, h11 + w * logit * logit
        area = h00 * h11 - h01 * h01
        base += (g0 * h11 - g1 * h01) / area
        slope += (g1 * h00 - g0 * h01) / area
    return base, slope


def deciles(judge: Evaluator, examples: Sequence[Example]) -> list[tuple[float, float, int]]:
    """Estimate, result and number of games in tenths of the estimates."""
    rows = sorted((judge.chance(one.kind, one.hand), one.won) for one in examples)
    parts = [rows[len(rows) * k // 10 : len(rows) * (k + 1) // 10] for k in range(10)]
    return [
        (sum(p for p, _ in part) / len(part), sum(w for _, w in part) / len(part), len(part))
        for part in parts
        if part
    ]


_GROUPS = {"suit": SUIT_GAMES, "grand": (GRAND_GAME,), "null": (NULL_GAME,)}
"""The kinds that are fitted with open cards; Null Ouvert shares the weights of Null."""
_EASIER = {"suit": 1.1, "grand": 0.8, "null": 0.8, "ouvert": 0.2}
"""Logits by which hidden cards are easier for the declarer, before deals have been played."""
_FEW = 100
"""Games played from which base and slope are fitted."""


def whole(fitted: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    """The weights of all groups, before calibration."""
    made = {**fitted, "ouvert": dict(fitted["null"])}
    for group, own in made.items():
        own |= {"calibrated base": _EASIER[group], "calibrated slope": 1.0}
    return made


def open_card_weights(hands: int, seed: str) -> dict[str, dict[str, float]]:
    """The weights fitted to hands solved with open cards, in two turns."""
    weights = guessed()
    for turn, number in enumerate((hands // 4, hands)):
        judge, fitted = Evaluator(weights), {}
        for group, kinds in _GROUPS.items():
            text = f"{seed} {group} {turn}"
            fitted[group] = sigmoid_fit(list(open_card_examples(judge, kinds, number, text)), text)
        weights = whole(fitted)
    return weights


def main() -> None:
    """Fit and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=6_000, help="hands solved of each kind")
    parser.add_argument("--deals", type=int, default=3_000, help="deals played; 0 for none")
    parser.add_argument("--level", default="club", help="the level of the players")
    parser.add_argument("--seed", default="hands-1")
    parser.add_argument("--keep", action="store_true", help="keep the weights; calibrate only")
    parser.add_argument("--check", action="store_true", help="print the calibration, write nothing")
    args = parser.parse_args()
    if args.check:
        found = list(played_examples(args.level, args.deals, args.seed))
        print(json.dumps(deciles(evaluator(), found)))
        return
    if args.keep:
        weights = json.loads(OUT.read_text(encoding="utf-8"))["weights"]
    else:
        weights = open_card_weights(args.hands, args.seed)
        write(weights, vars(args), {})
    examples = list(played_examples(args.level, args.deals, args.seed)) if args.deals else []
    report = {}
    for group, own in weights.items():
        played = [one for one in examples if group_of(one.kind) == group]
        if len(played) < _FEW:
            continue
        base, slope = calibration(Evaluator(weights), played)
        own["calibrated base"] = base + slope * own["calibrated base"]
        own["calibrated slope"] *= slope
    for group in weights:
        played = [one for one in examples if group_of(one.kind) == group]
        if played:
            report[group] = [
                [round(p, 3), round(won, 3), number]
                for p, won, number in deciles(Evaluator(weights), played)
            ]
    write(weights, vars(args), report)
    print(json.dumps(report, indent=1))


def write(
    weights: dict[str, dict[str, float]], made_with: dict[str, object], report: Mapping[str, object]
) -> None:
    """Write the weights, how they were made, and their calibration."""
    rounded = {
        group: {name: round(amount, 3) for name, amount in sorted(own.items())}
        for group, own in sorted(weights.items())
    }
    figures = {"made_with": made_with, "deciles": report, "weights": rounded}
    OUT.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
