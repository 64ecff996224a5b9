"""Search player for partnership games: sampled layouts, playouts and exact endings.

Few tricks from the end, and where tricks alone count from the first card on, every layout is
searched with open cards; before that every card is played out by the heuristic policy, and its
last tricks are searched. The rules of the game give the payoff. Without time, the club player
decides.
"""

from __future__ import annotations

from dataclasses import replace

from reunion_desktop.ai.base_players import SearchPlayer
from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import (
    Decision,
    Limit,
    Motive,
    Reason,
    Stop,
    only_choice,
)
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.call_search import called_by_worlds, true_claim
from reunion_desktop.ai.tricks.bidding.exchange_search import swapped_by_worlds
from reunion_desktop.ai.tricks.club import PartnershipClubPlayer, by_rule, rule_reasons
from reunion_desktop.ai.tricks.determinizations import Determinizations, dice_of_question
from reunion_desktop.ai.tricks.explanations import insight
from reunion_desktop.ai.tricks.observation_adapter import aim_seen
from reunion_desktop.ai.tricks.pimc_search import PimcConfig, PimcSearch, all_tricks, look_ahead
from reunion_desktop.ai.tricks.reweighting import leaning_cases
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import Legal, MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.scoring import Counted
from reunion_desktop.solver.solve import COMPILED

_RISKED = 0.25
"""Share of a rung that is risked by a side that has its number, does not call it, and then loses a
trick.
"""

_NEAR = 1e-9
"""Tolerance for equal payoffs."""

_SLOW = PimcConfig(worlds=8, calls=8, points=3, tricks=3, solve=2)
"""Search parameters without the compiled core."""

STRONG_REACH = PimcConfig(worlds=16, calls=16, short=32, margin=0.15) if COMPILED else _SLOW
EXPERT_REACH = (
    PimcConfig(worlds=100, calls=80, short=144, astray=0.05, faith=0.5) if COMPILED else _SLOW
)


class PartnershipSearchPlayer(SearchPlayer[PimcConfig]):
    """Search player; deterministic for the same observation and seed."""

    __slots__ = ()

    rule = PartnershipClubPlayer

    def _decide(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: Legal,
        limit: Limit,
        stop: Stop,
    ) -> Decision | None:
        """The best choice by search."""
        if stop.is_set():
            return None
        budget = SearchBudget(limit, stop, self._config.nodes)
        if isinstance(legal, MayAnnounce):
            return self._call(observation, deal, legal, limit, budget)
        if isinstance(legal, MayDiscard):
            return self._swap(observation, deal, legal, limit, budget)
        assert isinstance(legal, MayPlay)  # noqa: S101 - no giving in partnership games.
        said = true_claim(observation, deal, legal)
        if said is not None:
            return self._march(observation, deal, limit, budget) or said
        only = only_choice(legal)
        outlook = None if only else self.outlook(observation, deal, limit, budget)
        if outlook is None:
            return only
        return _played(observation, deal, outlook, self._liking(deal), budget)

    def worlds(self, observation: Observation) -> Determinizations:
        """The determinizations consistent with the observation."""
        return Determinizations(observation)

    def outlook(
        self, observation: Observation, deal: DealObservation, limit: Limit, budget: SearchBudget
    ) -> PimcSearch | None:
        """The search results of each legal card; None where there was no time."""
        worlds = self.worlds(observation)
        usual = self._config.at_most(observation.rules)
        number = usual if limit.worlds is None else limit.worlds
        if not number or not worlds.count:
            return None
        dice = dice_of_question(self._dice, deal, observation.seat)
        return look_ahead(
            worlds, observation, leaning_cases(worlds, number, dice), budget, self._config
        )

    def _march(
        self, observation: Observation, deal: DealObservation, limit: Limit, budget: SearchBudget
    ) -> Decision | None:
        """A lead that plays for every trick instead of calling a number reached.

        None where that is not worth the risk: a side that waits may lose what it has.
        """
        aim, side = aim_seen(observation, deal), deal.sides.of[observation.seat]
        lost = any(deal.sides.of[taken.winner] != side for taken in deal.taken)
        number = min(self._config.worlds, limit.worlds or self._config.worlds)
        if aim.march is None or lost or len(deal.hand) > self._config.points:
            return None
        worlds = self.worlds(observation)
        dice = dice_of_question(self._dice, deal, observation.seat)
        outlook = all_tricks(worlds, observation, worlds.cases(number, dice), budget)
        if outlook is None:
            return None
        shares = outlook.shares_of(aim.whole)
        best = max(range(len(shares)), key=lambda place: (shares[place], -place))
        won, whole = (aim.worth[-1], aim.march[0]) if side == 0 else (-aim.worth[0], -aim.march[1])
        risked = _RISKED * (aim.worth[-1] - aim.worth[0])
        if shares[best] * (whole - won) <= (1 - shares[best]) * risked:
            return None
        card = outlook.cards[best]
        reason = Reason(Motive.ALL_TRICKS, CardSet.of((card,)), None, round(shares[best], 2))
        return Decision(PlayCard(observation.seat, card), (reason,))

    def _call(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: MayAnnounce,
        limit: Limit,
        budget: SearchBudget,
    ) -> Decision | None:
        worlds = self.worlds(observation)
        usual = self._config.at_most(observation.rules, calls=True)
        number = usual if limit.worlds is None else min(limit.worlds, usual)
        if not number or len(legal.calls) == 1:
            return None
        dice = dice_of_question(self._dice, deal, observation.seat)
        drawn = [case.world for case in leaning_cases(worlds, number, dice)]
        return called_by_worlds(
            observation,
            deal,
            legal,
            drawn,
            budget,
            margin=self._config.margin * (1 + self._character.risk),
            astray=self._config.astray,
            solve=self._config.solved(observation.rules),
        )

    def _swap(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: MayDiscard,
        limit: Limit,
        budget: SearchBudget,
    ) -> Decision | None:
        worlds = self.worlds(observation)
        usual = self._config.at_most(observation.rules, calls=True)
        number = usual if limit.worlds is None else min(limit.worlds, usual)
        if not number:
            return None
        dice = dice_of_question(self._dice, deal, observation.seat)
        drawn = [case.world for case in leaning_cases(worlds, number, dice)]
        solve = self._config.solved(observation.rules)
        return swapped_by_worlds(observation, deal, legal, drawn, budget, solve=solve)

    def _liking(self, deal: DealObservation) -> float:
        """The weight of the count, increased by the player's preference for points."""
        whole = max(1, sum(deal.points) or len(deal.held))
        return (self._config.liking + self._character.points) / whole


