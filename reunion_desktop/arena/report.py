"""Format a comparison of two players: as a text table or as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict

from reunion_desktop.arena.blocks import ArenaResult, DuplicatePlan
from reunion_desktop.arena.ceiling import Ceiling
from reunion_desktop.arena.intervals import Interval
from reunion_desktop.games import IDS


def as_text(result: ArenaResult) -> str:
    """A small table: each player's score and the difference."""
    plan = result.plan
    head = (
        f"{plan.players[0]} against {plan.players[1]}: {plan.blocks} blocks of one {plan.span}, "
        f"{len(plan.line_ups)} line-ups each, {_table(plan)}, seed {plan.seed}"
    )
    rules, single = plan.rules, plan.span == "deal"
    points = f"{rules.scoring.counts.value} a deal"
    account = rules.scoring.lead_in if single else rules.scoring.account_in
    clock = "ms a move: median / 95 % / max"
    rows = [f"{'':20}{points:>15}{f'{account} per {plan.span}':>15}{clock:>33}"]
    for player, mean, times in zip(plan.players, result.means, result.times, strict=True):
        clock = f"{times.p50:.3f} / {times.p95:.3f} / {times.longest:.3f}"
        rows.append(f"{player:20}{mean.points:15.2f}{mean.units:+15.3f}{clock:>33}")
    for name, made, units in (
        ("difference", result.points, result.units),
        ("half the difference", result.points.half, result.units.half),
    ):
        rows.append(f"{name:20}{made.mean:+15.2f}{units.mean:+15.3f}")
        rows.append(f"{'  95 % interval':20}{_span(made, 2):>15}{_span(units, 3):>15}")
    return "\n".join([head, *rows])


def _table(plan: DuplicatePlan) -> str:
    """The rules, with the game if it is not the default one."""
    game = "" if plan.rules.game == IDS[0] else f"{plan.rules.game}, "
    return f"{game}{plan.rules.preset} rules"


def ceiling_as_text(ceiling: Ceiling) -> str:
    """Both tables, and the share of the clairvoyant's advantage that the first player reaches."""
    player, other = ceiling.player.plan.players
    head = f"share of the clairvoyant’s lead over {other} that {player} reaches"
    rows = [
        f"{head}, in {name}: {_share(share)}"
        for name, share in (("points", ceiling.points), ("units", ceiling.units))
    ]
    return "\n\n".join([as_text(ceiling.player), as_text(ceiling.clairvoyant), "\n".join(rows)])


def as_json(result: ArenaResult) -> str:
    """The same figures as one JSON object, with all parameters to repeat the comparison."""
    return json.dumps(_comparison(result), indent=2)


def ceiling_as_json(ceiling: Ceiling) -> str:
    """The same for both comparisons; an unknown share is null."""
    values = _comparison(ceiling.player)
    values["ceiling"] = {
        "clairvoyant": _figures(ceiling.clairvoyant),
        "share_of_points": None if ceiling.points is None else asdict(ceiling.points),
        "share_of_units": None if ceiling.units is None else asdict(ceiling.units),
    }
    return json.dumps(values, indent=2)


def _comparison(result: ArenaResult) -> dict[str, object]:
    plan = result.plan
    return {
        "players": plan.players,
        "game": plan.rules.game,
        "rules": plan.rules.as_options(),
        "seed": plan.seed,
        "span": plan.span,
        "blocks": plan.blocks,
        # The number of worker processes does not change the result.
        "limit": {key: getattr(plan.limit, key) for key in ("time_ms", "worlds", "nodes")},
        **_figures(result),
    }


def _figures(result: ArenaResult) -> dict[str, object]:
    return {
        "means": [asdict(mean) for mean in result.means],
        "points": asdict(result.points),
        "half_points": asdict(result.points.half),
        "units": asdict(result.units),
        "half_units": asdict(result.units.half),
        "times_ms": [asdict(times) for times in result.times],
    }


def _share(share: Interval | None) -> str:
    if share is None:
        return "not known: the clairvoyant’s lead is not significant over so few blocks"
    return f"{share.mean:.0%} (95 % interval {share.low:.0%} to {share.high:.0%})"


def _span(interval: Interval, digits: int) -> str:
    return f"{interval.low:+.{digits}f} {interval.high:+.{digits}f}"
