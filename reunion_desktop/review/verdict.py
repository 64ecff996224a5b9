"""Verdicts on single moves, computed from the outcomes of playouts.

Two measures are kept apart: the mean over the layouts that the player could not tell apart, which
decides the verdict; and hindsight, with the actual cards, which is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import NamedTuple, TypeAlias

from reunion_desktop.ai.reason import Reason
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet
from reunion_desktop.engine.legal import Legal
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.engine.seats import Seat

_DOUBT = 2.5
"""Standard errors by which a choice must be worse before it counts as a mistake: as many as set a
card clearly behind for the players, so that a hint is no mistake either.
"""
_SLIGHT = 0.01
"""Units below which a loss is ignored."""


UNITS_OF_A_DEAL = 2
"""Difference between a won and a lost deal in units of a verdict, in partnership games."""


class NotReviewed(Exception):  # noqa: N818 - says what became of the question.
    """A review that was cancelled."""


class Basis(Enum):
    """Basis of a verdict: the budget does not always allow all playouts."""

    LAYOUTS = "layouts"
    """The full number of layouts."""
    FEWER = "fewer_layouts"
    """Those layouts that were finished before the budget was spent."""
    RULE = "rule"
    """No layouts: the choice was compared with that of the policy, and no cost is charged."""


Deed: TypeAlias = CardSet | Call
"""A choice: the card to play, the cards to discard, or the call."""


@dataclass(frozen=True, slots=True)
class ChoiceValue:
    """Value of a choice for its player, from here to the end of the deal."""

    units: float
    """Expected units of the game; in partnership games a won deal is two units more than a lost
    one.
    """
    points: float
    """Card points of the player or their side in the deal, or tricks if the game counts those,
    under the reviewer's play.
    """


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible choice with its values."""

    cards: CardSet
    """The card to play, or the cards to discard; empty for a call."""
    average: ChoiceValue
    """Mean over the layouts that the player could not tell apart."""
    hindsight: ChoiceValue
    """Value with the actual cards."""
    call: Call | None = None
    """The call; None for cards."""

    @property
    def deed(self) -> Deed:
        """The choice itself: cards or a call."""
        return self.cards if self.call is None else self.call


@dataclass(frozen=True, slots=True)
class Verdict:
    """Review of one move."""

    place: int
    """The index of the move in the record."""
    deal: int
    """The deal's number in its game, from 1."""
    trick: int
    """The trick's number, from 1; 0 for discards and calls before the first."""
    seat: Seat
    choices: tuple[Choice, ...]
    """The possible choices, the best on average first; for discards, those examined."""
    chosen: Choice
    cost: ChoiceValue
    """Loss against the best choice, on average; insignificant units count 0. Points may be
    negative: they were gained, and units lost.
    """
    reasons: tuple[Reason, ...] = ()
    """Reasons for the best choice; empty if the move cost nothing, except for calls before the
    first card.
    """
    layouts: int = 0
    """Number of layouts examined."""
    basis: Basis = Basis.LAYOUTS
    """Basis of the verdict. With ``RULE`` every value is 0 and the policy's choice is best."""
    counted: Counted | None = None
    """Unit of the points and the cost: card points or tricks; None if the game has units of its
    own.
    """
    legal: Legal | None = None
    """The legal actions; None where nothing depends on them."""

    @property
    def forced(self) -> bool:
        """Test whether there was no other legal choice."""
        return len(self.choices) == 1 and self.basis is not Basis.RULE

    @property
    def settled(self) -> bool:
        """Test whether every choice has the same result with the actual cards."""
        units = [choice.hindsight.units for choice in self.choices]
        return self.basis is not Basis.RULE and max(units) - min(units) < _SLIGHT

    @property
    def best(self) -> Choice:
        """The best choice on average."""
        return self.choices[0]

    @property
    def hindsight(self) -> ChoiceValue:
        """Loss against the best choice, with the actual cards."""
        best, own = self.best.hindsight, self.chosen.hindsight
        return ChoiceValue(best.units - own.units, best.points - own.points)


class Where(NamedTuple):
    """Position of a move: the first fields of a verdict."""

    place: int
    deal: int
    trick: int
    seat: Seat


Row: TypeAlias = Sequence[ChoiceValue]
"""Value of each choice in one layout."""


@dataclass(frozen=True, slots=True)
class Findings:
    """Outcomes of all choices of a move in the same layouts."""

    choices: tuple[Deed, ...]
    weights: tuple[float, ...]
    """Weights of the layouts."""
    rows: tuple[Row, ...]
    """Values of the choices, by layout."""
    real: Row
    """Values of the choices with the actual cards."""
    complete: bool = True
    """True if all requested layouts were played out."""

    def units(self, choice: int) -> list[float]:
        """Units of a choice, by layout."""
        return [row[choice].units for row in self.rows]

    def average(self, choice: int) -> ChoiceValue:
        """Weighted mean of a choice's values."""
        whole = sum(self.weights)
        pairs = list(zip(self.weights, [row[choice] for row in self.rows], strict=True))
        return ChoiceValue(
            sum([weight * worth.units for weight, worth in pairs]) / whole,
            sum([weight * worth.points for weight, worth in pairs]) / whole,
        )


def verdict_from(found: Findings, own: Deed, where: Where) -> Verdict:
    """Compare the choice that was made with the others."""
    choices = [
        choice_of(deed, found.average(at), found.real[at]) for at, deed in enumerate(found.choices)
    ]
    chosen = next(choice for choice in choices if choice.deed == own)
    # The choice that was made comes first among equals.
    choices.sort(key=lambda choice: (-round(choice.average.units, 9), choice is not chosen))
    best = choices[0]
    lost = best.average.units - chosen.average.units
    doubt = _DOUBT * _error(found, found.choices.index(best.deed), found.choices.index(own))
    if best is chosen or lost < max(_SLIGHT, doubt):
        lost = 0.0
    cost = ChoiceValue(lost, best.average.points - chosen.average.points if lost else 0.0)
    basis = Basis.LAYOUTS if found.complete else Basis.FEWER
    return Verdict(*where, tuple(choices), chosen, cost, (), len(found.rows), basis)


def verdict_by_rule(rule: Deed, own: Deed, where: Where, basis: Basis = Basis.RULE) -> Verdict:
    """Verdict without any playouts: by comparison with the policy's choice, or the only one."""
    nothing = ChoiceValue(0.0, 0.0)
    chosen = choice_of(own, nothing, nothing)
    choices = (chosen,) if own == rule else (choice_of(rule, nothing, nothing), chosen)
    return Verdict(*where, choices, chosen, nothing, basis=basis)


def choice_of(deed: Deed, average: ChoiceValue, hindsight: ChoiceValue) -> Choice:
    """A choice with its values."""
    if isinstance(deed, Call):
        return Choice(NO_CARDS, average, hindsight, deed)
    return Choice(deed, average, hindsight)


def _error(found: Findings, best: int, own: int) -> float:
    """Standard error of the difference between two choices, paired by layout."""
    gaps = [one - two for one, two in zip(found.units(best), found.units(own), strict=True)]
    count, whole = len(gaps), sum(found.weights)
    if count < 2:
        return 0.0
    pairs = list(zip(found.weights, gaps, strict=True))
    mean = sum([weight * gap for weight, gap in pairs]) / whole
    strays = sum([(weight * (gap - mean)) ** 2 for weight, gap in pairs])
    return sqrt(strays * count / (count - 1)) / whole
