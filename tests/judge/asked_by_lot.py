"""Beliefs and playouts by lot: everything that may be asked about a choice."""

from __future__ import annotations

from array import array
from dataclasses import replace
from random import Random

from reunion_desktop.engine.cards import CardSet, Rank
from reunion_desktop.engine.ruleset import Ruleset
from reunion_desktop.judge.ground import Ground
from reunion_desktop.judge.questions import LIKED, Belief, Playouts, UnitsTable
from reunion_desktop.solver.tables import NO_EXTRAS, Extras
from tests.judge.askings import Asking

WHOLE = 150
"""Points of the deal, the last trick's included; at least as many as any deal has."""

UNITS_OF_FEES = Extras(
    bower_gain=400, bower_loss=400, no_trick_loss=(800, 800, 800), no_trick_gain=400
)
"""Fees in 400ths of a unit."""


def belief_by_lot(dice: Random, rules: Ruleset, ground: Ground) -> Belief:
    """How somebody wonders."""
    aces = CardSet.of(card for card in rules.pack if card.rank is Rank.ACE)
    tens = CardSet.of(card for card in rules.pack if card.rank is Rank.TEN)
    return Belief(
        seat=dice.randrange(3),
        faith=dice.choice((0.5, 0.5, 1.0, 0.0)),
        trust=dice.choice((0.7, 0.7, 1.0, 0.0)),
        warmth=dice.choice((0.5, 2.0, 30.0, 2000.0)),
        kept=dice.choice((0, aces.bits | 1 << ground.turned)),
        limited=tens.bits,
        most_limited=dice.choice((0, 1, 2)),
    )


def playouts_by_lot(dice: Random, asking: Asking, most: int = 3) -> Playouts:
    """What somebody wants to be played out: some of the choices."""
    by_units = not dice.randrange(3)
    side, step = dice.choice(((WHOLE + 1, 1), (WHOLE // 5 + 1, 5), (WHOLE // 7 + 2, 7)))
    if by_units:
        side, step = WHOLE + 1, 1
    extras = dice.choice((asking.ground.tables.extras, NO_EXTRAS, UNITS_OF_FEES))
    liking = array("i", [dice.randrange(-9000, 9001) for _ in range(2 * LIKED + 1)])
    return Playouts(
        seat=asking.seat,
        choices=tuple(dice.sample(asking.may, min(len(asking.may), most))),
        laid_away=asking.laid_away,
        solve=dice.choice((0, 1, 2, 3, 4, 4, 5)),
        solve_points=dice.choice((0, 3, 5)),
        open_tables=replace(asking.ground.tables, extras=extras),
        by_units=by_units,
        standing=dice.choice(((0, 0, 0), (30, 20, 10), (5, 9, 5), (1, 2, 3))),
        units=units_by_lot(dice, side, step),
        fee=dice.choice((0, 400, 377, -100)),
        liking=dice.choice((None, liking)),
        surety=None,
    )


def units_by_lot(dice: Random, side: int, step: int) -> UnitsTable:
    """A table in which nothing follows from anything."""
    some = [dice.randrange(-16_000, 16_001) for _ in range(997)]
    count = 3 * side * side
    return UnitsTable(array("i", some * (count // len(some) + 1))[:count], side, step)
