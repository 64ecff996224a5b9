"""PIMC search for partnership games: the result of each card in many layouts.

Late in a deal, and where tricks alone count from the first card on, every layout is searched with
open cards; before that every card is played out by the heuristic policy. Cards that are clearly
behind are pruned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.hunsruecker_call_model import SHORT
from reunion_desktop.ai.tricks.determinizations import Determinizations, WeightedDeterminization
from reunion_desktop.ai.tricks.observation_adapter import in_layout, payoff_seen, state_seen
from reunion_desktop.ai.tricks.playout_values import best_share, paired_means
from reunion_desktop.ai.tricks.playouts import PlayoutResult, played_out, solved
from reunion_desktop.ai.tricks.race import Pruning, Row, race
from reunion_desktop.ai.tricks.reweighting import believed
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.cards import Card
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.solver.answers import Allowance

_FIRST, _THEN = 12, 8
"""Layouts before the first pruning of cards, and from one pruning to the next."""

_BATCH = 8
"""Layouts in one call of the solver."""


@dataclass(frozen=True, slots=True)
class PimcConfig:
    """Search parameters: layouts, depth of the exact search, likelihoods and margins."""

    layouts: int
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
    critical_z: float = 2.5
    """Standard errors by which a card must be behind to be pruned."""
    margin: float = 0.1
    """How much better than a pass a bold call must be, as a share of the stake."""
    astray: float = 0.0
    """Standard error of the evaluation of a short hand, as a share of the stake; 0 not to use it
    for calls.
    """
    play_exponent: float = 0.0
    """Exponent of the likelihood of the others' play under the heuristic policy, from 0 to 1."""
    point_worth: float = 0.05
    """Weight of the count itself, beside the payoff."""
    nodes: int = 60_000_000
    """Cards that a decision may play in search when no limit is set."""

    @property
    def pruning(self) -> Pruning:
        """The rule by which cards are pruned."""
        return Pruning(_FIRST, _THEN, self.critical_z)

    def at_most(self, rules: Rules, *, calls: bool = False) -> int:
        """The number of layouts under some rules, for a card or for a call."""
        usual = self.calls if calls else self.layouts
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

    layouts: Determinizations
    cases: tuple[WeightedDeterminization, ...]
    """The layouts used."""
    cards: tuple[Card, ...]
    rows: tuple[Row, ...]
    """By layout."""

    def worths(self, point_worth: float = 0.0) -> tuple[float, ...]:
        """By card, the mean payoff, with some weight of the count beside it."""
        return self.means(lambda end: end.worth + point_worth * end.counted)

    def means(self, measure: Callable[[PlayoutResult], float]) -> tuple[float, ...]:
        """By card, the mean of some measure of its results."""
        return paired_means(self.rows, self.weights, measure)

    def share_of(self, place: int) -> float:
        """The share of layouts in which no card is better, by payoff and then by count."""
        return best_share(self.rows, self.weights, place, lambda end: end)

    @property
    def played(self) -> tuple[bool, ...]:
        """By card, whether it was played in all layouts, not pruned."""
        return tuple([None not in column for column in zip(*self.rows, strict=True)])

    def by_card(self) -> PimcSearch:
        """The same with each card once, which was played in several ways: in the best of them."""
        worths, whole = self.worths(), self.played
        kept = {
            card: max(
                [place for place, other in enumerate(self.cards) if other == card],
                key=lambda place: (whole[place], worths[place]),
            )
            for card in self.cards
        }
        rows = [tuple([row[place] for place in kept.values()]) for row in self.rows]
        return replace(self, cards=tuple(kept), rows=tuple(rows))

    @property
    def weights(self) -> list[float]:
        """The weights of the layouts used."""
        return [case.weight for case in self.cases]


def look_ahead(
    layouts: Determinizations,
    turn: Turn,
    cases: Sequence[WeightedDeterminization],
    budget: SearchBudget,
    reach: PimcConfig,
) -> PimcSearch | None:
    """PIMC search over layouts in random order; None where there was no time."""
    aim, state = payoff_seen(turn), state_seen(turn)
    # Reweight the sampled layouts by the cards that the others played.
    cases = believed(layouts, state.tables, cases, reach.play_exponent, budget)
    states = [in_layout(state, turn.deal, case.layout) for case in cases]
    if len(turn.deal.hand) <= reach.exact(turn.rules, aim.counted) and aim.first is None:
        rows = _searched(states, aim, budget)
    else:
        solve = reach.solved(turn.rules)

        def play(
            start: RolloutState, card: Card, allowance: Allowance
        ) -> tuple[PlayoutResult, int]:
            branch = start.branch()
            branch.play(card.index)
            return played_out(branch, aim, turn.side, allowance, solve=solve)

        # Every layout counts once here. Pruned by their weights, 3 of 1,426 choices of ``expert1``
        # at Hunsrücker Bauern, Bauer and Viersche were other ones.
        rows = race(states, list(turn.legal.cards), play, budget, reach.pruning)
    return _results(layouts, turn, cases, rows)


def all_tricks(
    layouts: Determinizations,
    turn: Turn,
    cases: Sequence[WeightedDeterminization],
    budget: SearchBudget,
) -> PimcSearch | None:
    """The results of exact searches for all tricks, without regard to a number to be reached.

    None where there was no time for one.
    """
    state = state_seen(turn)
    states = [in_layout(state, turn.deal, case.layout) for case in cases]
    return _results(layouts, turn, cases, _searched(states, payoff_seen(turn), budget))


def _results(
    layouts: Determinizations,
    turn: Turn,
    cases: Sequence[WeightedDeterminization],
    rows: Sequence[Row],
) -> PimcSearch | None:
    if not rows:
        return None
    return PimcSearch(layouts, tuple(cases[: len(rows)]), tuple(turn.legal.cards), tuple(rows))


def _searched(states: Sequence[RolloutState], aim: Payoff, budget: SearchBudget) -> list[Row]:
    """Solve the layouts with open cards."""
    rows: list[Row] = []
    while len(rows) < len(states):
        allowance = budget.allowance()
        if allowance is None:
            break
        found = solved(states[len(rows) : len(rows) + _BATCH], aim, allowance)
        budget.pay(found.nodes)
        rows += found.rows
        if not found.complete:
            break
    return rows
