"""Staubaus bidding: which card to demand, whether to call, and which card to give for it.

The caller samples layouts of the hidden cards. In each the card demanded changes hands, a card
goes back, and a search with open cards tests whether every trick is taken. Without layouts the
hand alone is estimated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reunion_desktop.ai.ekart.all_tricks_search import clears, locked, losers, trick_counting
from reunion_desktop.ai.reunion.determinizations import ReunionDeterminizations
from reunion_desktop.ai.search_budget import SearchBudget
from reunion_desktop.ai.tricks.determinizations import Determinization
from reunion_desktop.engine.calls import Call
from reunion_desktop.engine.cards import Card, CardSet, Suit
from reunion_desktop.engine.legal import MayAnnounce
from reunion_desktop.engine.observe import DealObservation
from reunion_desktop.engine.rules import Rules
from reunion_desktop.engine.seats import Seat
from reunion_desktop.engine.tricks import CardOrder

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


@dataclass(frozen=True, slots=True)
class PlanValue:
    """The result of a plan."""

    plan: StaubausPlan
    share: float
    """Share of layouts in which every trick is taken."""


def plans(rules: Rules, deal: DealObservation, legal: MayAnnounce) -> Iterator[StaubausPlan]:
    """The plans for a hand: to demand the highest cards that it lacks."""
    pack = CardSet.of(rules.pack)
    away = deal.laid_away or CardSet()
    by_suit: dict[Suit | None, dict[Card, Call]] = {}
    for call in legal.calls:
        if call.card is not None:
            by_suit.setdefault(call.suit, {})[call.card] = call
    for suit, calls in by_suit.items():
        order = deal.order if suit is None else rules.order(suit)
        for card in _wanted(deal.hand, order, pack - away):
            if card in calls and losers(deal.hand.plus(card), order, pack - away) <= _RISKY:
                yield plan_of(calls[card], card, deal, order)


def plan_of(call: Call, card: Card, deal: DealObservation, order: CardOrder) -> StaubausPlan:
    """The plan of a call, with the cards that might go back for the one demanded."""
    return StaubausPlan(call, card, order, _backs(deal.hand.plus(card), card, order))


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
    worlds: ReunionDeterminizations,
    thought: Sequence[StaubausPlan],
    drawn: Sequence[Determinization],
    budget: SearchBudget,
) -> list[PlanValue]:
    """The success rate of each plan that is not dropped early."""
    kept = list(thought)
    found = [_hope(worlds, plan, drawn[:_GLANCE], budget) for plan in kept]
    kept = [hope.plan for hope in found if hope.share >= _HOPE]
    if len(drawn) <= _GLANCE or not kept:
        return found
    return [_hope(worlds, plan, drawn, budget) for plan in kept]


def _hope(
    worlds: ReunionDeterminizations,
    plan: StaubausPlan,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
) -> PlanValue:
    """The share of layouts in which a plan succeeds."""
    return PlanValue(plan, sum(successes(worlds, plan, drawn, budget)) / len(drawn))


def successes(
    worlds: ReunionDeterminizations,
    plan: StaubausPlan,
    drawn: Sequence[Determinization],
    budget: SearchBudget,
) -> tuple[bool, ...]:
    """By layout, whether a plan succeeds; the card given depends on who holds the card demanded."""
    by_holder: dict[Seat | None, list[int]] = {}
    for place, world in enumerate(drawn):
        by_holder.setdefault(_holder(world, plan.card), []).append(place)
    found = [False] * len(drawn)
    for holder, group in by_holder.items():
        backs = plan.backs if holder is not None else plan.backs[:1]
        rows = [
            [succeeds(worlds, plan, drawn[place], holder, back, budget) for place in group]
            for back in backs
        ]
        for place, won in zip(group, max(rows, key=sum), strict=True):
            found[place] = won
    return tuple(found)


def _holder(world: Determinization, card: Card) -> Seat | None:
    """The seat that holds a card; None where it lies among the discards."""
    places = enumerate(world.hands)
    return next((seat for seat, hand in places if hand >> card.index & 1), None)


def succeeds(
    worlds: ReunionDeterminizations,
    plan: StaubausPlan,
    world: Determinization,
    holder: Seat | None,
    back: Card,
    budget: SearchBudget,
) -> bool:
    """Tell whether a plan takes every trick in a layout."""
    hands = list(world.hands)
    if holder is not None:
        for giver, taker, card in (
            (holder, worlds.seat, plan.card),
            (worlds.seat, holder, back),
        ):
            hands[giver] &= ~(1 << card.index)
            hands[taker] |= 1 << card.index
    tables = trick_counting(plan.order, worlds.rules, worlds.seat)
    lock = locked(worlds.rules, worlds.deal.turn_up, 0)
    return clears(tables, tuple(hands), worlds.seat, lock, budget)


def best_back(
    worlds: ReunionDeterminizations,
    drawn: Sequence[Determinization],
    cards: CardSet,
    to: Seat,
    budget: SearchBudget,
) -> tuple[Card, float]:
    """The card to give for the one received, and the success rate then.

    Among equals that of fewest points, then the lowest.
    """
    deal, rules = worlds.deal, worlds.rules
    won = {card: sum(row) for card, row in after_giving(worlds, drawn, cards, to, budget).items()}
    card = max(won, key=lambda one: (won[one], *_cheap(rules, deal.order, one)))
    return card, won[card] / max(1, len(drawn))


def after_giving(
    worlds: ReunionDeterminizations,
    drawn: Sequence[Determinization],
    cards: CardSet,
    to: Seat,
    budget: SearchBudget,
) -> dict[Card, tuple[bool, ...]]:
    """By card that might be given, whether every trick is taken then, in each layout."""
    deal, rules = worlds.deal, worlds.rules
    tables = trick_counting(deal.order, rules, worlds.seat)
    lock = locked(rules, deal.turn_up, 0)

    def won(card: Card, world: Determinization) -> bool:
        hands = list(world.hands)
        hands[worlds.seat] &= ~(1 << card.index)
        hands[to] |= 1 << card.index
        return clears(tables, tuple(hands), worlds.seat, lock, budget)

    return {card: tuple([won(card, world) for world in drawn]) for card in cards}


def _cheap(rules: Rules, order: CardOrder, card: Card) -> tuple[int, int]:
    return -rules.points(card, order), -order.height(card)


def by_look(rules: Rules, deal: DealObservation, legal: MayAnnounce) -> StaubausPlan | None:
    """The plan after which no card of the hand should lose a trick; None where there is none."""
    pack = CardSet.of(rules.pack) - (deal.laid_away or CardSet())
    for plan in plans(rules, deal, legal):
        for back in plan.backs:
            hand = deal.hand.plus(plan.card).minus(back)
            trumps = plan.order.trumps
            strong = len(hand & trumps) * 2 >= len((trumps & pack) - hand)
            if strong and not losers(hand, plan.order, pack, _CAUTIOUS):
                return plan
    return None


def back_by_look(rules: Rules, deal: DealObservation, cards: CardSet) -> Card:
    """The card that is likeliest to lose a trick, of fewest points, the lowest."""
    pack = CardSet.of(rules.pack) - (deal.laid_away or CardSet())

    def kept(card: Card) -> tuple[int, int, int]:
        return losers(deal.hand.minus(card), deal.order, pack), *_plain(rules, deal.order, card)

    return min(cards, key=kept)


def _plain(rules: Rules, order: CardOrder, card: Card) -> tuple[int, int]:
    return rules.points(card, order), order.height(card)
