"""Random belief and playout queries about a choice."""

from __future__ import annotations

from array import array
from random import Random

from reunion_desktop.engine.cards import CardSet, Rank
from reunion_desktop.games.reunion.rules import ReunionRules
from reunion_desktop.value_net.public_facts import FEE, PublicFacts
from reunion_desktop.value_net.queries import HALF_CURVE, BeliefQuery, Playouts, UnitsTable
from tests.value_net.askings import Asking

WHOLE = 150
"""Points of the deal, the last trick's included; at least as many as any deal has."""

UNIT = 400
"""A unit in the measure of fees."""


def belief_by_lot(rng: Random, rules: ReunionRules, facts: PublicFacts) -> BeliefQuery:
    """The random arguments of a belief query."""
    aces = CardSet.of(card for card in rules.pack if card.rank is Rank.ACE)
    tens = CardSet.of(card for card in rules.pack if card.rank is Rank.TEN)
    return BeliefQuery(
        seat=rng.randrange(3),
        play_exponent=rng.choice((0.5, 0.5, 1.0, 0.0)),
        discard_exponent=rng.choice((0.7, 0.7, 1.0, 0.0)),
        temperature=rng.choice((0.5, 2.0, 30.0, 2000.0)),
        kept=rng.choice((0, aces.bits | 1 << facts.turned)),
        limited=tens.bits,
        most_limited=rng.choice((0, 1, 2)),
    )


def playouts_by_lot(rng: Random, asking: Asking, most: int = 3) -> Playouts:
    """The random arguments of a playout query: some of the choices."""
    by_units = not rng.randrange(3)
    side, step = rng.choice(((WHOLE + 1, 1), (WHOLE // 5 + 1, 5), (WHOLE // 7 + 2, 7)))
    if by_units:
        side, step = WHOLE + 1, 1
    measure = rng.choice((1, 0, UNIT / FEE))
    utility = array("i", [rng.randrange(-9000, 9001) for _ in range(2 * HALF_CURVE + 1)])
    return Playouts(
        seat=asking.seat,
        choices=tuple(rng.sample(asking.may, min(len(asking.may), most))),
        laid_away=asking.laid_away,
        solve=rng.choice((0, 1, 2, 3, 4, 4, 5)),
        solve_points=rng.choice((0, 3, 5)),
        open_tables=asking.facts.tables.scaled(measure),
        by_units=by_units,
        standing=rng.choice(((0, 0, 0), (30, 20, 10), (5, 9, 5), (1, 2, 3))),
        units=units_by_lot(rng, side, step),
        fee=rng.choice((0, 400, 377, -100)),
        utility=rng.choice((None, utility)),
        critical_z=None,
    )


def units_by_lot(rng: Random, side: int, step: int) -> UnitsTable:
    """A table in which nothing follows from anything."""
    some = [rng.randrange(-16_000, 16_001) for _ in range(997)]
    count = 3 * side * side
    return UnitsTable(array("i", some * (count // len(some) + 1))[:count], side, step)