def _played(
    observation: Observation,
    deal: DealObservation,
    outlook: PimcSearch,
    liking: float,
    budget: SearchBudget,
) -> Decision:
    """The decision for the best card, ties broken by the heuristic policy."""
    worths = outlook.worths(liking)
    top = max(worths)
    level = [place for place, worth in enumerate(worths) if worth >= top - _NEAR]
    place = level[0]
    if len(level) > 1:
        rule = by_rule(observation, deal, CardSet.of(outlook.cards[one] for one in level))
        place = max(level, key=lambda one: (rule[outlook.cards[one].index], -one))
    card = outlook.cards[place]
    reasons = reasons_for(observation, deal, outlook, place)
    values = {str(one): round(worth, 3) for one, worth in zip(outlook.cards, worths, strict=True)}
    info = {"worlds": len(outlook.rows), "nodes": budget.spent, "values": values}
    return Decision(PlayCard(observation.seat, card), reasons, info)


def reasons_for(
    observation: Observation, deal: DealObservation, outlook: PimcSearch, place: int
) -> tuple[Reason, ...]:
    """The reasons for a card of the search, by rule and by its results."""
    card, told = outlook.cards[place], (outlook.worlds, outlook.cases, outlook.cards)
    seen = insight(*told, outlook.counted(), card, outlook.share_of(place))
    if aim_seen(observation, deal).counted is Counted.TRICKS:
        seen = tuple([replace(reason, points=None) for reason in seen])
    return (*rule_reasons(observation, deal, card.index)[:1], *seen)


def strong_player(dice: str, character: Character = EVEN) -> PartnershipSearchPlayer:
    """A search player with few layouts."""
    return PartnershipSearchPlayer(dice, character, STRONG_REACH, "strong")


def expert_player(dice: str, character: Character = EVEN) -> PartnershipSearchPlayer:
    """A search player with many layouts; the benchmark for the network player."""
    return PartnershipSearchPlayer(dice, character, EXPERT_REACH, "expert1")
