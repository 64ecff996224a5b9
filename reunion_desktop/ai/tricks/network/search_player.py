"""Search player for partnership games that uses the value network.

A network trained by self-play values each card for a seat that sees only its own. Layouts are
sampled by their likelihood under the network; in each of them every card is played to the end, all
seats by the network from their own observation, the last tricks by open-card search. The rules of
the game give the payoff. Without the compiled core or a network for the game, the plain search
player decides.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from reunion_desktop.ai.character import EVEN, Character
from reunion_desktop.ai.player import Decision, Limit, Turn
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.call_inference import CallLikelihood
from reunion_desktop.ai.tricks.bidding.call_search import next_suit
from reunion_desktop.ai.tricks.deal_tables import build_deal_tables
from reunion_desktop.ai.tricks.determinizations import (
    DRAWN,
    Determinization,
    Determinizations,
    WeightedDeterminization,
    reweighted,
    rng_of_question,
)
from reunion_desktop.ai.tricks.network.observation_adapter import (
    facts_of,
    facts_seen,
    history_seen,
    network_of,
)
from reunion_desktop.ai.tricks.network.playouts import Row, played_out
from reunion_desktop.ai.tricks.observation_adapter import payoff_seen
from reunion_desktop.ai.tricks.pimc_search import PimcSearch
from reunion_desktop.ai.tricks.playouts import PlayoutResult
from reunion_desktop.ai.tricks.search_player import EXPERT_REACH, PartnershipSearchPlayer
from reunion_desktop.ai.tricks.valuation import payoff_of
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.solver.tables import NO_CARD
from reunion_desktop.value_net.deal_history import History
from reunion_desktop.value_net.network import COMPILED, believe, worths
from reunion_desktop.value_net.public_facts import PublicFacts
from reunion_desktop.value_net.queries import BeliefQuery, ChoiceOutcome, SidePlayouts
from reunion_desktop.value_net.weights import WORTH_BITS, Weights

_WHOLE = 1 << 30
"""The likelihood of the likeliest layout, in the network's integers."""

_COUNTS = 1 << 16
"""The weight of the likeliest layout in playouts, where all layouts are used."""

_UNIT = 100_000
"""One unit of the game's account in the integers of playouts."""

_ONE = 1 << WORTH_BITS
"""A network value of 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NetworkConfig:
    """Search parameters of a player that uses the network."""

    layouts: int = 300
    """Layouts in which every card is played out."""
    solve: int = 4
    """Tricks at the end of a playout that are searched with open cards."""
    play_exponent: float = 0.5
    """Exponent of the likelihood of the others' play."""
    critical_z: float | None = 2.5
    """Standard errors by which a card must be behind to be pruned; None to prune nothing."""
    names: int = 120
    """Layouts of the cards to come over which the network values a trump suit."""

    def number(self, limit: Limit) -> int:
        """The number of layouts under a limit."""
        number = self.layouts if limit.layouts is None else min(limit.layouts, self.layouts)
        # Drawing and weighing take time too.
        return number if limit.time_ms is None else min(number, limit.time_ms)


EXPERT_NETWORK = NetworkConfig()


class NetworkSearchPlayer(PartnershipSearchPlayer):
    """Search player with the network; deterministic for the same observation and seed."""

    __slots__ = ("_network",)

    def __init__(self, seed: str, character: Character, network: NetworkConfig, name: str) -> None:
        """Create the player with the seed of its own randomness."""
        super().__init__(seed, character, EXPERT_REACH, name)
        self._network = network

    def outlook(self, turn: Turn, budget: SearchBudget) -> PimcSearch | None:
        """The playout results of each legal card; None where there was no time."""
        weights = network_of(turn) if COMPILED else None
        if weights is None:
            return super().outlook(turn, budget)
        layouts, number = Determinizations(turn), self._network.number(budget.limit)
        if not number or not layouts.count:
            return None
        rng = rng_of_question(self._seed, turn.deal, turn.seat)
        facts, first = facts_seen(turn, payoff_seen(turn)), layouts.draw(1, rng)[0]
        history = history_seen(turn.deal, first.covered)
        cases = believed_cases(
            weights, facts, history, layouts, self._network.play_exponent, number, rng, budget
        )
        return self.results(turn, layouts, cases, budget) if cases else None

    def results(
        self,
        turn: Turn,
        layouts: Determinizations,
        cases: Sequence[WeightedDeterminization],
        budget: SearchBudget,
    ) -> PimcSearch | None:
        """The playout results of each legal card in given layouts; None where there was no time.

        None also where the game has no network.
        """
        weights = network_of(turn) if COMPILED else None
        if weights is None:
            return None
        aim = payoff_seen(turn)
        asked, facts = self._asked(turn, aim), facts_seen(turn, aim)
        looked, rows = _looked(weights, facts, turn.deal, cases, asked, budget)
        if not rows:
            return None
        ends = tuple([tuple(map(_end, row)) for row in rows])
        return PimcSearch(layouts, looked, tuple(turn.legal.cards), ends)

    def _asked(self, turn: Turn, aim: Payoff) -> SidePlayouts:
        """The parameters and payoffs of the playouts."""
        march = aim.march
        return SidePlayouts(
            seat=turn.seat,
            choices=tuple([1 << card.index for card in turn.legal.cards]),
            solve=self._network.solve,
            worth=_in_whole(aim.worth),
            march=None if march is None else _in_whole(march),
            goals=aim.first or (0, 0),
            critical_z=self._network.critical_z,
        )

    def _call(self, turn: Turn, legal: MayAnnounce, budget: SearchBudget) -> Decision | None:
        """The trump suit of the highest network value, over layouts of the cards to come."""
        weights = network_of(turn) if COMPILED else None
        named = [call for call in legal.calls if call.suit is not None]
        number = self._network.names
        number = number if budget.limit.layouts is None else min(budget.limit.layouts, number)
        if weights is None or not named or not number or budget.allowance() is None:
            return super()._call(turn, legal, budget)
        rng = rng_of_question(self._seed, turn.deal, turn.seat)
        drawn = Determinizations(turn).draw(number, rng)
        found = {call: _worth_of(weights, turn, Announce(turn.seat, call), drawn) for call in named}
        best = max(named, key=lambda call: sum(found[call]))
        shares = {
            call: round(sum([worth > 0 for worth in row]) / number, 2)
            for call, row in found.items()
        }
        trumps = turn.deal.hand & turn.rules.order(best.suit).trumps
        reasons = (
            Reason(Motive.LONG_TRUMPS, trumps),
            Reason(Motive.BEST_CALL, trumps, None, shares[best]),
            *next_suit(turn.deal.hand, best, shares),
        )
        values = {str(call): round(sum(all_of) / number, 3) for call, all_of in found.items()}
        info = {"layouts": number, "values": values}
        return Decision(Announce(legal.seat, best), reasons, info)


