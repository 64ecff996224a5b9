"""PIMC search for partnership games: the result of each card in many layouts.

Late in a deal, and where tricks alone count from the first card on, every layout is searched with
open cards; before that every card is played out by the heuristic policy. Cards that are clearly
behind are pruned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.hunsruecker_call_model import SHORT
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.ai.tricks.heuristic_policy import cards_in
from reunion_desktop.ai.tricks.observation_adapter import (
    aim_seen,
    course_seen,
    ground_seen,
    in_world,
)
from reunion_desktop.ai.tricks.playout_values import best_share, paired_means
from reunion_desktop.ai.tricks.playouts import PlayoutResult, played_out, solved
from reunion_desktop.ai.tricks.reweighting import believed
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.observe import Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Counted

_FIRST, _THEN = 12, 8
"""Layouts before the first pruning of cards, and from one pruning to the next."""

_BATCH = 8
"""Layouts in one call of the solver."""

Row: TypeAlias = tuple[PlayoutResult | None, ...]
"""The result of every card in one layout; None for one that was pruned before."""


@dataclass(frozen=True, slots=True)
class PimcConfig:
    """Search parameters: layouts, depth of the exact search, likelihoods and margins."""

    worlds: int
    """Layouts for a card, when no limit is set."""
    calls: int
    """Layouts for a call."""
    short: int = 0
    """Layouts for a card or a call with short hands, which are searched quickly; 0 for the usual
    number.
    """
    ending: int = 3
    """Tricks to be played from which on layouts are searched with open cards where hands are
    short: before that, open-card search overrates the lead.
    """
    points: int = 6
    """Tricks to be played from which on layouts are searched with open cards where points count."""
    tricks: int = 9
    """The same where tricks count: there are fewer different results, and the search is quicker.
    """
    solve: int = 5
    """Last tricks of a playout that are left to the exact search."""
    surety: float = 2.5
    """Standard errors by which a card must be behind to be pruned."""
    margin: float = 0.1
    """How much better than a pass a bold call must be, as a share of the stake."""
    astray: float = 0.0
    """Standard error of the evaluation of a short hand, as a share of the stake; 0 not to use it
    for calls.
    """
    faith: float = 0.0
    """Exponent of the likelihood of the others' play under the heuristic policy, from 0 to 1."""
    liking: float = 0.05
    """Weight of the count itself, beside the payoff."""
    nodes: int = 60_000_000
    """Cards that a decision may play in search when no limit is set."""

    def at_most(self, rules: Rules, *, calls: bool = False) -> int:
        """The number of layouts under some rules, for a card or for a call."""
        usual = self.calls if calls else self.worlds
        return max(usual, self.short) if rules.hand_size <= SHORT else usual

    def exact(self, rules: Rules, counted: Counted) -> int:
        """Tricks to be played from which on layouts are searched exactly."""
        if rules.hand_size <= SHORT:
            return self.ending
        return self.tricks if counted is Counted.TRICKS else self.points

    def solved(self, rules: Rules) -> int:
        """Last tricks of a playout that are left to the exact search, under some rules."""
        return self.ending if rules.hand_size <= SHORT else self.solve


@dataclass(frozen=True, slots=True)
class PimcSearch:
    """The results of the cards of one decision in many layouts."""

    worlds: Determinizations
    cases: tuple[WeightedDeterminization, ...]
    """The layouts used."""
    cards: tuple[Card, ...]
    rows: tuple[Row, ...]
    """By layout."""

    def worths(self, liking: float = 0.0) -> tuple[float, ...]:
        """By card, the mean payoff.

        Args:
            liking: the weight of the count beside the payoff.
        """
        return self._means(lambda end: end.worth + liking * end.counted)

    def counted(self) -> tuple[float, ...]:
        """By card, the mean count."""
        return self._means(lambda end: end.counted)

    def share_of(self, place: int) -> float:
        """The share of layouts in which no card is better, by payoff and then by count."""
        return best_share(self.rows, self._weights, place, lambda end: end)

    def shares_of(self, counted: int) -> tuple[float, ...]:
        """By card, the share of layouts with a given count."""
        return self._means(lambda end: float(end.counted == counted))

    def _means(self, measure: Callable[[PlayoutResult], float]) -> tuple[float, ...]:
        return paired_means(self.rows, self._weights, measure)

    @property
    def _weights(self) -> list[float]:
        return [case.weight for case in self.cases]


