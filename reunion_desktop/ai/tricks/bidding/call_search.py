"""Calls: by hand evaluation, or by search over determinizations.

One method for all games: the rules give the contract after each call, the seats asked next answer
by rule, and the deal is played out from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from reunion_desktop.ai.player import Decision, Motive, Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.hand_evaluation import (
    contract_after,
    makes_trumps,
    rule_call,
    swapped,
    undecided,
)
from reunion_desktop.ai.tricks.bidding.hunsruecker_call_model import gap_of, leant, prospects
from reunion_desktop.ai.tricks.deal_tables import build_deal_tables
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.ai.tricks.observation_adapter import aim_seen
from reunion_desktop.ai.tricks.playouts import PlayoutResult, played_out
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation import payoff_of
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet, Suit
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import CardOrder

_FEWEST_TRUMPS = 4
"""Trumps from which a hand alone can be bold."""

_FIRST, _THEN, _SURETY = 16, 8, 3.0
"""Layouts before calls are pruned for the first time, layouts from one pruning to the next, and
the standard errors by which a call must be behind.
"""

_DOUBT, _DOUBT_OF_PASSING = 2.0, 1.5
"""Standard errors by which a call must be behind to be worse than the best: between trump suits,
and between calling and passing.
"""


@dataclass(frozen=True, slots=True)
class CallOutcomes:
    """The results of the deal after each call."""

    ends: Mapping[Call, Sequence[PlayoutResult]]
    """By layout; for a call that was pruned, in the first layouts alone."""
    unplayed: float
    """The payoff to the player's side where nothing is played."""
    stake: float
    """Half the difference between the best and the worst possible payoff."""

    def share(self, call: Call) -> float:
        """The share of layouts in which a call beats an unplayed deal, to two places."""
        ends = self.ends[call]
        return round(sum([end.worth > self.unplayed for end in ends]) / len(ends), 2)


def true_claim(observation: Observation, deal: DealObservation, legal: MayPlay) -> Decision | None:
    """The call that the side has its number, where that is true and allowed; else None."""
    if not legal.calls:
        return None
    aim, side = aim_seen(observation, deal), deal.sides.of[observation.seat]
    made = sum(points for seat, points in enumerate(deal.points) if deal.sides.of[seat] == side)
    if aim.first is None or made < aim.first[side]:
        return None
    reason = Reason(Motive.HAS_NUMBER, NO_CARDS, made)
    return Decision(Announce(observation.seat, legal.calls[0]), (reason,))


def called_by_rule(observation: Observation, deal: DealObservation, legal: MayAnnounce) -> Decision:
    """The call by rule: the suit in which the hand is best, where it is enough; else pass.

    A hand that can lose no card makes a bold call.
    """
    rules, hand = observation.rules, deal.hand
    asked = (legal.seat, legal.calls)
    call, worth = rule_call(rules, deal, (), asked, hand.bits)
    values = {str(one): round(found, 2) for one, found in worth.items()}
    if call in worth:
        reason = Reason(Motive.LONG_TRUMPS, hand & _trumps(deal, legal, call))
        return Decision(Announce(legal.seat, call), (reason,), {"values": values})
    if worth:
        return Decision(Announce(legal.seat, call), (), {"values": values})
    bold = [one for one in legal.calls if one != PASS]
    if PASS in legal.calls and not (bold and _cannot_lose(rules, deal.order, hand)):
        return Decision(Announce(legal.seat, PASS))
    return Decision(Announce(legal.seat, bold[0]), (Reason(Motive.BEST_CALL, hand),))


def _trumps(deal: DealObservation, legal: MayAnnounce, call: Call) -> CardSet:
    """The trumps after a call."""
    return contract_after(deal, (Announce(legal.seat, call),)).order.trumps


def _cannot_lose(rules: Rules, order: CardOrder, hand: CardSet) -> bool:
    """Tell whether every card of a hand should take a trick, if led high to low."""
    if len(hand & order.trumps) < _FEWEST_TRUMPS:
        return False
    pack = CardSet.of(rules.pack)
    for suit in Suit:
        own = hand & order.cards_of(suit)
        out = (order.cards_of(suit) & pack) - hand
        highest = [card for card in own if not order.over(card) & out]
        if own and len(highest) < len(own) and 2 * len(highest) <= len(out):
            return False
    return True


