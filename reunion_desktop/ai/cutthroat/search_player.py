"""Search player for cutthroat games: playouts in sampled layouts of the hidden cards.

Every card is played out by the heuristic policy in every layout, once for few points and, where a
hundred may be in reach, once for many; the rules of the game give the payoff. Without time, the
club player decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from reunion_desktop.ai.base_players import SearchPlayer
from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.cutthroat.club import CutthroatClubPlayer, rule_reasons
from reunion_desktop.ai.cutthroat.heuristic_policy import (
    GOAL,
    HABITS,
    KEEN,
    CutthroatWeights,
    chosen,
    weighed,
)
from reunion_desktop.ai.cutthroat.observation_adapter import table_seen
from reunion_desktop.ai.cutthroat.redeal_calls import called
from reunion_desktop.ai.player import (
    Decision,
    Limit,
    Motive,
    Reason,
    Stop,
    only_choice,
)
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.deal_tables import DealTables
from reunion_desktop.ai.tricks.determinizations import (
    Determinizations,
    WeightedDeterminization,
    dice_of_question,
    drawn_by_weight,
)
from reunion_desktop.ai.tricks.observation_adapter import in_world
from reunion_desktop.ai.tricks.reweighting import believed
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation import stakes_of
from reunion_desktop.ai.tricks.valuation.payoff import Stakes
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import ALL_CARDS, CardSet
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation

_THEN = 4
"""Layouts from one pruning of candidates to the next."""

_NODES = 2_000_000
"""Cards that a decision may play out when no limit is set."""


@dataclass(frozen=True, slots=True)
class CutthroatConfig:
    """Search parameters of a cutthroat player."""

    worlds: int
    """Layouts sampled."""
    liking: float = 0.004
    """Cost of a point, besides the payoff."""
    bold: int = 24
    """Points, made and likely, from which going for a hundred is tried."""
    faith: float = 0.0
    """Exponent of the likelihood of the others' play, from 0 to 1."""
    habits: CutthroatWeights = HABITS
    """Feature weights of all players in playouts."""
    drawn: int = 1
    """Layouts drawn for each one used, when sampled by likelihood."""
    first: int = 8
    """Layouts before the first pruning of candidates."""
    surety: float = 1.8
    """Standard errors by which a candidate must be behind to be pruned."""


STRONG_REACH = CutthroatConfig(worlds=12)
EXPERT_REACH = CutthroatConfig(worlds=48, faith=0.6, habits=KEEN, drawn=2, first=16, surety=2.2)


@dataclass(frozen=True, slots=True)
class CardWithAim:
    """A candidate: a card, and the aim after it."""

    card: int
    high: bool


class CutthroatSearchPlayer(SearchPlayer[CutthroatConfig]):
    """Search player; deterministic for the same observation and seed."""

    __slots__ = ()

    rule = CutthroatClubPlayer

    def _decide(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: Legal,
        limit: Limit,
        stop: Stop,
    ) -> Decision | None:
        """The best card over the layouts; None where there was no time for one."""
        if stop.is_set():
            return None
        if isinstance(legal, MayAnnounce):
            return called(observation, deal, legal)
        assert isinstance(legal, MayPlay)  # noqa: S101 - no discards in these games.
        only = only_choice(legal)
        if only is not None:
            return only
        budget = SearchBudget(limit, stop, _NODES)
        stakes = stakes_of(observation.rules, observation.lines)
        worlds = Determinizations(observation)
        number = self._config.worlds if limit.worlds is None else limit.worlds
        if stakes is None or not number or not worlds.count:
            return None
        dice = dice_of_question(self._dice, deal, observation.seat)
        course = table_seen(observation, deal)
        cases = self._cases(worlds, course.ground, number, dice, budget)
        table = OutcomeTable(ways_of(course, legal.cards, self._config.bold))
        for case in cases:
            if budget.allowance() is None:
                break
            table.look(
                in_world(course, deal, case.world), case.weight, stakes, self._config, budget
            )
            if table.settled:
                break
        if not table.rows:
            return None
        return _decided(observation, course, table, cases, budget)

    def _cases(
        self,
        worlds: Determinizations,
        ground: DealTables,
        number: int,
        dice: Random,
        budget: SearchBudget,
    ) -> list[WeightedDeterminization]:
        """The layouts to play out, sampled by their likelihood where that is configured."""
        reach = self._config
        if not reach.faith:
            return worlds.cases(number, dice)
        drawn = worlds.cases(reach.drawn * number, dice)
        likely = believed(worlds, ground, drawn, reach.faith, budget, weighed)
        cases = drawn_by_weight(
            [case.world for case in likely], [case.weight for case in likely], number, dice
        )
        dice.shuffle(cases)
        return cases


def ways_of(
    course: RolloutState, cards: CardSet, bold: int = EXPERT_REACH.bold
) -> tuple[CardWithAim, ...]:
    """The candidates: each card for few points; and for many, where a hundred may be in reach.

    Args:
        course: the rollout state, with the player's own hand known.
        cards: the legal cards.
        bold: points, made and likely, from which going for a hundred is tried.
    """
    ground, me = course.ground, course.to_move
    made = course.counts[ground.sides[me]]
    others = max(count for side, count in enumerate(course.counts) if side != ground.sides[me])
    likely = made + 8 * _masters(course)
    low = tuple([CardWithAim(card.index, high=False) for card in cards])
    whole = sum(ground.points)
    if likely < bold or others > whole - GOAL:
        return low
    return (*low, *[CardWithAim(way.card, high=True) for way in low])


