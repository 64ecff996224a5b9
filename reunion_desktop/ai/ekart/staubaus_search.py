"""Staubaus search: which card to demand, whether to call, and which card to give for it.

The caller samples layouts of the hidden cards. In each the card demanded changes hands, a card
goes back, and a search with open cards tests whether one player against two can take every trick.
Without layouts the hand alone is estimated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from reunion_desktop.ai.player import Turn
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.legal import MayAnnounce, MayGive
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat, Sides
from reunion_desktop.engine.tricks import CardOrder
from reunion_desktop.games.ekart.options import ACTIVE
from reunion_desktop.games.reunion.options import AFTER_TRICK, ReunionOptions
from reunion_desktop.solver.answers import Query
from reunion_desktop.solver.solve import reaches, solve_layouts
from reunion_desktop.solver.tables import CARDS, NO_CARD, Position, TrickTables, trick_tables

_GLANCE = 12
"""Layouts after which hopeless plans are dropped."""
_HOPE = 0.3
"""Share of successes below which a plan is hopeless."""
_RISKY = 4
"""Limit of cards that may lose a trick, by the quick estimate, with the card demanded in hand and
none given yet: with more of them no layouts are searched.
"""
_CAUTIOUS = 1.4
"""Cards of the others that fall with a lead, for the estimate from the hand alone."""
_TRUMPS_WANTED = 2
"""Number of missing high trumps that are considered."""


@dataclass(frozen=True, slots=True)
class StaubausPlan:
    """A plan: a card to demand, a trump suit, and the cards that might go back for it."""

    call: Call
    card: Card
    order: CardOrder
    backs: tuple[Card, ...]
    """The cards that might be given for it."""


def plans(turn: Turn, legal: MayAnnounce) -> Iterator[StaubausPlan]:
    """The plans for a hand: to demand the highest cards that it lacks."""
    rules, deal, pack = turn.rules, turn.deal, _pack(turn)
    by_suit: dict[Suit | None, dict[Card, Call]] = {}
    for call in legal.calls:
        if call.card is not None:
            by_suit.setdefault(call.suit, {})[call.card] = call
    for suit, calls in by_suit.items():
        order = deal.order if suit is None else rules.order(suit)
        for card in _wanted(deal.hand, order, pack):
            if card in calls and losers(deal.hand.plus(card), order, pack) <= _RISKY:
                yield plan_of(turn, calls[card], card)


def plan_of(turn: Turn, call: Call, card: Card) -> StaubausPlan:
    """The plan of a call, with the cards that might go back for the one demanded."""
    order = order_of(turn, call)
    return StaubausPlan(call, card, order, _backs(turn.deal.hand.plus(card), card, order))


def order_of(turn: Turn, call: Call) -> CardOrder:
    """The order of the cards after a call."""
    return turn.deal.order if call.suit is None else turn.rules.order(call.suit)


def _pack(turn: Turn) -> CardSet:
    """The cards in play, as far as the seat knows."""
    return CardSet.of(turn.rules.pack) - (turn.deal.laid_away or CardSet())


def _wanted(hand: CardSet, order: CardOrder, pack: CardSet) -> list[Card]:
    """The highest cards not in hand, of trumps and of the suits held."""
    found: list[Card] = []
    for suit in Suit:
        out = sorted((order.cards_of(suit) & pack) - hand, key=order.height, reverse=True)
        if suit == order.trump:
            found = [*out[:_TRUMPS_WANTED], *found]
        elif hand & order.cards_of(suit):
            found += out[:1]
    return found


def _backs(hand: CardSet, card: Card, order: CardOrder) -> tuple[Card, ...]:
    """The lowest card of every suit."""
    lowest = [min(own, key=order.height) for suit in Suit if (own := hand & order.cards_of(suit))]
    return tuple([one for one in lowest if one != card]) or (next(iter(hand.minus(card))),)


def hopes(
    layouts: ReunionDeterminizations,
    thought: Sequence[StaubausPlan],
    drawn: Sequence[Determinization],
    budget: SearchBudget,
) -> dict[StaubausPlan, float]:
    """The success rate of each plan that is not dropped early."""

    def rates(tried: Sequence[StaubausPlan], some: Sequence[Determinization]) -> list[float]:
        return [sum(successes(layouts, plan, some, budget)) / len(some) for plan in tried]

    found = dict(zip(thought, rates(thought, drawn[:_GLANCE]), strict=True))
    kept = [plan for plan, share in found.items() if share >= _HOPE]
    if len(drawn) <= _GLANCE or not kept:
        return found
    return dict(zip(kept, rates(kept, drawn), strict=True))


def successes(
    layouts: ReunionDeterminizations,
    plan: StaubausPlan,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
) -> tuple[bool, ...]:
    """By layout, whether a plan succeeds; the card given depends on who holds the card demanded."""
    seat, bit = layouts.seat, 1 << plan.card.index
    by_holder: dict[Seat | None, list[int]] = {}
    for place, layout in enumerate(drawn):
        holder = next((who for who, hand in enumerate(layout.hands) if hand & bit), None)
        by_holder.setdefault(holder, []).append(place)
    found = [False] * len(drawn)
    for holder, group in by_holder.items():
        some = [drawn[place].hands for place in group]
        if holder is None:
            rows = [_won(layouts, plan.order, some, budget)]
        else:
            taken = [_moved(hands, holder, seat, plan.card) for hands in some]
            rows = [
                _won(
                    layouts,
                    plan.order,
                    [_moved(hands, seat, holder, back) for hands in taken],
                    budget,
                )
                for back in plan.backs
            ]
        for place, won in zip(group, max(rows, key=sum), strict=True):
            found[place] = won
    return tuple(found)


def _moved(hands: tuple[int, ...], giver: Seat, taker: Seat, card: Card) -> tuple[int, ...]:
    """The hands after a card changed hands."""
    changed = list(hands)
    changed[giver] &= ~(1 << card.index)
    changed[taker] |= 1 << card.index
    return tuple(changed)


def _won(
    layouts: ReunionDeterminizations,
    order: CardOrder,
    hands: Sequence[tuple[int, ...]],
    budget: SearchBudget,
) -> tuple[bool, ...]:
    """By layout, whether the seat takes every trick with the cards as they lie."""
    tables = trick_counting(order, layouts.rules, layouts.seat)
    lock = locked(layouts.rules, layouts.deal.turn_up, 0)
    return tuple([clears(tables, held, layouts.seat, lock, budget) for held in hands])


def best_back(
    layouts: ReunionDeterminizations,
    drawn: Sequence[Determinization],
    legal: MayGive,
    budget: SearchBudget,
) -> tuple[Card, float]:
    """The card to give for the one received, and the success rate then.

    Among equals that of fewest points, then the lowest.
    """
    deal, rules = layouts.deal, layouts.rules
    won = {card: sum(row) for card, row in after_giving(layouts, drawn, legal, budget).items()}
    points, height = rules.points, deal.order.height
    card = max(won, key=lambda one: (won[one], -points(one, deal.order), -height(one)))
    return card, won[card] / max(1, len(drawn))


def after_giving(
    layouts: ReunionDeterminizations,
    drawn: Sequence[Determinization],
    legal: MayGive,
    budget: SearchBudget,
) -> dict[Card, tuple[bool, ...]]:
    """By card that might be given, whether every trick is taken then, in each layout."""

    def given(card: Card) -> list[tuple[int, ...]]:
        return [_moved(layout.hands, layouts.seat, legal.to, card) for layout in drawn]

    order = layouts.deal.order
    return {card: _won(layouts, order, given(card), budget) for card in legal.cards}


def by_look(turn: Turn, legal: MayAnnounce) -> StaubausPlan | None:
    """The plan after which no card of the hand should lose a trick; None where there is none."""
    pack = _pack(turn)
    for plan in plans(turn, legal):
        trumps = plan.order.trumps
        for back in plan.backs:
            hand = turn.deal.hand.plus(plan.card).minus(back)
            strong = len(hand & trumps) * 2 >= len((trumps & pack) - hand)
            if strong and not losers(hand, plan.order, pack, _CAUTIOUS):
                return plan
    return None


def back_by_look(turn: Turn) -> Card:
    """The card that is likeliest to lose a trick, of fewest points, the lowest."""
    order, hand, pack = turn.deal.order, turn.deal.hand, _pack(turn)

    def kept(card: Card) -> tuple[int, int, int]:
        lost = losers(hand.minus(card), order, pack)
        return lost, turn.rules.points(card, order), order.height(card)

    return min(turn.legal.cards, key=kept)


@lru_cache(maxsize=64)
def trick_counting(order: CardOrder, rules: Rules, caller: Seat) -> TrickTables:
    """The tables of a deal in which tricks alone count, one against two."""
    sides = Sides(tuple([0 if seat == caller else 1 for seat in range(ACTIVE)]))
    nothing = (0,) * CARDS
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
    layouts: ReunionDeterminizations,
    drawn: Sequence[Determinization],
    caller: Seat,
    cards: Sequence[Card],
    budget: SearchBudget,
) -> tuple[float, ...] | None:
    """By legal card, the share of layouts in which the caller takes every trick to come.

    None where there was no time.

    Args:
        layouts: where the layouts were drawn from.
        drawn: the layouts.
        caller: who called the Staubaus, and has taken every trick so far.
        cards: the legal cards.
        budget: the search budget.
    """
    allowance = budget.allowance()
    if allowance is None or not drawn:
        return None
    tables = trick_counting(layouts.deal.order, layouts.rules, caller)
    at = layouts.position(drawn[0])
    need = layouts.rules.hand_size - len(layouts.deal.taken)
    batch = [layouts.position(layout).hands for layout in drawn]
    found = solve_layouts(Query(tables, at, batch, caller, need, allowance))
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