def look_ahead(
    worlds: Determinizations,
    observation: Observation,
    cases: Sequence[WeightedDeterminization],
    budget: SearchBudget,
    reach: PimcConfig,
) -> PimcSearch | None:
    """PIMC search over the layouts, the same for every card; None where there was no time.

    Args:
        worlds: where the layouts were drawn from.
        observation: what the seat sees.
        cases: the layouts, in random order.
        budget: the search budget.
        reach: the search parameters.
    """
    deal, legal = worlds.deal, observation.legal
    assert legal is not None  # noqa: S101 - the caller has checked that a seat is to act.
    aim = aim_seen(observation, deal)
    ground = ground_seen(observation, deal, aim)
    course = course_seen(observation, deal, ground)
    # Reweight the sampled layouts by the cards that the others played.
    cases = believed(worlds, ground, cases, reach.faith, budget)
    layouts = [in_world(course, deal, case.world) for case in cases]
    if len(deal.hand) <= reach.exact(observation.rules, aim.counted) and aim.first is None:
        rows = _searched(layouts, aim, budget)
    else:
        solve = reach.solved(observation.rules)
        rows = _played(layouts, cards_in(legal.cards.bits), aim, budget, (reach.surety, solve))
    if not rows:
        return None
    return PimcSearch(worlds, tuple(cases[: len(rows)]), tuple(legal.cards), tuple(rows))


def all_tricks(
    worlds: Determinizations,
    observation: Observation,
    cases: Sequence[WeightedDeterminization],
    budget: SearchBudget,
) -> PimcSearch | None:
    """The results of exact searches for all tricks, without regard to a number to be reached.

    None where there was no time for one.

    Args:
        worlds: where the layouts were drawn from.
        observation: what the seat sees.
        cases: the layouts.
        budget: the search budget.
    """
    deal, legal = worlds.deal, observation.legal
    assert legal is not None  # noqa: S101 - the caller has checked that a seat is to act.
    aim = aim_seen(observation, deal)
    course = course_seen(observation, deal, ground_seen(observation, deal, aim))
    rows = _searched([in_world(course, deal, case.world) for case in cases], aim, budget)
    if not rows:
        return None
    return PimcSearch(worlds, tuple(cases[: len(rows)]), tuple(legal.cards), tuple(rows))


def _searched(layouts: Sequence[RolloutState], aim: Payoff, budget: SearchBudget) -> list[Row]:
    """Solve the layouts with open cards."""
    rows: list[Row] = []
    while len(rows) < len(layouts):
        allowance = budget.allowance()
        if allowance is None:
            break
        found = solved(layouts[len(rows) : len(rows) + _BATCH], aim, allowance)
        budget.pay(found.nodes)
        rows += found.rows
        if not found.complete:
            break
    return rows


def _played(
    layouts: Sequence[RolloutState],
    cards: Sequence[int],
    aim: Payoff,
    budget: SearchBudget,
    told: tuple[float, int],
) -> list[Row]:
    """Play out every card by the heuristic policy, pruning those that fall behind.

    The last argument holds the standard errors for pruning and the tricks left to a search.
    """
    surety, solve = told
    side = layouts[0].ground.sides[layouts[0].to_move]
    alive = [True] * len(cards)
    rows: list[Row] = []
    for course in layouts:
        allowance = budget.allowance()
        if allowance is None:
            break
        row: list[PlayoutResult | None] = []
        for card, wanted in zip(cards, alive, strict=True):
            if not wanted:
                row.append(None)
                continue
            branch = course.branch()
            branch.play(card)
            end, cost = played_out(branch, aim, side, allowance, solve=solve)
            budget.pay(cost)
            row.append(end)
        rows.append(tuple(row))
        if len(rows) >= _FIRST and not (len(rows) - _FIRST) % _THEN:
            _give_up(rows, alive, surety)
            if sum(alive) == 1:
                break
    return rows


def _give_up(rows: Sequence[Row], alive: list[bool], surety: float) -> None:
    """Prune the cards that are clearly behind the best, by paired differences."""
    places = [place for place, wanted in enumerate(alive) if wanted]
    columns = {
        place: [end.worth for row in rows if (end := row[place]) is not None] for place in places
    }
    best = max(places, key=lambda place: sum(columns[place]))
    count = len(rows)
    for place in places:
        gaps = [mine - other for mine, other in zip(columns[best], columns[place], strict=True)]
        mean = sum(gaps) / count
        spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1) / count)
        if mean > surety * spread and mean > 0:
            alive[place] = False
