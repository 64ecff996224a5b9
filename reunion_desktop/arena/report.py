"""Format a comparison of two players: as a text table or as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict

from reunion_desktop.arena.blocks import ArenaResult, DuplicatePlan
from reunion_desktop.arena.ceiling import Ceiling
from reunion_desktop.arena.intervals import Interval
from reunion_desktop.games import game_of
from reunion_desktop.ui.language.shell_language import translate
from reunion_desktop.ui.language.shell_words import (
    amount,
    deals,
    decimal,
    per_deal,
    per_game,
    percent,
    table,
)


def as_text(result: ArenaResult) -> str:
    """A small table in the shell's language: each player's score and the difference."""
    plan, scoring = result.plan, result.plan.rules.scoring
    clock = translate("cli", "ms per move: median / 95% / longest")
    account = per_deal(scoring.lead_in)
    if plan.span == "game":
        account = per_game(scoring.account_in, plan.rules.game)
    rows = [("", per_deal(scoring.counts.value), account, clock)]
    for player, mean, times in zip(plan.players, result.means, result.times, strict=True):
        clock = " / ".join(decimal(ms, 3) for ms in (times.p50, times.p95, times.longest))
        rows.append((player, decimal(mean.points, 2), decimal(mean.units, 3, "+"), clock))
    interval = translate("cli", "95% interval")
    for name, made, units in (
        (translate("cli", "difference"), result.points, result.units),
        (translate("cli", "half the difference"), result.points.half, result.units.half),
    ):
        rows.append((name, decimal(made.mean, 2, "+"), decimal(units.mean, 3, "+"), ""))
        rows.append((f"  {interval}", _span(made, 2), _span(units, 3), ""))
    return "\n".join([_head(plan), *table(rows, left=1)])


def _head(plan: DuplicatePlan) -> str:
    """The players, the number of blocks, the rules and the seed."""
    text = translate(
        "cli",
        "{first} against {second}. Blocks: {count} ({span} in {seatings} seatings). {game},"
        " {rules} rules, seed {seed}",
    )
    first, second = plan.players
    return text.format(
        first=first,
        second=second,
        count=plan.blocks,
        span=deals(1) if plan.span == "deal" else amount({plan.rules.game}, 1),
        seatings=len(plan.line_ups),
        game=game_of(plan.rules.game).title,
        rules=plan.rules.preset,
        seed=plan.seed,
    )


def ceiling_as_text(ceiling: Ceiling) -> str:
    """Both tables, and the share of the clairvoyant's advantage that the first player reaches."""
    player, other = ceiling.player.plan.players
    texts = (
        translate(
            "cli",
            "{player} reaches this share of the clairvoyant’s lead over {other} in points: {share}",
        ),
        translate(
            "cli",
            "{player} reaches this share of the clairvoyant’s lead over {other} in units: {share}",
        ),
    )
    rows = [
        text.format(player=player, other=other, share=_share(share))
        for text, share in zip(texts, (ceiling.points, ceiling.units), strict=True)
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
        "limit": {key: getattr(plan.limit, key) for key in ("time_ms", "layouts", "nodes")},
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
        return translate(
            "cli", "not known: the clairvoyant’s lead is not significant over so few blocks"
        )
    text = translate("cli", "{share} (95% interval {low} to {high})")
    shown = (percent(part, 0) for part in (share.mean, share.low, share.high))
    return text.format(**dict(zip(("share", "low", "high"), shown, strict=True)))


def _span(interval: Interval, digits: int) -> str:
    return " ".join(decimal(end, digits, "+") for end in (interval.low, interval.high))
