"""Calls: by hand evaluation, or by search over determinizations.

One method for all games: the rules give the contract after each call, the seats asked next answer
by rule, and the deal is played out from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from reunion_desktop.ai.player import Decision, Turn
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.hand_evaluation import (
    contract_after,
    makes_trumps,
    rule_call,
    swapped,
    undecided,
)
from reunion_desktop.ai.tricks.bidding.hunsruecker_call_model import leant, prospects
from reunion_desktop.ai.tricks.deal_tables import build_deal_tables
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.ai.tricks.observation_adapter import payoff_seen
from reunion_desktop.ai.tricks.playouts import PlayoutResult, played_out
from reunion_desktop.ai.tricks.race import Pruning, Row, gap_of, race
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.ai.tricks.valuation import payoff_of
from reunion_desktop.ai.tricks.valuation.payoff import Payoff
from reunion_desktop.engine.actions import Announce
from reunion_desktop.engine.calls import PASS, Call
from reunion_desktop.engine.cards import NO_CARDS, CardSet, Suit
from reunion_desktop.engine.contract import Goal
from reunion_desktop.engine.legal import MayAnnounce, MayPlay
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.solver.answers import Allowance

_FEWEST_TRUMPS = 4
"""Trumps from which a hand alone can be bold."""

_PRUNING = Pruning(16, 8, 3.0)
"""The rule by which calls are pruned."""

_DOUBT, _DOUBT_OF_PASSING = 2.0, 1.5
"""Standard errors by which a call must be behind to be worse than the best: between trump suits,
and between calling and passing.
"""

_MOSTLY = 0.5
"""Share of the best suit from which on that of the next best is told."""


@dataclass(frozen=True, slots=True)
class CallOutcomes:
    """The results of the deal after each call."""

    calls: tuple[Call, ...]
    rows: tuple[Row, ...]
    """By layout, the result after each call."""
    unplayed: float
    """The payoff to the player's side where nothing is played."""
    stake: float
    """Half the difference between the best and the worst possible payoff."""

    def worths(self, call: Call) -> list[float]:
        """The payoffs after a call; for one that was pruned, in the first layouts alone."""
        place = self.calls.index(call)
        return [end.worth for row in self.rows if (end := row[place]) is not None]

    def share(self, call: Call) -> float:
        """The share of layouts in which a call beats an unplayed deal, to two places."""
        worths = self.worths(call)
        return round(sum([worth > self.unplayed for worth in worths]) / len(worths), 2)


def true_claim(turn: Turn) -> Decision | None:
    """The call that the side has its number, where that is true and allowed; else None."""
    if not isinstance(turn.legal, MayPlay) or not turn.legal.calls:
        return None
    aim, made = payoff_seen(turn), points_made(turn)
    if aim.first is None or made < aim.first[turn.side]:
        return None
    reason = Reason(Motive.HAS_NUMBER, NO_CARDS, made)
    return Decision(Announce(turn.seat, turn.legal.calls[0]), (reason,))


def points_made(turn: Turn) -> int:
    """The card points of the player's side so far."""
    of = turn.deal.sides.of
    return sum(points for seat, points in enumerate(turn.deal.points) if of[seat] == turn.side)


def called_by_rule(turn: Turn, legal: MayAnnounce) -> Decision:
    """The call by rule: the suit in which the hand is best, where it is enough; else pass.

    A hand that can lose no card makes a bold call.
    """
    rules, deal, hand = turn.rules, turn.deal, turn.deal.hand
    call, worth = rule_call(rules, deal, (), (legal.seat, legal.calls), hand.bits)
    values = {str(one): round(found, 2) for one, found in worth.items()}
    if worth:
        cards = hand & _trumps(deal, legal, call) if call in worth else None
        reasons = () if cards is None else (Reason(Motive.LONG_TRUMPS, cards),)
        return Decision(Announce(legal.seat, call), reasons, {"values": values})
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