def believed_cases(
    weights: Weights,
    facts: PublicFacts,
    history: History,
    layouts: Determinizations,
    play_exponent: float,
    number: int,
    rng: Random,
    budget: SearchBudget,
) -> list[WeightedDeterminization]:
    """Sample layouts by their likelihood, in random order.

    All of them where there are few, otherwise the wanted number out of twice as many drawn
    uniformly. Empty where there was no time.

    Args:
        weights: the network.
        facts: the public facts of the deal.
        history: the cards played; face-down ones are left to the layouts.
        layouts: where they are drawn from.
        play_exponent: exponent of the likelihood of the others' play.
        number: how many are wanted.
        rng: the random generator.
        budget: the search budget.
    """
    few = layouts.count <= DRAWN * number
    drawn = layouts.sampled(DRAWN * number, rng)
    allowance = budget.allowance()
    if allowance is None:
        return []
    heard = CallLikelihood(layouts)
    likely = [heard.likely(layout) for layout in drawn]
    if play_exponent > 0 and history.cards and not drawn[0].covered:
        belief = BeliefQuery(seat=layouts.seat, play_exponent=play_exponent, discard_exponent=0.0)
        told = [layout.flat for layout in drawn]
        chances = believe(weights, facts, history, told, belief, allowance)
        likely = [chance / _WHOLE * said for chance, said in zip(chances, likely, strict=False)]
    if few:
        top = max(likely, default=1.0)
        counted = [float(max(1, round(said / top * _COUNTS))) for said in likely]
        return reweighted(drawn, counted, len(drawn), rng)
    cases = reweighted(drawn, likely, number, rng)
    rng.shuffle(cases)
    return cases


def _worth_of(
    weights: Weights, turn: Turn, said: Announce, drawn: Sequence[Determinization]
) -> list[float]:
    """The network's value of the best lead after a suit was named, by layout."""
    rules, deal = turn.rules, turn.deal
    contract = deal.auction.contract((*deal.calls, said))
    aim = payoff_of(rules, turn.lines, contract)
    played = build_deal_tables(rules, contract, aim.counted)
    facts = facts_of(rules, played, aim, deal.dealer, NO_CARD)
    history = History(contract.seats[0])
    return [
        max(worths(weights, facts, history, layout.hands[said.seat]).values()) / _ONE
        for layout in drawn
    ]


def _looked(
    weights: Weights,
    facts: PublicFacts,
    deal: DealObservation,
    cases: Sequence[WeightedDeterminization],
    asked: SidePlayouts,
    budget: SearchBudget,
) -> tuple[tuple[WeightedDeterminization, ...], tuple[Row, ...]]:
    """The layouts that were used, and the result of every card in each.

    Where a card lies face down on the table, layouts are grouped by that card.
    """
    by_covered: dict[tuple[int, ...], list[WeightedDeterminization]] = {}
    for case in cases:
        by_covered.setdefault(case.layout.covered, []).append(case)
    if len(by_covered) > 1:
        asked = replace(asked, critical_z=None)
    looked: list[WeightedDeterminization] = []
    rows: list[Row] = []
    for covered, some in by_covered.items():
        found = played_out(
            weights,
            facts,
            history_seen(deal, covered),
            [case.layout.flat for case in some],
            [int(case.weight) for case in some],
            asked,
            budget,
        )
        rows += found
        looked += some[: len(found)]
    return tuple(looked), tuple(rows)


def _end(outcome: ChoiceOutcome | None) -> PlayoutResult | None:
    """An outcome in the game's own unit."""
    return None if outcome is None else PlayoutResult(outcome.worth / _UNIT, outcome.points)


def _in_whole(worths: Sequence[float]) -> array[int]:
    """Payoffs as integers."""
    return array("i", [round(worth * _UNIT) for worth in worths])


def expert_player(seed: str, character: Character = EVEN) -> NetworkSearchPlayer:
    """The strongest player for partnership games."""
    return NetworkSearchPlayer(seed, character, EXPERT_NETWORK, "expert")
