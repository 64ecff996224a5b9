"""Lines of Thirty-One: lives lost or a pot won, by the values of the hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from reunion_desktop.engine.deal_form import NOBODY
from reunion_desktop.engine.plans import DealPlan
from reunion_desktop.engine.scoring import Entry, Mark, ScoreLine
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.sheet import Meaning
from reunion_desktop.games.thirty_one.losses import at_showdown, by_thirty_one
from reunion_desktop.games.thirty_one.options import OUT, ThirtyOneOptions, after_loss
from reunion_desktop.games.thirty_one.options.values import THIRTY_ONE


class ShowDown(NamedTuple):
    """The end of a deal, from which its line follows."""

    values: Mapping[Seat, int]
    """The value of each hand in half points."""
    kind: str
    """How it came about: ``knock``, ``hammer`` or ``stop``."""
    by: Seat
    """The seat that called for it; :data:`NOBODY` for none."""
    knocker: Seat | None
    pot: Mapping[Seat, int]
    """Pots won by seat, where pots are played for."""


def line_of(
    rules: ThirtyOneOptions, lines: tuple[ScoreLine, ...], plan: DealPlan, end: ShowDown
) -> ScoreLine:
    """The line of a deal.

    Where all that are left would fall together they lose nothing and play again (pagat).
    """
    makers = [seat for seat, value in end.values.items() if value >= THIRTY_ONE]
    kind, by, changes = end.kind, end.by, dict(end.pot)
    if makers:
        kind, by = "thirty_one", makers[0]
    if rules.stakes == "lives":
        seats = tuple(end.values)
        changes = at_showdown(rules, end.values, end.knocker)
        if makers:
            changes = by_thirty_one(rules, seats, makers, end.knocker)
        lives, last = rules.lives_after(lines), rules.last_chance
        if max(after_loss(lives[seat], changes[seat], last_chance=last) for seat in seats) == OUT:
            kind, changes = "replay", {}
    knocker = NOBODY if end.knocker is None else end.knocker
    halves = sum(1 << seat for seat, value in end.values.items() if value % 2)
    everybody = range(rules.players)
    return ScoreLine(
        plan.number,
        plan.dealer,
        tuple([end.values.get(seat, 0) // 2 for seat in everybody]),
        (0,) * rules.players,
        (),
        tuple([Entry(changes.get(seat, 0), Mark.PLAIN) for seat in everybody]),
        outcome=Meaning(kind, (("by", by), ("knocker", knocker), ("halves", halves))),
    )
