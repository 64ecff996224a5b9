"""Exchange with the table: whether to take a card, and which own card to discard for it."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.player import Decision, Turn
from reunion_desktop.ai.reason import Motive, Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.hand_evaluation import strength, swapped
from reunion_desktop.ai.tricks.bidding.hunsruecker_call_model import leant
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.ai.tricks.observation_adapter import payoff_seen, tables_seen
from reunion_desktop.ai.tricks.playouts import PlayoutResult, played_out
from reunion_desktop.ai.tricks.race import Row, gap_of, race
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.solver.answers import Allowance

_A_TRICK = 0.17
"""Worth of one more trick in the hand evaluation, as a share of winning over losing."""

_ASTRAY = 0.05
"""Standard error of that, in the same unit."""


def swapped_by_rule(turn: Turn, legal: MayDiscard) -> Decision:
    """The exchange that leaves the best hand by evaluation; none where nothing is better."""
    laid = 0
    if legal.offered is not None:
        laid = swapped(turn.rules, turn.deal.order, turn.deal.hand.bits, legal.offered)
    return Decision(Discard(legal.seat, CardSet(laid)), swap_reasons(legal, CardSet(laid)))


def swap_reasons(legal: MayDiscard, laid: CardSet) -> tuple[Reason, ...]:
    """The reasons for an exchange, or for declining it."""
    taken = CardSet.of(() if legal.offered is None else (legal.offered,))
    if not laid:
        return (Reason(Motive.DECLINES, taken),)
    return Reason(Motive.TAKES_UP, taken), Reason(Motive.LAYS_LOW, laid)


def swapped_by_layouts(
    turn: Turn,
    legal: MayDiscard,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
    solve: int,
) -> Decision | None:
    """The exchange of the best value over playouts in many layouts; None without time."""
    rows = swap_ends(turn, legal, drawn, budget, solve)
    if not rows:
        return None
    worths = [[end.worth for end in ends if end is not None] for ends in zip(*rows, strict=True)]
    hand = turn.deal.hand.bits
    looks = [
        strength(turn.rules, turn.deal.order, _exchanged(hand, legal, action))
        for action in legal.actions
    ]
    usual = max(range(len(looks)), key=lambda place: looks[place])
    aim = payoff_seen(turn)
    between = aim.outcome(turn.side, aim.whole - 1) - aim.outcome(turn.side, 1)
    leads = [
        leant(
            *gap_of(column, worths[usual]),
            _A_TRICK * between * (look - looks[usual]),
            _ASTRAY * between,
        )
        for column, look in zip(worths, looks, strict=True)
    ]
    best = max(range(len(leads)), key=lambda place: (round(leads[place], 9), looks[place]))
    chosen = legal.actions[best]
    values = {
        str(action.cards): round(sum(column) / len(rows), 3)
        for action, column in zip(legal.actions, worths, strict=True)
    }
    info = {"layouts": len(rows), "nodes": budget.spent, "values": values}
    return Decision(chosen, swap_reasons(legal, chosen.cards), info)


def swap_ends(
    turn: Turn,
    legal: MayDiscard,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
    solve: int,
) -> list[Row]:
    """The results of the deal after each exchange, by layout; in fewer where time ran out."""
    aim, tables = payoff_seen(turn), tables_seen(turn)

    def play(
        layout: Determinization, action: Discard, allowance: Allowance
    ) -> tuple[PlayoutResult, int]:
        hands = list(layout.hands)
        hands[turn.seat] = _exchanged(hands[turn.seat], legal, action)
        state = RolloutState(tables, hands, tables.seats[0])
        return played_out(state, aim, turn.side, allowance, solve=solve)

    return race(drawn, legal.actions, play, budget)


def _exchanged(hand: int, legal: MayDiscard, action: Discard) -> int:
    """A hand after an exchange, or after it was declined."""
    if not action.cards or legal.offered is None:
        return hand
    return (hand & ~action.cards.bits) | 1 << legal.offered.index
