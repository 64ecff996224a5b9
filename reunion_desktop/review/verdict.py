"""Verdicts on single decisions, and how they follow from what a search has found.

Two measures, never mixed. On average over the layouts that the player could not tell apart: by
that a decision is judged. In hindsight, as the cards really lay: that is luck, and told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import TypeAlias

from reunion_desktop.ai.assay import Measure
from reunion_desktop.ai.player import Reason
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.seats import Seat

_DOUBT = 2.0
"""Standard errors by which a choice must fall behind before it is held against anybody."""
_SLIGHT = 0.01
"""Units that are not worth a word."""


class NotJudged(Exception):  # noqa: N818 - says what became of the question.
    """The judgement was called off before it was done."""


class Basis(Enum):
    """What a verdict rests on: not every search comes to its end within its budget."""

    LAYOUTS = "layouts"
    """As many layouts as are looked at anywhere."""
    FEWER = "fewer_layouts"
    """Those that could be searched before the budget was spent."""
    RULE = "rule"
    """None: the choice was compared with what a rule would do, and nothing is held against it."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a choice brings its player from the whole deal on."""

    units: float
    """Expected units of the game."""
    points: float
    """His card points of the deal, all others playing against him."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that could have been done."""

    cards: CardSet
    """The card to play, or those to lay away."""
    average: Worth
    """Over the layouts that its player could not tell apart."""
    hindsight: Worth
    """Over the cards as they lay."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one decision."""

    place: int
    """How many decisions of the record came before it."""
    deal: int
    """The deal's number in its game, from 1."""
    trick: int
    """The trick's number, from 1; 0 for laying away."""
    seat: Seat
    choices: tuple[Choice, ...]
    """What could have been done, the best on average first; laying away, what was looked at."""
    chosen: Choice
    cost: Worth
    """What the best choice would have brought more, on average; units below the doubt count 0.
    Points may be negative: they were gained, and units lost."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the best choice; empty where nothing is held against the one made."""
    layouts: int = 0
    """How many layouts were looked at."""
    basis: Basis = Basis.LAYOUTS
    """What it rests on; where that is the rule, every worth is 0 and the rule's choice is best."""

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to do."""
        return len(self.choices) == 1 and self.basis is not Basis.RULE

    @property
    def best(self) -> Choice:
        """The best choice on average."""
        return self.choices[0]

    @property
    def luck(self) -> float:
        """Units by which the choice came out better than the best one, as the cards lay."""
        return self.chosen.hindsight.units - self.best.hindsight.units


Where: TypeAlias = tuple[int, int, int, Seat]
"""The first four fields of a verdict."""


@dataclass(frozen=True, slots=True)
class Findings:
    """The choices of one decision in many layouts."""

    choices: tuple[CardSet, ...]
    weights: tuple[float, ...]
    """By layout."""
    gains: tuple[tuple[int, ...], ...]
    """By layout, what each choice gains, fees in points."""
    points: tuple[tuple[int, ...], ...]
    """The same in card points of the deal alone; perhaps of the first layouts only."""
    open_gains: tuple[int, ...]
    """By choice, as the cards lay."""
    open_points: tuple[int, ...]
    units: tuple[float, ...] | None = None
    """What each choice is worth on average where more than these gains was asked."""
    complete: bool = True
    """Whether all layouts were searched that were asked for."""


def verdict_from(found: Findings, own: CardSet, measure: Measure, where: Where) -> Verdict:
    """Compare what was chosen with the rest.

    Args:
        found: what the choices bring.
        own: the choice that was made.
        measure: what a gain of points, fees included, is worth.
        where: the decision.
    """
    units = found.units or _means(found.gains, found.weights, measure)
    points = _means(found.points, found.weights[: len(found.points)], float)
    choices = [
        Choice(cards, Worth(u, p), Worth(measure(open_gain), float(open_points)))
        for cards, u, p, open_gain, open_points in zip(
            found.choices, units, points, found.open_gains, found.open_points, strict=True
        )
    ]
    chosen = next(choice for choice in choices if choice.cards == own)
    # Of choices that are worth the same the one that was made comes first: it was as good as any.
    choices.sort(key=lambda choice: (-round(choice.average.units, 9), choice is not chosen))
    best = choices[0]
    lost = best.average.units - chosen.average.units
    doubt = _DOUBT * _error(found, found.choices.index(best.cards), own, measure)
    if best is chosen or lost < max(_SLIGHT, doubt):
        lost = 0.0
    cost = Worth(lost, best.average.points - chosen.average.points if lost else 0.0)
    basis = Basis.LAYOUTS if found.complete else Basis.FEWER
    return Verdict(*where, tuple(choices), chosen, cost, (), len(found.gains), basis)


def verdict_by_rule(rule: CardSet, own: CardSet, where: Where) -> Verdict:
    """A choice beside that of a rule, where nothing was found out about either."""
    nothing = Worth(0.0, 0.0)
    chosen = Choice(own, nothing, nothing)
    choices = (chosen,) if own == rule else (Choice(rule, nothing, nothing), chosen)
    return Verdict(*where, choices, chosen, nothing, basis=Basis.RULE)


def verdict_on_the_forced(own: CardSet, where: Where) -> Verdict:
    """The verdict where there was nothing else to do."""
    nothing = Worth(0.0, 0.0)
    only = Choice(own, nothing, nothing)
    return Verdict(*where, (only,), only, nothing)


def _means(
    rows: Sequence[tuple[int, ...]], weights: Sequence[float], measure: Measure
) -> tuple[float, ...]:
    whole = sum(weights)
    return tuple(
        [
            sum([w * measure(gain) for w, gain in zip(weights, column, strict=True)]) / whole
            for column in zip(*rows, strict=True)
        ]
    )


def _error(found: Findings, best: int, own: CardSet, measure: Measure) -> float:
    """How far chance alone may have moved the gap between two choices, layout by layout."""
    mine = found.choices.index(own)
    gaps = [measure(row[best]) - measure(row[mine]) for row in found.gains]
    if len(gaps) < 2:
        return 0.0
    mean = sum(gaps) / len(gaps)
    return sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))
