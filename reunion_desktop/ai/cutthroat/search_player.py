"""Search player for cutthroat games: playouts in sampled layouts of the hidden cards.

Every card is played out by the heuristic policy in every layout, once for few points and, where a
hundred may be in reach, once for many; the rules of the game give the payoff. Without time, the
club player decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from reunion_desktop.ai.base_players import SearchPlayer
from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.cutthroat.heuristic_policy import (
    GOAL,
    HABITS,
    KEEN,
    CutthroatWeights,
    chosen,
    masters,
    weighed,
)
from reunion_desktop.ai.cutthroat.rule_players import CutthroatClubPlayer, redeal_call
from reunion_desktop.ai.player import Decision, Turn, only_choice
from reunion_desktop.ai.reason import Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import (
    Determinizations,
    WeightedDeterminization,
    drawn_by_weight,
    rng_of_question,
)
from reunion_desktop.ai.tricks.observation_adapter import in_layout, state_seen, tables_seen
from reunion_desktop.ai.tricks.pimc_search import PimcSearch
from reunion_desktop.ai.tricks.playouts import PlayoutResult
from reunion_desktop.ai.tricks.race import Pruning, race
from reunion_desktop.ai.tricks.reasons.insight import insight
from reunion_desktop.ai.tricks.reweighting import believed
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation import stakes_of
from reunion_desktop.ai.tricks.valuation.payoff import Stakes
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.solver.answers import Allowance

_CLEAR = 0.05
"""Difference in worth from which on one aim counts as better than the other."""
_THEN = 4
"""Layouts from one pruning of candidates to the next."""


@dataclass(frozen=True, slots=True)
class CutthroatConfig:
    """Search parameters of a cutthroat player."""

    layouts: int
    """Layouts sampled."""
    point_cost: float = 0.004
    """Cost of a point, besides the payoff."""
    bold: int = 24
    """Points, made and likely, from which going for a hundred is tried."""
    play_exponent: float = 0.0
    """Exponent of the likelihood of the others' play, from 0 to 1."""
    habits: CutthroatWeights = HABITS
    """Feature weights of all players in playouts."""
    drawn: int = 1
    """Layouts drawn for each one used, when sampled by likelihood."""
    first: int = 8
    """Layouts before the first pruning of candidates."""
    critical_z: float = 1.8
    """Standard errors by which a candidate must be behind to be pruned."""
    nodes: int = 2_000_000
    """Cards that a decision may play out when no limit is set."""


STRONG_REACH = CutthroatConfig(layouts=12)
EXPERT_REACH = CutthroatConfig(
    layouts=48, play_exponent=0.6, habits=KEEN, drawn=2, first=16, critical_z=2.2
)


@dataclass(frozen=True, slots=True)
class CardWithAim:
    """A candidate: a card, and the aim after it."""

    card: Card
    high: bool