def called_by_worlds(
    observation: Observation,
    deal: DealObservation,
    legal: MayAnnounce,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
    *,
    margin: float,
    astray: float = 0.0,
    solve: int,
) -> Decision | None:
    """The call of the best mean payoff over playouts in many layouts; None without time.

    Args:
        observation: what the seat sees.
        deal: the deal in it.
        legal: the legal calls.
        drawn: the layouts, with the cards that are still to be dealt.
        budget: the search budget.
        margin: how much more any call but a pass must bring, as a share of the stake.
        astray: standard error of the hand evaluation, as a share of the stake; 0 for no use.
        solve: the last tricks that are searched with open cards.
    """
    weighed = call_ends(observation, deal, legal, drawn, budget, solve=solve, racing=True)
    ends = weighed.ends
    if not ends[legal.calls[0]]:
        return None
    means = {call: sum([end.worth for end in found]) / len(found) for call, found in ends.items()}
    best = _best(means, margin * weighed.stake)
    rule, looks = rule_call(observation.rules, deal, (), (legal.seat, legal.calls), deal.hand.bits)
    told = prospects(observation, deal, legal, weighed.unplayed) if astray else {}
    best = (
        _likeliest(told, weighed, astray * weighed.stake)
        if told
        else _surest(best, rule, looks, ends)
    )
    return Decision(
        Announce(legal.seat, best),
        call_reasons(deal, legal, best, weighed),
        {
            "worlds": max(map(len, ends.values())),
            "nodes": budget.spent,
            "values": {str(call): round(mean, 3) for call, mean in means.items()},
        },
    )


def call_ends(
    observation: Observation,
    deal: DealObservation,
    legal: MayAnnounce,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
    *,
    solve: int,
    racing: bool = False,
) -> CallOutcomes:
    """The results of the deal after each call, by layout: the playouts of the call search.

    In fewer layouts where time ran out, or after a call that was pruned.

    Args:
        observation: what the seat sees.
        deal: the deal in it.
        legal: the legal calls.
        drawn: the layouts, with the cards that are still to be dealt.
        budget: the search budget.
        solve: the last tricks that are searched with open cards.
        racing: whether calls that are clearly behind are pruned.
    """
    side = deal.sides.of[observation.seat]
    starts = _Starts(observation, deal)
    ends: dict[Call, list[PlayoutResult]] = {call: [] for call in legal.calls}
    alive = list(legal.calls)
    for done, world in enumerate(drawn):
        allowance = budget.allowance()
        if racing and done >= _FIRST and not done % _THEN:
            alive = _in_the_race(ends, alive)
        if allowance is None or (racing and len(alive) == 1 < len(ends)):
            break
        for call in alive:
            begun = starts.after(Announce(legal.seat, call), world)
            if isinstance(begun, Payoff):
                ends[call].append(
                    PlayoutResult(begun.unplayed if side == 0 else -begun.unplayed, 0.0)
                )
                continue
            branch, aim = begun
            end, cost = played_out(branch, aim, side, allowance, solve=solve)
            budget.pay(cost)
            ends[call].append(end)
    return CallOutcomes(ends, starts.unplayed if side == 0 else -starts.unplayed, starts.stake)


def _in_the_race(ends: Mapping[Call, Sequence[PlayoutResult]], calls: Iterable[Call]) -> list[Call]:
    """The calls that are not clearly behind the best, by paired differences."""
    sums = {call: sum([end.worth for end in ends[call]]) for call in calls}
    best = max(sums, key=lambda call: sums[call])

    def is_behind(call: Call) -> bool:
        gap, error = gap_of(ends[best], ends[call])
        return gap > max(0, _SURETY * error)

    return [call for call in sums if call == best or not is_behind(call)]