def _masters(course: RolloutState) -> int:
    """The number of the player's cards that cannot be beaten in their suit, trumps twice."""
    ground, hand = course.ground, course.hands[course.to_move]
    out = ground.pack & ~course.played & ~hand
    masters = 0
    for card in range(len(ground.over) - 1):
        if hand >> card & 1 and not ground.over[card] & out:
            masters += 2 if ground.suit_of[card] == ground.trump else 1
    return masters


class OutcomeTable:
    """The payoffs of each candidate in the layouts so far."""

    __slots__ = ("_alive", "_weights", "rows", "ways")

    def __init__(self, ways: Sequence[CardWithAim]) -> None:
        self.ways = tuple(ways)
        self.rows: list[tuple[float | None, ...]] = []
        """By layout and candidate; None for one that was pruned before."""
        self._weights: list[float] = []
        self._alive = [True] * len(self.ways)

    @property
    def settled(self) -> bool:
        """Tell whether all remaining candidates begin with one card."""
        return len({w.card for w, lives in zip(self.ways, self._alive, strict=True) if lives}) == 1

    def look(
        self,
        course: RolloutState,
        weight: float,
        stakes: Stakes,
        reach: CutthroatConfig,
        budget: SearchBudget,
    ) -> None:
        """Play out every candidate in one more layout of a given weight."""
        row: list[float | None] = []
        for way, lives in zip(self.ways, self._alive, strict=True):
            row.append(end_of(course.branch(), way, stakes, reach)[0] if lives else None)
        budget.pay(sum(self._alive) * len(course.ground.seats) * course.held[course.to_move])
        self.rows.append(tuple(row))
        self._weights.append(weight)
        count = len(self.rows)
        if count >= reach.first and not (count - reach.first) % _THEN:
            self._give_up(reach.surety)

    def _give_up(self, surety: float) -> None:
        """Prune the candidates that are clearly behind the best, by paired differences."""
        lives = [place for place, wanted in enumerate(self._alive) if wanted]
        columns = {place: self._column(place) for place in lives}
        best = max(lives, key=lambda place: self._mean(columns[place]))
        count, whole = len(self.rows), sum(self._weights)
        for place in lives:
            gaps = [mine - one for mine, one in zip(columns[best], columns[place], strict=True)]
            mean = self._mean(gaps)
            off = [w * (gap - mean) for w, gap in zip(self._weights, gaps, strict=True)]
            spread = sqrt(sum([one**2 for one in off]) * count / (count - 1)) / whole
            if mean > surety * spread and mean > 0:
                self._alive[place] = False

    def _column(self, place: int) -> list[float]:
        """The payoffs of a candidate that was not pruned, by layout."""
        return [row[place] or 0.0 for row in self.rows]

    def _mean(self, column: Sequence[float]) -> float:
        """The weighted mean over the first layouts."""
        weights = self._weights[: len(column)]
        return sum([w * one for w, one in zip(weights, column, strict=True)]) / sum(weights)

    @property
    def worths(self) -> dict[int, float]:
        """By card, the mean payoff of its better candidate, as far as it was played out."""
        found: dict[int, float] = {}
        for place, way in enumerate(self.ways):
            told = [row[place] for row in self.rows]
            known = [value for value in told if value is not None]
            mean = self._mean(known) - (0.0 if self._alive[place] else 1e-6)
            if self._alive[place] or way.card not in found:
                found[way.card] = max(mean, found.get(way.card, mean))
        return found

    def best(self) -> int:
        """The card of the best remaining candidate."""
        lives = [place for place, wanted in enumerate(self._alive) if wanted]
        means = {place: self._mean(self._column(place)) for place in lives}
        return self.ways[max(lives, key=lambda place: (means[place], -place))].card

    def share_of(self, card: int) -> float:
        """The share of layouts in which no other card is better."""
        found = 0.0
        for row, weight in zip(self.rows, self._weights, strict=True):
            told = [value for value in row if value is not None]
            mine = [
                value
                for way, value in zip(self.ways, row, strict=True)
                if way.card == card and value is not None
            ]
            found += weight * (bool(mine) and max(mine) >= max(told) - 1e-9)
        return found / sum(self._weights)


def end_of(
    course: RolloutState, way: CardWithAim, stakes: Stakes, reach: CutthroatConfig
) -> tuple[float, int]:
    """The payoff of a candidate for the next player, and that player's points.

    This is the playout: everybody else plays by the heuristic policy, until the deal is over.
    """
    me = course.to_move
    course.play(way.card)
    while not course.over:
        high = way.high if course.to_move == me and way.high else None
        course.play(chosen(course, reach.habits, high=high))
    points, tricks = tuple(course.counts), tuple(course.won)
    return stakes.worths(points, tricks)[me] - reach.liking * points[me], points[me]


def _decided(
    observation: Observation,
    course: RolloutState,
    table: OutcomeTable,
    cases: Sequence[WeightedDeterminization],
    budget: SearchBudget,
) -> Decision:
    """The decision for the best card, with its reasons and figures."""
    index = table.best()
    card = ALL_CARDS[index]
    share = round(table.share_of(index), 2)
    best = Reason(Motive.BEST_SEEN, CardSet.of((card,)), None, share)
    reasons = (*rule_reasons(course, index), best)
    values = {str(ALL_CARDS[one]): round(worth, 3) for one, worth in table.worths.items()}
    info = {"worlds": min(len(cases), len(table.rows)), "nodes": budget.spent, "values": values}
    return Decision(PlayCard(observation.seat, card), reasons, info)


def strong_player(dice: str, character: Character = EVEN) -> CutthroatSearchPlayer:
    """A search player with few layouts."""
    return CutthroatSearchPlayer(dice, character, STRONG_REACH, "strong")


def expert_player(dice: str, character: Character = EVEN) -> CutthroatSearchPlayer:
    """A search player with many layouts."""
    return CutthroatSearchPlayer(dice, character, EXPERT_REACH, "expert")
