"""Algorithm: worlds drawn as likely as a judge's play and discards make them."""

from __future__ import annotations

from random import Random

from reunion_desktop.ai.purse import Purse
from reunion_desktop.ai.reunion.worlds import Worlds
from reunion_desktop.ai.tricks.worlds import Case, World, drawn_by_weight
from reunion_desktop.judge.course import History
from reunion_desktop.judge.ground import Ground
from reunion_desktop.judge.judge import believe
from reunion_desktop.judge.questions import Belief
from reunion_desktop.judge.questions import World as Flat
from reunion_desktop.judge.weights import Weights

_DRAWN = 2
"""Worlds that are drawn and weighed for each one that is looked into."""

_GRAIN = 10
"""Bits of a likelihood that are too fine to count."""


def flat(world: World) -> Flat:
    """A world as a judge is told it."""
    return (*world.hands, world.laid_away)


def believed_cases(
    weights: Weights,
    ground: Ground,
    history: History,
    worlds: Worlds,
    belief: Belief,
    number: int,
    dice: Random,
    purse: Purse,
) -> list[Case]:
    """Worlds in no particular order, each counting as much as it is likely.

    Every world where there are few, otherwise as many as wanted of twice as many that were drawn
    evenly. None where there was no time.

    Args:
        weights: the judge.
        ground: the deal.
        history: the cards that fell.
        worlds: where they are drawn from.
        belief: how far others are believed to judge so; nothing to draw evenly.
        number: how many are wanted.
        dice: what draws.
        purse: what it may cost.
    """
    soft = belief.faith > 0 or belief.trust > 0
    if worlds.count <= (_DRAWN * number if soft else number):
        drawn = worlds.every()
        dice.shuffle(drawn)
    else:
        drawn = worlds.draw(_DRAWN * number if soft else number, dice)
    allowance = purse.allowance()
    if allowance is None:
        return []
    if not soft:
        return [Case(world, 1) for world in drawn]
    chances = believe(weights, ground, history, [flat(world) for world in drawn], belief, allowance)
    counted = [max(1, chance >> _GRAIN) for chance in chances]
    known = drawn[: len(counted)]  # Fewer, where it was stopped.
    if not known or len(drawn) <= number:
        return [Case(world, count) for world, count in zip(known, counted, strict=True)]
    return drawn_by_weight(known, counted, number, dice)