class _Starts:
    """The start of play after each call, the seats asked next answering by rule."""

    def __init__(self, observation: Observation, deal: DealObservation) -> None:
        self._observation = observation
        self._deal = deal
        self._known: dict[tuple[Announce, ...], tuple[RolloutState, Payoff] | Payoff] = {}
        self.stake = 0.0
        """Half the difference between the best and the worst possible payoff."""
        self.unplayed = 0.0
        """The payoff to side 0 where nothing is played."""

    def after(self, said: Announce, world: Determinization) -> tuple[RolloutState, Payoff] | Payoff:
        """The rollout state in a layout with its payoff; a payoff alone where nothing is played."""
        rules, deal = self._observation.rules, self._deal
        more: tuple[Announce, ...] = (said,)
        while (seat := undecided(deal, (*deal.calls, *more))) is not None:
            asked = seat, deal.auction.legal((*deal.calls, *more))
            call, _ = rule_call(rules, deal, more, asked, world.hands[seat])
            more = (*more, Announce(seat, call))
        if more not in self._known:
            self._known[more] = self._start(more)
        begun = self._known[more]
        if isinstance(begun, Payoff):
            return begun
        course, aim = begun
        hands = list(world.hands)
        contract = contract_after(deal, more)
        owner = contract.owner
        for card in rules.offered(contract, deal.talon) if deal.talon else ():
            laid = swapped(rules, contract.order, hands[owner], card)
            if laid:
                hands[owner] = (hands[owner] ^ laid) | 1 << card.index
        branch = course.branch(hands)
        branch.held = [hand.bit_count() for hand in hands]
        return branch, aim

    def _start(self, more: tuple[Announce, ...]) -> tuple[RolloutState, Payoff] | Payoff:
        """The start of play without hands, and its payoff."""
        observation, deal = self._observation, self._deal
        rules = observation.rules
        contract = contract_after(deal, more)
        aim = payoff_of(rules, observation.lines, contract)
        self.unplayed = aim.unplayed
        self.stake = max(self.stake, (aim.worth[-1] - aim.worth[0]) / 2)
        if contract.goal is Goal.NOTHING:
            return aim
        ground = build_deal_tables(rules, contract, aim.counted)
        return RolloutState(ground, [0] * rules.players, contract.seats[0]), aim


def _best(means: dict[Call, float], margin: float) -> Call:
    """The call of the best mean; pass, where no call is better by a margin."""
    calls = list(means)
    best = max(calls, key=lambda call: means[call])
    if PASS in means and best != PASS and means[best] - means[PASS] < margin:
        return PASS
    return best


def _likeliest(told: Mapping[Call, float], weighed: CallOutcomes, spread: float) -> Call:
    """The best call by hand evaluation and playouts together; pass, where none is better.

    Args:
        told: the value of each trump-making call over a pass, by hand evaluation.
        weighed: the results of the deal after each call.
        spread: the standard error of the hand evaluation.
    """
    gaps = {PASS: 0.0}
    for call, look in told.items():
        looked = min(len(weighed.ends[call]), len(weighed.ends[PASS]))
        gap, error = gap_of(weighed.ends[call][:looked], weighed.ends[PASS][:looked])
        gaps[call] = leant(gap, error, look, spread)
    return max(gaps, key=lambda call: gaps[call])


def _surest(
    best: Call,
    rule: Call,
    looks: Mapping[Call, float],
    ends: Mapping[Call, Sequence[PlayoutResult]],
) -> Call:
    """Break statistical ties with the best call by hand evaluation.

    Few layouts separate calls by little more than chance; the hand evaluation has no such noise.

    Args:
        best: the best call over the layouts.
        rule: the call by rule.
        looks: the hand evaluation with each call that makes trumps.
        ends: the results of the deal after each call, by layout.
    """

    def is_level(call: Call, doubt: float) -> bool:
        # A call that was pruned is behind by more than chance.
        if call == best or len(ends[call]) != len(ends[best]):
            return call == best
        gap, error = gap_of(ends[best], ends[call])
        return gap <= doubt * error

    if not looks:
        return best
    if PASS in ends:
        return rule if is_level(rule, _DOUBT_OF_PASSING) else best
    return max([call for call in looks if is_level(call, _DOUBT)], key=lambda call: looks[call])


def call_reasons(
    deal: DealObservation, legal: MayAnnounce, best: Call, weighed: CallOutcomes
) -> tuple[Reason, ...]:
    """The reasons for the best call.

    Args:
        deal: the deal in which it is made.
        legal: the legal calls.
        best: the call.
        weighed: the results of the deal after each call.
    """
    if best != PASS:
        making = makes_trumps(deal, (Announce(legal.seat, best),))
        cards = deal.hand & _trumps(deal, legal, best) if making else deal.hand
        told = [Reason(Motive.BEST_CALL, cards, None, weighed.share(best))]
        if best.suit is not None:
            told.append(Reason(Motive.LONG_TRUMPS, cards))
        return tuple(told)
    bold = [weighed.share(call) for call in weighed.ends if call != PASS]
    return (Reason(Motive.TOO_BOLD, NO_CARDS, None, max(bold, default=0)),)
