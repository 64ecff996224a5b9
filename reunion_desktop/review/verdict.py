"""Verdicts on single decisions, and how they follow from what playouts have found.

Two measures, never mixed. On average over the layouts that the player could not tell apart: by
that a decision is judged. In hindsight, as the cards really lay: that is luck, and told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import TypeAlias

from reunion_desktop.ai.player import Reason
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.engine.seats import Seat

_DOUBT = 2.0
"""Standard errors by which a choice must fall behind before it is held against anybody."""
_SLIGHT = 0.01
"""Units that are not worth a word."""


UNITS_OF_A_DEAL = 2
"""What a deal won is worth more than a deal lost, among partners, in the units of a verdict."""


class NotReviewed(Exception):  # noqa: N818 - says what became of the question.
    """The judgement was called off before it was done."""


class Basis(Enum):
    """What a verdict rests on: not all playouts come to their end within their budget."""

    LAYOUTS = "layouts"
    """As many layouts as are looked at anywhere."""
    FEWER = "fewer_layouts"
    """Those that could be played out before the budget was spent."""
    RULE = "rule"
    """None: the choice was compared with that of judgement alone, and nothing is held against
    it."""


Deed: TypeAlias = CardSet | Call
"""What can be done: the card to play, the cards to lay away, or what is said."""


@dataclass(frozen=True, slots=True)
class ChoiceValue:
    """What a choice brings its player from the whole deal on."""

    units: float
    """Expected units of the game; among partners two are what a deal won is worth more than a deal
    lost."""
    points: float
    """His card points of the deal, or his side's, or its tricks where no card counts, if all go on
    as the judge would."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that could have been done."""

    cards: CardSet
    """The card to play, or those to lay away; none where something is said."""
    average: ChoiceValue
    """Over the layouts that its player could not tell apart."""
    hindsight: ChoiceValue
    """Over the cards as they lay."""
    call: Call | None = None
    """What is said; None for cards."""

    @property
    def deed(self) -> Deed:
        """What is done: cards, or a call."""
        return self.cards if self.call is None else self.call


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one decision."""

    place: int
    """How many decisions of the record came before it."""
    deal: int
    """The deal's number in its game, from 1."""
    trick: int
    """The trick's number, from 1; 0 for what is laid away or said before the first."""
    seat: Seat
    choices: tuple[Choice, ...]
    """What could have been done, the best on average first; laying away, what was looked at."""
    chosen: Choice
    cost: ChoiceValue
    """What the best choice would have brought more, on average; units below the doubt count 0.
    Points may be negative: they were gained, and units lost."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the best choice; where nothing is held against the one made it is empty, but
    for what was said before the first card."""
    layouts: int = 0
    """How many layouts were looked at."""
    basis: Basis = Basis.LAYOUTS
    """What it rests on; where that is the rule, every worth is 0 and the rule's choice is best."""
    counted: Counted | None = None
    """What its points are, and its cost is told in: card points or tricks; None where a game has
    units of its own to tell it in."""
    gave: bool = False
    """Whether the card was given to another."""

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

    @property
    def hindsight(self) -> ChoiceValue:
        """What the best choice would have brought more as the cards lay."""
        best, own = self.best.hindsight, self.chosen.hindsight
        return ChoiceValue(best.units - own.units, best.points - own.points)


Where: TypeAlias = tuple[int, int, int, Seat]
"""The first four fields of a verdict."""


Row: TypeAlias = Sequence[ChoiceValue]
"""What each choice brings in one layout."""


@dataclass(frozen=True, slots=True)
class Findings:
    """How the choices of one decision end in many layouts, every one of them in each."""

    choices: tuple[Deed, ...]
    weights: tuple[float, ...]
    """By layout."""
    rows: tuple[Row, ...]
    """By layout, how each choice ends."""
    real: Row
    """The same as the cards lay."""
    complete: bool = True
    """Whether all layouts were played out that were asked for."""

    def units(self, choice: int) -> list[float]:
        """By layout, the units that a choice brings."""
        return [row[choice].units for row in self.rows]

    def average(self, choice: int) -> ChoiceValue:
        """What a choice brings on average."""
        whole = sum(self.weights)
        pairs = list(zip(self.weights, [row[choice] for row in self.rows], strict=True))
        return ChoiceValue(
            sum([weight * worth.units for weight, worth in pairs]) / whole,
            sum([weight * worth.points for weight, worth in pairs]) / whole,
        )


def verdict_from(found: Findings, own: Deed, where: Where) -> Verdict:
    """Compare what was chosen with the rest.

    Args:
        found: how the choices end.
        own: the choice that was made.
        where: the decision.
    """
    choices = [
        _choice(deed, found.average(at), found.real[at]) for at, deed in enumerate(found.choices)
    ]
    chosen = next(choice for choice in choices if choice.deed == own)
    # Of choices that are worth the same the one that was made comes first: it was as good as any.
    choices.sort(key=lambda choice: (-round(choice.average.units, 9), choice is not chosen))
    best = choices[0]
    lost = best.average.units - chosen.average.units
    doubt = _DOUBT * _error(found, found.choices.index(best.deed), found.choices.index(own))
    if best is chosen or lost < max(_SLIGHT, doubt):
        lost = 0.0
    cost = ChoiceValue(lost, best.average.points - chosen.average.points if lost else 0.0)
    basis = Basis.LAYOUTS if found.complete else Basis.FEWER
    return Verdict(*where, tuple(choices), chosen, cost, (), len(found.rows), basis)


def verdict_by_rule(rule: Deed, own: Deed, where: Where) -> Verdict:
    """A choice beside that of judgement alone, where nothing was found out about either."""
    nothing = ChoiceValue(0.0, 0.0)
    chosen = _choice(own, nothing, nothing)
    choices = (chosen,) if own == rule else (_choice(rule, nothing, nothing), chosen)
    return Verdict(*where, choices, chosen, nothing, basis=Basis.RULE)


def verdict_on_the_forced(own: Deed, where: Where) -> Verdict:
    """The verdict where there was nothing else to do."""
    nothing = ChoiceValue(0.0, 0.0)
    only = _choice(own, nothing, nothing)
    return Verdict(*where, (only,), only, nothing)


def _choice(deed: Deed, average: ChoiceValue, hindsight: ChoiceValue) -> Choice:
    if isinstance(deed, Call):
        return Choice(NO_CARDS, average, hindsight, deed)
    return Choice(deed, average, hindsight)


def _error(found: Findings, best: int, own: int) -> float:
    """How far chance alone may have moved the gap between two choices, layout by layout."""
    gaps = [one - two for one, two in zip(found.units(best), found.units(own), strict=True)]
    count, whole = len(gaps), sum(found.weights)
    if count < 2:
        return 0.0
    pairs = list(zip(found.weights, gaps, strict=True))
    mean = sum([weight * gap for weight, gap in pairs]) / whole
    strays = sum([(weight * (gap - mean)) ** 2 for weight, gap in pairs])
    return sqrt(strays * count / (count - 1)) / whole
