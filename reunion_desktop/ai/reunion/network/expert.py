"""Expert strategy for Réunion: network policy, reweighted determinizations and playouts.

A network trained by self-play values each card for a seat that sees only its own. Determinizations
are sampled by their likelihood under the network, given the cards played and discarded; in each of
them every card is played to the end, all seats by the network from their own observation, the last
tricks by open-card search; each result is settled in units. Cards that are clearly behind are
pruned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from reunion_desktop.ai.base_players import SearchPlayer
from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Turn, only_choice, turn_of
from reunion_desktop.ai.reason import Reason
from reunion_desktop.ai.reunion.card_play import best_card, play
from reunion_desktop.ai.reunion.club import ReunionClubPlayer, rule_reasons
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.reunion.discard_policy import discard_reasons
from reunion_desktop.ai.reunion.network.observation_adapter import (
    belief,
    facts_seen,
    history_seen,
    own_discards,
)
from reunion_desktop.ai.reunion.network.payoff_table import settling
from reunion_desktop.ai.reunion.network.reweighting import believed_cases
from reunion_desktop.ai.reunion.network.search_config import ExpertConfig
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import WeightedDeterminization, rng_of_question
from reunion_desktop.ai.tricks.network.playouts import played_out
from reunion_desktop.ai.tricks.playout_values import best_share, paired_means
from reunion_desktop.ai.tricks.reasons.insight import insight
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.games.reunion.options import reunion
from reunion_desktop.value_net.network import COMPILED, discard_worths, worths
from reunion_desktop.value_net.queries import UNITS, ChoiceOutcome, Playouts
from reunion_desktop.value_net.weights import POINTS, WORTH_BITS, shipped

GAME = "reunion"
"""The game whose networks are used."""

ALONE = ExpertConfig(layouts=0, play_exponent=0.0, discard_exponent=0.0, discards=1)
"""The network policy alone, without playouts."""

EXPERT_REACH = ExpertConfig(layouts=400) if COMPILED else ALONE
"""Search parameters of the expert on this machine."""

FEW_LAYOUTS = replace(ALONE, layouts=40, cards=6, critical_z=None)
"""The network policy alone in the early tricks; then few determinizations, equally weighted."""

STRONG_REACH = FEW_LAYOUTS if COMPILED else ALONE
"""Search parameters of the strong player on this machine."""


@dataclass(frozen=True, slots=True)
class CardValues:
    """The values of the legal cards, with the determinizations they were computed from."""

    layouts: ReunionDeterminizations
    cards: tuple[Card, ...]
    cases: tuple[WeightedDeterminization, ...]
    """The determinizations used."""
    rows: tuple[tuple[ChoiceOutcome | None, ...], ...]
    """By determinization, the outcome of every card."""
    units: tuple[float, ...]
    """By card, the expected utility in units."""
    points: tuple[float, ...]
    """By card, the card points expected."""


class NetworkExpert(SearchPlayer[ExpertConfig]):
    """The strategy of the network policy with playouts."""

    __slots__ = ()

    rule = ReunionClubPlayer

    def _decide(self, turn: Turn, budget: SearchBudget) -> Decision | None:
        """The choice with the most units; by the network policy alone where there is no time."""
        deal, legal = turn.deal, turn.legal
        only = only_choice(legal)
        if only is not None or budget.stop.is_set():
            return only
        if isinstance(legal, MayDiscard):
            return self._discard(turn, deal, legal, budget.limit, budget)
        appraisal = self.appraise(turn, deal, budget.limit, budget)
        if appraisal is None:
            return _network_card(turn, deal)
        return _card(turn, appraisal, budget)

    def appraise(
        self, observation: Observation, deal: DealObservation, limit: Limit, budget: SearchBudget
    ) -> CardValues | None:
        """The value of each legal card; None where nothing was played out in time."""
        reach = self._config
        number = reach.number(limit)
        if not number or len(deal.hand) > reach.cards:
            return None
        weights, layouts = shipped(GAME), ReunionDeterminizations(observation)
        facts, history = (
            facts_seen(observation, deal),
            history_seen(reunion(observation.rules), deal),
        )
        believed = belief(observation, deal, reach.play_exponent, reach.discard_exponent)
        rng = rng_of_question(self._seed, deal, observation.seat)
        # Sample the hidden cards, by the likelihood of play and discards under the network.
        cases = believed_cases(weights, facts, history, layouts, believed, number, rng, budget)
        cards = tuple(turn_of(observation).legal.cards)
        choices = [CardSet.of((card,)) for card in cards]
        rows = self.outcomes(observation, deal, cases, choices, budget)
        if not rows:
            return None
        seen = tuple(cases[: len(rows)])
        counts = [case.weight for case in seen]
        units, points = paired_means(rows, counts, _units), paired_means(rows, counts, _points)
        return CardValues(layouts, cards, seen, rows, units, points)

    def outcomes(
        self,
        observation: Observation,
        deal: DealObservation,
        cases: Sequence[WeightedDeterminization],
        choices: Sequence[CardSet],
        budget: SearchBudget,
    ) -> tuple[tuple[ChoiceOutcome | None, ...], ...]:
        """By determinization, the outcome of each choice, as far as the budget allows.

        Args:
            observation: what the seat sees.
            deal: the deal in it.
            cases: the determinizations, in random order.
            choices: one card each, or a discard.
            budget: the search budget.
        """
        reach, legal = self._config, observation.legal
        settled = settling(observation, deal, self._character)
        asked = Playouts(
            seat=observation.seat,
            choices=tuple([choice.bits for choice in choices]),
            laid_away=legal.count if isinstance(legal, MayDiscard) else 0,
            solve=reach.solve,
            solve_points=reach.solve_points,
            open_tables=settled.open_tables,
            by_units=settled.by_units,
            standing=settled.standing,
            units=settled.units,
            fee=settled.fee,
            utility=settled.utility,
            critical_z=reach.critical_z,
        )
        return played_out(
            shipped(GAME),
            facts_seen(observation, deal),
            history_seen(reunion(observation.rules), deal),
            [case.layout.flat for case in cases],
            [int(case.weight) for case in cases],
            asked,
            budget,
        )

    def _discard(
        self,
        observation: Observation,
        deal: DealObservation,
        legal: MayDiscard,
        limit: Limit,
        budget: SearchBudget,
    ) -> Decision:
        """The discard with the most units among those that the network values most."""
        reach = self._config
        tried = ranked_discards(observation, deal, legal)[: max(1, reach.discards)]
        number = min(reach.trials, reach.number(limit))
        if not number or len(tried) == 1:
            return _laid_away(observation, deal, tried[0], {})
        rng = rng_of_question(self._seed, deal, observation.seat)
        cases = [
            WeightedDeterminization(layout, 1)
            for layout in ReunionDeterminizations(observation).draw(number, rng)
        ]
        rows = self.outcomes(observation, deal, cases, [one.cards for one in tried], budget)
        if not rows:
            return _laid_away(observation, deal, tried[0], {})
        units = paired_means(rows, [1.0] * len(rows), _units)
        best = max(range(len(tried)), key=lambda place: (units[place], -place))
        values = {str(one.cards): round(value, 3) for one, value in zip(tried, units, strict=True)}
        info = {"layouts": len(rows), "nodes": budget.spent, "units": values}
        return _laid_away(observation, deal, tried[best], info)


def ranked_discards(
    observation: Observation, deal: DealObservation, legal: MayDiscard
) -> list[Discard]:
    """All legal discards, by descending network value."""
    discards, facts = legal.actions, facts_seen(observation, deal)
    away = [action.cards.bits for action in discards]
    values = discard_worths(shipped(GAME), facts, deal.hand.bits, away)
    order = sorted(range(len(discards)), key=lambda place: (-values[place], place))
    return [discards[place] for place in order]


def reasons_for(
    card: Card, appraisal: CardValues, against: Card | None = None
) -> tuple[Reason, ...]:
    """The reasons for a card: how often it is best, by how much, and what may beat it."""
    weights, place = [case.weight for case in appraisal.cases], appraisal.cards.index(card)
    share = best_share(appraisal.rows, weights, place, lambda outcome: outcome.worth)
    worth = dict(zip(appraisal.cards, appraisal.units, strict=True))
    told = appraisal.layouts, appraisal.cases, worth, card, share
    return insight(*told, points=appraisal.points, against=against)


def _units(outcome: ChoiceOutcome) -> float:
    return outcome.worth / UNITS


def _points(outcome: ChoiceOutcome) -> float:
    return outcome.points


def _card(observation: Observation, appraisal: CardValues, budget: SearchBudget) -> Decision:
    """The decision for the best card, with its reasons and figures."""
    cards, units = appraisal.cards, appraisal.units
    card = best_card(cards, units, observation)
    values = {str(one): round(value, 3) for one, value in zip(cards, units, strict=True)}
    info = {"layouts": len(appraisal.rows), "nodes": budget.spent, "units": values}
    return Decision(play(observation, card), reasons_for(card, appraisal), info)


def _network_card(observation: Observation, deal: DealObservation) -> Decision:
    """The card of the network policy, with the club player's reasons for it."""
    facts, history = facts_seen(observation, deal), history_seen(reunion(observation.rules), deal)
    away = own_discards(observation, deal)
    found = worths(shipped(GAME), facts, history, deal.hand.bits, away)
    points = {ALL_CARDS[card]: worth * POINTS / (1 << WORTH_BITS) for card, worth in found.items()}
    card = best_card(tuple(points), tuple(points.values()), observation)
    values = {str(one): round(value, 1) for one, value in points.items()}
    return Decision(play(observation, card), rule_reasons(observation, card), {"values": values})


def _laid_away(
    observation: Observation, deal: DealObservation, chosen: Discard, info: Mapping[str, object]
) -> Decision:
    return Decision(chosen, discard_reasons(reunion(observation.rules), deal, chosen.cards), info)


def expert_player(seed: str, character: Character = EVEN) -> NetworkExpert:
    """The strongest player of this game."""
    return NetworkExpert(seed, character, EXPERT_REACH)


def strong_player(seed: str, character: Character = EVEN) -> NetworkExpert:
    """An expert with few determinizations, late in the deal, without reweighting."""
    return NetworkExpert(seed, character, STRONG_REACH, "strong")


def network_player(seed: str, character: Character = EVEN) -> NetworkExpert:
    """A player of the network policy alone, as the expert is without the compiled core."""
    return NetworkExpert(seed, character, ALONE, "network")
