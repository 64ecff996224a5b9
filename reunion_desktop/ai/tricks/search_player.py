"""Search player for partnership games: sampled layouts, playouts and exact endings.

Few tricks from the end, and where tricks alone count from the first card on, every layout is
searched with open cards; before that every card is played out by the heuristic policy, and its
last tricks are searched. The rules of the game give the payoff. Without time, the club player
decides.
"""

from __future__ import annotations

from reunion_desktop.ai.base_players import SearchPlayer
from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Turn, only_choice
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.call_search import called_by_layouts, true_claim
from reunion_desktop.ai.tricks.bidding.exchange_search import swapped_by_layouts
from reunion_desktop.ai.tricks.club import PartnershipClubPlayer, by_rule
from reunion_desktop.ai.tricks.determinizations import (
    Determinization,
    Determinizations,
    WeightedDeterminization,
    rng_of_question,
)
from reunion_desktop.ai.tricks.observation_adapter import payoff_seen
from reunion_desktop.ai.tricks.pimc_search import PimcConfig, PimcSearch, all_tricks, look_ahead
from reunion_desktop.ai.tricks.reasons.insight import insight
from reunion_desktop.ai.tricks.reweighting import leaning_cases
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import Card, CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.solver.solve import COMPILED

_RISKED = 0.25
"""Share of a rung that is risked by a side that has its number, does not call it, and then loses a
trick.
"""

_NEXT = 1e-3
"""Weight of the count where reasons compare cards of equal payoff."""

_NEAR = 1e-9
"""Tolerance for equal payoffs."""

_SLOW = PimcConfig(layouts=8, calls=8, points=3, tricks=3, solve=2)
"""Search parameters without the compiled core."""

STRONG_REACH = PimcConfig(layouts=16, calls=16, short=32, margin=0.15) if COMPILED else _SLOW
_WIDE = PimcConfig(layouts=100, calls=80, short=144, astray=0.05, play_exponent=0.5)
EXPERT_REACH = _WIDE if COMPILED else _SLOW


