"""Exchange with the table: whether to take a card, and which own card to discard for it."""

from __future__ import annotations

from collections.abc import Sequence

from reunion_desktop.ai.player import Decision, Motive, Reason
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.bidding.hand_evaluation import strength, swapped
from reunion_desktop.ai.tricks.bidding.hunsruecker_call_model import gap_of, leant
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.ai.tricks.observation_adapter import aim_seen, ground_seen
from reunion_desktop.ai.tricks.playouts import PlayoutResult, played_out
from reunion_desktop.ai.tricks.rollout_state import RolloutState
from reunion_desktop.engine.actions import Discard
from reunion_desktop.engine.cards import CardSet
from reunion_desktop.engine.legal import MayDiscard
from reunion_desktop.engine.observe import DealObservation, Observation
from reunion_desktop.engine.rules import Rules

_A_TRICK = 0.17
"""Worth of one more trick in the hand evaluation, as a share of winning over losing."""

_ASTRAY = 0.05
"""Standard error of that, in the same unit."""


def swapped_by_rule(observation: Observation, deal: DealObservation, legal: MayDiscard) -> Decision:
    """The exchange that leaves the best hand by evaluation; none where nothing is better."""
    laid = CardSet(_best_laid(observation.rules, deal, legal))
    return Decision(Discard(legal.seat, laid), swap_reasons(legal, laid))


def _best_laid(rules: Rules, deal: DealObservation, legal: MayDiscard) -> int:
    assert legal.offered is not None  # noqa: S101 - other discards do not occur here.
    return swapped(rules, deal.order, deal.hand.bits, legal.offered)


def swap_reasons(legal: MayDiscard, laid: CardSet) -> tuple[Reason, ...]:
    """The reasons for an exchange, or for declining it."""
    if not laid or legal.offered is None:
        return (Reason(Motive.DECLINES),)
    taken = CardSet.of((legal.offered,))
    return Reason(Motive.TAKES_UP, taken), Reason(Motive.LAYS_LOW, laid)


def swapped_by_worlds(
    observation: Observation,
    deal: DealObservation,
    legal: MayDiscard,
    drawn: Sequence[Determinization],
    purse: SearchBudget,
    *,
    solve: int,
) -> Decision | None:
    """The exchange of the best value over playouts in many layouts; None without time.

    Args:
        observation: what the seat sees.
        deal: the deal in it.
        legal: the legal discards.
        drawn: the layouts.
        purse: the search budget.
        solve: the last tricks that are searched with open cards.
    """
    seat, card = observation.seat, legal.offered
    assert card is not None  # noqa: S101 - as above.
    rows = swap_ends(observation, deal, legal, drawn, purse, solve=solve)
    if not rows:
        return None
    looked = len(rows)
    columns = list(zip(*rows, strict=True))
    sums = [sum([end.worth for end in ends]) for ends in columns]
    rules, order = observation.rules, deal.order
    looks = [
        strength(rules, order, (deal.hand - action.cards).bits | 1 << card.index)
        if action.cards
        else strength(rules, order, deal.hand.bits)
        for action in legal.actions
    ]
    usual = max(range(len(looks)), key=lambda place: looks[place])
    aim, side = aim_seen(observation, deal), deal.sides.of[seat]
    between = aim.outcome(side, aim.whole - 1) - aim.outcome(side, 1)
    leads = [
        leant(
            *gap_of(ends, columns[usual]),
            _A_TRICK * between * (look - looks[usual]),
            _ASTRAY * between,
        )
        for ends, look in zip(columns, looks, strict=True)
    ]
    best = max(range(len(leads)), key=lambda place: (round(leads[place], 9), looks[place]))
    laid = legal.actions[best].cards
    values = {
        str(action.cards): round(total / looked, 3)
        for action, total in zip(legal.actions, sums, strict=True)
    }
    info = {"worlds": looked, "nodes": purse.spent, "values": values}
    return Decision(Discard(seat, laid), swap_reasons(legal, laid), info)


def swap_ends(
    observation: Observation,
    deal: DealObservation,
    legal: MayDiscard,
    drawn: Sequence[Determinization],
    purse: SearchBudget,
    *,
    solve: int,
) -> list[tuple[PlayoutResult, ...]]:
    """The results of the deal after each exchange, by layout; in fewer where time ran out.

    Args:
        observation: what the seat sees.
        deal: the deal in it.
        legal: the legal discards.
        drawn: the layouts.
        purse: the search budget.
        solve: the last tricks that are searched with open cards.
    """
    seat, card = observation.seat, legal.offered
    assert card is not None  # noqa: S101 - as above.
    aim = aim_seen(observation, deal)
    ground = ground_seen(observation, deal, aim)
    rows: list[tuple[PlayoutResult, ...]] = []
    for world in drawn:
        allowance = purse.allowance()
        if allowance is None:
            break
        row: list[PlayoutResult] = []
        for action in legal.actions:
            hands = list(world.hands)
            if action.cards:
                hands[seat] = (hands[seat] & ~action.cards.bits) | 1 << card.index
            course = RolloutState(ground, hands, ground.seats[0])
            end, cost = played_out(course, aim, deal.sides.of[seat], allowance, solve=solve)
            purse.pay(cost)
            row.append(end)
        rows.append(tuple(row))
    return rows
