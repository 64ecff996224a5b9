"""Logistic fits of a Skat hand's features: from open cards, and from games played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from declared import Example

from reunion_desktop.ai.skat.evaluator import Evaluator, chance, features

_ROUNDS = 30
"""Passes over the examples in a fit."""
_PULL = 0.5
"""Penalty on the weights: so many examples against each."""
_HOLD = 20.0
"""Penalty on the corrections by games played; less and more fit other games worse."""
_USUAL, _PULLS, _LEAST_SLOPE = (1.0, 0.5), (0.0, 10.0), 0.2
"""Base and slope where few games were played, penalties on them, and the least slope."""
_LEVEL_PULLS = (10.0, 30.0)
"""Penalties on the difference of a level's base and slope from the usual ones."""
_TURNS, _LONGEST = 25, 0.5
"""Turns of Newton's method, and its longest step."""


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


def corrections(
    weights: Mapping[str, float], examples: Sequence[Example]
) -> tuple[tuple[float, float], dict[str, float]]:
    """Base and slope, and a correction of each weight, for games played, by Newton."""
    (base, slope), found = _USUAL, dict.fromkeys(weights, 0.0)
    holders: dict[str, list[tuple[int, float]]] = {}
    totals, moved = [], [0.0] * len(examples)
    for place, one in enumerate(examples):
        row = list(features(one.kind, one.hand))
        totals.append(sum([weights.get(name, 0.0) * amount for name, amount in row]))
        for name, amount in row:
            if name != "base":
                holders.setdefault(name, []).append((place, amount))
    won = [one.won for one in examples]
    for _ in range(_TURNS):
        base, slope = newton(totals, moved, won, (base, slope), _USUAL, _PULLS)
        for name, rows in holders.items():
            force, area = -_HOLD * found.get(name, 0.0), _HOLD
            for place, amount in rows:
                p = chance(base + slope * totals[place] + moved[place])
                force += amount * (won[place] - p)
                area += amount * amount * p * (1 - p)
            found[name] = found.get(name, 0.0) + force / area
            for place, amount in rows:
                moved[place] += force / area * amount
    return (base, slope), found


def newton(
    totals: Sequence[float],
    moved: Sequence[float],
    won: Sequence[float],
    line: tuple[float, float],
    usual: tuple[float, float],
    pulls: tuple[float, float],
) -> tuple[float, float]:
    """A step of Newton's method for base and slope.

    Args:
        totals: the logit of each game.
        moved: what is added to it after base and slope.
        won: the share won of each game.
        line: base and slope before the step.
        usual: base and slope towards which they are drawn.
        pulls: penalties on the differences from them.
    """
    base, slope = line
    g0, g1 = [pull * (mean - one) for pull, mean, one in zip(pulls, usual, line, strict=True)]
    h00, h01, h11 = pulls[0] + 1e-6, 0.0, pulls[1]
    for total, more, result in zip(totals, moved, won, strict=True):
        p = chance(base + slope * total + more)
        w = p * (1 - p)
        g0, g1 = g0 + result - p, g1 + (result - p) * total
        h00, h01, h11 = h00 + w, h01 + w * total, h11 + w * total * total
    area = h00 * h11 - h01 * h01
    steps = (g0 * h11 - g1 * h01) / area, (g1 * h00 - g0 * h01) / area
    longest = max(_LONGEST, *map(abs, steps))
    slope = max(_LEAST_SLOPE, slope + steps[1] * _LONGEST / longest)
    return base + steps[0] * _LONGEST / longest, slope


def line_of(
    judge: Evaluator, usual: tuple[float, float], examples: Sequence[Example]
) -> tuple[float, float]:
    """Base and slope for some games played, drawn towards the usual ones.

    Args:
        judge: the evaluator without calibration.
        usual: base and slope without these games.
        examples: the games.
    """
    line, moved = usual, [0.0] * len(examples)
    totals = [judge.logit(one.kind, one.hand) for one in examples]
    won = [one.won for one in examples]
    for _ in range(_TURNS):
        line = newton(totals, moved, won, line, usual, _LEVEL_PULLS)
    return line