class CutthroatSearchPlayer(SearchPlayer[CutthroatConfig]):
    """Search player; deterministic for the same observation and seed."""

    __slots__ = ()

    rule = CutthroatClubPlayer

    def _decide(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """The best card over the layouts; None where there was no time for one."""
        if budget.stop.is_set():
            return None
        if isinstance(turn.legal, MayAnnounce):
            return redeal_call(turn, turn.legal)
        return only_choice(turn.legal) or self._card(turn, budget)

    def _card(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        layouts, number = Determinizations(turn), budget.limit.layouts
        number = self._config.layouts if number is None else number
        if not number or not layouts.count:
            return None
        cases = self._cases(layouts, turn, number, budget)
        found = look_ahead(layouts, turn, cases, budget, self._config)
        if found is None:
            return None
        worths, whole = found.worths(), found.played
        card = found.cards[max(range(len(worths)), key=lambda at: (whole[at], worths[at], -at))]
        once = found.by_card()
        shown = zip(once.cards, once.worths(), strict=True)
        values = {str(one): round(worth, 3) for one, worth in shown}
        info = {"layouts": len(found.rows), "nodes": budget.spent, "values": values}
        return Decision(PlayCard(turn.seat, card), reasons_for(found, card), info)

    def _cases(
        self, layouts: Determinizations, turn: Turn, number: int, budget: SearchBudget
    ) -> list[WeightedDeterminization]:
        """The layouts to play out, sampled by their likelihood where that is configured."""
        reach, rng = self._config, rng_of_question(self._seed, turn.deal, turn.seat)
        if not reach.play_exponent:
            return layouts.cases(number, rng)
        drawn = layouts.cases(reach.drawn * number, rng)
        likely = believed(layouts, tables_seen(turn), drawn, reach.play_exponent, budget, weighed)
        cases = drawn_by_weight(
            [case.layout for case in likely], [case.weight for case in likely], number, rng
        )
        rng.shuffle(cases)
        return cases


def look_ahead(
    layouts: Determinizations,
    turn: Turn,
    cases: Sequence[WeightedDeterminization],
    budget: SearchBudget,
    reach: CutthroatConfig,
) -> PimcSearch | None:
    """The results of each card under each aim, by layout; None where there was no time."""
    state, stakes = state_seen(turn), stakes_of(turn.rules, turn.lines)
    if stakes is None:
        return None

    def play(start: RolloutState, way: CardWithAim, _: Allowance) -> tuple[PlayoutResult, int]:
        cost = len(start.tables.seats) * start.held[turn.seat]
        return end_of(start.branch(), way, stakes, reach), cost

    ways = ways_of(state, turn.legal.cards, reach.bold)
    states = [in_layout(state, turn.deal, case.layout) for case in cases]
    pruning = Pruning(reach.first, _THEN, reach.critical_z)
    rows = race(states, ways, play, budget, pruning, [case.weight for case in cases])
    if not rows:
        return None
    seen = tuple(cases[: len(rows)])
    cards = tuple([way.card for way in ways])
    return PimcSearch(layouts, seen, cards, tuple(rows))


def ways_of(state: RolloutState, cards: CardSet, bold: int) -> tuple[CardWithAim, ...]:
    """The candidates: each card for few points; and for many, where a hundred may be in reach.

    Args:
        state: the rollout state, with the player's own hand known.
        cards: the legal cards.
        bold: points, made and likely, from which going for a hundred is tried.
    """
    tables, side = state.tables, state.tables.sides[state.to_move]
    others = max(count for other, count in enumerate(state.counts) if other != side)
    hand = state.hands[state.to_move]
    out = tables.pack & ~state.played & ~hand
    likely = state.counts[side] + 8 * masters(tables, hand, out)
    low = tuple([CardWithAim(card, high=False) for card in cards])
    if likely < bold or others > sum(tables.points) - GOAL:
        return low
    return (*low, *[CardWithAim(card, high=True) for card in cards])


def end_of(
    state: RolloutState, way: CardWithAim, stakes: Stakes, reach: CutthroatConfig
) -> PlayoutResult:
    """The payoff of a candidate for the next player, and that player's points.

    This is the playout: everybody else plays by the heuristic policy, until the deal is over.
    """
    me = state.to_move
    state.play(way.card.index)
    while not state.over:
        high = way.high if state.to_move == me and way.high else None
        state.play(chosen(state, reach.habits, high=high))
    points, tricks = tuple(state.counts), tuple(state.won)
    worth = stakes.worths(points, tricks)[me] - reach.point_cost * points[me]
    return PlayoutResult(worth, points[me])


def reasons_for(found: PimcSearch, card: Card, against: Card | None = None) -> tuple[Reason, ...]:
    """The reasons for a card of the search, with the aim under which it is best."""
    ways, worths, whole = found.cards, found.worths(), found.played
    places = [place for place, other in enumerate(ways) if other == card]
    avoids: bool | None = True
    if len(places) > 1:
        low, high = [worths[place] if whole[place] else -inf for place in places]
        avoids = None if abs(low - high) < _CLEAR else low > high
    once = found.by_card()
    worth = dict(zip(once.cards, once.worths(), strict=True))
    share = once.share_of(once.cards.index(card))
    told = found.layouts, found.cases, worth, card, share
    return insight(*told, avoids=avoids, against=against)


def strong_player(seed: str, character: Character = EVEN) -> CutthroatSearchPlayer:
    """A search player with few layouts."""
    return CutthroatSearchPlayer(seed, character, STRONG_REACH, "strong")


def expert_player(seed: str, character: Character = EVEN) -> CutthroatSearchPlayer:
    """A search player with many layouts."""
    return CutthroatSearchPlayer(seed, character, EXPERT_REACH, "expert")