class PartnershipSearchPlayer(SearchPlayer[PimcConfig]):
    """Search player; deterministic for the same observation and seed."""

    __slots__ = ()

    rule = PartnershipClubPlayer

    def _decide(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """The best choice by search."""
        if budget.stop.is_set():
            return None
        if isinstance(turn.legal, MayAnnounce):
            return self._call(turn, turn.legal, budget)
        if isinstance(turn.legal, MayDiscard):
            solve = self._config.solved(turn.rules)
            return swapped_by_layouts(turn, turn.legal, self._drawn(turn, budget), budget, solve)
        said = true_claim(turn)
        if said is not None:
            return self._march(turn, budget) or said
        only = only_choice(turn.legal)
        outlook = None if only else self.outlook(turn, budget)
        return only if outlook is None else _played(turn, outlook, self._weight(turn.deal), budget)

    def layouts(self, observation: Observation) -> Determinizations:
        """The determinizations consistent with the observation."""
        return Determinizations(observation)

    def outlook(self, turn: Turn, budget: SearchBudget) -> PimcSearch | None:
        """The search results of each legal card; None where there was no time."""
        layouts, number = self.layouts(turn), budget.limit.layouts
        if number is None:
            number = self._config.at_most(turn.rules)
        cases = self._cases(layouts, number)
        return look_ahead(layouts, turn, cases, budget, self._config) if cases else None

    def _cases(self, layouts: Determinizations, number: int) -> list[WeightedDeterminization]:
        """Layouts sampled by the likelihood of the calls; empty where none are wanted."""
        if not number or not layouts.count:
            return []
        rng = rng_of_question(self._seed, layouts.deal, layouts.seat)
        return leaning_cases(layouts, number, rng)

    def _drawn(self, turn: Turn, budget: SearchBudget) -> list[Determinization]:
        """The layouts for a call or an exchange."""
        number = self._config.at_most(turn.rules, calls=True)
        if budget.limit.layouts is not None:
            number = min(budget.limit.layouts, number)
        return [case.layout for case in self._cases(self.layouts(turn), number)]

    def _march(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """A lead that plays for every trick instead of calling a number reached.

        None where that is not worth the risk: a side that waits may lose what it has.
        """
        aim, deal, side = payoff_seen(turn), turn.deal, turn.side
        lost = any(deal.sides.of[taken.winner] != side for taken in deal.taken)
        number = min(self._config.layouts, budget.limit.layouts or self._config.layouts)
        if aim.march is None or lost or len(deal.hand) > self._config.points:
            return None
        layouts = self.layouts(turn)
        rng = rng_of_question(self._seed, deal, turn.seat)
        outlook = all_tricks(layouts, turn, layouts.cases(number, rng), budget)
        if outlook is None:
            return None
        shares = outlook.means(lambda end: float(end.counted == aim.whole))
        best = max(range(len(shares)), key=lambda place: (shares[place], -place))
        won, whole = (aim.worth[-1], aim.march[0]) if side == 0 else (-aim.worth[0], -aim.march[1])
        risked = _RISKED * (aim.worth[-1] - aim.worth[0])
        if shares[best] * (whole - won) <= (1 - shares[best]) * risked:
            return None
        card = outlook.cards[best]
        reason = Reason(Motive.ALL_TRICKS, CardSet.of((card,)), None, round(shares[best], 2))
        return Decision(PlayCard(turn.seat, card), (reason,))

    def _call(self, turn: Turn, legal: MayAnnounce, budget: SearchBudget) -> Decision | None:
        """The best call by search."""
        drawn = self._drawn(turn, budget) if len(legal.calls) > 1 else []
        if not drawn:
            return None
        config = self._config
        margin = config.margin * (1 + self._character.risk)
        return called_by_layouts(
            turn,
            legal,
            drawn,
            budget,
            margin=margin,
            astray=config.astray,
            solve=config.solved(turn.rules),
        )

    def _weight(self, deal: DealObservation) -> float:
        """The weight of the count, increased by the player's preference for points."""
        whole = max(1, sum(deal.points) or len(deal.held))
        return (self._config.point_worth + self._character.points) / whole


def _played(turn: Turn, outlook: PimcSearch, point_worth: float, budget: SearchBudget) -> Decision:
    """The decision for the best card, ties broken by the heuristic policy."""
    worths = outlook.worths(point_worth)
    top = max(worths)
    level = [place for place, worth in enumerate(worths) if worth >= top - _NEAR]
    place = level[0]
    if len(level) > 1:
        rule = by_rule(turn, CardSet.of(outlook.cards[one] for one in level))
        place = max(level, key=lambda one: (rule[outlook.cards[one].index], -one))
    values = {str(one): round(worth, 3) for one, worth in zip(outlook.cards, worths, strict=True)}
    info = {"layouts": len(outlook.rows), "nodes": budget.spent, "values": values}
    reasons = reasons_for(outlook, place)
    return Decision(PlayCard(turn.seat, outlook.cards[place]), reasons, info)


def reasons_for(outlook: PimcSearch, place: int, against: Card | None = None) -> tuple[Reason, ...]:
    """The reasons for a card of the search."""
    worth = dict(zip(outlook.cards, outlook.worths(_NEXT), strict=True))
    counted = outlook.means(lambda end: end.counted)
    told = outlook.layouts, outlook.cases, worth, outlook.cards[place], outlook.share_of(place)
    return insight(*told, points=counted, against=against)


def strong_player(seed: str, character: Character = EVEN) -> PartnershipSearchPlayer:
    """A search player with few layouts."""
    return PartnershipSearchPlayer(seed, character, STRONG_REACH, "strong")


def expert_player(seed: str, character: Character = EVEN) -> PartnershipSearchPlayer:
    """A search player with many layouts; the benchmark for the network player."""
    return PartnershipSearchPlayer(seed, character, EXPERT_REACH, "expert1")