def called_by_layouts(
    turn: Turn,
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
        turn: what the seat sees.
        legal: the legal calls.
        drawn: the layouts, with the cards that are still to be dealt.
        budget: the search budget.
        margin: how much more any call but a pass must bring, as a share of the stake.
        astray: standard error of the hand evaluation, as a share of the stake; 0 for no use.
        solve: the last tricks that are searched with open cards.
    """
    found = call_ends(turn, legal, drawn, budget, solve=solve, pruning=_PRUNING)
    if not found.rows:
        return None
    ends = {call: found.worths(call) for call in legal.calls}
    means = {call: sum(worths) / len(worths) for call, worths in ends.items()}
    told = prospects(turn, legal, found.unplayed) if astray else {}
    if told:
        best = _likeliest(told, ends, astray * found.stake)
    else:
        best = _surest(turn, legal, _best(means, margin * found.stake), ends)
    info = {
        "layouts": len(found.rows),
        "nodes": budget.spent,
        "values": {str(call): round(mean, 3) for call, mean in means.items()},
    }
    return Decision(Announce(legal.seat, best), call_reasons(turn.deal, legal, best, found), info)


def call_ends(
    turn: Turn,
    legal: MayAnnounce,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
    *,
    solve: int,
    pruning: Pruning | None = None,
) -> CallOutcomes:
    """The results of the deal after each call, by layout: the playouts of the call search.

    In fewer layouts where time ran out.
    """
    sign = 1 if turn.side == 0 else -1
    starts = _Starts(turn)

    def play(cards: Determinization, call: Call, allowance: Allowance) -> tuple[PlayoutResult, int]:
        begun = starts.after(Announce(legal.seat, call), cards)
        if isinstance(begun, Payoff):
            return PlayoutResult(sign * begun.unplayed, 0.0), 0
        branch, aim = begun
        return played_out(branch, aim, turn.side, allowance, solve=solve)

    rows = race(drawn, legal.calls, play, budget, pruning)
    return CallOutcomes(legal.calls, tuple(rows), sign * starts.unplayed, starts.stake)


class _Starts:
    """The start of play after each call, the seats asked next answering by rule."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._known: dict[tuple[Announce, ...], tuple[RolloutState, Payoff] | Payoff] = {}
        self.stake = 0.0
        """Half the difference between the best and the worst possible payoff."""
        self.unplayed = 0.0
        """The payoff to side 0 where nothing is played."""

    def after(self, said: Announce, cards: Determinization) -> tuple[RolloutState, Payoff] | Payoff:
        """The rollout state in a layout with its payoff; a payoff alone where nothing is played."""
        rules, deal = self._turn.rules, self._turn.deal
        more: tuple[Announce, ...] = (said,)
        while (seat := undecided(deal, (*deal.calls, *more))) is not None:
            asked = seat, deal.auction.legal((*deal.calls, *more))
            call, _ = rule_call(rules, deal, more, asked, cards.hands[seat])
            more = (*more, Announce(seat, call))
        if more not in self._known:
            self._known[more] = self._start(more)
        begun = self._known[more]
        if isinstance(begun, Payoff):
            return begun
        state, aim = begun
        hands = list(cards.hands)
        contract = contract_after(deal, more)
        owner = contract.owner
        for card in rules.offered(contract, deal.talon) if deal.talon else ():
            laid = swapped(rules, contract.order, hands[owner], card)
            if laid:
                hands[owner] = (hands[owner] ^ laid) | 1 << card.index
        branch = state.branch(hands)
        branch.held = [hand.bit_count() for hand in hands]
        return branch, aim

    def _start(self, more: tuple[Announce, ...]) -> tuple[RolloutState, Payoff] | Payoff:
        """The start of play without hands, and its payoff."""
        rules = self._turn.rules
        contract = contract_after(self._turn.deal, more)
        aim = payoff_of(rules, self._turn.lines, contract)
        self.unplayed = aim.unplayed
        self.stake = max(self.stake, (aim.worth[-1] - aim.worth[0]) / 2)
        if contract.goal is Goal.NOTHING:
            return aim
        tables = build_deal_tables(rules, contract, aim.counted)
        return RolloutState(tables, [0] * rules.players, contract.seats[0]), aim


def _best(means: dict[Call, float], margin: float) -> Call:
    """The call of the best mean; pass, where no call is better by a margin."""
    calls = list(means)
    best = max(calls, key=lambda call: means[call])
    if PASS in means and best != PASS and means[best] - means[PASS] < margin:
        return PASS
    return best


def _likeliest(
    told: Mapping[Call, float], ends: Mapping[Call, Sequence[float]], spread: float
) -> Call:
    """The best call by hand evaluation and playouts together; pass, where none is better.

    Args:
        told: the value of each trump-making call over a pass, by hand evaluation.
        ends: the payoffs after each call, by layout.
        spread: the standard error of the hand evaluation.
    """
    gaps = {PASS: 0.0}
    for call, look in told.items():
        looked = min(len(ends[call]), len(ends[PASS]))
        gap, error = gap_of(ends[call][:looked], ends[PASS][:looked])
        gaps[call] = leant(gap, error, look, spread)
    return max(gaps, key=lambda call: gaps[call])


def _surest(
    turn: Turn, legal: MayAnnounce, best: Call, ends: Mapping[Call, Sequence[float]]
) -> Call:
    """Break statistical ties with the best call over the layouts by hand evaluation.

    Few layouts separate calls by little more than chance; the hand evaluation has no such noise.
    """
    rule, looks = rule_call(
        turn.rules, turn.deal, (), (legal.seat, legal.calls), turn.deal.hand.bits
    )

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


def next_suit(hand: CardSet, best: Call, shares: Mapping[Call, float]) -> Iterator[Reason]:
    """The reason that compares the best trump suit with the next; none where there is no other.

    Args:
        hand: the player's cards.
        best: the call of the best suit.
        shares: how often each legal call turns out well.
    """
    others = [call for call in shares if call.suit is not None and call != best]
    if others:
        following = max(others, key=lambda call: shares[call])
        cards = CardSet.of(card for card in hand if card.suit is following.suit)
        told = shares[following] < shares[best] >= _MOSTLY
        yield Reason(Motive.NEXT_SUIT, cards, None, shares[following] if told else None)


def call_reasons(
    deal: DealObservation, legal: MayAnnounce, best: Call, weighed: CallOutcomes
) -> tuple[Reason, ...]:
    """The reasons for the best call."""
    if best != PASS:
        making = makes_trumps(deal, (Announce(legal.seat, best),))
        cards = deal.hand & _trumps(deal, legal, best) if making else deal.hand
        succeeds = Reason(Motive.BEST_CALL, cards, None, weighed.share(best))
        if best.suit is None:
            return (succeeds,)
        shares = {call: weighed.share(call) for call in legal.calls}
        trumps = Reason(Motive.LONG_TRUMPS, cards)
        return (trumps, succeeds, *next_suit(deal.hand, best, shares))
    bold = [weighed.share(call) for call in legal.calls if call != PASS]
    return (Reason(Motive.TOO_BOLD, NO_CARDS, None, max(bold, default=0)),)
