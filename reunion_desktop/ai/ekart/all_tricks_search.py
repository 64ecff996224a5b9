"""Open-card search whether one player against two can take every trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.engine.cards import ALL_CARDS, Card, CardSet, Suit
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.ekart.options import ACTIVE
from reunion_desktop.games.reunion.options import AFTER_TRICK, ReunionOptions
from reunion_desktop.solver.solve import reaches, solve_worlds
from reunion_desktop.solver.tables import NO_CARD, Position, TrickTables, trick_tables


@lru_cache(maxsize=64)
def trick_counting(order: CardOrder, rules: Rules, caller: Seat) -> TrickTables:
    """The tables of a deal in which tricks alone count, one against two."""
    sides = Sides(tuple([0 if seat == caller else 1 for seat in range(ACTIVE)]))
    nothing = (0,) * len(ALL_CARDS)
    tables = trick_tables(order, rules, sides)
    return replace(tables, points=nothing, last_trick=0, trick_points=1)


def locked(rules: ReunionOptions, turned: Card | None, tricks: int) -> tuple[int, int]:
    """The card that the dealer may not play yet, and for how many tricks."""
    kept = rules.turn_up_pickup == "after_trick2_locked" and tricks < AFTER_TRICK
    if not kept or turned is None:
        return NO_CARD, 0
    return turned.index, AFTER_TRICK - tricks


def clears(
    tables: TrickTables,
    hands: tuple[int, ...],
    caller: Seat,
    lock: tuple[int, int],
    budget: SearchBudget,
) -> bool:
    """Tell whether a caller who leads takes all tricks; False where there was no time."""
    allowance = budget.allowance()
    if allowance is None:
        return False
    out = lock[0] == NO_CARD or not any(hand >> lock[0] & 1 for hand in hands)
    held = (NO_CARD, 0) if out else lock
    tricks = hands[caller].bit_count()
    start = Position(hands, caller, (), 0, *held)
    budget.pay(tricks)
    return bool(reaches(tables, start, caller, tricks, allowance))


def shares(
    worlds: ReunionDeterminizations,
    drawn: Sequence[Determinization],
    caller: Seat,
    cards: Sequence[Card],
    budget: SearchBudget,
) -> tuple[float, ...] | None:
    """By legal card, the share of layouts in which the caller takes every trick to come.

    None where there was no time.

    Args:
        worlds: where the layouts were drawn from.
        drawn: the layouts.
        caller: who called the Staubaus, and has taken every trick so far.
        cards: the legal cards.
        budget: the search budget.
    """
    allowance = budget.allowance()
    if allowance is None or not drawn:
        return None
    tables = trick_counting(worlds.deal.order, worlds.rules, caller)
    at = worlds.position(drawn[0])
    need = worlds.rules.hand_size - len(worlds.deal.taken)
    batch = [worlds.position(world).hands for world in drawn]
    found = solve_worlds(tables, at, batch, caller, need=need, allowance=allowance)
    budget.pay(found.nodes)
    if not found.rows:
        return None
    column = {card: place for place, card in enumerate(found.cards)}
    return tuple(
        [
            sum(row[column[card.index]] for row in found.rows) / len(found.rows)
            if card.index in column
            else 0.0
            for card in cards
        ]
    )


def losers(hand: CardSet, order: CardOrder, pack: CardSet, spread: float = 2.0) -> int:
    """The number of cards of a hand that may lose a trick, by a quick estimate.

    Args:
        hand: the hand.
        order: the order of the cards.
        pack: every card in play.
        spread: how many of the others' cards fall with each lead; 2 where they are split evenly.
    """
    count = 0
    for suit in Suit:
        own = hand & order.cards_of(suit)
        out = (order.cards_of(suit) & pack) - own
        high = sum(not order.over(card) & out for card in own)
        if own and len(out) > spread * high:
            count += len(own) - high
    return count
