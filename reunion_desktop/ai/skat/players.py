"""Computer players of Skat at four levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from reunion_desktop.ai.base_players import RulePlayer, SearchPlayer
from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.cutthroat.rule_players import CutthroatBeginner, CutthroatClubPlayer
from reunion_desktop.ai.player import NO_LIMIT, Decision, Stop, Turn, only_choice
from reunion_desktop.ai.reason import Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.skat.bidding import Prospect
from reunion_desktop.ai.skat.calls import CallHabits, called, discarded
from reunion_desktop.ai.skat.card_rules import is_null, not_wasted, preferences
from reunion_desktop.ai.skat.card_search import Layouts, Searched, searched
from reunion_desktop.ai.skat.discards import judged
from reunion_desktop.ai.skat.evaluator import BY_RULE, evaluator
from reunion_desktop.ai.skat.house_rules import answered, given_up
from reunion_desktop.ai.skat.inference import Likelihood
from reunion_desktop.ai.skat.ramsch import pushed, ramsch_card
from reunion_desktop.ai.tricks.beginner import PartnershipBeginner
from reunion_desktop.ai.tricks.club import rule_reasons
from reunion_desktop.ai.tricks.determinizations import (
    Determinizations,
    WeightedDeterminization,
    reweighted,
    rng_of_question,
)
from reunion_desktop.ai.tricks.reasons.insight import insight
from reunion_desktop.engine.actions import PlayCard
from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet
from reunion_desktop.engine.legal import MayAnnounce, MayDiscard, MayPlay
from reunion_desktop.solver.solve import COMPILED

_NEAR = {True: 0.003, False: 0.01}
"""Worth by which cards may differ that count as equal, for the declarer and for defenders."""
_DRAWN = 5
"""Layouts drawn and weighed for each one used."""
_ANSWER = 2_000_000 if COMPILED else 50_000
"""Cards that a player without search may play for an answer to Kontra or to an early end."""
_RISK = 6.0
"""List points that a careful player wants beyond passing."""


class SkatBeginner(RulePlayer):
    """Beginner: bids from few skats and boldly, plays the cards as learners do."""

    __slots__ = ()

    name = "beginner"
    hurries = False
    habits: ClassVar[CallHabits] = CallHabits(skats=4, nerve=-10.0, hand=False, cards=BY_RULE)

    def _decide(self, turn: Turn) -> Decision:
        """Decide by simple rules."""
        legal = turn.legal
        if isinstance(legal, MayAnnounce | MayDiscard):
            return without_search(turn, legal, self.habits)
        if (lost := given_up(turn)) is not None:
            return lost
        if turn.deal.contract.declarer is None:
            return CutthroatBeginner("").choose(turn, NO_LIMIT, Stop())
        if is_null(turn):
            return by_preference(turn, turn.legal.cards)
        return PartnershipBeginner("").choose(turn, NO_LIMIT, Stop())


class SkatClubPlayer(RulePlayer):
    """Club player: bids by the evaluator, plays the cards by rules of thumb."""

    __slots__ = ()

    name = "club"
    hurries = False
    habits: ClassVar[CallHabits] = CallHabits(skats=12, cards=BY_RULE)

    def _decide(self, turn: Turn) -> Decision:
        """Decide by the evaluator and by rule."""
        legal = turn.legal
        if isinstance(legal, MayAnnounce | MayDiscard):
            return without_search(turn, legal, self.habits)
        only = given_up(turn) or only_choice(legal)
        if only is not None:
            return only
        if turn.deal.contract.declarer is None:
            return CutthroatClubPlayer("").choose(turn, NO_LIMIT, Stop())
        return by_preference(turn, not_wasted(turn))


def without_search(turn: Turn, legal: MayAnnounce | MayDiscard, habits: CallHabits) -> Decision:
    """A call or discards by the evaluator."""
    if isinstance(legal, MayDiscard):
        return discarded(turn, legal, habits) if is_declarer(turn) else pushed(turn, legal)
    budget = SearchBudget(NO_LIMIT, Stop(), _ANSWER)
    return answered(turn, legal, "", budget) or called(turn, legal, "", habits)


def is_declarer(turn: Turn) -> bool:
    """Tell whether the seat plays alone against the others."""
    return turn.seat == turn.deal.contract.declarer


def by_preference(turn: Turn, cards: CardSet) -> Decision:
    """The card that the rules of thumb prefer."""
    worth = preferences(turn, cards)
    card = max(worth, key=lambda one: (worth[one], -one))
    values = {str(ALL_CARDS[one]): round(said, 2) for one, said in worth.items()}
    return Decision(PlayCard(turn.seat, ALL_CARDS[card]), why(turn, card), {"values": values})


def why(turn: Turn, card: int) -> tuple[Reason, ...]:
    """The reasons of the rules of thumb for a card; none at Null."""
    if is_null(turn):
        return ()
    return rule_reasons(turn, card)


_USUAL = CallHabits()


@dataclass(frozen=True, slots=True)
class SkatConfig:
    """The search of a level."""

    layouts: int
    """Layouts searched for a card; twice as many where exact card points are cheap."""
    discards: int
    """Layouts searched for discards and games; 0 for the evaluator alone."""
    nodes: int
    """Cards played in search for a decision."""
    exact: int = 8
    """Tricks from which on every card is searched for its exact card points."""
    reach: int = 10
    """Tricks from which on cards are searched at all."""
    alone: int = 7
    """Tricks from which on Ramsch is searched."""
    inference: bool = False
    """True if layouts are weighed by bids and the game."""
    habits: CallHabits = _USUAL


_SLOW = SkatConfig(6, 0, 60_000, exact=4, reach=4, alone=3)
"""Without the compiled core."""
STRONG = SkatConfig(16, 0, 4_000_000) if COMPILED else _SLOW
EXPERT = (
    SkatConfig(50, 32, 12_000_000, inference=True, habits=_USUAL._replace(skats=40))
    if COMPILED
    else _SLOW
)


class SkatSearchPlayer(SearchPlayer[SkatConfig]):
    """Search player; deterministic for the same observation and seed."""

    __slots__ = ()

    rule = SkatClubPlayer

    def _decide(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """The best choice by search."""
        legal, config = turn.legal, self._config
        habits = config.habits._replace(nerve=config.habits.nerve + _RISK * self._character.risk)
        if isinstance(legal, MayAnnounce | MayDiscard):
            if budget.stop.is_set():
                return None

            def refine(found: Sequence[Prospect]) -> Sequence[Prospect]:
                number = self._number(config.discards, budget)
                return judged(turn, found, number, self._seed, budget) if number else found

            if isinstance(legal, MayAnnounce):
                return answered(turn, legal, self._seed, budget) or called(
                    turn, legal, self._seed, habits, refine
                )
            declares = is_declarer(turn)
            return discarded(turn, legal, habits, refine) if declares else pushed(turn, legal)
        only = given_up(turn) or only_choice(legal)
        if only is not None or not isinstance(legal, MayPlay):
            return only
        alone = turn.deal.contract.declarer is None
        if len(turn.deal.hand) > (config.alone if alone else config.reach):
            return None
        return self._alone(turn, budget) if alone else self._played(turn, budget)

    def _alone(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """The best card at Ramsch."""
        number = self._number(self._config.layouts, budget)
        rng = rng_of_question(self._seed, turn.deal, turn.seat)
        return ramsch_card(turn, number, rng, budget)

    @staticmethod
    def _number(wanted: int, budget: SearchBudget) -> int:
        most = budget.limit.layouts
        return wanted if most is None else min(most, wanted)

    def _played(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """The best card over the layouts, ties by rule."""
        layouts = Determinizations(turn)
        exact = len(turn.deal.hand) <= self._config.exact
        number = self._number(self._config.layouts * (1 + exact), budget)
        if not number or not layouts.count:
            return None
        state = Layouts(turn, layouts)
        cases = self._cases(turn, layouts, state, number)
        found = searched(turn, state, cases, budget, exact=exact)
        if found is None:
            return None
        return _best(turn, layouts, found, budget)

    def _cases(
        self, turn: Turn, layouts: Determinizations, state: Layouts, number: int
    ) -> Sequence[WeightedDeterminization]:
        """Layouts, weighed by what the others have said."""
        rng = rng_of_question(self._seed, turn.deal, turn.seat)
        if not self._config.inference:
            return layouts.cases(number, rng)
        drawn = layouts.sampled(_DRAWN * number, rng)
        likely = Likelihood(turn, state, evaluator())
        return reweighted(drawn, [likely(layout) for layout in drawn], number, rng)


def _best(turn: Turn, layouts: Determinizations, found: Searched, budget: SearchBudget) -> Decision:
    """The decision for the card of most worth; near it the rules of thumb decide."""
    worths, sound = found.worths, not_wasted(turn)
    places = [place for place, card in enumerate(found.cards) if card in sound]
    top = max([worths[place] for place in places])
    level = [place for place in places if worths[place] >= top - _NEAR[found.declares]]
    place = level[0]
    if len(level) > 1:
        rule = preferences(turn, CardSet.of(found.cards[one] for one in level))
        place = max(level, key=lambda one: (rule[found.cards[one].index], -one))
    values = {str(one): round(worth, 3) for one, worth in zip(found.cards, worths, strict=True)}
    info = {"layouts": len(found.rows), "nodes": budget.spent, "values": values}
    action = PlayCard(turn.seat, found.cards[place])
    return Decision(action, reasons_for(layouts, found, place), info)


def reasons_for(
    layouts: Determinizations, found: Searched, place: int, against: Card | None = None
) -> tuple[Reason, ...]:
    """The reasons for one of the cards searched, from the layouts."""
    worth = dict(zip(found.cards, found.worths, strict=True))
    told = layouts, found.cases, worth, found.cards[place]
    # A game won is no number of points.
    return insight(*told, found.best_share(place), against=against)


def strong_player(seed: str, character: Character = EVEN) -> SkatSearchPlayer:
    """A search player with few layouts, all equally likely."""
    return SkatSearchPlayer(seed, character, STRONG, "strong")


def expert_player(seed: str, character: Character = EVEN) -> SkatSearchPlayer:
    """A search player with many layouts, weighed by what the others have said."""
    return SkatSearchPlayer(seed, character, EXPERT, "expert")
