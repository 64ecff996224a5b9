"""A comparison of two minds, for people and for programs."""

from __future__ import annotations

import json
from dataclasses import asdict

from reunion_desktop.arena.blocks import ArenaResult, Interval


def as_text(result: ArenaResult) -> str:
    """A small table: what each mind made, and by how much they differ."""
    plan = result.plan
    head = (
        f"{plan.players[0]} against {plan.players[1]}: {plan.blocks} blocks of one {plan.span}, "
        f"{len(plan.line_ups)} line-ups each, {plan.rules.preset} rules, seed {plan.seed}"
    )
    rows = [f"{'':16}{'points a deal':>15}{f'units a {plan.span}':>15}{'p50 / p95 / max ms':>27}"]
    for player, mean, times in zip(plan.players, result.means, result.times, strict=True):
        clock = f"{times.p50:.3f} / {times.p95:.3f} / {times.longest:.3f}"
        rows.append(f"{player:16}{mean.points:15.2f}{mean.units:+15.3f}{clock:>27}")
    for name, points, units in (
        ("difference", result.points, result.units),
        ("half of it", result.points.half, result.units.half),
    ):
        rows.append(f"{name:16}{points.mean:+15.2f}{units.mean:+15.3f}")
        rows.append(f"{'  95 % interval':16}{_span(points, 2):>15}{_span(units, 3):>15}")
    return "\n".join([head, *rows])


def as_json(result: ArenaResult) -> str:
    """The same figures as one JSON object, with everything that is needed to play it again."""
    plan = result.plan
    told = {
        "players": plan.players,
        "rules": plan.rules.as_options(),
        "seed": plan.seed,
        "span": plan.span,
        "blocks": plan.blocks,
        "limit": asdict(plan.limit),
        "means": [asdict(mean) for mean in result.means],
        "points": asdict(result.points),
        "half_points": asdict(result.points.half),
        "units": asdict(result.units),
        "half_units": asdict(result.units.half),
        "times_ms": [asdict(times) for times in result.times],
    }
    return json.dumps(told, indent=2)


def _span(interval: Interval, digits: int) -> str:
    return f"{interval.low:+.{digits}f} {interval.high:+.{digits}f}"
